import { render, screen } from '@testing-library/react';
import { checkbox, file, files } from '../../schema/fields/field';
import { renderValue } from './views';

const plan = { id: 'a', version: 2, extension: 'pdf', publicHash: 'beef', name: 'Plan.pdf', size: 2_400_000 };

test('shows files as links with name and size', () => {
  const unnamed = { ...plan, id: 'b', name: null, size: null };
  render(<>{renderValue(files({ label: 'Dateien' }), [plan, unnamed], 'Europe/Vienna')}</>);
  const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Plan.pdf', '/upload/beef/a-2.pdf'],
    ['Datei PDF', '/upload/beef/b-2.pdf'],
  ]);
  screen.getByText('2,3 MB');
});

test('shows the name of a file whose address is not known', () => {
  expect(renderValue(file({ label: 'Plan' }), { id: 'a', name: 'Plan.pdf' }, 'Europe/Vienna')).toBe('Plan.pdf');
});

test('says whether a checkbox is checked', () => {
  const field = checkbox({ label: 'Aktiv' });
  expect([true, false].map(value => renderValue(field, value, 'Europe/Vienna'))).toEqual(['Ja', 'Nein']);
});
