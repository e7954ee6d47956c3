/** Google's tag manager with its consent mode: everything is denied until the visitor agrees (G-088). */
import type { ConsentPurpose } from '../../../../schema/site/consent';
import { loadScript } from './loadScript';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** What each purpose permits. */
const storages: Readonly<Record<ConsentPurpose, readonly string[]>> = {
  statistics: ['analytics_storage', 'functionality_storage', 'security_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization', 'functionality_storage', 'security_storage'],
};

const stateOf = (purposes: readonly ConsentPurpose[]): Record<string, string> => {
  const allowed = purposes.flatMap(purpose => storages[purpose]);
  const names = Object.values(storages).flat();
  return Object.fromEntries(names.map(name => [name, allowed.includes(name) ? 'granted' : 'denied']));
};

export function startTagManager(id: string, purposes: readonly ConsentPurpose[]): void {
  if (!window.dataLayer) {
    window.dataLayer = [];
    tag('consent', 'default', stateOf([]));
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  }
  tag('consent', 'update', stateOf(purposes));
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

function tag(..._call: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- the tag manager recognizes a call by the type of this object
  window.dataLayer?.push(arguments);
}
