/** Whether the instructions are open. Any button that installs the shop opens them, and disappears with that. */
import { useSyncExternalStore } from 'react';
import { removeWorkers } from '../worker/worker';

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(isNowOpen: boolean): void {
  isOpen = isNowOpen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useInstructionsOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );

export const openInstructions = (): void => setOpen(true);

export const finishInstructions = (): void => setOpen(false);

/** Closes the instructions and removes the worker, so that the shop offers the installation again (PWA-04). */
export function cancelInstallation(): void {
  setOpen(false);
  void removeWorkers();
}
