/** Batched reads, one set per context. Two shapes serve nearly every relation: one by id, many by a parent's id; the rest bring their own batch. */
import DataLoader from 'dataloader';
import type { EntityTarget } from 'typeorm';
import { openPart } from '../collections/reading/publicView';
import { sightOf } from '../collections/reading/accessFilter';
import { judgedRecords } from '../collections/reading/recordReader';
import type { Context } from './context';

export interface Loaders {
  /** The record, as far as this viewer may see it; a class, or a collection's name. */
  one<T extends object>(entity: EntityTarget<T>, id: string): Promise<T | undefined>;
  many<T extends object>(entity: EntityTarget<T>, column: keyof T & string, parentId: string): Promise<T[]>;
  /** What `find` answers for this id; asked for many ids in one tick under one name, it is called once with all of them. */
  each<T>(name: string, id: string, find: (ids: readonly string[]) => Promise<T[]>): Promise<T>;
}

export function createLoaders(source: Context): Loaders {
  const loaders = new Map<string, DataLoader<string, object[]>>();
  const batches = new Map<string, DataLoader<string, unknown>>();

  // All rows whose column holds the key; asked for many keys in one tick, it runs one query.
  function rowsBy<T extends object>(entity: EntityTarget<T>, column: keyof T & string, key: string): Promise<T[]> {
    const { tableName } = source.db.getRepository<T>(entity).metadata;
    const name = `${tableName}.${column}`;
    const loader =
      loaders.get(name) ??
      new DataLoader<string, object[]>(async keys => {
        const condition = sightOf(source, tableName);
        const found = await judgedRecords(source.db, entity, { column, values: keys, condition });
        const rows = found.flatMap(({ record, holds }) => (holds ? record : (openPart(tableName, record) ?? [])));
        const byKey = new Map<string, T[]>(keys.map(key => [key, []]));
        for (const row of rows) byKey.get(row[column] as string)?.push(row);
        return keys.map(key => byKey.get(key)!);
      });
    loaders.set(name, loader);
    return loader.load(key) as Promise<T[]>;
  }

  function each<T>(name: string, id: string, find: (ids: readonly string[]) => Promise<T[]>): Promise<T> {
    const loader = batches.get(name) ?? new DataLoader<string, unknown>(find);
    batches.set(name, loader);
    return loader.load(id) as Promise<T>;
  }

  return {
    one: async (entity, id) => (await rowsBy(entity, 'id' as never, id))[0],
    many: rowsBy,
    each,
  };
}
