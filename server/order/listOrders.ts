/** The history of orders: narrowed, searched, sorted, page by page (G-017, G-063). */
import { demand } from '../../schema/errors';
import { check } from '../../schema/fields/check';
import { choice, count, day, reference, text, type Id, type Row } from '../../schema/fields/field';
import { isId } from '../../schema/fields/formats';
import { inZone } from '../../schema/rules/calendar';
import { orderDraft } from '../../schema/rules/orderDraft';
import { orderStatus, timesOf, type OrderStatus } from '../../schema/rules/orderStates';
import { onlineMethods } from '../../schema/rules/payment';
import type { Context } from '../context';
import { getSettings } from '../settings/settings.service';
import type { Order, OrderPage } from './order.entity';
import { branchesOf, ordersOf } from './readOrders';

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
  const order = request.sort ?? '-createdAt';
  const search: Search = {
    branches: branchesOf(context, request.branch),
    ...(await wanted(context, request)),
    sort: order,
    after: request.after ? placeOf(request.after, order) : null,
  };
  const found = await idsOf(context, search, { limit: limit + 1, offset: ((request.page ?? 1) - 1) * limit });
  const isLast = found.length <= limit;
  const items = await ordersOf(context, found.slice(0, limit));
  const isWhole = isLast && !request.after && (request.page ?? 1) === 1;
  const total = isWhole ? found.length : await countOf(context, { ...search, after: null });
  return { items, total, nextCursor: isLast || items.length === 0 ? null : cursorOf(items.at(-1)!, order) };
}

interface Condition {
  isWanted: string;
  /** What the condition names as $4 and on. */
  values: readonly string[];
}

/** What was asked for (G-063) as a condition: days are those of the shop. Its values were checked, so they are what they look like. */
async function wanted(context: Context, { status, from, to, deliveryType, paymentMethod, search }: ListRequest): Promise<Condition> {
  const conditions = ['true'];
  if (status) conditions.push(inStatus(status));
  if (deliveryType) conditions.push(`"deliveryType" = '${deliveryType}'`);
  if (paymentMethod) conditions.push(`"paymentMethod" = '${paymentMethod}'`);
  if (from || to) {
    const { timezone } = await getSettings(context);
    if (from) conditions.push(`"createdAt" >= '${inZone(from, timezone).toUTC().toISO()}'`);
    if (to) conditions.push(`"createdAt" < '${inZone(to, timezone).plus({ days: 1 }).toUTC().toISO()}'`);
  }
  const values = patternsOf(search ?? '');
  values.forEach((_, index) => conditions.push(`${words} like $${index + 4}`));
  return { isWanted: conditions.join(' and '), values };
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

interface Search extends Condition {
  branches: readonly Id[] | null;
  sort: Sort;
  after: Place | null;
}

interface Window {
  limit: number;
  offset: number;
}

// Each branch gives its first from its own index; what a small branch sold long ago is found as fast as what a large one sold today.
function foundBy({ branches, isWanted, values, sort, after }: Search, { limit, offset }: Window): [text: string, values: unknown[]] {
  const { column, type, direction } = orders[sort];
  const inOrder = `order by ${column} ${direction}, id ${direction}`;
  const isBehind = after
    ? `(${column}, id) ${direction === 'desc' ? '<' : '>'} ($2::${type}, $3::uuid)`
    : '$2::text is null and $3::text is null';
  const firstWhere = (condition: string) =>
    `select id, ${column} from "order" where ${condition} and ${isWanted} and ${isBehind} ${inOrder} limit ${limit + offset}`;
  const text = branches
    ? `select id from (select sold.* from unnest($1::uuid[]) as own (branch) cross join lateral (${firstWhere('"branchId" = own.branch')}) as sold) as sold ${inOrder} limit ${limit} offset ${offset}`
    : `select id from (${firstWhere('$1::uuid[] is null')}) as sold ${inOrder} limit ${limit} offset ${offset}`;
  return [text, [branches, ...(after ?? [null, null]), ...values]];
}

async function idsOf(context: Context, search: Search, window: Window): Promise<Id[]> {
  const rows = await context.db.query(...foundBy(search, window));
  return rows.map(({ id }: { id: Id }) => id);
}

async function countOf(context: Context, search: Search): Promise<number> {
  const [text, values] = foundBy(search, { limit: countedUpTo, offset: 0 });
  const [{ total }] = await context.db.query(`select count(*)::integer as total from (${text}) as found`, values);
  return total as number;
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
