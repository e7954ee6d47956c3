/** The mutation with which a screen of staff reports the orders it has shown. */
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Id } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { markOrdersSeen, maxSeenOrders } from './markOrdersSeen';

@Resolver()
export class OrderSeenResolver {
  @Mutation(() => [ID], {
    description: `Record that staff has seen new orders on a screen; the customer's status page shows it. Returns the orders that were seen for the first time; answered ones are left out. INVALID for more than ${maxSeenOrders} orders; FORBIDDEN outside your branches.`,
  })
  markOrdersSeen(@Ctx() context: Context, @Arg('orders', () => [ID]) orders: Id[]): Promise<Id[]> {
    return markOrdersSeen(context, orders);
  }
}
