/** Queues e-mails and text messages. The message is stored in the current transaction, and a job delivers it. */
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../../platform/context/context';
import { maxAttempts } from '../../platform/jobs/enqueue';
import { currentTrace } from '../../platform/tracing/spans';
import { preparedStatement } from '../../platform/database/preparedStatement';
import type { OutboxMessage } from './outboxMessage.entity';

type OptionalField = 'replyTo' | 'html' | 'isConfidential' | 'order' | 'key';

interface MessageFields extends Pick<OutboxMessage, 'recipient' | 'body'>, Partial<Pick<OutboxMessage, OptionalField>> {}

/** A message to send. `body` is its plain text; messages with the same `key` are sent once. */
export type Message = (MessageFields & { readonly kind: 'mail'; readonly subject: string }) | (MessageFields & { readonly kind: 'sms' });

/** Queues messages for delivery after the commit, except those whose key was already used. Returns the ids of the queued ones. */
export async function queueMessage(context: Context, ...messages: readonly Message[]): Promise<Id[]> {
  const rows = messages.map(({ order = null, ...message }) => ({
    ...message,
    ...('subject' in message && { subject: toSingleLine(message.subject) }),
    orderId: order,
    createdAt: context.now,
    updatedAt: context.now,
  }));
  if (rows.length === 0) return [];
  return (await insertMessages(context, [JSON.stringify(rows), JSON.stringify(currentTrace())])).map(({ id }) => id);
}

// A subject must be one line, even when it contains names from users.
const toSingleLine = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, 250);

const insertMessages = preparedStatement<{ id: Id }>(
  'insert_messages',
  `with message as (
     insert into outbox (kind, recipient, "replyTo", subject, body, html, "isConfidential", state, "orderId", key, "createdAt", "updatedAt")
     select kind, recipient, "replyTo", subject, body, html, coalesce("isConfidential", false), 'queued', "orderId", key, "createdAt", "updatedAt"
     from jsonb_populate_recordset(null::outbox, $1)
     on conflict (key) do nothing
     returning id
   )
   select id, graphile_worker.add_job('deliverMessage', (jsonb_build_object('message', id) || $2)::json, job_key => 'deliverMessage ' || id,
     max_attempts => ${maxAttempts})
   from message`,
);
