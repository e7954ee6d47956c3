/** Work that outlives the call that caused it. A job is kept in the transaction of that call: it exists exactly when the rest of it was committed. */
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../context/context';
import type { Occasion } from '../../features/order/notifications/orderNotifications';
import { prepared } from '../database/preparedStatement';

/** Every kind of job, and what one must be told. What does them stands in `server/tasks.ts`. */
export interface Jobs {
  /** Takes a message of the outbox to its recipient. */
  deliver: { message: Id };
  /** Removes what was kept long enough. */
  forget: object;
  /** Mails a link to sign in with to whoever is known by this name, if anybody is. */
  loginLink: { name: string };
  /** Asks providers about payments nobody told us of, and sends back what has to go back; by the clock, and when an order came to nothing. */
  sweepPayments: object;
  /** Tells its customer and its branch what happened to an order; `event` is the number of the event that told it. */
  tellOfOrder: { order: Id; occasion: Occasion; event: number };
  /** Removes the files that nobody ordered with; by the clock. */
  expireUploads: object;
}

export type JobName = keyof Jobs;

/** How often a job is tried before it is given up: after seconds first, after hours in the end. */
export const mostAttempts = 10;

/** Leaves a job to whichever instance is free. Of several with one key that wait at the same time, the last replaces the others. */
export async function enqueue<N extends JobName>(context: Context, job: N, payload: Jobs[N], key?: string): Promise<void> {
  await addJob(context, [job, JSON.stringify(payload), key ?? null]);
}

const addJob = prepared('add_job', `select graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => ${mostAttempts})`);
