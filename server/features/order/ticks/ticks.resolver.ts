/** The mutation that ticks an item of an order off. */
import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';
import { tickOrderItem } from './tickOrderItem';

@Resolver()
export class OrderTicksResolver {
  @Mutation(() => Order, {
    description:
      'Tick an item of a confirmed order off while it is prepared, or undo that. `updatedAt` stays, so that a change of the order at the same time succeeds. NOT_FOUND for an unknown or removed item; CONFLICT when the order is not in preparation; FORBIDDEN outside your branches.',
  })
  tickOrderItem(
    @Ctx() context: Context,
    @Arg('order', () => ID, { description: 'The id of the order.' }) order: string,
    @Arg('item', () => Int, { description: 'The `index` of the item, from 0.' }) item: number,
    @Arg('done', () => Boolean, { description: 'Whether the item is done.' }) isDone: boolean,
  ): Promise<Order> {
    return tickOrderItem(context, order, { item, isDone });
  }
}
