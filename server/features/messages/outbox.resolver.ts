import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context';
import { OutboxMessage } from './outboxMessage.entity';
import { outboxService } from './outbox.service';

@Resolver(() => OutboxMessage)
export class OutboxResolver {
  @Mutation(() => OutboxMessage, { description: 'Send a failed message again. CONFLICT when it is sent or still queued. For admins.' })
  resendOutboxMessage(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<OutboxMessage> {
    return outboxService.resend(context, id);
  }
}
