/** Does the jobs of the house, with every other instance that does: each job is done by one. Recovers by itself when the database was away. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CronItem, Logger, Runner, RunnerOptions, TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { Context, type Services } from '../context/context';
import { refusedByDatabase } from '../database/databaseErrors';
import type { JobName, Jobs } from './enqueue';

export interface Attempt {
  /** Counts from 1. */
  readonly number: number;
  /** Nobody tries again after it. */
  readonly isLast: boolean;
}

type Task<N extends JobName> = (context: Context, payload: Jobs[N], attempt: Attempt) => Promise<unknown>;

/** How every job is done. A task that throws is tried again. */
export type Tasks = { readonly [N in JobName]: Task<N> };

/** What cannot be done just now though nothing is wrong with the house: it is tried again, and nobody is alarmed. */
export class Postponed extends Error {}

/** Jobs at once in each process; one connection more listens for new ones. */
const hands = 3;
/** How often each hand looks for a job nobody told of, and tries to reach a database that is away. */
const pollInterval = 2_000;
const pause = 1_000;

/** Works until stopped. What is under way then is finished, or given back if it takes too long. */
export function keepWorking(databaseUrl: string, services: Services, tasks: Tasks): () => Promise<void> {
  const pool = poolOf(databaseUrl);
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner: Runner | undefined;

  async function work(): Promise<void> {
    while (!signal.aborted) {
      try {
        runner = await start(pool, taskListOf(services, tasks));
        if (signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!signal.aborted) console.warn('The job queue begins anew:', error);
      }
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const release = setInterval(() => void releaseAbandoned(pool, services.limits.job).catch(() => {}), services.limits.job).unref();
  const done = work();
  return async () => {
    stopping.abort();
    clearInterval(release);
    await runner?.stop().catch(() => {});
    await done;
    await pool.end();
  };
}

/** What is done by the clock, by one of all instances. */
const chores: CronItem[] = [
  { task: 'forget' satisfies JobName, match: '*/10 * * * *', options: { maxAttempts: 1 } },
  { task: 'sweepPayments' satisfies JobName, match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'expireUploads' satisfies JobName, match: '17 * * * *', options: { maxAttempts: 1 } },
];

async function start(pgPool: Pool, taskList: TaskList): Promise<Runner> {
  const { parseCronItems, run } = await import('graphile-worker');
  return run({ ...(await options(pgPool)), taskList, parsedCronItems: parseCronItems(chores), concurrency: hands });
}

/** Does what is due now, and what that causes, and answers when nothing is left. */
export async function workOnce(databaseUrl: string, services: Services, tasks: Tasks): Promise<void> {
  const { runOnce } = await import('graphile-worker');
  const pool = poolOf(databaseUrl);
  await runOnce({ ...(await options(pool)), taskList: taskListOf(services, tasks), concurrency: 1 });
  await pool.end();
}

/** Brings the tables of the queue up to date. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  const pool = poolOf(databaseUrl);
  await runMigrations(await options(pool));
  await pool.end();
}

async function options(pgPool: Pool): Promise<RunnerOptions> {
  const logger = await silence();
  // Without a delay, a job that is done while the database is away would end the process.
  const worker = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
  return { pgPool, logger, noHandleSignals: true, pollInterval, preset: { worker } };
}

// What it has to say is either expected or said by us.
async function silence(): Promise<Logger> {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => () => {});
}

// A connection that hangs is given up after a while; one that is lost is replaced.
function poolOf(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'jobs',
    max: hands + 1,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    maxLifetimeSeconds: 300,
  });
  pool.on('error', () => {});
  return pool.on('connect', client => void client.on('error', () => {}));
}

/** Gives back the jobs of processes that are gone: none takes as long as this. */
const releaseAbandoned = (pool: Pool, limit: number): Promise<unknown> =>
  pool.query(
    `select graphile_worker.force_unlock_workers(
       array(select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1 * interval '1 millisecond'))`,
    [2 * limit],
  );

function taskListOf(services: Services, tasks: Tasks): TaskList {
  const entries = Object.entries(tasks) as [JobName, Task<JobName>][];
  return Object.fromEntries(
    entries.map(([name, task]) => [
      name,
      async (payload, { job, abortPromise }) => {
        const attempt = { number: job.attempts, isLast: job.attempts >= job.max_attempts };
        const work = task(new Context(services), payload as Jobs[JobName], attempt);
        await Promise.race([work, abortPromise, timeIsUp(services.limits.job)]).catch(error => {
          if (!isExpected(error)) console.error(`Job ${name} failed:`, error);
          throw error;
        });
      },
    ]),
  );
}

const isExpected = (error: unknown): boolean => error instanceof Postponed || refusedByDatabase(error)?.reason === 'unavailable';

const timeIsUp = (millis: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Postponed('It took too long.')), millis).unref());
