/** Moves an order to the board before its start time. */
import { notAllowedNowError, throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import type { Order } from '../order.entity';
import { isOpen } from '../orderSql';
import { getOrder } from '../reading/readOrders';
import { publishToBoards } from './publishToBoards';

/** Keeps the time of the first start, so that two devices may start the order at once. */
export function startOrder(context: Context, id: string): Promise<Order> {
  return context.transaction(async context => {
    const order = await getOrder(context, id, 'order.updateStatus');
    if (order.startedAt && !isFinal(order.status)) return order;
    const started = await saveStart(context, [order.id, context.now]);
    if (started.length > 0) await publishToBoards(context, order);
    const current = await getOrder(context, id, 'order.read');
    if (isFinal(current.status)) throwIf(notAllowedNowError);
    return current;
  });
}

const saveStart = preparedStatement<Pick<Order, 'id'>>(
  'save_order_start',
  `with updated as (
     update "order" set "startedAt" = $2
     where id = $1 and "startedAt" is null
       and ${isOpen}
     returning id
   )
   select id from updated`,
);
