/** Who may do what with an order in which state, and what it writes (decisions, table S). */
import type { Pass } from '../../access/roles';
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { isFinal, statusOf, type OrderFacts, type OrderStatus, type OrderTime } from './orderStatus';
import { isOnline } from '../checkout/paymentMethods';

/** Who moves orders: people by their role in the branch, the holder of its back-office key, customers by their link, the rest by itself. */
export type Actor = 'customer' | 'employee' | 'manager' | 'admin' | 'key' | 'provider' | 'system';

/** How whoever works with orders acts: people by the highest of their roles, programs as employees do, a screen as its key. */
export function actorOf(held: readonly Pass[]): Actor {
  if (held.includes('ROLE_ADMIN')) return 'admin';
  if (held.includes('backoffice')) return 'key';
  return held.includes('ROLE_MANAGER') ? 'manager' : 'employee';
}

const leaders = ['manager', 'admin'] as const;
const staff = ['employee', ...leaders] as const;
const counter = [...staff, 'key'] as const;

interface Action {
  readonly to: OrderStatus | 'unchanged';
  readonly from: Partial<Readonly<Record<OrderStatus, readonly Actor[]>>>;
  /** Only for orders that are brought. */
  readonly isForDelivery?: boolean;
  readonly refundsIfPaid?: boolean;
}

export const orderActions = {
  'payment-paid': { to: 'WAITING_FOR_CONFIRMATION', from: { WAITING_FOR_PAYMENT: ['provider', ...staff] } },
  'payment-failed': { to: 'FAILED', from: { WAITING_FOR_PAYMENT: ['provider', 'system'] } },
  'payment-late': { to: 'unchanged', from: { FAILED: ['provider'], CANCELED: ['provider'] }, refundsIfPaid: true },
  confirm: { to: 'CONFIRMED', from: { WAITING_FOR_CONFIRMATION: counter, COUNTER_PROPOSED: staff } },
  reject: { to: 'REJECTED', from: { WAITING_FOR_CONFIRMATION: counter, COUNTER_PROPOSED: staff }, refundsIfPaid: true },
  cancel: {
    to: 'CANCELED',
    from: { WAITING_FOR_PAYMENT: staff, WAITING_FOR_CONFIRMATION: staff, COUNTER_PROPOSED: staff, CONFIRMED: staff, IN_DELIVERY: leaders },
    refundsIfPaid: true,
  },
  propose: { to: 'COUNTER_PROPOSED', from: { WAITING_FOR_CONFIRMATION: staff, COUNTER_PROPOSED: staff } },
  withdraw: { to: 'WAITING_FOR_CONFIRMATION', from: { COUNTER_PROPOSED: staff } },
  'confirm-counter-appointment': { to: 'CONFIRMED', from: { COUNTER_PROPOSED: ['customer'] } },
  'reject-counter-appointment': { to: 'CANCELED', from: { COUNTER_PROPOSED: ['customer'] }, refundsIfPaid: true },
  'in-delivery': { to: 'IN_DELIVERY', from: { CONFIRMED: counter } },
  delivered: { to: 'DELIVERED', from: { IN_DELIVERY: staff }, isForDelivery: true },
  completed: { to: 'COMPLETED', from: { CONFIRMED: counter, IN_DELIVERY: counter, DELIVERED: counter } },
} as const satisfies Record<string, Action>;

export type OrderAction = keyof typeof orderActions;

/** The five of `POST /api/orders/{id}/status/{action}`; the others have ways of their own. */
export const statusActions = ['confirm', 'reject', 'cancel', 'in-delivery', 'completed'] as const satisfies readonly OrderAction[];

export interface Objection {
  readonly reason: 'conflict' | 'forbidden';
  readonly text: string;
}

const conflict = (text: string): Objection => ({ reason: 'conflict', text });
/** When an order is final. */
export const isOver = conflict('Der Status dieser Bestellung kann nicht mehr geändert werden.');
/** When an action does not follow, or somebody else was faster. */
export const isNotPossible = conflict('Diese Aktion ist im aktuellen Status nicht möglich.');
/** When the proposal somebody answers is no longer the one they read. */
export const isReplaced = conflict('Der vorgeschlagene Termin hat sich inzwischen geändert.');
const isNotTheirs: Objection = { reason: 'forbidden', text: 'Sie haben keine Berechtigung für diese Aktion.' };

type Movable = OrderFacts & { readonly deliveryType: DeliveryMethod };

/** Why this actor cannot take this action now; nothing when they may. Who never may is told so, whatever the state. */
export function objection(order: Movable, action: OrderAction, actor: Actor): Objection | undefined {
  const { from, isForDelivery }: Action = orderActions[action];
  if (!Object.values(from).some(actors => actors.includes(actor))) return isNotTheirs;
  const status = statusOf(order);
  const actors = from[status];
  if (actors && isForDelivery && order.deliveryType !== 'delivery') return isNotPossible;
  if (actors) return actors.includes(actor) ? undefined : isNotTheirs;
  return isFinal(status) ? isOver : isNotPossible;
}

/** Whether a screen offers the action to this actor; by the state alone, since that is what it was told. */
export function isOffered({ status, deliveryType }: Pick<Received, 'status' | 'deliveryType'>, action: OrderAction, actor: Actor): boolean {
  const { from, isForDelivery }: Action = orderActions[action];
  return (from[status]?.includes(actor) ?? false) && (!isForDelivery || deliveryType === 'delivery');
}

export interface Move {
  readonly at: Date;
  readonly appointment?: Date | null;
  readonly counterAppointment?: Date | null;
  readonly rejectionMessage?: string | null;
}

type Moved = Movable & { readonly appointmentDate: Date | null };

/** What an action writes. */
type OrderChange = Partial<Record<OrderTime | 'appointment' | 'appointmentDate', Date | null> & { rejectionMessage: string | null }>;

const changes: Readonly<Record<OrderAction, (order: Moved, move: Move) => OrderChange>> = {
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

/** What an allowed action writes to the order. */
export const changeOf = (order: Moved, action: OrderAction, move: Move): OrderChange => changes[action](order, move);

/** Whether money goes back after the action; the provider says later when it has arrived (refundedAt). */
export function isRefundDue(order: OrderFacts, action: OrderAction): boolean {
  const { refundsIfPaid }: Action = orderActions[action];
  return !!refundsIfPaid && (order.paidAt !== null || action === 'payment-late');
}

type Rated = Movable & { readonly questionnaireRating: number | null };

/** One rating an order, unless it came to nothing (G-061). */
export const ratingObjection = (order: Rated): Objection | undefined =>
  ['REJECTED', 'CANCELED', 'FAILED'].includes(statusOf(order)) || order.questionnaireRating !== null ? isNotPossible : undefined;

interface Received {
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryMethod;
  readonly questionnaireRating: number | null;
}

/** Whether the status page asks for a rating: once the goods are there. */
export const isRatingOffered = ({ status, deliveryType, questionnaireRating }: Received): boolean =>
  questionnaireRating === null &&
  (status === 'DELIVERED' || status === 'COMPLETED' || (status === 'IN_DELIVERY' && deliveryType !== 'delivery'));
