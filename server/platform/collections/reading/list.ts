/** Loads lists of records: which records, in which order, and how many exist. */
import type { ClassType } from 'type-graphql';
import type { EntityMetadata } from 'typeorm';
import { parseBound, recordFields, cappedTotal } from '../../../../schema/collections/filter';
import type { Collection } from '../../../../schema/collections/collection';
import type { Context } from '../../context/context';
import type { RecordEntity } from '../mapping/columns';
import {
  bindTo,
  joinConditions,
  columnName,
  validateBound,
  searchCondition,
  equalsCondition,
  rangeCondition,
  type Condition,
} from './sqlCondition';
import { encodeCursor, parseCursor, type CursorPosition } from './cursor';
import { pageSize, type ListRequest } from './listRequest';
import { loadPage } from './recordReader';
import type { ListResult } from '../mapping/graphqlTypes';
import { getField } from '../../../../schema/objects';

// Counting a hundred thousand records would cost more than reading a page of fifty.
const maxCount = cappedTotal;

/** A collection and its entity. */
interface CollectionTable<T extends object> {
  definition: Collection;
  entity: ClassType<T>;
}

/** Returns the conditions of a filter. `customFilter` returns the condition of filters that are no field of the record. */
export function filterConditions(
  metadata: EntityMetadata,
  definition: Collection,
  { filter, customFilter }: { filter: object; customFilter: (name: string, value: unknown) => Condition },
): Condition[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === '') return [];
    if (name === 'search') return searchCondition(definition, value);
    const target = definition.filters![name]!;
    if (typeof target !== 'string') return [customFilter(name, value)];
    const bound = parseBound(target);
    if (!bound) return [equalsCondition(metadata, definition, target, value)];
    if (recordFields(definition)[bound.field]!.type === 'dateTime') validateBound(name, value);
    return [rangeCondition(metadata, definition, target, value)];
  });
}

/** Loads a page of the records that match all conditions. */
export async function listRecords<T extends RecordEntity>(
  context: Context,
  { definition, entity }: CollectionTable<T>,
  { request, conditions }: { request: ListRequest; conditions: readonly Condition[] },
): Promise<ListResult<T>> {
  const { metadata } = context.records<T>(entity);
  const limit = pageSize(request);
  const sortOrder = parseSort(metadata, definition, request.sort);
  const values: unknown[] = [];
  const where = joinConditions(conditions, values);
  const afterCursor = request.after ? ` and ${joinConditions([isAfterCursor(sortOrder, parseCursor(request.after))], values)}` : '';
  const paging = `order by ${sortOrder.sql} limit ${limit + 1} offset ${((request.page ?? 1) - 1) * limit}`;
  const table = `"${metadata.tableName}" as record`;
  // With few matches, PostgreSQL sorts them. With many, it reads an index in list order until the page is full.
  const { records, total } = await loadPage(context.db, entity, {
    with: `matching as materialized (select record.id, ${sortOrder.column} from ${table} where ${where} limit ${maxCount}),
      counted as (select count(*)::integer as total from ${countedRows(conditions, values)})`,
    text: `record.id = any(case when (select total from counted) < ${maxCount}
      then array(select record.id from matching as record where true${afterCursor} ${paging})
      else array(select record.id from ${table} where ${where}${afterCursor} ${paging}) end) order by ${sortOrder.sql}`,
    values,
  });
  const items = records.slice(0, limit);
  const last = records.length > limit && definition.cursorPagination && !request.sort ? items.at(-1) : undefined;
  const lastAt = last && getField(last, sortOrder.field);
  return { items, total, nextCursor: last && lastAt instanceof Date ? encodeCursor(lastAt, last.id) : null };
}

/** Returns the rows to count: when members are the only condition, those of the join table, which is much narrower than the records. */
const countedRows = (conditions: readonly Condition[], values: unknown[]): string =>
  conditions.length === 1 && conditions[0]!.members
    ? `(${conditions[0]!.members(bindTo(values))} limit ${maxCount}) as members`
    : 'matching';

/** The order of a list. */
interface SortOrder {
  field: string;
  column: string;
  sql: string;
}

function parseSort(
  metadata: EntityMetadata,
  { defaultSort = 'createdAt', cursorPagination = false }: Collection,
  sort?: string | null,
): SortOrder {
  const field = sort ? sort.replace(/^-/, '') : defaultSort; // an empty sort counts as none
  const direction = (sort ? sort.startsWith('-') : cursorPagination) ? 'desc' : 'asc';
  const column = columnName(metadata, field);
  // Only for nullable columns: otherwise PostgreSQL could not read the index backwards.
  const nullsSql = metadata.findColumnWithPropertyName(field)!.isNullable ? ' nulls last' : '';
  return { field, column, sql: `${column} ${direction}${nullsSql}, record.id ${direction}` };
}

const isAfterCursor =
  ({ column }: SortOrder, [at, id]: CursorPosition): Condition =>
  bind =>
    `(${column}, record.id) < (${bind(at)}, ${bind(id)})`;
