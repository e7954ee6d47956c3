/** When two lines of a cart are one, and when a line has outlived its product (G-033, G-050). */
import type { Answer } from './answers';
import type { Unit } from './units';

interface Line {
  readonly product: { readonly id: string };
  readonly unit: Unit;
  readonly parts: readonly Answer[];
}

/** Answers as they compare: neither the order of the parts nor that of the clicks matters, and an empty answer is none. */
const answersOf = (parts: readonly Answer[]): string =>
  JSON.stringify(
    parts
      .filter(({ value }) => value.length > 0)
      .map(({ name, value }) => [name, [...value].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether an added line joins this one: the same product, in the same unit, with the same answers. */
export const isSameLine = (a: Line, b: Line): boolean =>
  a.product.id === b.product.id && a.unit === b.unit && answersOf(a.parts) === answersOf(b.parts);

interface Sold {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly price: number | null;
}

/** Whether the product of a line is still sold as the customer put it in; only products that are active now count. */
export const isStillSold = (product: Sold, active: readonly Sold[]): boolean =>
  active.some(
    ({ id, name, description, price }) =>
      id === product.id && name === product.name && description === product.description && price === product.price,
  );

/** What the customer reads when lines had to go. */
export const droppedText = 'Einige Produkte sind nicht mehr verfügbar und wurden entfernt.';
