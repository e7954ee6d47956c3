/** The yes-or-no fields of an order, which follow from its columns (ENT-34, ENT-35). */
import { mapValues } from '../../../../schema/objects';
import type { Order } from '../order.entity';

interface OrderFlag {
  readonly description: string;
  readonly of: (order: Order) => boolean;
}

const flag = (description: string, of: OrderFlag['of']): OrderFlag => ({ description, of });

export const orderFlags = {
  isDelivery: flag('Whether the order is delivered.', ({ deliveryType }) => deliveryType === 'delivery'),
  isDineIn: flag('Whether the customer eats at the branch.', ({ deliveryType }) => deliveryType === 'dineIn'),
  isConfirmed: flag('Whether the branch has confirmed the order.', ({ confirmedAt }) => confirmedAt !== null),
  isRejected: flag('Whether the branch has rejected the order.', ({ rejectedAt }) => rejectedAt !== null),
  isInDelivery: flag('Whether the order is on its way, or ready for pickup or at the table.', ({ inDeliveryAt }) => inDeliveryAt !== null),
  isDelivered: flag('Whether the order has been delivered.', ({ deliveredAt }) => deliveredAt !== null),
  isCompleted: flag('Whether the order is completed.', ({ completedAt }) => completedAt !== null),
  isCanceled: flag('Whether the customer or the branch has canceled the order.', ({ canceledAt }) => canceledAt !== null),
  isFailed: flag('Whether the online payment has failed.', ({ failedAt }) => failedAt !== null),
  isPaid: flag('Whether the online payment has been made.', ({ paidAt }) => paidAt !== null),
  isRefunded: flag('Whether the online payment has been refunded.', ({ refundedAt }) => refundedAt !== null),
} as const satisfies Readonly<Record<string, OrderFlag>>;

export const flagsOf = (order: Order): Record<keyof typeof orderFlags, boolean> => mapValues(orderFlags, ({ of }) => of(order));
