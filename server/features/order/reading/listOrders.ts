/** Lists orders with filters, search, sort and pages (G-017, G-063). */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { loadPage } from '../../../platform/collections/reading/recordReader';
import { bindTo } from '../../../platform/collections/reading/sqlCondition';
import type { Context } from '../../../platform/context/context';
import { Order, type OrderList } from '../order.entity';
import { buildCondition } from './orderFilter';
import { defaultLimit, orderListFields, withoutEmpty, type OrderListRequest, type SortOrder } from './orderListRequest';
import { afterPosition, encodeCursor, orderBySql, parseCursor } from './orderSort';
import { readableBranches } from './readOrders';

const totalCap = 1001;
/** Orders are stored in this order, and every filter has an index in it. */
const countedSort = '-createdAt';

/** Returns orders of the viewer's branches, newest first by default. The cost does not depend on the number of stored orders. */
export async function listOrders(context: Context, input: OrderListRequest): Promise<OrderList> {
  context.authorize('order.read');
  const request = withoutEmpty(input);
  throwIfInvalid(validate(orderListFields, request));
  if (request.after && request.page) throwIfInvalid([{ path: ['page'], rule: 'invalidOption' }]);
  const limit = request.limit ?? defaultLimit;
  const sort = request.sort ?? '-createdAt';
  const values: unknown[] = [];
  const bind = bindTo(values);
  const branches = readableBranches(context, request.branch);
  const search: OrderSearch = { branches: branches && bind(branches), filterSql: await buildCondition(context, request, bind), sort };
  const afterCursor = request.after ? afterPosition(parseCursor(request.after, sort), sort, bind) : 'true';
  const orderAndPage = `${orderBySql(sort)} limit ${limit + 1} offset ${((request.page ?? 1) - 1) * limit}`;
  const lastRow = (request.page ?? 1) * limit + 1;
  const isCounted = sort === countedSort && !request.after && lastRow <= totalCap;
  // When few orders match, or the page is among the counted ones, these are sorted. Otherwise an index in the order of the list finds enough
  // of them soon.
  const { records: orders, total } = await loadPage(context.db, Order, {
    with: `matching as materialized (${firstOrdersSql({ ...search, sort: countedSort }, totalCap)}), counted as (select count(*)::integer as total from matching)`,
    text: `id = any(case when ${isCounted} or (select total from counted) < ${totalCap}
      then array(select id from matching where ${afterCursor} ${orderAndPage})
      else array(select id from (${firstOrdersSql({ ...search, filterSql: `${search.filterSql} and ${afterCursor}` }, lastRow)}) as matches ${orderAndPage}) end)
      ${orderBySql(sort)}`,
    values,
  });
  const items = orders.slice(0, limit);
  return { items, total, nextCursor: orders.length > limit ? encodeCursor(items.at(-1)!, sort) : null };
}

/** The parameters of a search, as SQL. */
interface OrderSearch {
  /** Null means all branches. */
  branches: string | null;
  filterSql: string;
  sort: SortOrder;
}

// Each branch reads its first orders from its own index, so that a small branch is as fast as a large one.
function firstOrdersSql({ branches, filterSql, sort }: OrderSearch, limit: number): string {
  const selectFirst = (condition: string) =>
    `select id, "createdAt", "totalGross" from "order" where ${condition} and ${filterSql} ${orderBySql(sort)} limit ${limit}`;
  if (!branches) return selectFirst('true');
  return `select matches.* from unnest(${branches}::uuid[]) as own (branch) cross join lateral (${selectFirst('"branchId" = own.branch')}) as matches
    ${orderBySql(sort)} limit ${limit}`;
}
