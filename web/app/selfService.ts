/** Makes this tab a self-service device when its URL has `?context=self-service` (G-097). */
import { toObject } from '../../schema/objects';
import { readStorageKey, writeContext, writeStorageKey } from './storage/browserStorage';

/** Applies to this tab until a URL contains `?context=default`. With `start`, each visit of a customer begins at this path. */
export function setSelfService(search: string, start?: string): void {
  const context = new URLSearchParams(search).get('context');
  if (context !== 'self-service' && context !== 'default') return;
  writeContext(context);
  document.cookie = `context=${context}; Path=/; SameSite=Lax`; // the server does not count the pages of such a device
  if (start !== undefined) writeDevice({ start, isResting: false });
}

interface DeviceState {
  /** The path at which each visit begins. */
  start: string;
  /** Nobody is here, so the screensaver is displayed. */
  isResting: boolean;
}

/** A part of the context of the tab, which outlasts each visit. */
const deviceKey = 'asp.context.device';

export const readDevice = (): DeviceState =>
  readStorageKey('session', deviceKey, stored => {
    const { start, isResting } = toObject(stored);
    return { start: typeof start === 'string' ? start : '/', isResting: isResting === true };
  });

export const writeDevice = (state: DeviceState): void => void writeStorageKey('session', deviceKey, state);
