/** Staff asks the provider anew (API-52). */
import type { Context } from '../../../platform/context/context';
import type { Order } from '../order.entity';
import { orderById } from '../reading/readOrders';
import { Payment } from '../../payment/payment.entity';
import { settlePayment } from '../../payment/settlePayment';

/** The order as it stands after the provider was asked; one that is not paid online stays as it is. UNAVAILABLE while the provider is away. */
export async function updatePaymentStatus(context: Context, id: string): Promise<Order> {
  context.must('order.move');
  const order = await orderById(context, id, 'order.move');
  const payment = await context.records(Payment).findOneBy({ order: order.id });
  if (payment) await settlePayment(context, payment);
  return orderById(context, id, 'order.read');
}
