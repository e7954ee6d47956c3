/** Merges responses of the server into the known records of a branch screen. Pure functions. */

export interface Version {
  readonly id: string;
  /** The number of the last event of the order. */
  readonly event: number;
}

/** A version of a record; null for one that is not on the screen, or no longer. */
export interface Change<R> extends Version {
  readonly record: R | null;
}

export type Changes<R> = ReadonlyMap<string, Change<R>>;

/** Returns the newer version of a record (G-132). An unchanged one stays the same object, so that its card does not render. */
export function newerChange<R>(known: Change<R> | undefined, received: Change<R>): Change<R> {
  if (!known || received.event < known.event) return known ?? received;
  return JSON.stringify(known) === JSON.stringify(received) ? known : received;
}

/**
 * Merges a list of all records. A record that is missing in the list has left the screen, unless its event arrived after the request, when
 * `before` was known.
 */
export function mergeList<R>(current: Changes<R>, received: readonly Change<R>[], before: Changes<R>): Map<string, Change<R>> {
  const ids = new Set(received.map(({ id }) => id));
  const arrived = [...current.values()].filter(change => !ids.has(change.id) && before.get(change.id) !== change);
  return new Map([...received.map(change => newerChange(current.get(change.id), change)), ...arrived].map(change => [change.id, change]));
}

/** Tells whether the server has another list: a record in a newer version, or without one of the known records. */
export function isListOutdated(current: Changes<unknown>, received: readonly Version[]): boolean {
  const ids = new Set(received.map(({ id }) => id));
  return (
    received.some(({ id, event }) => (current.get(id)?.event ?? -1) < event) ||
    [...current.values()].some(({ id, record }) => record !== null && !ids.has(id))
  );
}
