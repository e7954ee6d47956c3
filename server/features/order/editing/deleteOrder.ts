/** Orders go for good only by the hand of an admin, and only when they are over (G-122). */
import type { Id } from '../../../../schema/fields/field';
import { isNotPossible } from '../../../../schema/rules/order/orderActions';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { log } from '../../../platform/context/log';
import { Order } from '../order.entity';
import { orderById } from '../reading/readOrders';
import { refuseIf } from '../lifecycle/applyAction';

/** Deletes a final order with its log, and answers its id. What is final stays so: nothing can move it in between. */
export function deleteOrder(context: Context, id: string): Promise<Id> {
  return context.atomically(async context => {
    const order = await orderById(context, id, 'order.delete');
    refuseIf(isFinal(order.status) ? undefined : isNotPossible);
    const { affected } = await context.records(Order).delete({ id: order.id });
    if (!affected) await orderById(context, id, 'order.delete'); // somebody was faster: not found
    await log(context, { channel: 'order', message: `Bestellung ${order.uid} gelöscht.`, record: { collection: 'order', id: order.id } });
    await context.tell('orderChanged', { id: order.id, uid: order.uid, branch: order.branch });
    return order.id;
  });
}
