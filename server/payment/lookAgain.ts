/** Has the payment of an order looked at by the next sweep: its order came to nothing, so the money may have to go back. */
import type { Id } from '../../schema/fields/field';
import type { Context } from '../context';
import { prepared } from '../prepared';

export const lookAgain = (context: Context, order: Id): Promise<unknown> => noteLook(context, [order, context.now]);

const noteLook = prepared('payment_look', `update payment set "nextLookAt" = $2 where "orderId" = $1`);
