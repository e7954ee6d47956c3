import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveClient } from '../client/serveClient';
import { startFaultyProxy, type FaultyProxy } from '../../testing/fakes/faultyProxy';
import { nextEvent, useAppInstance, useTestApp, waitFor } from '../../testing/app/testApp';
import { sell } from '../../testing/data/sell';
import { useTestShop } from '../../testing/data/shop';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Bestellung</title></head><div id="root"></div>');
const start = new Date('2026-11-16T07:00:00Z');
let time = start;
let proxy: FaultyProxy;

const app = useTestApp();
// The limits are those of production: an order is rejected within three seconds. A busy machine takes longer, but less than the connection timeout.
const proxiedApp = useAppInstance({
  now: () => time,
  replaceDatabaseUrl: async url => (proxy = await startFaultyProxy(url)).url,
  createClientHandler: (_http, renderer) => serveClient(folder, renderer),
});
const shop = useTestShop(app);
afterAll(async () => {
  await proxy.stop();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  age: number | undefined;
  retryAfter: string | null;
  cacheControl: string | null;
  text: string;
  duration: number;
}

async function send(path: string, { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {}): Promise<Answer> {
  const sentAt = performance.now();
  const accept = path.startsWith('/api') || path.startsWith('/graphql') ? 'application/json' : 'text/html';
  const response = await fetch(proxiedApp.url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept, 'content-type': 'application/json', ...headers },
  });
  const text = await response.text();
  const age = response.headers.get('age');
  return {
    status: response.status,
    age: age === null ? undefined : Number(age),
    retryAfter: response.headers.get('retry-after'),
    cacheControl: response.headers.get('cache-control'),
    text,
    duration: performance.now() - sentAt,
  };
}

const menu = '/graphql?query=' + encodeURIComponent('{ products { items { name } } branch(id: "markt") { name } }');
const preflight = { 'apollo-require-preflight': 'yes' };

/** Requests every kind of public response. */
const getPublic = (): Promise<Answer[]> =>
  Promise.all([
    send(menu, { headers: preflight }),
    send('/graphql', { body: { query: '{ config { shopName } }' } }),
    send('/api/init'),
    send('/store/markt'),
    send('/sitemap.xml'),
    send('/api/products?limit=100&sort=name'),
    send(`/api/branches/${shop.branch}/menus`),
    send('/api/config'),
  ]);

const isFresh = ({ status, age }: Answer): boolean => status === 200 && age === undefined;
const isStale = ({ status, age }: Answer): boolean => status === 200 && age !== undefined;
const textsOf = (answers: readonly Answer[]): string[] => answers.map(({ text }) => text);

const orderBody = () => ({ body: shop.orderInput(), headers: { 'idempotency-key': randomUUID() } });

/** Sends requests that need the database: orders, changes, logins and private reads. */
const sendPrivate = (): Promise<Answer[]> =>
  Promise.all([
    send('/api/orders', orderBody()),
    send('/graphql', { body: { query: 'mutation { login(name: "anna", password: "butterkipferl") { id } }' } }),
    send('/api/orders', { headers: { authorization: 'ROLE_ADMIN' } }),
    send('/api/orders/public/unbekannt/unbekannt'),
    send('/api/products?limit=100&sort=name', { headers: { cookie: 'session=unbekannt' } }),
    send('/api/products?limit=100&sort=name', { headers: { authorization: 'ROLE_ADMIN' } }),
    send('/api/config', { headers: { 'x-api-key': 'unbekannt' } }),
  ]);

function expectRejected(answers: readonly Answer[]): void {
  for (const { status, retryAfter, cacheControl, text, duration } of answers) {
    expect([status, retryAfter, cacheControl]).toEqual([503, '5', 'no-store']);
    expect(text).toContain('Dieser Dienst ist gerade nicht erreichbar.');
    expect(duration).toBeLessThan(5_000); // the connection timeout, which would end them otherwise
  }
}

const failures = [
  ['hangs', () => proxy.hang()],
  ['is down', () => proxy.cut()],
] as const;

