/** What branch screens can read of an order: a ticket for the frontdesk, and more for the back office. */
import { integer, checkbox, dateTime, text, type Fields } from '../../../../schema/fields/field';
import { receivedAt } from '../../../../schema/rules/order/answer/missedOrders';
import { createOrderFields, orderFormFields } from '../../../../schema/rules/checkout/orderInput';
import { orderDeliveryArea } from '../../../../schema/rules/order/orderedArea';
import { unseenChanges } from '../../../../schema/rules/order/items/itemChanges';
import { itemChanges, orderItems } from '../../../../schema/rules/order/orderItem';
import { orderPricing } from '../../../../schema/rules/order/orderPricing';
import { isFinal, orderStatus } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { dueTime } from '../dueTime';
import type { Order } from '../order.entity';

const ticketFields = {
  uid: text({ label: 'Bestellnummer', required: true }),
  ticketNumber: integer({ label: 'Ticketnummer' }),
  status: orderStatus,
  isDelivery: checkbox({ label: 'Lieferung', required: true }),
  isDineIn: checkbox({ label: 'Vor Ort', required: true }),
  tableIdentifier: text({ label: 'Tisch' }),
  appointment: dateTime({ label: 'Termin' }),
};

/** A ticket for the frontdesk board, without customer data. */
export const frontdeskFields = ticketFields satisfies Fields;

const timestamp = (label: string) => dateTime({ label });

/** An order for the back-office screen, without its link, payment and log. */
export const backofficeFields = {
  ...ticketFields,
  event: integer({ label: 'Stand', required: true }),
  deliveryType: createOrderFields.deliveryType,
  ...orderFormFields,
  deliveryArea: orderDeliveryArea,
  isQuotation: checkbox({ label: 'Angebotsanfrage', required: true }),
  isPreorder: checkbox({ label: 'Vorbestellung', required: true }),
  items: orderItems,
  itemChanges,
  pricing: orderPricing,
  counterAppointment: timestamp('Vorgeschlagener Termin'),
  rejectionMessage: text({ label: 'Begründung' }),
  dueAt: timestamp('Fällig'),
  receivedAt: dateTime({
    label: 'Eingegangen',
    required: true,
    description: 'When the branch received the order: when it was placed, or paid if that was later',
  }),
  seenAt: timestamp('Gesehen'),
  confirmedAt: timestamp('Bestätigt'),
  inDeliveryAt: timestamp('Bereit oder unterwegs'),
  deliveredAt: timestamp('Zugestellt'),
  completedAt: timestamp('Abgeschlossen'),
  prioritizedAt: timestamp('Vorrang seit'),
  rejectedAt: timestamp('Abgelehnt'),
} satisfies Fields;

export type FieldValues = Record<string, unknown>;

/** An order for the back-office screen. */
export type BackofficeOrder = FieldValues & Pick<Order, 'items' | 'pricing'>;

const pickFields = (fields: Fields, record: object): FieldValues =>
  Object.fromEntries(Object.keys(fields).map(name => [name, (record as FieldValues)[name]]));

const derivedFields = (order: Order): object => ({
  event: order.lastEvent,
  status: order.status,
  isDelivery: order.deliveryType === 'delivery',
  isDineIn: order.deliveryType === 'dineIn',
});

/** Tells whether the back-office screen lists the order. Nobody prepares an unpaid one. */
export const isOnBackoffice = ({ status }: Pick<Order, 'status'>): boolean => !isFinal(status) && status !== 'WAITING_FOR_PAYMENT';

/** A ticket with the version of its order. */
export type Ticket = FieldValues & { event: number };

export const toTicket = (order: Order): Ticket => ({
  ...pickFields(frontdeskFields, { ...order, ...derivedFields(order) }),
  event: order.lastEvent,
});

/** Returns the fields of an order that the back-office screen can read. */
export async function toBackofficeOrder(context: Context, order: Order): Promise<BackofficeOrder> {
  const dueAt = await dueTime(context, order);
  const record = { ...order, ...derivedFields(order), itemChanges: unseenChanges(order), dueAt, receivedAt: receivedAt(order) };
  const { id, createdAt, updatedAt, items, pricing } = order;
  return { id, createdAt, updatedAt, ...pickFields(backofficeFields, record), items, pricing };
}
