import { busyHours, clockText, dayCurve } from './dayCurve';

const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, orders: 0, gross: 0, usualOrders: 0, usualGross: 0 }));
const withHours = (changes: Readonly<Record<number, object>>) => hours.map(item => ({ ...item, ...changes[item.hour] }));

test('keeps the hours from the first to the last with orders, of today or of a usual day', () => {
  const busy = busyHours(withHours({ 7: { usualOrders: 0.5 }, 9: { orders: 2 }, 10: { orders: 1 } }));
  expect(busy.map(({ hour }) => hour)).toEqual([7, 8, 9, 10]);
  expect(busyHours(hours)).toEqual([]);
  expect(busyHours(withHours({ 0: { orders: 1 }, 23: { orders: 1 } }))).toHaveLength(24);
});

test('sums up until the present time, and a usual day until its end', () => {
  const busy = busyHours(withHours({ 7: { orders: 1, gross: 10, usualOrders: 1, usualGross: 4 }, 9: { usualOrders: 1, usualGross: 6 } }));
  expect(dayCurve(busy, { time: 8.5, gross: 15, usualGross: 5 })).toEqual([
    { time: 7, value: 0, usual: 0 },
    { time: 8, value: 10, usual: 4 },
    { time: 8.5, value: 15, usual: 5 },
    { time: 9, value: null, usual: 4 },
    { time: 10, value: null, usual: 10 },
  ]);
});

test('leaves out the usual curve without days to compare, and the present before the first order', () => {
  const busy = busyHours(withHours({ 7: { orders: 1, gross: 10 } })).map(hour => ({ ...hour, usualGross: null }));
  expect(dayCurve(busy, { time: 8, gross: 10, usualGross: null })).toEqual([
    { time: 7, value: 0, usual: null },
    { time: 8, value: 10, usual: null },
  ]);
  const later = dayCurve([{ hour: 7, gross: 0, usualGross: 3 }], { time: 5, gross: 0, usualGross: 0 });
  expect(later.map(({ time, value }) => [time, value])).toEqual([
    [7, null],
    [8, null],
  ]);
  expect(dayCurve([], { time: 8, gross: 0, usualGross: null })).toEqual([]);
});

test.each([
  [7, '07:00'],
  [10.5, '10:30'],
  [23 + 59 / 60, '23:59'],
])('formats the time %d', (time, text) => expect(clockText(time)).toBe(text));
