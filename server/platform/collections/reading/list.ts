/** Lists: which records, in which order, and how many there are. One statement reads a page, another one counts where it must. */
import type { EntityMetadata, ObjectType } from 'typeorm';
import { boundOf, filterFields, sortFields, storedFields, uncounted } from '../../../../schema/collections/filter';
import type { Collection } from '../../../../schema/collections/collection';
import { demand } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { count, text, type Row } from '../../../../schema/fields/field';
import type { Context } from '../../context/context';
import type { Stored } from '../mapping/columns';
import { allOf, columnOf, demandBound, isFound, isValue, isWithin, type Condition } from './sqlCondition';
import { cursorOf, placeOf, type Place } from './cursor';
import { pageWhere } from './recordReader';
import type { Page } from '../mapping/graphqlTypes';

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
const countedUpTo = uncounted;

/** A collection, as its table keeps it. */
interface Table<T> {
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
    if (name === 'search') return isFound(definition, value as string);
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
  const order = orderOf(metadata, definition, request.sort);
  const values: unknown[] = [];
  const where = allOf(conditions, values);
  const behind = request.after ? ` and ${allOf([isBehind(order, placeOf(request.after))], values)}` : '';
  const rest = `order by ${order.text} limit ${limit + 1} offset ${((request.page ?? 1) - 1) * limit}`;
  const table = `"${metadata.tableName}" as kept`;
  // Where few match, these are put in order; where many do, an index in that order meets enough of them soon.
  const { found, total } = await pageWhere(context.db, entity, {
    with: `matching as materialized (select kept.id, ${order.column} from ${table} where ${where} limit ${countedUpTo}),
      counted as (select count(*)::integer as total from matching)`,
    text: `kept.id = any(case when (select total from counted) < ${countedUpTo}
      then array(select kept.id from matching as kept where true${behind} ${rest})
      else array(select kept.id from ${table} where ${where}${behind} ${rest}) end) order by ${order.text}`,
    values,
  });
  const items = found.slice(0, limit);
  const last = found.length > limit && definition.isGrowing && !request.sort ? items.at(-1) : undefined;
  return { items, total, nextCursor: last ? cursorOf(last[order.field as 'createdAt'], last.id) : null };
}

/** How a list is ordered: by which column, and as SQL. */
interface Order {
  field: string;
  column: string;
  text: string;
}

function orderOf(metadata: EntityMetadata, { order = 'createdAt', isGrowing = false }: Collection, sort?: string | null): Order {
  const field = sort?.replace(/^-/, '') ?? order;
  const turn = (sort ? sort.startsWith('-') : isGrowing) ? 'desc' : 'asc';
  const column = columnOf(metadata, field);
  // Only where there may be nothing: else it would keep the database from reading an index backwards.
  const nothing = metadata.findColumnWithPropertyName(field)!.isNullable ? ' nulls last' : '';
  return { field, column, text: `${column} ${turn}${nothing}, kept.id ${turn}` };
}

const isBehind =
  ({ column }: Order, [at, id]: Place): Condition =>
  bind =>
    `(${column}, kept.id) < (${bind(at)}, ${bind(id)})`;
