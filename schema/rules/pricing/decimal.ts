/** Exact arithmetic for prices and quantities with fractions of whole numbers. Rules round once, half up. */

/** Numerator and denominator; the denominator is above 0. Fractions are not reduced, because they stay small. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

export const one: Fraction = [1n, 1n];

/** Returns the decimal number as written: 0.035 is 35/1000, not the nearest binary value. */
export function fractionOf(value: number): Fraction {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const power = Number(exponent) - decimals.length;
  const digits = BigInt(whole + decimals);
  return power >= 0 ? [digits * 10n ** BigInt(power), 1n] : [digits, 10n ** BigInt(-power)];
}

export const multiply = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];
export const divide = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1], a[1] * b[0]];
export const add = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, [-b[0], b[1]]);

/** Returns a number below, equal to or above 0 if `a` is less than, equal to or greater than `b`. */
export const compare = (a: Fraction, b: Fraction): number => Number(a[0] * b[1] - b[0] * a[1]);

export const toNumber = ([numerator, denominator]: Fraction): number => Number(numerator) / Number(denominator);

/** Returns the greatest whole number that is not above the fraction. */
export function floor([numerator, denominator]: Fraction): bigint {
  const quotient = numerator / denominator;
  return quotient * denominator > numerator ? quotient - 1n : quotient;
}

/** Returns the nearest whole number, halves up. */
export const round = ([numerator, denominator]: Fraction): bigint => floor([2n * numerator + denominator, 2n * denominator]);
