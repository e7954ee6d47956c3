/** The queries, the subscriptions of whole lists and the mutations of the branch screens. */
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import type { Id } from '../../../../schema/fields/field';
import { argsType, graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import type { DomainEvent } from '../../../platform/events/events';
import { maxSeenOrders } from '../waiting/markOrdersSeen';
import { lastChangeForScreen, markSeenByScreen, runBackofficeAction, type LastChange } from './backofficeActions';
import { backofficeOrders, frontdeskDescription, frontdeskTickets } from './branchScreens';
import { backofficeAction, idempotencyKey, screenActionOf, screenInputs } from './screenActions';
import { BackofficeLastChange, BackofficeOrder, credentialsOf, FrontdeskTicket, ScreenArgs, subscribeToBranch } from './branchScreens.type';

@ArgsType()
class BackofficeActionArgs extends ScreenArgs {
  @Field(() => ID) id!: string;
  @Field(graphqlTypeOf(backofficeAction)) action!: string;
  @Field(() => String, { nullable: true, description: idempotencyKey.description }) idempotencyKey?: string;
}

const ActionInputArgs = argsType(screenInputs);

/** The list is the same for every order. */
const listState = (branch: string): DomainEvent => ({ number: 0, name: 'orderChanged', payload: { id: branch, uid: '', branch } });

@Resolver()
export class BranchScreensResolver {
  @Query(() => [FrontdeskTicket], {
    description: frontdeskDescription,
  })
  frontdesk(@Ctx() context: Context, @Args(() => ScreenArgs) args: ScreenArgs): Promise<object[]> {
    return frontdeskTickets(context, credentialsOf(context, 'frontdesk', args));
  }

  @Query(() => [BackofficeOrder], {
    description: 'The open orders of the branch, oldest first, at most 1,000. FORBIDDEN without the back-office key of the branch.',
  })
  backoffice(@Ctx() context: Context, @Args(() => ScreenArgs) args: ScreenArgs): Promise<object[]> {
    return backofficeOrders(context, credentialsOf(context, 'backoffice', args));
  }

  @Query(() => BackofficeLastChange, {
    nullable: true,
    description:
      'The last change of an order of the branch, for the message of an action that came too late. NOT_FOUND when it does not exist; FORBIDDEN without the back-office key of its branch.',
  })
  backofficeLastChange(
    @Ctx() context: Context,
    @Args(() => ScreenArgs) args: ScreenArgs,
    @Arg('id', () => ID) id: string,
  ): Promise<LastChange | null> {
    return lastChangeForScreen(context, credentialsOf(context, 'backoffice', args), id);
  }

  @Mutation(() => BackofficeOrder, {
    description:
      'Apply an action to an order of the branch. CONFLICT when its status does not allow it; FORBIDDEN without the back-office key of the branch.',
  })
  updateBackofficeOrderStatus(
    @Ctx() context: Context,
    @Args(() => BackofficeActionArgs) args: BackofficeActionArgs,
    @Args(() => ActionInputArgs) inputs: object,
  ): Promise<object> {
    const input = Object.fromEntries(Object.entries(inputs).filter(([, value]) => value)); // an empty input is none
    const request = { id: args.id, action: screenActionOf(args.action), input, idempotencyKey: args.idempotencyKey };
    return runBackofficeAction(context, credentialsOf(context, 'backoffice', args), request);
  }

  @Mutation(() => [ID], {
    description: `Record that the back-office screen has shown new orders; the customer's status page says so. Returns the orders that were seen for the first time; answered ones are left out. INVALID for more than ${maxSeenOrders} orders; FORBIDDEN without the back-office key of their branch.`,
  })
  markBackofficeOrdersSeen(
    @Ctx() context: Context,
    @Args(() => ScreenArgs) args: ScreenArgs,
    @Arg('orders', () => [ID]) orders: Id[],
  ): Promise<Id[]> {
    return markSeenByScreen(context, credentialsOf(context, 'backoffice', args), orders);
  }

  @Subscription(() => [FrontdeskTicket], {
    description:
      'The result of `frontdesk`, at once and after every change of an order of the branch. `frontdeskTicketChanged` sends only what has changed.',
    subscribe: subscribeToBranch('frontdesk', listState),
  })
  frontdeskChanged(@Ctx() context: Context, @Args(() => ScreenArgs) args: ScreenArgs): Promise<object[]> {
    return frontdeskTickets(context, credentialsOf(context, 'frontdesk', args));
  }

  @Subscription(() => [BackofficeOrder], {
    description:
      'The result of `backoffice`, at once and after every change of an order of the branch. `backofficeOrderChanged` sends only what has changed.',
    subscribe: subscribeToBranch('backoffice', listState),
  })
  backofficeChanged(@Ctx() context: Context, @Args(() => ScreenArgs) args: ScreenArgs): Promise<object[]> {
    return backofficeOrders(context, credentialsOf(context, 'backoffice', args));
  }
}
