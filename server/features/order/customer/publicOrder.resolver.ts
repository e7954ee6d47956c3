/** The queries, subscriptions and the rating for the holder of an order link. */
import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { questionnaire, type Questionnaire } from '../../../../schema/rules/order/questionnaire';
import { inputType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { EventStream } from '../../../platform/events/eventStream';
import { topics } from '../../../platform/events/events';
import { loadChangedOrder, type OrderChangedEvent } from '../reading/changedOrder';
import { orderByLink, verifyLink, type OrderLink } from './orderLink';
import { loadPublicOrder, toPublicOrder } from './publicOrder';
import { LinkArgs, PublicOrder } from './publicOrder.type';
import { submitQuestionnaire } from './submitQuestionnaire';

const QuestionnaireInput = inputType('QuestionnaireInput', questionnaire);

/** What the holder of an order link can query and rate; the actions have their own resolvers. */
@Resolver(() => PublicOrder)
export class PublicOrderResolver {
  @Query(() => PublicOrder, {
    description: 'The order of a link, without login. NOT_FOUND when the order does not exist or the hash is wrong.',
  })
  orderPublic(@Ctx() context: Context, @Args(() => LinkArgs) link: LinkArgs): Promise<PublicOrder> {
    return loadPublicOrder(context, link);
  }

  @Mutation(() => PublicOrder, {
    description: 'Rate an order. CONFLICT when it is already rated, or rejected, canceled or failed; NOT_FOUND for a wrong link.',
  })
  submitQuestionnaire(
    @Ctx() context: Context,
    @Args(() => LinkArgs) link: LinkArgs,
    @Arg('input', () => QuestionnaireInput) ratings: Questionnaire,
  ): Promise<PublicOrder> {
    return submitQuestionnaire(context, link, ratings);
  }

  /** The hash is verified again for every event. */
  @Subscription(() => PublicOrder, {
    description:
      'The order of a link: at once, so that a client that reconnects has missed nothing, and after every change. Of two, the higher `event` is newer. NOT_FOUND for a wrong link.',
    subscribe: async ({ args, context }: { args: OrderLink; context: Context }) => {
      const { id, uid, branch, event: number } = await orderByLink(context, args);
      return new EventStream(context.services.bus, topics.order(uid), { number, name: 'orderChanged', payload: { id, uid, branch } });
    },
  })
  async orderStatusChanged(
    @Root() event: OrderChangedEvent,
    @Ctx() context: Context,
    @Args(() => LinkArgs) { hash }: LinkArgs,
  ): Promise<PublicOrder> {
    return toPublicOrder(context, verifyLink(await loadChangedOrder(context, event), hash));
  }
}
