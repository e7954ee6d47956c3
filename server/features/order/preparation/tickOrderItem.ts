/** Ticks an item of an order off while it is prepared, so that all boards of the branch show it as done. */
import { AppError } from '../../../../schema/errors/appError';
import { notAllowedNowError, throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import type { Order } from '../order.entity';
import { finishedAt } from '../orderSql';
import { getOrder } from '../reading/readOrders';
import { publishToBoards } from './publishToBoards';

interface Tick {
  /** The index of the item. */
  readonly item: number;
  readonly isDone: boolean;
}

/**
 * Ticks the item and returns the order, whose preparation starts with its first tick. The tick has an event of its own, so that of two
 * responses the newer one is known. `updatedAt` and the event of the last change stay: an action at the same time succeeds, and the last one
 * can still be undone.
 */
export function tickOrderItem(context: Context, id: string, { item, isDone }: Tick): Promise<Order> {
  return context.transaction(async context => {
    const order = await getOrder(context, id, 'order.updateStatus');
    if (!order.items[item] || order.items[item].isRemoved) throw new AppError('NOT_FOUND');
    // One statement, so that two devices can tick two items at once.
    const updated = await updateTickedItems(context, [order.id, item, isDone, context.now]);
    if (updated.length === 0) throwIf(notAllowedNowError);
    if (order.doneItems.includes(item) === isDone) return order;
    await publishToBoards(context, order);
    return getOrder(context, id, 'order.read');
  });
}

// The columns of a confirmed order without a later status, like `statusOf`.
const updateTickedItems = preparedStatement<Pick<Order, 'id'>>(
  'update_ticked_items',
  `with updated as (
     update "order" set "tickedItems" = array_remove(coalesce("tickedItems", '{}'), $2::integer) || case when $3::boolean then array[$2::integer] else '{}' end,
       "startedAt" = coalesce("startedAt", case when $3::boolean then $4::timestamptz end)
     where id = $1 and "confirmedAt" is not null
       and coalesce("inDeliveryAt", "deliveredAt", ${finishedAt}) is null
     returning id
   )
   select id from updated`,
);
