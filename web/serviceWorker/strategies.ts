/** How the worker answers each kind of request. */
import { buildCaches, imageCache, queryCache } from './cacheNames';
import { isStorable } from './requestKind';
import { ageOf, asOutdated, asOutdatedPage, find, store } from './storage';
import type { FetchEvent } from './workerTypes';

const day = 24 * 60 * 60_000;

/** The most entries of each cache. */
const limits = { pages: 40, queries: 80, images: 200, files: 400 };
const maxImageAge = 30 * day;

/** Milliseconds after which a stored page is shown although the network may still answer. */
const pageTimeout = 3_000;

/** The page without content, in which the client renders every path. */
const shellUrl = '/build/index.html';

/** The key of a page: the division changes its content, other parameters do not. */
export function pageKey(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const division = searchParams.get('division');
  return pathname + (division === null ? '' : `?division=${encodeURIComponent(division)}`);
}

/** The key of the page of all orders. Their addresses are secret. */
const orderKey = '/build/order.html';

/** Tells whether the response is a page. That of the orders must not be stored under its address, and its header says so. */
const isPage = ({ ok, redirected }: Response): boolean => ok && !redirected;

/** Answers requests for pages. */
export function createPageStrategies(build: string) {
  const { files, pages } = buildCaches(build);

  async function shell(): Promise<Response> {
    return (await find(files, shellUrl)) ?? Response.error();
  }

  return {
    /** Network first; after three seconds or without a network the last copy of the page, then the shell. */
    async page(event: FetchEvent): Promise<Response> {
      const key = pageKey(event.request.url);
      const network = fetch(event.request);
      storeLater(event, network, response => store(pages, key, response, limits.pages));
      const inTime = await firstWithin(network, pageTimeout);
      const stored = inTime ? undefined : await find(pages, key);
      return inTime ?? (stored && asOutdatedPage(stored)) ?? orElse(network, shell);
    },

    /** The same page for all orders, which the server renders without them. The client shows that it cannot load the order. */
    async order(event: FetchEvent): Promise<Response> {
      const network = fetch(event.request);
      storeLater(event, network, response => store(pages, orderKey, response, limits.pages), isPage);
      return orElse(network, async () => {
        const stored = await find(pages, orderKey);
        return stored ? asOutdatedPage(stored) : shell();
      });
    },

    /** Stores a page that was opened before the worker started. */
    async storePage(url: string): Promise<void> {
      const response = await fetch(url, { headers: { accept: 'text/html' } });
      if (isStorable(response)) await store(pages, pageKey(url), response, limits.pages);
    },
  };
}

/** A public query without a network gets the last response. */
export async function query(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const network = fetch(event.request);
  storeLater(event, network, response => store(queryCache, url, response, limits.queries));
  return orElse(network, async () => {
    const stored = await find(queryCache, url);
    return stored ? asOutdated(stored, Date.now()) : Response.error();
  });
}

export async function image(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const stored = await find(imageCache, url);
  if (stored && ageOf(stored, Date.now()) < maxImageAge) return stored;
  const network = fetch(event.request);
  storeLater(event, network, response => store(imageCache, url, response, limits.images));
  return network;
}

/** A file with a hash in its name never changes. */
export const createAssetStrategy = (build: string) =>
  async function asset(event: FetchEvent): Promise<Response> {
    const { files } = buildCaches(build);
    const { pathname } = new URL(event.request.url);
    const stored = await find(files, pathname);
    if (stored) return stored;
    const network = fetch(event.request);
    storeLater(event, network, response => store(files, pathname, response, limits.files));
    return network;
  };

/** Stores a copy of the response beside the answer, if the server permits it. A full disk or a lost network changes nothing. */
function storeLater(
  event: FetchEvent,
  network: Promise<Response>,
  save: (response: Response) => Promise<void>,
  canStore: (response: Response) => boolean = isStorable,
): void {
  const saved = network.then(response => (canStore(response) ? save(response.clone()) : undefined));
  event.waitUntil(saved.catch(() => {}));
}

const orElse = (network: Promise<Response>, fallback: () => Promise<Response>): Promise<Response> => network.catch(fallback);

/** Returns the response if it arrives in time; undefined when there is no network. */
const firstWithin = (network: Promise<Response>, milliseconds: number): Promise<Response | undefined> =>
  Promise.race([network.catch(() => undefined), new Promise<undefined>(done => setTimeout(done, milliseconds))]);
