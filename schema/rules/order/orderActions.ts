/** The order actions: permitted actors and statuses, and the columns they write (decisions, table S). */
import type { Authority } from '../../access/roles';
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { isFinal, statusOf, type OrderTimestamps, type OrderStatus, type OrderTimestamp } from './orderStatus';
import { isOnline } from '../checkout/paymentMethods';

/** Who performs an action: staff by role, a branch screen by its key, customers by their link, a payment provider or the system. */
export type Actor = 'customer' | 'employee' | 'manager' | 'admin' | 'key' | 'provider' | 'system';

/** Returns the actor of a viewer: users act by their highest role, API clients as employees, branch screens as their key. */
export function actorOf(authorities: readonly Authority[]): Actor {
  if (authorities.includes('ROLE_ADMIN')) return 'admin';
  if (authorities.includes('backoffice')) return 'key';
  return authorities.includes('ROLE_MANAGER') ? 'manager' : 'employee';
}

const managers = ['manager', 'admin'] as const;
const staff = ['employee', ...managers] as const;
const counter = [...staff, 'key'] as const;

interface ActionDefinition {
  readonly to: OrderStatus | 'unchanged';
  readonly from: Partial<Readonly<Record<OrderStatus, readonly Actor[]>>>;
  /** Only for deliveries. */
  readonly onlyDelivery?: boolean;
  readonly refundIfPaid?: boolean;
}

export const orderActions = {
  'payment-paid': { to: 'WAITING_FOR_CONFIRMATION', from: { WAITING_FOR_PAYMENT: ['provider', ...staff] } },
  'payment-failed': { to: 'FAILED', from: { WAITING_FOR_PAYMENT: ['provider', 'system'] } },
  'payment-late': { to: 'unchanged', from: { FAILED: ['provider'], CANCELED: ['provider'] }, refundIfPaid: true },
  confirm: { to: 'CONFIRMED', from: { WAITING_FOR_CONFIRMATION: counter, COUNTER_PROPOSED: staff } },
  reject: { to: 'REJECTED', from: { WAITING_FOR_CONFIRMATION: counter, COUNTER_PROPOSED: staff }, refundIfPaid: true },
  cancel: {
    to: 'CANCELED',
    from: { WAITING_FOR_PAYMENT: staff, WAITING_FOR_CONFIRMATION: staff, COUNTER_PROPOSED: staff, CONFIRMED: staff, IN_DELIVERY: managers },
    refundIfPaid: true,
  },
  propose: { to: 'COUNTER_PROPOSED', from: { WAITING_FOR_CONFIRMATION: staff, COUNTER_PROPOSED: staff } },
  withdraw: { to: 'WAITING_FOR_CONFIRMATION', from: { COUNTER_PROPOSED: staff } },
  'confirm-counter-appointment': { to: 'CONFIRMED', from: { COUNTER_PROPOSED: ['customer'] } },
  'reject-counter-appointment': { to: 'CANCELED', from: { COUNTER_PROPOSED: ['customer'] }, refundIfPaid: true },
  'in-delivery': { to: 'IN_DELIVERY', from: { CONFIRMED: counter } },
  delivered: { to: 'DELIVERED', from: { IN_DELIVERY: staff }, onlyDelivery: true },
  completed: { to: 'COMPLETED', from: { CONFIRMED: counter, IN_DELIVERY: counter, DELIVERED: counter } },
} as const satisfies Record<string, ActionDefinition>;

export type OrderAction = keyof typeof orderActions;

/** The five actions of `POST /api/orders/{id}/status/{action}`; the others have their own routes. */
export const statusActions = ['confirm', 'reject', 'cancel', 'in-delivery', 'completed'] as const satisfies readonly OrderAction[];

export interface TransitionError {
  readonly code: 'CONFLICT' | 'FORBIDDEN';
  readonly message: string;
}

const conflictError = (message: string): TransitionError => ({ code: 'CONFLICT', message });
/** The order has a final status. */
export const finalStatusError = conflictError('Der Status dieser Bestellung kann nicht mehr geändert werden.');
/** The action does not follow the status, or another user was faster. */
export const notAllowedNowError = conflictError('Diese Aktion ist im aktuellen Status nicht möglich.');
/** The answered proposal is no longer the current one. */
export const proposalReplacedError = conflictError('Der vorgeschlagene Termin hat sich inzwischen geändert.');
const forbiddenError: TransitionError = { code: 'FORBIDDEN', message: 'Sie haben keine Berechtigung für diese Aktion.' };

type ActionOrder = OrderTimestamps & { readonly deliveryType: DeliveryMethod };

