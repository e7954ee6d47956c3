/** Finds the new orders that nobody has opened or answered yet. */
import { useState } from 'react';
import { isWaiting, type BoardOrder } from '../board/board';

export type WaitingOrder = Pick<BoardOrder, 'id' | 'status' | 'createdAt'>;

interface UnseenOrders<T> {
  /** Oldest first. */
  unseenOrders: readonly T[];
  acknowledge: (id: string) => void;
}

/** Orders that were on the board when it was opened count as seen. */
export function useUnseenOrders<T extends WaitingOrder>(orders: readonly T[] | undefined): UnseenOrders<T> {
  const [seenIds, setSeenIds] = useState<ReadonlySet<string>>();
  if (orders && !seenIds) setSeenIds(new Set(orders.map(({ id }) => id)));
  const unseenOrders = (orders ?? []).filter(order => seenIds && isWaiting(order) && !seenIds.has(order.id));
  return {
    unseenOrders: unseenOrders.sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    acknowledge: id => setSeenIds(previous => new Set([...(previous ?? []), id])),
  };
}
