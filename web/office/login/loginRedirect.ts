/** Finds the page to open after a login: the requested one, if it is a page of this site. */
import { loginPath } from '../../../schema/site/paths';

/** Redirects to the first page that the viewer can open. */
export const startPath = '/backend/dashboard';

/** Accepts only a path of this origin. Rejects other hosts and schemes in every spelling. */
export function loginRedirectPath(next: string | null, origin: string): string {
  const url = next?.startsWith('/') ? parseUrl(next, origin) : null;
  const isAllowed =
    url?.origin === origin && !url.pathname.startsWith('//') && url.pathname !== loginPath && url.pathname !== '/backend/logout';
  return isAllowed ? url.pathname + url.search + url.hash : startPath;
}

// The oldest supported browsers have neither URL.canParse nor URL.parse.
function parseUrl(path: string, origin: string): URL | null {
  try {
    return new URL(path, origin);
  } catch {
    return null;
  }
}