/** Returns the error if the actor cannot apply the action now. Actors who never may apply it get FORBIDDEN in every status. */
export function transitionError(order: ActionOrder, action: OrderAction, actor: Actor): TransitionError | undefined {
  const { from, onlyDelivery }: ActionDefinition = orderActions[action];
  if (!Object.values(from).some(actors => actors.includes(actor))) return forbiddenError;
  const status = statusOf(order);
  const actors = from[status];
  if (actors && onlyDelivery && order.deliveryType !== 'delivery') return notAllowedNowError;
  if (actors) return actors.includes(actor) ? undefined : forbiddenError;
  return isFinal(status) ? finalStatusError : notAllowedNowError;
}

/** Tells whether to offer the action to this actor. Only the status decides, because screens have no timestamps. */
export function isActionOffered(
  { status, deliveryType }: Pick<OrderStatusView, 'status' | 'deliveryType'>,
  action: OrderAction,
  actor: Actor,
): boolean {
  const { from, onlyDelivery }: ActionDefinition = orderActions[action];
  return (from[status]?.includes(actor) ?? false) && (!onlyDelivery || deliveryType === 'delivery');
}

export interface ActionInput {
  readonly at: Date;
  readonly appointment?: Date | null;
  readonly counterAppointment?: Date | null;
  readonly rejectionMessage?: string | null;
}

type AppointmentOrder = ActionOrder & { readonly appointmentDate: Date | null };

/** The columns that an action writes. */
type OrderColumns = Partial<Record<OrderTimestamp | 'appointment' | 'appointmentDate', Date | null> & { rejectionMessage: string | null }>;

const columnsByAction: Readonly<Record<OrderAction, (order: AppointmentOrder, input: ActionInput) => OrderColumns>> = {
  'payment-paid': (_, { at }) => ({ paidAt: at }),
  'payment-failed': (_, { at }) => ({ failedAt: at }),
  'payment-late': (_, { at }) => ({ paidAt: at }),
  confirm: ({ appointmentDate }, { at, appointment }) => ({
    confirmedAt: at,
    appointment: appointment ?? appointmentDate,
    counterAppointment: null,
  }),
  reject: (_, { at, rejectionMessage = null }) => ({ rejectedAt: at, rejectionMessage, counterAppointment: null }),
  cancel: (_, { at, rejectionMessage = null }) => ({ canceledAt: at, rejectionMessage, counterAppointment: null }),
  propose: (_, { counterAppointment = null }) => ({ counterAppointment }),
  withdraw: () => ({ counterAppointment: null }),
  'confirm-counter-appointment': ({ counterAppointment }, { at }) => ({
    confirmedAt: at,
    appointment: counterAppointment,
    appointmentDate: counterAppointment, // G-059: both become the proposed time
    counterAppointment: null,
  }),
  'reject-counter-appointment': (_, { at }) => ({ canceledAt: at, counterAppointment: null }),
  'in-delivery': (_, { at }) => ({ inDeliveryAt: at }),
  delivered: (_, { at }) => ({ deliveredAt: at }),
  completed: ({ deliveryType, deliveredAt, paymentMethod, paidAt }, { at }) => ({
    completedAt: at,
    ...(deliveryType === 'delivery' && { deliveredAt: deliveredAt ?? at }),
    ...(!isOnline(paymentMethod) && { paidAt: paidAt ?? at }),
  }),
};

/** Returns the columns that a permitted action writes. */
export const columnsFor = (order: AppointmentOrder, action: OrderAction, input: ActionInput): OrderColumns =>
  columnsByAction[action](order, input);

/** Tells whether the action causes a refund. The provider reports later when it is done (refundedAt). */
export function isRefundDue(order: OrderTimestamps, action: OrderAction): boolean {
  const { refundIfPaid }: ActionDefinition = orderActions[action];
  return !!refundIfPaid && (order.paidAt !== null || action === 'payment-late');
}

type RatableOrder = ActionOrder & { readonly questionnaireRating: number | null };

/** Returns the error if the order cannot be rated: one rating per order, none for failed orders (G-061). */
export const ratingError = (order: RatableOrder): TransitionError | undefined =>
  ['REJECTED', 'CANCELED', 'FAILED'].includes(statusOf(order)) || order.questionnaireRating !== null ? notAllowedNowError : undefined;

interface OrderStatusView {
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryMethod;
  readonly questionnaireRating: number | null;
}

/** Tells whether the status page asks for a rating, after the customer has the goods. */
export const isRatingOffered = ({ status, deliveryType, questionnaireRating }: OrderStatusView): boolean =>
  questionnaireRating === null &&
  (status === 'DELIVERED' || status === 'COMPLETED' || (status === 'IN_DELIVERY' && deliveryType !== 'delivery'));
