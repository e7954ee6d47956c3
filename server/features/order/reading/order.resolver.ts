/** Queries and subscriptions of orders for staff. */
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import type { PaymentMethod } from '../../../../schema/rules/checkout/paymentMethods';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import { orderStatus, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { topics } from '../../../platform/events/events';
import { Upload } from '../../media/upload/upload.entity';
import { loadActorName } from '../editing/ifMatch';
import { loadChangedOrder, type OrderChangedEvent } from './changedOrder';
import { currentOrders, missedOrders } from './currentOrders';
import { dueTime } from '../dueTime';
import { listOrders, type OrderListRequest } from './listOrders';
import { Order, OrderLog, OrderList } from '../order.entity';
import { getOrder } from './readOrders';

const nullable = true;
const branchArg = () => Arg('branch', () => ID, { nullable });

@ArgsType()
class OrderListArgs implements OrderListRequest {
  @Field(() => String, { nullable, description: 'The `nextCursor` of the previous page.' }) after?: string;
  @Field(() => Int, { nullable, description: 'The page number, from 1 to 200; not together with `after`.' }) page?: number;
  @Field(() => Int, { nullable, description: 'The number of orders, at most 500. Defaults to 50.' }) limit?: number;
  @Field(() => String, { nullable, description: '`-createdAt` (the default), `createdAt`, `-totalGross` or `totalGross`.' })
  sort?: NonNullable<OrderListRequest['sort']>;
  @Field(() => String, { nullable, description: 'Search terms; each must occur in uid, ticket number, name, phone or e-mail.' })
  search?: string;
  @Field(() => ID, { nullable, description: 'Defaults to all branches of the viewer.' }) branch?: string;
  @Field(graphqlTypeOf(orderStatus), { nullable }) status?: OrderStatus;
  @Field(() => String, { nullable, description: "The first day, like `2026-11-20`, in the shop's time zone." }) from?: string;
  @Field(() => String, { nullable, description: "The last day, inclusive, in the shop's time zone." }) to?: string;
  @Field(graphqlTypeOf(createOrderFields.deliveryType), { nullable }) deliveryType?: DeliveryMethod;
  @Field(graphqlTypeOf(createOrderFields.paymentMethod), { nullable }) paymentMethod?: PaymentMethod;
}

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
    description: "The orders of the viewer's branches that are not final or became final today, newest first, at most 1,000.",
  })
  ordersCurrent(@Ctx() context: Context, @branchArg() branch?: string): Promise<Order[]> {
    return currentOrders(context, branch);
  }

  @Query(() => [Order], {
    description:
      "The missed orders of the viewer's branches, newest first, at most 1,000: not confirmed within ten minutes of opening time, or past their requested time.",
  })
  ordersMissed(@Ctx() context: Context, @branchArg() branch?: string): Promise<Order[]> {
    return missedOrders(context, branch);
  }

  @FieldResolver(() => [OrderLog], { description: 'The log of the order, oldest entry first.' })
  async log(@Ctx() context: Context, @Root() order: Order): Promise<OrderLog[]> {
    const log = await context.load.many(OrderLog, 'order', order.id);
    return log.sort((a, b) => a.event - b.event);
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
    description: 'Every new or changed order of the branch. Null when an order was deleted; the client then reloads its list.',
    subscribe: ({ args, context }: { args: { branch: string }; context: Context }) => {
      context.authorizeIn(args.branch, 'order.read');
      return context.services.bus.subscribe(topics.branch(args.branch));
    },
  })
  ordersChanged(@Root() event: OrderChangedEvent, @Ctx() context: Context, @Arg('branch', () => ID) branch: string): Promise<Order | null> {
    context.authorizeIn(branch, 'order.read');
    return loadChangedOrder(context, event);
  }
}

/** Resolves the name of the actor of a log entry. */
@Resolver(() => OrderLog)
export class OrderLogResolver {
  @FieldResolver(() => String, { nullable, description: 'The name of the actor; null when the user has been deleted.' })
  actorName(@Ctx() context: Context, @Root() { actor }: OrderLog): Promise<string | null> {
    return loadActorName(context, actor);
  }
}
