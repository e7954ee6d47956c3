/** Validates redirects (G-015). */
import type { Issue } from '../../fields/validation/validate';
import { isReservedPath, isUrl } from '../../fields/validation/formats';

interface Redirect {
  readonly path: string;
  readonly target: string;
}

/** Returns a path as it is stored: without slashes at the ends, query and fragment. */
export const normalizePath = (url: string): string => url.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '');

/** Accepts a path of this shop, `/karriere#lehre`; two slashes would begin another host. */
const isShopPath = (target: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(target);

// Old paths may contain characters that new ones may not: capitals, umlauts, dots.
export const isRedirectPath = (path: string): boolean => /^[^\s/?#\\]+(?:\/[^\s/?#\\]+)*$/.test(path);

/** Validates a redirect: the path must not be reserved; the target is another path of the shop or a URL. */
export function validateRedirect({ path, target }: Redirect): Issue[] {
  const ownPath = normalizePath(path);
  if (!isRedirectPath(ownPath)) return [{ path: ['path'], rule: 'invalidAddress' }];
  if (isReservedPath(ownPath.toLowerCase())) return [{ path: ['path'], rule: 'reserved' }];
  if (!isShopPath(target) && !isUrl(target)) return [{ path: ['target'], rule: 'invalidTarget' }];
  return isShopPath(target) && normalizePath(target) === ownPath ? [{ path: ['target'], rule: 'redirectLoop' }] : [];
}

/** Tells whether these redirects return from the target to the path. */
export function isRedirectLoop({ path, target }: Redirect, others: readonly Redirect[]): boolean {
  const targets = new Map(others.map(other => [other.path, other.target]));
  const visited = new Set<string>();
  for (let next: string | undefined = target; next !== undefined && isShopPath(next);) {
    const currentPath = normalizePath(next);
    if (currentPath === path) return true;
    if (visited.has(currentPath)) return false;
    visited.add(currentPath);
    next = targets.get(currentPath);
  }
  return false;
}
