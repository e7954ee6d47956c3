import { dateText, dayText, relativeDateTimeText, relativeTimesText, timesSpeechText, timeText } from './dateText';
import { inZone } from './calendar';
import { inVienna } from '../../testing/hours';

const at = inVienna('2026-11-20T23:59');

test('formats a date and a time', () => {
  expect(dateText(inVienna('2026-01-05T06:07'))).toBe('05.01.2026');
  expect(timeText(inVienna('2026-01-05T06:07'))).toBe('06:07');
});

test.each([
  ['2026-11-20T00:00', 'Heute, 20.11.2026'],
  ['2026-11-21T00:00', 'Morgen, 21.11.2026'],
  ['2026-11-22T00:00', '22.11.2026'],
  ['2026-11-19T23:59', '19.11.2026'],
])('formats the day of %s as %s', (instant, expected) => expect(dayText(inVienna(instant), at)).toBe(expected));

test('recognizes tomorrow on the day with 25 hours', () =>
  expect(dayText(inVienna('2026-10-26T00:00'), inVienna('2026-10-25T00:00'))).toBe('Morgen, 26.10.2026'));

test("formats an instant in the shop's time zone", () => {
  expect(relativeDateTimeText(inZone('2026-11-20T22:59:00Z', 'America/Los_Angeles'), at)).toBe('Heute, 23:59 Uhr');
  expect(relativeDateTimeText(inVienna('2026-11-23T08:00'), at)).toBe('23.11.2026, 08:00 Uhr');
});

test.each([
  ['2026-11-20T10:15', 'heute um 10:15 Uhr'],
  ['2026-11-21T08:00', 'morgen um 08:00 Uhr'],
  ['2026-11-23T08:00', 'am 23.11.2026 um 08:00 Uhr'],
])('formats %s for a sentence', (instant, expected) => expect(timesSpeechText([inVienna(instant)], at)).toBe(expected));

test.each([
  [['2026-11-20T10:30'], 'Heute, 10:30 Uhr'],
  [['2026-11-20T10:30', '2026-11-20T11:00'], 'Heute, 10:30 oder 11:00 Uhr'],
  [['2026-11-21T10:30', '2026-11-21T11:00', '2026-11-21T11:30'], 'Morgen, 10:30, 11:00 oder 11:30 Uhr'],
  [['2026-11-20T10:30', '2026-11-21T08:00'], 'Heute, 10:30 Uhr oder Morgen, 08:00 Uhr'],
  [['2026-11-20T10:30', '2026-11-21T08:00', '2026-11-20T11:00'], 'Heute, 10:30 oder 11:00 Uhr oder Morgen, 08:00 Uhr'],
])('names each day of %j once', (times, text) => expect(relativeTimesText(times.map(inVienna), inVienna('2026-11-20T08:00'))).toBe(text));

test.each([
  [['2026-11-20T10:30', '2026-11-20T11:00'], 'heute um 10:30 oder 11:00 Uhr'],
  [['2026-11-23T10:30', '2026-11-23T11:00', '2026-11-23T11:30'], 'am 23.11.2026 um 10:30, 11:00 oder 11:30 Uhr'],
  [['2026-11-20T10:30', '2026-11-21T08:00'], 'heute um 10:30 Uhr oder morgen um 08:00 Uhr'],
  [['2026-11-20T10:30', '2026-11-20T11:00', '2026-11-21T08:00'], 'heute um 10:30 oder 11:00 Uhr oder morgen um 08:00 Uhr'],
  [[], ''],
])('asks about %j in a sentence', (times, text) => expect(timesSpeechText(times.map(inVienna), inVienna('2026-11-20T08:00'))).toBe(text));
