import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveClient } from '../../../../platform/client/serveClient';
import { nextEvent, useTestApp, type Token } from '../../../../testing/app/testApp';
import type { Json } from '../../../../testing/app/json';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Bestellung</title></head><div id="root"></div>');
afterAll(() => rmSync(folder, { recursive: true }));

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const app = useTestApp({
  now: () => clock.now,
  proxies: 1,
  publicUrl: 'https://shop.example',
  createClientHandler: (_http, renderer) => serveClient(folder, renderer),
});
const query = (sql: string): Promise<Json[]> => app.contextFor().db.query(sql);

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1';
const visitors = {
  anna: { 'user-agent': windows, 'x-forwarded-for': '198.51.1.7', 'accept-language': 'de' },
  bert: { 'user-agent': iphone, 'x-forwarded-for': '198.51.2.7', 'accept-language': 'de' },
};
type Visitor = keyof typeof visitors;

async function open(visitor: Visitor, at: string, path: string, referer?: string): Promise<void> {
  clock.now = new Date(at);
  const headers = { ...visitors[visitor], 'sec-fetch-dest': 'document', ...(referer && { referer }) };
  expect((await fetch(app.url + path, { headers })).status).toBe(200);
}
async function send(visitor: Visitor, at: string, event: object): Promise<void> {
  clock.now = new Date(at);
  expect((await app.rest(undefined, 'POST', '/analytics-log', event, visitors[visitor])).status).toBe(200);
}
const navigate = (visitor: Visitor, at: string, path: string) => send(visitor, at, { type: 'page-view', action: 'navigate', path });
const act = (visitor: Visitor, at: string, action: string, fields: object = {}) => send(visitor, at, { type: 'event', action, ...fields });
const describeDevice = (visitor: Visitor, at: string, data: object) => send(visitor, at, { type: 'device-info', action: 'start', data });

let branch: string;
let other: string;

beforeAll(async () => {
  branch = await app.make('branch', { identifier: 'markt', name: 'Marktplatz', isPublic: true });
  other = await app.make('branch', { identifier: 'bahnhof', name: 'Bahnhof', isPublic: true });
  await app.make('product', { uid: 'kipferl', name: 'Butterkipferl' });
  await nextEvent(app);
  const cart = { category: 'commerce', name: 'Butterkipferl', path: '/store/markt/kipferl' };
  // A morning in the store at the market, with a gap of exactly half an hour, and one that is a millisecond shorter.
  await open('anna', '2026-11-09T07:00:00Z', '/', 'https://www.news.example/bakery');
  await send('anna', '2026-11-09T07:00:01Z', { type: 'page-view', action: 'load', path: '/' });
  await describeDevice('anna', '2026-11-09T07:00:02Z', { screenWidth: 1920, screenHeight: 1080, pixelRatio: 1.1, isDark: false });
  await navigate('anna', '2026-11-09T07:04:00Z', '/store/markt');
  await act('anna', '2026-11-09T07:05:00Z', 'view_item', cart);
  await act('anna', '2026-11-09T07:10:00Z', 'add_to_cart', cart);
  await navigate('anna', '2026-11-09T07:40:00Z', '/store/markt/kipferl');
  await act('anna', '2026-11-09T08:09:59.999Z', 'add_to_cart', cart);
  // After midnight in Vienna, which is another day than in UTC.
  await open('bert', '2026-11-09T23:30:00Z', '/store/bahnhof?utm_source=plakat');
  await describeDevice('bert', '2026-11-09T23:30:30Z', { screenWidth: 390, screenHeight: 844, pixelRatio: 3, isDark: true });
  await navigate('bert', '2026-11-09T23:35:00Z', '/store/bahnhof');
  await open('anna', '2026-11-10T11:15:00Z', '/store/markt');
  // Orders that were not possible, and a client that calls its event so.
  app.app.services.analytics.record({ at: clock.now, type: 'lost-demand', action: 'slot_full', category: 'takeaway', branch });
  await send('anna', '2026-11-11T11:15:00Z', { type: 'lost-demand', action: 'slot_full', path: '/store/markt' });
  await app.app.services.analytics.flush();
  clock.now = new Date('2026-11-16T07:00:00Z');
});

