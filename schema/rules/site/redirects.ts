/** Stored redirects (G-015): which paths may lead where. */
import type { Fault } from '../../fields/validation/validate';
import { isReserved, isUrl } from '../../fields/validation/formats';

interface Redirect {
  readonly path: string;
  readonly target: string;
}

/** How a path is kept: without slashes at its ends, without query or fragment. */
export const plainPath = (address: string): string => address.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '');

/** An address of this shop, `/karriere#lehre`; two slashes would begin another host. */
const isOwnAddress = (target: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(target);

// Old addresses may hold what new ones do not: capitals, umlauts, dots.
export const isOldPath = (path: string): boolean => /^[^\s/?#\\]+(?:\/[^\s/?#\\]+)*$/.test(path);

/** A path of its own, free for pages; a target of the shop or of the web that is not the path itself. */
export function redirectFaults({ path, target }: Redirect): Fault[] {
  const own = plainPath(path);
  if (!isOldPath(own)) return [{ path: ['path'], rule: 'noAddress' }];
  if (isReserved(own.toLowerCase())) return [{ path: ['path'], rule: 'reserved' }];
  if (!isOwnAddress(target) && !isUrl(target)) return [{ path: ['target'], rule: 'noTarget' }];
  return isOwnAddress(target) && plainPath(target) === own ? [{ path: ['target'], rule: 'leadsBack' }] : [];
}

/** Whether following the target through these redirects comes back to the path. */
export function leadsBack({ path, target }: Redirect, others: readonly Redirect[]): boolean {
  const targets = new Map(others.map(other => [other.path, other.target]));
  const seen = new Set<string>();
  for (let next: string | undefined = target; next !== undefined && isOwnAddress(next);) {
    const here = plainPath(next);
    if (here === path) return true;
    if (seen.has(here)) return false;
    seen.add(here);
    next = targets.get(here);
  }
  return false;
}
