/** Orders as the staff of their branches reads them: one, the newest, and those of today. */
import { demand, Refusal } from '../../schema/errors';
import { check } from '../../schema/fields/check';
import { choice, count, day, reference, text, type Id, type Row } from '../../schema/fields/field';
import { isId } from '../../schema/fields/formats';
import { inZone } from '../../schema/rules/calendar';
import { isMissed } from '../../schema/rules/missed';
import { orderDraft } from '../../schema/rules/orderDraft';
import { orderStatus, timesOf, type OrderStatus } from '../../schema/rules/orderStates';
import { onlineMethods } from '../../schema/rules/payment';
import { cursorOf, endOfTime, placeOf, type Place } from '../collection/cursor';
import { recordsBy } from '../collection/records';
import { Branch } from '../branch/branch.entity';
import type { Context } from '../context';
import { getSettings } from '../settings/settings.service';
import { Order, type OrderPage } from './order.entity';

/** The order as its branch sees it. */
export async function orderById(context: Context, id: string, ability: 'order.read' | 'order.move' | 'order.delete'): Promise<Order> {
  context.must(ability);
  const order = isId(id) ? await context.records(Order).findOneBy({ id }) : null;
  if (!order) throw new Refusal('notFound');
  context.mustIn(order.branch, ability);
  return order;
}

export const listFields = {
  after: text({ label: 'Ab', max: 80, help: 'Der nextCursor der vorigen Seite.' }),
  limit: count({ label: 'Zeilen', min: 1, max: 500 }),
  branch: reference({ label: 'Filiale', to: 'branch' }),
  status: choice({ ...orderStatus, required: false }),
  from: day({ label: 'Von' }),
  to: day({ label: 'Bis', help: 'Dieser Tag gehört noch dazu.' }),
  deliveryType: choice({ ...orderDraft.deliveryType, required: false }),
  paymentMethod: orderDraft.paymentMethod,
};

export type ListRequest = Partial<Row<typeof listFields>>;

const usualLimit = 50;
const countedUpTo = 1001;
const mostCurrent = 1000;

/** Orders of the viewer's branches, newest first; what it costs does not depend on how many there are. */
export async function listOrders(context: Context, request: ListRequest): Promise<OrderPage> {
  demand(check(listFields, request));
  const branches = branchesOf(context, request.branch);
  const limit = request.limit ?? usualLimit;
  const isWanted = await wanted(context, request);
  const found = await idsOf(context, { branches, isWanted, limit: limit + 1, ...(request.after && { after: placeOf(request.after) }) });
  const isLast = found.length <= limit;
  const items = await ordersOf(context, found.slice(0, limit));
  const total = isLast && !request.after ? found.length : await countOf(context, { branches, isWanted, limit: countedUpTo });
  return { items, total, nextCursor: isLast ? null : cursorOf(items.at(-1)!.createdAt, items.at(-1)!.id) };
}

/** What was asked for (G-063) as a condition: days are those of the shop. Its values were checked, so they are what they look like. */
async function wanted(context: Context, { status, from, to, deliveryType, paymentMethod }: ListRequest): Promise<string> {
  const conditions = ['true'];
  if (status) conditions.push(inStatus(status));
  if (deliveryType) conditions.push(`"deliveryType" = '${deliveryType}'`);
  if (paymentMethod) conditions.push(`"paymentMethod" = '${paymentMethod}'`);
  if (from || to) {
    const { timezone } = await getSettings(context);
    if (from) conditions.push(`"createdAt" >= '${inZone(from, timezone).toUTC().toISO()}'`);
    if (to) conditions.push(`"createdAt" < '${inZone(to, timezone).plus({ days: 1 }).toUTC().toISO()}'`);
  }
  return conditions.join(' and ');
}

/** What the board shows (G-064): the orders of the viewer's branches that are not final, or became so today; newest first. */
export async function currentOrders(context: Context, branch?: Id | null): Promise<Order[]> {
  demand(check({ branch: listFields.branch }, { branch }));
  const { timezone } = await getSettings(context);
  const midnight = inZone(context.now, timezone).startOf('day').toJSDate();
  const rows = await context.db.query(
    `select id from "order" where ($1::uuid[] is null or "branchId" = any($1)) and (${isOpen} or ${finishedAt} >= $2)
     order by "createdAt" desc, id desc limit ${mostCurrent}`,
    [branchesOf(context, branch), midnight],
  );
  return ordersOf(
    context,
    rows.map(({ id }: { id: Id }) => id),
  );
}

