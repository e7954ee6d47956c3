/** The query and the subscription of full quarters of an hour. They are public. */
import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { EventStream } from '../../../platform/events/eventStream';
import { loadOncePerEvent, topics, type DomainEvent } from '../../../platform/events/events';
import { loadFullSlots, type FullSlots } from './fullSlots';

@ObjectType('FullSlots', { description: 'The quarters of an hour in which a branch takes no more orders of a delivery method.' })
class FullSlotsType implements FullSlots {
  @Field(graphqlTypeOf(createOrderFields.deliveryType), { description: 'The delivery method.' }) deliveryType!: DeliveryMethod;
  @Field(() => [Date], { description: 'The starts of the full quarters of an hour from now on, in order.' }) slots!: Date[];
}

const branchArg = () => Arg('branch', () => ID, { description: 'The id of the branch.' });

@Resolver()
export class FullSlotsResolver {
  @Query(() => [FullSlotsType], {
    description:
      'The full quarters of an hour of a public branch, one entry for each of the three delivery methods, for all clients; createOrder rejects them with CONFLICT.',
  })
  fullSlots(@Ctx() context: Context, @branchArg() branch: string): Promise<FullSlots[]> {
    return loadFullSlots(context, branch);
  }

  @Subscription(() => [FullSlotsType], {
    description: 'The full quarters of an hour of a public branch: at once, and whenever one becomes full or free again.',
    subscribe: ({ args, context }: { args: { branch: string }; context: Context }) =>
      new EventStream(context.services.bus, topics.slots(args.branch), { number: 0, name: 'slotsChanged', payload: { id: args.branch } }),
  })
  fullSlotsChanged(@Root() event: DomainEvent<'slotsChanged'>, @Ctx() context: Context, @branchArg() branch: string): Promise<FullSlots[]> {
    return loadOncePerEvent(event, 'full slots', () => loadFullSlots(context, branch));
  }
}
