/** Forgets what nobody needs any more: events that nobody can have missed, and entries of the log after 90 days (G-078). */
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

/** Removes some of the entries that the log has kept for 90 days; how many went. */
export async function forgetLog(database: DataSource, atMost = 10_000): Promise<number> {
  const [, count] = await database.query<[unknown, number]>(
    `delete from log where id in (
       select id from log where "createdAt" < now() - interval '90 days' order by "createdAt", id limit $1 for update skip locked
     )`,
    [atMost],
  );
  return count;
}

/** Forgets now and then until it is told to stop. */
export function keepForgetting(database: DataSource): () => void {
  const timer = setInterval(() => void forget(database).catch(console.error), often).unref();
  return () => clearInterval(timer);
}

async function forget(database: DataSource): Promise<void> {
  await forgetEvents(database);
  await forgetLog(database);
}
