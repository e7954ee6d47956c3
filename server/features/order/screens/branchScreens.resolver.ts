import { Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver, Subscription } from 'type-graphql';
import { isMany, isNaming, type Fields } from '../../../../schema/fields/field';
import type { KeyView } from '../../../../schema/access/roles';
import { graphqlOf } from '../../../platform/collections/mapping/graphqlTypes';
import { byKey } from '../../branch/branchKey/branchKey.service';
import type { Context } from '../../../platform/context/context';
import { topics } from '../../../platform/events/events';
import { backofficeFields, backofficeOrders, frontdeskFields, frontdeskTickets, keyAction, moveByKey, type KeyAction } from './branchScreens';

const nullable = true;

@ObjectType('FrontdeskTicket', { description: 'An order on the wall of a branch: nothing of the person.' })
class Ticket {}

@ObjectType('BackofficeOrder', { description: 'An order as whoever holds the back-office key of its branch sees it.' })
class CounterOrder {
  @Field(() => ID) id!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) updatedAt!: Date;
}

function show({ prototype }: { prototype: object }, fields: Fields): void {
  for (const [name, field] of Object.entries(fields).filter(([, field]) => !isNaming(field)))
    Field(graphqlOf(field), { nullable: !field.required && !isMany(field), description: field.label })(prototype, name);
}
show(Ticket, frontdeskFields);
show(CounterOrder, backofficeFields);

@ArgsType()
class HolderArgs {
  @Field(() => ID, { description: 'By id or identifier.' }) branch!: string;
  @Field(() => String, { nullable, description: 'Without it the one that the browser was given when the screen was opened.' })
  apiKey?: string;
}

@ArgsType()
class MoveArgs extends HolderArgs {
  @Field(() => ID) id!: string;
  @Field(graphqlOf(keyAction)) action!: KeyAction;
  @Field(() => Date, { nullable, description: 'When it will be ready; for confirm.' }) appointment?: Date;
  @Field(() => String, { nullable, description: 'What the customer reads; for reject.' }) rejectionMessage?: string;
}

const holderOf = ({ caller }: Context, view: KeyView, { branch, apiKey }: HolderArgs) => ({
  branch,
  key: apiKey ?? caller?.keyOf(view, branch),
});

/** Subscribes whoever holds the key; it is asked for again with every event. */
const listening =
  (view: KeyView) =>
  async ({ args, context }: { args: HolderArgs; context: Context }) => {
    const keyed = await byKey(context, { view, ...holderOf(context, view, args) });
    return context.services.bus.subscribe(topics.branch(keyed.viewer!.branches[0]!));
  };

@Resolver()
export class KeyViewResolver {
  @Query(() => [Ticket], { description: 'Tickets of today that are being prepared or ready, for the key of the frontdesk; oldest first.' })
  frontdesk(@Ctx() context: Context, @Args(() => HolderArgs) args: HolderArgs): Promise<object[]> {
    return frontdeskTickets(context, holderOf(context, 'frontdesk', args));
  }

  @Query(() => [CounterOrder], { description: 'Orders that are not over, for the key of the back office; oldest first.' })
  backoffice(@Ctx() context: Context, @Args(() => HolderArgs) args: HolderArgs): Promise<object[]> {
    return backofficeOrders(context, holderOf(context, 'backoffice', args));
  }

  @Mutation(() => CounterOrder, { description: 'Takes a step with an order of the branch, by the key of its back office.' })
  moveBackofficeOrder(@Ctx() context: Context, @Args(() => MoveArgs) args: MoveArgs): Promise<object> {
    const { id, action, appointment, rejectionMessage } = args;
    const move = { ...(appointment && { appointment }), ...(rejectionMessage && { rejectionMessage }) };
    return moveByKey(context, holderOf(context, 'backoffice', args), { id, action, move });
  }

  @Subscription(() => [Ticket], { description: 'All of `frontdesk` after every change.', subscribe: listening('frontdesk') })
  frontdeskChanged(@Ctx() context: Context, @Args(() => HolderArgs) args: HolderArgs): Promise<object[]> {
    return frontdeskTickets(context, holderOf(context, 'frontdesk', args));
  }

  @Subscription(() => [CounterOrder], { description: 'All of `backoffice` after every change.', subscribe: listening('backoffice') })
  backofficeChanged(@Ctx() context: Context, @Args(() => HolderArgs) args: HolderArgs): Promise<object[]> {
    return backofficeOrders(context, holderOf(context, 'backoffice', args));
  }
}
