/**
 * The order actions (decisions, table S). This table is the only place that knows an action: GraphQL, REST, OpenAPI, the documents of the
 * client, the buttons, the log and the notifications follow from it. The functions over it are in `actions/orderTransitions.ts`.
 */
import { checkbox, dateTime, text, textList } from '../../fields/field';
import { isOnline } from '../checkout/paymentMethods';
import type { ActionDefinition, Actor, RestField } from './actions/actionDefinition';
import { customerActions, paymentActions } from './actions/externalActions';
import { inputTimes, maxProposedTimes } from './actions/proposal';

const managers = ['manager', 'admin'] as const satisfies readonly Actor[];
const staff = ['employee', ...managers] as const satisfies readonly Actor[];
const counter = [...staff, 'key'] as const satisfies readonly Actor[];

const appointment = dateTime({ label: 'Termin' });
export const rejectionMessage = text({ label: 'Begründung', multiline: true, max: 500 });
const counterAppointment = dateTime({ label: 'Vorgeschlagener Termin', required: true });
const counterAppointments = textList({
  label: 'Vorgeschlagene Termine',
  description: 'All proposed times in ISO 8601, one to three; the first is counterAppointment',
  max: maxProposedTimes,
});

const proposalField = dateTime({ label: 'Vorgeschlagener Termin', help: 'Leer zieht den Vorschlag zurück.' });
const proposeByField: RestField = { field: 'counterAppointment', definition: proposalField, isRunBy: value => value !== null };
const withdrawByField: RestField = { ...proposeByField, isRunBy: value => value === null };
const deliveredByField: RestField = {
  field: 'isDelivered',
  definition: checkbox({ label: 'Zugestellt' }),
  isRunBy: value => value === true,
};

