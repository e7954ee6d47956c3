/** Has the payment of an order looked at as soon as this is committed: its order came to nothing, so the money may have to go back. */
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../../platform/context/context';
import { enqueue } from '../../platform/jobs/enqueue';
import { prepared } from '../../platform/database/preparedStatement';

export async function lookAgain(context: Context, order: Id): Promise<void> {
  await noteLook(context, [order, context.now]);
  await enqueue(context, 'sweepPayments', {}, 'sweepPayments');
}

const noteLook = prepared('payment_look', `update payment set "nextLookAt" = $2 where "orderId" = $1`);