const week = 'from=2026-11-09&to=2026-11-15';
const get = (token: Token | undefined, path: string) => app.rest(token, 'GET', `/statistics/${path}`);
const read = async (path: string, token: Token = 'ROLE_ADMIN') => (await get(token, path)).body.data;

/** The events of the week in order, without those that no visitor caused. */
const stored = () =>
  query(`select *, to_char("createdAt" at time zone 'Europe/Vienna', 'YYYY-MM-DD') as day from "analyticsEvent"
    where type <> 'lost-demand' and "createdAt" between '2026-11-08T23:00Z' and '2026-11-15T23:00Z' order by "createdAt"`);

/** Splits the events into sessions, one visitor after the other. */
async function sessions(): Promise<Json[][]> {
  const found: Json[][] = [];
  for (const event of await stored()) {
    const own = found.filter(([first]) => first.visitor === event.visitor).at(-1);
    const isNew = !own || event.createdAt - own.at(-1).createdAt >= 30 * 60_000;
    if (isNew) found.push([event]);
    else own.push(event);
  }
  return found;
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[JSON.stringify(keyOf(item))] = (counts[JSON.stringify(keyOf(item))] ?? 0) + 1;
  return counts;
}
const asCounts = (items: Json[], keyOf: (item: Json) => unknown, field = 'count') =>
  Object.fromEntries(items.map(item => [JSON.stringify(keyOf(item)), item[field]]));

test('counts page views and visitors by day of the shop', async () => {
  const views = (await stored()).filter(({ isView }) => isView);
  const pageViews = await read(`page-views?${week}`);
  expect(pageViews).toMatchObject({ from: '2026-11-09', to: '2026-11-15', total: views.length });
  expect(pageViews.items.map(({ value }: { value: number }) => value)).toEqual([3, 3, 0, 0, 0, 0, 0]);
  const uniqueVisitors = await read(`unique-visitors?${week}`);
  expect(uniqueVisitors.items.map(({ value }: { value: number }) => value)).toEqual([1, 2, 0, 0, 0, 0, 0]);
  expect(uniqueVisitors.items[1].date).toBe('2026-11-10');
  const [{ count }] = await query(`select count(distinct visitor)::int from "analyticsEvent" where type <> 'lost-demand'`);
  expect(uniqueVisitors.total).toBe(count);
});

test('counts a visitor once a day, also when the items are hours', async () => {
  const { total, items } = await read('unique-visitors?from=2026-11-09&to=2026-11-09');
  expect([total, items.length]).toEqual([1, 24]);
  expect(items.slice(8, 11)).toEqual([
    { date: '2026-11-09T08:00:00+01:00', value: 1 },
    { date: '2026-11-09T09:00:00+01:00', value: 1 },
    { date: '2026-11-09T10:00:00+01:00', value: 0 },
  ]);
});

test('ranks the pages with what they show', async () => {
  expect(await read(`pages?${week}`)).toMatchObject({
    total: 6,
    items: [
      { path: '/store/bahnhof', title: 'Bahnhof', views: 2, visitors: 1 },
      { path: '/store/markt', title: 'Marktplatz', views: 2, visitors: 2 },
      { path: '/', title: 'Startseite', views: 1, visitors: 1 },
      { path: '/store/markt/kipferl', title: 'Butterkipferl, Marktplatz', views: 1, visitors: 1 },
    ],
  });
});

