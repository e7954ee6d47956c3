/** Push messages about an order to the devices of its customer. */
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { pushSubscription, type PushSubscription } from './pushSubscription';
import { inputType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import type { OrderLink } from '../customer/orderLink';
import { LinkArgs } from '../customer/publicOrder.type';
import { loadPushKeys } from './pushKeys';
import { subscribe, unsubscribe } from './pushSubscriptions';

const PushSubscriptionInput = inputType('PushSubscriptionInput', pushSubscription);

@Resolver()
export class PushResolver {
  @Query(() => String, { description: 'The public key of the shop for push messages (VAPID), in Base64url.' })
  async pushKey(@Ctx() context: Context): Promise<string> {
    return (await loadPushKeys(context)).publicKey;
  }

  @Mutation(() => Boolean, {
    description:
      'Send push messages about an order to a device: when it is confirmed, ready, changed or canceled, and about proposed times. An order has at most 5 devices; a new one replaces the oldest. They are deleted a day after its end. CONFLICT when it has ended; NOT_FOUND for a wrong link.',
  })
  subscribeToPush(
    @Ctx() context: Context,
    @Args(() => LinkArgs) link: OrderLink,
    @Arg('input', () => PushSubscriptionInput) input: PushSubscription,
  ): Promise<true> {
    return subscribe(context, link, input);
  }

  @Mutation(() => Boolean, { description: 'Send no more push messages about an order to a device. NOT_FOUND for a wrong link.' })
  unsubscribeFromPush(
    @Ctx() context: Context,
    @Args(() => LinkArgs) link: OrderLink,
    @Arg('endpoint', () => String) endpoint: string,
  ): Promise<true> {
    return unsubscribe(context, link, endpoint);
  }
}
