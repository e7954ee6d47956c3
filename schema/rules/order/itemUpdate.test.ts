import { mayChangeItems, maySetPrice } from './itemUpdate';
import { orderStatus, type OrderStatus } from './orderStatus';

test('lines are changed until the order is over, and not while someone pays', () => {
  const states = Object.keys(orderStatus.options) as OrderStatus[];
  expect(states.filter(mayChangeItems)).toEqual(['WAITING_FOR_CONFIRMATION', 'COUNTER_PROPOSED', 'CONFIRMED', 'IN_DELIVERY', 'DELIVERED']);
});

const fixed = { unitPrice: 0.55, pricing: 'fixed' as const, isPriceHidden: false };

test.each([
  [{}, false, false],
  [{}, true, true],
  [{ pricing: 'approximate' as const }, false, true],
  [{ pricing: 'minimum' as const }, false, true],
  [{ isPriceHidden: true }, false, true],
  [{ unitPrice: null }, false, true],
])('of a line with %j, quotation %p, the price may be set: %p', (change, isQuotation, may) => {
  expect(maySetPrice({ ...fixed, ...change }, { isQuotation })).toBe(may);
});
