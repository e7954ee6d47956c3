/** The job that adds a delivery for each webhook that receives an event. */
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { currentTrace } from '../../../platform/tracing/spans';
import type { Jobs } from '../../../platform/jobs/enqueue';

// With the growing delays of the queue, which end at six hours, 22 attempts take a little more than three days.
const maxDeliveryAttempts = 22;

/** Returns an SQL expression that adds the job of a delivery. */
export const addDeliveryJobSql = (delivery: string, trace: string): string =>
  `(graphile_worker.add_job('deliverWebhook', (jsonb_build_object('delivery', ${delivery}) || ${trace}::jsonb)::json,
    job_key => 'deliverWebhook ' || ${delivery}, max_attempts => ${maxDeliveryAttempts})).id`;

const insertDeliveries = preparedStatement(
  'insert_webhook_deliveries',
  `with delivery as (
     insert into "webhookDelivery" ("webhookId", "orderId", uid, event, number, state, "createdAt", "updatedAt")
     select webhook.id, "order".id, "order".uid, $2, $3, 'queued', $4, $4
     from webhook join "order" on "order".id = $1
     where webhook."isEnabled" and webhook."signingSecret" is not null and $2 = any (webhook.events)
       and (not exists (select from webhook_branches where "webhookId" = webhook.id)
         or exists (select from webhook_branches where "webhookId" = webhook.id and "branchId" = "order"."branchId"))
     on conflict ("webhookId", number) do nothing
     returning id
   )
   select ${addDeliveryJobSql('id', '$5')} from delivery`,
);

/** A repeated job adds no second delivery. */
export async function createWebhookDeliveries(context: Context, { order, event, number }: Jobs['createWebhookDeliveries']): Promise<void> {
  await insertDeliveries(context, [order, event, number, context.now, currentTrace()]);
}
