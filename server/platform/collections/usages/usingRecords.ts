/** Loads and locks the records that use another one. */
import { AppError } from '../../../../schema/errors/appError';
import type { Fields } from '../../../../schema/fields/field';
import type { AddressedRecord } from '../../../../schema/rules/usages/richTextUsage';
import { settings } from '../../../../schema/site/settings';
import type { Context } from '../../context/context';
import { loadRecordsBy } from '../reading/recordReader';
import { serviceOf } from '../registry';
import { settingsName, usageSql } from './usageSql';

/** A record that uses another one, or the settings. */
export interface UsingRow {
  collection: string;
  id: string;
}

/** Locks all records that use this one until the transaction ends, and returns them. Throws TOO_LARGE above the maximum. */
export async function lockUsingRecords(context: Context, used: AddressedRecord, max: number): Promise<UsingRow[]> {
  const query = usageSql(context, used);
  if (!query) return [];
  const rows = await context.db.query<UsingRow[]>(
    `select collection, id from (${query.sql}) as usage order by 1, 2 limit ${max + 1}`,
    query.values,
  );
  if (rows.length > max) throw new AppError('TOO_LARGE');
  // A change that has begun ends before the records are loaded; a later one waits.
  for (const [name, ids] of idsByCollection(rows)) {
    const sql =
      name === settingsName
        ? 'select from settings for update'
        : `select from "${name}" where id = any($1::uuid[]) order by id for no key update`;
    await context.db.query(sql, name === settingsName ? [] : [ids]);
  }
  return rows;
}

/** Loads the records by id with one statement per collection. */
export async function loadUsingRecords(context: Context, rows: readonly UsingRow[]): Promise<ReadonlyMap<string, object>> {
  const records = new Map<string, object>();
  for (const [name, ids] of idsByCollection(rows)) {
    if (name === settingsName) records.set(settingsName, await loadSettings(context));
    else
      for (const record of await loadRecordsBy(context.db, serviceOf(name).entity, { column: 'id', values: ids }))
        records.set(record.id, record);
  }
  return records;
}

async function loadSettings({ db }: Context): Promise<object> {
  const [stored] = await db.query<{ value: object }[]>('select value from settings');
  return stored?.value ?? {};
}

/** Returns the fields of a collection, or of the settings. */
export const fieldsOf = (collection: string): Fields => (collection === settingsName ? settings : serviceOf(collection).definition.fields);

function idsByCollection(rows: readonly UsingRow[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { collection, id } of rows) ids.set(collection, [...(ids.get(collection) ?? []), id]);
  return ids;
}
