/** Queues the webhooks of a change of an order in its transaction, which touches no table of webhooks but to see that there are some. */
import type { WebhookEvent } from '../../../../schema/collections/webhook';
import { addJobSql } from '../../../platform/jobs/enqueue';

/**
 * Returns the event of a change. An order that waits for its payment is not known to the branch (table S), so it is created for webhooks
 * when it is paid; one whose payment failed never is.
 */
export function webhookEventOf(from: string | null, to: string): WebhookEvent | null {
  if (to === 'WAITING_FOR_PAYMENT' || to === 'FAILED') return null;
  return from === null || from === 'WAITING_FOR_PAYMENT' ? 'orderCreated' : 'orderChanged';
}

/** Returns an SQL expression that adds the job when the webhook event is not null and a webhook is enabled. */
export const queueWebhooksSql = (webhookEvent: string, order: string, number: string, trace: string): string =>
  `(select ${addJobSql('createWebhookDeliveries', `jsonb_build_object('order', ${order}, 'event', ${webhookEvent}, 'number', ${number})`, trace)}
    where ${webhookEvent} is not null and exists (select from webhook where "isEnabled"))`;
