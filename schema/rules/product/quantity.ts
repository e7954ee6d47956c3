/** How much may be ordered: the grid of amounts of each unit, and the way of typed amounts onto it (domain 4.2). */
import type { Fault } from '../../fields/validation/validate';
import { compare, floor, fractionOf, minus, over, plus, round, times, toNumber, type Fraction } from '../pricing/decimal';
import { ratioOf, units, type AlternativeUnit, type SoldInUnits, type Unit, type UnitType } from './units';

interface Quantities {
  readonly minimumQuantity: number | null;
  readonly maximumQuantity: number | null;
  readonly quantityStepSize: number | null;
}

export interface Orderable extends SoldInUnits, Quantities {
  readonly alternativeUnits: readonly (AlternativeUnit & Quantities)[];
}

export interface OrderableByDefault extends Orderable {
  readonly defaultQuantity: number | null;
  readonly defaultUnit: Unit | null;
}

/** The amounts `minimum + n × step` up to `maximum`. */
interface Grid {
  readonly minimum: number;
  readonly maximum: number | null;
  readonly step: number;
}

export interface Quantity {
  readonly amount: number;
  readonly unit: Unit;
}

/** The amounts the product may be ordered in by this unit: each unit has limits of its own. */
export function gridOf(product: Orderable, unit: Unit): Grid {
  const { minimumQuantity, maximumQuantity, quantityStepSize } =
    unit === product.unit ? product : (product.alternativeUnits.find(entry => entry.unit === unit) ?? product);
  const step = quantityStepSize || 1;
  return { minimum: minimumQuantity || step, maximum: maximumQuantity, step };
}

/** `'1,5'` → 1.5; whatever is not a plain decimal number is 0. */
export function toQuantity(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^-?\d{1,12}(?:\.\d{0,12})?$/.test(plain) ? Number(plain) : 0;
}

/** The amount of the grid nearest to the given one, halves up. */
export const snap = (grid: Grid, amount: number): number => snapExactly(grid, fractionOf(amount));

function snapExactly({ minimum, maximum, step }: Grid, amount: Fraction): number {
  const [from, width] = [fractionOf(minimum), fractionOf(step)];
  const steps = round(over(minus(amount, from), width));
  const most = maximum === null ? steps : floor(over(minus(fractionOf(maximum), from), width));
  const taken = steps > most ? most : steps;
  return taken <= 0n ? minimum : toNumber(plus(from, times([taken, 1n], width)));
}

/** The amount of the grid nearest to the sum: a step up or down, or more of the same line (G-033). */
export const add = (grid: Grid, amount: number, more: number): number => snapExactly(grid, plus(fractionOf(amount), fractionOf(more)));

export const canDecrease = ({ minimum }: Grid, amount: number): boolean => amount > minimum;
export const canIncrease = (grid: Grid, amount: number): boolean => add(grid, amount, grid.step) > amount;

/** The same quantity in another unit of the product, on that unit's grid. */
export function changeUnit(product: Orderable, { amount, unit }: Quantity, to: Unit): Quantity {
  const [from, target] = [ratioOf(product, unit), ratioOf(product, to)];
  if (!from || !target) return { amount: gridOf(product, to).minimum, unit: to };
  return { amount: snapExactly(gridOf(product, to), over(times(fractionOf(amount), from), target)), unit: to };
}

/** What stands in the field before anyone typed. */
export function startQuantity(product: OrderableByDefault): Quantity {
  const unit = product.defaultUnit && ratioOf(product, product.defaultUnit) ? product.defaultUnit : product.unit;
  return { unit, amount: snap(gridOf(product, unit), product.defaultQuantity ?? 0) };
}

const counted: ReadonlySet<UnitType> = new Set(['amount', 'pair', 'person']);

/** The number in the cart's badge: pieces, pairs and persons by their amount, anything else as one (CART-12). */
export const cartCount = (items: readonly Quantity[]): number =>
  toNumber(items.map(({ amount, unit }) => fractionOf(counted.has(units[unit].type) ? amount : 1)).reduce(plus, [0n, 1n]));

/** Nobody orders more of anything, whatever the product allows. */
export const largestQuantity = 1_000_000;
const finestQuantity = 3;

/** What is wrong with an amount sent to the server; the path begins at the line. */
export function quantityFaults(product: Orderable, { amount, unit }: Quantity): Fault[] {
  const wrong = (rule: Fault['rule'], limit?: number): Fault[] => [{ path: ['amount'], rule, ...(limit !== undefined && { limit }) }];
  if (!ratioOf(product, unit)) return [{ path: ['unit'], rule: 'noChoice' }];
  if (!Number.isFinite(amount)) return wrong('noNumber');

  const { minimum, maximum, step } = gridOf(product, unit);
  const most = Math.min(maximum ?? largestQuantity, largestQuantity);
  if (amount > most) return wrong('tooLarge', most);
  const exact = fractionOf(amount);
  if ((exact[0] * 10n ** BigInt(finestQuantity)) % exact[1] !== 0n) return wrong('tooFine', finestQuantity);
  if (amount < minimum) return wrong('tooSmall', minimum);
  const steps = over(minus(exact, fractionOf(minimum)), fractionOf(step));
  return compare(steps, [round(steps), 1n]) === 0 ? [] : wrong('wrongStep', step);
}
