/** Wraps the handlers of all jobs as tasks of the job library. */
import type { Task, TaskList } from 'graphile-worker';
import { mapValues } from '../../../schema/objects';
import { Context } from '../context/context';
import type { Services } from '../context/services';
import { fromDatabaseError } from '../database/databaseErrors';
import { traceJob } from '../tracing/spans';
import type { JobName, Jobs } from './enqueue';

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

interface JobRun {
  readonly context: Context;
  readonly attempt: Attempt;
}

// The type parameter ties the payload to its handler.
const handleJob = <N extends JobName>(handlers: JobHandlers, name: N, payload: Jobs[N], { context, attempt }: JobRun): Promise<unknown> =>
  handlers[name](context, payload, attempt);

export function createTaskList(services: Services, handlers: JobHandlers): TaskList {
  return mapValues(
    handlers,
    (_, name): Task =>
      (payload, { job, abortPromise }) =>
        traceJob(name, payload, async () => {
          const attempt = { number: job.attempts, isLast: job.attempts >= job.max_attempts };
          const context = new Context(services);
          const work = handleJob(handlers, name, payload as Jobs[JobName], { context, attempt }); // as `addJob` has written it
          await Promise.race([work, abortPromise, rejectAfter(services.limits.jobTimeout)]).catch(error => {
            if (attempt.isLast && (!isExpected(error) || attempt.number > 1)) services.errorLog.report(error, `Auftrag ${name}`);
            else if (!isExpected(error)) console.error(`Job ${name} failed:`, error);
            throw error;
          });
        }),
  );
}

const isExpected = (error: unknown): boolean => error instanceof RetryLater || fromDatabaseError(error)?.code === 'UNAVAILABLE';

const rejectAfter = (millis: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new RetryLater('The job timed out.')), millis).unref());