export const orderActions = {
  ...paymentActions,
  ...customerActions,
  confirm: {
    from: { WAITING_FOR_CONFIRMATION: counter, COUNTER_PROPOSED: staff },
    to: 'CONFIRMED',
    onlyDelivery: false,
    refundIfPaid: false,
    input: { appointment },
    set: ({ appointmentDate }, { at, appointment }) => ({
      confirmedAt: at,
      appointment: appointment ?? appointmentDate,
      counterAppointment: null,
    }),
    undoLimit: 'tenMinutes',
    permission: 'order.updateStatus',
    notification: 'confirmed',
    print: 'preparation',
    label: 'Bestätigen',
    logText: 'bestätigt',
    resultText: null,
    icon: 'check',
    variant: 'primary',
    shortcut: 'b',
    api: {
      mutation: 'confirmOrder',
      rest: 'confirm',
      screen: 'confirm',
      description: 'Confirm an order for this time or the requested one.',
    },
    screens: ['board', 'drawer', 'proposal', 'backoffice'],
    position: 1,
    logName: 'confirm',
  },
  reject: {
    from: { WAITING_FOR_CONFIRMATION: counter, COUNTER_PROPOSED: staff },
    to: 'REJECTED',
    onlyDelivery: false,
    refundIfPaid: true,
    input: { rejectionMessage },
    set: (_, { at, rejectionMessage = null }) => ({ rejectedAt: at, rejectionMessage, counterAppointment: null }),
    undoLimit: null,
    permission: 'order.updateStatus',
    notification: 'canceled',
    print: null,
    label: 'Ablehnen',
    logText: 'abgelehnt',
    resultText: null,
    icon: 'x',
    variant: 'danger',
    shortcut: null,
    api: { mutation: 'rejectOrder', rest: 'reject', screen: 'reject', description: 'Reject an order with a message to the customer.' },
    screens: ['board', 'drawer', 'backoffice'],
    position: 2,
    logName: 'reject',
  },
  startDelivery: {
    from: { CONFIRMED: counter },
    to: 'IN_DELIVERY',
    onlyDelivery: false,
    refundIfPaid: false,
    input: {},
    set: (_, { at }) => ({ inDeliveryAt: at }),
    undoLimit: 'endOfDay',
    permission: 'order.updateStatus',
    notification: 'ready',
    print: null,
    label: { delivery: 'Unterwegs', other: 'Abholbereit' },
    logText: { delivery: 'unterwegs', other: 'abholbereit' },
    resultText: null,
    icon: { delivery: 'bike', other: 'package-check' },
    variant: 'primary',
    shortcut: 'a',
    api: {
      mutation: 'setOrderInDelivery',
      rest: 'in-delivery',
      screen: 'inDelivery',
      description: 'Mark an order as in delivery, or as ready to be collected.',
    },
    screens: ['board', 'drawer', 'backoffice'],
    position: 3,
    logName: 'in-delivery',
  },
  complete: {
    from: { CONFIRMED: counter, IN_DELIVERY: counter, DELIVERED: counter },
    to: 'COMPLETED',
    onlyDelivery: false,
    refundIfPaid: false,
    input: {},
    set: ({ deliveryType, deliveredAt, paymentMethod, paidAt }, { at }) => ({
      completedAt: at,
      ...(deliveryType === 'delivery' && { deliveredAt: deliveredAt ?? at }),
      ...(!isOnline(paymentMethod) && { paidAt: paidAt ?? at }),
    }),
    undoLimit: 'endOfDay',
    permission: 'order.updateStatus',
    notification: 'completed',
    print: null,
    label: 'Fertig',
    logText: 'abgeschlossen',
    resultText: 'fertig',
    icon: 'check-check',
    variant: 'primary',
    shortcut: 'f',
    api: {
      mutation: 'completeOrder',
      rest: 'completed',
      screen: 'completed',
      description: 'Complete an order and, unless it is paid online, mark it as paid.',
    },
    screens: ['board', 'drawer', 'backoffice'],
    position: 4,
    logName: 'completed',
  },
  cancel: {
    from: { WAITING_FOR_PAYMENT: staff, WAITING_FOR_CONFIRMATION: staff, COUNTER_PROPOSED: staff, CONFIRMED: staff, IN_DELIVERY: managers },
    to: 'CANCELED',
    onlyDelivery: false,
    refundIfPaid: true,
    input: { rejectionMessage },
    set: (_, { at, rejectionMessage = null }) => ({ canceledAt: at, rejectionMessage, counterAppointment: null }),
    undoLimit: null,
    permission: 'order.updateStatus',
    notification: 'canceled',
    print: null,
    label: 'Stornieren',
    logText: 'storniert',
    resultText: null,
    icon: 'x',
    variant: 'danger',
    shortcut: null,
    api: {
      mutation: 'cancelOrder',
      rest: 'cancel',
      screen: null,
      description: 'Cancel an order with a message to the customer; not by employees once it is in delivery.',
    },
    screens: ['drawer'],
    position: 5,
    logName: 'cancel',
  },
  markDelivered: {
    from: { IN_DELIVERY: staff },
    to: 'DELIVERED',
    onlyDelivery: true,
    refundIfPaid: false,
    input: {},
    set: (_, { at }) => ({ deliveredAt: at }),
    undoLimit: 'endOfDay',
    permission: 'order.updateStatus',
    notification: null,
    print: null,
    label: 'Zugestellt',
    logText: 'zugestellt',
    resultText: null,
    icon: 'check',
    variant: 'secondary',
    shortcut: null,
    api: {
      mutation: 'markOrderDelivered',
      rest: deliveredByField,
      screen: null,
      description: 'Mark a delivery as delivered. Not for other orders.',
    },
    screens: ['drawer'],
    position: 6,
    logName: 'delivered',
  },
  proposeTime: {
    from: { WAITING_FOR_CONFIRMATION: staff, COUNTER_PROPOSED: staff },
    to: 'COUNTER_PROPOSED',
    onlyDelivery: false,
    refundIfPaid: false,
    input: { counterAppointment, counterAppointments },
    set: (_, input) => ({ counterAppointment: input.counterAppointment ?? null, proposedTimes: inputTimes(input) }),
    undoLimit: null,
    permission: 'order.updateStatus',
    notification: 'proposed',
    print: null,
    label: 'Vorschlagen',
    logText: 'anderen Termin vorgeschlagen',
    resultText: 'Termin vorgeschlagen',
    icon: 'calendar-days',
    variant: 'primary',
    shortcut: null,
    api: {
      mutation: 'proposeCounterAppointment',
      rest: proposeByField,
      screen: null,
      description:
        'Propose one to three other times to the customer, at most 365 days ahead; null withdraws the proposal. CONFLICT when a quarter of an hour is full.',
    },
    screens: ['proposal'],
    position: 7,
    logName: 'propose',
  },
  withdrawProposal: {
    from: { COUNTER_PROPOSED: staff },
    to: 'WAITING_FOR_CONFIRMATION',
    onlyDelivery: false,
    refundIfPaid: false,
    input: {},
    set: () => ({ counterAppointment: null }),
    undoLimit: null,
    permission: 'order.updateStatus',
    notification: null,
    print: null,
    label: 'Zurückziehen',
    logText: 'Terminvorschlag zurückgezogen',
    resultText: 'Vorschlag zurückgezogen',
    icon: 'undo-2',
    variant: 'secondary',
    shortcut: null,
    api: { mutation: 'proposeCounterAppointment', rest: withdrawByField, screen: null, description: 'Withdraw the proposed time.' },
    screens: ['proposal'],
    position: 8,
    logName: 'withdraw',
  },
} as const satisfies Record<string, ActionDefinition>;

export type OrderAction = keyof typeof orderActions;

/** An action of staff: it has a permission and a button. */
export type StaffAction = { [A in OrderAction]: (typeof orderActions)[A]['permission'] extends null ? never : A }[OrderAction];

/** The notifications that actions send, and that of a replaced item. A new order sends the same one as its payment. */
export type OrderNotification = NonNullable<(typeof orderActions)[OrderAction]['notification']> | 'replaced';
