/** The name under which this shop keeps things in the browser, so that two shops on one host do not mix (G-032). */

/** Set when the client is built; else the host. */
export const siteKey = (): string => process.env.VITE_SITE_KEY || location.host;

/** `asp.{siteKey}.cart.linz` */
export const storageKey = (...names: string[]): string => ['asp', siteKey(), ...names].join('.');
