/** Tells whether the server answers with outdated responses because its database is unavailable (G-148). */
import { useSyncExternalStore } from 'react';

let isOutdated = false;
const listeners = new Set<() => void>();

/** Reads the header `Age` of a response, which only outdated responses have. Errors change nothing. */
export function readAge({ ok, headers }: Pick<Response, 'ok' | 'headers'>): void {
  if (!ok || headers.has('age') === isOutdated) return;
  isOutdated = !isOutdated;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useOutdated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOutdated,
    () => false,
  );
