import { dateText, dayText, momentText, spokenMoment, timeText } from './dateText';
import { inZone } from './calendar';
import { vienna } from '../../testing/hours';

const at = vienna('2026-11-20T23:59');

test('a date and a time', () => {
  expect(dateText(vienna('2026-01-05T06:07'))).toBe('05.01.2026');
  expect(timeText(vienna('2026-01-05T06:07'))).toBe('06:07');
});

test.each([
  ['2026-11-20T00:00', 'Heute, 20.11.2026'],
  ['2026-11-21T00:00', 'Morgen, 21.11.2026'],
  ['2026-11-22T00:00', '22.11.2026'],
  ['2026-11-19T23:59', '19.11.2026'],
])('the day of %s reads %s', (moment, expected) => expect(dayText(vienna(moment), at)).toBe(expected));

test('tomorrow is tomorrow on the day of 25 hours', () =>
  expect(dayText(vienna('2026-10-26T00:00'), vienna('2026-10-25T00:00'))).toBe('Morgen, 26.10.2026'));

test('a moment is read on the clock of the shop', () => {
  expect(momentText(inZone('2026-11-20T22:59:00Z', 'America/Los_Angeles'), at)).toBe('Heute, 23:59 Uhr');
  expect(momentText(vienna('2026-11-23T08:00'), at)).toBe('23.11.2026, 08:00 Uhr');
});

test.each([
  ['2026-11-20T10:15', 'heute um 10:15 Uhr'],
  ['2026-11-21T08:00', 'morgen um 08:00 Uhr'],
  ['2026-11-23T08:00', 'am 23.11.2026 um 08:00 Uhr'],
])('%s within a sentence', (moment, expected) => expect(spokenMoment(vienna(moment), at)).toBe(expected));
