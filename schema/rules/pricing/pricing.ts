/** Prices carts (domain 6.1). Prices come from the product, never from the client; server and client call the same function. */
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { chosenOptions, type PartAnswer, type ConfigurableProduct } from '../product/partAnswers';
import { fractionOf, one, divide, add, round, multiply, type Fraction } from './decimal';
import { ratioOf, type AlternativeUnit, type SoldInUnits, type Unit } from '../product/units';

type CalculationModel = 'perUnit' | 'perStep' | 'flat';

export interface PricedProduct extends SoldInUnits, ConfigurableProduct {
  /** Gross, in euros; null if it is known only at hand-over. */
  readonly price: number | null;
  readonly isPriceHidden: boolean;
  readonly pricing: 'fixed' | 'approximate' | 'minimum';
  readonly calculationModel: CalculationModel | null;
  readonly quantityStepSize: number | null;
  readonly alternativeUnits: readonly (AlternativeUnit & { readonly calculationModel: CalculationModel | null })[];
  /** Tax rates in percent. */
  readonly tax: number;
  readonly dineInTax: number;
  readonly takeawayTax: number;
}

export interface PricedItem<P extends PricedProduct = PricedProduct> {
  readonly product: P;
  readonly amount: number;
  readonly unit: Unit;
  readonly parts: readonly PartAnswer[];
}

export interface PricedArea {
  readonly price: number;
  readonly tax: number;
  readonly free: boolean;
  readonly freeFromOrderValue: number | null;
  readonly minimumOrderValue: number | null;
}

/** The price of an item, as the order stores it. */
export interface PricedLine {
  /** With the selected options; null if the product has no price or hides it. */
  readonly unitPrice: number | null;
  readonly pricing: PricedProduct['pricing'];
  /** The tax rate in percent. */
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
  /** At least one item has no price in advance (T-17). */
  readonly isPriceMissing: boolean;
  readonly isMinimumReached: boolean;
  /** The amount that is missing to the minimum order value of the area. */
  readonly missingAmount: number;
}

/** Returns ten-thousandths of a euro, which as whole numbers add up exactly. */
export const toTicks = (amount: number): number => Math.round(amount * 10_000);
export const toEuros = (amount: number): number => amount / 10_000;
const hundred: Fraction = [100n, 1n];

/**
 * Returns the price of one unit with the selected options: overwriting options first (the last one wins), then the others; never below 0
 * (G-029).
 */
export function unitPrice(product: PricedProduct, answers: readonly PartAnswer[]): number | null {
  if (product.price === null || product.isPriceHidden) return null;
  let price = product.price;
  let surcharge = 0;
  for (const { modifier, value } of chosenOptions(product, answers)) {
    if (modifier === 'overwrite') price = value;
    else surcharge += modifier === 'add' ? toTicks(value) : -toTicks(value);
  }
  return toEuros(Math.max(0, toTicks(price) + surcharge));
}

const taxFields = { delivery: 'tax', dineIn: 'dineInTax', takeaway: 'takeawayTax' } as const satisfies Record<
  DeliveryMethod,
  keyof PricedProduct
>;

/** Returns how often the price is paid (domain 4.3). An unknown unit counts as the product's own; validation rejects it earlier. */
function pricedQuantity(product: PricingOptions, amount: number, unit: Unit): Fraction {
  const alternative = unit === product.unit ? undefined : product.alternativeUnits.find(entry => entry.unit === unit);
  const model = alternative?.calculationModel ?? product.calculationModel ?? 'perUnit';
  if (model === 'flat') return one;
  const quantity = multiply(fractionOf(amount), ratioOf(product, unit) ?? one);
  return model === 'perStep' ? divide(quantity, fractionOf(product.quantityStepSize || 1)) : quantity;
}

/** Returns gross in cents and net in ten-thousandths, each rounded once, halves up. */
function splitTax(gross: Fraction, rate: number): Pick<PricedLine, 'net' | 'taxAmount' | 'gross'> {
  const cents = round(multiply(gross, hundred));
  const net = round(divide([cents * 10_000n, 1n], add(hundred, fractionOf(rate))));
  return { net: toEuros(Number(net)), taxAmount: toEuros(Number(cents * 100n - net)), gross: Number(cents) / 100 };
}

/** The product fields that price an item when its unit price is known. */
export type PricingOptions = Omit<PricedProduct, keyof ConfigurableProduct | 'price' | 'isPriceHidden'>;

