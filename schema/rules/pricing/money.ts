/** Formats and parses money. Amounts are in the shop's currency, usually euros. */
import { parseNumber } from './numberInput';
import { fractionOf, one, divide, round, multiply, toNumber, type Fraction } from './decimal';
import type { PricedProduct } from './pricing';
import { factorOf, numberText, quantityText, unitName, units, type Unit, type UnitType } from '../product/units';

const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(currency: string, decimals: number): Intl.NumberFormat {
  const key = `${currency}${decimals}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const created = new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency,
    minimumFractionDigits: Math.min(2, decimals),
    maximumFractionDigits: decimals,
  });
  formats.set(key, created);
  return created;
}

/** Rounds to cents, halves up: 1.005 is 1.01 despite its binary value. */
const toCents = (amount: Fraction): number => Number(round(multiply(amount, [100n, 1n]))) / 100;

/** Formats `1234.5` as `'1.234,50 €'` with a non-breaking space. */
export const moneyText = (amount: number, currency = 'EUR'): string => currencyFormat(currency, 2).format(toCents(fractionOf(amount)));

/** Formats a sum at a glance: from 10,000 on without cents, which would say little and need much space. */
export const roundedMoneyText = (amount: number, currency = 'EUR'): string =>
  Math.abs(amount) < 10_000 ? moneyText(amount, currency) : currencyFormat(currency, 0).format(amount);

/** Formats money with up to four decimals: a price per cm² can be 0.035. */
export const exactMoneyText = (amount: number, currency = 'EUR'): string => currencyFormat(currency, 4).format(amount);

const inputFormat = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 4, useGrouping: false });

/** Formats an amount for an input field: `1.5` as `'1,50'`, `0.035` as `'0,035'`; two to four decimals. */
export const amountInputText = (amount: number): string => inputFormat.format(amount);

const amountDecimals = 4;

/** Parses `'1,05'`, `'1.05'` and `'1.234,50 €'`; null if it is not an amount. */
export function parseAmount(text: string): number | null {
  const amount = parseNumber(text.replace(/€\s*$/, ''));
  return amount !== null && amount >= 0 && Number(amount.toFixed(amountDecimals)) === amount ? amount : null;
}

/** The text before a price. */
export const pricePrefixes: Readonly<Record<PricedProduct['pricing'], string>> = { fixed: '', approximate: 'ca. ', minimum: 'ab ' };

/** Returns `'ca. 6,40 €'`: approximate amounts have a prefix. */
export const priceText = (amount: number, pricing: PricedProduct['pricing'], currency = 'EUR'): string =>
  pricePrefixes[pricing] + moneyText(amount, currency);

/** The product fields for the price on a card. The price may include options. */
type ProductPrice = Pick<PricedProduct, 'price' | 'isPriceHidden' | 'pricing' | 'unit' | 'calculationModel' | 'quantityStepSize'>;

/** Returns `'0,55 €'`, `'2,40 € / 100 g'`, `'18,90 € / kg'` or `'8,90 € pro Person'`; null if the price is hidden or missing. */
export function unitPriceText(product: ProductPrice, currency = 'EUR'): string | null {
  if (product.price === null || product.isPriceHidden) return null;
  return pricePrefixes[product.pricing] + exactMoneyText(product.price, currency) + perText(product);
}

function perText({ unit, calculationModel, quantityStepSize }: ProductPrice): string {
  const step = quantityStepSize || 1;
  if (calculationModel === 'flat') return '';
  if (calculationModel === 'perStep' && step !== 1) return ` / ${quantityText(step, unit)}`;
  if (units[unit].type in baseUnits) return ` / ${unitName(1, unit)}`;
  return unit === 'piece' ? '' : ` pro ${unitName(1, unit)}`;
}

/** The units of base prices (domain 3.4). */
const baseUnits: Partial<Record<UnitType, Unit>> = {
  weight: 'kilogram',
  volume: 'liter',
  length: 'metre',
  square: 'squareMetre',
  cubic: 'cubicMetre',
};

export interface BasePriceProduct extends ProductPrice {
  readonly netContent: { readonly value: number; readonly unit: Unit } | null;
}

/** Returns the price per kilogram, litre or metre; null if it equals the price or is unknown. */
export function basePriceOf({ price, isPriceHidden, ...product }: BasePriceProduct): { amount: number; unit: Unit } | null {
  if (price === null || isPriceHidden || product.calculationModel === 'flat') return null;
  const content = product.netContent ?? { value: 1, unit: product.unit };
  const unit = baseUnits[units[content.unit].type];
  if (!unit) return null;
  const paidQuantity = product.calculationModel === 'perStep' ? fractionOf(product.quantityStepSize || 1) : one;
  const contained = multiply(multiply(fractionOf(content.value), paidQuantity), factorOf(content.unit, unit)!);
  return toNumber(contained) === 1 ? null : { amount: toCents(divide(fractionOf(price), contained)), unit };
}

/** Returns `'6,20 € / kg'`. */
export function basePriceText(product: BasePriceProduct, currency = 'EUR'): string | null {
  const base = basePriceOf(product);
  return base && `${priceText(base.amount, product.pricing, currency)} / ${unitName(1, base.unit)}`;
}

/** Formats `4.9` as `'4,9 %'`. */
export const rateText = (rate: number | string): string => `${numberText(Number(rate))} %`;
