/** The decision of the visitor about cookies on this device (COOKIE-01 to 03). */
import { useSyncExternalStore } from 'react';
import { decisionCookie, parseDecision, type ConsentDecision } from '../../../schema/site/consent';
import { isServer } from '../../app/rendering/isServer';
import { toObject } from '../../../schema/objects';
import { isSelfService, readStorage } from '../../app/storage/browserStorage';
import { isPreview } from '../../blocks/preview/previewWindow';
import { onVisitorChange, simulatedVisitor } from '../../blocks/preview/simulatedVisitor';

/** The page that the browser loaded. */
export const loadedPath = isServer ? '' : location.pathname;

const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach(listener => listener());
let isReopened = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener); // another tab may have decided
  const stop = onVisitorChange(listener);
  return () => {
    stop();
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * Returns the decision; null if there is none. A self-service device has no visitor to ask, so it declines (KIOSK-02, KIOSK-03). In the
 * preview of the editor, its simulator decides.
 */
export function readDecision(): ConsentDecision | null {
  if (isServer) return null;
  if (isPreview()) return simulatedVisitor().consent;
  return isSelfService() ? 'declined' : parseDecision(document.cookie);
}

/** Returns the decision; undefined until the page is taken over, because the server does not know it. */
export const useDecision = (): ConsentDecision | null | undefined => useSyncExternalStore(subscribe, readDecision, () => undefined);

export function storeDecision(decision: ConsentDecision): void {
  document.cookie = decisionCookie(decision, location.protocol === 'https:');
  isReopened = false;
  notify();
}

/** Tells whether a visitor decides here: in the preview of the editor, the decision would be that of the editor. */
export const canDecide = (): boolean => !isPreview();

/** Opens the banner again, to change the decision. */
export function reopenConsent(): void {
  isReopened = true;
  notify();
}

export const useReopened = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isReopened,
    () => false,
  );

/** The name of what this device stores about its proof. */
export const proofName = 'consent';

/** Tells whether the shop has not yet received the latest decision. What the preview of the editor simulates is none. */
export const hasUnsentProof = (): boolean => !isPreview() && readStorage('local', proofName, stored => toObject(stored).isUnsent === true);
