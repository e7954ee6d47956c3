/** What a cart costs (domain 6.1). Prices come from the product, never from whoever orders; server and web ask the same function. */
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { chosenOptions, type Answer, type WithParts } from '../product/partAnswers';
import { fractionOf, one, over, plus, round, times, type Fraction } from './decimal';
import { ratioOf, type AlternativeUnit, type SoldInUnits, type Unit } from '../product/units';

type CalculationModel = 'perUnit' | 'perStep' | 'flat';

export interface Priced extends SoldInUnits, WithParts {
  /** Gross, in euros; nothing when it can only be told at hand-over. */
  readonly price: number | null;
  readonly isPriceHidden: boolean;
  readonly pricing: 'fixed' | 'approximate' | 'minimum';
  readonly calculationModel: CalculationModel | null;
  readonly quantityStepSize: number | null;
  readonly alternativeUnits: readonly (AlternativeUnit & { readonly calculationModel: CalculationModel | null })[];
  /** Rates in percent. */
  readonly tax: number;
  readonly dineInTax: number;
  readonly takeawayTax: number;
}

export interface PricedItem<P extends Priced = Priced> {
  readonly product: P;
  readonly amount: number;
  readonly unit: Unit;
  readonly parts: readonly Answer[];
}

export interface PricedArea {
  readonly price: number;
  readonly tax: number;
  readonly free: boolean;
  readonly freeFromOrderValue: number | null;
  readonly minimumOrderValue: number | null;
}

/** A line with its price: what the order keeps of it. */
export interface PricedLine {
  /** With the options chosen; nothing when the product has no price or hides it. */
  readonly unitPrice: number | null;
  readonly pricing: Priced['pricing'];
  /** The rate, in percent. */
  readonly tax: number;
  readonly net: number;
  readonly taxAmount: number;
  readonly gross: number;
}

/** Net and tax with four decimals, gross in whole cents. */
export interface Pricing {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly deliveryNet: number;
  readonly deliveryTax: number;
  readonly deliveryGross: number;
  readonly totalNet: number;
  readonly totalTax: number;
  readonly totalGross: number;
  /** Tax by rate: `{ '4.9': 0.0257, '10': 0.5 }`. */
  readonly taxes: Readonly<Record<string, number>>;
  readonly isApproximate: boolean;
  /** Some line has no price in advance (T-17). */
  readonly isPriceMissing: boolean;
  readonly isMinimumReached: boolean;
  /** How much is missing to the minimum of the area. */
  readonly missing: number;
}

// Ten-thousandths of a euro, whole: they add up exactly.
const ticks = (euros: number): number => Math.round(euros * 10_000);
const euros = (ticks: number): number => ticks / 10_000;
const hundred: Fraction = [100n, 1n];

/** The price of one unit with the options chosen: all that overwrite first, the last one wins, then the others; never below 0 (G-029). */
export function unitPrice(product: Priced, answers: readonly Answer[]): number | null {
  if (product.price === null || product.isPriceHidden) return null;
  let price = product.price;
  let change = 0;
  for (const { modifier, value } of chosenOptions(product, answers)) {
    if (modifier === 'overwrite') price = value;
    else change += modifier === 'add' ? ticks(value) : -ticks(value);
  }
  return euros(Math.max(0, ticks(price) + change));
}

const rateOf = { delivery: 'tax', dineIn: 'dineInTax', takeaway: 'takeawayTax' } as const satisfies Record<DeliveryMethod, keyof Priced>;

/** How many times the price is paid (domain 4.3). A unit the product is not sold in is refused before; here it counts as the product's own. */
function timesPaid(product: PricedBy, amount: number, unit: Unit): Fraction {
  const alternative = unit === product.unit ? undefined : product.alternativeUnits.find(entry => entry.unit === unit);
  const model = alternative?.calculationModel ?? product.calculationModel ?? 'perUnit';
  if (model === 'flat') return one;
  const quantity = times(fractionOf(amount), ratioOf(product, unit) ?? one);
  return model === 'perStep' ? over(quantity, fractionOf(product.quantityStepSize || 1)) : quantity;
}

/** Gross in cents and its net, in ticks: rounded once each, halves up. */
function taxed(gross: Fraction, rate: number): Pick<PricedLine, 'net' | 'taxAmount' | 'gross'> {
  const cents = round(times(gross, hundred));
  const net = round(over([cents * 10_000n, 1n], plus(hundred, fractionOf(rate))));
  return { net: euros(Number(net)), taxAmount: euros(Number(cents * 100n - net)), gross: Number(cents) / 100 };
}

