/** Moves orders from state to state (decisions, table S). Whoever comes second, or too late, gets a conflict. */
import { IsNull, Not } from 'typeorm';
import { demand, Refusal } from '../../schema/errors';
import { check, type Fault } from '../../schema/fields/check';
import { moment, text, type Fields } from '../../schema/fields/field';
import { actorOf, changeOf, objection, type Objection, type OrderAction, type statusActions } from '../../schema/rules/orderActions';
import { statusOf, timesOf } from '../../schema/rules/orderStates';
import type { Context } from '../context';
import { prepared } from '../prepared';
import { Order, type OrderLog } from './order.entity';
import { orderById } from './readOrders';

export type StatusAction = (typeof statusActions)[number];

const rejectionMessage = text({ label: 'Begründung', multiline: true, max: 500 });

/** What each action takes along (G-071). */
export const moveFields: Readonly<Record<StatusAction, Fields>> = {
  confirm: { appointment: moment({ label: 'Termin' }) },
  reject: { rejectionMessage },
  cancel: { rejectionMessage },
  'in-delivery': {},
  completed: {},
};

export interface Move {
  appointment?: Date | null;
  rejectionMessage?: string | null;
}

/** Confirms, rejects, cancels, sends out or completes an order. */
export function moveOrder(context: Context, id: string, action: StatusAction, move: Move = {}): Promise<Order> {
  demand(check(moveFields[action], move));
  demand(pastFaults(context, move));
  return context.atomically(async context => {
    const order = await orderById(context, id, 'order.move');
    const from = statusOf(order);
    const actor = actorOf(context.viewer!.roles);
    refuseIf(objection(order, action, actor));

    // Two staff may press at once: the condition lets one change happen; the other waits for it and then finds no row left to change.
    const change = { ...changeOf(order, action, { ...move, at: context.now }), updatedAt: context.now };
    const { affected } = await context.records(Order).update({ id: order.id, ...having(timesOf(from)) }, change);
    if (!affected) refuseIf(objection(await orderById(context, id, 'order.move'), action, actor) ?? movedMeanwhile);

    const to = statusOf({ ...order, ...change });
    await tellStep(context, order, { action, from, to, note: move.rejectionMessage ?? null });
    return orderById(context, id, 'order.read');
  });
}

const graceMillis = 2 * 60_000; // while the dialog was open, as for customers

// Staff may agree on any time, closed hours included, but on none that is over.
const pastFaults = ({ now }: Context, { appointment }: Move): Fault[] =>
  appointment && appointment.getTime() < now.getTime() - graceMillis ? [{ path: ['appointment'], rule: 'past' }] : [];

const having = (times: ReturnType<typeof timesOf>) =>
  Object.fromEntries(Object.entries(times).map(([time, isSet]) => [time, isSet ? Not(IsNull()) : IsNull()]));

const movedMeanwhile: Objection = { reason: 'conflict', text: 'Diese Aktion ist im aktuellen Status nicht möglich.' };

function refuseIf(objection: Objection | undefined): void {
  if (objection) throw new Refusal(objection.reason, { text: objection.text });
}

type Step = Pick<OrderLog, 'from' | 'to' | 'note'> & { action: OrderAction };

// The order's row is locked by now, so the numbers of its events grow in the order of its changes.
async function tellStep(context: Context, { id, uid, branch }: Order, { action, from, to, note }: Step): Promise<void> {
  const event = await context.tell('orderChanged', { id, uid, branch });
  await keepStep(context, [id, event, context.now, context.viewer!.id, action, from, to, note]);
}

const keepStep = prepared(
  'order_step',
  `with told as (update "order" set event = $2 where id = $1)
   insert into order_log ("orderId", event, "createdAt", actor, action, "from", "to", note) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
