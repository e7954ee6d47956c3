/** The state of an order, read from the times it carries (decisions, table S). */
import { choice } from '../../fields/field';
import type { PaymentMethod } from '../checkout/deliveryMethods';
import { isOnline } from '../checkout/paymentMethods';

export const orderStatus = choice({
  name: 'OrderStatus',
  label: 'Status',
  required: true,
  options: {
    WAITING_FOR_PAYMENT: 'Wartet auf Zahlung',
    WAITING_FOR_CONFIRMATION: 'Wartet auf Bestätigung',
    COUNTER_PROPOSED: 'Anderer Termin vorgeschlagen',
    CONFIRMED: 'Bestätigt',
    IN_DELIVERY: 'In Zustellung',
    DELIVERED: 'Zugestellt',
    COMPLETED: 'Abgeschlossen',
    REJECTED: 'Abgelehnt',
    CANCELED: 'Storniert',
    FAILED: 'Fehlgeschlagen',
  },
});

export type OrderStatus = keyof typeof orderStatus.options;

const finalStates: readonly OrderStatus[] = ['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'];
export const isFinal = (status: OrderStatus): boolean => finalStates.includes(status);

/** Each time and the state it stands for, in order of precedence: the first that is set decides. */
const stateOfTime = {
  failedAt: 'FAILED',
  canceledAt: 'CANCELED',
  rejectedAt: 'REJECTED',
  completedAt: 'COMPLETED',
  deliveredAt: 'DELIVERED',
  inDeliveryAt: 'IN_DELIVERY',
  confirmedAt: 'CONFIRMED',
} as const;

type DecidingTime = keyof typeof stateOfTime;
const times = Object.keys(stateOfTime) as DecidingTime[];

/** The times an order carries, as far as its state goes. */
export type OrderTime = DecidingTime | 'paidAt' | 'counterAppointment';

/** What the state is read from. */
export type OrderFacts = Readonly<Record<OrderTime, Date | null>> & { readonly paymentMethod: PaymentMethod };

export function statusOf(order: OrderFacts): OrderStatus {
  const time = times.find(time => order[time] !== null);
  if (time) return stateOfTime[time];
  if (isOnline(order.paymentMethod) && order.paidAt === null) return 'WAITING_FOR_PAYMENT';
  return order.counterAppointment === null ? 'WAITING_FOR_CONFIRMATION' : 'COUNTER_PROPOSED';
}

/**
 * The times that must be set, and those that must not, for an order read in this state to be in it still.
 * The method of payment never changes and what is paid stays paid, so neither has to be asked again.
 */
export function timesOf(status: OrderStatus): Partial<Record<OrderTime, boolean>> {
  const deciding = times.findIndex(time => stateOfTime[time] === status);
  const unset = Object.fromEntries((deciding < 0 ? times : times.slice(0, deciding)).map(time => [time, false]));
  if (deciding >= 0) return { ...unset, [times[deciding]!]: true };
  return status === 'WAITING_FOR_PAYMENT' ? { ...unset, paidAt: false } : { ...unset, counterAppointment: status === 'COUNTER_PROPOSED' };
}

const nothing = Object.fromEntries([...times, 'paidAt', 'counterAppointment'].map(time => [time, null])) as Record<OrderTime, null>;

/** The state an order begins in. */
export const firstStatus = (paymentMethod: PaymentMethod): OrderStatus => statusOf({ ...nothing, paymentMethod });