/** Prices one item at a unit price: that of its product, or the final one set by staff (G-045, G-066). */
export function priceLine(
  { product, amount, unit }: { product: PricingOptions; amount: number; unit: Unit },
  price: number | null,
  method: DeliveryMethod,
): PricedLine {
  const tax = product[taxFields[method]];
  const gross = multiply(fractionOf(price ?? 0), pricedQuantity(product, amount, unit));
  return { unitPrice: price, pricing: product.pricing, tax, ...splitTax(gross, tax) };
}

/** Requires a value strictly above the limit (G-034); null and 0 are no limit. */
const isFree = ({ free, freeFromOrderValue }: PricedArea, gross: number): boolean =>
  free || (!!freeFromOrderValue && gross > freeFromOrderValue);

/** Returns the delivery fee for goods of this value. */
export const deliveryFee = (area: PricedArea, gross: number): number => (isFree(area, gross) ? 0 : area.price);

/** Returns the value above which delivery is free, or null if it already is: 'Kostenlose Lieferung ab …'. */
export const freeDeliveryFrom = (area: PricedArea, gross: number): number | null =>
  isFree(area, gross) ? null : area.freeFromOrderValue || null;

/** Returns the totals of priced items. The area is null unless the order is delivered. */
export function totalsOf(lines: readonly PricedLine[], area: PricedArea | null): Pricing {
  const sum = (key: 'net' | 'taxAmount' | 'gross') => toEuros(lines.reduce((total, line) => total + toTicks(line[key]), 0));
  const [net, tax, gross] = [sum('net'), sum('taxAmount'), sum('gross')];
  const fee = { tax: area?.tax ?? 0, ...splitTax(fractionOf(area ? deliveryFee(area, gross) : 0), area?.tax ?? 0) };
  const addAmounts = (a: number, b: number) => toEuros(toTicks(a) + toTicks(b));

  const taxes: Record<string, number> = {};
  for (const line of fee.gross > 0 ? [...lines, fee] : lines) taxes[line.tax] = addAmounts(taxes[line.tax] ?? 0, line.taxAmount);

  const missingAmount = area ? Math.max(0, toTicks(area.minimumOrderValue ?? 0) - toTicks(gross)) : 0;
  const isPriceMissing = lines.some(({ unitPrice: price }) => price === null);
  return {
    net,
    tax,
    gross,
    deliveryNet: fee.net,
    deliveryTax: fee.taxAmount,
    deliveryGross: fee.gross,
    totalNet: addAmounts(net, fee.net),
    totalTax: addAmounts(tax, fee.taxAmount),
    totalGross: addAmounts(gross, fee.gross),
    taxes,
    isApproximate: isPriceMissing || lines.some(({ pricing }) => pricing !== 'fixed'),
    isPriceMissing,
    isMinimumReached: missingAmount === 0,
    missingAmount: toEuros(missingAmount),
  };
}

/** Prices one item of a cart. */
export const priceItem = (item: PricedItem, method: DeliveryMethod): PricedLine =>
  priceLine(item, unitPrice(item.product, item.parts), method);

/** Prices a cart: its items in order and the totals. The area counts only for deliveries. */
export function priceCart(
  items: readonly PricedItem[],
  method: DeliveryMethod,
  area: PricedArea | null,
): Pricing & { readonly lines: readonly PricedLine[] } {
  const lines = items.map(item => priceItem(item, method));
  return { ...totalsOf(lines, method === 'delivery' ? area : null), lines };
}

/** The tax of one rate for display. */
interface TaxLine {
  readonly rate: number;
  readonly amount: number;
}

/** Returns whole cents that add up: taxes rounded by rate, net is the rest of gross (domain 6.1 no. 10). */
export function breakdownOf({ totalGross, taxes }: Pick<Pricing, 'totalGross' | 'taxes'>): {
  net: number;
  taxes: TaxLine[];
  gross: number;
} {
  const lines = Object.entries(taxes)
    .map(([rate, amount]) => ({ rate: Number(rate), amount: Math.round(toTicks(amount) / 100) / 100 }))
    .sort((a, b) => a.rate - b.rate);
  const cents = lines.reduce((rest, { amount }) => rest - Math.round(amount * 100), Math.round(totalGross * 100));
  return { net: cents / 100, taxes: lines, gross: totalGross };
}