/** What was forgotten (G-064): not confirmed though the branch had ten minutes for it, or the time of it has passed; newest first. */
export async function missedOrders(context: Context, branch?: Id | null): Promise<Order[]> {
  demand(check({ branch: listFields.branch }, { branch }));
  const { timezone } = await getSettings(context);
  const rows = await context.db.query(
    `select id from "order" where ($1::uuid[] is null or "branchId" = any($1)) and ${isOpen} and ${isUnconfirmed}
     order by "createdAt" desc, id desc limit ${mostCurrent}`,
    [branchesOf(context, branch)],
  );
  const orders = await ordersOf(
    context,
    rows.map(({ id }: { id: Id }) => id),
  );
  const branches = await Promise.all(orders.map(({ branch }) => context.load.one(Branch, branch)));
  return orders.filter((order, index) => isMissed(order, branches[index]!.openingHours, inZone(context.now, timezone)));
}

const isUnconfirmed = `"confirmedAt" is null and "inDeliveryAt" is null and "deliveredAt" is null`;

// Both are indexed just so.
const isOpen = `("completedAt" is null and "rejectedAt" is null and "canceledAt" is null and "failedAt" is null)`;
const finishedAt = `coalesce("completedAt", "rejectedAt", "canceledAt", "failedAt")`;

/** The one branch that was asked for, else all of the viewer; none stands for every branch there is. */
function branchesOf(context: Context, branch?: Id | null): readonly Id[] | null {
  context.must('order.read');
  if (branch) context.mustIn(branch, 'order.read');
  if (branch) return [branch];
  return context.viewer!.roles.includes('ROLE_ADMIN') ? null : context.viewer!.branches;
}

interface Search {
  branches: readonly Id[] | null;
  isWanted: string;
  limit: number;
  after?: Place;
}

// Each branch gives its newest from its own index; what a small branch sold long ago is found as fast as what a large one sold today.
function newest({ branches, isWanted, limit, after }: Search): [text: string, values: unknown[]] {
  const inOrder = `order by "createdAt" desc, id desc limit ${limit}`;
  const newestWhere = (condition: string) =>
    `select id, "createdAt" from "order" where ${condition} and ${isWanted} and ("createdAt", id) < ($2::timestamptz, $3::uuid) ${inOrder}`;
  const text = branches
    ? `select sold.id from unnest($1::uuid[]) as own (branch) cross join lateral (${newestWhere('"branchId" = own.branch')}) as sold ${inOrder}`
    : newestWhere('$1::uuid[] is null');
  return [text, [branches, ...(after ?? endOfTime)]];
}

async function idsOf(context: Context, search: Search): Promise<Id[]> {
  const rows = await context.db.query(...newest(search));
  return rows.map(({ id }: { id: Id }) => id);
}

async function countOf(context: Context, search: Search): Promise<number> {
  const [text, values] = newest(search);
  const [{ total }] = await context.db.query(`select count(*)::integer as total from (${text}) as found`, values);
  return total as number;
}

async function ordersOf(context: Context, ids: readonly Id[]): Promise<Order[]> {
  const orders = new Map((await recordsBy(context.db, Order, { column: 'id', values: ids })).map(order => [order.id, order]));
  return ids.flatMap(id => orders.get(id) ?? []);
}

/** A state as a condition on the columns it is read from. */
function inStatus(status: OrderStatus): string {
  const times = Object.entries(timesOf(status)).map(([time, isSet]) => `"${time}" is ${isSet ? 'not ' : ''}null`);
  const isOnline = `"paymentMethod" in (${onlineMethods.map(method => `'${method}'`).join(', ')})`;
  if (status === 'WAITING_FOR_PAYMENT') times.push(isOnline);
  if (status === 'WAITING_FOR_CONFIRMATION' || status === 'COUNTER_PROPOSED') times.push(`(not ${isOnline} or "paidAt" is not null)`);
  return times.join(' and ');
}
