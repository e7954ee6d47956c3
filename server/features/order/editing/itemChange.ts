/** What the update of an item changes: the totals of the order, and the note in its log. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { maxTotal } from '../../../../schema/rules/checkout/cartValidation';
import { pricingOfItems } from '../../../../schema/rules/order/itemUpdate';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import { moneyText } from '../../../../schema/rules/pricing/money';
import { quantityText } from '../../../../schema/rules/product/units';
import type { Order } from '../order.entity';
import { storedPricing } from '../placing/buildOrder';

type OrderTotals = Pick<Order, 'pricing' | 'totalGross'>;

/** Returns the totals of an order with changed items. Throws INVALID when the total is too large. */
export function totalsOf(
  { items, deliveryArea, pricing }: Pick<Order, 'items' | 'deliveryArea' | 'pricing'>,
  currency: string,
): OrderTotals {
  const changedPricing = pricingOfItems(items, deliveryArea && { gross: pricing.deliveryGross, tax: deliveryArea.tax });
  const { totalGross } = changedPricing;
  if (totalGross > maxTotal) throwIfInvalid([{ path: [], rule: 'totalTooLarge', limit: moneyText(maxTotal, currency) }]);
  return { pricing: storedPricing(changedPricing), totalGross };
}

/** Returns the difference of two versions of an item for the log: `Torte: 1 Stück → 2 Stück, 30 € → 60 €, gestrichen`. */
export function itemNote(before: OrderItem, after: OrderItem, currency: string): string {
  const quantities = [before, after].map(({ amount, unit }) => quantityText(amount, unit));
  const prices = [before, after].map(({ gross }) => moneyText(gross, currency));
  const changes = [quantities, prices].filter(([was, is]) => was !== is).map(([was, is]) => `${was} → ${is}`);
  if (before.isRemoved !== after.isRemoved) changes.push(after.isRemoved ? 'gestrichen' : 'wieder aufgenommen');
  if (before.comment !== after.comment) changes.push('Anmerkung geändert');
  return `${after.name}: ${changes.join(', ')}`;
}
