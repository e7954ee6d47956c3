import { inVienna } from '../../../../schema/testing/hours';
import { choiceText, detailText, filledPercent, lessThan, levelOf, levelText, limitedQuarters, quartersOf, quarterText } from './quarters';

const at = inVienna('2026-11-20T11:50');
const entry = (time: string, change: object = {}) => ({
  ...{ deliveryType: 'takeaway' as const, slot: inVienna(`2026-11-20T${time}`).toJSDate().toISOString() },
  ...{ orders: 0, capacity: 4, defaultCapacity: 4, isChanged: false },
  ...change,
});
const delivery = { deliveryType: 'delivery' as const };

test('groups delivery methods by quarter and leaves out those that are over', () => {
  const quarters = quartersOf([entry('11:30'), entry('11:45'), entry('12:00'), entry('11:45', delivery)], at);
  expect(quarters.map(({ slot, capacities }) => [quarterText(slot, at), capacities.map(({ deliveryType }) => deliveryType)])).toEqual([
    ['11:45', ['takeaway', 'delivery']],
    ['12:00', ['takeaway']],
  ]);
});

test('lists only the delivery methods with a limit', () => {
  const quarters = quartersOf(
    [entry('11:45', { capacity: null }), entry('12:00', { capacity: 0 }), entry('12:00', { ...delivery, capacity: null })],
    at,
  );
  expect(limitedQuarters(quarters).map(quarter => choiceText(quarter, at))).toEqual(['12:00 · Abholung gesperrt']);
  expect(choiceText(quarters[0]!, at)).toBe('11:45');
});

test.each([
  [3, 4, 'free', '3 von 4', '3 von 4 Bestellungen', 75],
  [0, 1, 'free', '0 von 1', '0 von 1 Bestellung', 0],
  [4, 4, 'full', 'voll', 'voll (4 von 4 Bestellungen)', 100],
  [5, 4, 'full', 'voll', 'voll (5 von 4 Bestellungen)', 100],
  [2, 0, 'stopped', 'gesperrt', 'gesperrt (2 Bestellungen)', 100],
  [1, null, 'free', '1 Bestellung', '1 Bestellung, ohne Grenze', 100],
])('classifies %p orders of %p', (orders, capacity, level, text, detail, percent) => {
  const slot = { orders, capacity };
  expect([levelOf(slot), levelText(slot), detailText(slot), filledPercent(slot)]).toEqual([level, text, detail, percent]);
});

test.each([
  [3, 4, 3],
  [3, 0, 0],
  [3, null, 3],
  [0, null, 1],
])('minus with %p orders and a limit of %p gives %p', (orders, capacity, limit) => expect(lessThan({ orders, capacity })).toBe(limit));

test('names the day of a quarter of another day', () => {
  expect(quarterText(inVienna('2026-11-21T06:00').toISO()!, at)).toBe('Morgen 06:00');
  expect(quarterText(inVienna('2026-11-23T06:00').toISO()!, at)).toBe('23.11.2026 06:00');
});
