/** The order of a list of orders, and cursors for positions in it. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import type { Bind } from '../../../platform/collections/reading/sqlCondition';
import type { Order } from '../order.entity';
import type { SortOrder } from './orderListRequest';

const sortColumns = {
  '-createdAt': { column: '"createdAt"', type: 'timestamptz', direction: 'desc' },
  createdAt: { column: '"createdAt"', type: 'timestamptz', direction: 'asc' },
  '-totalGross': { column: '"totalGross"', type: 'numeric', direction: 'desc' },
  totalGross: { column: '"totalGross"', type: 'numeric', direction: 'asc' },
} as const satisfies Record<SortOrder, object>;

export const orderBySql = (sort: SortOrder): string =>
  `order by ${sortColumns[sort].column} ${sortColumns[sort].direction}, id ${sortColumns[sort].direction}`;

/** A position in the list: after the order with this value and this id. */
type CursorPosition = readonly [value: Date | number, id: Id];

export function afterPosition([value, id]: CursorPosition, sort: SortOrder, bind: Bind): string {
  const { column, type, direction } = sortColumns[sort];
  return `(${column}, id) ${direction === 'desc' ? '<' : '>'} (${bind(value)}::${type}, ${bind(id)}::uuid)`;
}

const isSortedByTime = (sort: SortOrder): boolean => sortColumns[sort].type === 'timestamptz';

export const encodeCursor = ({ createdAt, totalGross, id }: Order, sort: SortOrder): string =>
  `${isSortedByTime(sort) ? createdAt.getTime() : totalGross}_${id}`;

export function parseCursor(cursor: string, sort: SortOrder): CursorPosition {
  const [, value, id] = /^(\d{1,15}(?:\.\d{1,4})?)_(.+)$/.exec(cursor) ?? [];
  if (!isId(id)) return throwIfInvalid([{ path: ['after'], rule: 'invalidOption' }]) as never;
  return [isSortedByTime(sort) ? new Date(Number(value)) : Number(value), id];
}
