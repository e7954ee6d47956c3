import { inZone } from '../../../schema/rules/time/calendar';
import { greetingText, lastWeekText, openOrdersText, previousWeekText } from './dashboardText';

const inVienna = (time: string) => inZone(new Date(time), 'Europe/Vienna');

test.each([
  ['2026-11-20T03:00:00Z', 'Guten Morgen, Mira.'],
  ['2026-11-20T10:00:00Z', 'Guten Tag, Mira.'],
  ['2026-11-20T17:00:00Z', 'Guten Abend, Mira.'],
  ['2026-11-20T23:30:00Z', 'Guten Abend, Mira.'],
])('greets at %s', (time, text) => expect(greetingText(inVienna(time), 'Mira')).toBe(text));

test('greets a user without a name', () => expect(greetingText(inVienna('2026-11-20T10:00:00Z'), '')).toBe('Guten Tag.'));

test.each([
  [0, 0, 'Gerade ist keine Bestellung offen.'],
  [1, 0, 'Eine Bestellung ist offen, sie ist beantwortet.'],
  [1, 1, 'Eine Bestellung ist offen, sie wartet auf Antwort.'],
  [7, 1, '7 Bestellungen sind offen, eine davon wartet auf Antwort.'],
  [7, 2, '7 Bestellungen sind offen, 2 davon warten auf Antwort.'],
  [600, 600, '600 Bestellungen sind offen, alle warten auf Antwort.'],
])('says that of %i open orders %i wait', (open, waiting, text) => expect(openOrdersText(open, waiting)).toBe(text));

test.each([
  [12, 10, '20 % mehr als letzten Freitag um 10:42 Uhr'],
  [5, 10, '50 % weniger als letzten Freitag um 10:42 Uhr'],
  [10, 10, 'wie letzten Freitag um 10:42 Uhr'],
  [10, 0, 'letzten Freitag um 10:42 Uhr: 0'],
])('compares %i with %i a week before', (value, before, text) =>
  expect(lastWeekText({ value, before, at: inVienna('2026-11-20T09:42:00Z'), toText: String }).replaceAll('\u00A0', ' ')).toBe(text),
);

test.each([
  [12, 10, '20 % mehr als in den 7 Tagen davor'],
  [10, 10, 'wie in den 7 Tagen davor'],
  [10, 0, 'in den 7 Tagen davor: 0'],
])('compares %i with %i of the seven days before', (value, before, text) =>
  expect(previousWeekText(value, before, String).replaceAll('\u00A0', ' ')).toBe(text),
);
