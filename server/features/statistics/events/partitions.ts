/** The months of stored events, each of which is a partition. */
import type { Context } from '../../../platform/context/context';
import { advisoryLocks } from '../../../platform/database/locks';
import type { Database } from './insertEvents';

/** Events are deleted when their month began more than so many months ago (G-078). */
const monthsStored = 13;

const partitionName = /^analyticsEvent_(\d{4})_(\d\d)$/;

/** Returns the month of a partition as the date of its first day; null for other tables. */
export function partitionMonth(table: string): string | null {
  const [, year, month] = partitionName.exec(table) ?? [];
  return year ? `${year}-${month}-01` : null;
}

const firstDay = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;

const addMonths = (at: Date, months: number): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));

// Two instances may store the first event of a month at once.
const createSql = `
  with turn as materialized (select pg_advisory_xact_lock(${advisoryLocks.analyticsPartitions}))
  select create_analytics_partition($1) from turn`;

/** Creates the months of these instants, unless they exist. */
export async function createPartitions(db: Database, instants: readonly Date[]): Promise<void> {
  for (const month of new Set(instants.map(firstDay))) await db.query(createSql, [month]);
}

/** Returns the months of stored events, each with its table. */
async function storedMonths(db: Database): Promise<{ table: string; month: string }[]> {
  const tables = await db.query<{ name: string }[]>(
    `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = '"analyticsEvent"'::regclass order by 1`,
  );
  return tables.flatMap(({ name }) => {
    const month = partitionMonth(name);
    return month ? [{ table: name, month }] : [];
  });
}

/** Returns the first day of the oldest month of stored events; null without any. */
export const oldestMonth = async ({ db }: Pick<Context, 'db'>): Promise<string | null> => (await storedMonths(db))[0]?.month ?? null;

/** Creates this and the next month and deletes old ones, also their counts, and the salts of days that ended more than a day ago. */
export async function maintainEvents({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await createPartitions(db, [now, addMonths(now, 1)]);
  const oldest = firstDay(addMonths(now, -monthsStored));
  for (const { table, month } of await storedMonths(db)) if (month < oldest) await db.query(`drop table if exists "${table}"`);
  await db.query('delete from "visitorStatisticDay" where day < $1', [oldest]);
  await db.query(`delete from "visitorSalt" where day < ($1::timestamptz at time zone 'UTC')::date - 1`, [now]);
}
