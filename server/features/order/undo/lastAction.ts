/** Finds the last action on an order, if it can be undone, and until when (G-139). */
import { AppError } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import type { OrderColumns } from '../../../../schema/rules/order/actions/actionDefinition';
import type { LogName } from '../../../../schema/rules/order/actions/orderLogText';
import { finalStatusError, notAllowedNowError } from '../../../../schema/rules/order/actions/transitionErrors';
import { undoableUntil } from '../../../../schema/rules/order/actions/undoableUntil';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { inZone } from '../../../../schema/rules/time/calendar';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { getSettings } from '../../settings/settings.service';
import type { Order } from '../order.entity';

interface LastAction {
  readonly order: Id;
  readonly action: LogName;
  readonly createdAt: Date;
  /** The times that the action wrote, as they were before it. */
  readonly earlierColumns: Partial<Record<Exclude<keyof OrderColumns, 'rejectionMessage' | 'proposedTimes'>, string | null>>;
}

interface UndoableAction extends LastAction {
  readonly until: Date;
}

// Every change of an order has its own event, so the entry of the current event is the last one. Only actions with an undo store columns.
const selectLastActions = preparedStatement<LastAction>(
  'last_actions',
  `select "orderId" as "order", action, "createdAt", "earlierColumns"
   from unnest($1::uuid[], $2::integer[]) as last ("lastOrder", "lastEvent") join order_log on "orderId" = "lastOrder" and event = "lastEvent"
   where "earlierColumns" is not null`,
);

/** Returns the last action on the order. Throws CONFLICT when it cannot be undone now. */
export async function requireUndoableAction(context: Context, order: Order): Promise<UndoableAction> {
  const action = await loadUndoableAction(context, order);
  if (action) return action;
  const { code, message } = isFinal(order.status) ? finalStatusError : notAllowedNowError;
  throw new AppError(code, { message });
}

/** Returns the last action on the order, or null when it cannot be undone now. */
const loadUndoableAction = (context: Context, order: Order): Promise<UndoableAction | null> =>
  context.load.each('undoable action', order, orders => findUndoableActions(context, orders));

async function findUndoableActions(context: Context, orders: readonly Order[]): Promise<(UndoableAction | null)[]> {
  const found = await selectLastActions(context, [orders.map(({ id }) => id), orders.map(({ event }) => event)]);
  const { timezone } = await getSettings(context);
  const actions = new Map(found.map(action => [action.order, action]));
  return orders.map(({ id }) => {
    const action = actions.get(id);
    const until = action && undoableUntil(action, inZone(context.now, timezone));
    return until ? { ...action, until } : null;
  });
}

/** Returns until when staff can undo the last action on the order. */
export const loadUndoableUntil = async (context: Context, order: Order): Promise<Date | null> =>
  (await loadUndoableAction(context, order))?.until ?? null;
