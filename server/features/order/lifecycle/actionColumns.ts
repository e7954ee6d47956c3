/** The columns that an action writes, and the condition under which it writes them. */
import { IsNull, Not, Raw } from 'typeorm';
import { mapValues } from '../../../../schema/objects';
import type { ActionInput, OrderColumns } from '../../../../schema/rules/order/actions/actionDefinition';
import { orderActions, type OrderAction } from '../../../../schema/rules/order/orderActions';
import { columnsFor } from '../../../../schema/rules/order/actions/orderTransitions';
import { statusOf, timestampsOf } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { earliestDueTime } from '../dueTime';
import type { Order } from '../order.entity';

interface Action {
  readonly action: OrderAction;
  readonly input: Omit<ActionInput, 'at'>;
}

/** Returns the columns that the action writes. */
export async function actionColumns(context: Context, order: Order, { action, input }: Action): Promise<OrderColumns> {
  const appointment = input.appointment ?? (await bindingTime(context, order, action));
  return columnsFor(order, action, { ...input, appointment, at: context.now });
}

// An order as soon as possible gets its earliest time with the action that sets the binding time (G-070).
const bindingTime = async (context: Context, order: Order, action: OrderAction): Promise<Date | null> =>
  Object.hasOwn(orderActions[action].input, 'appointment') && !order.appointmentDate ? earliestDueTime(context, order) : null;

/** Returns what the columns of an action were before it; null when it cannot be undone. */
export const earlierColumns = (order: Order, action: OrderAction, columns: OrderColumns): object | null =>
  orderActions[action].undoLimit && mapValues(columns, (_, name) => order[name]);

/** Returns the condition that the order is unchanged: its status, and the proposal that the action answers, replaces or withdraws. */
export function stateAsRead(order: Order): object {
  const status = statusOf(order);
  const conditions = Object.entries(timestampsOf(status)).map(([timestamp, isSet]) => [timestamp, isSet ? Not(IsNull()) : IsNull()]);
  return { ...Object.fromEntries(conditions), ...(status === 'COUNTER_PROPOSED' && proposalAsRead(order)) };
}

const proposalAsRead = ({ counterAppointment, proposedTimes }: Order): object => ({
  counterAppointment,
  proposedTimes: Raw(column => `${column} is not distinct from :proposedTimes`, { proposedTimes }),
});
