import fc from 'fast-check';
import { dayOfDate } from '../../time/calendar';
import { createForecast, dayKindOf, errorStatement, minDays, sameWeekdays } from './forecast';

test('looks back at the same weekdays of 16 weeks, newest first, across a change of the clock and a year', () => {
  const days = sameWeekdays('2027-01-05');
  expect([days.length, days[0], days[1], days[15]]).toEqual([16, '2026-12-29', '2026-12-22', '2026-09-15']);
  expect(new Set(days.map(day => dayOfDate(day) % 7)).size).toBe(1);
});

const rule = (type: 'monday' | 'once', isClosed = false, date: string | null = null) => ({
  type,
  date,
  isClosed,
  from: '06:00',
  to: '12:00',
});
const monday = [rule('monday')];
const kindOf = (openingHours: ReturnType<typeof rule>[], date: string, holidayCountry: string | null = 'AT') =>
  dayKindOf({ openingHours, holidayCountry }, date);

test.each([
  ['a usual day', monday, '2026-11-16', 'usual'],
  ['a weekday without opening hours', monday, '2026-11-17', 'closed'],
  ['a public holiday', monday, '2026-10-26', 'holiday'],
  ['a date that is closed', [...monday, { ...rule('once', true, '2026-11-16'), from: '00:00', to: '24:00' }], '2026-11-16', 'closed'],
  ['a date with its own hours', [...monday, rule('once', false, '2026-11-16')], '2026-11-16', 'ownHours'],
  ['a branch that has no opening hours', [], '2026-11-16', 'usual'],
])('knows %s', (_, openingHours, date, kind) => expect(kindOf(openingHours, date)).toBe(kind));

test('leaves public holidays of other countries in', () => {
  expect([kindOf(monday, '2026-10-26', 'DE'), kindOf(monday, '2026-10-26', null)]).toEqual(['usual', 'usual']);
});

test.each([
  [[], { amount: null, error: null, days: 0 }],
  [[10, 20, 30], { amount: null, error: null, days: 0 }],
  [[10, 20, 30, 40], { amount: 25, error: null, days: 4 }],
  [[10, 500, 30, 20, 40], { amount: 30, error: 25, days: 5 }],
  [[0, 0, 8, 8, 8, 8], { amount: 8, error: 8, days: 6 }],
  [[8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0], { amount: 8, error: 0, days: 5 }],
  [[0, 0, 0, 0, 0], { amount: null, error: null, days: 0 }],
  [Array.from({ length: 16 }, (_, index) => index + 1), { amount: 4.5, error: 4.5, days: 8 }],
  [[0.1, 0.2, 0.1, 0.2], { amount: 0.15, error: null, days: 4 }],
])('forecasts from %j', (amounts, forecast) => expect(createForecast(amounts)).toEqual(forecast));

const amounts = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 16 });

test('forecasts an amount between the smallest and the largest of the newest eight days', () => {
  fc.assert(
    fc.property(amounts, values => {
      const { amount, days } = createForecast(values);
      if (amount === null) return expect(values.findLastIndex(value => value > 0) + 1).toBeLessThan(minDays);
      const used = values.slice(0, days);
      expect(amount).toBeGreaterThanOrEqual(Math.min(...used));
      expect(amount).toBeLessThanOrEqual(Math.max(...used));
    }),
  );
});

test('forecasts steady sales without an error, and grows with the amounts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 5, max: 16 }), (value, length) => {
      expect(createForecast(Array.from({ length }, () => value))).toEqual({ amount: value, error: 0, days: Math.min(length, 8) });
    }),
  );
  fc.assert(
    fc.property(amounts, fc.integer({ min: 2, max: 9 }), (values, factor) => {
      const [one, many] = [createForecast(values), createForecast(values.map(value => value * factor))];
      expect(many.amount).toBe(one.amount === null ? null : one.amount * factor);
      expect(many.error === null).toBe(one.error === null);
      if (one.error !== null) expect(many.error).toBeCloseTo(one.error * factor, 1);
    }),
  );
});

test('is not changed by one exceptional day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 7 }), (value, position) => {
      const values = Array.from({ length: 8 }, () => value).with(position, 100_000);
      expect(createForecast(values).amount).toBe(value);
    }),
  );
});

test.each([
  [[], 'Zu wenig Bestellungen für eine Prognose.'],
  [[{ forecast: null, error: null }], 'Zu wenig Bestellungen für eine Prognose.'],
  [[{ forecast: 5, error: null }], 'Wie genau die Prognose ist, zeigt sich erst nach weiteren Wochen.'],
  [
    [
      { forecast: 5, error: 2 },
      { forecast: 9, error: 4 },
      { forecast: 1, error: null },
    ],
    'Zuletzt lag die Prognose im Schnitt um 3 Stück je Produkt daneben.',
  ],
])('states the error of %j', (items, text) => expect(errorStatement(items)).toBe(text));
