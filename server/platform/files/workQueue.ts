/** A queue for expensive work: limits concurrency and length, and runs work with the same key once. */
import { AppError } from '../../../schema/errors/appError';

interface QueueLimits {
  /** The number of jobs that run at the same time. */
  workers: number;
  /** The number of jobs that may wait. */
  maxWaiting: number;
}

/** Runs the work, or throws `UNAVAILABLE` when the queue is full. */
export type WorkQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createWorkQueue({ workers, maxWaiting }: QueueLimits): WorkQueue {
  const inFlight = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < workers) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>(start => waiting.push(start));
    else throw new AppError('UNAVAILABLE');
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next)
        next(); // takes the place of this job
      else running -= 1;
    }
  }

  return <T>(key: string, work: () => Promise<T>) => {
    const pending = inFlight.get(key);
    if (pending) return pending as Promise<T>;
    const promise = run(work).finally(() => inFlight.delete(key));
    inFlight.set(key, promise);
    return promise;
  };
}
