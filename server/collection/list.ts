/** Lists: which records, in which order, and how many there are. One statement reads a page, another one counts where it must. */
import type { EntityMetadata, ObjectType } from 'typeorm';
import { boundOf, filterFields, sortFields, storedFields } from '../../schema/collections/filter';
import type { Collection } from '../../schema/collections/collection';
import { demand } from '../../schema/errors';
import { check } from '../../schema/fields/check';
import { count, text, type Row } from '../../schema/fields/field';
import type { Context } from '../context';
import type { Stored } from './columns';
import { allOf, columnOf, demandBound, isFound, isValue, isWithin, type Condition } from './condition';
import { cursorOf, placeOf, type Place } from './cursor';
import { recordsWhere } from './records';
import type { Page } from './types';

export const pageFields = {
  page: count({ label: 'Seite', min: 1 }),
  limit: count({ label: 'Zeilen', min: 1, max: 500 }),
  sort: text({ label: 'Sortierung', max: 80 }),
  after: text({ label: 'Ab', max: 80 }),
};

/** What a list is asked for. `sort` is a field, with `-` before it from the last to the first; `after` is the cursor of a list that grows. */
export type ListRequest = Partial<Row<typeof pageFields>> & { filter?: object | null };

/** Rows of a list that was asked for without `page` and `limit`. */
export const implicitLimit = 1000;
const usualPage = 50;

export const sizeOf = ({ page, limit }: ListRequest): number => limit ?? (page ? usualPage : implicitLimit);

// To count a hundred thousand records would cost more than to read fifty of them. Nobody turns that many pages.
const countedUpTo = 10_001;

/** A collection, as its table keeps it. */
export interface Table<T> {
  definition: Collection;
  entity: ObjectType<T>;
}

/** Refuses a request that this list does not know. */
export function demandRequest(definition: Collection, { filter, ...request }: ListRequest, isStranger: boolean): void {
  demand(check(pageFields, request));
  const known = Object.entries(filterFields(definition)).filter(([, { isPrivate }]) => !(isStranger && isPrivate));
  demand(check(Object.fromEntries(known), filter ?? {}));
  const { page, sort, after } = request;
  if (sort && !sortFields(definition).includes(sort.replace(/^-/, ''))) demand([{ path: ['sort'], rule: 'noChoice' }]);
  // A cursor is a place in the one order of a list; elsewhere it would lead anywhere.
  if (after && (page || sort || !definition.isGrowing)) demand([{ path: ['after'], rule: definition.isGrowing ? 'noChoice' : 'unknown' }]);
}

/** What a filter asks for. `own` answers for filters that look at no field of the record. */
export function filtered(
  metadata: EntityMetadata,
  definition: Collection,
  { filter, own }: { filter: object; own: (name: string, value: unknown) => Condition },
): Condition[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === '') return [];
    if (name === 'search') return isFound(metadata, definition, value as string);
    const asked = definition.filters![name]!;
    if (typeof asked !== 'string') return [own(name, value)];
    const bound = boundOf(asked);
    if (!bound) return [isValue(metadata, definition, asked, value)];
    if (storedFields(definition)[bound.field]!.kind === 'moment') demandBound(name, value);
    return [isWithin(metadata, definition, asked, value)];
  });
}

/** The page that was asked for, of the records that fulfil all conditions. */
export async function listRecords<T extends Stored>(
  context: Context,
  { definition, entity }: Table<T>,
  { request, conditions }: { request: ListRequest; conditions: readonly Condition[] },
): Promise<Page<T>> {
  const { metadata } = context.records<T>(entity);
  const limit = sizeOf(request);
  const offset = ((request.page ?? 1) - 1) * limit;
  const order = orderOf(definition, request.sort);
  const column = columnOf(metadata, order.field);
  const isBehind =
    (place: Place): Condition =>
    bind =>
      `(${column}, kept.id) < (${bind(place[0])}, ${bind(place[1])})`;
  const values: unknown[] = [];
  const where = allOf([...conditions, ...(request.after ? [isBehind(placeOf(request.after))] : [])], values);
  const turn = order.isFalling ? 'desc' : 'asc';
  // Only where there may be nothing: else it would keep the database from reading an index backwards.
  const nothing = metadata.findColumnWithPropertyName(order.field)!.isNullable ? ' nulls last' : '';
  const tail = `order by ${column} ${turn}${nothing}, kept.id ${turn} limit ${limit + 1} offset ${offset}`;
  const found = await recordsWhere(context.db, entity, { text: `${where} ${tail}`, values });

  const items = found.slice(0, limit);
  const isWhole = found.length <= limit && !request.after && (found.length > 0 || offset === 0);
  const total = isWhole ? offset + found.length : await countOf(context, metadata, conditions);
  const last = found.length > limit && definition.isGrowing && !request.sort ? items.at(-1) : undefined;
  return { items, total, nextCursor: last ? cursorOf(last[order.field as 'createdAt'], last.id) : null };
}

async function countOf(context: Context, { tableName }: EntityMetadata, conditions: readonly Condition[]): Promise<number> {
  const values: unknown[] = [];
  const matching = `select from "${tableName}" as kept where ${allOf(conditions, values)} limit ${countedUpTo}`;
  const [{ total }] = await context.db.query(`select count(*)::integer as total from (${matching}) as found`, values);
  return total as number;
}

function orderOf({ order = 'createdAt', isGrowing = false }: Collection, sort?: string | null): { field: string; isFalling: boolean } {
  if (!sort) return { field: order, isFalling: isGrowing };
  return { field: sort.replace(/^-/, ''), isFalling: sort.startsWith('-') };
}
