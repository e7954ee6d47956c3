/** Rejects a change of an order that another user has changed since it was read (table R, If-Match). */
import { AppError } from '../../../../schema/errors/appError';
import { isId } from '../../../../schema/fields/validation/formats';
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { logText } from '../../../../schema/rules/order/actions/orderLogText';
import type { Context } from '../../../platform/context/context';
import { User } from '../../identity/user.entity';
import { getSettings } from '../../settings/settings.service';
import type { Order } from '../order.entity';
import { OrderLog } from '../orderLog.entity';

/** Throws CONFLICT when the order is not the version that was read. The message names the user and the change. */
export async function requireMatchingVersion(context: Context, order: Order, ifMatch: Date | undefined): Promise<void> {
  if (ifMatch && ifMatch.getTime() !== order.updatedAt.getTime()) throw await changedMeanwhileError(context, order);
}

/** Returns the last entry of the log of an order. */
export async function findLastEntry(context: Context, { id }: Pick<Order, 'id'>): Promise<OrderLog | undefined> {
  const [lastEntry] = await context.records(OrderLog).find({ where: { order: id }, order: { event: 'DESC' }, take: 1 });
  return lastEntry;
}

/** `Diese Bestellung wurde um 10:15 Uhr von Mia Moser geändert: bestätigt.` */
async function changedMeanwhileError(context: Context, order: Order): Promise<AppError> {
  const lastEntry = await findLastEntry(context, order);
  if (!lastEntry) return new AppError('CONFLICT');
  const at = timeText(inZone(lastEntry.createdAt, (await getSettings(context)).timezone));
  const name = await loadActorName(context, lastEntry.actor);
  const action = logText(lastEntry.action, order.deliveryType);
  return new AppError('CONFLICT', { message: `Diese Bestellung wurde um ${at} Uhr${name ? ` von ${name}` : ''} geändert: ${action}.` });
}

const actorLabels: Readonly<Record<string, string>> = {
  customer: 'Kundschaft',
  backoffice: 'Backoffice-Ansicht',
  system: 'System',
  provider: 'Zahlungsanbieter',
};

/** Returns the name of an actor for staff, or null when the user has been deleted. */
export async function loadActorName(context: Context, actor: string): Promise<string | null> {
  if (!isId(actor)) return actorLabels[actor] ?? null;
  const user = await context.load.one(User, actor);
  return user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username : null;
}
