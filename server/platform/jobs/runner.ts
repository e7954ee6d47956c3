/** Runs the job library on connections of its own, so that a run that hangs can be given up together with its connections. */
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { CronItem, Logger, RunnerOptions, Task, TaskList, WorkerEvents } from 'graphile-worker';
import { Pool, type PoolClient } from 'pg';
import { mapValues } from '../../../schema/objects';
import { cronSchedules } from './cronSchedules';

/** Milliseconds between two queries for jobs without a notification. */
const pollInterval = 2_000;

/** Milliseconds that running jobs have to finish. The library aborts them after five seconds. */
const stopTimeout = 7_000;

// One attempt: after a failure, as by a restart of the database, it runs again at its next time.
const cronItems: CronItem[] = Object.entries(cronSchedules).map(([task, match]) => ({ task, match, options: { maxAttempts: 1 } }));

export interface JobRun {
  /** Returns why it must be replaced: it has ended, it reports nothing although it has free capacity, or a response with a job may be lost. */
  problem: () => string | undefined;
  /** Tells whether it has asked for jobs at least once. */
  hasWorked: () => boolean;
  /** The names under which it has locked jobs, or none while a job still runs. */
  releasableNames: () => readonly string[];
  /** Stops it: running jobs finish or, after a timeout, are left to the next run. */
  stop: () => Promise<void>;
}

export interface RunOptions {
  databaseUrl: string;
  taskList: TaskList;
  /** Jobs that run at once. One more connection waits for new jobs. */
  concurrency: number;
  /** Milliseconds without a report after which a run with free capacity is stalled. */
  stallTimeout: number;
}

export function startRun({ databaseUrl, taskList, concurrency, stallTimeout }: RunOptions): JobRun {
  const { pool, close } = createPool(databaseUrl, concurrency);
  const { tasks, countRunning } = countTasks(taskList);
  const { events, lastSign, getJobError, names } = watchEvents();
  const start = performance.now();
  const library = startLibrary(pool, { taskList: tasks, concurrency, events });
  const isStalled = (): boolean => countRunning() < concurrency && performance.now() - (lastSign() ?? start) > stallTimeout;
  let endReason: string | undefined;
  void library
    .then(({ promise }) => promise)
    .catch(String)
    .then(error => {
      endReason = error ?? 'it has ended';
    });
  return {
    problem: () => endReason ?? (isStalled() ? 'it takes no jobs' : countRunning() === 0 ? getJobError() : undefined),
    hasWorked: () => lastSign() !== undefined,
    releasableNames: () => (countRunning() === 0 ? names : []),
    stop: async () => {
      const stopped = library.then(({ stop }) => stop()).catch(() => {});
      await Promise.race([stopped, wait(stopTimeout, undefined, { ref: false })]);
      close();
    },
  };
}

async function startLibrary(pgPool: Pool, options: { taskList: TaskList; concurrency: number; events: WorkerEvents }) {
  const { parseCronItems, run } = await import('graphile-worker');
  const ownItems = cronItems.filter(({ task }) => task in options.taskList);
  return run({ ...(await libraryOptions(pgPool)), ...options, parsedCronItems: parseCronItems(ownItems) });
}

/** Counts the tasks that run now. */
function countTasks(taskList: TaskList): { tasks: TaskList; countRunning: () => number } {
  let running = 0;
  const count =
    (task: Task): Task =>
    async (...args) => {
      running += 1;
      try {
        return await task(...args);
      } finally {
        running -= 1;
      }
    };
  return { tasks: mapValues(taskList, task => task && count(task)), countRunning: () => running };
}

/**
 * Remembers when the library last asked for jobs or handled one, the names under which it locks them, and the error of a query for a job. After
 * such an error the database may have locked a job for it although the response was lost.
 */
function watchEvents() {
  const events: WorkerEvents = new EventEmitter();
  const names: string[] = [];
  let lastSign: number | undefined;
  let getJobError: string | undefined;
  for (const sign of ['worker:getJob:empty', 'job:start', 'job:complete'] as const)
    events.on(sign, () => {
      lastSign = performance.now();
    });
  events.on('worker:getJob:error', ({ error }) => {
    getJobError = String(error);
  });
  events.on('pool:create', ({ workerPool }) => void names.push(workerPool.id));
  return { events, names, lastSign: () => lastSign, getJobError: () => getJobError };
}

export async function libraryOptions(pgPool: Pool): Promise<RunnerOptions> {
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

/** Creates a pool, and `close`, which also ends connections in use. A hanging connection times out; a lost one is replaced. */
export function createPool(connectionString: string, concurrency = 1): { pool: Pool; close: () => void } {
  const clients = new Set<PoolClient>();
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
  pool.on('connect', client => void clients.add(client.on('error', () => {})));
  pool.on('remove', client => void clients.delete(client));
  const close = (): void => {
    void pool.end().catch(() => {});
    for (const client of clients) void client.end().catch(() => {});
  };
  return { pool, close };
}
