import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { inZone } from '../../../schema/rules/time/calendar';
import { datesOf } from '../../../schema/rules/time/slots';
import { TimePicker } from './TimePicker';

const time = (text: string) => inZone(text, 'Europe/Vienna');
const at = time('2026-11-20T09:00');
const slot = (from: string, to: string) => ({ start: time(from).toMillis(), end: time(to).toMillis() });
const slots = [slot('2026-11-20T10:00', '2026-11-20T12:00'), slot('2026-11-23T06:00', '2026-11-23T09:00')];

// jsdom does not support modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

function renderPicker(props: Partial<ComponentProps<typeof TimePicker>> = {}) {
  const calls: [string, string | null][] = [];
  const record = (event: string) => (value: { toFormat: (format: string) => string } | null) => {
    calls.push([event, value && value.toFormat('dd.MM. HH:mm')]);
  };
  render(<TimePicker label="Termin" at={at} onUpdate={record('update')} onSave={record('save')} onCancel={record('cancel')} {...props} />);
  return { calls, user: userEvent.setup() };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('calls onUpdate for every step and onSave only when saved', async () => {
  const { calls, user } = renderPicker({ date: time('2026-11-20T10:05') });
  await user.click(button('Stunde später'));
  await user.click(button('5 Minuten früher'));
  await user.click(button('Speichern'));
  expect(calls).toEqual([
    ['update', '20.11. 11:05'],
    ['update', '20.11. 11:00'],
    ['save', '20.11. 11:00'],
  ]);
});

test('cancels with the previous time and saves null when cleared', async () => {
  const { calls, user } = renderPicker({ date: time('2026-11-20T10:05') });
  await user.click(button('Stunde später'));
  await user.click(screen.getAllByRole('button', { name: 'Abbrechen' })[1]!);
  await user.click(button('Keine Angabe'));
  expect(calls.slice(1)).toEqual([
    ['cancel', '20.11. 10:05'],
    ['save', null],
  ]);
});

test('starts today at midnight without a date', () => {
  renderPicker();
  expect(screen.getByRole('heading').textContent).toBe('Termin Freitag, 20.11.2026');
  expect(screen.getByRole('spinbutton', { name: 'Stunde' }).textContent).toBe('00');
});

test('rejects a time outside the slots until a slot is selected', async () => {
  const { calls, user } = renderPicker({ availableSlots: slots });
  expect((button('Speichern') as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Verfügbare Zeiten:');
  await user.click(button('12:00 Uhr'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('Speichern'));
  expect(calls.at(-1)).toEqual(['save', '20.11. 12:00']);
});

test('shows a warning on a date without slots and suggests the next date', async () => {
  const { calls, user } = renderPicker({ availableSlots: slots, date: time('2026-11-21T10:00') });
  expect(screen.getByRole('alert').textContent).toBe('Zum ausgewählten Tag sind keine Termine verfügbar.');
  await user.click(button('Montag, 23.11.'));
  expect(calls.at(-1)).toEqual(['update', '23.11. 06:00']);
});

test('disables past dates and dates without slots, and moves by arrow keys', async () => {
  const { calls, user } = renderPicker({
    availableSlots: slots,
    dates: datesOf(slots, at),
    proposal: time('2026-11-20T10:00'),
    focus: 'date',
  });
  expect(document.activeElement).toBe(button('20. November 2026, Heute'));
  await user.keyboard('{ArrowRight}{Enter}'); // Saturday has no slot.
  expect(document.activeElement).toBe(button('21. November 2026, nicht verfügbar'));
  expect(calls).toEqual([]);
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(calls).toEqual([['update', '23.11. 06:00']]);
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('23');
});

test('changes the time by arrow keys and saves on Enter', async () => {
  const { calls, user } = renderPicker({ availableSlots: slots, date: time('2026-11-20T10:00') });
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Stunde' }));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(calls.at(-1)).toEqual(['save', '20.11. 11:00']);
});

test('cancels on a press outside, not inside', () => {
  const { calls } = renderPicker({ date: time('2026-11-20T10:05') });
  fireEvent.mouseDown(screen.getByRole('spinbutton', { name: 'Stunde' }));
  expect(calls).toEqual([]);
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(calls).toEqual([['cancel', '20.11. 10:05']]);
});
