/** When people are written to about an order (decisions, table S), and which of them. */
import type { OrderAction } from '../../../../schema/rules/order/orderActions';
import { firstStatus } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { enqueue } from '../../../platform/jobs/enqueue';
import type { Order } from '../order.entity';

export type Occasion = 'placed' | 'confirmed' | 'agreed' | 'canceled' | 'proposed' | 'declined' | 'ready' | 'completed';

/** By mail to the customer and to the branch, by text message to the customer. */
export type Audience = 'customer' | 'branch' | 'phone';

export const audiences: Readonly<Record<Occasion, readonly Audience[]>> = {
  placed: ['customer', 'branch', 'phone'],
  confirmed: ['customer', 'phone'],
  agreed: ['customer'],
  canceled: ['customer', 'phone'],
  proposed: ['customer', 'phone'],
  declined: ['branch'],
  ready: ['customer', 'phone'],
  completed: ['customer'],
};

const occasions: Readonly<Partial<Record<OrderAction, Occasion>>> = {
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

type Concerned = Pick<Order, 'id' | 'email' | 'phone'>;

/** Tells people of a step once its transaction commits. Nobody ever heard of an order whose payment was called off. */
export async function tellOfStep(
  context: Context,
  order: Concerned & Pick<Order, 'status'>,
  action: OrderAction,
  event: number,
): Promise<void> {
  const occasion = occasions[action];
  if (!occasion || (order.status === 'WAITING_FOR_PAYMENT' && action === 'cancel')) return;
  if (order.email || order.phone || audiences[occasion].includes('branch'))
    await enqueue(context, 'tellOfOrder', { order: order.id, occasion, event });
}

/** Tells people of a new order once its transaction commits; of one that must be paid first only when it is. */
export async function tellOfNewOrder(
  context: Context,
  { id, email, phone, paymentMethod, event }: Concerned & Pick<Order, 'paymentMethod' | 'event'>,
  orderEmail: string | null,
): Promise<void> {
  if (firstStatus(paymentMethod) === 'WAITING_FOR_PAYMENT') return;
  if (email || phone || orderEmail) await enqueue(context, 'tellOfOrder', { order: id, occasion: 'placed', event });
}
