import { moneyText } from '../../pricing/money';
import { todayStatement, usualText } from './todayText';

const friday = '2026-11-20';

test.each([
  [112, 100, 'Der Umsatz liegt um 12 % über einem üblichen Freitag um diese Zeit.'],
  [75, 100, 'Der Umsatz liegt um 25 % unter einem üblichen Freitag um diese Zeit.'],
  [100.2, 100, 'Der Umsatz ist wie an einem üblichen Freitag um diese Zeit.'],
  [10, 0, 'Der Umsatz beträgt bisher 10,00 €.'],
  [10, null, 'Der Umsatz beträgt bisher 10,00 €.'],
])('states how %d compares with the usual %p', (value, usual, text) => {
  const statement = todayStatement({ subject: 'Der Umsatz', value, usual, day: friday, toText: moneyText });
  expect(statement.replaceAll('\u00A0', ' ')).toBe(text);
});

test.each([
  [4, 'Üblich ist der Durchschnitt der letzten 4 Freitage mit Bestellungen.'],
  [1, 'Üblich ist, was am letzten Freitag mit Bestellungen war.'],
  [0, 'In den letzten vier Wochen gab es an keinem Freitag Bestellungen. Deshalb fehlt der Vergleich.'],
])('says what usual means with %i days', (days, text) => expect(usualText(friday, days)).toBe(text));
