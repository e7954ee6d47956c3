/** What follows from an action in its transaction, besides its log entry and its event. */
import type { OrderAction } from '../../../../schema/rules/order/orderActions';
import { needsPaymentCheck } from '../../../../schema/rules/order/actions/orderTransitions';
import type { Context } from '../../../platform/context/context';
import { schedulePaymentCheck } from '../../payment/schedulePaymentCheck';
import { dropNotification, notifyOfAction } from '../notifications/orderNotifications';
import { Order } from '../order.entity';
import { dropPrints, queuePrints } from '../printing/queuePrints';
import { holdProposedTimes } from '../proposals/holdProposedTimes';

/** Queues notifications, receipts and the check of the payment, holds proposed times, and returns the changed order. `event` is that of the action. */
export async function applyEffects(context: Context, order: Order, action: OrderAction, event: number): Promise<Order> {
  await notifyOfAction(context, order, action, event);
  await queuePrints(context, order, action, event);
  if (needsPaymentCheck(order, action)) await schedulePaymentCheck(context, order.id);
  const changedOrder = await context.records(Order).findOneByOrFail({ id: order.id });
  if (action === 'proposeTime') await holdProposedTimes(context, changedOrder);
  return changedOrder;
}

/** Drops what still waits of the effects of the last action. */
export async function dropEffects(context: Context, order: Order): Promise<void> {
  await dropNotification(context, order.id, order.event);
  await dropPrints(context, order);
}
