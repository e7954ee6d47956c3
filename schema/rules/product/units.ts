/** The units things are sold in, how many of one are in another, and how quantities read (decisions, table U). */
import { fractionOf, one, over, times, toNumber, type Fraction } from '../pricing/decimal';

const unit = <T extends string>(type: T, factor: number, singular: string, plural: string, abbreviation: string) =>
  ({ type, factor, singular, plural, abbreviation }) as const;

/** The factor counts smallest units: inside one type it converts, between types only a product's own ratio does. */
export const units = {
  piece: unit('amount', 1, 'Stück', 'Stück', 'Stk.'),
  dozen: unit('amount', 12, 'Dutzend', 'Dutzend', 'Dtzd.'),
  serving: unit('serving', 1, 'Portion', 'Portionen', 'Port.'),
  pair: unit('pair', 1, 'Paar', 'Paar', 'Paar'),
  person: unit('person', 1, 'Person', 'Personen', 'Pers.'),
  package: unit('package', 1, 'Packung', 'Packungen', 'Pkg.'),
  milligram: unit('weight', 0.001, 'Milligramm', 'Milligramm', 'mg'),
  gram: unit('weight', 1, 'Gramm', 'Gramm', 'g'),
  decagram: unit('weight', 10, 'Dekagramm', 'Dekagramm', 'dag'),
  kilogram: unit('weight', 1000, 'Kilogramm', 'Kilogramm', 'kg'),
  milliliter: unit('volume', 1, 'Milliliter', 'Milliliter', 'ml'),
  centiliter: unit('volume', 10, 'Zentiliter', 'Zentiliter', 'cl'),
  deciliter: unit('volume', 100, 'Deziliter', 'Deziliter', 'dl'),
  liter: unit('volume', 1000, 'Liter', 'Liter', 'l'),
  millimetre: unit('length', 1, 'Millimeter', 'Millimeter', 'mm'),
  centimetre: unit('length', 10, 'Zentimeter', 'Zentimeter', 'cm'),
  decimetre: unit('length', 100, 'Dezimeter', 'Dezimeter', 'dm'),
  metre: unit('length', 1000, 'Meter', 'Meter', 'm'),
  kilometre: unit('length', 1e6, 'Kilometer', 'Kilometer', 'km'),
  squareMillimetre: unit('square', 1, 'Quadratmillimeter', 'Quadratmillimeter', 'mm²'),
  squareCentimetre: unit('square', 100, 'Quadratzentimeter', 'Quadratzentimeter', 'cm²'),
  squareDecimetre: unit('square', 1e4, 'Quadratdezimeter', 'Quadratdezimeter', 'dm²'),
  squareMetre: unit('square', 1e6, 'Quadratmeter', 'Quadratmeter', 'm²'),
  squareKilometre: unit('square', 1e12, 'Quadratkilometer', 'Quadratkilometer', 'km²'),
  cubicMillimetre: unit('cubic', 1, 'Kubikmillimeter', 'Kubikmillimeter', 'mm³'),
  cubicCentimetre: unit('cubic', 1000, 'Kubikzentimeter', 'Kubikzentimeter', 'cm³'),
  cubicDecimetre: unit('cubic', 1e6, 'Kubikdezimeter', 'Kubikdezimeter', 'dm³'),
  cubicMetre: unit('cubic', 1e9, 'Kubikmeter', 'Kubikmeter', 'm³'),
};

export type Unit = keyof typeof units;
export type UnitType = (typeof units)[Unit]['type'];

/** The options of a field that holds a unit. */
export const unitLabels = Object.fromEntries(Object.entries(units).map(([key, { singular }]) => [key, singular])) as Record<Unit, string>;

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

/** How many of `to` one of `from` is; nothing between two types. */
export const factorOf = (from: Unit, to: Unit): Fraction | null =>
  units[from].type === units[to].type ? over(fractionOf(units[from].factor), fractionOf(units[to].factor)) : null;

/** 250 gram → 25 decagram; nothing between two types. */
export function convert(amount: number, from: Unit, to: Unit): number | null {
  const factor = factorOf(from, to);
  return factor && toNumber(times(fractionOf(amount), factor));
}

export interface AlternativeUnit {
  readonly unit: Unit;
  /** How many units of the product are in one of these; may be left open inside one type. */
  readonly ratio: number | null;
}

export interface SoldInUnits {
  readonly unit: Unit;
  readonly alternativeUnits: readonly AlternativeUnit[];
}

/** How many units of the product one `unit` is (G-026); nothing when the product is not sold in it. */
export function ratioOf(product: SoldInUnits, unit: Unit): Fraction | null {
  if (unit === product.unit) return one;
  const alternative = product.alternativeUnits.find(entry => entry.unit === unit);
  if (!alternative) return null;
  return alternative.ratio === null ? factorOf(unit, product.unit) : fractionOf(alternative.ratio);
}

/** The product's own unit first, then the alternative ones. */
export const unitsOf = (product: SoldInUnits): Unit[] => [product.unit, ...product.alternativeUnits.map(({ unit }) => unit)];

const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 6 });
const measured: ReadonlySet<UnitType> = new Set(['weight', 'volume', 'length', 'square', 'cubic']);

/** `1234.5` → `'1.234,5'`: as many decimals as there are. */
export const numberText = (value: number): string => numbers.format(value);

/** What stands behind an amount: `'Portion'`, `'Portionen'`, `'kg'`. Only exactly 1 is singular. */
export function unitName(amount: number, unit: Unit): string {
  const { type, singular, plural, abbreviation } = units[unit];
  if (measured.has(type)) return abbreviation;
  return amount === 1 ? singular : plural;
}

/** `'2 Paar'`, `'1,5 kg'`. */
export const quantityText = (amount: number, unit: Unit): string => `${numberText(amount)} ${unitName(amount, unit)}`;

/** The same before what it counts: `'2 ×'`, `'1,5 kg'`. */
export const timesText = ({ amount, unit }: { readonly amount: number; readonly unit: Unit }): string =>
  unit === 'piece' ? `${numberText(amount)} ×` : quantityText(amount, unit);
