/** Decides what the worker does with a request. Personal data never passes through it: pages contain none, the client loads them. */

/** `order`: the page of an order, stored without its address. `none`: the worker does not interfere. */
type RequestKind = 'page' | 'order' | 'query' | 'asset' | 'image' | 'none';

interface RequestFacts {
  readonly method: string;
  readonly url: string;
  /** `navigate` when the browser opens a page. */
  readonly mode: string;
}

/** Pages of orders. Their addresses are secret. */
const orderPages = /^\/status\//i;

/** Paths of the server that are no pages of the shop, and drafts, which are shown only as they are now. */
const otherPaths =
  /^\/(backend|draft|frontdesk|backoffice|time-tracking|scene|signage|api|graphql|order-form|custom|fonts|image|upload|build|health|healthz|readyz|metrics)([/?]|$)/i;

export function requestKind({ method, url, mode }: RequestFacts, origin: string): RequestKind {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (requestOrigin !== origin) return 'none';
  if (method !== 'GET') return 'none';
  if (mode === 'navigate') return pageKind(pathname);
  if (pathname === '/graphql') return 'query';
  if (pathname.startsWith('/build/assets/') || pathname.startsWith('/build/icons/')) return 'asset';
  return pathname.startsWith('/image/') ? 'image' : 'none';
}

function pageKind(pathname: string): RequestKind {
  if (otherPaths.test(pathname) || /\.[a-z]+$/i.test(pathname)) return 'none';
  return orderPages.test(pathname) ? 'order' : 'page';
}

/** Tells whether the server permits to store the response: public data are answered without `no-store`. */
export const isStorable = ({ ok, redirected, headers }: Pick<Response, 'ok' | 'redirected' | 'headers'>): boolean =>
  ok && !redirected && !/no-store|private/i.test(headers.get('cache-control') ?? 'no-store');
