/** Guards a change of an order against one that somebody else made meanwhile (table R, If-Match). */
import { Refusal } from '../../../../schema/errors/appError';
import { isId } from '../../../../schema/fields/validation/formats';
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { deedText } from '../../../../schema/rules/order/orderTexts';
import type { Context } from '../../../platform/context/context';
import { User } from '../../identity/user.entity';
import { getSettings } from '../../settings/settings.service';
import { OrderLog, type Order } from '../order.entity';

/** Refuses unless the order is still the version that was read, and says who changed what. */
export async function demandAsRead(context: Context, order: Order, ifMatch: Date | undefined): Promise<void> {
  if (ifMatch && ifMatch.getTime() !== order.updatedAt.getTime()) throw await overtaken(context, order);
}

/** `Diese Bestellung wurde um 10:15 Uhr von Mia Moser geändert: bestätigt.` */
async function overtaken(context: Context, order: Order): Promise<Refusal> {
  const [last] = await context.records(OrderLog).find({ where: { order: order.id }, order: { event: 'DESC' }, take: 1 });
  if (!last) return new Refusal('conflict');
  const at = timeText(inZone(last.createdAt, (await getSettings(context)).timezone));
  const by = await actorName(context, last.actor);
  const deed = deedText(last.action, order.deliveryType);
  return new Refusal('conflict', { text: `Diese Bestellung wurde um ${at} Uhr${by ? ` von ${by}` : ''} geändert: ${deed}.` });
}

const others: Readonly<Record<string, string>> = {
  customer: 'Kundschaft',
  backoffice: 'Backoffice-Ansicht',
  system: 'System',
  provider: 'Zahlungsanbieter',
};

/** Who that is, for staff to read; null when nobody knows any more. */
export async function actorName(context: Context, actor: string): Promise<string | null> {
  if (!isId(actor)) return others[actor] ?? null;
  const user = await context.load.one(User, actor);
  return user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username : null;
}
