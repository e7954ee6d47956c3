/** Health checks for load balancers and process supervisors. */
import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import { readQueueState } from '../jobs/queueState';
import { inTime, shareRead } from '../database/inTime';

interface HealthSources {
  database: DataSource;
  /** Tells whether the job worker of this instance takes jobs; undefined when it has none. */
  isWorking: () => boolean | undefined;
}

/** Returns 200 while the database answers in time, else 503. The state of the jobs, also a slow answer about them, does not change that. */
export function health({ database, isWorking }: HealthSources): RequestHandler {
  const readAnswer = shareRead(() => inTime(database.query('select 1')));
  const readQueue = shareRead(() => inTime(readQueueState(database)));
  return async (_request, response) => {
    const [answer, queue] = await Promise.all([readAnswer(), readQueue()]);
    const isReady = answer !== undefined;
    const jobs = { isWorking: isWorking() ?? null, oldestDueSeconds: queue ? Math.floor(queue.oldestDueSeconds) : null };
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ data: { isReady, jobs } });
  };
}

/** Returns 200 while the process runs. */
export const liveness: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ data: { isAlive: true } });
};
