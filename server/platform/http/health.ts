/** Health checks for load balancers and process supervisors. */
import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';

const queryTimeout = 2_000;

/** Returns 200 while the database answers in time, else 503. */
export const health =
  (database: DataSource): RequestHandler =>
  async (_request, response) => {
    const timeout = new Promise((_done, fail) => setTimeout(() => fail(new Error('timeout')), queryTimeout).unref());
    const isReady = await Promise.race([database.query('select 1'), timeout]).then(
      () => true,
      () => false,
    );
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ data: { isReady: isReady } });
  };

/** Returns 200 while the process runs. */
export const liveness: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ data: { isAlive: true } });
};
