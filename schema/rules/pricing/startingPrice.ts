/** The price to show before anything is chosen. */
import { basePriceText, unitPriceText, type BasePriceProduct } from './money';
import { hasOptions, partsOf, type ProductPart } from '../product/partAnswers';
import { toEuros, toTicks, type PricedProduct } from './pricing';

/**
 * Returns the lowest price of the required choices, marked as a minimum if they differ in price, as sizes do. An approximate price stays
 * approximate.
 */
export function startingPrice<P extends PricedProduct>(product: P): P {
  const choices = partsOf(product).filter(part => !part.optional && hasOptions(part) && part.options.length > 0);
  if (product.price === null || choices.length === 0) return product;
  const hasDifference = choices.some(({ options }) => new Set(options.map(effectOf)).size > 1);
  const pricing = hasDifference && product.pricing === 'fixed' ? 'minimum' : product.pricing;
  return { ...product, price: lowestPrice(product.price, choices), pricing };
}

/** Returns `'ab 38,00 €'` and the base price `'6,20 € / kg'`, each null if there is none. */
export function startingPriceTexts(product: PricedProduct & BasePriceProduct, currency?: string) {
  const start = startingPrice(product);
  return { price: unitPriceText(start, currency), basePrice: basePriceText(start, currency) };
}

const effectOf = ({ modifier, value }: ProductPart['options'][number]): string =>
  modifier === 'overwrite' ? `${value}` : `${value === 0 ? 'add' : modifier} ${value}`;

/** Chooses one option of each part. The last overwritten price counts, whatever the surcharges before and after it (G-029). */
function lowestPrice(price: number, choices: readonly ProductPart[]): number {
  let surcharges = new Map([[toTicks(price), 0]]); // the lowest surcharge of each price
  for (const { options } of choices) {
    const next = new Map<number, number>();
    for (const [base, surcharge] of surcharges)
      for (const { modifier, value } of options) {
        const key = modifier === 'overwrite' ? toTicks(value) : base;
        const change = modifier === 'overwrite' ? 0 : modifier === 'add' ? toTicks(value) : -toTicks(value);
        next.set(key, Math.min(next.get(key) ?? Infinity, surcharge + change));
      }
    surcharges = next;
  }
  return toEuros(Math.max(0, Math.min(...[...surcharges].map(([base, surcharge]) => base + surcharge))));
}
