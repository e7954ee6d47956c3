import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { inZone } from '../../../schema/rules/time/calendar';
import { datesOf } from '../../../schema/rules/time/slots';
import { TimePicker } from './TimePicker';

const moment = (text: string) => inZone(text, 'Europe/Vienna');
const at = moment('2026-11-20T09:00');
const slot = (from: string, to: string) => ({ start: moment(from).toMillis(), end: moment(to).toMillis() });
const slots = [slot('2026-11-20T10:00', '2026-11-20T12:00'), slot('2026-11-23T06:00', '2026-11-23T09:00')];

// jsdom knows no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

function open(own: Partial<ComponentProps<typeof TimePicker>> = {}) {
  const told: [string, string | null][] = [];
  const tell = (event: string) => (value: { toFormat: (format: string) => string } | null) => {
    told.push([event, value && value.toFormat('dd.MM. HH:mm')]);
  };
  render(<TimePicker label="Termin" at={at} onUpdate={tell('update')} onSave={tell('save')} onCancel={tell('cancel')} {...own} />);
  return { told, user: userEvent.setup() };
}
const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('every step is told, and nothing is chosen before it is saved', async () => {
  const { told, user } = open({ date: moment('2026-11-20T10:05') });
  await user.click(press('Stunde später'));
  await user.click(press('5 Minuten früher'));
  await user.click(press('Speichern'));
  expect(told).toEqual([
    ['update', '20.11. 11:05'],
    ['update', '20.11. 11:00'],
    ['save', '20.11. 11:00'],
  ]);
});

test('cancelling tells what was chosen before, unsetting tells nothing at all', async () => {
  const { told, user } = open({ date: moment('2026-11-20T10:05') });
  await user.click(press('Stunde später'));
  await user.click(screen.getAllByRole('button', { name: 'Abbrechen' })[1]!);
  await user.click(press('Keine Angabe'));
  expect(told.slice(1)).toEqual([
    ['cancel', '20.11. 10:05'],
    ['save', null],
  ]);
});

test('without a date it begins with today, at midnight', () => {
  open();
  expect(screen.getByRole('heading').textContent).toBe('Termin Freitag, 20.11.2026');
  expect(screen.getByRole('spinbutton', { name: 'Stunde' }).textContent).toBe('00');
});

test('a time outside the slots cannot be saved; a slot leads back', async () => {
  const { told, user } = open({ availableDates: slots });
  expect((press('Speichern') as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Verfügbare Zeiten:');
  await user.click(press('12:00 Uhr'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(press('Speichern'));
  expect(told.at(-1)).toEqual(['save', '20.11. 12:00']);
});

test('a day without slots says so and names the next that has some', async () => {
  const { told, user } = open({ availableDates: slots, date: moment('2026-11-21T10:00') });
  expect(screen.getByRole('alert').textContent).toBe('Zum ausgewählten Tag sind keine Termine verfügbar.');
  await user.click(press('Montag, 23.11.'));
  expect(told.at(-1)).toEqual(['update', '23.11. 06:00']);
});

test('days without a slot and days gone by are closed; the keys lead from day to day', async () => {
  const { told, user } = open({ availableDates: slots, dates: datesOf(slots, at), proposal: moment('2026-11-20T10:00'), focus: 'day' });
  expect(document.activeElement).toBe(press('20. November 2026, Heute'));
  await user.keyboard('{ArrowRight}{Enter}'); // Saturday has none
  expect(document.activeElement).toBe(press('21. November 2026, nicht verfügbar'));
  expect(told).toEqual([]);
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(told).toEqual([['update', '23.11. 06:00']]);
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('23');
});

test('arrows turn the clock, Enter saves', async () => {
  const { told, user } = open({ availableDates: slots, date: moment('2026-11-20T10:00') });
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Stunde' }));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(told.at(-1)).toEqual(['save', '20.11. 11:00']);
});

test('a press beside the picker cancels, one inside it does not', () => {
  const { told } = open({ date: moment('2026-11-20T10:05') });
  fireEvent.mouseDown(screen.getByRole('spinbutton', { name: 'Stunde' }));
  expect(told).toEqual([]);
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(told).toEqual([['cancel', '20.11. 10:05']]);
});
