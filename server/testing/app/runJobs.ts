/** Runs jobs in tests; jobs wait until a test runs them. */
import { runPendingJobs } from '../../platform/jobs/worker';
import { jobHandlers } from '../../app/jobHandlers';
import { databaseUrl, workerName } from './databases';
import type { TestApp } from './testApp';

/** A slow test must not reach the time of the next attempt. */
const postponeRetriesSql = `update graphile_worker._private_jobs set run_at = greatest(run_at, now() + interval '1 hour')
  where locked_at is null and attempts > 0`;

/**
 * Runs all due jobs, including those that they enqueue, and those that were added with a delay unless `includeDelayed` is false; with
 * `includeRetries`, also those that wait for a retry.
 */
export async function runJobs(testApp: TestApp, { includeRetries = false, includeDelayed = true } = {}): Promise<void> {
  const { services } = testApp.app;
  const rescheduleSql = `select graphile_worker.reschedule_jobs(array(
    select id from graphile_worker.jobs where locked_at is null and (attempts = 0 and $1 or attempts > 0 and $2)), run_at => now())`;
  await services.database.query(rescheduleSql, [includeDelayed, includeRetries]);
  if (!includeRetries) await services.database.query(postponeRetriesSql);
  await runPendingJobs(databaseUrl(workerName()), services, jobHandlers);
}
