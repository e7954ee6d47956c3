/** The orders somebody has to look at: those of today, and those that were forgotten. */
import { demand } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { reference, type Id } from '../../../../schema/fields/field';
import { inZone } from '../../../../schema/rules/time/calendar';
import { isMissed } from '../../../../schema/rules/order/missedOrders';
import { Branch } from '../../branch/branch.entity';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import type { Order } from '../order.entity';
import { branchesOf, ordersOf } from './readOrders';

/** What may be asked for beside them. */
export const currentFields = { branch: reference({ label: 'Filiale', to: 'branch' }) };

const mostCurrent = 1000;

/** What the board shows (G-064): the orders of the viewer's branches that are not final, or became so today; newest first. */
export async function currentOrders(context: Context, branch?: Id | null): Promise<Order[]> {
  context.must('order.read');
  demand(check(currentFields, { branch }));
  const { timezone } = await getSettings(context);
  const midnight = inZone(context.now, timezone).startOf('day').toJSDate();
  return newestWhere(context, `(${isOpen} or ${finishedAt} >= $2)`, [branchesOf(context, branch), midnight]);
}

/** What was forgotten (G-064): not confirmed though the branch had ten minutes for it, or the time of it has passed; newest first. */
export async function missedOrders(context: Context, branch?: Id | null): Promise<Order[]> {
  context.must('order.read');
  demand(check(currentFields, { branch }));
  const { timezone } = await getSettings(context);
  const orders = await newestWhere(context, `${isOpen} and ${isUnconfirmed}`, [branchesOf(context, branch)]);
  const branches = await Promise.all(orders.map(({ branch }) => context.load.one(Branch, branch)));
  return orders.filter((order, index) => isMissed(order, branches[index]!.openingHours, inZone(context.now, timezone)));
}

/** The first value names the branches; none of them stands for all. */
async function newestWhere(context: Context, condition: string, values: unknown[]): Promise<Order[]> {
  const rows = await context.db.query<{ id: Id }[]>(
    `select id from "order" where ($1::uuid[] is null or "branchId" = any($1)) and ${condition}
     order by "createdAt" desc, id desc limit ${mostCurrent}`,
    values,
  );
  const ids = rows.map(({ id }) => id);
  return ordersOf(context, ids);
}

const isUnconfirmed = `"confirmedAt" is null and "inDeliveryAt" is null and "deliveredAt" is null`;

// Both are indexed just so.
const isOpen = `("completedAt" is null and "rejectedAt" is null and "canceledAt" is null and "failedAt" is null)`;
const finishedAt = `coalesce("completedAt", "rejectedAt", "canceledAt", "failedAt")`;
