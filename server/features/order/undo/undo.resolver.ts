/** The mutation that undoes an order action. */
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { repetitionDescription } from '../repetition/repeatedStep';
import { Order } from '../order.entity';
import { undoOrderAction } from './undoOrderAction';

@Resolver()
export class OrderUndoResolver {
  @Mutation(() => Order, {
    description:
      'Undo the last action on an order: confirm within 10 minutes, in delivery, delivered and completed until the end of the day. Status, times and payment mark are as before it. CONFLICT after that time or when the order has changed since; FORBIDDEN outside your branches.',
  })
  undoOrderAction(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('ifMatch', () => Date, {
      nullable: true,
      description: 'The `updatedAt` of the version that was read. CONFLICT when the order has changed since.',
    })
    ifMatch?: Date,
    @Arg('idempotencyKey', () => String, { nullable: true, description: repetitionDescription }) idempotencyKey?: string,
  ): Promise<Order> {
    return undoOrderAction(context, id, { ifMatch, idempotencyKey });
  }
}
