/** Derives the status of an order from its timestamps (decisions, table S). */
import { select } from '../../fields/field';
import { isOnline, type PaymentMethod } from '../checkout/paymentMethods';
import { keysOf, mapKeys } from '../../objects';

export const orderStatus = select({
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

const finalStatuses: readonly OrderStatus[] = ['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'];
export const isFinal = (status: OrderStatus): boolean => finalStatuses.includes(status);

/** Tells whether the branch or the customer has not answered yet. */
export const isUnanswered = (status: OrderStatus): boolean => status === 'WAITING_FOR_CONFIRMATION' || status === 'COUNTER_PROPOSED';

/** When `startedAt` is set. */
export const startDescription =
  'When the preparation has started: with the first item that staff has ticked off, or when staff moved the order to the board before its start time';

/** Each timestamp and its status in order of precedence: the first that is set decides. */
const statusByTimestamp = {
  failedAt: 'FAILED',
  canceledAt: 'CANCELED',
  rejectedAt: 'REJECTED',
  completedAt: 'COMPLETED',
  deliveredAt: 'DELIVERED',
  inDeliveryAt: 'IN_DELIVERY',
  confirmedAt: 'CONFIRMED',
} as const;

type StatusTimestamp = keyof typeof statusByTimestamp;
const statusTimestamps = keysOf(statusByTimestamp);

/** The timestamps of the final statuses: of an open order none is set. */
export const finalTimestamps: readonly StatusTimestamp[] = finalStatuses.flatMap(status =>
  statusTimestamps.filter(name => statusByTimestamp[name] === status),
);

/** The timestamps that decide the status. */
export type OrderTimestamp = StatusTimestamp | 'paidAt' | 'counterAppointment';

/** The fields from which the status is derived. */
export type OrderTimestamps = Readonly<Record<OrderTimestamp, Date | null>> & { readonly paymentMethod: PaymentMethod };

export function statusOf(order: OrderTimestamps): OrderStatus {
  const timestamp = statusTimestamps.find(name => order[name] !== null);
  if (timestamp) return statusByTimestamp[timestamp];
  if (isOnline(order.paymentMethod) && order.paidAt === null) return 'WAITING_FOR_PAYMENT';
  return order.counterAppointment === null ? 'WAITING_FOR_CONFIRMATION' : 'COUNTER_PROPOSED';
}

/**
 * Returns which timestamps must be set and which must not, for an order to still have this status.
 * The payment method and an online payment never change back, so they need no check.
 */
export function timestampsOf(status: OrderStatus): Partial<Record<OrderTimestamp, boolean>> {
  const index = statusTimestamps.findIndex(timestamp => statusByTimestamp[timestamp] === status);
  const unset = Object.fromEntries((index < 0 ? statusTimestamps : statusTimestamps.slice(0, index)).map(timestamp => [timestamp, false]));
  if (index >= 0) return { ...unset, [statusTimestamps[index]!]: true };
  return status === 'WAITING_FOR_PAYMENT' ? { ...unset, paidAt: false } : { ...unset, counterAppointment: status === 'COUNTER_PROPOSED' };
}

const noTimestamps = mapKeys<OrderTimestamp, null>([...statusTimestamps, 'paidAt', 'counterAppointment'], () => null);

/** Returns the status of a new order. */
export const initialStatus = (paymentMethod: PaymentMethod): OrderStatus => statusOf({ ...noTimestamps, paymentMethod });
