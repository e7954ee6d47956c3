/** The subscriptions of the branch screens that send one changed order. */
import { Args, Ctx, Field, ID, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import type { DomainEvent } from '../../../platform/events/events';
import { backofficeOrderChange, frontdeskTicketChange } from './screenChanges';
import { BackofficeOrder, credentialsOf, FrontdeskTicket, ScreenArgs, subscribeToBranch } from './branchScreens.type';

const nullable = true;
const eventDescription = 'The number of the last event of the order. Of two versions, the one with the higher number is newer.';

@ObjectType('BackofficeOrderChange', { description: 'A change of an order for the back-office screen.' })
class BackofficeOrderChange {
  @Field(() => ID, { description: 'The id of the order.' }) id!: string;
  @Field(() => Int, { description: eventDescription }) event!: number;
  @Field(() => BackofficeOrder, { nullable, description: 'Null when the order is not among the open ones, or no longer.' })
  order!: object | null;
}

@ObjectType('FrontdeskTicketChange', { description: 'A change of a ticket for the frontdesk board.' })
class FrontdeskTicketChange {
  @Field(() => String, { description: 'The number of the order, which identifies its ticket.' }) uid!: string;
  @Field(() => Int, { description: eventDescription }) event!: number;
  @Field(() => FrontdeskTicket, { nullable, description: 'Null when the ticket is not on the board, or no longer.' })
  ticket!: object | null;
}

const changesDescription = (list: string): string =>
  `After it (re)connects, a client subscribes, then queries \`${list}\` and keeps the version with the higher \`event\`. Null says nothing but that the key is still valid; the subscription answers FORBIDDEN as soon as it is renewed.`;

@Resolver()
export class ScreenChangesResolver {
  @Subscription(() => BackofficeOrderChange, {
    nullable,
    description: `Every new or changed order of the branch, without the others. ${changesDescription('backoffice')}`,
    subscribe: subscribeToBranch('backoffice'),
  })
  backofficeOrderChanged(@Root() event: DomainEvent, @Ctx() context: Context, @Args(() => ScreenArgs) args: ScreenArgs) {
    return backofficeOrderChange(context, credentialsOf(context, 'backoffice', args), event);
  }

  @Subscription(() => FrontdeskTicketChange, {
    nullable,
    description: `Every new or changed ticket of the branch, without the others. ${changesDescription('frontdesk')}`,
    subscribe: subscribeToBranch('frontdesk'),
  })
  frontdeskTicketChanged(@Root() event: DomainEvent, @Ctx() context: Context, @Args(() => ScreenArgs) args: ScreenArgs) {
    return frontdeskTicketChange(context, credentialsOf(context, 'frontdesk', args), event);
  }
}
