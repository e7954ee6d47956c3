/** Delivers one message of the outbox and stores the result. */
import { outboxMessage } from '../../../schema/collections/outboxMessage';
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../../platform/context/context';
import { RetryLater, type Attempt } from '../../platform/jobs/tasks';
import { writeLog } from '../../platform/context/log';
import { getSettings } from '../settings/settings.service';
import { PermanentDeliveryError } from './transports/transport';
import { OutboxMessage } from './outboxMessage.entity';

// Ids of messages that were sent but could not be marked as sent because the database was unavailable; they must not be sent twice.
const sentMessageIds = new Set<Id>();

/** Job handler. Does nothing when the message is deleted or already sent. */
export async function deliverMessage(context: Context, { message: id }: { message: Id }, { number, isLast }: Attempt): Promise<void> {
  const message = await context.records(OutboxMessage).findOneBy({ id });
  if (!message || message.state === 'sent') return;
  const transport = context.services.transports[message.kind];
  if (!transport) return updateMessage(context, message, { state: 'unconfigured' });
  const { shopName } = await getSettings(context);
  try {
    if (!sentMessageIds.has(id)) await transport.send(message, shopName);
  } catch (error) {
    const hasFailed = isLast || error instanceof PermanentDeliveryError;
    await context.transaction(async context => {
      await updateMessage(context, message, { state: hasFailed ? 'failed' : 'queued', error: errorText(error), attempts: number });
      if (hasFailed) await logFailure(context, message, errorText(error));
    });
    if (!hasFailed) throw new RetryLater();
    return;
  }
  sentMessageIds.add(id);
  await updateMessage(context, message, { state: 'sent', sentAt: context.now, error: null, attempts: number });
  sentMessageIds.delete(id);
}

async function updateMessage(context: Context, { id, isConfidential }: OutboxMessage, columns: Partial<OutboxMessage>): Promise<void> {
  const cleared = isConfidential && columns.state === 'sent' ? { body: '', html: null } : {};
  await context.records(OutboxMessage).update({ id }, { ...columns, ...cleared, updatedAt: context.now });
}

const logFailure = (context: Context, { id, kind }: OutboxMessage, error: string): Promise<void> =>
  writeLog(context, {
    channel: kind,
    level: 'error',
    message: `${outboxMessage.fields.kind.options[kind]} konnte nicht gesendet werden.`,
    record: { collection: 'outboxMessage', id },
    details: [{ name: 'error', after: error }],
  });

const errorText = (error: unknown): string => (error instanceof Error && error.message ? error.message : String(error)).slice(0, 500);
