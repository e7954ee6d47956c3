/** Runs jobs. Each job runs in one instance. The worker recovers when the database was unreachable. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CronItem, Logger, Runner, RunnerOptions, Task, TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { Context } from '../context/context';
import type { Services } from '../context/services';
import { fromDatabaseError } from '../database/databaseErrors';
import type { JobName, Jobs } from './enqueue';
import { mapValues } from '../../../schema/objects';

export interface Attempt {
  /** Counts from 1. */
  readonly number: number;
  /** No further attempt follows. */
  readonly isLast: boolean;
}

type JobHandler<N extends JobName> = (context: Context, payload: Jobs[N], attempt: Attempt) => Promise<unknown>;

/** The handlers of all jobs. A job whose handler throws is retried. */
export type JobHandlers = { readonly [N in JobName]: JobHandler<N> };

/** Thrown when a job cannot run now although nothing is broken. The job is retried and the error is not logged. */
export class RetryLater extends Error {}

/** Jobs that run at once per process. One more connection waits for new jobs. */
const concurrency = 3;

/** Milliseconds between two queries for jobs without a notification. */
const pollInterval = 2_000;
const reconnectDelay = 1_000;

/** Runs jobs until stopped. Running jobs finish or, after a timeout, are returned to the queue. */
export function startWorker(databaseUrl: string, services: Services, handlers: JobHandlers): () => Promise<void> {
  const pool = createPool(databaseUrl);
  const controller = new AbortController();
  const { signal } = controller;
  let runner: Runner | undefined;

  async function runUntilStopped(): Promise<void> {
    while (!signal.aborted) {
      try {
        runner = await startRunner(pool, createTaskList(services, handlers));
        if (signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!signal.aborted) console.warn('Restarting the job queue:', error);
      }
      await wait(reconnectDelay, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const releaseTimer = setInterval(
    () => void releaseAbandoned(pool, services.limits.jobTimeout).catch(() => {}),
    services.limits.jobTimeout,
  ).unref();
  const finished = runUntilStopped();
  return async () => {
    controller.abort();
    clearInterval(releaseTimer);
    await runner?.stop().catch(() => {});
    await finished;
    await pool.end();
  };
}

/** Jobs by schedule, each in one instance. */
const cronTasks: CronItem[] = [
  { task: 'runRetention' satisfies JobName, match: '*/10 * * * *', options: { maxAttempts: 1 } },
  { task: 'reconcilePayments' satisfies JobName, match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'deleteUnusedUploads' satisfies JobName, match: '17 * * * *', options: { maxAttempts: 1 } },
];

async function startRunner(pgPool: Pool, taskList: TaskList): Promise<Runner> {
  const { parseCronItems, run } = await import('graphile-worker');
  return run({ ...(await runnerOptions(pgPool)), taskList, parsedCronItems: parseCronItems(cronTasks), concurrency: concurrency });
}

/** Runs all pending jobs, and those that they add, and resolves when none is left. */
export async function runPendingJobs(databaseUrl: string, services: Services, handlers: JobHandlers): Promise<void> {
  const { runOnce } = await import('graphile-worker');
  const pool = createPool(databaseUrl);
  await runOnce({ ...(await runnerOptions(pool)), taskList: createTaskList(services, handlers), concurrency: 1 });
  await pool.end();
}

/** Migrates the tables of the queue. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  const pool = createPool(databaseUrl);
  await runMigrations(await runnerOptions(pool));
  await pool.end();
}

async function runnerOptions(pgPool: Pool): Promise<RunnerOptions> {
  const logger = await createSilentLogger();
  // Without a delay, a job that finishes while the database is unreachable would end the process.
  const worker = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
  return { pgPool, logger, noHandleSignals: true, pollInterval, preset: { worker } };
}

// Its messages are either expected or logged by us.
async function createSilentLogger(): Promise<Logger> {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => () => {});
}

// A hanging connection times out; a lost one is replaced.
function createPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'jobs',
    max: concurrency + 1,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    maxLifetimeSeconds: 300,
  });
  pool.on('error', () => {});
  return pool.on('connect', client => void client.on('error', () => {}));
}

/** Returns jobs of ended processes to the queue; no job runs this long. */
const releaseAbandoned = (pool: Pool, limit: number): Promise<unknown> =>
  pool.query(
    `select graphile_worker.force_unlock_workers(
       array(select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1 * interval '1 millisecond'))`,
    [2 * limit],
  );

interface JobRun {
  readonly context: Context;
  readonly attempt: Attempt;
}

// The type parameter ties the payload to its handler.
const handleJob = <N extends JobName>(handlers: JobHandlers, name: N, payload: Jobs[N], { context, attempt }: JobRun): Promise<unknown> =>
  handlers[name](context, payload, attempt);

function createTaskList(services: Services, handlers: JobHandlers): TaskList {
  return mapValues(handlers, (_, name): Task => async (payload, { job, abortPromise }) => {
    const attempt = { number: job.attempts, isLast: job.attempts >= job.max_attempts };
    const context = new Context(services);
    const work = handleJob(handlers, name, payload as Jobs[JobName], { context, attempt }); // as `addJob` has written it
    await Promise.race([work, abortPromise, rejectAfter(services.limits.jobTimeout)]).catch(error => {
      if (!isExpected(error)) console.error(`Job ${name} failed:`, error);
      throw error;
    });
  });
}

const isExpected = (error: unknown): boolean => error instanceof RetryLater || fromDatabaseError(error)?.code === 'UNAVAILABLE';

const rejectAfter = (millis: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new RetryLater('The job timed out.')), millis).unref());