/** What of a product its line is priced by, once the price of a unit is known. */
export type PricedBy = Omit<Priced, keyof WithParts | 'price' | 'isPriceHidden'>;

/** One line at a unit price: that of its product, or the final one staff set (G-045, G-066). */
export function priceLine(
  { product, amount, unit }: { product: PricedBy; amount: number; unit: Unit },
  price: number | null,
  method: DeliveryMethod,
): PricedLine {
  const tax = product[rateOf[method]];
  const gross = times(fractionOf(price ?? 0), timesPaid(product, amount, unit));
  return { unitPrice: price, pricing: product.pricing, tax, ...taxed(gross, tax) };
}

/** Strictly more than the value, as the specification says (G-034); nothing or 0 never frees. */
const isFree = ({ free, freeFromOrderValue }: PricedArea, gross: number): boolean =>
  free || (!!freeFromOrderValue && gross > freeFromOrderValue);

/** What delivering goods of this value costs. */
export const deliveryFee = (area: PricedArea, gross: number): number => (isFree(area, gross) ? 0 : area.price);

/** The value above which delivery is free, while it is not: 'Kostenlose Lieferung ab …'. */
export const freeDeliveryHint = (area: PricedArea, gross: number): number | null =>
  isFree(area, gross) ? null : area.freeFromOrderValue || null;

/** The sums of lines that have their prices. The area is given for delivery only. */
export function totalsOf(lines: readonly PricedLine[], area: PricedArea | null): Pricing {
  const sum = (of: 'net' | 'taxAmount' | 'gross') => euros(lines.reduce((ticksSoFar, line) => ticksSoFar + ticks(line[of]), 0));
  const [net, tax, gross] = [sum('net'), sum('taxAmount'), sum('gross')];
  const fee = { tax: area?.tax ?? 0, ...taxed(fractionOf(area ? deliveryFee(area, gross) : 0), area?.tax ?? 0) };
  const add = (a: number, b: number) => euros(ticks(a) + ticks(b));

  const taxes: Record<string, number> = {};
  for (const line of fee.gross > 0 ? [...lines, fee] : lines) taxes[line.tax] = add(taxes[line.tax] ?? 0, line.taxAmount);

  const missing = area ? Math.max(0, ticks(area.minimumOrderValue ?? 0) - ticks(gross)) : 0;
  const isPriceMissing = lines.some(({ unitPrice }) => unitPrice === null);
  return {
    net,
    tax,
    gross,
    deliveryNet: fee.net,
    deliveryTax: fee.taxAmount,
    deliveryGross: fee.gross,
    totalNet: add(net, fee.net),
    totalTax: add(tax, fee.taxAmount),
    totalGross: add(gross, fee.gross),
    taxes,
    isApproximate: isPriceMissing || lines.some(({ pricing }) => pricing !== 'fixed'),
    isPriceMissing,
    isMinimumReached: missing === 0,
    missing: euros(missing),
  };
}

/** The price of one line as it stands in the cart. */
export const priceItem = (item: PricedItem, method: DeliveryMethod): PricedLine =>
  priceLine(item, unitPrice(item.product, item.parts), method);

/** A whole cart: its lines in order, and the sums. An area counts only for delivery. */
export function priceCart(
  items: readonly PricedItem[],
  method: DeliveryMethod,
  area: PricedArea | null,
): Pricing & { readonly lines: readonly PricedLine[] } {
  const lines = items.map(item => priceItem(item, method));
  return { ...totalsOf(lines, method === 'delivery' ? area : null), lines };
}

/** One line of taxes as people read it. */
interface TaxLine {
  readonly rate: number;
  readonly amount: number;
}

/** Whole cents that add up: taxes rounded by rate, the net is what they leave of the gross (domain 6.1 no. 10). */
export function breakdownOf({ totalGross, taxes }: Pick<Pricing, 'totalGross' | 'taxes'>): {
  net: number;
  taxes: TaxLine[];
  gross: number;
} {
  const lines = Object.entries(taxes)
    .map(([rate, amount]) => ({ rate: Number(rate), amount: Math.round(ticks(amount) / 100) / 100 }))
    .sort((a, b) => a.rate - b.rate);
  const cents = lines.reduce((left, { amount }) => left - Math.round(amount * 100), Math.round(totalGross * 100));
  return { net: cents / 100, taxes: lines, gross: totalGross };
}
