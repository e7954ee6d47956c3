import { randomUUID } from 'node:crypto';
import { useTestApp } from '../../../testing/app/testApp';
import type { Json } from '../../../testing/app/json';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const now = new Date('2026-11-16T07:00:00Z');
const app = useTestApp({ now: () => now, proxies: 1, publicUrl: 'https://shop.example', limits: { analyticsEventsPerAddress: 100 } });

let addressCount = 0;
let branch: string;
beforeAll(async () => {
  branch = await app.make('branch', { identifier: 'markt', name: 'Marktplatz', isPublic: true });
});
beforeEach(async () => {
  addressCount += 1;
  await app.contextFor().db.query('truncate "analyticsEvent"');
});

const visitor = () => ({ 'user-agent': chrome, 'x-forwarded-for': `198.51.${addressCount}.7`, 'accept-language': 'de' });
const send = (body: object, headers: object = {}) => app.rest(undefined, 'POST', '/analytics-log', body, { ...visitor(), ...headers });
const event = (fields: object = {}) => ({ type: 'event', action: 'add_to_cart', ...fields });

async function stored(): Promise<Json[]> {
  await app.app.services.analytics.flush();
  return app.contextFor().db.query('select * from "analyticsEvent" order by "createdAt", action');
}

test('stores one event', async () => {
  const data = { currency: 'EUR', value: 12.5, items: [{ item_id: 'p1', quantity: 2 }] };
  const answer = await send(event({ category: 'commerce', name: 'Kipferl', data, path: '/store/markt/kipferl?q=1#x' }));
  expect(answer).toEqual({ status: 200, body: { data: { accepted: 1 } } });
  expect(await stored()).toEqual([
    expect.objectContaining({
      ...{ type: 'event', action: 'add_to_cart', category: 'commerce', name: 'Kipferl', data, isView: false },
      ...{ createdAt: now, path: '/store/markt/kipferl', branch, visitor: expect.any(String), browser: null },
    }),
  ]);
});

test('stores a list of events, each once', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const events = [event({ id: first }), event({ id: second, action: 'search' }), event({ id: first, name: 'again' })];
  expect((await send({ events })).body).toEqual({ data: { accepted: 3 } });
  await stored();
  expect((await send({ events: [event({ id: second, action: 'search', age: 60_000 })] })).body).toEqual({ data: { accepted: 1 } });
  expect((await stored()).map(({ id, name }) => [id, name])).toEqual([
    [first, null],
    [second, null],
  ]);
});

test('counts a page within the shop as a view, but not the one that the server has counted', async () => {
  const pages = ['load', 'navigate'].map(action => ({ type: 'page-view', action, path: '/store/markt' }));
  await send({ events: [...pages, { type: 'page-view', action: 'navigate', path: '/draft/secret' }] });
  expect((await stored()).map(({ action, path, isView }) => [action, path, isView])).toEqual([
    ['load', '/store/markt', false],
    ['navigate', '/store/markt', true],
    ['navigate', null, false],
  ]);
});

test('stores what a device says about itself, and nothing else of it', async () => {
  const data = {
    ...{ language: 'de-AT', languages: ['de-AT', 'en'], userAgent: chrome, referrer: 'https://www.news.example/a?b=c' },
    ...{ screenWidth: 390, screenHeight: 844, windowWidth: 390.4, windowHeight: 99_999, pixelRatio: 2.625 },
    ...{ orientation: 'portrait', isDark: true },
  };
  await send({ type: 'device-info', action: 'start', data });
  const [row] = await stored();
  expect(row).toMatchObject({
    ...{
      language: 'de-AT',
      screenWidth: 390,
      screenHeight: 844,
      windowWidth: 390,
      windowHeight: null,
      orientation: 'portrait',
      isDark: true,
    },
    ...{ browser: 'Chrome', browserVersion: '120', operatingSystem: 'Windows', referrer: 'news.example', data: null, isView: false },
  });
  expect(row.pixelRatio).toBeCloseTo(2.63, 2);
  expect(JSON.stringify(row)).not.toMatch(/Mozilla|198\.51/);
});

test.each([
  ['an event of a minute ago', 60_000, '2026-11-16T06:59:00.000Z'],
  ['an event of an hour ago', 3_600_000, '2026-11-16T06:00:00.000Z'],
  ['a clock that says more, which may be wrong', 3_600_001, '2026-11-16T07:00:00.000Z'],
])('stores the time of %s', async (_, age, time) => {
  await send(event({ age }));
  expect((await stored()).map(({ createdAt }) => createdAt.toISOString())).toEqual([time]);
});

test('stores neither the secret of an order nor a query, but the source of a link', async () => {
  await send({ events: [event({ path: '/status/uid/hash?token=1' }), event({ action: 'b', path: '/?utm_source=plakat&email=a@b.at' })] });
  const rows = await stored();
  expect(rows.map(({ path, referrer }) => [path, referrer])).toEqual([
    ['/status', null],
    ['/', 'plakat'],
  ]);
});

