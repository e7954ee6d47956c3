/** Where signing in leads: to the page that was asked for, if it is one of ours. */

/** Leads on to the first page the viewer may open. */
export const firstPage = '/backend/dashboard';
export const loginPage = '/backend/login';

/** A path of this site and nothing else: no other host, no scheme, however it is spelled. */
export function nextAddress(next: string | null, origin: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return firstPage;
  const url = new URL(next, origin);
  const isOurs =
    url.origin === origin && !url.pathname.startsWith('//') && url.pathname !== loginPage && url.pathname !== '/backend/logout';
  return isOurs ? url.pathname + url.search + url.hash : firstPage;
}
