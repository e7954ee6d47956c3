/** Updates an item of an order: its measured weight, its final price, or that it is unavailable (G-066). */
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import {
  applyItemUpdate,
  updateItemFields,
  validateItemUpdate,
  itemUpdateError,
  type UpdateItemInput,
} from '../../../../schema/rules/order/itemUpdate';
import { loadOrderedProduct } from '../../catalogue/orderedProduct';
import { throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { requireMatchingVersion } from './ifMatch';
import { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { logAndPublishAction } from '../lifecycle/orderLog';
import { itemNote, totalsOf } from './itemChange';

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
    const product = item.product ? await loadOrderedProduct(context, item.product) : null;
    const orderWithProduct = { ...order, product: product ?? undefined };
    throwIfInvalid(validateItemUpdate(item, input, orderWithProduct));

    const updatedItem = applyItemUpdate(item, input, orderWithProduct);
    if (JSON.stringify(updatedItem) === JSON.stringify(item)) return order;
    const items = order.items.with(index, updatedItem);
    const { currency } = await getSettings(context);
    const totals = totalsOf({ ...order, items }, currency);

    // Every change of an order has its own event, so the condition also detects changes of other items.
    const { affected } = await context
      .records(Order)
      .update({ id: order.id, event: order.event }, { items, ...totals, updatedAt: context.now });
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
