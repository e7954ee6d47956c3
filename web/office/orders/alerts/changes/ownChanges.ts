/** The changes of orders that staff make in this tab. They know of them, so these make no sound. */
import { useSyncExternalStore } from 'react';

/** The ids of the orders that are being changed. */
const running = new Set<string>();
/** The version of each order after the last change of this tab. */
const versions = new Map<string, number>();

const listeners = new Set<() => void>();
let endedCount = 0;

/** Runs a change of an order. Its events may arrive before its response. */
export async function runOwnChange<O extends { readonly event: number }>(
  id: string,
  change: () => Promise<O | undefined>,
): Promise<O | undefined> {
  running.add(id);
  try {
    const order = await change();
    if (order) versions.set(id, order.event);
    return order;
  } finally {
    running.delete(id);
    endedCount += 1;
    for (const listener of listeners) listener();
  }
}

/** Tells whether it is open who makes the changes of the order that arrive now. */
export const isBeingChanged = (id: string): boolean => running.has(id);

/** Tells whether this tab has made the change of the order, or one after it. `event` is the last event before the change. */
export const isOwnChange = (id: string, event: number): boolean => event < (versions.get(id) ?? 0);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a number that grows when a change has ended. */
export const useEndedChanges = (): number => useSyncExternalStore(subscribe, () => endedCount);
