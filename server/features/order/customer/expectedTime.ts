/** When customers can expect their order. */
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { earliestDueTime } from '../dueTime';
import type { Order } from '../order.entity';

/** Returns when the order is ready or arrives, or null when that is no longer or not yet known. */
export async function expectedTime(context: Context, order: Order): Promise<Date | null> {
  const { status, isQuotation, deliveryType } = order;
  if (isFinal(status) || isQuotation || status === 'COUNTER_PROPOSED' || status === 'DELIVERED') return null;
  if (status === 'IN_DELIVERY' && deliveryType !== 'delivery') return null;
  return order.appointment ?? order.appointmentDate ?? earliestDueTime(context, order);
}
