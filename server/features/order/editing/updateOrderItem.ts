/** Updates an item of an order: its measured weight, its final price, that it is unavailable, or what replaces it (G-066, G-153). */
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { updateItemFields, itemUpdateError, type UpdateItemInput } from '../../../../schema/rules/order/itemUpdate';
import { throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import type { Context } from '../../../platform/context/context';
import { requireMatchingVersion } from './ifMatch';
import { replaceItem } from '../items/replaceItem';
import type { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { changeItem } from './itemChange';
import { saveItems } from './saveItems';

/** The index of the item, and the version of the order that was read. */
interface ItemPosition {
  index: number;
  ifMatch?: Date | undefined;
}

/**
 * Updates or replaces an item and updates the totals. A removed item stays in the list, so that the other items keep their index. After the
 * confirmation, boards mark the change until staff has seen it.
 */
export function updateOrderItem(
  context: Context,
  id: string,
  { index, ifMatch, ...input }: UpdateItemInput & ItemPosition,
): Promise<Order> {
  throwIfInvalid(validate(updateItemFields, input, { partial: true }));
  return context.transaction(async context => {
    const order = await getOrder(context, id, 'order.updateStatus');
    if (!order.items[index]) throw new AppError('NOT_FOUND');
    await requireMatchingVersion(context, order, ifMatch);
    throwIf(itemUpdateError(order.status));
    const change = await (input.product ? replaceItem(context, order, index, input) : changeItem(context, order, index, input));
    return change ? saveItems(context, order, change) : order;
  });
}
