import { Arg, Args, ArgsType, Ctx, Field, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { questionnaire, type Questionnaire } from '../../../../schema/rules/order/questionnaire';
import { draftOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { topics } from '../../../platform/events/events';
import { answerProposal, submitQuestionnaire } from './customerActions';
import { changed, type Changed } from '../reading/changedOrder';
import { opened, publicOrder, PublicOrder, publicPart, type Link } from './publicOrder';

const Draft = draftOf('questionnaire', questionnaire);

@ArgsType()
class LinkArgs implements Link {
  @Field(() => String) uid!: string;
  @Field(() => String) hash!: string;
}

const proposal = () =>
  Arg('counterAppointment', () => Date, {
    nullable: true,
    description: 'The proposal that is answered; CONFLICT when it is another by now.',
  });

/** What whoever holds the link of an order may ask and answer. */
@Resolver(() => PublicOrder)
export class PublicOrderResolver {
  @Query(() => PublicOrder, { description: 'For whoever holds its link; a wrong hash and an unknown order are the same NOT_FOUND.' })
  orderPublic(@Ctx() context: Context, @Args(() => LinkArgs) link: LinkArgs): Promise<PublicOrder> {
    return publicOrder(context, link);
  }

  @Mutation(() => PublicOrder, {
    description: 'The proposed time suits: the order is confirmed for it. CONFLICT when nothing is proposed any more.',
  })
  confirmCounterAppointment(
    @Ctx() context: Context,
    @Args(() => LinkArgs) link: LinkArgs,
    @proposal() counterAppointment?: Date | null,
  ): Promise<PublicOrder> {
    return answerProposal(context, link, { action: 'confirm-counter-appointment', counterAppointment });
  }

  @Mutation(() => PublicOrder, { description: 'The proposed time does not suit: the order is called off.' })
  rejectCounterAppointment(
    @Ctx() context: Context,
    @Args(() => LinkArgs) link: LinkArgs,
    @proposal() counterAppointment?: Date | null,
  ): Promise<PublicOrder> {
    return answerProposal(context, link, { action: 'reject-counter-appointment', counterAppointment });
  }

  @Mutation(() => PublicOrder, { description: 'How the customer liked it: once, and not when the order came to nothing; else CONFLICT.' })
  submitQuestionnaire(
    @Ctx() context: Context,
    @Args(() => LinkArgs) link: LinkArgs,
    @Arg('questionnaire', () => Draft) marks: Questionnaire,
  ): Promise<PublicOrder> {
    return submitQuestionnaire(context, link, marks);
  }

  /** For whoever holds the link: the hash is compared again with every event. */
  @Subscription(() => PublicOrder, {
    description: 'The order after every change of it.',
    subscribe: async ({ args, context }: { args: Link; context: Context }) => {
      await publicOrder(context, args);
      return context.services.bus.subscribe(topics.order(args.uid));
    },
  })
  async orderStatusChanged(@Root() told: Changed, @Ctx() context: Context, @Args(() => LinkArgs) { hash }: LinkArgs): Promise<PublicOrder> {
    return publicPart(context, opened(await changed(context, told), hash));
  }
}
