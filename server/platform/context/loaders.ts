/** Batched reads, one set per context: one record by id, many by a parent's id, or a batch of the caller's own. */
import DataLoader from 'dataloader';
import type { EntityTarget } from 'typeorm';
import { replaceUnreadable } from '../collections/reading/publicRecords';
import { readCondition } from '../collections/reading/accessFilter';
import { loadRecordsWithAccess, type RecordWithAccess } from '../collections/reading/recordReader';
import type { Context } from './context';
import { getField } from '../../../schema/objects';

export interface Loaders {
  /** The record as far as the viewer may read it. `entity` is a class or the name of a collection. */
  one<T extends object>(entity: EntityTarget<T>, id: string): Promise<T | undefined>;
  many<T extends object>(entity: EntityTarget<T>, column: keyof T & string, parentId: string): Promise<T[]>;
  /** Calls `find` once with all keys that one tick requests under the same name, and returns the result for this key: an id or an object. */
  each<K, T>(name: string, key: K, find: (keys: readonly K[]) => Promise<T[]>): Promise<T>;
}

export function createLoaders(source: Context): Loaders {
  const loaders = new Map<string, DataLoader<string, object[]>>();
  const batches = new Map<string, DataLoader<unknown, unknown>>();

  // Loads all rows whose column equals the key, in one query per tick.
  function loadRows<T extends object>(entity: EntityTarget<T>, column: string, key: string): Promise<T[]> {
    const { tableName } = source.db.getRepository<T>(entity).metadata;
    const name = `${tableName}.${column}`;
    const loader =
      loaders.get(name) ??
      new DataLoader<string, object[]>(async keys => {
        const condition = readCondition(source, tableName);
        const load = async (values: readonly string[]): Promise<RecordWithAccess[][]> => {
          const records = await loadRecordsWithAccess(source.db, entity, { column, values, condition });
          return groupBy(values, records, ({ record }) => getField(record, column));
        };
        const { sharedRecords } = source.services;
        const records = await (source.canShareReads(tableName) ? sharedRecords.get(name, keys, load) : load(keys));
        const rows = await replaceUnreadable(source, tableName, records.flat());
        return groupBy(keys, rows, row => getField(row, column));
      });
    loaders.set(name, loader);
    return loader.load(key) as Promise<T[]>;
  }

  function each<K, T>(name: string, key: K, find: (keys: readonly K[]) => Promise<T[]>): Promise<T> {
    const loader = batches.get(name) ?? new DataLoader<unknown, unknown>(keys => find(keys as readonly K[]));
    batches.set(name, loader);
    return loader.load(key) as Promise<T>;
  }

  return {
    one: async (entity, id) => (await loadRows(entity, 'id', id))[0],
    many: loadRows,
    each,
  };
}

/** Returns the items of each key. */
function groupBy<T>(keys: readonly string[], items: readonly T[], keyOf: (item: T) => unknown): T[][] {
  const byKey = new Map<string, T[]>(keys.map(key => [key, []]));
  for (const item of items) byKey.get(String(keyOf(item)))?.push(item);
  return keys.map(key => byKey.get(key)!);
}
