import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { outboxMessage } from '../../schema/collections/outboxMessage';
import { filterOf, GrowingPageArgs, pageOf, type Page } from '../collection/types';
import type { Context } from '../context';
import { OutboxMessage } from './message.entity';
import { outbox } from './outbox.service';

const Filter = filterOf(outboxMessage);
const MessagePage = pageOf(OutboxMessage, outboxMessage);

@Resolver(() => OutboxMessage)
export class OutboxResolver {
  @Query(() => MessagePage, { description: 'For admins: what the house wrote to people, newest first.' })
  outboxMessages(
    @Ctx() context: Context,
    @Arg('filter', () => Filter, { nullable: true }) filter: object | null,
    @Args(() => GrowingPageArgs) page: GrowingPageArgs,
  ): Promise<Page<OutboxMessage>> {
    return outbox.list(context, { ...page, filter });
  }

  @Query(() => OutboxMessage, { description: 'For admins. The text of what opens something is empty.' })
  outboxMessage(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<OutboxMessage> {
    return outbox.get(context, id);
  }

  @Mutation(() => OutboxMessage, { description: 'For admins: tries once more what could not be sent. CONFLICT for anything else.' })
  resendOutboxMessage(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<OutboxMessage> {
    return outbox.resend(context, id);
  }
}
