/** Copies an order in the database, for tests with many orders. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../app/testApp';

/** Copies keep all but their id, number and link. `afterMinutes` is the time between two copies. */
export const copyOrder = ({ app }: TestApp, id: string, count: number, { afterMinutes = 1 } = {}): Promise<unknown> =>
  app.services.database.query(
    `insert into "order"
     select copy.* from "order" as original, generate_series(1, $2::int) as number, jsonb_populate_record(original, jsonb_build_object(
       'id', gen_random_uuid(), 'uid', 'K' || $3 || number, 'ticketNumber', 10000 + number, 'idempotencyKey', null,
       'hash', md5($3 || number), 'createdAt', original."createdAt" + number * $4 * interval '1 minute'
     )) as copy
     where original.id = $1`,
    [id, count, randomUUID().slice(0, 6).toUpperCase(), afterMinutes],
  );
