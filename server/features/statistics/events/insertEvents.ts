/** Stores events in one statement. */
import { getField } from '../../../../schema/objects';
import type { AnalyticsEvent } from './event';
import { createPartitions } from './partitions';

export interface Database {
  query: <R>(sql: string, parameters?: unknown[]) => Promise<R>;
}

/** The columns that are stored as they are, with their types. */
const columns = {
  id: 'uuid',
  visitor: 'uuid',
  pixelRatio: 'real',
  screenWidth: 'smallint',
  screenHeight: 'smallint',
  windowWidth: 'smallint',
  windowHeight: 'smallint',
  isView: 'boolean',
  isDark: 'boolean',
  type: 'text',
  action: 'text',
  category: 'text',
  name: 'text',
  path: 'text',
  referrer: 'text',
  language: 'text',
  orientation: 'text',
  browser: 'text',
  browserVersion: 'text',
  operatingSystem: 'text',
  operatingSystemVersion: 'text',
  data: 'jsonb',
};

const quoted = Object.keys(columns).map(name => `"${name}"`);
const types = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);

// The path of a store names its branch. An event that its client sent before changes nothing.
const insertSql = `
  insert into "analyticsEvent" ("createdAt", branch, ${quoted.join(', ')})
  select event.at, coalesce(event.branch, branch.id), ${quoted.map(name => `event.${name}`).join(', ')}
  from json_to_recordset($1) as event (at timestamptz, branch uuid, store text, ${types.join(', ')})
  left join branch on branch.identifier = event.store
  on conflict do nothing`;

const storePattern = /^\/store\/([^/]+)/i;

/** PostgreSQL's code for a row that belongs to no partition. */
const noPartition = '23514';

/** Returns the number of events that were stored. `visitors` has the key of the visitor of each event. */
export async function insertEvents(
  database: Database,
  events: readonly AnalyticsEvent[],
  visitors: readonly (string | null)[],
): Promise<number> {
  const rows = events.map(({ isView = false, ...event }, index) => ({
    ...event,
    isView,
    visitor: visitors[index],
    store: storePattern.exec(event.path ?? '')?.[1],
  }));
  const insert = () =>
    database.query<{ count: number }[]>(`with stored as (${insertSql} returning 1) select count(*)::integer as count from stored`, [
      JSON.stringify(rows),
    ]);
  const [row] = await insert().catch(async error => {
    if (getField(Object(error), 'code') !== noPartition) throw error;
    await createPartitions(
      database,
      events.map(({ at }) => at),
    );
    return insert();
  });
  return row?.count ?? 0;
}
