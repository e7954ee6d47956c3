/** Forgets the events that nobody can have missed any more, so that their table stays small. */
import type { DataSource } from 'typeorm';

const advisoryLock = 4_711_002;
const often = 10 * 60_000;

/** Removes some of the events older than a day, at most so many at once. Of several processes that do so at once, one does; how many went. */
export async function forgetEvents(database: DataSource, atMost = 10_000): Promise<number> {
  const [, count] = await database.query<[unknown, number]>(
    `with turn as materialized (select pg_try_advisory_xact_lock(${advisoryLock}) as is_ours)
     delete from event where number in (
       select number from event, turn where is_ours and "createdAt" < now() - interval '1 day' order by "createdAt" limit $1
     )`,
    [atMost],
  );
  return count;
}

/** Forgets now and then until it is told to stop. */
export function keepForgetting(database: DataSource): () => void {
  const timer = setInterval(() => void forgetEvents(database).catch(console.error), often).unref();
  return () => clearInterval(timer);
}
