import { amountParts, amountText } from './orderText';

test.each([
  [3, 'piece', '3'],
  [2, 'dozen', '2 Dutzend'],
  [0.5, 'kilogram', '0,5 kg'],
  [10, 'person', '10 Personen'],
] as const)('formats %s of unit %s as %s', (amount, unit, text) => {
  expect(amountText({ amount, unit })).toBe(text);
});

test.each([
  [3, 'piece', { amount: '3' }],
  [0.5, 'kilogram', { amount: '0,5 kg' }],
  [2, 'package', { amount: '2', longUnit: 'Packungen' }],
] as const)('splits %s of unit %s for a narrow card', (amount, unit, parts) => {
  expect(amountParts({ amount, unit })).toEqual(parts);
});
