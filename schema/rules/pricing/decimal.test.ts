import { compare, floor, fractionOf, round, type Fraction } from './decimal';

test.each<[number, Fraction]>([
  [0, [0n, 1n]],
  [12, [12n, 1n]],
  [-0.5, [-5n, 10n]],
  [0.035, [35n, 1000n]],
  [1e21, [10n ** 21n, 1n]],
  [1.5e-7, [15n, 10n ** 8n]],
])('converts %p exactly as written', (value, fraction) => {
  expect(fractionOf(value)).toEqual(fraction);
});

test.each<[Fraction, Fraction, number]>([
  [[1n, 3n], [1n, 2n], -1],
  [[2n, 4n], [1n, 2n], 0],
  [[3n, 4n], [2n, 3n], 1],
  [[-1n, 2n], [-1n, 3n], -1],
])('compares %p and %p: %d', (fraction, otherFraction, sign) => {
  expect(Math.sign(compare(fraction, otherFraction))).toBe(sign);
});

test.each<[Fraction, bigint, bigint]>([
  [[7n, 2n], 3n, 4n],
  [[-7n, 2n], -4n, -3n],
  [[-6n, 2n], -3n, -3n],
  [[10n, 3n], 3n, 3n],
  [[-10n, 3n], -4n, -3n],
])('rounds %p down to %p and to the nearest %p', (fraction, below, nearest) => {
  expect([floor(fraction), round(fraction)]).toEqual([below, nearest]);
});
