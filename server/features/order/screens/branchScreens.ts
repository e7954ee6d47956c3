/**
 * The branch screens that are opened with a key (G-062, decisions, table R): the ticket board of the frontdesk, and the open orders for the
 * back office.
 */
import { IsNull } from 'typeorm';
import { branchScreens } from '../../../../schema/access/roles';
import { AppError } from '../../../../schema/errors/appError';
import { select, integer, checkbox, dateTime, text, type Fields } from '../../../../schema/fields/field';
import { inZone } from '../../../../schema/rules/time/calendar';
import { createOrderFields, orderFormFields } from '../../../../schema/rules/checkout/orderInput';
import { orderDeliveryArea } from '../../../../schema/rules/order/orderedArea';
import { orderItems } from '../../../../schema/rules/order/orderItem';
import { orderPricing } from '../../../../schema/rules/order/orderPricing';
import type { ActionInput } from '../../../../schema/rules/order/actions/actionDefinition';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { definitionOf, staffActionNames } from '../../../../schema/rules/order/actions/orderTransitions';
import { orderStatus } from '../../../../schema/rules/order/orderStatus';
import { viewerByKey, type BranchScreenViewer } from '../../branch/branchKey/branchKey.service';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { dueTime } from '../dueTime';
import { runStaffAction } from '../lifecycle/staffActions';
import { Order } from '../order.entity';

/** The actions that GraphQL offers to a branch screen. REST rejects the others by the rules of the actions. */
const screenActions = staffActionNames.flatMap(action => {
  const { screen, description } = definitionOf(action).api!;
  return screen === null ? [] : [{ action, screen, description }];
});

export const backofficeAction = select({
  name: 'BackofficeOrderAction',
  label: 'Aktion',
  required: true,
  options: Object.fromEntries(screenActions.map(({ screen, description }) => [screen, description])),
});

/** Returns the action of an enum value. GraphQL accepts only those of the table. */
export const screenActionOf = (value: string): StaffAction => screenActions.find(({ screen }) => screen === value)!.action;

/** The inputs of all actions of the screen. */
export const screenInputs: Fields = Object.assign({}, ...screenActions.map(({ action }) => definitionOf(action).input));

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
  pricing: orderPricing,
  counterAppointment: timestamp('Vorgeschlagener Termin'),
  rejectionMessage: text({ label: 'Begründung' }),
  dueAt: timestamp('Fällig'),
  confirmedAt: timestamp('Bestätigt'),
  inDeliveryAt: timestamp('Bereit oder unterwegs'),
  deliveredAt: timestamp('Zugestellt'),
  completedAt: timestamp('Abgeschlossen'),
  rejectedAt: timestamp('Abgelehnt'),
} satisfies Fields;

type FieldValues = Record<string, unknown>;

/** An order for the back-office screen. */
export type BackofficeOrder = FieldValues & Pick<Order, 'items' | 'pricing'>;

const pickFields = (fields: Fields, record: object): FieldValues =>
  Object.fromEntries(Object.keys(fields).map(name => [name, (record as FieldValues)[name]]));

const derivedFields = (order: Order): object => ({
  status: order.status,
  isDelivery: order.deliveryType === 'delivery',
  isDineIn: order.deliveryType === 'dineIn',
});

const toTicket = (order: Order): FieldValues => pickFields(frontdeskFields, { ...order, ...derivedFields(order) });

/** Returns the fields of an order that the back-office screen can read. */
async function toBackofficeOrder(context: Context, order: Order): Promise<BackofficeOrder> {
  const record = { ...order, ...derivedFields(order), dueAt: await dueTime(context, order) };
  const { id, createdAt, updatedAt, items, pricing } = order;
  return { id, createdAt, updatedAt, ...pickFields(backofficeFields, record), items, pricing };
}

type ScreenCredentials = Omit<BranchScreenViewer, 'screen'>;

/**
 * Returns tickets, oldest first: confirmed orders for today, and all orders that are ready to be collected. Throws FORBIDDEN when the key
 * is wrong or the frontdesk is disabled.
 */
export async function frontdeskTickets(context: Context, credentials: ScreenCredentials): Promise<FieldValues[]> {
  const screenContext = await viewerByKey(context, { screen: 'frontdesk', ...credentials });
  const { enablePluginFrontdesk, timezone } = await getSettings(screenContext);
  if (!enablePluginFrontdesk) throw new AppError('FORBIDDEN', { message: `Die Ansicht ${branchScreens.frontdesk} ist ausgeschaltet.` });
  const tomorrow = inZone(screenContext.now, timezone).plus({ days: 1 }).startOf('day').toJSDate();
  const orders = await openOrders(screenContext, 'frontdesk.read');
  // A customer whose order is ready may collect it today, even when the appointment is tomorrow.
  const isVisible = ({ status, appointment }: Order) =>
    status === 'IN_DELIVERY' || (status === 'CONFIRMED' && (!appointment || appointment < tomorrow));
  return orders.filter(isVisible).map(toTicket);
}

/** Returns the open orders of the branch, oldest first, without unpaid online orders. Throws FORBIDDEN when the key is wrong. */
export async function backofficeOrders(context: Context, credentials: ScreenCredentials): Promise<BackofficeOrder[]> {
  const screenContext = await viewerByKey(context, { screen: 'backoffice', ...credentials });
  const orders = await openOrders(screenContext, 'backoffice.read');
  return Promise.all(orders.filter(({ status }) => status !== 'WAITING_FOR_PAYMENT').map(order => toBackofficeOrder(screenContext, order)));
}

interface BackofficeActionRequest {
  id: string;
  action: StaffAction;
  input: Omit<ActionInput, 'at'>;
}

/** Applies an action to an order of the branch. Throws FORBIDDEN when the key does not permit it. */
export async function runBackofficeAction(
  context: Context,
  credentials: ScreenCredentials,
  { id, action, input }: BackofficeActionRequest,
): Promise<BackofficeOrder> {
  const screenContext = await viewerByKey(context, { screen: 'backoffice', ...credentials });
  return toBackofficeOrder(screenContext, await runStaffAction(screenContext, id, action, input));
}

function openOrders(context: Context, permission: string): Promise<Order[]> {
  const [branch] = context.viewer!.branches;
  context.authorizeIn(branch!, permission);
  const isOpen = { completedAt: IsNull(), rejectedAt: IsNull(), canceledAt: IsNull(), failedAt: IsNull() };
  return context.records(Order).find({ where: { branch: branch!, ...isOpen }, order: { createdAt: 'asc', id: 'asc' }, take: maxOrders });
}

const maxOrders = 1000;
