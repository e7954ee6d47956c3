/** Queues the notifications of new orders and of actions (decisions, table S). */
import type { Id } from '../../../../schema/fields/field';
import { orderActions, type OrderAction } from '../../../../schema/rules/order/orderActions';
import { initialStatus } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { addJobSql, dequeue, enqueue } from '../../../platform/jobs/enqueue';
import type { Order } from '../order.entity';
import { subscriptionsOf } from '../push/pushSubscriptions';
import { notificationTexts } from './notificationTexts';

type OrderContact = Pick<Order, 'id' | 'email' | 'phone'>;

/** Seconds that the notification and the receipts of an action wait when an undo of the action may drop them (G-139). */
export const undoDelay = 20;

const notificationKey = (order: Id, event: number): string => `sendOrderNotification ${order} ${event}`;

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
  const { notification, undoLimit } = orderActions[action];
  if (!notification || (order.status === 'WAITING_FOR_PAYMENT' && notification !== 'placed')) return;
  const { branch, push } = notificationTexts[notification];
  if (order.email || order.phone || branch || (push && (await subscriptionsOf(context, order.id)).length > 0))
    await enqueue(
      context,
      'sendOrderNotification',
      { order: order.id, notification, event },
      undoLimit ? { key: notificationKey(order.id, event), delay: undoDelay } : {},
    );
}

/**
 * Queues the e-mail about replaced items. It waits like that of an action, so that several replacements are one e-mail and a mistake that is
 * undone at once is none.
 */
export async function notifyOfReplacement(context: Context, { id: order, email, phone }: OrderContact, event: number): Promise<void> {
  if (!email && !phone && (await subscriptionsOf(context, order)).length === 0) return;
  const options = { key: `sendOrderNotification ${order} replaced`, delay: undoDelay };
  await enqueue(context, 'sendOrderNotification', { order, notification: 'replaced', event }, options);
}

/** Drops the notification of an action when it still waits; `event` is the number of the event of the action. */
export const dropNotification = (context: Context, order: Id, event: number): Promise<void> =>
  dequeue(context, notificationKey(order, event));

/** Tells whether a new order has a notification. An order that is paid online is notified when it is paid. */
export const isNotifiedWhenPlaced = (
  { email, phone, paymentMethod }: Pick<Order, 'email' | 'phone' | 'paymentMethod'>,
  orderEmail: string | null,
): boolean => initialStatus(paymentMethod) !== 'WAITING_FOR_PAYMENT' && Boolean(email || phone || orderEmail);

/** Returns an SQL expression that adds the job of this notification. */
export const queuePlacedNotificationSql = (order: string, number: string, trace: string): string =>
  addJobSql('sendOrderNotification', `jsonb_build_object('order', ${order}, 'notification', 'placed', 'event', ${number})`, trace);
