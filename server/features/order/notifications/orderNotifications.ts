/** Queues the notifications of new orders and of actions (decisions, table S). */
import { orderActions, type OrderAction } from '../../../../schema/rules/order/orderActions';
import { initialStatus } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { enqueue } from '../../../platform/jobs/enqueue';
import type { Order } from '../order.entity';
import { notificationTexts } from './notificationTexts';

type OrderContact = Pick<Order, 'id' | 'email' | 'phone'>;

/**
 * Queues the notification of an action when the transaction commits. An order that waits for its payment has sent no notification, so the
 * first one is about the order itself.
 */
export async function notifyOfAction(
  context: Context,
  order: OrderContact & Pick<Order, 'status'>,
  action: OrderAction,
  event: number,
): Promise<void> {
  const { notification } = orderActions[action];
  if (!notification || (order.status === 'WAITING_FOR_PAYMENT' && notification !== 'placed')) return;
  if (order.email || order.phone || notificationTexts[notification].branch)
    await enqueue(context, 'sendOrderNotification', { order: order.id, notification, event });
}

/** Queues the notification of a new order when the transaction commits. An order that is paid online is notified when it is paid. */
export async function notifyOfNewOrder(
  context: Context,
  { id, email, phone, paymentMethod, event }: OrderContact & Pick<Order, 'paymentMethod' | 'event'>,
  orderEmail: string | null,
): Promise<void> {
  if (initialStatus(paymentMethod) === 'WAITING_FOR_PAYMENT') return;
  if (email || phone || orderEmail) await enqueue(context, 'sendOrderNotification', { order: id, notification: 'placed', event });
}
