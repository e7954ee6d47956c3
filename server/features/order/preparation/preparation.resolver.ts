/** The mutations of what the boards of a branch share while they prepare an order. */
import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';
import { prioritizeOrder } from './prioritizeOrder';
import { startOrder } from './startOrder';
import { tickOrderItem } from './tickOrderItem';

@Resolver()
export class OrderPreparationResolver {
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

  @Mutation(() => Order, {
    description:
      'Move an order to the board before its start time, for all boards of the branch. `updatedAt` stays, and the time of the first call. CONFLICT when the order is final; FORBIDDEN outside your branches.',
  })
  startOrder(@Ctx() context: Context, @Arg('order', () => ID, { description: 'The id of the order.' }) order: string): Promise<Order> {
    return startOrder(context, order);
  }

  @Mutation(() => Order, {
    description:
      'Put an order first on all boards of the branch, or undo that. Among several such orders, the oldest priority is first. `updatedAt` stays, and the time of the first call. CONFLICT when the order is final; FORBIDDEN outside your branches.',
  })
  prioritizeOrder(
    @Ctx() context: Context,
    @Arg('order', () => ID, { description: 'The id of the order.' }) order: string,
    @Arg('isPrioritized', () => Boolean, { description: 'Whether the order has priority from now on.' }) isPrioritized: boolean,
  ): Promise<Order> {
    return prioritizeOrder(context, order, isPrioritized);
  }
}
