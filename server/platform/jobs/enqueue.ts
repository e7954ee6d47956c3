/** Adds jobs in the transaction that causes them, so that a job exists only when the transaction commits. */
import type { WebhookEvent } from '../../../schema/collections/webhook';
import type { Id } from '../../../schema/fields/field';
import type { OrderNotification } from '../../../schema/rules/order/orderActions';
import type { Context } from '../context/context';
import type { PixelEvent } from './pixelEvent';
import { currentTrace } from '../tracing/spans';
import { preparedStatement } from '../database/preparedStatement';

/** The jobs and their payloads. `server/app/jobHandlers.ts` contains the handlers. */
export interface Jobs {
  /** Sends a message of the outbox. */
  deliverMessage: { message: Id };
  /** Deletes data after its retention period. */
  runRetention: object;
  /** Sends a login link to the user with this name or e-mail address, if there is one. */
  sendLoginLink: { name: string };
  /** Checks pending payments at their provider and starts due refunds. Runs every minute and after an order fails. */
  reconcilePayments: object;
  /** Reminds branches of orders without an answer. Runs every minute. */
  remindBranches: object;
  /** Notifies the customer and the branch of an order. `event` is the number of the event. */
  sendOrderNotification: { order: Id; notification: OrderNotification; event: number };
  /** Sends the push message of a notification to a device of the customer. */
  sendPush: { subscription: Id; notification: OrderNotification };
  /** Lets the proposed times of an order expire. `proposedAt` is in ISO 8601. */
  expireProposal: { order: Id; proposedAt: string };
  /** Adds a delivery of the event of an order for each webhook that receives it. `number` is that of the event. */
  createWebhookDeliveries: { order: Id; event: WebhookEvent; number: number };
  /** Sends a delivery to its webhook. */
  deliverWebhook: { delivery: Id };
  /** Passes an event of a visitor on to the provider of the pixel. */
  forwardPixelEvent: PixelEvent;
  /** Publishes a page or takes it offline at the planned time. */
  runSitePlan: { plan: Id };
  /** Deletes uploads that no order uses, and those of orders that ended long ago. Runs every hour. */
  deleteUnusedUploads: object;
  /** Stores the figures of past days for reports. Runs every minute. */
  countOrderStatistics: object;
  /** Stores the counts of visitors of past days for reports. Runs every minute. */
  countVisitorStatistics: object;
}

export type JobName = keyof Jobs;

/** Attempts of a job; the delay between them grows from seconds to hours. */
export const maxAttempts = 10;

interface JobOptions {
  /** A new job replaces a waiting job with the same key. */
  readonly key?: string;
  /** Seconds until the job runs. */
  readonly delay?: number;
}

/** Adds a job for any instance. */
export async function enqueue<N extends JobName>(
  context: Context,
  job: N,
  payload: Jobs[N],
  { key, delay }: JobOptions = {},
): Promise<void> {
  await addJob(context, [job, JSON.stringify({ ...payload, ...currentTrace() }), key ?? null, delay ?? 0]);
}

/** Removes the waiting job with this key. A job that already runs is not stopped. */
export async function dequeue(context: Context, key: string): Promise<void> {
  await removeJob(context, [key]);
}

/**
 * Returns an SQL expression that adds a job in the statement that causes it. `payload` is an SQL expression of its JSON, `trace` the
 * parameter with the current trace.
 */
export const addJobSql = (job: JobName, payload: string, trace: string): string =>
  `(graphile_worker.add_job('${job}', (${payload} || ${trace}::jsonb)::json, max_attempts => ${maxAttempts})).id`;

const addJob = preparedStatement(
  'add_job',
  `select graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => ${maxAttempts}, run_at => now() + $4::integer * interval '1 second')`,
);

const removeJob = preparedStatement('remove_job', 'select graphile_worker.remove_job($1)');
