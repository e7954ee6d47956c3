import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { color, tabs, text, type RecordOf } from '../../schema/fields/field';
import { validate } from '../../schema/fields/validation/validate';
import { RecordForm } from './RecordForm';

// What a block or a collection of another developer would define.
const teaser = tabs({
  name: 'Teaser',
  label: 'Anreißer',
  required: true,
  tabs: {
    'Inhalt und Ziel': { title: text({ label: 'Titel', required: true }), link: text({ label: 'Link' }) },
    Aussehen: { color: color({ label: 'Farbe', required: true }) },
  },
});
const fields = { teaser };

test('is a group: its value does not know the tabs', () => {
  const value: RecordOf<typeof fields>['teaser'] = { title: 'Brot', link: null, color: '#1e4b38' };
  expect(validate(fields, { teaser: value })).toEqual([]);
  expect(validate(fields, { teaser: { title: 'Brot' } })).toEqual([{ path: ['teaser', 'color'], rule: 'required' }]);
  expect(validate(fields, { teaser: { Aussehen: {} } }).map(({ rule }) => rule)).toContain('unknownField');
});

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('shows one tab at a time, and saves the fields of all', async () => {
  const user = userEvent.setup();
  const save = jest.fn();
  render(<RecordForm fields={fields} onSave={save} />);
  expect(screen.queryByRole('textbox', { name: 'Farbe' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Titel' }), 'Brot');
  screen.getByRole('tab', { name: 'Inhalt und Ziel' }).focus();
  await user.keyboard('{ArrowRight}');
  expect([selected(), screen.queryByRole('textbox', { name: 'Titel' })]).toEqual(['Aussehen', null]);
  screen.getByRole('tabpanel', { name: 'Aussehen' });
  await user.type(screen.getByRole('textbox', { name: 'Farbe' }), '#1e4b38');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(save).toHaveBeenCalledWith({ teaser: { title: 'Brot', color: '#1e4b38' } });
});

test('opens the tab of an error, also a second time', async () => {
  const user = userEvent.setup();
  render(<RecordForm fields={fields} record={{ teaser: { title: 'Brot', link: null, color: 'rot' } }} onSave={() => {}} />);
  const saveInOtherTab = async (): Promise<void> => {
    await user.click(screen.getByRole('tab', { name: 'Inhalt und Ziel' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Farbe' })));
    expect(selected()).toBe('Aussehen1 Angabe prüfen');
  };
  await saveInOtherTab();
  await saveInOtherTab();
});
