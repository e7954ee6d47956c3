/**
 * The service worker of the installed shop: opens it without a network, with the last menu. It stores public data only; orders, payments and
 * the back office never pass through its caches.
 */
import { buildCaches, outdatedCaches } from './cacheNames';
import { openPush, showPush } from './push';
import { requestKind } from './requestKind';
import { stopStoring } from './storage';
import { createAssetStrategy, createPageStrategies, image, query } from './strategies';
import type { WorkerScope } from './workerTypes';

declare const self: WorkerScope;

/** Set by the build: its name and the files that the shop needs. */
declare const __BUILD__: { readonly name: string; readonly files: readonly string[] };

const { name: build, files } = __BUILD__;
const { storePage, ...pages } = createPageStrategies(build);
const strategies = { ...pages, query, image, asset: createAssetStrategy(build) };

self.addEventListener('install', event => event.waitUntil(precache()));

self.addEventListener('activate', event => event.waitUntil(takeOver()));

self.addEventListener('fetch', event => {
  const kind = requestKind(event.request, self.location.origin);
  if (kind !== 'none') event.respondWith(strategies[kind](event));
});

self.addEventListener('push', event => event.waitUntil(showPush(self, event)));

self.addEventListener('notificationclick', event => event.waitUntil(openPush(self, event)));

self.addEventListener('message', event => {
  const { type, url } = (event.data ?? {}) as { type?: unknown; url?: unknown };
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'STOP_STORING') stopStoring();
  if (
    type === 'STORE_PAGE' &&
    typeof url === 'string' &&
    requestKind({ method: 'GET', mode: 'navigate', url }, self.location.origin) === 'page'
  )
    event.waitUntil(storePage(url).catch(() => {}));
});

/** Loads the files of this build. Unchanged ones come from the browser's cache. */
async function precache(): Promise<void> {
  const cache = await caches.open(buildCaches(build).files);
  await cache.addAll([...files]);
}

/** Serves the open pages from now on. They have the files of their own build, or load them from the server, which keeps the last build. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(outdatedCaches(names, build).map(name => caches.delete(name)));
  await self.clients.claim();
}
