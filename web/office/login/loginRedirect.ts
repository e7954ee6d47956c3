/** Where signing in leads: to the page that was asked for, if it is one of ours. */

/** Leads on to the first page the viewer may open. */
export const firstPage = '/backend/dashboard';
export const loginPage = '/backend/login';

/** A path of this site and nothing else: no other host, no scheme, however it is spelled. */
export function nextAddress(next: string | null, origin: string): string {
  const url = next?.startsWith('/') ? parsed(next, origin) : null;
  const isOurs =
    url?.origin === origin && !url.pathname.startsWith('//') && url.pathname !== loginPage && url.pathname !== '/backend/logout';
  return isOurs ? url.pathname + url.search + url.hash : firstPage;
}

// URL.canParse and URL.parse are younger than the oldest browsers we serve.
function parsed(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}
