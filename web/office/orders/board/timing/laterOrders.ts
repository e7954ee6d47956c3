/** Finds the orders that the branch need not prepare yet. Pure functions. */
import type { OrderStatus } from '../../../../../schema/rules/order/orderStatus';

/** An order comes to the board when its start is so near, in milliseconds. */
const nearTime = 2 * 3_600_000;

/** An order whose time is not agreed stays in 'Neu': it waits for staff, or for the customer to choose a proposed time. */
const canWait: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['WAITING_FOR_PAYMENT', 'CONFIRMED']);

interface LaterQuery<T> {
  /** The start time in milliseconds. */
  readonly startOf: (order: T) => number;
  readonly now: number;
}

/** Separates the orders of the board from the later ones, which are sorted by start time, then by order time. */
export function splitLater<T extends { status: OrderStatus; createdAt: string; startedAt: string | null; prioritizedAt: string | null }>(
  orders: readonly T[],
  { startOf, now }: LaterQuery<T>,
): { readonly board: readonly T[]; readonly later: readonly T[] } {
  const isLater = (order: T): boolean =>
    canWait.has(order.status) && startOf(order) - now > nearTime && !order.startedAt && !order.prioritizedAt;
  const later = orders.filter(isLater);
  if (later.length === 0) return { board: orders, later };
  return {
    board: orders.filter(order => !isLater(order)),
    later: later.sort((a, b) => startOf(a) - startOf(b) || Date.parse(a.createdAt) - Date.parse(b.createdAt)),
  };
}
