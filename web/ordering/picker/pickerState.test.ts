import { inZone } from '../../../schema/rules/time/calendar';
import type { Slot } from '../../../schema/rules/time/slots';
import { initialTime, isAvailable, nextAvailableDate, slotsOn, slotTimes, applyStep, dateTitle, type PickerStep } from './pickerState';

const at = inZone('2026-11-20T10:02', 'Europe/Vienna');
const time = (text: string) => inZone(text, 'Europe/Vienna');
const slot = (from: string, to: string): Slot => ({ start: time(from).toMillis(), end: time(to).toMillis() });
const slots = [
  slot('2026-11-20T10:05', '2026-11-20T12:00'),
  slot('2026-11-20T14:00', '2026-11-20T18:00'),
  slot('2026-11-23T06:00', '2026-11-23T09:00'),
];
const stepFrom = (from: string, pickerStep: PickerStep, minuteGranularity = 5) =>
  applyStep(time(from), pickerStep, { minuteGranularity, availableSlots: slots }).toFormat('dd.MM. HH:mm');

test('starts at the given time, else at the start of today', () => {
  expect(initialTime(time('2026-11-23T08:00'), at).toISO()).toBe(time('2026-11-23T08:00').toISO());
  expect(initialTime(null, at).toISO()).toBe(time('2026-11-20T00:00').toISO());
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
  // Clocks go forward at 02:00 on 28 March 2027 and back at 03:00 on 31 October 2027.
  ['2027-03-28T01:30', { kind: 'hour', by: 1 }, '28.03. 03:30'],
  ['2027-03-28T03:00', { kind: 'minute', by: -1 }, '28.03. 01:55'],
  ['2027-03-27T08:30', { kind: 'day', date: '2027-03-28' }, '28.03. 08:30'],
  ['2027-10-31T01:30', { kind: 'hour', by: 1 }, '31.10. 02:30'],
  ['2027-10-30T08:30', { kind: 'day', date: '2027-10-31' }, '31.10. 08:30'],
])('steps from %s by %j to %s', (from, pickerStep, expected) => expect(stepFrom(from, pickerStep)).toBe(expected));

test('uses the given minute granularity', () => expect(stepFrom('2026-11-20T10:05', { kind: 'minute', by: 1 }, 15)).toBe('20.11. 10:20'));

test.each([
  ['2026-11-20T10:04', false],
  ['2026-11-20T10:05', true],
  ['2026-11-20T12:00:59', true],
  ['2026-11-20T12:01', false],
  ['2026-11-21T10:05', false],
])('tells whether %s is available: %p', (text, expected) => expect(isAvailable(time(text), slots)).toBe(expected));

test('accepts any time without slots', () => expect(isAvailable(time('2026-11-21T03:00'), null)).toBe(true));

test('returns the slots of a date and the next date with slots', () => {
  expect(slotsOn(time('2026-11-20T00:00'), slots).map(entry => slotTimes(entry, at))).toEqual([
    { from: '10:05', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ]);
  expect(slotsOn(time('2026-11-21T00:00'), slots)).toEqual([]);
  expect(nextAvailableDate(time('2026-11-21T00:00'), slots)).toBe('2026-11-23');
  expect(nextAvailableDate(time('2026-11-23T00:00'), slots)).toBeUndefined();
});

test('returns the weekday and date as title', () => expect(dateTitle(at)).toBe('Freitag, 20.11.2026'));
