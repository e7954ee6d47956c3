/** How the staff of a branch moves its orders from state to state (decisions, table S). */
import { demand } from '../../../../schema/errors/appError';
import { check, type Fault } from '../../../../schema/fields/validation/validate';
import { moment, text, type Fields } from '../../../../schema/fields/field';
import { actorOf, type Move, type statusActions } from '../../../../schema/rules/order/orderActions';
import type { Context } from '../../../platform/context/context';
import type { Order } from '../order.entity';
import { orderById } from '../reading/readOrders';
import { takeStep } from './applyAction';

type StaffAction = (typeof statusActions)[number] | 'propose' | 'withdraw' | 'delivered';

const rejectionMessage = text({ label: 'Begründung', multiline: true, max: 500 });

/** What each action takes along (G-071). */
export const moveFields: Readonly<Record<StaffAction, Fields>> = {
  confirm: { appointment: moment({ label: 'Termin' }) },
  reject: { rejectionMessage },
  cancel: { rejectionMessage },
  'in-delivery': {},
  completed: {},
  propose: { counterAppointment: moment({ label: 'Vorgeschlagener Termin', required: true }) },
  withdraw: {},
  delivered: {},
};

/** Takes the action for whoever works in the order's branch. */
export function moveOrder(context: Context, id: string, action: StaffAction, move: Omit<Move, 'at'> = {}): Promise<Order> {
  context.must('order.move');
  demand([...check(moveFields[action], move), ...timeFaults(move, context.now)]);
  return context.atomically(async context => {
    const order = await orderById(context, id, 'order.move');
    const { id: by, roles } = context.viewer!;
    return takeStep(context, order, { action, actor: actorOf(roles), by, move });
  });
}

/** How long a time may be over, in milliseconds: what is agreed on may have passed while the dialog was open; a proposal is yet to be read. */
const graces = { appointment: 2 * 60_000, counterAppointment: 0 };

/** How far ahead a time may lie, in days. */
const farthest = 365;

/** What is wrong with the times: staff may agree on any, closed hours included, but on none that is over or beyond reach. What is no time at all is named by the check. */
export const timeFaults = (times: Partial<Record<keyof typeof graces, unknown>>, now: Date): Fault[] =>
  (Object.keys(graces) as (keyof typeof graces)[]).flatMap((name): Fault[] => {
    const time = times[name];
    if (!(time instanceof Date)) return [];
    const ahead = time.getTime() - now.getTime();
    if (ahead < -graces[name]) return [{ path: [name], rule: 'past' }];
    return ahead > farthest * 86_400_000 ? [{ path: [name], rule: 'tooFarAhead', limit: farthest }] : [];
  });

/** Another time for the customer to agree to; null takes the proposal back (G-071). */
export const proposeCounterAppointment = (context: Context, id: string, counterAppointment: Date | null | undefined): Promise<Order> =>
  counterAppointment === null
    ? moveOrder(context, id, 'withdraw')
    : moveOrder(context, id, 'propose', { ...(counterAppointment && { counterAppointment }) });
