/** What the screens of a branch show to whoever holds their key (G-062, decisions, table R): a wall of ticket numbers, and the open orders. */
import { IsNull } from 'typeorm';
import { keyViews } from '../../../../schema/access/roles';
import { Refusal } from '../../../../schema/errors/appError';
import { choice, count, flag, moment, text, type Fields } from '../../../../schema/fields/field';
import { inZone } from '../../../../schema/rules/time/calendar';
import { orderDraft, orderForm } from '../../../../schema/rules/checkout/orderInput';
import { orderedArea } from '../../../../schema/rules/order/orderedArea';
import { orderItems } from '../../../../schema/rules/order/orderItem';
import { orderPricing } from '../../../../schema/rules/order/orderPricing';
import type { statusActions } from '../../../../schema/rules/order/orderActions';
import { orderStatus } from '../../../../schema/rules/order/orderStatus';
import { byKey, type KeyHolder } from '../../branch/branchKey/branchKey.service';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { dueTime } from '../dueTime';
import { moveOrder } from '../lifecycle/staffActions';
import { Order } from '../order.entity';

export const keyAction = choice({
  name: 'KeyAction',
  label: 'Aktion',
  required: true,
  options: { confirm: 'Bestätigen', reject: 'Ablehnen', 'in-delivery': 'Bereit oder unterwegs', completed: 'Abschließen' },
});
export type KeyAction = keyof typeof keyAction.options;

const ticket = {
  uid: text({ label: 'Bestellnummer', required: true }),
  ticketNumber: count({ label: 'Ticketnummer' }),
  status: orderStatus,
  isDelivery: flag({ label: 'Lieferung', required: true }),
  isDineIn: flag({ label: 'Vor Ort', required: true }),
  tableIdentifier: text({ label: 'Tisch' }),
  appointment: moment({ label: 'Termin' }),
};

/** A ticket on the wall: nothing of the person. */
export const frontdeskFields = ticket satisfies Fields;

const at = (label: string) => moment({ label });

/** An order as the counter works with it: neither its link, nor how it is paid, nor what was done with it. */
export const backofficeFields = {
  ...ticket,
  event: count({ label: 'Stand', required: true }),
  deliveryType: orderDraft.deliveryType,
  ...orderForm,
  deliveryArea: orderedArea,
  isQuotation: flag({ label: 'Angebotsanfrage', required: true }),
  isPreorder: flag({ label: 'Vorbestellung', required: true }),
  items: orderItems,
  pricing: orderPricing,
  counterAppointment: at('Vorgeschlagener Termin'),
  rejectionMessage: text({ label: 'Begründung' }),
  dueAt: at('Fällig'),
  confirmedAt: at('Bestätigt'),
  inDeliveryAt: at('Bereit oder unterwegs'),
  deliveredAt: at('Zugestellt'),
  completedAt: at('Abgeschlossen'),
  rejectedAt: at('Abgelehnt'),
} satisfies Fields;

type Part = Record<string, unknown>;

/** An order as the counter works with it. */
export type KeyOrder = Part & Pick<Order, 'items' | 'pricing'>;

const partOf = (fields: Fields, whole: object): Part => Object.fromEntries(Object.keys(fields).map(name => [name, (whole as Part)[name]]));

const facts = (order: Order): object => ({
  status: order.status,
  isDelivery: order.deliveryType === 'delivery',
  isDineIn: order.deliveryType === 'dineIn',
});

const ticketOf = (order: Order): Part => partOf(frontdeskFields, { ...order, ...facts(order) });

/** The order as the holder of the back-office key sees it. */
async function counterPart(context: Context, order: Order): Promise<KeyOrder> {
  const whole = { ...order, ...facts(order), dueAt: await dueTime(context, order) };
  const { id, createdAt, updatedAt, items, pricing } = order;
  return { id, createdAt, updatedAt, ...partOf(backofficeFields, whole), items, pricing };
}

type Holder = Omit<KeyHolder, 'view'>;

/** The tickets that are being prepared for today, and those that wait to be fetched, whenever somebody comes for them; oldest first. */
export async function frontdeskTickets(context: Context, holder: Holder): Promise<Part[]> {
  const keyed = await byKey(context, { view: 'frontdesk', ...holder });
  const { enablePluginFrontdesk, timezone } = await getSettings(keyed);
  if (!enablePluginFrontdesk) throw new Refusal('forbidden', { text: `Die Ansicht ${keyViews.frontdesk} ist ausgeschaltet.` });
  const tomorrow = inZone(keyed.now, timezone).plus({ days: 1 }).startOf('day').toJSDate();
  const orders = await openOrders(keyed, 'frontdesk.read');
  // Whoever was told that their order is ready may come today, though they had said tomorrow.
  const isShown = ({ status, appointment }: Order) =>
    status === 'IN_DELIVERY' || (status === 'CONFIRMED' && (!appointment || appointment < tomorrow));
  return orders.filter(isShown).map(ticketOf);
}

/** The orders of the branch that are not over, oldest first; not those whose payment nobody knows of yet. */
export async function backofficeOrders(context: Context, holder: Holder): Promise<KeyOrder[]> {
  const keyed = await byKey(context, { view: 'backoffice', ...holder });
  const orders = await openOrders(keyed, 'backoffice.read');
  return Promise.all(orders.filter(({ status }) => status !== 'WAITING_FOR_PAYMENT').map(order => counterPart(keyed, order)));
}

export interface KeyMove {
  id: string;
  /** What the key may not, the rules refuse. */
  action: (typeof statusActions)[number];
  move?: { appointment?: Date | null; rejectionMessage?: string | null };
}

/** Takes one of the four steps of the back-office key with an order of its branch. */
export async function moveByKey(context: Context, holder: Holder, { id, action, move }: KeyMove): Promise<KeyOrder> {
  const keyed = await byKey(context, { view: 'backoffice', ...holder });
  return counterPart(keyed, await moveOrder(keyed, id, action, move));
}

function openOrders(context: Context, ability: string): Promise<Order[]> {
  const [branch] = context.viewer!.branches;
  context.mustIn(branch!, ability);
  const isOpen = { completedAt: IsNull(), rejectedAt: IsNull(), canceledAt: IsNull(), failedAt: IsNull() };
  return context.records(Order).find({ where: { branch: branch!, ...isOpen }, order: { createdAt: 'asc', id: 'asc' }, take: most });
}

const most = 1000;
