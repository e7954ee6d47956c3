/** Merges responses of the server into the known orders. Pure functions. */

interface Version {
  readonly id: string;
  /** The number of the last event of the order. */
  readonly event: number;
}

const newestEvent = (received: readonly Version[]): number => Math.max(0, ...received.map(({ event }) => event));

/**
 * Merges a response into the known orders and keeps the newer version of each order (G-132). An order that is missing in the response is
 * removed, unless its last event is newer than every event in the response. An order without a change stays the same object of `previous`.
 */
export function mergeNewest<T extends Version>(
  current: ReadonlyMap<string, T>,
  received: readonly T[],
  previous: ReadonlyMap<string, T> = current,
): Map<string, T> {
  const newest = newestEvent(received);
  const ids = new Set(received.map(({ id }) => id));
  const newerThanResponse = [...current.values()].filter(({ id, event }) => event > newest && !ids.has(id));
  return new Map(
    [...newerThanResponse, ...received].map(order => {
      const known = previous.get(order.id);
      const isKnownNewer = known && (known.event > order.event || JSON.stringify(known) === JSON.stringify(order));
      return [order.id, isKnownNewer ? known : order];
    }),
  );
}

/** Tells whether the server has an order in a newer version, or no longer has one of the known orders. */
export function isOutdated(current: ReadonlyMap<string, Version>, received: readonly Version[]): boolean {
  const newest = newestEvent(received);
  const ids = new Set(received.map(({ id }) => id));
  return (
    received.some(({ id, event }) => (current.get(id)?.event ?? -1) < event) ||
    [...current.values()].some(({ id, event }) => event <= newest && !ids.has(id))
  );
}
