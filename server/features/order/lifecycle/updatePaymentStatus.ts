/** Updates the payment status of an order at the request of staff (API-52). */
import type { Context } from '../../../platform/context/context';
import type { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { settlePaymentOf } from '../../payment/settlePayment';

/**
 * Returns the order after the provider was queried; an order that is not paid online is unchanged. Throws UNAVAILABLE when the provider
 * does not respond.
 */
export async function updatePaymentStatus(context: Context, id: string): Promise<Order> {
  context.authorize('order.updateStatus');
  const order = await getOrder(context, id, 'order.updateStatus');
  await settlePaymentOf(context, order.id);
  return getOrder(context, id, 'order.read');
}
