/** Makes this tab a self-service device when its URL has `?context=self-service` (G-097). */
import { toObject } from '../../schema/objects';
import { isServer } from './rendering/isServer';
import { isSelfService, readStorageKey, writeContext, writeStorageKey } from './storage/browserStorage';

/** Applies to this tab until a URL contains `?context=default`. With `start`, each visit of a customer begins at this path. */
export function setSelfService(search: string, start?: string): void {
  const context = new URLSearchParams(search).get('context');
  if (context === 'self-service' || context === 'default') {
    writeContext(context);
    if (start !== undefined) writeDevice({ start, isResting: false });
  }
  writeContextCookie();
}

/**
 * Tells the server with a cookie whether this tab is a self-service device, whose pages it does not count. The context belongs to a tab and
 * the cookie to the browser, so each tab writes it before it sends what depends on it.
 */
export function writeContextCookie(): void {
  if (!isServer) document.cookie = `context=self-service; Path=/; SameSite=Lax${isSelfService() ? '' : '; Max-Age=0'}`;
}

/** An event `end` asks the device to end the visit, which the shop cannot do itself. */
export const visit = new EventTarget();

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
