/** Exact arithmetic for prices and quantities: fractions of whole numbers, rounded once, half up, where the rules say so. */

/** Numerator and denominator, the latter above 0. Not reduced: nothing here grows long enough to matter. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

export const one: Fraction = [1n, 1n];

/** The decimal a number is written as: 0.035 is 35/1000, not the binary value nearest to it. */
export function fractionOf(value: number): Fraction {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const power = Number(exponent) - decimals.length;
  const digits = BigInt(whole + decimals);
  return power >= 0 ? [digits * 10n ** BigInt(power), 1n] : [digits, 10n ** BigInt(-power)];
}

export const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];
export const over = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1], a[1] * b[0]];
export const plus = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, [-b[0], b[1]]);

/** Below 0, 0 or above it, as `a` is less than, equal to or more than `b`. */
export const compare = (a: Fraction, b: Fraction): number => Number(a[0] * b[1] - b[0] * a[1]);

export const toNumber = ([numerator, denominator]: Fraction): number => Number(numerator) / Number(denominator);

/** The whole number not above the fraction. */
export function floor([numerator, denominator]: Fraction): bigint {
  const quotient = numerator / denominator;
  return quotient * denominator > numerator ? quotient - 1n : quotient;
}

/** The whole number nearest to the fraction, halves up. */
export const round = ([numerator, denominator]: Fraction): bigint => floor([2n * numerator + denominator, 2n * denominator]);
