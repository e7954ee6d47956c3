/** The job that reminds branches of orders they have not answered, and lets the customers know. Runs every minute. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { answerMinutes, needsReminder, urgentHours } from '../../../../schema/rules/order/answer/reminder';
import type { Id } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { queueMessage } from '../../messages/queueMessage';
import { getSettings } from '../../settings/settings.service';
import { Branch } from '../../branch/branch.entity';
import { logAndPublishAction } from '../lifecycle/orderLog';
import { Order } from '../order.entity';
import { isOpen, isUnconfirmed } from '../orderSql';
import { findOrders } from '../reading/readOrders';
import { buildReminder } from './reminderEmail';

/** Orders of one run; the next run takes the others. */
const maxOrders = 1000;

/** Reminds each branch once of each order, with one e-mail per run. */
export async function remindBranches(context: Context): Promise<void> {
  const orders = await findUnanswered(context);
  const { timezone } = await getSettings(context);
  const at = inZone(context.now, timezone);
  for (const id of new Set(orders.map(({ branch }) => branch))) {
    const { openingHours } = await context.records(Branch).findOneByOrFail({ id });
    const late = orders.filter(order => order.branch === id && needsReminder(order, openingHours, at));
    if (late.length > 0) await context.transaction(context => remindBranch(context, late));
  }
}

/** Returns orders without an answer and reminder, oldest first. */
async function findUnanswered(context: Context): Promise<Order[]> {
  const before = (minutes: number): Date => new Date(context.now.getTime() - minutes * 60_000);
  const rows = await context.db.query<{ id: Id }[]>(
    `select id from "order"
     where ${isOpen}
       and ${isUnconfirmed} and "counterAppointment" is null
       and "remindedAt" is null and "createdAt" <= $1 and ("appointmentDate" is null or "appointmentDate" <= $2)
     order by "createdAt" limit ${maxOrders}`,
    [before(answerMinutes), before(-urgentHours * 60)],
  );
  return findOrders(
    context,
    rows.map(({ id }) => id),
  );
}

/** Marks and logs each order, unless it has changed meanwhile, and queues the e-mail about the oldest. */
async function remindBranch(context: Context, orders: readonly Order[]): Promise<void> {
  const reminded: Order[] = [];
  for (const order of orders) {
    const { id, event, status } = order;
    const { affected } = await context.records(Order).update({ id, event }, { remindedAt: context.now });
    if (!affected) continue;
    reminded.push(order);
    await logAndPublishAction(context, order, { actor: 'system', action: 'reminded', from: status, to: status, note: null });
  }
  const [oldest] = reminded;
  const email = oldest && (await buildReminder(context, oldest, reminded.length));
  if (email) await queueMessage(context, email);
}
