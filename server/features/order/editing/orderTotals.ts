/** The totals of an order whose items have changed. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { maxTotal } from '../../../../schema/rules/checkout/cartValidation';
import { pricingOfItems } from '../../../../schema/rules/order/itemUpdate';
import { moneyText } from '../../../../schema/rules/pricing/money';
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
