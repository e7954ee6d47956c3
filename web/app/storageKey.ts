/** The name under which this shop keeps things in the browser, so that two shops on one host do not mix (G-032). */

let given: string | null = null;

/** What the environment of the house calls the site; said before anything is kept, and always the same. */
export function nameSite(key: string | null): void {
  given = key;
}

/** As the environment says, else the host. */
const siteKey = (): string => given || location.host;

/** `asp.{siteKey}.cart.linz` */
export const storageKey = (...names: string[]): string => ['asp', siteKey(), ...names].join('.');