test('counts events, of which page views, devices and lost orders are none', async () => {
  const events = (await stored()).filter(({ type }) => type === 'event');
  const { total, items } = await read(`events?${week}`);
  expect(total).toBe(events.length);
  expect(items).toEqual([
    { category: 'commerce', action: 'add_to_cart', name: 'Butterkipferl', count: 2 },
    { category: 'commerce', action: 'view_item', name: 'Butterkipferl', count: 1 },
  ]);
});

test('links what followed on what within less than half an hour', async () => {
  const steps = (await sessions()).map(session =>
    session.filter(({ isView, type }) => isView || type === 'event').map(({ isView, path, action }) => (isView ? path : action)),
  );
  const links = steps.flatMap(names => names.slice(1).map((to, index) => ({ from: names[index], to })));
  const { total, items } = await read(`event-flow?${week}`);
  expect(asCounts(items, ({ from, to }) => ({ from, to }))).toEqual(countBy(links, link => link));
  expect(total).toBe(links.length);
  expect(items).toContainEqual({ from: 'view_item', to: 'add_to_cart', count: 1 });
  expect(items).toContainEqual({ from: '/store/markt/kipferl', to: 'add_to_cart', count: 1 });
  expect(items).not.toContainEqual({ from: 'add_to_cart', to: '/store/markt/kipferl', count: 1 });
});

test.each<[string, string[], (event: Json) => unknown]>([
  ['resolutions', ['width', 'height'], ({ screenWidth, screenHeight }) => screenWidth && [screenWidth, screenHeight]],
  ['device-pixel-ratios', ['ratio'], ({ pixelRatio }) => pixelRatio && [pixelRatio]],
  ['color-schemes', ['scheme'], ({ isDark }) => isDark !== null && [isDark ? 'dark' : 'light']],
  ['browsers', ['name', 'version'], ({ browser, browserVersion }) => browser && [browser, browserVersion]],
  ['operating-systems', ['name', 'version'], event => event.operatingSystem && [event.operatingSystem, event.operatingSystemVersion]],
])('shares the sessions of which they are known among %s', async (name, fields, valueOf) => {
  const known = (await sessions()).flatMap(session => session.map(valueOf).filter(Boolean).slice(0, 1));
  const { total, items } = await read(`${name}?${week}`);
  expect(total).toBe(known.length);
  expect(asCounts(items, item => fields.map(field => item[field]))).toEqual(countBy(known, value => value));
  expect(items.map(({ share }: { share: number }) => share)).toEqual(
    items.map(({ count }: Json) => Math.round((count / total) * 1e4) / 1e4),
  );
});

test('counts the first referrer of each session, also when there is none', async () => {
  const { total, items } = await read(`referrers?${week}`);
  expect(total).toBe((await sessions()).length);
  expect(items).toEqual([
    { host: null, count: 2, share: 0.5 },
    { host: 'news.example', count: 1, share: 0.25 },
    { host: 'plakat', count: 1, share: 0.25 },
  ]);
});

test('counts visits by weekday and hour of their start in the time zone of the shop', async () => {
  const { total, items } = await read(`visitor-times?${week}`);
  expect([total, items.length]).toEqual([4, 168]);
  expect(items.filter(({ value }: { value: number }) => value > 0)).toEqual([
    { weekday: 1, hour: 8, value: 2 },
    { weekday: 2, hour: 0, value: 1 },
    { weekday: 2, hour: 12, value: 1 },
  ]);
});

test('filters by branch; a visit belongs to each branch of which it had a page', async () => {
  const totals = async (id: string, token?: Token) =>
    Promise.all(
      ['page-views', 'unique-visitors', 'events', 'event-flow', 'referrers', 'browsers', 'visitor-times'].map(
        async name => (await read(`${name}?${week}&branch=${id}`, token)).total,
      ),
    );
  expect(await totals(branch)).toEqual([3, 2, 3, 4, 3, 2, 3]);
  expect(await totals(other)).toEqual([2, 1, 0, 1, 1, 1, 1]);
  const { items } = await read(`referrers?${week}&branch=${branch}`);
  expect(items[1]).toEqual({ host: 'news.example', count: 1, share: 0.3333 });
});

