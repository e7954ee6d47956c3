/** Work that is dear: a few pieces at a time, each once for all who wait for it, and no longer a line than can be served. */
import { Refusal } from '../../../schema/errors/appError';

interface Limits {
  /** How many pieces are worked on at a time. */
  workers: number;
  /** How many more may wait. */
  longest: number;
}

/** Refuses with `unavailable` what would have to wait behind too many. */
export type Queue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createQueue({ workers, longest }: Limits): Queue {
  const inFlight = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function worked<T>(work: () => Promise<T>): Promise<T> {
    if (running < workers) running += 1;
    else if (waiting.length < longest) await new Promise<void>(begin => waiting.push(begin));
    else throw new Refusal('unavailable');
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next)
        next(); // takes over this worker
      else running -= 1;
    }
  }

  return <T>(key: string, work: () => Promise<T>) => {
    const known = inFlight.get(key);
    if (known) return known as Promise<T>;
    const promise = worked(work).finally(() => inFlight.delete(key));
    inFlight.set(key, promise);
    return promise;
  };
}
