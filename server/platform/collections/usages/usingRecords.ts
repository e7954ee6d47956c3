/** Loads and locks the records that use another one. */
import { AppError } from '../../../../schema/errors/appError';
import type { Fields } from '../../../../schema/fields/field';
import { plannedFields, plannedName } from '../../../../schema/rules/usages/plannedBlocks';
import type { AddressedRecord } from '../../../../schema/rules/usages/richTextUsage';
import { settings } from '../../../../schema/site/settings';
import type { Context } from '../../context/context';
import { loadRecordsBy } from '../reading/recordReader';
import { serviceOf } from '../registry';
import { settingsName, usageSql, waitingPlans } from './usageSql';

/** What uses a record: another record, a planned publication or the settings. */
export interface UsingRecord {
  collection: string;
  id: string;
}

/** Returns the key of a row among the loaded records. A page and its plan have the same id. */
export const usingKey = ({ collection, id }: UsingRecord): string => `${collection} ${id}`;

/** Locks all records that use this one until the transaction ends, and returns them. Throws TOO_LARGE above the maximum. */
export async function lockUsingRecords(context: Context, used: AddressedRecord, max: number): Promise<UsingRecord[]> {
  const query = usageSql(context, used);
  if (!query) return [];
  const rows = await context.db.query<UsingRecord[]>(
    `select collection, id from (${query.sql}) as usage order by 1, 2 limit ${max + 1}`,
    query.values,
  );
  if (rows.length > max) throw new AppError('TOO_LARGE');
  // A change that has begun ends before the records are loaded; a later one waits.
  for (const [name, ids] of idsByCollection(rows)) await context.db.query(lockSql(name), name === settingsName ? [] : [ids]);
  return rows;
}

function lockSql(name: string): string {
  if (name === settingsName) return 'select from settings for update';
  const column = name === plannedName ? '"siteId"' : 'id';
  return `select from "${name}" where ${column} = any($1::uuid[]) order by ${column} for no key update`;
}

/** Loads the records with one statement per collection, by `usingKey`. */
export async function loadUsingRecords(context: Context, rows: readonly UsingRecord[]): Promise<ReadonlyMap<string, object>> {
  const records = new Map<string, object>();
  for (const [name, ids] of idsByCollection(rows))
    for (const record of await loadOwners(context, name, ids)) records.set(usingKey({ collection: name, id: record.id }), record);
  return records;
}

async function loadOwners(context: Context, name: string, ids: readonly string[]): Promise<readonly { id: string }[]> {
  if (name === settingsName) return [{ ...(await loadSettings(context)), id: settingsName }];
  if (name === plannedName) return loadPlanned(context, ids);
  return loadRecordsBy(context.db, serviceOf(name).entity, { column: 'id', values: ids });
}

/** Returns the planned blocks of pages, with id and name of the page. */
const loadPlanned = ({ db }: Context, ids: readonly string[]): Promise<{ id: string; name: string; blocks: unknown }[]> =>
  db.query(`select record.id, record.name, plan.blocks from ${waitingPlans} where plan.kind = 'publish' and record.id = any($1::uuid[])`, [
    ids,
  ]);

async function loadSettings({ db }: Context): Promise<object> {
  const [stored] = await db.query<{ value: object }[]>('select value from settings');
  return stored?.value ?? {};
}

/** Returns the fields of a collection, of the settings or of a planned publication. */
export function fieldsOf(collection: string): Fields {
  if (collection === settingsName) return settings;
  return collection === plannedName ? plannedFields : serviceOf(collection).definition.fields;
}

function idsByCollection(rows: readonly UsingRecord[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { collection, id } of rows) ids.set(collection, [...(ids.get(collection) ?? []), id]);
  return ids;
}
