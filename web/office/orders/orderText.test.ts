import { amountText } from './orderText';

test.each([
  [3, 'piece', '3'],
  [2, 'dozen', '2 Dutzend'],
  [0.5, 'kilogram', '0,5 kg'],
  [10, 'person', '10 Personen'],
] as const)('formats %s of unit %s as %s', (amount, unit, text) => {
  expect(amountText({ amount, unit })).toBe(text);
});
