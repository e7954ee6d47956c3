/** How the staff of a branch moves its orders from state to state (decisions, table S). */
import { demand } from '../../schema/errors';
import { check, type Fault } from '../../schema/fields/check';
import { flag, moment, text, type Fields } from '../../schema/fields/field';
import { actorOf, type Move, type statusActions } from '../../schema/rules/orderActions';
import type { Context } from '../context';
import type { Order } from './order.entity';
import { orderById } from './readOrders';
import { takeStep } from './takeStep';

export type StaffAction = (typeof statusActions)[number] | 'propose' | 'withdraw' | 'delivered';

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
  demand([...check(moveFields[action], move), ...pastFaults(move, context.now)]);
  return context.atomically(async context => {
    const order = await orderById(context, id, 'order.move');
    const { id: by, roles } = context.viewer!;
    return takeStep(context, order, { action, actor: actorOf(roles), by, move });
  });
}

/** How long a time may be over, in milliseconds: what is agreed on may have passed while the dialog was open; a proposal is yet to be read. */
const graces = { appointment: 2 * 60_000, counterAppointment: 0 };

// Staff may agree on any time, closed hours included, but on none that is over. What is no time at all is named by the check.
const pastFaults = (move: Omit<Move, 'at'>, now: Date): Fault[] =>
  (Object.keys(graces) as (keyof typeof graces)[])
    .filter(name => move[name] instanceof Date && move[name].getTime() < now.getTime() - graces[name])
    .map(name => ({ path: [name], rule: 'past' }));

/** Another time for the customer to agree to; null takes the proposal back (G-071). */
export const proposeCounterAppointment = (context: Context, id: string, counterAppointment: Date | null | undefined): Promise<Order> =>
  counterAppointment === null
    ? moveOrder(context, id, 'withdraw')
    : moveOrder(context, id, 'propose', { ...(counterAppointment && { counterAppointment }) });

/** What `PUT /api/orders/{id}` changes: one thing at a time, since each is a step of its own. */
export const orderChange = {
  counterAppointment: moment({ label: 'Vorgeschlagener Termin', help: 'Leer zieht den Vorschlag zurück.' }),
  isDelivered: flag({ label: 'Zugestellt' }),
};

export interface OrderChange {
  counterAppointment?: Date | null;
  isDelivered?: boolean;
}

/** Proposes another time, takes the proposal back, or notes that the goods were delivered. */
export function changeOrder(context: Context, id: string, change: OrderChange): Promise<Order> {
  const { counterAppointment, isDelivered } = change;
  context.must('order.move');
  demand([...check(orderChange, change, { partial: true }), ...changeFaults(change)]);
  if (isDelivered) return moveOrder(context, id, 'delivered');
  if (counterAppointment !== undefined) return proposeCounterAppointment(context, id, counterAppointment);
  return orderById(context, id, 'order.move');
}

// What was delivered stays so, and is not proposed for another time.
const changeFaults = ({ counterAppointment, isDelivered }: OrderChange): Fault[] =>
  isDelivered === false || isDelivered === null || (isDelivered && counterAppointment !== undefined)
    ? [{ path: ['isDelivered'], rule: 'noChoice' }]
    : [];
