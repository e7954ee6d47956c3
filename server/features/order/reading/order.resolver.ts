/** What staff reads of orders, and hears of them. */
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { DeliveryMethod, PaymentMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { orderDraft } from '../../../../schema/rules/checkout/orderInput';
import { orderStatus, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { graphqlOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { topics } from '../../../platform/events/events';
import { Upload } from '../../media/upload/upload.entity';
import { actorName } from '../editing/ifMatch';
import { changed, type Changed } from './changedOrder';
import { currentOrders, missedOrders } from './currentOrders';
import { dueTime } from '../dueTime';
import { listOrders, type ListRequest } from './listOrders';
import { Order, OrderLog, OrderPage } from '../order.entity';
import { orderById } from './readOrders';

const nullable = true;
const branchArg = () => Arg('branch', () => ID, { nullable });

@ArgsType()
class ListArgs implements ListRequest {
  @Field(() => String, { nullable, description: 'The nextCursor of the page before.' }) after?: string;
  @Field(() => Int, { nullable, description: 'From 1; not together with `after`.' }) page?: number;
  @Field(() => Int, { nullable, description: 'At most 500; 50 without it.' }) limit?: number;
  @Field(() => String, { nullable, description: '`-createdAt` (as without it), `createdAt`, `-totalGross` or `totalGross`.' })
  sort?: NonNullable<ListRequest['sort']>;
  @Field(() => String, { nullable, description: 'Words of which each must occur in uid, ticket, name, phone or e-mail.' }) search?: string;
  @Field(() => ID, { nullable, description: 'All branches of the viewer without it.' }) branch?: string;
  @Field(graphqlOf(orderStatus), { nullable }) status?: OrderStatus;
  @Field(() => String, { nullable, description: 'Placed on this day of the shop or later, as `2026-11-20`.' }) from?: string;
  @Field(() => String, { nullable, description: 'Placed on this day of the shop or earlier.' }) to?: string;
  @Field(graphqlOf(orderDraft.deliveryType), { nullable }) deliveryType?: DeliveryMethod;
  @Field(graphqlOf(orderDraft.paymentMethod), { nullable }) paymentMethod?: PaymentMethod;
}

@Resolver(() => Order)
export class OrderResolver {
  @Query(() => Order, { description: 'For the staff of its branch.' })
  order(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Order> {
    return orderById(context, id, 'order.read');
  }

  @Query(() => OrderPage, { description: "Orders of the viewer's branches, newest first unless sorted otherwise." })
  orders(@Ctx() context: Context, @Args(() => ListArgs) request: ListArgs): Promise<OrderPage> {
    return listOrders(context, request);
  }

  @Query(() => [Order], {
    description: "Orders of the viewer's branches that are not final, or became so today; newest first, at most 1,000.",
  })
  ordersCurrent(@Ctx() context: Context, @branchArg() branch?: string): Promise<Order[]> {
    return currentOrders(context, branch);
  }

  @Query(() => [Order], {
    description: 'Not confirmed though their branch had ten minutes for it, or their time has passed; newest first.',
  })
  ordersMissed(@Ctx() context: Context, @branchArg() branch?: string): Promise<Order[]> {
    return missedOrders(context, branch);
  }

  @FieldResolver(() => [OrderLog], { description: 'What happened to it, in order.' })
  async log(@Ctx() context: Context, @Root() order: Order): Promise<OrderLog[]> {
    const log = await context.load.many(OrderLog, 'order', order.id);
    return log.sort((a, b) => a.event - b.event);
  }

  @FieldResolver(() => [Upload], { description: 'The files its parts name.' })
  uploads(@Ctx() context: Context, @Root() order: Order): Promise<Upload[]> {
    return context.load.many(Upload, 'order', order.id);
  }

  @FieldResolver(() => Date, {
    nullable,
    description: 'When it is due: as agreed, as wished, else as soon as possible. None once it is final.',
  })
  dueAt(@Ctx() context: Context, @Root() order: Order): Promise<Date | null> {
    return dueTime(context, order);
  }

  /** For the staff of a branch: their right to it is asked again with every event. */
  @Subscription(() => Order, {
    nullable,
    description: 'Every order of the branch that is new or has changed. Null: one was deleted, what is listed has to be read again.',
    subscribe: ({ args, context }: { args: { branch: string }; context: Context }) => {
      context.mustIn(args.branch, 'order.read');
      return context.services.bus.subscribe(topics.branch(args.branch));
    },
  })
  ordersChanged(@Root() told: Changed, @Ctx() context: Context, @Arg('branch', () => ID) branch: string): Promise<Order | null> {
    context.mustIn(branch, 'order.read');
    return changed(context, told);
  }
}

/** Who is behind an entry of the log. */
@Resolver(() => OrderLog)
export class OrderLogResolver {
  @FieldResolver(() => String, { nullable, description: 'The actor by name; null when nobody knows any more.' })
  actorName(@Ctx() context: Context, @Root() { actor }: OrderLog): Promise<string | null> {
    return actorName(context, actor);
  }
}
