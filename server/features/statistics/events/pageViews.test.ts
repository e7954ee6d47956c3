import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveClient } from '../../../platform/client/serveClient';
import { nextEvent, useTestApp } from '../../../testing/app/testApp';
import type { Json } from '../../../testing/app/json';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Bestellung</title></head><div id="root"></div>');
afterAll(() => rmSync(folder, { recursive: true }));

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const app = useTestApp({
  now: () => clock.now,
  proxies: 1,
  publicUrl: 'https://shop.example',
  createClientHandler: (_http, renderer) => serveClient(folder, renderer),
});

let branch: string;
beforeAll(async () => {
  branch = await app.make('branch', { identifier: 'markt', name: 'Marktplatz', isPublic: true });
  await nextEvent(app);
});
beforeEach(() => query('truncate "analyticsEvent"'));

const query = (sql: string): Promise<Json[]> => app.contextFor().db.query(sql);

async function events() {
  await app.app.services.analytics.flush();
  return query('select * from "analyticsEvent" order by "createdAt", path');
}

const visitor = {
  'user-agent': chrome,
  'accept-language': 'de-AT,de;q=0.9',
  'x-forwarded-for': '198.51.100.7',
  'sec-fetch-dest': 'document',
};

async function open(path: string, headers: Record<string, string | undefined> = {}, method = 'GET'): Promise<number> {
  const sent = Object.entries({ ...visitor, ...headers }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await fetch(app.url + path, { method, headers: Object.fromEntries(sent), redirect: 'manual' });
  await response.text();
  return response.status;
}

test('counts each page that a visitor gets, also from the cache', async () => {
  for (const path of ['/', '/', '/store/markt?utm_source=post&name=Anna']) expect(await open(path)).toBe(200);
  expect(await events()).toEqual([
    expect.objectContaining({ path: '/', branch: null, referrer: null }),
    expect.objectContaining({ path: '/', branch: null, referrer: null }),
    expect.objectContaining({ path: '/store/markt', branch, referrer: 'post' }),
  ]);
});

test('counts a page that the browser has already', async () => {
  const { headers } = await fetch(`${app.url}/`, { headers: visitor });
  expect(await open('/', { 'if-none-match': headers.get('etag')! })).toBe(304);
  expect(await events()).toHaveLength(2);
});

test('stores browser, system and host of the page before, but neither address nor user agent', async () => {
  await open('/', { referer: 'https://www.news.example/secret?q=1' });
  const [event] = await events();
  expect(event).toMatchObject({
    createdAt: clock.now,
    id: null,
    isView: true,
    type: 'page-view',
    browser: 'Chrome',
    browserVersion: '120',
    operatingSystem: 'Windows',
    operatingSystemVersion: '10',
    referrer: 'news.example',
    data: null,
  });
  expect(JSON.stringify(event)).not.toMatch(/198\.51|Mozilla|secret/);
});

test.each([['https://shop.example/store/markt'], ['not a URL'], ['about:blank']])('stores no referrer for %s', async referer => {
  await open('/', { referer });
  expect(await events()).toEqual([expect.objectContaining({ referrer: null })]);
});

test('stores the page of an order without its address, and not where the payment was', async () => {
  await open('/status/uid-1/hash-2', { referer: 'https://pay.example/return' });
  expect(await events()).toEqual([expect.objectContaining({ path: '/status', referrer: null })]);
});

test.each<[string, Parameters<typeof open>]>([
  ['a bot', ['/', { 'user-agent': googlebot }]],
  ['a program', ['/', { 'user-agent': 'curl/8.5.0' }]],
  ['a client without a name', ['/', { 'user-agent': '' }]],
  ['staff', ['/', { cookie: '__Host-session=abc' }]],
  ['a branch screen', ['/', { cookie: '__Host-frontdesk-key-0123456789abcdef=k' }]],
  ['an API client', ['/', { authorization: 'Bearer tok_1' }]],
  ['a self-service device', ['/?context=self-service']],
  ['a self-service device that loads the page again', ['/', { cookie: 'a=b; context=self-service' }]],
  ['a page that is loaded in advance', ['/', { 'sec-purpose': 'prefetch;prerender' }]],
  ['a page that an older browser loads in advance', ['/', { purpose: 'prefetch' }]],
  ['a page for the service worker', ['/', { 'sec-fetch-dest': 'empty' }]],
  ['only the head', ['/', {}, 'HEAD']],
  ['a draft', ['/draft/secret']],
  ['a page that does not exist', ['/nirgends']],
  ['the back office', ['/backend']],
  ['the API', ['/api/config']],
])('does not count %s', async (_, request) => {
  await open(...request);
  expect(await events()).toEqual([]);
});

const visitorsOf = async (): Promise<string[]> => (await events()).map(({ visitor }) => visitor);

test.each([
  ['the same visitor', {}, true],
  ['a neighbour in the same network', { 'x-forwarded-for': '198.51.100.99' }, true],
  ['another network', { 'x-forwarded-for': '198.51.101.7' }, false],
  ['another browser', { 'user-agent': iphone }, false],
  ['another language', { 'accept-language': 'en' }, false],
])('recognizes %s on the same day: %j', async (_, headers, isSame) => {
  await open('/');
  await open('/', headers);
  expect(new Set(await visitorsOf()).size).toBe(isSame ? 1 : 2);
});

test('compares the first 48 bits of IPv6 addresses', async () => {
  for (const address of ['2001:db8:1:2::3', '2001:db8:1:ffff::9', '2001:db8:2::3']) await open('/', { 'x-forwarded-for': address });
  expect(new Set(await visitorsOf()).size).toBe(2);
});

test('does not recognize a visitor on the next day of the shop', async () => {
  const times = ['2026-11-16T22:30:00Z', '2026-11-16T22:59:00Z', '2026-11-16T23:01:00Z'];
  for (const time of times) {
    clock.now = new Date(time);
    await open('/');
  }
  const [first, second, third] = await visitorsOf();
  expect([second === first, third === first]).toEqual([true, false]);
});

test('shares one salt between two instances', async () => {
  clock.now = new Date('2026-11-18T12:00:00Z');
  const salt = Buffer.alloc(32, 7);
  await app.contextFor().db.query(`insert into "visitorSalt" (day, salt) values ('2026-11-18', $1)`, [salt]);
  await open('/');
  await events();
  expect(await query(`select salt from "visitorSalt" where day = '2026-11-18'`)).toEqual([{ salt }]);
});

test('publishes how many events were stored', async () => {
  await open('/');
  await events();
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toMatch(/^analytics_events_total\{result="stored"\} [1-9]\d*$/m);
  expect(metrics).toMatch(/^analytics_events_total\{result="dropped"\} 0$/m);
});
