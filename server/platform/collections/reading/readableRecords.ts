/** Which records a viewer can read, and which part of them. */
import type { EntityMetadata } from 'typeorm';
import type { Collection } from '../../../../schema/collections/collection';
import type { Id } from '../../../../schema/fields/field';
import type { Context } from '../../context/context';
import { buildReadFilter, readableIds } from './accessFilter';
import { loadPublicCatalogue } from '../registry';
import type { ListRequest } from './listRequest';
import { orderableCondition, replaceUnreadable } from './publicRecords';
import { publicCondition, type Condition } from './sqlCondition';

/** Tells whether the viewer can read all records of the collection. */
export const canReadAll = (context: Context, definition: Collection): boolean => buildReadFilter(context, definition) === undefined;

/** Returns the conditions of a list. Records outside the row filter are invisible; of a public collection they appear as to anonymous viewers. */
export async function readConditions(
  context: Context,
  definition: Collection,
  { metadata, request }: { metadata: EntityMetadata; request: ListRequest },
): Promise<Condition[]> {
  const readFilter = buildReadFilter(context, definition);
  if (!readFilter) return [];
  if (!definition.isPublic) return [readFilter];
  const publicConditions = [...publicCondition(metadata, definition, request), ...(await orderableCondition(context, definition))];
  return publicConditions.length > 0
    ? [bind => `(${readFilter(bind)}) or (${publicConditions.map(condition => condition(bind)).join(') and (')})`]
    : [];
}

/** Returns the records as the viewer may see them: in full, or their public part outside the row filter. */
export async function filterReadable<T extends { id: Id }>(context: Context, collection: string, records: readonly T[]): Promise<T[]> {
  const ids = records.map(({ id }) => id);
  const readable = await readableIds(context, collection, ids);
  return replaceUnreadable(
    context,
    collection,
    records.map(record => ({ record, isReadable: readable.has(record.id) })),
  );
}

/** Returns when the records that the viewer may read change next without a change of data; null if not known, or if they may read all. */
export async function nextChangeAt(context: Context, definition: Collection): Promise<Date | null> {
  if (!definition.isPublicWhenOrderable || canReadAll(context, definition)) return null;
  return (await loadPublicCatalogue(context)).nextChangeAt;
}
