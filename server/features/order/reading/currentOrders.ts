/** Finds the orders that staff works on: those of today, and those that were missed. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { reference, type Id } from '../../../../schema/fields/field';
import { inZone } from '../../../../schema/rules/time/calendar';
import { isMissed } from '../../../../schema/rules/order/answer/missedOrders';
import { Branch } from '../../branch/branch.entity';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import type { Order } from '../order.entity';
import { finishedAt, isOpen, isUnconfirmed } from '../orderSql';
import { readableBranches, findOrders } from './readOrders';

/** The query parameters. */
export const currentOrdersFields = { branch: reference({ label: 'Filiale', to: 'branch' }) };

const maxOrders = 1000;

/** How long the board keeps a canceled order that staff may still prepare because nobody has seen the cancellation. */
const unseenDays = 7;

/**
 * Returns the orders of the board (G-064), newest first: those of the viewer's branches that are not final, became final today, or were
 * canceled in the last week without staff having seen it. When there are too many, it leaves out final ones first: an open order may be weeks
 * old and due today.
 */
export async function currentOrders(context: Context, branch?: Id | null, limit = maxOrders): Promise<Order[]> {
  context.authorize('order.read');
  throwIfInvalid(validate(currentOrdersFields, { branch }));
  const { timezone } = await getSettings(context);
  const midnight = inZone(context.now, timezone).startOf('day');
  const isCurrent = `(${isOpen} or ${finishedAt} >= $2 or (${isCancellationUnseen} and "canceledAt" >= $3))`;
  const since = [midnight.toJSDate(), midnight.minus({ days: unseenDays }).toJSDate()];
  return findNewest(context, isCurrent, { values: [readableBranches(context, branch), ...since], limit });
}

/** Returns missed orders (G-064), newest first: not confirmed within `missedAfterMinutes` of opening time, or past their requested or proposed time. */
export async function missedOrders(context: Context, branch?: Id | null): Promise<Order[]> {
  context.authorize('order.read');
  throwIfInvalid(validate(currentOrdersFields, { branch }));
  const { timezone, missedAfterMinutes } = await getSettings(context);
  const at = inZone(context.now, timezone);
  const orders = await findNewest(context, `${isOpen} and ${isUnconfirmed}`, { values: [readableBranches(context, branch)] });
  const branches = await Promise.all(orders.map(({ branch }) => context.load.one(Branch, branch)));
  return orders.filter((order, index) => isMissed(order, branches[index]!.openingHours, at, missedAfterMinutes));
}

interface OrderQuery {
  /** The first is the list of branch ids; null means all branches. */
  readonly values: readonly unknown[];
  readonly limit?: number;
}

/** Selects open orders first, then the newest, up to the limit. Returns them newest first. */
async function findNewest(context: Context, condition: string, { values, limit = maxOrders }: OrderQuery): Promise<Order[]> {
  const rows = await context.db.query<{ id: Id }[]>(
    `select id from (
       select id, "createdAt" from "order" where ($1::uuid[] is null or "branchId" = any($1)) and ${condition}
       order by ${isOpen} desc, "createdAt" desc, id desc limit ${limit}
     ) as found order by "createdAt" desc, id desc`,
    [...values],
  );
  const ids = rows.map(({ id }) => id);
  return findOrders(context, ids);
}

// An index has exactly this text.
const isCancellationUnseen = `("canceledAt" is not null and "confirmedAt" is not null and "cancellationSeenAt" is null)`;
