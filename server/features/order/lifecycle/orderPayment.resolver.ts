import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';
import { updatePaymentStatus } from './updatePaymentStatus';

@Resolver()
export class OrderPaymentResolver {
  @Mutation(() => Order, {
    description:
      'Update an order with the current payment status of the provider. FORBIDDEN outside your branches; UNAVAILABLE when the provider does not respond.',
  })
  updatePaymentStatus(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Order> {
    return updatePaymentStatus(context, id);
  }
}
