/** The query and the mutation of the capacity of quarters of an hour. */
import { Arg, Args, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { slotCapacityInputFields, type SlotCapacityInput } from '../../../../schema/rules/order/timing/slotCapacity';
import { argsType, graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { setSlotCapacity } from './setSlotCapacity';
import { loadSlotCapacities, type SlotCapacity } from './slotCapacities';

@ObjectType('SlotCapacity', { description: 'How many orders of a delivery method a quarter of an hour holds and takes.' })
class SlotCapacityType implements SlotCapacity {
  @Field(graphqlTypeOf(createOrderFields.deliveryType), { description: 'The delivery method.' }) deliveryType!: DeliveryMethod;
  @Field(() => Date, { description: 'The start of the quarter of an hour.' }) slot!: Date;
  @Field(() => Int, { description: 'The orders in it, and the proposals that hold a place.' }) orders!: number;
  @Field(() => Int, { nullable: true, description: 'How many orders it takes; 0 takes none, null is unlimited.' }) capacity!: number | null;
  @Field(() => Int, { nullable: true, description: 'How many orders the branch takes by default; null is unlimited.' })
  defaultCapacity!: number | null;
  @Field(() => Boolean, { description: 'Whether staff have changed the capacity of this quarter of an hour.' }) isChanged!: boolean;
}

const SlotCapacityArgs = argsType(slotCapacityInputFields);
const branchArg = () => Arg('branch', () => ID, { description: 'The id or identifier of the branch.' });

@Resolver()
export class SlotCapacityResolver {
  @Query(() => [SlotCapacityType], {
    description:
      'The next twelve quarters of an hour of the opening time of each delivery method of a branch, the current one included, at most seven days ahead; ordered by delivery method and time, at most 36. For staff of the branch; otherwise FORBIDDEN.',
  })
  slotCapacities(@Ctx() context: Context, @branchArg() branch: string): Promise<SlotCapacity[]> {
    return loadSlotCapacities(context, branch);
  }

  @Mutation(() => SlotCapacityType, {
    description:
      'Set how many orders of a delivery method a quarter of an hour takes, at most 90 days ahead: 0 takes none, null or no `capacity` takes as many as the branch does by default. Orders that are placed already stay. For staff of the branch; otherwise FORBIDDEN.',
  })
  setSlotCapacity(
    @Ctx() context: Context,
    @branchArg() branch: string,
    @Args(() => SlotCapacityArgs) input: SlotCapacityInput,
  ): Promise<SlotCapacity> {
    return setSlotCapacity(context, branch, input);
  }
}
