/** Orders that came while the board was open and that nobody has looked at or answered. */
import { useState } from 'react';
import { isWaiting, type BoardOrder } from '../board/board';

type Arriving = Pick<BoardOrder, 'id' | 'status' | 'createdAt'>;

interface Arrivals<T> {
  /** Oldest first. */
  arrivals: readonly T[];
  acknowledge: (id: string) => void;
}

/** What stood on the board when it was opened is no news. */
export function useArrivals<T extends Arriving>(orders: readonly T[] | undefined): Arrivals<T> {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  if (orders && !known) setKnown(new Set(orders.map(({ id }) => id)));
  const arrivals = (orders ?? []).filter(order => known && isWaiting(order) && !known.has(order.id));
  return {
    arrivals: arrivals.sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    acknowledge: id => setKnown(before => new Set([...(before ?? []), id])),
  };
}
