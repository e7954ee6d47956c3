/** Schedules a check of the payment of an order when the transaction commits: the order has ended, so the payment may need a refund. */
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../../platform/context/context';
import { enqueue } from '../../platform/jobs/enqueue';
import { preparedStatement } from '../../platform/database/preparedStatement';

export async function schedulePaymentCheck(context: Context, order: Id): Promise<void> {
  await setCheckTime(context, [order, context.now]);
  await enqueue(context, 'reconcilePayments', {}, { key: 'reconcilePayments' });
}

const setCheckTime = preparedStatement('schedule_payment_check', `update payment set "nextLookAt" = $2 where "orderId" = $1`);
