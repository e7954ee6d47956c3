/** Deletes data after its retention period: events after a day, devices for push messages a day after the end of their order, changed capacities of quarters of an hour a day after them, messages, deliveries of webhooks, print jobs and failed jobs after 30 days, the log after 90 days, links to drafts when they end, proofs of consent after three years, analytics events and their counts after 13 months; anonymizes orders (G-078). */
import type { DataSource } from 'typeorm';
import { deleteEndedDraftLinks } from '../features/content/draftLinks/draftLinks.service';
import { anonymizeOrders } from '../features/order/retention/anonymizeOrders';
import { deleteEndedSubscriptions } from '../features/order/push/pushSubscriptions';
import { deleteOldConsents } from '../features/statistics/consent/consent.service';
import { maintainEvents } from '../features/statistics/events/partitions';
import type { Context } from '../platform/context/context';
import { deleteFailedJobs } from '../platform/jobs/deleteFailedJobs';
import { advisoryLocks } from '../platform/database/locks';

/** Deletes events older than a day, at most `limit`. Runs in one process at a time (advisory lock). Returns the number of deleted rows. */
export async function deleteOldEvents(database: DataSource, limit = 10_000): Promise<number> {
  const [, count] = await database.query<[unknown, number]>(
    `with turn as materialized (select pg_try_advisory_xact_lock(${advisoryLocks.eventRetention}) as is_ours)
     delete from event where number in (
       select number from event, turn where is_ours and "createdAt" < now() - interval '1 day' order by "createdAt" limit $1
     )`,
    [limit],
  );
  return count;
}

/** Deletes log entries older than 90 days. Returns the number of deleted rows. */
export async function deleteOldLogEntries(database: DataSource, now: Date, limit = 10_000): Promise<number> {
  const [, count] = await database.query<[unknown, number]>(
    `delete from log where id in (
       select id from log where "createdAt" < $1::timestamptz - interval '90 days' order by "createdAt", id limit $2 for update skip locked
     )`,
    [now, limit],
  );
  return count;
}

/** Deletes messages, deliveries of webhooks or print jobs older than 30 days. */
const deleteOldMessages = (
  database: DataSource,
  table: 'outbox' | '"webhookDelivery"' | '"printJob"',
  now: Date,
  limit = 10_000,
): Promise<unknown> =>
  database.query(
    `delete from ${table} where id in (
       select id from ${table} where "createdAt" < $1::timestamptz - interval '30 days' order by "createdAt", id limit $2 for update skip locked
     )`,
    [now, limit],
  );

// A process that was killed repeatedly during one message may have used up its attempts.
const failAbandoned = (
  database: DataSource,
  table: 'outbox' | '"webhookDelivery"',
  job: 'deliverMessage' | 'deliverWebhook',
  now: Date,
): Promise<unknown> =>
  database.query(
    `update ${table} as message set state = 'failed', error = coalesce(error, 'Der Versand wurde abgebrochen.'), "updatedAt" = $1
     where state = 'queued' and "createdAt" < $1::timestamptz - interval '1 day'
       and not exists (select from graphile_worker.jobs as job where job.key = '${job} ' || message.id and job.attempts < job.max_attempts)`,
    [now],
  );

// A printer that was off in the evening must not print the orders of yesterday in the morning.
const expirePrintJobs = (database: DataSource, now: Date): Promise<unknown> =>
  database.query(
    `update "printJob" set state = 'expired', "updatedAt" = $1
     where state = 'queued' and "availableAt" < $1::timestamptz - interval '10 minutes'`,
    [now],
  );

const deleteEndedSessions = (database: DataSource, now: Date): Promise<unknown> =>
  database.query('delete from session where "expiresAt" <= $1', [now]);

const deleteOldSlotCapacities = (database: DataSource, now: Date): Promise<unknown> =>
  database.query(`delete from "slotCapacity" where slot < $1::timestamptz - interval '1 day'`, [now]);

/** Deletes counts of rate limits that have run out. */
const deleteExpiredCounts = (database: DataSource): Promise<unknown> =>
  database.query('delete from meter where expire < extract(epoch from now()) * 1000');

/** So many batches run at a time, so that the job ends before its timeout. The next run continues with the rest. */
const maxBatches = 10;
const batchSize = 500;

async function anonymizeAllOrders(context: Context): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) if ((await anonymizeOrders(context, batchSize)) < batchSize) return;
}

type Step = (context: Context) => Promise<unknown>;

/** Each step is independent of the others. */
const steps: readonly Step[] = [
  ({ services }) => deleteOldEvents(services.database),
  ({ services, now }) => deleteOldLogEntries(services.database, now),
  ({ services, now }) => deleteOldMessages(services.database, 'outbox', now),
  ({ services, now }) => deleteOldMessages(services.database, '"webhookDelivery"', now),
  ({ services, now }) => deleteOldMessages(services.database, '"printJob"', now),
  ({ services, now }) => expirePrintJobs(services.database, now),
  ({ services, now }) => failAbandoned(services.database, 'outbox', 'deliverMessage', now),
  ({ services, now }) => failAbandoned(services.database, '"webhookDelivery"', 'deliverWebhook', now),
  ({ services }) => deleteFailedJobs(services.database),
  ({ services, now }) => deleteEndedSessions(services.database, now),
  ({ services }) => deleteExpiredCounts(services.database),
  ({ services, now }) => deleteOldSlotCapacities(services.database, now),
  deleteEndedSubscriptions,
  deleteEndedDraftLinks,
  deleteOldConsents,
  maintainEvents,
  anonymizeAllOrders,
];

/** The job `runRetention`: runs every ten minutes in one instance. A step that fails stops no other; the job fails then. */
export async function runRetention(context: Context): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) await step(context).catch((error: unknown) => errors.push(error));
  const [first, ...others] = errors;
  for (const error of others) context.services.errorLog.report(error, 'Auftrag runRetention');
  if (errors.length > 0) throw first; // reported as the error of the job
}
