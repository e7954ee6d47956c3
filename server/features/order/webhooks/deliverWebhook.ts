/** The job that sends one delivery to its webhook and stores the result. */
import { createHmac } from 'node:crypto';
import type { Context } from '../../../platform/context/context';
import { writeLog } from '../../../platform/context/log';
import { postToThirdParty, type PostResult } from '../../../platform/http/outgoing/postToThirdParty';
import type { Jobs } from '../../../platform/jobs/enqueue';
import { RetryLater, type Attempt } from '../../../platform/jobs/tasks';
import { buildBody } from './webhookBody';
import { Webhook } from './webhook.entity';
import { WebhookDelivery } from './webhookDelivery.entity';

/** Milliseconds without deliveries to a webhook after a failed one. */
const pauseAfterFailure = 60_000;

/** Does nothing when the delivery is deleted or already sent. */
export async function deliverWebhook(context: Context, { delivery: id }: Jobs['deliverWebhook'], attempt: Attempt): Promise<void> {
  const delivery = await context.records(WebhookDelivery).findOneBy({ id });
  if (delivery?.state !== 'queued') return;
  const webhook = await findWebhook(context, delivery);
  if (!webhook.isEnabled) return fail(context, delivery, { attempts: delivery.attempts, error: 'Der Webhook ist nicht aktiv.' });
  if (webhook.pausedUntil && webhook.pausedUntil > context.now && !attempt.isLast) throw new RetryLater();
  const attempts = delivery.attempts + 1;
  const { status, error } = await send(context, webhook, delivery);
  if (error === null) return update(context, delivery, { state: 'sent', statusCode: status, sentAt: context.now, error, attempts });
  const pausedUntil = new Date(context.now.getTime() + pauseAfterFailure);
  await context.records(Webhook).update({ id: webhook.id }, { pausedUntil, updatedAt: () => '"updatedAt"' });
  if (attempt.isLast) return fail(context, delivery, { statusCode: status, error, attempts });
  await update(context, delivery, { statusCode: status, error, attempts });
  throw new RetryLater();
}

const findWebhook = (context: Context, { webhook: id }: WebhookDelivery): Promise<Webhook> =>
  context
    .records(Webhook)
    .createQueryBuilder('webhook')
    .addSelect(['webhook.signingSecret', 'webhook.previousSecret'])
    .where({ id })
    .getOneOrFail();

async function send(context: Context, webhook: Webhook, delivery: WebhookDelivery): Promise<PostResult> {
  const body = await buildBody(context, webhook, delivery);
  return postToThirdParty(webhook.url, {
    body,
    headers: { 'Content-Type': 'application/json', 'X-Signature': createSignature(webhook, body, context.now) },
    timeout: context.services.limits.webhookTimeout,
    canUsePrivateUrls: context.services.canUsePrivateUrls,
  });
}

/** Returns `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, with a second `v1` while the previous secret is valid. */
function createSignature({ signingSecret, previousSecret, previousSecretUntil }: Webhook, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const isPreviousValid = previousSecretUntil !== null && previousSecretUntil > now;
  const secrets = [signingSecret, isPreviousValid ? previousSecret : null].filter(secret => secret !== null);
  const signatures = secrets.map(secret => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`);
  return [`t=${seconds}`, ...signatures].join(',');
}

async function update(context: Context, { id }: WebhookDelivery, columns: Partial<WebhookDelivery>): Promise<void> {
  await context.records(WebhookDelivery).update({ id }, { ...columns, updatedAt: context.now });
}

async function fail(context: Context, delivery: WebhookDelivery, columns: { error: string } & Partial<WebhookDelivery>): Promise<void> {
  await context.transaction(async context => {
    await update(context, delivery, { ...columns, state: 'failed' });
    await writeLog(context, {
      channel: 'api',
      level: 'error',
      message: `Webhook: Bestellung ${delivery.uid} konnte nicht zugestellt werden.`,
      record: { collection: 'webhookDelivery', id: delivery.id },
      details: [{ name: 'error', after: columns.error }],
    });
  });
}
