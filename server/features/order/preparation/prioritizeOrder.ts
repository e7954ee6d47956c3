/** Gives an order priority on all boards of the branch, or removes it. */
import { notAllowedNowError, throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import type { Order } from '../order.entity';
import { isOpen } from '../orderSql';
import { getOrder } from '../reading/readOrders';
import { publishToBoards } from './publishToBoards';

/** Keeps the time of the first call, so that two devices may prioritize the order at once. */
export function prioritizeOrder(context: Context, id: string, isPrioritized: boolean): Promise<Order> {
  return context.transaction(async context => {
    const order = await getOrder(context, id, 'order.updateStatus');
    if ((order.prioritizedAt !== null) === isPrioritized && !isFinal(order.status)) return order;
    const updated = await savePriority(context, [order.id, isPrioritized, context.now]);
    if (updated.length > 0) await publishToBoards(context, order);
    const current = await getOrder(context, id, 'order.read');
    if (isFinal(current.status)) throwIf(notAllowedNowError);
    return current;
  });
}

const savePriority = preparedStatement<Pick<Order, 'id'>>(
  'save_order_priority',
  `with updated as (
     update "order" set "prioritizedAt" = case when $2::boolean then $3::timestamptz end
     where id = $1 and ("prioritizedAt" is not null) <> $2::boolean
       and ${isOpen}
     returning id
   )
   select id from updated`,
);
