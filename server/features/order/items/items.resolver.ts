/** The unseen changes of items, the query of products that can replace an item, and the mutation that marks changes of items as seen. */
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { isCancellationUnseen, unseenChanges } from '../../../../schema/rules/order/items/itemChanges';
import { isCancellationUnseenDescription, itemChanges, type ItemChange } from '../../../../schema/rules/order/orderItem';
import { graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { Product } from '../../catalogue/product.entity';
import { Order } from '../order.entity';
import { markChangesSeen } from './markChangesSeen';
import { findReplacements, maxReplacements, maxReplacementSearch } from './findReplacements';

@Resolver(() => Order)
export class OrderItemsResolver {
  @FieldResolver(graphqlTypeOf(itemChanges), { description: itemChanges.description! })
  itemChanges(@Root() order: Order): readonly ItemChange[] {
    return unseenChanges(order);
  }

  @FieldResolver(() => Boolean, { description: isCancellationUnseenDescription })
  isCancellationUnseen(@Root() order: Order): boolean {
    return isCancellationUnseen(order);
  }

  @Query(() => [Product], {
    description: `The products that can replace an item of the order: on sale in its branch at its time and not sold out. At most ${maxReplacements}, by name, those that start with the search first. FORBIDDEN outside your branches.`,
  })
  orderReplacements(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the order.' }) id: string,
    @Arg('search', () => String, {
      nullable: true,
      description: `A part of the name or of the article number; the first ${maxReplacementSearch} characters count.`,
    })
    search?: string,
  ): Promise<Product[]> {
    return findReplacements(context, id, search ?? '');
  }

  @Mutation(() => Order, {
    description:
      'Mark the changes of items up to a version of the order as seen, for all boards, and so its cancellation. Later changes stay; nothing happens when they are marked already. CONFLICT when the order changes at the same time; FORBIDDEN outside your branches.',
  })
  markOrderChangesSeen(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the order.' }) id: string,
    @Arg('event', () => Int, { description: 'The `event` of the version that was shown.' }) event: number,
  ): Promise<Order> {
    return markChangesSeen(context, id, { event });
  }
}
