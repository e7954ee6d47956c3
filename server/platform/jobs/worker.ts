/** Runs jobs; each job runs in one instance. A run that ends or hangs, as when the database restarts, is replaced by a new one. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../context/services';
import type { JobName } from './enqueue';
import { createPool, libraryOptions, startRun, type JobRun, type RunOptions } from './runner';
import { createTaskList, type JobHandlers } from './tasks';

export interface JobWorker {
  /** Tells whether it takes jobs; false until it has asked for the first. */
  isWorking: () => boolean;
  /** Ends within ten seconds. Running jobs finish or, after a timeout, are returned to the queue. */
  stop: () => Promise<void>;
}

/** Milliseconds between two looks at a run, and before the next one. */
const checkInterval = 500;

/** Deliveries of webhooks run apart, so that slow receivers delay no other job. The numbers are jobs at once per process. */
const groups: readonly { concurrency: number; includes: (job: string) => boolean }[] = [
  { concurrency: 3, includes: job => !isDelivery(job) },
  { concurrency: 2, includes: job => isDelivery(job) },
];
const isDelivery = (job: string): boolean => job === ('deliverWebhook' satisfies JobName);

/** Runs jobs until stopped. */
export function startWorker(databaseUrl: string, services: Services, handlers: JobHandlers): JobWorker {
  const { jobTimeout } = services.limits;
  const releaseTimer = setInterval(() => void releaseAbandoned(services, 2 * jobTimeout).catch(() => {}), jobTimeout).unref();
  const tasks = Object.entries(createTaskList(services, handlers));
  const workers = groups.map(({ concurrency, includes }) => {
    const taskList = Object.fromEntries(tasks.filter(([job]) => includes(job)));
    return startGroup(services, { databaseUrl, taskList, concurrency });
  });
  return {
    isWorking: () => workers.every(worker => worker.isWorking()),
    stop: async () => {
      clearInterval(releaseTimer);
      await Promise.all(workers.map(worker => worker.stop()));
    },
  };
}

function startGroup(services: Services, options: Omit<RunOptions, 'stallTimeout'>): JobWorker {
  const controller = new AbortController();
  const { signal } = controller;
  const pause = (): Promise<void> => wait(checkInterval, undefined, { signal, ref: false }).catch(() => {});
  let run: JobRun;

  async function runUntilStopped(): Promise<void> {
    while (!signal.aborted) {
      run = startRun({ ...options, stallTimeout: services.limits.jobStallTimeout });
      while (!signal.aborted && !run.problem()) await pause();
      if (!signal.aborted && run.hasWorked()) console.warn('Restarting the job queue:', run.problem());
      await run.stop();
      if (signal.aborted) return;
      await releaseJobsOf(run);
      await pause();
    }
  }

  // Repeated because the database may still be starting. Otherwise these jobs would stay locked until they count as abandoned.
  async function releaseJobsOf(run: JobRun): Promise<void> {
    const names = run.releasableNames();
    const isReleased = (): Promise<boolean> =>
      releaseJobs(services, names).then(
        () => true,
        () => false,
      );
    while (names.length > 0 && !signal.aborted && !(await isReleased())) await pause();
  }

  const finished = runUntilStopped();
  return {
    isWorking: () => run.hasWorked() && !run.problem(),
    stop: async () => {
      controller.abort();
      await finished;
    },
  };
}

/** Runs all pending jobs, and those that they add, and resolves when none is left. */
export async function runPendingJobs(databaseUrl: string, services: Services, handlers: JobHandlers): Promise<void> {
  const { runOnce } = await import('graphile-worker');
  const { pool } = createPool(databaseUrl);
  await runOnce({ ...(await libraryOptions(pool)), taskList: createTaskList(services, handlers), concurrency: 1 });
  await pool.end();
}

/** Migrates the tables of the queue. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  const { pool } = createPool(databaseUrl);
  await runMigrations(await libraryOptions(pool));
  await pool.end();
}

/** Returns the jobs that are locked under these names to the queue. */
const releaseJobs = ({ database }: Services, names: readonly string[]): Promise<unknown> =>
  database.query('select graphile_worker.force_unlock_workers($1)', [names]);

/** Returns jobs of ended processes to the queue: those that were taken longer ago than this, in milliseconds. */
const releaseAbandoned = ({ database }: Services, age: number): Promise<unknown> =>
  database.query(
    `select graphile_worker.force_unlock_workers(
       array(select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1 * interval '1 millisecond'))`,
    [age],
  );
