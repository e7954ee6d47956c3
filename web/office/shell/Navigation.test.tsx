import { screen, within } from '@testing-library/react';
import type { Role } from '../../../schema/access/roles';
import { openOffice, session } from '../testing/office';

const linkTexts = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test.each<[Role, string[], string[]]>([
  [
    'ROLE_ADMIN',
    [
      'Übersicht',
      'Bestellungen',
      'Sortiment',
      'Standorte',
      'Website',
      'Team & Zeit',
      'Digital Signage',
      'Kundschaft',
      'Statistik',
      'System',
    ],
    ['Organisationen', 'Filialen', 'Abteilungen', 'Tische', 'Geräte', 'Druckaufträge'],
  ],
  [
    'ROLE_EDITOR',
    ['Übersicht', 'Sortiment', 'Standorte', 'Website', 'Team & Zeit', 'Digital Signage', 'Kundschaft', 'Statistik'],
    ['Organisationen', 'Filialen', 'Tische'],
  ],
])('renders the areas of %s and the entries of the current area', async (role, areas, entries) => {
  openOffice('/tables', { Session: session(role) });
  await screen.findByRole('navigation', { name: 'Standorte' });
  expect(linkTexts('Bereiche')).toEqual([...areas, 'Profil', 'Abmelden']);
  expect(linkTexts('Standorte')).toEqual(entries);
});

test.each([
  [0, 'System'],
  [1, 'System1 offenes Zahlungsproblem'],
  [12, 'System12 offene Zahlungsprobleme'],
])('shows %i payment problems on every page', async (total, text) => {
  const page = { __typename: 'PaymentProblemList', total };
  openOffice('/tables', { Session: session('ROLE_ADMIN'), UnresolvedPaymentProblems: { data: { paymentProblems: page } } });
  await screen.findByText((_, element) => element?.tagName === 'A' && element.textContent === text);
});
