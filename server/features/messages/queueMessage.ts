/** What the house tells people by mail and text message. A message is kept in the transaction that causes it, and a job delivers it. */
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../../platform/context/context';
import { mostAttempts } from '../../platform/jobs/enqueue';
import { prepared } from '../../platform/database/preparedStatement';
import type { OutboxMessage } from './outboxMessage.entity';

type Optional = 'replyTo' | 'html' | 'isConfidential' | 'order' | 'key';

interface Text extends Pick<OutboxMessage, 'recipient' | 'body'>, Partial<Pick<OutboxMessage, Optional>> {}

/** A message to be sent. `body` is its plain text; what it says under a `key` it says once. */
export type Message = (Text & { readonly kind: 'mail'; readonly subject: string }) | (Text & { readonly kind: 'sms' });

/** Sends each of these once the transaction commits; those whose key was used already not again. The ids of the others. */
export async function send(context: Context, ...messages: readonly Message[]): Promise<Id[]> {
  const rows = messages.map(({ order = null, ...message }) => ({
    ...message,
    ...('subject' in message && { subject: line(message.subject) }),
    orderId: order,
    createdAt: context.now,
    updatedAt: context.now,
  }));
  if (rows.length === 0) return [];
  return (await keep(context, [JSON.stringify(rows)])).map(({ id }) => id);
}

// A subject is one line, whatever names it is made of.
const line = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, 250);

const keep = prepared<{ id: Id }>(
  'outbox_keep',
  `with kept as (
     insert into outbox (kind, recipient, "replyTo", subject, body, html, "isConfidential", state, "orderId", key, "createdAt", "updatedAt")
     select kind, recipient, "replyTo", subject, body, html, coalesce("isConfidential", false), 'queued', "orderId", key, "createdAt", "updatedAt"
     from jsonb_populate_recordset(null::outbox, $1)
     on conflict (key) do nothing
     returning id
   )
   select id, graphile_worker.add_job('deliver', json_build_object('message', id), job_key => 'deliver ' || id, max_attempts => ${mostAttempts})
   from kept`,
);
