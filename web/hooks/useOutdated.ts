/** Tells whether the server answers with outdated responses because its database is unavailable (G-148). */
import { useSyncExternalStore } from 'react';

let isOutdated = false;
const listeners = new Set<() => void>();

/** Reads the headers of a response. Caches on the way send an `Age` too, but never of what may not be stored. Errors change nothing. */
export function readAge({ ok, headers }: Pick<Response, 'ok' | 'headers'>): void {
  if (ok) setOutdated(headers.has('age') && headers.get('cache-control') === 'no-store');
}

/** Reads the mark of a stored page. */
export function readPageMark(): void {
  if ('outdated' in document.documentElement.dataset) setOutdated(true);
}

function setOutdated(value: boolean): void {
  if (value === isOutdated) return;
  isOutdated = value;
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
