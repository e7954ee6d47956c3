/** Which records anonymous viewers may read at the moment of a request (G-149), and what they read of them. */
import { definitions } from '../../../../schema/collections';
import type { Collection } from '../../../../schema/collections/collection';
import type { Id } from '../../../../schema/fields/field';
import { getField } from '../../../../schema/objects';
import type { Context } from '../../context/context';
import { loadPublicCatalogue } from '../registry';
import { toPublicRecord } from './publicView';
import type { Condition } from './sqlCondition';

/** Returns the only records that anonymous viewers may read; undefined when time does not limit them. The response is valid until they change. */
async function orderableIds(context: Context, collection: string): Promise<ReadonlySet<Id> | undefined> {
  if (!definitions[collection]?.isPublicWhenOrderable) return undefined;
  const catalogue = await loadPublicCatalogue(context);
  context.limitValidity(catalogue.nextChangeAt);
  return collection === 'menu' ? catalogue.menu : catalogue.product;
}

/** Returns the conditions of `orderableIds` on a list. */
export async function orderableCondition(context: Context, { name }: Collection): Promise<Condition[]> {
  const ids = await orderableIds(context, name);
  return ids ? [bind => `record.id = any(${bind([...ids])}::uuid[])`] : [];
}

/** Replaces each record that the viewer may not read in full by its public part, or leaves it out. */
export async function replaceUnreadable<T extends object>(
  context: Context,
  collection: string,
  entries: readonly { record: T; isReadable: boolean }[],
): Promise<T[]> {
  if (entries.every(({ isReadable }) => isReadable)) return entries.map(({ record }) => record);
  const ids = await orderableIds(context, collection);
  const isPublic = (record: T): boolean => !ids || ids.has(String(getField(record, 'id')));
  return entries.flatMap(({ record, isReadable }) =>
    isReadable ? record : isPublic(record) ? (toPublicRecord(collection, record) ?? []) : [],
  );
}
