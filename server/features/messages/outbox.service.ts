/** The outbox as admins see it: what left, what did not and why, and the way to try again (G-068). */
import { In } from 'typeorm';
import { outboxMessage } from '../../../schema/collections/outboxMessage';
import { Refusal } from '../../../schema/errors/appError';
import type { ListRequest } from '../../platform/collections/reading/list';
import { CollectionService } from '../../platform/collections/collectionService';
import type { Page } from '../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../platform/context/context';
import { enqueue } from '../../platform/jobs/enqueue';
import { OutboxMessage } from './outboxMessage.entity';

class OutboxService extends CollectionService<OutboxMessage> {
  override async list(context: Context, request?: ListRequest): Promise<Page<OutboxMessage>> {
    const page = await super.list(context, request);
    return { ...page, items: page.items.map(readable) };
  }

  override async get(context: Context, id: string): Promise<OutboxMessage> {
    return readable(await super.get(context, id));
  }

  /** Sends what could not be sent once more, as if for the first time. CONFLICT for what was sent, or still waits. */
  async resend(context: Context, id: string): Promise<OutboxMessage> {
    context.must('outboxMessage.update');
    return context.atomically(async context => {
      await this.get(context, id);
      const again = { state: 'queued', attempts: 0, error: null, updatedAt: context.now } as const;
      const { affected } = await context.records(OutboxMessage).update({ id, state: In(['failed', 'unconfigured']) }, again);
      if (!affected) throw new Refusal('conflict', { text: 'Diese Nachricht wurde schon gesendet oder wartet noch.' });
      await enqueue(context, 'deliver', { message: id }, `deliver ${id}`);
      return this.get(context, id);
    });
  }
}

// A link that lets somebody in is nobody else's; and no door needs the text twice.
function readable({ html: _, key: __, isConfidential, ...message }: OutboxMessage): OutboxMessage {
  return { ...message, body: isConfidential ? '' : message.body } as OutboxMessage;
}

export const outbox = new OutboxService(outboxMessage, OutboxMessage);
