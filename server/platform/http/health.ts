/** Health checks for load balancers and process supervisors. */
import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import { readQueueState } from '../jobs/queueState';

const queryTimeout = 2_000;

interface HealthSources {
  database: DataSource;
  /** Tells whether the job worker of this instance takes jobs; undefined when it has none. */
  isWorking: () => boolean | undefined;
}

/** Returns 200 while the database answers in time, else 503. Details of the jobs do not change the status. */
export const health =
  ({ database, isWorking }: HealthSources): RequestHandler =>
  async (_request, response) => {
    const timeout = new Promise<never>((_done, fail) => setTimeout(() => fail(new Error('timeout')), queryTimeout).unref());
    const queue = await Promise.race([readQueueState(database), timeout]).catch(() => undefined);
    const jobs = { isWorking: isWorking() ?? null, oldestDueSeconds: queue ? Math.floor(queue.oldestDueSeconds) : null };
    response
      .status(queue ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ data: { isReady: queue !== undefined, jobs } });
  };

/** Returns 200 while the process runs. */
export const liveness: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ data: { isAlive: true } });
};
