/** Forgets what nobody needs any more: events that nobody can have missed, the log after 90 days, messages after 30 (G-078). */
import type { DataSource } from 'typeorm';
import type { Context } from '../platform/context/context';

const advisoryLock = 4_711_002;

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

/** Removes some of the messages that were written 30 days ago; how many went. */
async function forgetMessages(database: DataSource, now: Date, atMost = 10_000): Promise<number> {
  const [, count] = await database.query<[unknown, number]>(
    `delete from outbox where id in (
       select id from outbox where "createdAt" < $1::timestamptz - interval '30 days' order by "createdAt", id limit $2 for update skip locked
     )`,
    [now, atMost],
  );
  return count;
}

// A process that was killed again and again over one message has used up its attempts.
const giveUp = (database: DataSource, now: Date): Promise<unknown> =>
  database.query(
    `update outbox set state = 'failed', error = coalesce(error, 'Der Versand wurde abgebrochen.'), "updatedAt" = $1
     where state = 'queued' and "createdAt" < $1::timestamptz - interval '1 day'
       and not exists (select from graphile_worker.jobs as job where job.key = 'deliver ' || outbox.id and job.attempts < job.max_attempts)`,
    [now],
  );

/** The job `forget`, every ten minutes, in one of all instances. */
export async function forget({ services: { database }, now }: Context): Promise<void> {
  await forgetEvents(database);
  await forgetLog(database);
  await forgetMessages(database, now);
  await giveUp(database, now);
}
