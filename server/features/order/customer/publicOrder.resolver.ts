import { Arg, Args, ArgsType, Ctx, Field, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { questionnaire, type Questionnaire } from '../../../../schema/rules/order/questionnaire';
import { inputType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { topics } from '../../../platform/events/events';
import { answerProposal, submitQuestionnaire } from './customerActions';
import { loadChangedOrder, type OrderChangedEvent } from '../reading/changedOrder';
import { verifyLink, loadPublicOrder, PublicOrder, toPublicOrder, type OrderLink } from './publicOrder';

const QuestionnaireInput = inputType('QuestionnaireInput', questionnaire);

@ArgsType()
class LinkArgs implements OrderLink {
  @Field(() => String) uid!: string;
  @Field(() => String) hash!: string;
}

const proposal = () =>
  Arg('counterAppointment', () => Date, {
    nullable: true,
    description: 'The proposed time that the customer read. CONFLICT when the proposal has changed since.',
  });

/** What the holder of an order link can query and change. */
@Resolver(() => PublicOrder)
export class PublicOrderResolver {
  @Query(() => PublicOrder, {
    description: 'The order of a link, without login. NOT_FOUND when the order does not exist or the hash is wrong.',
  })
  orderPublic(@Ctx() context: Context, @Args(() => LinkArgs) link: LinkArgs): Promise<PublicOrder> {
    return loadPublicOrder(context, link);
  }

  @Mutation(() => PublicOrder, {
    description: 'Accept the proposed time and confirm the order for it. CONFLICT when there is no proposal; NOT_FOUND for a wrong link.',
  })
  confirmCounterAppointment(
    @Ctx() context: Context,
    @Args(() => LinkArgs) link: LinkArgs,
    @proposal() counterAppointment?: Date | null,
  ): Promise<PublicOrder> {
    return answerProposal(context, link, { action: 'confirm-counter-appointment', counterAppointment });
  }

  @Mutation(() => PublicOrder, {
    description: 'Decline the proposed time and cancel the order. CONFLICT when there is no proposal; NOT_FOUND for a wrong link.',
  })
  rejectCounterAppointment(
    @Ctx() context: Context,
    @Args(() => LinkArgs) link: LinkArgs,
    @proposal() counterAppointment?: Date | null,
  ): Promise<PublicOrder> {
    return answerProposal(context, link, { action: 'reject-counter-appointment', counterAppointment });
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
    description: 'The order of a link after every change. NOT_FOUND for a wrong link.',
    subscribe: async ({ args, context }: { args: OrderLink; context: Context }) => {
      await loadPublicOrder(context, args);
      return context.services.bus.subscribe(topics.order(args.uid));
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
