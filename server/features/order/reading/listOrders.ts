/** Lists orders with filters, search, sort and pages (G-017, G-063). */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { select, integer, date, reference, text, type Id, type RecordOf } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { inZone } from '../../../../schema/rules/time/calendar';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import { orderStatus, timestampsOf, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { isOnline, paymentMethodNames } from '../../../../schema/rules/checkout/paymentMethods';
import type { Condition } from '../../../platform/collections/reading/sqlCondition';
import { loadPage } from '../../../platform/collections/reading/recordReader';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { Order, type OrderList } from '../order.entity';
import { readableBranches } from './readOrders';

const sort = select({
  name: 'OrderSort',
  label: 'Reihenfolge',
  options: {
    '-createdAt': 'Neueste zuerst',
    createdAt: 'Älteste zuerst',
    '-totalGross': 'Höchster Betrag zuerst',
    totalGross: 'Niedrigster Betrag zuerst',
  },
});
type SortOrder = keyof typeof sort.options;

export const orderListFields = {
  after: text({ label: 'Ab', max: 80, help: 'Der nextCursor der vorigen Seite.' }),
  page: integer({ label: 'Seite', min: 1, max: 200 }),
  limit: integer({ label: 'Zeilen', min: 1, max: 500 }),
  sort,
  search: text({ label: 'Suche', max: 120, help: 'Nummer, Ticket, Name, Telefon oder E-Mail; jedes Wort muss vorkommen.' }),
  branch: reference({ label: 'Filiale', to: 'branch' }),
  status: select({ ...orderStatus, required: false }),
  from: date({ label: 'Von' }),
  to: date({ label: 'Bis', help: 'Dieser Tag gehört noch dazu.' }),
  deliveryType: select({ ...createOrderFields.deliveryType, required: false }),
  paymentMethod: createOrderFields.paymentMethod,
};

export type OrderListRequest = Partial<RecordOf<typeof orderListFields>>;

export const defaultLimit = 50;
const totalCap = 1001;
const maxSearchTerms = 6;

/** Returns orders of the viewer's branches, newest first by default. The cost does not depend on the number of stored orders. */
export async function listOrders(context: Context, request: OrderListRequest): Promise<OrderList> {
  context.authorize('order.read');
  throwIfInvalid(validate(orderListFields, request));
  if (request.after && request.page) throwIfInvalid([{ path: ['page'], rule: 'invalidOption' }]);
  const limit = request.limit ?? defaultLimit;
  const sort = request.sort ?? '-createdAt';
  const values: unknown[] = [];
  const bind: Bind = value => `$${values.push(value)}`;
  const branches = readableBranches(context, request.branch);
  const search: OrderSearch = { branches: branches && bind(branches), filterSql: await buildCondition(context, request, bind), sort };
  const afterCursor = request.after ? afterPosition(parseCursor(request.after, sort), sort, bind) : 'true';
  const orderAndPage = `${orderBySql(sort)} limit ${limit + 1} offset ${((request.page ?? 1) - 1) * limit}`;
  const lastRow = (request.page ?? 1) * limit + 1;
  // When few orders match, they are sorted. When many match, an index in that order finds enough of them soon.
  const { records: orders, total } = await loadPage(context.db, Order, {
    with: `matching as materialized (${firstOrdersSql(search, totalCap)}), counted as (select count(*)::integer as total from matching)`,
    text: `id = any(case when (select total from counted) < ${totalCap}
      then array(select id from matching where ${afterCursor} ${orderAndPage})
      else array(select id from (${firstOrdersSql({ ...search, filterSql: `${search.filterSql} and ${afterCursor}` }, lastRow)}) as matches ${orderAndPage}) end)
      ${orderBySql(sort)}`,
    values,
  });
  const items = orders.slice(0, limit);
  return { items, total, nextCursor: orders.length > limit ? encodeCursor(items.at(-1)!, sort) : null };
}

type Bind = Parameters<Condition>[0];

/**
 * Builds the SQL condition of the filters (G-063). Days are days in the shop's time zone. The values are validated before, so they are safe
 * in SQL.
 */
async function buildCondition(
  context: Context,
  { status, from, to, deliveryType, paymentMethod, search }: OrderListRequest,
  bind: Bind,
): Promise<string> {
  const conditions = ['true'];
  if (status) conditions.push(statusCondition(status));
  if (deliveryType) conditions.push(`"deliveryType" = '${deliveryType}'`);
  if (paymentMethod) conditions.push(`"paymentMethod" = '${paymentMethod}'`);
  if (from || to) {
    const { timezone } = await getSettings(context);
    if (from) conditions.push(`"createdAt" >= '${inZone(from, timezone).toUTC().toISO()}'`);
    if (to) conditions.push(`"createdAt" < '${inZone(to, timezone).plus({ days: 1 }).toUTC().toISO()}'`);
  }
  for (const pattern of searchPatterns(search ?? '')) conditions.push(`${searchText} like ${bind(pattern)}`);
  return conditions.join(' and ');
}

// The expression has an index with exactly this text.
const searchText = `order_words(uid, "ticketNumber", "firstName", "lastName", "companyName", phone, email)`;

/** Returns a pattern for each term of the search. Digits of a phone number match in any grouping. */
const searchPatterns = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, maxSearchTerms)
    .map(term => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`);

/** The parameters of a search, as SQL. */
interface OrderSearch {
  /** Null stands for all branches. */
  branches: string | null;
  filterSql: string;
  sort: SortOrder;
}

const orderBySql = (sort: SortOrder): string =>
  `order by ${sortColumns[sort].column} ${sortColumns[sort].direction}, id ${sortColumns[sort].direction}`;

function afterPosition([value, id]: CursorPosition, sort: SortOrder, bind: Bind): string {
  const { column, type, direction } = sortColumns[sort];
  return `(${column}, id) ${direction === 'desc' ? '<' : '>'} (${bind(value)}::${type}, ${bind(id)}::uuid)`;
}

// Each branch reads its first orders from its own index, so that a small branch is as fast as a large one.
function firstOrdersSql({ branches, filterSql, sort }: OrderSearch, limit: number): string {
  const selectFirst = (condition: string) =>
    `select id, ${sortColumns[sort].column} from "order" where ${condition} and ${filterSql} ${orderBySql(sort)} limit ${limit}`;
  if (!branches) return selectFirst('true');
  return `select matches.* from unnest(${branches}::uuid[]) as own (branch) cross join lateral (${selectFirst('"branchId" = own.branch')}) as matches
    ${orderBySql(sort)} limit ${limit}`;
}

/** Returns a status as a condition on the columns that determine it. */
function statusCondition(status: OrderStatus): string {
  const conditions = Object.entries(timestampsOf(status)).map(([timestamp, isSet]) => `"${timestamp}" is ${isSet ? 'not ' : ''}null`);
  if (status === 'WAITING_FOR_PAYMENT') conditions.push(isOnlineSql);
  if (status === 'WAITING_FOR_CONFIRMATION' || status === 'COUNTER_PROPOSED')
    conditions.push(`(not ${isOnlineSql} or "paidAt" is not null)`);
  return conditions.join(' and ');
}

const onlineNames = paymentMethodNames.filter(isOnline).map(method => `'${method}'`);
const isOnlineSql = `"paymentMethod" in (${onlineNames.join(', ')})`;

const sortColumns = {
  '-createdAt': { column: '"createdAt"', type: 'timestamptz', direction: 'desc' },
  createdAt: { column: '"createdAt"', type: 'timestamptz', direction: 'asc' },
  '-totalGross': { column: '"totalGross"', type: 'numeric', direction: 'desc' },
  totalGross: { column: '"totalGross"', type: 'numeric', direction: 'asc' },
} as const satisfies Record<SortOrder, object>;

/** A position in the list: after the order with this value and this id. */
type CursorPosition = readonly [value: Date | number, id: Id];

const isSortedByTime = (sort: SortOrder): boolean => sortColumns[sort].type === 'timestamptz';

const encodeCursor = ({ createdAt, totalGross, id }: Order, sort: SortOrder): string =>
  `${isSortedByTime(sort) ? createdAt.getTime() : totalGross}_${id}`;

function parseCursor(cursor: string, sort: SortOrder): CursorPosition {
  const [, value, id] = /^(\d{1,15}(?:\.\d{1,4})?)_(.+)$/.exec(cursor) ?? [];
  if (!isId(id)) return throwIfInvalid([{ path: ['after'], rule: 'invalidOption' }]) as never;
  return [isSortedByTime(sort) ? new Date(Number(value)) : Number(value), id];
}