const names = [
  ...['unique-visitors', 'page-views', 'pages', 'events', 'event-flow', 'resolutions', 'device-pixel-ratios'],
  ...['color-schemes', 'referrers', 'browsers', 'operating-systems', 'visitor-times'],
];

test.each(names)('returns %s of a period without visitors', async name => {
  const { total, items } = await read(`${name}?from=2026-01-01&to=2026-01-07`);
  expect(total).toBe(0);
  expect(items.filter(({ value }: { value?: number }) => value !== 0)).toEqual([]);
});

test('shows managers and editors the whole shop, but an API token only its branches', async () => {
  const createToken = async (branches: string[]) =>
    (await app.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: 'x', scopes: ['statistics:read'], branches })).body.data.secret;
  const readAs = (secret: string, path: string) =>
    app.rest(undefined, 'GET', `/statistics/${path}`, undefined, { authorization: `Bearer ${secret}` });
  const viewsOf = async (secret: string) => (await readAs(secret, `page-views?${week}`)).body.data.total;
  for (const token of [`ROLE_MANAGER ${other}`, 'ROLE_EDITOR'] as const) {
    expect((await read(`page-views?${week}`, token)).total).toBe(6);
    expect((await read(`page-views?${week}&branch=${branch}`, token)).total).toBe(3);
  }
  const [all, limited] = [await createToken([]), await createToken([other])];
  expect([await viewsOf(all), await viewsOf(limited)]).toEqual([6, 2]);
  for (const name of names) expect((await readAs(limited, `${name}?branch=${branch}`)).status).toBe(403);
  expect((await get('ROLE_EMPLOYEE', 'page-views')).status).toBe(403);
  expect((await get(undefined, 'page-views')).status).toBe(401);
});

test('answers GraphQL, and compares with the period before', async () => {
  const document = `{ statisticsPages(from: "2026-11-10", to: "2026-11-10") { total items { path title views visitors } previous { total } }
    statisticsColorSchemes(from: "2026-11-09", to: "2026-11-10") { items { scheme count share } } }`;
  const { data } = await app.graphql('ROLE_EDITOR', document);
  expect(data.statisticsPages).toMatchObject({ total: 3, previous: { total: 3 } });
  expect(data.statisticsPages.items[0]).toEqual({ path: '/store/bahnhof', title: 'Bahnhof', views: 2, visitors: 1 });
  expect(data.statisticsColorSchemes.items).toEqual([
    { scheme: 'dark', count: 1, share: 0.5 },
    { scheme: 'light', count: 1, share: 0.5 },
  ]);
});

test.each([
  ['2026-03-29', 23, { '2026-03-29T00:30:00Z': '2026-03-29T01:00:00+01:00', '2026-03-29T01:30:00Z': '2026-03-29T03:00:00+02:00' }],
  ['2026-10-25', 25, { '2026-10-25T00:30:00Z': '2026-10-25T02:00:00+02:00', '2026-10-25T01:30:00Z': '2026-10-25T02:00:00+01:00' }],
])('returns the hours of %s, of which it has %i', async (day, count, hours) => {
  for (const at of Object.keys(hours)) await navigate('bert', at, '/store/markt');
  await app.app.services.analytics.flush();
  clock.now = new Date('2026-11-16T07:00:00Z');
  for (const name of ['page-views', 'unique-visitors']) {
    const { total, items } = await read(`${name}?from=${day}&to=${day}`);
    expect(items).toHaveLength(count);
    expect(items.filter(({ value }: { value: number }) => value > 0)).toEqual(Object.values(hours).map(date => ({ date, value: 1 })));
    expect(total).toBe(name === 'page-views' ? 2 : 1);
  }
  expect((await read(`visitor-times?from=${day}&to=${day}`)).total).toBe(2);
});
