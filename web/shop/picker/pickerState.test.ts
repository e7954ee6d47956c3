import { inZone } from '../../../schema/rules/time/calendar';
import type { Slot } from '../../../schema/rules/time/slots';
import { firstMoment, isAvailable, nextFreeDate, slotsOn, slotTimes, step, titleOf, type PickerStep } from './pickerState';

const at = inZone('2026-11-20T10:02', 'Europe/Vienna');
const moment = (text: string) => inZone(text, 'Europe/Vienna');
const slot = (from: string, to: string): Slot => ({ start: moment(from).toMillis(), end: moment(to).toMillis() });
const slots = [
  slot('2026-11-20T10:05', '2026-11-20T12:00'),
  slot('2026-11-20T14:00', '2026-11-20T18:00'),
  slot('2026-11-23T06:00', '2026-11-23T09:00'),
];
const go = (from: string, taken: PickerStep, minuteGranularity = 5) =>
  step(moment(from), taken, { minuteGranularity, availableDates: slots }).toFormat('dd.MM. HH:mm');

test('the picker begins at the time given, else at the start of today', () => {
  expect(firstMoment(moment('2026-11-23T08:00'), at).toISO()).toBe(moment('2026-11-23T08:00').toISO());
  expect(firstMoment(null, at).toISO()).toBe(moment('2026-11-20T00:00').toISO());
});

test.each<[string, PickerStep, string]>([
  ['2026-11-20T10:05', { kind: 'hour', by: 1 }, '20.11. 11:05'],
  ['2026-11-20T10:05', { kind: 'hour', by: -1 }, '20.11. 09:05'],
  ['2026-11-20T23:30', { kind: 'hour', by: 1 }, '21.11. 00:30'],
  ['2026-11-20T10:05', { kind: 'minute', by: 1 }, '20.11. 10:10'],
  ['2026-11-20T10:00', { kind: 'minute', by: -1 }, '20.11. 09:55'],
  ['2026-11-20T10:05', { kind: 'choose', at: slots[1]!.end }, '20.11. 18:00'],
  ['2026-11-20T08:30', { kind: 'day', date: '2026-11-23' }, '23.11. 08:30'],
  ['2026-11-20T17:00', { kind: 'day', date: '2026-11-23' }, '23.11. 06:00'],
  ['2026-11-20T17:00', { kind: 'day', date: '2026-11-22' }, '22.11. 17:00'],
  // The clocks go forward at 02:00 on 28 March 2027, and back at 03:00 on 31 October.
  ['2027-03-28T01:30', { kind: 'hour', by: 1 }, '28.03. 03:30'],
  ['2027-03-28T03:00', { kind: 'minute', by: -1 }, '28.03. 01:55'],
  ['2027-03-27T08:30', { kind: 'day', date: '2027-03-28' }, '28.03. 08:30'],
  ['2027-10-31T01:30', { kind: 'hour', by: 1 }, '31.10. 02:30'],
  ['2027-10-30T08:30', { kind: 'day', date: '2027-10-31' }, '31.10. 08:30'],
])('from %s, %j leads to %s', (from, taken, to) => expect(go(from, taken)).toBe(to));

test('the step of the minutes can be another', () => expect(go('2026-11-20T10:05', { kind: 'minute', by: 1 }, 15)).toBe('20.11. 10:20'));

test.each([
  ['2026-11-20T10:04', false],
  ['2026-11-20T10:05', true],
  ['2026-11-20T12:00:59', true],
  ['2026-11-20T12:01', false],
  ['2026-11-21T10:05', false],
])('%s can be chosen: %p', (text, expected) => expect(isAvailable(moment(text), slots)).toBe(expected));

test('without slots any time will do', () => expect(isAvailable(moment('2026-11-21T03:00'), null)).toBe(true));

test('a day shows its own slots, or the next one that has any', () => {
  expect(slotsOn(moment('2026-11-20T00:00'), slots).map(one => slotTimes(one, at))).toEqual([
    { from: '10:05', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ]);
  expect(slotsOn(moment('2026-11-21T00:00'), slots)).toEqual([]);
  expect(nextFreeDate(moment('2026-11-21T00:00'), slots)).toBe('2026-11-23');
  expect(nextFreeDate(moment('2026-11-23T00:00'), slots)).toBeUndefined();
});

test('the title names the day', () => expect(titleOf(at)).toBe('Freitag, 20.11.2026'));
