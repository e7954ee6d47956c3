import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context';
import { OutboxMessage } from './outboxMessage.entity';
import { outbox } from './outbox.service';

@Resolver(() => OutboxMessage)
export class OutboxResolver {
  @Mutation(() => OutboxMessage, { description: 'For admins: tries once more what could not be sent. CONFLICT for anything else.' })
  resendOutboxMessage(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<OutboxMessage> {
    return outbox.resend(context, id);
  }
}
