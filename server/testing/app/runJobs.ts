/** Runs jobs in tests; jobs wait until a test runs them. */
import { runPendingJobs } from '../../platform/jobs/worker';
import { jobHandlers } from '../../app/jobHandlers';
import { databaseUrl, workerName } from './databases';
import type { TestApp } from './testApp';

/** Runs all due jobs, including those that they enqueue; with `includeRetries`, also those that wait for a retry. */
export async function runJobs(testApp: TestApp, { includeRetries = false } = {}): Promise<void> {
  const { services } = testApp.app;
  const rescheduleSql =
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where locked_at is null), run_at => now())';
  if (includeRetries) await services.database.query(rescheduleSql);
  await runPendingJobs(databaseUrl(workerName()), services, jobHandlers);
}
