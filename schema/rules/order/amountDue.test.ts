import { amountDue } from './amountDue';

test.each([
  ['unpaid', { paidAmount: null }, 0],
  ['unchanged', { paidAmount: 12.4 }, 0],
  ['dearer', { paidAmount: 11.3 }, 1.1],
  ['cheaper', { paidAmount: 12.7 }, -0.3],
  ['handed over', { paidAmount: 11.3, status: 'COMPLETED' }, 0],
  ['cancelled', { paidAmount: 11.3, status: 'CANCELED' }, 0],
] as const)('%s', (_, order, expected) => {
  expect(amountDue({ status: 'CONFIRMED', pricing: { totalGross: 12.4 }, ...order })).toBe(expected);
});
