/** The outbox for admins: lists messages with their state and sends failed ones again (G-068). */
import { In } from 'typeorm';
import { outboxMessage } from '../../../schema/collections/outboxMessage';
import { AppError } from '../../../schema/errors/appError';
import type { ListRequest } from '../../platform/collections/reading/listRequest';
import { CollectionService } from '../../platform/collections/collectionService';
import type { ListResult } from '../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../platform/context/context';
import { enqueue } from '../../platform/jobs/enqueue';
import { OutboxMessage } from './outboxMessage.entity';

class OutboxService extends CollectionService<OutboxMessage> {
  override async list(context: Context, request?: ListRequest): Promise<ListResult<OutboxMessage>> {
    const result = await super.list(context, request);
    return { ...result, items: result.items.map(toReadable) };
  }

  override async get(context: Context, id: string): Promise<OutboxMessage> {
    return toReadable(await super.get(context, id));
  }

  /** Queues a failed message again with a new series of attempts. CONFLICT when it is sent or still queued. */
  async resend(context: Context, id: string): Promise<OutboxMessage> {
    context.authorize('outboxMessage.update');
    return context.transaction(async context => {
      await this.get(context, id);
      const columns = { state: 'queued', attempts: 0, error: null, updatedAt: context.now } as const;
      const { affected } = await context.records(OutboxMessage).update({ id, state: In(['failed', 'unconfigured']) }, columns);
      if (!affected) throw new AppError('CONFLICT', { message: 'Diese Nachricht wurde schon gesendet oder wartet noch.' });
      await enqueue(context, 'deliverMessage', { message: id }, { key: `deliverMessage ${id}` });
      return this.get(context, id);
    });
  }
}

// Hides the text of confidential messages, and omits the HTML, which repeats the text.
function toReadable({ html: _, key: __, isConfidential, ...message }: OutboxMessage): OutboxMessage {
  return { ...message, body: isConfidential ? '' : message.body } as OutboxMessage;
}

export const outboxService = new OutboxService(outboxMessage, OutboxMessage);
