/** Who looks at a preview, as the simulator of the editor says. Small, because every page of the shop loads it. */
import { useSyncExternalStore } from 'react';
import type { ConsentDecision } from '../../../schema/site/consent';

export interface SimulatedVisitor {
  /** The decision about cookies; null before it. */
  consent: ConsentDecision | null;
  /** Whether the page is shown as to staff with a login. */
  isSignedIn: boolean;
}

/** The preview shows the page itself, without the cookie banner and the toolbar of staff. */
export const usualVisitor: SimulatedVisitor = { consent: 'declined', isSignedIn: false };

let visitor = usualVisitor;
const listeners = new Set<() => void>();

export const simulatedVisitor = (): SimulatedVisitor => visitor;

export function simulateVisitor(next: SimulatedVisitor): void {
  visitor = next;
  for (const listener of listeners) listener();
}

/** Calls the listener when another visitor is simulated. Returns a function that stops listening. */
export function onVisitorChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSimulatedVisitor = (): SimulatedVisitor => useSyncExternalStore(onVisitorChange, simulatedVisitor, () => usualVisitor);
