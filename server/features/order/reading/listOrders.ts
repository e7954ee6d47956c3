/** The history of orders: narrowed, searched, sorted, page by page (G-017, G-063). */
import { demand } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { choice, count, day, reference, text, type Id, type Row } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { inZone } from '../../../../schema/rules/time/calendar';
import { orderDraft } from '../../../../schema/rules/checkout/orderInput';
import { orderStatus, timesOf, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { onlineMethods } from '../../../../schema/rules/checkout/paymentMethods';
import type { Condition } from '../../../platform/collections/reading/sqlCondition';
import { pageWhere } from '../../../platform/collections/reading/recordReader';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { Order, type OrderPage } from '../order.entity';
import { branchesOf } from './readOrders';

const sort = choice({
  name: 'OrderSort',
  label: 'Reihenfolge',
  options: {
    '-createdAt': 'Neueste zuerst',
    createdAt: 'Älteste zuerst',
    '-totalGross': 'Höchster Betrag zuerst',
    totalGross: 'Niedrigster Betrag zuerst',
  },
});
type Sort = keyof typeof sort.options;

export const listFields = {
  after: text({ label: 'Ab', max: 80, help: 'Der nextCursor der vorigen Seite.' }),
  page: count({ label: 'Seite', min: 1, max: 200 }),
  limit: count({ label: 'Zeilen', min: 1, max: 500 }),
  sort,
  search: text({ label: 'Suche', max: 120, help: 'Nummer, Ticket, Name, Telefon oder E-Mail; jedes Wort muss vorkommen.' }),
  branch: reference({ label: 'Filiale', to: 'branch' }),
  status: choice({ ...orderStatus, required: false }),
  from: day({ label: 'Von' }),
  to: day({ label: 'Bis', help: 'Dieser Tag gehört noch dazu.' }),
  deliveryType: choice({ ...orderDraft.deliveryType, required: false }),
  paymentMethod: orderDraft.paymentMethod,
};

export type ListRequest = Partial<Row<typeof listFields>>;

export const usualLimit = 50;
const countedUpTo = 1001;
const mostWords = 6;

/** Orders of the viewer's branches, newest first unless sorted otherwise; what it costs does not depend on how many there are. */
export async function listOrders(context: Context, request: ListRequest): Promise<OrderPage> {
  context.must('order.read');
  demand(check(listFields, request));
  if (request.after && request.page) demand([{ path: ['page'], rule: 'noChoice' }]);
  const limit = request.limit ?? usualLimit;
  const sort = request.sort ?? '-createdAt';
  const values: unknown[] = [];
  const bind: Bind = value => `$${values.push(value)}`;
  const branches = branchesOf(context, request.branch);
  const search: Search = { branches: branches && bind(branches), isWanted: await wanted(context, request, bind), sort };
  const isNext = request.after ? isBehind(placeOf(request.after, sort), sort, bind) : 'true';
  const page = `${inOrder(sort)} limit ${limit + 1} offset ${((request.page ?? 1) - 1) * limit}`;
  const furthest = (request.page ?? 1) * limit + 1;
  // Where few match, these are put in order; where many do, an index in that order meets enough of them soon.
  const { found, total } = await pageWhere(context.db, Order, {
    with: `matching as materialized (${firstOf(search, countedUpTo)}), counted as (select count(*)::integer as total from matching)`,
    text: `id = any(case when (select total from counted) < ${countedUpTo}
      then array(select id from matching where ${isNext} ${page})
      else array(select id from (${firstOf({ ...search, isWanted: `${search.isWanted} and ${isNext}` }, furthest)}) as sold ${page}) end)
      ${inOrder(sort)}`,
    values,
  });
  const items = found.slice(0, limit);
  return { items, total, nextCursor: found.length > limit ? cursorOf(items.at(-1)!, sort) : null };
}

type Bind = Parameters<Condition>[0];

/** What was asked for (G-063) as a condition: days are those of the shop. Its values were checked, so they are what they look like. */
async function wanted(
  context: Context,
  { status, from, to, deliveryType, paymentMethod, search }: ListRequest,
  bind: Bind,
): Promise<string> {
  const conditions = ['true'];
  if (status) conditions.push(inStatus(status));
  if (deliveryType) conditions.push(`"deliveryType" = '${deliveryType}'`);
  if (paymentMethod) conditions.push(`"paymentMethod" = '${paymentMethod}'`);
  if (from || to) {
    const { timezone } = await getSettings(context);
    if (from) conditions.push(`"createdAt" >= '${inZone(from, timezone).toUTC().toISO()}'`);
    if (to) conditions.push(`"createdAt" < '${inZone(to, timezone).plus({ days: 1 }).toUTC().toISO()}'`);
  }
  for (const pattern of patternsOf(search ?? '')) conditions.push(`${words} like ${bind(pattern)}`);
  return conditions.join(' and ');
}

// Indexed just so.
const words = `order_words(uid, "ticketNumber", "firstName", "lastName", "companyName", phone, email)`;

/** Every word anywhere in the words of the order; a number of a phone however it was grouped. */
const patternsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map(word => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);

/** What is looked for, as SQL. */
interface Search {
  /** None stands for every branch there is. */
  branches: string | null;
  isWanted: string;
  sort: Sort;
}

const inOrder = (sort: Sort): string => `order by ${orders[sort].column} ${orders[sort].direction}, id ${orders[sort].direction}`;

function isBehind([value, id]: Place, sort: Sort, bind: Bind): string {
  const { column, type, direction } = orders[sort];
  return `(${column}, id) ${direction === 'desc' ? '<' : '>'} (${bind(value)}::${type}, ${bind(id)}::uuid)`;
}

// Each branch gives its first from its own index; what a small branch sold long ago is found as fast as what a large one sold today.
function firstOf({ branches, isWanted, sort }: Search, limit: number): string {
  const first = (condition: string) =>
    `select id, ${orders[sort].column} from "order" where ${condition} and ${isWanted} ${inOrder(sort)} limit ${limit}`;
  if (!branches) return first('true');
  return `select sold.* from unnest(${branches}::uuid[]) as own (branch) cross join lateral (${first('"branchId" = own.branch')}) as sold
    ${inOrder(sort)} limit ${limit}`;
}

/** A state as a condition on the columns it is read from. */
function inStatus(status: OrderStatus): string {
  const times = Object.entries(timesOf(status)).map(([time, isSet]) => `"${time}" is ${isSet ? 'not ' : ''}null`);
  const isOnline = `"paymentMethod" in (${onlineMethods.map(method => `'${method}'`).join(', ')})`;
  if (status === 'WAITING_FOR_PAYMENT') times.push(isOnline);
  if (status === 'WAITING_FOR_CONFIRMATION' || status === 'COUNTER_PROPOSED') times.push(`(not ${isOnline} or "paidAt" is not null)`);
  return times.join(' and ');
}

const orders = {
  '-createdAt': { column: '"createdAt"', type: 'timestamptz', direction: 'desc' },
  createdAt: { column: '"createdAt"', type: 'timestamptz', direction: 'asc' },
  '-totalGross': { column: '"totalGross"', type: 'numeric', direction: 'desc' },
  totalGross: { column: '"totalGross"', type: 'numeric', direction: 'asc' },
} as const satisfies Record<Sort, object>;

/** A place in the list: behind the order that has this value and this id. */
type Place = readonly [value: Date | number, id: Id];

const isByTime = (sort: Sort): boolean => orders[sort].type === 'timestamptz';

const cursorOf = ({ createdAt, totalGross, id }: Order, sort: Sort): string => `${isByTime(sort) ? createdAt.getTime() : totalGross}_${id}`;

function placeOf(cursor: string, sort: Sort): Place {
  const [, value, id] = /^(\d{1,15}(?:\.\d{1,4})?)_(.+)$/.exec(cursor) ?? [];
  if (!isId(id)) return demand([{ path: ['after'], rule: 'noChoice' }]) as never;
  return [isByTime(sort) ? new Date(Number(value)) : Number(value), id];
}
