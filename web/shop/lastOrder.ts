/** The order this device placed last: its tab knows what is left to do for it, the device how to find it again. */
import { forget, load, save } from './kept';

export interface LastOrder {
  readonly uid: string;
  readonly hash: string;
  /** The id of its branch. */
  readonly branch: string;
  /** Its goods are still in the cart, until it is paid (G-060). */
  readonly isToBePaid: boolean;
  /** Nothing will change about it any more. */
  readonly isOver: boolean;
  /** When it was placed, in milliseconds. */
  readonly placedAt: number;
}

const name = 'order';

const isOrder = (kept: unknown): kept is LastOrder =>
  typeof (kept as LastOrder | null)?.uid === 'string' && typeof (kept as LastOrder).hash === 'string';

/** Keeps it for this tab and, to be found again, for the device. */
export function keepOrder(order: LastOrder): void {
  keepForTab(order);
  save('local', 'last-order', order);
}

export const keepForTab = (order: LastOrder): void => save('session', name, order);

export function orderOfTab(): LastOrder | null {
  const kept = load('session', name);
  return isOrder(kept) ? kept : null;
}

/** How long an order is worth coming back to. */
const longest = 14 * 24 * 60 * 60_000;

export function lastOrder(): LastOrder | null {
  const kept = load('local', 'last-order');
  return isOrder(kept) && Date.now() - kept.placedAt < longest ? kept : null;
}

/** Its way has come to an end. */
export function endLastOrder(uid: string): void {
  const kept = lastOrder();
  if (kept?.uid === uid && !kept.isOver) save('local', 'last-order', { ...kept, isOver: true });
}

export const forgetLastOrder = (): void => forget('local', 'last-order');
