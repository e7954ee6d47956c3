/** Stores responses with a limit, and finds them again. */
import { markOutdated } from '../../schema/site/renderedPage';

let isStopped = false;

/** Stores nothing from now on. A removed worker still answers the open pages, which delete its caches. */
export function stopStoring(): void {
  isStopped = true;
}

/** Stores a response; the oldest entries above the limit are removed. */
export async function store(cacheName: string, key: string, response: Response, maxEntries: number): Promise<void> {
  if (isStopped) return;
  const cache = await caches.open(cacheName);
  await cache.delete(key); // an entry that is stored again moves to the end
  await cache.put(key, response);
  if (isStopped) return void caches.delete(cacheName);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxEntries)).map(oldest => cache.delete(oldest)));
}

/** Pages and images vary by headers that are the same for every request of a browser, so they are ignored. */
export const find = async (cacheName: string, key: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(key, { ignoreVary: true });

/** Returns the age of a response in milliseconds; 0 without a date. */
export function ageOf({ headers }: Pick<Response, 'headers'>, now: number): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? 0 : Math.max(0, now - date);
}

/** Returns the stored response as the server marks outdated data: with its age. The time of the server is not that of the response. */
export function asOutdated(response: Response, now: number): Response {
  const headers = new Headers(response.headers);
  headers.set('age', String(Math.max(1, Math.round(ageOf(response, now) / 1_000))));
  headers.set('cache-control', 'no-store');
  headers.delete('date');
  return new Response(response.body, { status: response.status, headers });
}

/** Returns the stored page with a mark for the client, which cannot read the headers of its page. */
export const asOutdatedPage = async (response: Response): Promise<Response> =>
  new Response(markOutdated(await response.text()), { status: response.status, headers: response.headers });
