/** Limits the processing time of each network address, so that one visitor cannot starve the others (reliability 2). */
import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../schema/errors/appError';

export interface TimeBudget {
  /** Throws RATE_LIMITED while the address has used up its time. */
  throwIfUsedUp: (address: string) => void;
  /** Counts the time of this process for the address until the returned function is called. */
  start: (address: string) => () => void;
  /** Counts the time of synchronous work for the address alone, and returns its result. */
  measure: <T>(address: string, work: () => T) => T;
}

/** The time that an address has used in its current window. */
interface UsedTime {
  millis: number;
  endsAt: number;
}

const windowLength = 10_000;
const maxAddresses = 10_000;

/** Allows each address `limit` milliseconds in ten seconds. `busyTime` returns how long this process has been busy since its start. */
export function createTimeBudget(limit: number, busyTime = () => performance.eventLoopUtilization().active): TimeBudget {
  const { currentTime, addTime } = createUsedTimes();
  const running = new Map<string, number>();
  let runningCount = 0;
  let countedUntil = 0;

  // A process does not know for which request it is busy, so those that run at the same time share the time.
  function countTime(shares: ReadonlyMap<string, number>, shareCount: number): void {
    const now = busyTime();
    for (const [address, count] of shares) addTime(address, ((now - countedUntil) * count) / shareCount);
    countedUntil = now;
  }

  function changeCount(address: string, change: 1 | -1): void {
    countTime(running, runningCount);
    const count = (running.get(address) ?? 0) + change;
    if (count > 0) running.set(address, count);
    else running.delete(address);
    runningCount += change;
  }

  return {
    throwIfUsedUp: address => {
      const { millis, endsAt } = currentTime(address);
      if (millis >= limit) throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil((endsAt - Date.now()) / 1_000) });
    },
    start: address => {
      changeCount(address, 1);
      return () => changeCount(address, -1);
    },
    measure: (address, work) => {
      countTime(running, runningCount);
      try {
        return work();
      } finally {
        countTime(new Map([[address, 1]]), 1);
      }
    },
  };
}

function createUsedTimes() {
  const usedTimes = new LRUCache<string, UsedTime>({ max: maxAddresses });

  function currentTime(address: string): UsedTime {
    const used = usedTimes.get(address);
    return used && used.endsAt > Date.now() ? used : { millis: 0, endsAt: Date.now() + windowLength };
  }

  function addTime(address: string, millis: number): void {
    const used = currentTime(address);
    used.millis += millis;
    usedTimes.set(address, used);
  }

  return { currentTime, addTime };
}
