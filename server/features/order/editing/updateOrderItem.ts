/** How staff changes a line of an order: what was weighed, what it costs in the end, what there is none of (G-066). */
import { demand, Refusal } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { changedItem, itemChange, itemChangeFaults, itemObjection, pricingOfItems, type ItemChange } from '../../../../schema/rules/order/itemUpdate';
import { moneyText } from '../../../../schema/rules/pricing/money';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import type { Pricing } from '../../../../schema/rules/pricing/pricing';
import { largestTotal } from '../../../../schema/rules/checkout/cartValidation';
import { quantityText } from '../../../../schema/rules/product/units';
import { Product } from '../../catalogue/product.entity';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { demandAsRead } from './ifMatch';
import { keptPricing } from '../placing/buildOrder';
import { Order } from '../order.entity';
import { orderById } from '../reading/readOrders';
import { refuseIf, tellStep } from '../lifecycle/applyAction';

/** The line to change, and the version of the order it was read in. */
interface Place {
  index: number;
  ifMatch?: Date | undefined;
}

/** Changes the line at this place and with it the sums. Lines that are struck stay, so that every other keeps its place. */
export function updateOrderItem(context: Context, id: string, { index, ifMatch, ...change }: ItemChange & Place): Promise<Order> {
  demand(check(itemChange, change, { partial: true }));
  return context.atomically(async context => {
    const order = await orderById(context, id, 'order.move');
    const item = order.items[index];
    if (!item) throw new Refusal('notFound');
    await demandAsRead(context, order, ifMatch);
    const status = order.status;
    refuseIf(itemObjection(status));
    const product = item.product ? await context.load.one(Product, item.product) : undefined;
    const sale = { ...order, product };
    demand(itemChangeFaults(item, change, sale));

    const changed = changedItem(item, change, sale);
    if (JSON.stringify(changed) === JSON.stringify(item)) return order;
    const items = order.items.with(index, changed);
    const pricing = pricingOfItems(items, order.deliveryArea && { gross: order.pricing.deliveryGross, tax: order.deliveryArea.tax });
    const { currency } = await getSettings(context);
    if (pricing.totalGross > largestTotal) demand([{ path: [], rule: 'totalTooLarge', limit: moneyText(largestTotal, currency) }]);

    // Every change of an order has its own event: whoever read the lines before another changed anything is told so.
    const { affected } = await context
      .records(Order)
      .update({ id: order.id, event: order.event }, { items, ...sumsOf(pricing), updatedAt: context.now });
    if (!affected) throw new Refusal('conflict');
    const { id: actor } = context.viewer!;
    await tellStep(context, order, { actor, action: 'update-item', from: status, to: status, note: noteOf(item, changed, currency) });
    return orderById(context, id, 'order.read');
  });
}

const sumsOf = (pricing: Pricing): Pick<Order, 'pricing' | 'totalGross'> => ({
  pricing: keptPricing(pricing),
  totalGross: pricing.totalGross,
});

/** `Torte: 1 Stück → 2 Stück, 30 € → 60 €, gestrichen`: the line before and after, for the log. */
function noteOf(before: OrderItem, after: OrderItem, currency: string): string {
  const quantities = [before, after].map(({ amount, unit }) => quantityText(amount, unit));
  const prices = [before, after].map(({ gross }) => moneyText(gross, currency));
  const parts = [quantities, prices].filter(([was, is]) => was !== is).map(([was, is]) => `${was} → ${is}`);
  if (before.isRemoved !== after.isRemoved) parts.push(after.isRemoved ? 'gestrichen' : 'wieder aufgenommen');
  if (before.comment !== after.comment) parts.push('Anmerkung geändert');
  return `${after.name}: ${parts.join(', ')}`;
}
