/** The quantities that can be ordered: minimum, maximum and step of each unit, and rounding of input to them (domain 4.2). */
import type { Issue } from '../../fields/validation/validate';
import { compare, floor, fractionOf, subtract, divide, add, round, multiply, toNumber, type Fraction } from '../pricing/decimal';
import { parsePlainNumber } from '../pricing/numberInput';
import { isCounted, ratioOf, units, type AlternativeUnit, type SoldInUnits, type Unit, type UnitType } from './units';

interface Quantities {
  readonly minimumQuantity: number | null;
  readonly maximumQuantity: number | null;
  readonly quantityStepSize: number | null;
}

/** A product whose units have steps. */
export interface SoldInSteps extends SoldInUnits, Pick<Quantities, 'quantityStepSize'> {
  readonly alternativeUnits: readonly (AlternativeUnit & Pick<Quantities, 'quantityStepSize'>)[];
}

export interface Orderable extends SoldInUnits, Quantities {
  readonly alternativeUnits: readonly (AlternativeUnit & Quantities)[];
}

export interface OrderableByDefault extends Orderable {
  readonly defaultQuantity: number | null;
  readonly defaultUnit: Unit | null;
}

/** The amounts `minimum + n × step` up to `maximum`. */
interface QuantitySteps {
  readonly minimum: number;
  readonly maximum: number | null;
  readonly step: number;
}

export interface Quantity {
  readonly amount: number;
  readonly unit: Unit;
}

/** Returns the amounts of a unit; each unit has its own limits. */
export function quantitySteps(product: Orderable, unit: Unit): QuantitySteps {
  const { minimumQuantity, maximumQuantity, quantityStepSize } =
    unit === product.unit ? product : (product.alternativeUnits.find(entry => entry.unit === unit) ?? product);
  const step = quantityStepSize || 1;
  return { minimum: minimumQuantity || step, maximum: maximumQuantity, step };
}

/** Parses `'1,5'` as 1.5 and `',5'` as one half; anything but a plain decimal number is 0. */
export const parseQuantity = (text: string): number => parsePlainNumber(text) ?? 0;

/** Returns the nearest allowed amount, halves up. */
export const snapToStep = (allowed: QuantitySteps, amount: number): number => snapFraction(allowed, fractionOf(amount));

function snapFraction({ minimum, maximum, step }: QuantitySteps, amount: Fraction): number {
  const [start, width] = [fractionOf(minimum), fractionOf(step)];
  const steps = round(divide(subtract(amount, start), width));
  const maxSteps = maximum === null ? steps : floor(divide(subtract(fractionOf(maximum), start), width));
  const stepCount = steps > maxSteps ? maxSteps : steps;
  return stepCount <= 0n ? minimum : toNumber(add(start, multiply([stepCount, 1n], width)));
}

/** Returns the allowed amount nearest to the sum: one step up or down, or more of the same item (G-033). */
export const addQuantity = (allowed: QuantitySteps, amount: number, more: number): number =>
  snapFraction(allowed, add(fractionOf(amount), fractionOf(more)));

export const canDecrease = ({ minimum }: QuantitySteps, amount: number): boolean => amount > minimum;
export const canIncrease = (allowed: QuantitySteps, amount: number): boolean => addQuantity(allowed, amount, allowed.step) > amount;

/** Converts a quantity to another unit of the product, rounded to that unit's steps. */
export function changeUnit(product: Orderable, { amount, unit }: Quantity, to: Unit): Quantity {
  const [from, target] = [ratioOf(product, unit), ratioOf(product, to)];
  if (!from || !target) return { amount: quantitySteps(product, to).minimum, unit: to };
  return { amount: snapFraction(quantitySteps(product, to), divide(multiply(fractionOf(amount), from), target)), unit: to };
}

/** Returns the quantity a product starts with. */
export function initialQuantity(product: OrderableByDefault): Quantity {
  const unit = product.defaultUnit && ratioOf(product, product.defaultUnit) ? product.defaultUnit : product.unit;
  return { unit, amount: snapToStep(quantitySteps(product, unit), product.defaultQuantity ?? 0) };
}

const countedTypes: ReadonlySet<UnitType> = new Set(['amount', 'pair', 'person']);

/** Returns the number in the cart's badge: pieces, pairs and persons by amount, anything else as one (CART-12). */
export const cartCount = (items: readonly Quantity[]): number =>
  toNumber(items.map(({ amount, unit }) => fractionOf(countedTypes.has(units[unit].type) ? amount : 1)).reduce(add, [0n, 1n]));

/** The maximum amount of any product. */
export const maxQuantity = 1_000_000;
const maxQuantityDecimals = 3;

/** Validates an amount from a client; paths are relative to the item. */
export function validateQuantity(product: Orderable, { amount, unit }: Quantity): Issue[] {
  const amountIssue = (rule: Issue['rule'], limit?: number): Issue[] => [{ path: ['amount'], rule, ...(limit !== undefined && { limit }) }];
  if (!ratioOf(product, unit)) return [{ path: ['unit'], rule: 'invalidOption' }];
  if (!Number.isFinite(amount)) return amountIssue('invalidNumber');

  const { minimum, maximum, step } = quantitySteps(product, unit);
  const max = Math.min(maximum ?? maxQuantity, maxQuantity);
  if (amount > max) return amountIssue('tooLarge', max);
  const exact = fractionOf(amount);
  if ((exact[0] * 10n ** BigInt(maxQuantityDecimals)) % exact[1] !== 0n) return amountIssue('tooManyDecimals', maxQuantityDecimals);
  if (amount < minimum) return amountIssue('tooSmall', minimum);
  const steps = divide(subtract(exact, fractionOf(minimum)), fractionOf(step));
  return compare(steps, [round(steps), 1n]) === 0 ? [] : amountIssue('stepMismatch', step);
}

/** Validates an amount that staff measure or count: whatever is counted is whole, unless the product is sold in parts of it. */
export function validateWhole(product: SoldInSteps, { amount, unit }: Quantity): Issue[] {
  const { quantityStepSize } = unit === product.unit ? product : (product.alternativeUnits.find(entry => entry.unit === unit) ?? product);
  const isWhole = !isCounted(unit) || !Number.isInteger(quantityStepSize || 1) || Number.isInteger(amount);
  return isWhole ? [] : [{ path: ['amount'], rule: 'notWhole' }];
}
