/** The queries, subscriptions and the mutation of the branch screens. */
import { Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver, Subscription } from 'type-graphql';
import { isList, isReference, type Fields } from '../../../../schema/fields/field';
import type { BranchScreen } from '../../../../schema/access/roles';
import { describeField } from '../../../platform/collections/mapping/describeField';
import { argsType, graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import { viewerByKey } from '../../branch/branchKey/branchKey.service';
import type { Context } from '../../../platform/context/context';
import { EventStream } from '../../../platform/events/eventStream';
import { topics } from '../../../platform/events/events';
import { backofficeOrders, frontdeskDescription, frontdeskTickets, runBackofficeAction } from './branchScreens';
import { backofficeAction, idempotencyKey, screenActionOf, screenInputs } from './screenActions';
import { backofficeFields, frontdeskFields } from './screenOrders';

const nullable = true;

@ObjectType('FrontdeskTicket', { description: 'A ticket for the frontdesk board, without customer data.' })
class FrontdeskTicket {}

@ObjectType('BackofficeOrder', { description: 'An order for the back-office screen, without its link, payment and log.' })
class BackofficeOrder {
  @Field(() => ID) id!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) updatedAt!: Date;
}

function addFields({ prototype }: { prototype: object }, fields: Fields): void {
  for (const [name, field] of Object.entries(fields).filter(([, field]) => !isReference(field)))
    Field(graphqlTypeOf(field), { nullable: !field.required && !isList(field), description: describeField(field) })(prototype, name);
}
addFields(FrontdeskTicket, frontdeskFields);
addFields(BackofficeOrder, backofficeFields);

@ArgsType()
class ScreenArgs {
  @Field(() => ID, { description: 'Id or identifier of the branch.' }) branch!: string;
  @Field(() => String, { nullable, description: 'Branch key. Defaults to the key in the cookie of this browser.' })
  apiKey?: string;
}

@ArgsType()
class BackofficeActionArgs extends ScreenArgs {
  @Field(() => ID) id!: string;
  @Field(graphqlTypeOf(backofficeAction)) action!: string;
  @Field(() => String, { nullable, description: idempotencyKey.description }) idempotencyKey?: string;
}

const ActionInputArgs = argsType(screenInputs);

const credentialsOf = ({ client }: Context, screen: BranchScreen, { branch, apiKey }: ScreenArgs) => ({
  branch,
  key: apiKey ?? client?.branchKeyFor(screen, branch),
});

/** Subscribes to the events of the branch. The key is verified again for every event. */
const subscribeToBranch =
  (screen: BranchScreen) =>
  async ({ args, context }: { args: ScreenArgs; context: Context }) => {
    const screenContext = await viewerByKey(context, { screen, ...credentialsOf(context, screen, args) });
    const branch = screenContext.viewer!.branches[0]!;
    const payload = { id: branch, uid: '', branch }; // the list is the same for every order
    return new EventStream(context.services.bus, topics.branch(branch), { number: 0, name: 'orderChanged', payload });
  };

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

  @Subscription(() => [FrontdeskTicket], {
    description: 'The result of `frontdesk`, at once and after every change of an order of the branch.',
    subscribe: subscribeToBranch('frontdesk'),
  })
  frontdeskChanged(@Ctx() context: Context, @Args(() => ScreenArgs) args: ScreenArgs): Promise<object[]> {
    return frontdeskTickets(context, credentialsOf(context, 'frontdesk', args));
  }

  @Subscription(() => [BackofficeOrder], {
    description: 'The result of `backoffice`, at once and after every change of an order of the branch.',
    subscribe: subscribeToBranch('backoffice'),
  })
  backofficeChanged(@Ctx() context: Context, @Args(() => ScreenArgs) args: ScreenArgs): Promise<object[]> {
    return backofficeOrders(context, credentialsOf(context, 'backoffice', args));
  }
}