test('removes control characters, also from data', async () => {
  const [esc, nul] = ['\u001b[31m', '\u0000'];
  await send(event({ name: `a\r\nb${esc}${nul}`, data: { [`k${nul}`]: `x\ny${nul}\ud800` }, path: `/a%0d%0ab${nul}` }));
  expect((await stored())[0]).toMatchObject({ name: 'a b[31m', data: { k: 'x y' }, path: '/a b' });
});

const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) });

test.each([
  ['type', { type: undefined }, 'Dieser Wert darf nicht leer sein.'],
  ['action', { action: '' }, 'Dieser Wert darf nicht leer sein.'],
  ['type', { type: 5 }, 'Dieser Wert muss ein Text sein.'],
  ['action', { action: 'x'.repeat(101) }, 'Dieser Wert ist zu lang. Er darf höchstens 100 Zeichen lang sein.'],
  ['name', { name: 'x'.repeat(201) }, 'Dieser Wert ist zu lang. Er darf höchstens 200 Zeichen lang sein.'],
  ['data', { data: { text: 'x'.repeat(2_000) } }, 'Dieser Wert ist zu lang. Er darf höchstens 2000 Zeichen lang sein.'],
  ['data', { data: deep(4) }, 'Diese Angabe darf höchstens 4 Ebenen haben.'],
  ['data', { data: [1] }, 'Dieser Wert muss aus Feldern bestehen.'],
  ['id', { id: 'one' }, 'Dieser Wert muss eine UUID sein, zum Beispiel 01a2167a-ff28-7aec-a828-3d3bf34e8ba6.'],
  ['age', { age: -1 }, 'Dieser Wert muss zwischen 0 und 86.400.000 liegen.'],
  ['createdAt', { createdAt: '2020-01-01T00:00:00Z' }, 'Dieses Feld ist nicht bekannt.'],
])('rejects a wrong %s: %j', async (field, fields, message) => {
  const one = await send(event(fields));
  expect([one.status, one.body.errors[0]]).toEqual([422, expect.objectContaining({ field, message })]);
  const list = await send({ events: [event(), event(fields)] });
  expect([list.status, list.body.errors[0]]).toEqual([422, expect.objectContaining({ field: `events.1.${field}`, message })]);
  expect(await stored()).toEqual([]);
});

test('rejects more than 50 events, a list that is none, and a body that is too large', async () => {
  const many = await send({ events: Array.from({ length: 51 }, () => event()) });
  expect([many.status, many.body.errors[0].field]).toEqual([422, 'events']);
  expect((await send({ events: null })).status).toBe(422);
  expect((await send({ events: [event({ data: { text: 'x'.repeat(200_000) } })] })).status).toBe(413);
  const deepData = `{"type":"event","action":"a","data":${'{"a":'.repeat(15_000)}{}${'}'.repeat(15_000)}}`;
  const headers = { 'content-type': 'application/json', ...visitor() };
  expect((await fetch(`${app.url}/api/analytics-log`, { method: 'POST', headers, body: deepData })).status).toBe(422);
  expect(await stored()).toEqual([]);
});

test('accepts 100 events per minute and address', async () => {
  const events = Array.from({ length: 50 }, () => event());
  const answers = [await send({ events }), await send({ events }), await send({ events: [event()] })];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(await stored()).toHaveLength(100);
});

test.each([
  ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['staff', { authorization: 'ROLE_EMPLOYEE' }],
  ['a self-service device', { cookie: 'context=self-service' }],
  ['a visitor who declined', { cookie: 'cookie-banner-acceptance-state=declined' }],
  ['a visitor who agreed to marketing only', { cookie: 'cookie-banner-acceptance-state=marketing' }],
])('ignores the events of %s', async (_, headers) => {
  expect(await send(event(), headers)).toEqual({ status: 200, body: { data: { accepted: 1 } } });
  expect(await stored()).toEqual([]);
});

test('stores the events of a visitor who agreed', async () => {
  await send(event(), { cookie: 'cookie-banner-acceptance-state=statistics' });
  expect(await stored()).toHaveLength(1);
});

test('rejects events that another site sends, and other content types', async () => {
  expect((await send(event(), { origin: 'https://other.example' })).status).toBe(403);
  expect((await send(event(), { 'content-type': 'text/plain' })).status).toBe(422);
  expect(await stored()).toEqual([]);
});

test('accepts events through GraphQL', async () => {
  const query = 'mutation ($events: [AnalyticsEventInput!]!) { logAnalytics(events: $events) }';
  const headers = { 'content-type': 'application/json', ...visitor() };
  const post = async (events: object[]): Promise<Json> => {
    const body = JSON.stringify({ query, variables: { events } });
    return (await fetch(`${app.url}/graphql`, { method: 'POST', headers, body })).json();
  };
  expect(await post([event({ data: { a: 1 } })])).toEqual({ data: { logAnalytics: 1 } });
  const { errors } = await post([event({ action: 'x'.repeat(101) })]);
  expect(errors[0].extensions.errors).toEqual([expect.objectContaining({ field: 'events.0.action' })]);
  expect(await stored()).toEqual([expect.objectContaining({ action: 'add_to_cart', data: { a: 1 } })]);
});
