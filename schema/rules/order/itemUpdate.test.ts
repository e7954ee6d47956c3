import { canChangeItems, canSetPrice } from './itemUpdate';
import { orderStatus, type OrderStatus } from './orderStatus';

test('allows item updates until the order is final, but not during payment', () => {
  const statuses = Object.keys(orderStatus.options) as OrderStatus[];
  expect(statuses.filter(canChangeItems)).toEqual([
    'WAITING_FOR_CONFIRMATION',
    'COUNTER_PROPOSED',
    'CONFIRMED',
    'IN_DELIVERY',
    'DELIVERED',
  ]);
});

const fixedPriceItem = { unitPrice: 0.55, pricing: 'fixed' as const, isPriceHidden: false };

test.each([
  [{}, false, false],
  [{}, true, true],
  [{ pricing: 'approximate' as const }, false, true],
  [{ pricing: 'minimum' as const }, false, true],
  [{ isPriceHidden: true }, false, true],
  [{ unitPrice: null }, false, true],
])('decides for an item with %j, quotation %p, whether staff may set the price: %p', (change, isQuotation, expected) => {
  expect(canSetPrice({ ...fixedPriceItem, ...change }, { isQuotation })).toBe(expected);
});
