/** Decides which actions on an order send notifications, and to whom (decisions, table S). */
import type { OrderAction } from '../../../../schema/rules/order/orderActions';
import { initialStatus } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { enqueue } from '../../../platform/jobs/enqueue';
import type { Order } from '../order.entity';

export type OrderNotification = 'placed' | 'confirmed' | 'agreed' | 'canceled' | 'proposed' | 'declined' | 'ready' | 'completed';

/** E-mail to the customer, e-mail to the branch, text message to the customer. */
export type NotificationTarget = 'customer' | 'branch' | 'phone';

export const notificationTargets: Readonly<Record<OrderNotification, readonly NotificationTarget[]>> = {
  placed: ['customer', 'branch', 'phone'],
  confirmed: ['customer', 'phone'],
  agreed: ['customer'],
  canceled: ['customer', 'phone'],
  proposed: ['customer', 'phone'],
  declined: ['branch'],
  ready: ['customer', 'phone'],
  completed: ['customer'],
};

const notificationsByAction: Readonly<Partial<Record<OrderAction, OrderNotification>>> = {
  'payment-paid': 'placed',
  confirm: 'confirmed',
  'confirm-counter-appointment': 'agreed',
  reject: 'canceled',
  cancel: 'canceled',
  propose: 'proposed',
  'reject-counter-appointment': 'declined',
  'in-delivery': 'ready',
  completed: 'completed',
};

type OrderContact = Pick<Order, 'id' | 'email' | 'phone'>;

/**
 * Queues the notification of an action when the transaction commits. A canceled order that was never paid has sent no notification, so it
 * sends none now.
 */
export async function notifyOfAction(
  context: Context,
  order: OrderContact & Pick<Order, 'status'>,
  action: OrderAction,
  event: number,
): Promise<void> {
  const notification = notificationsByAction[action];
  if (!notification || (order.status === 'WAITING_FOR_PAYMENT' && action === 'cancel')) return;
  if (order.email || order.phone || notificationTargets[notification].includes('branch'))
    await enqueue(context, 'sendOrderNotification', { order: order.id, occasion: notification, event });
}

/** Queues the notification of a new order when the transaction commits. An order that is paid online is notified when it is paid. */
export async function notifyOfNewOrder(
  context: Context,
  { id, email, phone, paymentMethod, event }: OrderContact & Pick<Order, 'paymentMethod' | 'event'>,
  orderEmail: string | null,
): Promise<void> {
  if (initialStatus(paymentMethod) === 'WAITING_FOR_PAYMENT') return;
  if (email || phone || orderEmail) await enqueue(context, 'sendOrderNotification', { order: id, occasion: 'placed', event });
}
