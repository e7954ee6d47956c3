import { screen } from '@testing-library/react';
import { writeStorage } from '../../app/storage/browserStorage';
import { openOffice, session } from '../testing/office';

const branches = ['Linz', 'Wels'].map(name => ({ __typename: 'Branch', id: name.toLowerCase(), name }));
const order = (id: string, status: string, branch: number) => ({
  ...{ __typename: 'Order', id, event: 1, status, createdAt: '2026-11-16T08:00:00Z', dueAt: null, startedAt: null, prioritizedAt: null },
  ...{ items: [], itemChanges: [], doneItems: [], counterAppointments: [], branch: branches[branch] },
});

test('counts on the dashboard, in the title and in the bar the orders of the branch that the device shows, and says so', async () => {
  writeStorage('local', 'orders.branch', ['linz']);
  const { data } = session('ROLE_MANAGER');
  const ordersCurrent = [
    order('1', 'WAITING_FOR_CONFIRMATION', 0),
    order('2', 'CONFIRMED', 0),
    ...['3', '4', '5'].map(id => order(id, 'WAITING_FOR_CONFIRMATION', 1)),
  ];
  openOffice('/dashboard', { Session: { data: { ...data, me: { ...data.me, branches } } }, OrdersCurrent: { data: { ordersCurrent } } });
  await screen.findByText(/^Linz: 2 Bestellungen sind offen, eine davon wartet auf Antwort\.$/);
  const tiles = screen.getByRole('region', { name: 'Offene Bestellungen in Linz' });
  expect(tiles.textContent).toMatch(/^Neu1In Zubereitung1/);
  expect(document.title).toBe('(1) Übersicht – Backoffice');
  screen.getByText('1 Bestellung wartet auf Antwort, 3 in anderen Filialen');
  localStorage.clear();
});
