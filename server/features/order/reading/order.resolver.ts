/** Queries and subscriptions of orders for staff. */
import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { topics } from '../../../platform/events/events';
import { EventStream } from '../../../platform/events/eventStream';
import { Upload } from '../../media/upload/upload.entity';
import { loadChangedOrder, type OrderChangedEvent } from './changedOrder';
import { currentOrders, missedOrders } from './currentOrders';
import { dueTime } from '../dueTime';
import { listOrders } from './listOrders';
import { Order, OrderList } from '../order.entity';
import { OrderListArgs } from './orderListArgs.type';
import { getOrder } from './readOrders';

const nullable = true;
const branchArg = () => Arg('branch', () => ID, { nullable });

@Resolver(() => Order)
export class OrderResolver {
  @Query(() => Order, {
    description: 'An order, for staff of its branch. NOT_FOUND when it does not exist; FORBIDDEN outside the branches of the viewer.',
  })
  order(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Order> {
    return getOrder(context, id, 'order.read');
  }

  @Query(() => OrderList, { description: "The orders of the viewer's branches, newest first by default, at most 500." })
  orders(@Ctx() context: Context, @Args(() => OrderListArgs) request: OrderListArgs): Promise<OrderList> {
    return listOrders(context, request);
  }

  @Query(() => [Order], {
    description:
      "The orders of the viewer's branches that are not final, became final today, or were canceled in the last seven days after their confirmation without staff having seen it; newest first, at most 1,000, of which final ones are left out first.",
  })
  @Extensions({ isExpensive: true })
  ordersCurrent(@Ctx() context: Context, @branchArg() branch?: string): Promise<Order[]> {
    return currentOrders(context, branch);
  }

  @Query(() => [Order], {
    description:
      "The missed orders of the viewer's branches, newest first, at most 1,000: not confirmed within `missedAfterMinutes` of opening time (a setting), or past their requested time.",
  })
  @Extensions({ isExpensive: true })
  ordersMissed(@Ctx() context: Context, @branchArg() branch?: string): Promise<Order[]> {
    return missedOrders(context, branch);
  }

  @FieldResolver(() => [Upload], { description: 'The files that its product parts reference.' })
  uploads(@Ctx() context: Context, @Root() order: Order): Promise<Upload[]> {
    return context.load.many(Upload, 'order', order.id);
  }

  @FieldResolver(() => Date, {
    nullable,
    description:
      'When the order is due: the agreed time, otherwise the requested time, otherwise as soon as possible. Null for a final order.',
  })
  dueAt(@Ctx() context: Context, @Root() order: Order): Promise<Date | null> {
    return dueTime(context, order);
  }

  /** The permission is checked again for every event. */
  @Subscription(() => Order, {
    nullable,
    description:
      'Every new or changed order of the branch. Null when an order was deleted; the client then reloads its list. After it (re)connects, a client subscribes, then queries `ordersCurrent` and keeps of each order the one with the higher `event`.',
    subscribe: ({ args, context }: { args: { branch: string }; context: Context }) => {
      context.authorizeIn(args.branch, 'order.read');
      return new EventStream(context.services.bus, topics.branch(args.branch));
    },
  })
  ordersChanged(@Root() event: OrderChangedEvent, @Ctx() context: Context, @Arg('branch', () => ID) branch: string): Promise<Order | null> {
    context.authorizeIn(branch, 'order.read');
    return loadChangedOrder(context, event);
  }
}
