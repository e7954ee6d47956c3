/** The GraphQL types and arguments of the branch screens. */
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { isList, isReference, type Fields } from '../../../../schema/fields/field';
import type { BranchScreen } from '../../../../schema/access/roles';
import { describeField } from '../../../platform/collections/mapping/describeField';
import { graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import { viewerByKey } from '../../branch/branchKey/branchKey.service';
import type { Context } from '../../../platform/context/context';
import { topics, type DomainEvent } from '../../../platform/events/events';
import { EventStream } from '../../../platform/events/eventStream';
import { backofficeFields, frontdeskFields } from './screenOrders';

const nullable = true;

@ObjectType('FrontdeskTicket', { description: 'A ticket for the frontdesk board, without customer data.' })
export class FrontdeskTicket {
  @Field(() => Int, {
    description: 'The number of the last event of its order. Of two responses, the one with the higher number is newer.',
  })
  event!: number;
}

@ObjectType('BackofficeOrder', { description: 'An order for the back-office screen, without its link, payment and log.' })
export class BackofficeOrder {
  @Field(() => ID) id!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) updatedAt!: Date;
}

@ObjectType('BackofficeLastChange', { description: 'The last change of an order, without its note.' })
export class BackofficeLastChange {
  @Field(() => Date, { description: 'When the order was changed.' }) createdAt!: Date;
  @Field(() => String, { description: 'What was done, as in the log of the order.' }) action!: string;
  @Field(() => String, { nullable, description: 'Null when the user has been deleted.' }) actorName!: string | null;
}

function addFields({ prototype }: { prototype: object }, fields: Fields): void {
  for (const [name, field] of Object.entries(fields).filter(([, field]) => !isReference(field)))
    Field(graphqlTypeOf(field), { nullable: !field.required && !isList(field), description: describeField(field) })(prototype, name);
}
addFields(FrontdeskTicket, frontdeskFields);
addFields(BackofficeOrder, backofficeFields);

@ArgsType()
export class ScreenArgs {
  @Field(() => ID, { description: 'Id or identifier of the branch.' }) branch!: string;
  @Field(() => String, { nullable, description: 'Branch key. Defaults to the key in the cookie of this browser.' })
  apiKey?: string;
}

export const credentialsOf = ({ client }: Context, screen: BranchScreen, { branch, apiKey }: ScreenArgs) => ({
  branch,
  key: apiKey ?? client?.branchKeyFor(screen, branch),
});

interface SubscriptionRequest {
  args: ScreenArgs;
  context: Context;
}

/** Subscribes to the changes of the orders of the branch and of its keys. The key is verified again for every event. */
export const subscribeToBranch =
  (screen: BranchScreen, stateOf?: (branch: string) => DomainEvent) =>
  async ({ args, context }: SubscriptionRequest): Promise<EventStream> => {
    const screenContext = await viewerByKey(context, { screen, ...credentialsOf(context, screen, args) });
    const branch = screenContext.viewer!.branches[0]!;
    return new EventStream(context.services.bus, topics.branchScreens(branch), stateOf?.(branch));
  };
