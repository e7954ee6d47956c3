/** The GraphQL fields of an order for staff that are not its columns. */
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ValueOf } from '../../../../schema/fields/field';
import { entriesOf } from '../../../../schema/objects';
import { counterAppointmentsText, proposedTimesOf } from '../../../../schema/rules/order/actions/proposal';
import { graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';
import { OrderLog } from '../orderLog.entity';
import { loadUndoableUntil } from '../undo/lastAction';
import {
  detailDescriptions,
  isSelfService,
  linkHash,
  loadOrderLog,
  loadOrderPayment,
  loadPaidAmount,
  locale,
  orderPayment,
} from './orderDetails';
import { orderFlags } from './orderFlags';

const nullable = true;

@Resolver(() => Order)
class OrderDetailsResolver {
  @FieldResolver(() => String, { nullable, description: detailDescriptions.hash })
  hash(@Ctx() context: Context, @Root() order: Order): string | null {
    return linkHash(context, order);
  }

  @FieldResolver(() => Boolean, { description: detailDescriptions.isSelfService })
  isSelfService(@Root() order: Order): boolean {
    return isSelfService(order);
  }

  @FieldResolver(() => String, { description: detailDescriptions.locale })
  locale(): string {
    return locale;
  }

  @FieldResolver(() => Int, { nullable, description: detailDescriptions.questionnaireRating })
  questionnaireRating(@Root() { rating }: Order): number | null {
    return rating;
  }

  @FieldResolver(graphqlTypeOf(orderPayment), { nullable, description: detailDescriptions.payment })
  payment(@Ctx() context: Context, @Root() order: Order): Promise<ValueOf<typeof orderPayment> | null> {
    return loadOrderPayment(context, order);
  }

  @FieldResolver(() => Number, { nullable, description: detailDescriptions.paidAmount })
  paidAmount(@Ctx() context: Context, @Root() order: Order): Promise<number | null> {
    return loadPaidAmount(context, order);
  }

  @FieldResolver(() => [Date], { description: counterAppointmentsText })
  counterAppointments(@Root() order: Order): Date[] {
    return proposedTimesOf(order);
  }

  @FieldResolver(() => Date, { nullable, description: detailDescriptions.undoableUntil })
  undoableUntil(@Ctx() context: Context, @Root() order: Order): Promise<Date | null> {
    return loadUndoableUntil(context, order);
  }

  @FieldResolver(() => [OrderLog], { description: detailDescriptions.log })
  log(@Ctx() context: Context, @Root() order: Order): Promise<OrderLog[]> {
    return loadOrderLog(context, order);
  }
}

const flagResolvers = entriesOf(orderFlags).map(([name, { description, of }]) => {
  @Resolver(() => Order)
  class FlagResolver {
    // TypeGraphQL finds a field by the method name, so the method has the name of the field.
    @FieldResolver(() => Boolean, { description })
    [name](@Root() order: Order): boolean {
      return of(order);
    }
  }
  return FlagResolver;
});

export const orderDetailsResolvers = [OrderDetailsResolver, ...flagResolvers];
