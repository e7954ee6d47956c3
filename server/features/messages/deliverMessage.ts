/** Takes one message of the outbox to its recipient, and notes how that went where staff sees it. */
import { outboxMessage } from '../../../schema/collections/outboxMessage';
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../../platform/context/context';
import { Postponed, type Attempt } from '../../platform/jobs/worker';
import { log } from '../../platform/context/log';
import { getSettings } from '../settings/settings.service';
import { Undeliverable } from './transports/transport';
import { OutboxMessage } from './outboxMessage.entity';

// What was handed over and could not be noted, because the database was away: not to be handed over again.
const handedOver = new Set<Id>();

/** The job `deliver`. A message that is gone, or was sent, is left alone. */
export async function deliver(context: Context, { message: id }: { message: Id }, { number, isLast }: Attempt): Promise<void> {
  const message = await context.records(OutboxMessage).findOneBy({ id });
  if (!message || message.state === 'sent') return;
  const carrier = context.services.carriers[message.kind];
  if (!carrier) return note(context, message, { state: 'unconfigured' });
  const { shopName } = await getSettings(context);
  try {
    if (!handedOver.has(id)) await carrier.carry(message, shopName);
  } catch (error) {
    const isOver = isLast || error instanceof Undeliverable;
    await context.atomically(async context => {
      await note(context, message, { state: isOver ? 'failed' : 'queued', error: wordsOf(error), attempts: number });
      if (isOver) await logFailure(context, message, wordsOf(error));
    });
    if (!isOver) throw new Postponed();
    return;
  }
  handedOver.add(id);
  await note(context, message, { state: 'sent', sentAt: context.now, error: null, attempts: number });
  handedOver.delete(id);
}

async function note(context: Context, { id, isConfidential }: OutboxMessage, change: Partial<OutboxMessage>): Promise<void> {
  const secret = isConfidential && change.state === 'sent' ? { body: '', html: null } : {};
  await context.records(OutboxMessage).update({ id }, { ...change, ...secret, updatedAt: context.now });
}

const logFailure = (context: Context, { id, kind }: OutboxMessage, error: string): Promise<void> =>
  log(context, {
    channel: kind,
    level: 'error',
    message: `${outboxMessage.fields.kind.options[kind]} konnte nicht gesendet werden.`,
    record: { collection: 'outboxMessage', id },
    details: [{ name: 'error', after: error }],
  });

const wordsOf = (error: unknown): string => String((error as Error).message || error).slice(0, 500);
