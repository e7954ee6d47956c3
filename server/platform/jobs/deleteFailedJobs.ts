/** Deletes jobs without further attempts. */
import type { DataSource } from 'typeorm';
import { cronSchedules } from './cronSchedules';
import type { JobName } from './enqueue';

/** Days for which an admin finds the error of a job in the database. */
const failedDays = 30;

/** Their payloads contain what a visitor typed, or an IP address. */
const personalJobs: readonly JobName[] = ['sendLoginLink', 'forwardPixelEvent'];
const personalDays = 1;

// A job by schedule is added again at its next time. A locked job still runs.
const deleteSql = `
  select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and (
      task_identifier = any($1)
      or run_at < now() - case when task_identifier = any($2) then interval '${personalDays} days' else interval '${failedDays} days' end
    )
    limit 10000))`;

export const deleteFailedJobs = (database: DataSource): Promise<unknown> =>
  database.query(deleteSql, [Object.keys(cronSchedules), personalJobs]);
