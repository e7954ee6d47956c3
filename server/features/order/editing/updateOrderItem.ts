/** Updates an item of an order: its measured weight, its final price, or that it is unavailable (G-066). */
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import {
  applyItemUpdate,
  updateItemFields,
  validateItemUpdate,
  itemUpdateError,
  pricingOfItems,
  type UpdateItemInput,
} from '../../../../schema/rules/order/itemUpdate';
import { moneyText } from '../../../../schema/rules/pricing/money';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import type { Pricing } from '../../../../schema/rules/pricing/pricing';
import { maxTotal } from '../../../../schema/rules/checkout/cartValidation';
import { quantityText } from '../../../../schema/rules/product/units';
import { Product } from '../../catalogue/product.entity';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { requireMatchingVersion } from './ifMatch';
import { storedPricing } from '../placing/buildOrder';
import { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { throwIf, logAndPublishAction } from '../lifecycle/applyAction';

/** The index of the item, and the version of the order that was read. */
interface ItemPosition {
  index: number;
  ifMatch?: Date | undefined;
}

/** Updates an item and the totals. A removed item stays in the list, so that the other items keep their index. */
export function updateOrderItem(
  context: Context,
  id: string,
  { index, ifMatch, ...input }: UpdateItemInput & ItemPosition,
): Promise<Order> {
  throwIfInvalid(validate(updateItemFields, input, { partial: true }));
  return context.transaction(async context => {
    const order = await getOrder(context, id, 'order.updateStatus');
    const item = order.items[index];
    if (!item) throw new AppError('NOT_FOUND');
    await requireMatchingVersion(context, order, ifMatch);
    const status = order.status;
    throwIf(itemUpdateError(status));
    const product = item.product ? await context.load.one(Product, item.product) : undefined;
    const orderWithProduct = { ...order, product };
    throwIfInvalid(validateItemUpdate(item, input, orderWithProduct));

    const updatedItem = applyItemUpdate(item, input, orderWithProduct);
    if (JSON.stringify(updatedItem) === JSON.stringify(item)) return order;
    const items = order.items.with(index, updatedItem);
    const pricing = pricingOfItems(items, order.deliveryArea && { gross: order.pricing.deliveryGross, tax: order.deliveryArea.tax });
    const { currency } = await getSettings(context);
    if (pricing.totalGross > maxTotal) throwIfInvalid([{ path: [], rule: 'totalTooLarge', limit: moneyText(maxTotal, currency) }]);

    // Every change of an order has its own event, so the condition also detects changes of other items.
    const { affected } = await context
      .records(Order)
      .update({ id: order.id, event: order.event }, { items, ...toTotals(pricing), updatedAt: context.now });
    if (!affected) throw new AppError('CONFLICT');
    const { id: actor } = context.viewer!;
    await logAndPublishAction(context, order, {
      actor,
      action: 'update-item',
      from: status,
      to: status,
      note: itemNote(item, updatedItem, currency),
    });
    return getOrder(context, id, 'order.read');
  });
}

const toTotals = (pricing: Pricing): Pick<Order, 'pricing' | 'totalGross'> => ({
  pricing: storedPricing(pricing),
  totalGross: pricing.totalGross,
});

/** Returns the difference of two versions of an item for the log: `Torte: 1 Stück → 2 Stück, 30 € → 60 €, gestrichen`. */
function itemNote(before: OrderItem, after: OrderItem, currency: string): string {
  const quantities = [before, after].map(({ amount, unit }) => quantityText(amount, unit));
  const prices = [before, after].map(({ gross }) => moneyText(gross, currency));
  const changes = [quantities, prices].filter(([was, is]) => was !== is).map(([was, is]) => `${was} → ${is}`);
  if (before.isRemoved !== after.isRemoved) changes.push(after.isRemoved ? 'gestrichen' : 'wieder aufgenommen');
  if (before.comment !== after.comment) changes.push('Anmerkung geändert');
  return `${after.name}: ${changes.join(', ')}`;
}
