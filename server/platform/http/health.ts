/** Tells whoever spreads requests whether this process can answer them. */
import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';

const patience = 2_000;

/** 200 while the database answers in time, else 503. */
export const health =
  (database: DataSource): RequestHandler =>
  async (_request, response) => {
    const late = new Promise((_done, fail) => setTimeout(() => fail(new Error('late')), patience).unref());
    const isWell = await Promise.race([database.query('select 1'), late]).then(
      () => true,
      () => false,
    );
    response
      .status(isWell ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ data: { isReady: isWell } });
  };

/** 200 as long as this process answers at all: whoever restarts it asks here. */
export const alive: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ data: { isAlive: true } });
};
