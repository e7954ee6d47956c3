/** The namespace of browser storage, so that two shops on one host do not share data (G-032). */
import { isServer } from '../rendering/isServer';

let configuredKey: string | null = null;

/** Sets the site key of the environment. It must be set before storage is used. */
export function setStorageNamespace(key: string | null): void {
  configuredKey = key;
}

/** Returns the configured key, else the host. */
const siteKey = (): string => configuredKey || (isServer ? '' : location.host);

/** Returns for example `asp.{siteKey}.cart.linz`. */
export const storageKey = (...names: string[]): string => ['asp', siteKey(), ...names].join('.');
