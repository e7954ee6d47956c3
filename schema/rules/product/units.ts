/** The units of products, their conversion and their texts (decisions, table U). */
import { fractionOf, one, divide, multiply, toNumber, type Fraction } from '../pricing/decimal';
import { mapValues } from '../../objects';

const defineUnit = <T extends string>(type: T, factor: number, singular: string, plural: string, abbreviation: string) =>
  ({ type, factor, singular, plural, abbreviation }) as const;

/** The factor is relative to the smallest unit of the type. Units of different types convert only by a product's own ratio. */
export const units = {
  piece: defineUnit('amount', 1, 'Stück', 'Stück', 'Stk.'),
  dozen: defineUnit('amount', 12, 'Dutzend', 'Dutzend', 'Dtzd.'),
  serving: defineUnit('serving', 1, 'Portion', 'Portionen', 'Port.'),
  pair: defineUnit('pair', 1, 'Paar', 'Paar', 'Paar'),
  person: defineUnit('person', 1, 'Person', 'Personen', 'Pers.'),
  package: defineUnit('package', 1, 'Packung', 'Packungen', 'Pkg.'),
  milligram: defineUnit('weight', 0.001, 'Milligramm', 'Milligramm', 'mg'),
  gram: defineUnit('weight', 1, 'Gramm', 'Gramm', 'g'),
  decagram: defineUnit('weight', 10, 'Dekagramm', 'Dekagramm', 'dag'),
  kilogram: defineUnit('weight', 1000, 'Kilogramm', 'Kilogramm', 'kg'),
  milliliter: defineUnit('volume', 1, 'Milliliter', 'Milliliter', 'ml'),
  centiliter: defineUnit('volume', 10, 'Zentiliter', 'Zentiliter', 'cl'),
  deciliter: defineUnit('volume', 100, 'Deziliter', 'Deziliter', 'dl'),
  liter: defineUnit('volume', 1000, 'Liter', 'Liter', 'l'),
  millimetre: defineUnit('length', 1, 'Millimeter', 'Millimeter', 'mm'),
  centimetre: defineUnit('length', 10, 'Zentimeter', 'Zentimeter', 'cm'),
  decimetre: defineUnit('length', 100, 'Dezimeter', 'Dezimeter', 'dm'),
  metre: defineUnit('length', 1000, 'Meter', 'Meter', 'm'),
  kilometre: defineUnit('length', 1e6, 'Kilometer', 'Kilometer', 'km'),
  squareMillimetre: defineUnit('square', 1, 'Quadratmillimeter', 'Quadratmillimeter', 'mm²'),
  squareCentimetre: defineUnit('square', 100, 'Quadratzentimeter', 'Quadratzentimeter', 'cm²'),
  squareDecimetre: defineUnit('square', 1e4, 'Quadratdezimeter', 'Quadratdezimeter', 'dm²'),
  squareMetre: defineUnit('square', 1e6, 'Quadratmeter', 'Quadratmeter', 'm²'),
  squareKilometre: defineUnit('square', 1e12, 'Quadratkilometer', 'Quadratkilometer', 'km²'),
  cubicMillimetre: defineUnit('cubic', 1, 'Kubikmillimeter', 'Kubikmillimeter', 'mm³'),
  cubicCentimetre: defineUnit('cubic', 1000, 'Kubikzentimeter', 'Kubikzentimeter', 'cm³'),
  cubicDecimetre: defineUnit('cubic', 1e6, 'Kubikdezimeter', 'Kubikdezimeter', 'dm³'),
  cubicMetre: defineUnit('cubic', 1e9, 'Kubikmeter', 'Kubikmeter', 'm³'),
};

export type Unit = keyof typeof units;
export type UnitType = (typeof units)[Unit]['type'];

/** The options of a unit field. */
export const unitLabels = mapValues(units, ({ singular }) => singular);

export const unitTypeLabels: Readonly<Record<UnitType, string>> = {
  amount: 'Anzahl',
  serving: 'Portionen',
  pair: 'Paare',
  person: 'Personen',
  package: 'Packungen',
  weight: 'Gewicht',
  volume: 'Volumen',
  length: 'Länge',
  square: 'Fläche',
  cubic: 'Rauminhalt',
};

/** Returns how many `to` are in one `from`; null for different types. */
export const factorOf = (from: Unit, to: Unit): Fraction | null =>
  units[from].type === units[to].type ? divide(fractionOf(units[from].factor), fractionOf(units[to].factor)) : null;

/** Converts 250 gram to 25 decagram; null for different types. */
export function convert(amount: number, from: Unit, to: Unit): number | null {
  const factor = factorOf(from, to);
  return factor && toNumber(multiply(fractionOf(amount), factor));
}

export interface AlternativeUnit {
  readonly unit: Unit;
  /** The number of product units in one of these; null for the standard factor of the type. */
  readonly ratio: number | null;
}

export interface SoldInUnits {
  readonly unit: Unit;
  readonly alternativeUnits: readonly AlternativeUnit[];
}

/** Returns the number of product units in one `unit` (G-026); null if the product is not sold in it. */
export function ratioOf(product: SoldInUnits, unit: Unit): Fraction | null {
  if (unit === product.unit) return one;
  const alternative = product.alternativeUnits.find(entry => entry.unit === unit);
  if (!alternative) return null;
  return alternative.ratio === null ? factorOf(unit, product.unit) : fractionOf(alternative.ratio);
}

/** Returns the product's own unit first, then the alternative ones. */
export const unitsOf = (product: SoldInUnits): Unit[] => [product.unit, ...product.alternativeUnits.map(({ unit }) => unit)];

const numberFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 6 });
const measuredTypes: ReadonlySet<UnitType> = new Set(['weight', 'volume', 'length', 'square', 'cubic']);

/** Tells whether the amount of an item in this unit is known exactly only when it is weighed or filled. */
export const isWeightOrVolume = (unit: Unit): boolean => units[unit].type === 'weight' || units[unit].type === 'volume';

/** Tells whether items in this unit are counted, not measured. */
export const isCounted = (unit: Unit): boolean => !measuredTypes.has(units[unit].type);

/** Formats `1234.5` as `'1.234,5'` with all its decimals. */
export const numberText = (value: number): string => numberFormat.format(value);

/** Returns the unit after an amount: `'Portion'`, `'Portionen'`, `'kg'`. Only exactly 1 is singular. */
export function unitName(amount: number, unit: Unit): string {
  const { type, singular, plural, abbreviation } = units[unit];
  if (measuredTypes.has(type)) return abbreviation;
  return amount === 1 ? singular : plural;
}

/** Returns `'2 Paar'` or `'1,5 kg'`. */
export const quantityText = (amount: number, unit: Unit): string => `${numberText(amount)} ${unitName(amount, unit)}`;

/** Returns the quantity before a name: `'2 ×'`, `'1,5 kg'`. */
export const timesText = ({ amount, unit }: { readonly amount: number; readonly unit: Unit }): string =>
  unit === 'piece' ? `${numberText(amount)} ×` : quantityText(amount, unit);
