import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { createResponseCache } from './responseCache';
import { readsOnlyPublicData } from './cacheableQuery';
import { waitFor, nextEvent, useTestApp, useAppInstance } from '../../testing/app/testApp';
import { sell } from '../../testing/data/sell';
import { countStatements } from '../../testing/app/statements';

const app = useTestApp();
const secondApp = useAppInstance();

const list = '{ products(limit: 100) { total items { id name } } }';
const statementsFor = (target: typeof app, query: string, token?: 'ROLE_ADMIN') =>
  countStatements(target, () => target.graphql(token, query));

/** Sends a GET request and returns the raw response. */
function rawGet(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }> {
  return new Promise(done => {
    const requestHeaders = { 'apollo-require-preflight': 'yes', accept: 'application/json', ...headers };
    request(`${app.url}${path}`, { headers: requestHeaders }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) }));
    }).end();
  });
}

test('answers a repeated query without a statement until something changes', async () => {
  await app.make('product', { name: 'Semmel' });
  await nextEvent(app);
  await statementsFor(app, list);
  expect(await statementsFor(app, list)).toBe(0);
  await sell(app.make, await app.make('product', { name: 'Zopf' }));
  const { data } = await app.graphql(undefined, list);
  expect(data.products.items.map(({ name }: { name: string }) => name)).toContain('Zopf');
});

test('invalidates the cache of other instances', async () => {
  const id = await app.make('product', { name: 'alt' });
  await sell(app.make, id);
  const query = `{ product(id: "${id}") { name } }`;
  expect((await secondApp.graphql(undefined, query)).data.product.name).toBe('alt');
  await app.rest('ROLE_ADMIN', 'PUT', `/products/${id}`, { name: 'neu' });
  await waitFor(async () => (await secondApp.graphql(undefined, query)).data.product.name === 'neu');
});

test('invalidates cached settings', async () => {
  await app.graphql(undefined, '{ config { shopName } }');
  await app.rest('ROLE_ADMIN', 'POST', '/config', { shopName: 'Zur Semmel' });
  expect((await app.graphql(undefined, '{ config { shopName } }')).data.config.shopName).toBe('Zur Semmel');
});

test('neither uses nor fills the cache for authenticated requests', async () => {
  const id = await app.make('product', { isEnabled: false });
  const query = `{ product(id: "${id}") { id } }`;
  expect((await app.graphql('ROLE_ADMIN', query)).data.product).toEqual({ id });
  expect((await app.graphql(undefined, query)).errors?.[0].extensions.code).toBe('NOT_FOUND');
  expect((await app.graphql('ROLE_ADMIN', query)).data.product).toEqual({ id });
  expect(await statementsFor(app, list, 'ROLE_ADMIN')).toBeGreaterThan(0);
  const statementCount = await countStatements(app, () =>
    rawGet(`/graphql?query=${encodeURIComponent(list)}`, { cookie: 'session=somebody' }),
  );
  expect(statementCount).toBeGreaterThan(0);
});

test('does not cache errors', async () => {
  const query = '{ branch(id: "morgen") { identifier } }';
  expect((await app.graphql(undefined, query)).errors?.[0].extensions.code).toBe('NOT_FOUND');
  await app.make('branch', { identifier: 'morgen' });
  expect((await app.graphql(undefined, query)).data.branch).toEqual({ identifier: 'morgen' });
});

test('compresses as accepted and returns 304 for a matching ETag', async () => {
  const products = await Promise.all(Array.from({ length: 30 }, (_, n) => app.make('product', { name: `Gebäck ${n}` })));
  await sell(app.make, ...products);
  await nextEvent(app);
  const path = `/graphql?query=${encodeURIComponent(list)}`;
  const { bytes, headers } = await rawGet(path);
  const [br, gzip] = [await rawGet(path, { 'accept-encoding': 'gzip, br' }), await rawGet(path, { 'accept-encoding': 'gzip' })];
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.bytes).equals(bytes)).toBe(true);
  expect(gunzipSync(gzip.bytes).equals(bytes)).toBe(true);
  expect(br.bytes.length).toBeLessThan(bytes.length / 2);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('Cookie') });

  const notModified = await rawGet(path, { 'if-none-match': String(headers.etag) });
  expect([notModified.status, notModified.bytes.length]).toEqual([304, 0]);
  await sell(app.make, await app.make('product'));
  expect((await rawGet(path, { 'if-none-match': String(headers.etag) })).status).toBe(200);
});

test.each([
  ['{ products { total } config { shopName } }', true],
  ['query A($id: ID!) { branch(id: $id) { menus { name } } }', true],
  ['{ products { total } me { id } }', false],
  ['{ users { total } }', false],
  ['{ orderPublic(uid: "1", hash: "2") { status } }', false],
  ['mutation { logout }', false],
  ['subscription { catalogueChanged }', false],
  ['query A { products { total } } query B { config { shopName } }', false],
  ['{ ...F } fragment F on Query { me { id } }', false],
  ['{ products {', false],
])('%s is cacheable: %s', (query, isCacheable) => {
  expect(readsOnlyPublicData(query)).toBe(isCacheable);
});

const now = () => new Date('2026-11-16T07:00:00Z');
const dataResponse = (text: string) => ({ status: 200, headers: {}, text: `{"data":"${text}"}` });

test('does not store a response that was loading during an invalidation', async () => {
  const cache = createResponseCache({ now });
  let finish = (_text: string): void => {};
  const slow = cache.get('menu', () => new Promise(done => (finish = text => done(dataResponse(text)))));
  cache.invalidate();
  const fresh = cache.get('menu', async () => dataResponse('new'));
  finish('old');
  expect([(await slow).text, (await fresh).text]).toEqual([dataResponse('old').text, dataResponse('new').text]);
  expect((await cache.get('menu', async () => dataResponse('newer'))).text).toBe(dataResponse('new').text);
});

test('caches nothing while disconnected from events', async () => {
  const cache = createResponseCache({ now });
  await cache.get('menu', async () => dataResponse('old'));
  cache.setConnected(false);
  expect((await cache.get('menu', async () => dataResponse('one'))).text).toBe(dataResponse('one').text);
  expect((await cache.get('menu', async () => dataResponse('two'))).text).toBe(dataResponse('two').text);
  cache.setConnected(true);
  await cache.get('menu', async () => dataResponse('three'));
  expect((await cache.get('menu', async () => dataResponse('four'))).text).toBe(dataResponse('three').text);
});

test('returns no response from the moment until which it is valid', async () => {
  let at = new Date('2026-11-16T07:00:00Z');
  const cache = createResponseCache({ now: () => at });
  const load = jest.fn(async () => ({ ...dataResponse('menu'), validUntil: new Date('2026-11-16T08:00:00Z') }));
  await cache.get('menu', load);
  at = new Date('2026-11-16T07:59:59.999Z');
  expect(await cache.find('menu')).toBeDefined();
  at = new Date('2026-11-16T08:00:00Z');
  expect(cache.find('menu')).toBeUndefined();
  await cache.get('menu', load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('removes the oldest entry above the limit', async () => {
  const cache = createResponseCache({ now, maxEntries: 2, maxBytes: 1_000 });
  const load = jest.fn(async () => dataResponse('x'));
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await cache.get(key, load);
  expect(load).toHaveBeenCalledTimes(4);
});

test('loads again after a failure', async () => {
  const cache = createResponseCache({ now });
  await expect(cache.get('menu', () => Promise.reject(new Error('no flour')))).rejects.toThrow('no flour');
  expect((await cache.get('menu', async () => dataResponse('bread'))).text).toBe(dataResponse('bread').text);
});