beforeEach(async () => {
  time = start;
  await nextEvent(proxiedApp);
  await getPublic();
  expect((await getPublic()).every(isFresh)).toBe(true);
});
afterEach(async () => {
  proxy.repair();
  await waitFor(async () => (await getPublic()).every(isFresh));
});

test.each(failures)(
  'serves stored public responses and rejects all others within three seconds while the database %s',
  async (_name, fail) => {
    const before = await getPublic();
    fail();
    expectRejected(await sendPrivate());
    await waitFor(async () => (await getPublic()).every(isStale));
    const stale = await getPublic();
    expect(textsOf(stale)).toEqual(textsOf(before));
    expect(stale.every(({ cacheControl }) => cacheControl === 'no-store')).toBe(true);
    expectRejected(await sendPrivate());
    expect((await send('/readyz')).status).toBe(503);
    expect((await send('/healthz')).status).toBe(200);

    proxy.repair();
    await waitFor(async () => (await getPublic()).every(isFresh));
    expect((await send('/api/orders', orderBody())).status).toBe(201);
    expect((await send('/readyz')).status).toBe(200);
  },
);

test.each(failures)('serves stored responses for at most ten minutes while the database %s', async (_name, fail) => {
  fail();
  await waitFor(async () => (await getPublic()).every(isStale));
  time = new Date(start.getTime() + 10 * 60_000);
  expect((await getPublic()).map(({ age }) => age)).toEqual(Array(8).fill(600));
  time = new Date(time.getTime() + 1_000);
  const [query, settings, init, page, ...others] = await getPublic();
  expectRejected([query!, settings!, init!, ...others]);
  // The client shows the error in the empty page.
  expect(page).toMatchObject({ status: 503, retryAfter: '5', cacheControl: 'no-store', text: expect.stringContaining('<div id="root">') });
});

test.each([
  ['of a path that may be a redirect', '/ueber-uns', {}],
  ['of a self-service device', '/store/markt', { cookie: 'context=self-service' }],
])('serves the page %s', async (_name, path, headers) => {
  await app.make('site', { path: path.slice(1).replace('/', '-'), title: 'Über uns' });
  await nextEvent(proxiedApp);
  expect(isFresh(await send(path, { headers }))).toBe(true);
  proxy.hang();
  await waitFor(async () => isStale(await send(path, { headers })));
});

const sellProduct = async (name: string): Promise<void> => sell(app.make, await app.make('product', { name }));

test('serves an outdated response only while the database is unavailable', async () => {
  await sellProduct('Mohnflesserl');
  await nextEvent(proxiedApp);
  expect((await send(menu, { headers: preflight })).text).toContain('Mohnflesserl');
  await sellProduct('Nussbeugel');
  await nextEvent(proxiedApp);
  proxy.hang();
  const stale = await send(menu, { headers: preflight });
  expect(stale.text).toContain('Mohnflesserl');
  expect(stale.text).not.toContain('Nussbeugel');
  expect(isStale(stale)).toBe(true);
  proxy.repair();
  await waitFor(async () => (await send(menu, { headers: preflight })).text.includes('Nussbeugel'));
});

test('creates the order of a repeated request once, and stores a rejected one completely or not at all', async () => {
  const order = orderBody();
  const countOrders = async (): Promise<object[]> =>
    app.app.services.database.query(
      `select count(*)::int as orders, (select count(*)::int from order_log where "orderId" in (select id from "order")) as logs from "order"`,
    );
  const [before] = await countOrders();
  const pending = send('/api/orders', order);
  proxy.hang();
  expect((await pending).duration).toBeLessThan(5_000);
  proxy.repair();
  await waitFor(async () => (await send('/api/orders', order)).status === 201);
  expect((await send('/api/orders', order)).status).toBe(201);
  const [after] = await countOrders();
  expect(after).toEqual(Object.fromEntries(Object.entries(before!).map(([name, count]) => [name, Number(count) + 1])));
});

test('marks no response while the database is slow, and places orders', async () => {
  proxy.delay(100);
  await sellProduct('Salzstangerl');
  await waitFor(async () => (await send(menu, { headers: preflight })).text.includes('Salzstangerl'));
  expect((await getPublic()).every(isFresh)).toBe(true);
  expect((await send('/api/orders', orderBody())).status).toBe(201);
});
