/** Money as people read and type it; nowhere else does it become text. Amounts are euros, or the currency of the shop. */
import { fractionOf, one, over, round, times, toNumber, type Fraction } from './decimal';
import type { Priced } from './pricing';
import { factorOf, numberText, quantityText, unitName, units, type Unit, type UnitType } from '../product/units';

const formats = new Map<string, Intl.NumberFormat>();

function format(currency: string, decimals: number): Intl.NumberFormat {
  const key = `${currency}${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('de-DE', { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: decimals });
  formats.set(key, made);
  return made;
}

/** Whole cents, halves up: 1.005 is 1.01, whatever its binary value. */
const toCents = (amount: Fraction): number => Number(round(times(amount, [100n, 1n]))) / 100;

/** `1234.5` → `'1.234,50 €'`, with a space that does not break. */
export const moneyText = (amount: number, currency = 'EUR'): string => format(currency, 2).format(toCents(fractionOf(amount)));

/** As `moneyText`, but with up to four decimals: a price per cm² can be 0.035. */
export const exactMoneyText = (amount: number, currency = 'EUR'): string => format(currency, 4).format(amount);

const typed = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 4, useGrouping: false });

/** What stands in a field: `1.5` → `'1,50'`, `0.035` → `'0,035'`: at least the cents, never less than is there. */
export const toEuros = (amount: number): string => typed.format(amount);

/** `'1,05'`, `'1.05'`, `'1.234,50 €'` → the amount; nothing for what is none. */
export function toAmount(text: string): number | null {
  const bare = text.replace(/€\s*$/, '').trim();
  const plain = /^\d{1,3}(?:\.\d{3})+,\d+$/.test(bare) ? bare.replaceAll('.', '') : bare;
  return /^\d{1,10}(?:[,.]\d{1,4})?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

const pricePrefixes: Readonly<Record<Priced['pricing'], string>> = { fixed: '', approximate: 'ca. ', minimum: 'ab ' };

/** `'ca. 6,40 €'`: an amount whose final value may differ says so. */
export const priceText = (amount: number, pricing: Priced['pricing'], currency = 'EUR'): string =>
  pricePrefixes[pricing] + moneyText(amount, currency);

/** A product as far as its price on the card goes; the price may be the one with options. */
type Labelled = Pick<Priced, 'price' | 'isPriceHidden' | 'pricing' | 'unit' | 'calculationModel' | 'quantityStepSize'>;

/** `'0,55 €'`, `'2,40 € / 100 g'`, `'18,90 € / kg'`, `'8,90 € pro Person'`; nothing when the price is hidden or not known. */
export function unitPriceText(product: Labelled, currency = 'EUR'): string | null {
  if (product.price === null || product.isPriceHidden) return null;
  return pricePrefixes[product.pricing] + exactMoneyText(product.price, currency) + perText(product);
}

function perText({ unit, calculationModel, quantityStepSize }: Labelled): string {
  const step = quantityStepSize || 1;
  if (calculationModel === 'flat') return '';
  if (calculationModel === 'perStep' && step !== 1) return ` / ${quantityText(step, unit)}`;
  if (units[unit].type in baseUnits) return ` / ${unitName(1, unit)}`;
  return unit === 'piece' ? '' : ` pro ${unitName(1, unit)}`;
}

/** What a base price refers to (domain 3.4). */
const baseUnits: Partial<Record<UnitType, Unit>> = {
  weight: 'kilogram',
  volume: 'liter',
  length: 'metre',
  square: 'squareMetre',
  cubic: 'cubicMetre',
};

export interface BasePriced extends Labelled {
  readonly netContent: { readonly value: number; readonly unit: Unit } | null;
}

/** The price per kilogram, litre or metre; nothing where it is the price itself or cannot be told. */
export function basePriceOf({ price, isPriceHidden, ...product }: BasePriced): { amount: number; unit: Unit } | null {
  if (price === null || isPriceHidden || product.calculationModel === 'flat') return null;
  const content = product.netContent ?? { value: 1, unit: product.unit };
  const unit = baseUnits[units[content.unit].type];
  if (!unit) return null;
  const paidFor = product.calculationModel === 'perStep' ? fractionOf(product.quantityStepSize || 1) : one;
  const contained = times(times(fractionOf(content.value), paidFor), factorOf(content.unit, unit)!);
  return toNumber(contained) === 1 ? null : { amount: toCents(over(fractionOf(price), contained)), unit };
}

/** `'6,20 € / kg'`. */
export function basePriceText(product: BasePriced, currency = 'EUR'): string | null {
  const base = basePriceOf(product);
  return base && `${priceText(base.amount, product.pricing, currency)} / ${unitName(1, base.unit)}`;
}

/** `4.9` → `'4,9 %'`. */
export const rateText = (rate: number | string): string => `${numberText(Number(rate))} %`;
