/**
 * A queue for expensive work: limits concurrency and length, runs work with the same key once, and starts the first jobs of every client
 * before all others.
 */
import { AppError } from '../../../schema/errors/appError';

interface QueueLimits {
  /** The number of jobs that run at the same time. */
  workers: number;
  /** The number of jobs that may wait. */
  maxWaiting: number;
}

/**
 * Runs the work, or throws `UNAVAILABLE` when the queue is full. `client` is who waits for the result; work without a client counts as one
 * of the first jobs of its client.
 */
export type WorkQueue = <T>(key: string, work: () => Promise<T>, client?: string) => Promise<T>;

interface Job {
  /** Waiting jobs start in the order of this number. */
  turn: number;
  start: () => void;
  reject: (error: AppError) => void;
}

/** As many as the images of a page that a visitor sees first. */
const jobsPerRound = 10;
/** How many newer jobs may overtake a job of the second round, twice as many one of the third. Finite, so that no job waits forever. */
const maxOvertaking = 1_000;

export function createWorkQueue({ workers, maxWaiting }: QueueLimits): WorkQueue {
  const inFlight = new Map<string, { job: Job; result: Promise<unknown> }>();
  const waitingJobs = createWaitingJobs(maxWaiting);
  const turns = createTurns();
  let running = 0;

  function startNext(): void {
    const job = running < workers ? waitingJobs.removeFirst() : undefined;
    if (!job) return;
    running += 1;
    job.start();
  }

  async function run<T>(started: Promise<void>, work: () => Promise<T>): Promise<T> {
    await started;
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  }

  function addJob<T>(key: string, turn: number, work: () => Promise<T>): Promise<T> {
    let job: Job;
    const started = new Promise<void>((start, reject) => (job = { turn, start, reject }));
    const result = run(started, work).finally(() => inFlight.delete(key));
    inFlight.set(key, { job: job!, result });
    waitingJobs.add(job!);
    startNext();
    waitingJobs.rejectLastIfFull();
    return result;
  }

  return <T>(key: string, work: () => Promise<T>, client?: string) => {
    const turn = turns.next(client);
    const pending = inFlight.get(key);
    if (pending) pending.job.turn = Math.min(pending.job.turn, turn);
    const result = pending ? (pending.result as Promise<T>) : addJob(key, turn, work);
    return client === undefined ? result : turns.countWhilePending(client, result);
  };
}

function createWaitingJobs(maxWaiting: number) {
  const jobs = new Set<Job>();
  const inOrder = (): Job[] => [...jobs].toSorted((a, b) => a.turn - b.turn);
  return {
    add: (job: Job): void => void jobs.add(job),
    removeFirst(): Job | undefined {
      const [job] = inOrder();
      if (job) jobs.delete(job);
      return job;
    },
    /** Rejects the job that would start last. It need not be the newest: the first jobs of a client displace others. */
    rejectLastIfFull(): void {
      if (jobs.size <= maxWaiting) return;
      const job = inOrder().at(-1)!;
      jobs.delete(job);
      job.reject(new AppError('UNAVAILABLE'));
    },
  };
}

/** Determines the turn of a job by the number of jobs for which its client already waits. */
function createTurns() {
  const pendingCounts = new Map<string, number>();
  let jobCount = 0;
  return {
    next(client: string | undefined): number {
      const pending = client === undefined ? 0 : (pendingCounts.get(client) ?? 0);
      return jobCount++ + Math.floor(pending / jobsPerRound) * maxOvertaking;
    },
    async countWhilePending<T>(client: string, result: Promise<T>): Promise<T> {
      pendingCounts.set(client, (pendingCounts.get(client) ?? 0) + 1);
      try {
        return await result;
      } finally {
        const count = pendingCounts.get(client)! - 1;
        if (count > 0) pendingCounts.set(client, count);
        else pendingCounts.delete(client);
      }
    },
  };
}
