/** The actions of staff on the orders of their branches (decisions, table S). */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import { dateTime, text, type Fields } from '../../../../schema/fields/field';
import { actorOf, type ActionInput, type statusActions } from '../../../../schema/rules/order/orderActions';
import type { Context } from '../../../platform/context/context';
import type { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { applyAction } from './applyAction';

type StaffAction = (typeof statusActions)[number] | 'propose' | 'withdraw' | 'delivered';

const rejectionMessage = text({ label: 'Begründung', multiline: true, max: 500 });

/** The input fields of each action (G-071). */
export const actionFields: Readonly<Record<StaffAction, Fields>> = {
  confirm: { appointment: dateTime({ label: 'Termin' }) },
  reject: { rejectionMessage },
  cancel: { rejectionMessage },
  'in-delivery': {},
  completed: {},
  propose: { counterAppointment: dateTime({ label: 'Vorgeschlagener Termin', required: true }) },
  withdraw: {},
  delivered: {},
};

/** Applies an action for a user who works in the branch of the order. */
export function runStaffAction(context: Context, id: string, action: StaffAction, input: Omit<ActionInput, 'at'> = {}): Promise<Order> {
  context.authorize('order.move');
  throwIfInvalid([...validate(actionFields[action], input), ...validateTimes(input, context.now)]);
  return context.transaction(async context => {
    const order = await getOrder(context, id, 'order.move');
    const { id: userId, authorities } = context.viewer!;
    return applyAction(context, order, { action, actor: actorOf(authorities), loggedActor: userId, input });
  });
}

/** How long ago a time may be, in milliseconds. An agreed time can pass while the dialog is open; a proposal must be in the future. */
const gracePeriods = { appointment: 2 * 60_000, counterAppointment: 0 };

/** How many days ahead a time may be. */
const maxDaysAhead = 365;

/**
 * Rejects times in the past or more than 365 days ahead; times outside the opening hours are allowed. `validate` has already checked the
 * format.
 */
export const validateTimes = (times: Partial<Record<keyof typeof gracePeriods, unknown>>, now: Date): Issue[] =>
  (Object.keys(gracePeriods) as (keyof typeof gracePeriods)[]).flatMap((name): Issue[] => {
    const time = times[name];
    if (!(time instanceof Date)) return [];
    const distance = time.getTime() - now.getTime();
    if (distance < -gracePeriods[name]) return [{ path: [name], rule: 'inPast' }];
    return distance > maxDaysAhead * 86_400_000 ? [{ path: [name], rule: 'tooFarAhead', limit: maxDaysAhead }] : [];
  });

/** Proposes another time to the customer; null withdraws the proposal (G-071). */
export const proposeCounterAppointment = (context: Context, id: string, counterAppointment: Date | null | undefined): Promise<Order> =>
  counterAppointment === null
    ? runStaffAction(context, id, 'withdraw')
    : runStaffAction(context, id, 'propose', { ...(counterAppointment && { counterAppointment }) });
