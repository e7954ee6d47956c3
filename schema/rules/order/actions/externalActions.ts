/** The actions of customers, payment providers and the system. They are part of the table in `orderActions.ts`. */
import { dateTime } from '../../../fields/field';
import type { ActionDefinition } from './actionDefinition';

/** An action of a payment provider or the system: no screen offers it. */
const automatic = {
  onlyDelivery: false,
  input: {},
  undoLimit: null,
  permission: null,
  label: null,
  resultText: null,
  icon: null,
  variant: null,
  shortcut: null,
  api: null,
  screens: [],
  position: 0,
} as const;

export const paymentActions = {
  paymentPaid: {
    ...automatic,
    from: { WAITING_FOR_PAYMENT: ['provider', 'employee', 'manager', 'admin'] },
    to: 'WAITING_FOR_CONFIRMATION',
    refundIfPaid: false,
    set: (_, { at }) => ({ paidAt: at }),
    notification: 'placed',
    print: 'customer',
    logText: 'bezahlt',
    logName: 'payment-paid',
  },
  paymentFailed: {
    ...automatic,
    from: { WAITING_FOR_PAYMENT: ['provider', 'system'] },
    to: 'FAILED',
    refundIfPaid: false,
    set: (_, { at }) => ({ failedAt: at }),
    notification: null,
    print: null,
    logText: 'Zahlung fehlgeschlagen',
    logName: 'payment-failed',
  },
  paymentLate: {
    ...automatic,
    from: { FAILED: ['provider'], CANCELED: ['provider'] },
    to: 'unchanged',
    refundIfPaid: true,
    set: (_, { at }) => ({ paidAt: at }),
    notification: null,
    print: null,
    logText: 'verspätet bezahlt',
    logName: 'payment-late',
  },
  expireProposal: {
    ...automatic,
    from: { COUNTER_PROPOSED: ['system'] },
    to: 'WAITING_FOR_CONFIRMATION',
    refundIfPaid: false,
    set: () => ({ counterAppointment: null }),
    notification: null,
    print: null,
    logText: 'Terminvorschlag abgelaufen',
    logName: 'expire-proposal',
  },
} as const satisfies Record<string, ActionDefinition>;

/** The proposed time that the customer read. Without it, the answer is for the current proposal. */
const counterAppointment = dateTime({ label: 'Vorgeschlagener Termin' });
const appointment = dateTime({ label: 'Gewählter Termin', description: 'One of the proposed times; by default the first' });

export const customerActions = {
  acceptProposal: {
    from: { COUNTER_PROPOSED: ['customer'] },
    to: 'CONFIRMED',
    onlyDelivery: false,
    refundIfPaid: false,
    input: { counterAppointment, appointment },
    set: ({ counterAppointment }, { at, appointment = counterAppointment }) => ({
      confirmedAt: at,
      appointment,
      appointmentDate: appointment, // G-059: both become the proposed time
      counterAppointment: null,
    }),
    undoLimit: null,
    permission: null,
    notification: 'agreed',
    print: 'preparation',
    label: 'Ja',
    logText: 'Terminvorschlag angenommen',
    resultText: null,
    icon: 'check',
    variant: 'primary',
    shortcut: null,
    api: {
      mutation: 'confirmCounterAppointment',
      rest: 'confirm-counter-appointment',
      screen: null,
      description: 'Accept the first or another of the proposed times that the customer read and confirm the order for it.',
    },
    screens: ['customer'],
    position: 9,
    logName: 'confirm-counter-appointment',
  },
  declineProposal: {
    from: { COUNTER_PROPOSED: ['customer'] },
    to: 'CANCELED',
    onlyDelivery: false,
    refundIfPaid: true,
    input: { counterAppointment },
    set: (_, { at }) => ({ canceledAt: at, counterAppointment: null }),
    undoLimit: null,
    permission: null,
    notification: 'declined',
    print: null,
    label: 'Nein, Bestellung stornieren',
    logText: 'Terminvorschlag abgelehnt',
    resultText: null,
    icon: 'x',
    variant: 'danger',
    shortcut: null,
    api: {
      mutation: 'rejectCounterAppointment',
      rest: 'reject-counter-appointment',
      screen: null,
      description: 'Decline the proposed time that the customer read and cancel the order.',
    },
    screens: ['customer'],
    position: 10,
    logName: 'reject-counter-appointment',
  },
  cancelByCustomer: {
    from: { WAITING_FOR_CONFIRMATION: ['customer'], COUNTER_PROPOSED: ['customer'] },
    to: 'CANCELED',
    onlyDelivery: false,
    refundIfPaid: true,
    input: {},
    set: (_, { at }) => ({ canceledAt: at, counterAppointment: null }),
    undoLimit: null,
    permission: null,
    notification: 'canceledByCustomer',
    print: null,
    label: 'Bestellung stornieren',
    logText: 'von der Kundschaft storniert',
    resultText: null,
    icon: 'x',
    variant: 'danger',
    shortcut: null,
    api: {
      mutation: 'cancelPublicOrder',
      rest: 'cancel',
      screen: null,
      description: 'Cancel an order that is not confirmed yet. FORBIDDEN when the shop does not allow it.',
    },
    screens: ['customer'],
    position: 11,
    logName: 'customer-cancel',
  },
} as const satisfies Record<string, ActionDefinition>;

/** An action of a customer who holds the link of the order. */
export type CustomerAction = keyof typeof customerActions;

const isCustomerAction = (name: string): name is CustomerAction => Object.hasOwn(customerActions, name);

/** Tells whether the shop lets customers run the action: they cancel only when the setting allows it (G-146). */
export const isAllowedByShop = (action: CustomerAction, { enablePluginCustomerCancel }: { enablePluginCustomerCancel: boolean }): boolean =>
  action !== 'cancelByCustomer' || enablePluginCustomerCancel;

/** The actions of customers in the order of their buttons. */
export const customerActionNames: readonly CustomerAction[] = Object.keys(customerActions)
  .filter(isCustomerAction)
  .sort((a, b) => customerActions[a].position - customerActions[b].position);
