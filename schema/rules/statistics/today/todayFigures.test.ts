import { DateTime } from 'luxon';
import { comparedDays, todayFigures, todayHours, type HourRow } from './todayFigures';

const row = (day: string, hour: number, change: Partial<HourRow> = {}): HourRow => ({
  ...{ day, hour, isSoFar: hour < 10, orders: 1, canceled: 0, gross: 5 },
  ...change,
});
const inVienna = (time: string) => DateTime.fromISO(time, { zone: 'Europe/Vienna' });
const at = inVienna('2026-11-16T10:00');
const [today, lastWeek, twoWeeksAgo, threeWeeksAgo] = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26'] as const;

test('compares with the same weekday of the four weeks before, also over the end of a year', () => {
  expect(comparedDays(at)).toEqual(['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19']);
  expect(comparedDays(inVienna('2027-01-04T00:00'))[1]).toBe('2026-12-28');
});

test('sums up today as a whole, and the days before until the same time of day', () => {
  const rows = [
    row(today, 8, { orders: 2, canceled: 1, gross: 11.1 }),
    row(today, 9, { gross: 20.2 }),
    row(lastWeek, 8, { orders: 3, gross: 30 }),
    row(lastWeek, 14, { orders: 9, gross: 90 }),
    row(twoWeeksAgo, 9, { orders: 2, gross: 10 }),
  ];
  expect(todayFigures(rows, at)).toEqual({
    date: today,
    at: at.toJSDate(),
    orders: 3,
    gross: 31.3,
    canceled: 1,
    ordersBefore: 3,
    grossBefore: 30,
    usualOrders: 2.5,
    usualGross: 20,
    usualDays: 2,
  });
});

test('does not count days without orders as usual, and knows no usual figures without any day', () => {
  const rows = [row(lastWeek, 8, { orders: 4 }), row(twoWeeksAgo, 8, { orders: 0, canceled: 0, gross: 0 }), row(threeWeeksAgo, 14)];
  expect(todayFigures(rows, at)).toMatchObject({ usualDays: 2, usualOrders: 2, ordersBefore: 4 });
  expect(todayFigures([], at)).toMatchObject({
    orders: 0,
    gross: 0,
    ordersBefore: 0,
    usualDays: 0,
    usualOrders: null,
    usualGross: null,
  });
});

test('returns all hours of the day, the usual ones also after the present time', () => {
  const { total, items } = todayHours(
    [row(today, 8), row(lastWeek, 14, { orders: 4, gross: 10 }), row(twoWeeksAgo, 14, { gross: 5.5 })],
    at,
  );
  expect([total, items.length]).toEqual([5, 24]);
  expect(items[8]).toEqual({ hour: 8, orders: 1, gross: 5, usualOrders: 0, usualGross: 0 });
  expect(items[14]).toEqual({ hour: 14, orders: 0, gross: 0, usualOrders: 2.5, usualGross: 7.75 });
});
