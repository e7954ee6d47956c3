/** One step in the life of an order (decisions, table S): taken if it still follows, logged and told. Whoever comes second, or too late, gets a conflict. */
import { IsNull, Not } from 'typeorm';
import { Refusal } from '../../../../schema/errors/appError';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import {
  changeOf,
  isNotPossible,
  isRefundDue,
  objection,
  type Actor,
  type Move,
  type Objection,
  type OrderAction,
} from '../../../../schema/rules/order/orderActions';
import { statusOf, timesOf } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { lookAgain } from '../../payment/schedulePaymentCheck';
import { prepared } from '../../../platform/database/preparedStatement';
import { tellOfStep } from '../notifications/orderNotifications';
import { Order, type OrderLog } from '../order.entity';

interface Step {
  readonly action: OrderAction;
  readonly actor: Actor;
  /** Who did it, as the log names them. */
  readonly by: string;
  readonly move?: Omit<Move, 'at'>;
}

/** Takes the step from the state the order was read in; inside a transaction. Answers the order as it is then. */
export async function takeStep(context: Context, order: Order, { action, actor, by, move = {} }: Step): Promise<Order> {
  refuseIf(objection(order, action, actor) ?? repetition(order, action, move));

  // Two may act at once: the condition lets one change happen; the other waits for it and then finds no row left to change.
  const change = { ...changeOf(order, action, { ...move, at: context.now }), updatedAt: context.now };
  const { affected } = await context.records(Order).update({ id: order.id, ...asRead(order) }, change);
  if (!affected) {
    const current = await context.records(Order).findOneBy({ id: order.id });
    if (!current) throw new Refusal('notFound');
    refuseIf(objection(current, action, actor) ?? isNotPossible);
  }

  const [from, to] = [order.status, statusOf({ ...order, ...change })];
  const event = await tellStep(context, order, { actor: by, action, from, to, note: await noteOf(context, order, { action, move }) });
  await tellOfStep(context, order, action, event);
  if (isRefundDue(order, action)) await lookAgain(context, order.id);
  return context.records(Order).findOneByOrFail({ id: order.id });
}

/** Refuses with what the rules object to, if they do. */
export function refuseIf(objection: Objection | undefined): void {
  if (objection) throw new Refusal(objection.reason, { text: objection.text });
}

// To propose what stands already is the same step twice.
const repetition = (order: Order, action: OrderAction, { counterAppointment }: Omit<Move, 'at'>): Objection | undefined =>
  action === 'propose' && order.counterAppointment && order.counterAppointment.getTime() === counterAppointment?.getTime()
    ? isNotPossible
    : undefined;

/** What must still hold of an order for the step to be taken: its state, and in it the proposal somebody answers, replaces or clears. */
function asRead(order: Order): object {
  const status = statusOf(order);
  const times = Object.entries(timesOf(status)).map(([time, isSet]) => [time, isSet ? Not(IsNull()) : IsNull()]);
  return { ...Object.fromEntries(times), ...(status === 'COUNTER_PROPOSED' && { counterAppointment: order.counterAppointment }) };
}

/** What was said, and the proposal that was made, answered or cleared: the order keeps neither for long (G-059). */
async function noteOf(context: Context, order: Order, { action, move = {} }: Pick<Step, 'action' | 'move'>): Promise<string | null> {
  const proposal = action === 'propose' ? move.counterAppointment : order.counterAppointment;
  const lines = [move.rejectionMessage, proposal && (await proposalText(context, proposal))].filter(Boolean);
  return lines.length > 0 ? lines.join('\n') : null;
}

async function proposalText(context: Context, proposal: Date): Promise<string> {
  const at = inZone(proposal, (await getSettings(context)).timezone);
  return `Terminvorschlag: ${dateTimeText(at)}`;
}

type LogEntry = Pick<OrderLog, 'actor' | 'action' | 'from' | 'to' | 'note'>;

/** Logs and tells a change of an order. Its row is locked by then, so the numbers of its events grow in the order of its changes. Answers the event's. */
export async function tellStep(context: Context, { id, uid, branch }: Order, { actor, action, from, to, note }: LogEntry): Promise<number> {
  const event = await context.tell('orderChanged', { id, uid, branch });
  await keepStep(context, [id, event, context.now, actor, action, from, to, note]);
  return event;
}

const keepStep = prepared(
  'order_step',
  `with told as (update "order" set event = $2 where id = $1)
   insert into order_log ("orderId", event, "createdAt", actor, action, "from", "to", note) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
