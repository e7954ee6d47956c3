import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';
import { updatePaymentStatus } from './updatePaymentStatus';

@Resolver()
export class PaymentResolver {
  @Mutation(() => Order, { description: 'Asks the provider how the payment stands; UNAVAILABLE while it does not answer.' })
  updatePaymentStatus(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Order> {
    return updatePaymentStatus(context, id);
  }
}
