/** What ends a session, on an open socket too, and what a foreign page cannot do with it. */
import { branch as branches } from '../../../../schema/collections/branch';
import { eventually, heard, useHouse, useInstance, type House } from '../../../testing/app/testApp';
import { signIn, visitor, type Visitor } from '../../../testing/app/cookieClient';

const house = useHouse();
const shop = useInstance({ publicUrl: 'https://shop.example' });
const password = 'butterkipferl';

const required = Object.entries(branches.fields).filter(([, field]) => field.required);
const flags = Object.fromEntries(required.flatMap(([name, { kind }]) => (kind === 'flag' ? [[name, false]] : [])));

let branch: string;
let order: string;
beforeAll(async () => {
  branch = await house.make('branch', {
    ...flags,
    identifier: 'markt',
    name: 'Markt',
    country: 'AT',
    defaultDeliveryMethod: 'takeaway',
    sortOrder: 0,
  });
  const { database } = house.app.services;
  [{ id: order }] = await database.query(
    `insert into "order" (uid, hash, day, "branchId", "deliveryType", source, items, pricing, "totalGross", "paymentMethod", event)
     values ('U1', 'h', '2026-11-16', $1, 'takeaway', 'web', '[{}]', '{}', 1, 'cash', 1) returning id`,
    [branch],
  );
});

const hasOrder = (answer: any): boolean => Boolean(answer.data?.ordersChanged);

let number = 0;
async function employee(): Promise<{ id: string; browser: Visitor }> {
  const username = `mitarbeit${number++}`;
  const id = await house.make('user', {
    username,
    email: `${username}@shop.example`,
    firstName: 'Mia',
    lastName: 'Moser',
    password,
    roles: ['ROLE_EMPLOYEE'],
    branches: [branch],
    isActive: true,
    isLocked: false,
  });
  const browser = visitor(house);
  await signIn(browser, username, password);
  return { id, browser };
}

beforeEach(() => heard(house)); // what the last test told is no news to the next

/** Listens to the orders of the branch over a socket until it is closed. */
function listen(browser: Visitor) {
  const client = browser.socket();
  const answers: unknown[] = [];
  const end = { code: 0, error: undefined as any };
  client.on('closed', event => (end.code = (event as CloseEvent).code));
  client.subscribe(
    { query: `subscription { ordersChanged(branch: "${branch}") { id } }` },
    { next: answer => void answers.push(answer), error: error => (end.error = error), complete: () => {} },
  );
  return { client, answers, end };
}

/** Tells of the order until it holds, because nobody says when a subscription has begun; how often it was told. */
async function tellUntil(holds: () => boolean): Promise<number> {
  let told = 0;
  await eventually(async () => {
    await house.as().tell('orderChanged', { id: order, uid: 'U1', branch });
    told += 1;
    return holds();
  });
  return told;
}

test.each<[string, (id: string, browser: Visitor) => Promise<unknown>]>([
  ['signing out', (_, browser) => browser.ask('mutation { logout }')],
  ['deactivation', id => house.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { isActive: false })],
  ['a lock', id => house.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { isLocked: true })],
  ['another password', id => house.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { password: 'mohnzelten-mohn' })],
  ['another role', id => house.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { roles: ['ROLE_EDITOR'] })],
  ['a branch less', id => house.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { branches: [] })],
  ['expiry of the account', id => house.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { accountExpiresAt: '2026-11-16T06:59:00.000Z' })],
  ['deactivation past the house', id => house.app.services.database.query('update "user" set "isActive" = false where id = $1', [id])],
  ['deletion', id => house.rest('ROLE_ADMIN', 'DELETE', `/users/${id}`)],
])('%s ends the session, and an open socket with the next event', async (_, end) => {
  const { id, browser } = await employee();
  const socket = listen(browser);
  const toldBefore = await tellUntil(() => socket.answers.length > 0);
  expect(socket.answers[0]).toEqual({ data: { ordersChanged: { id: order } } });

  const copy = visitor(house);
  copy.take(browser.cookie()!);
  await end(id, browser);
  await tellUntil(() => socket.end.code !== 0);
  expect(socket.end.code).toBe(4401);
  expect(socket.answers.filter(hasOrder).length).toBeLessThanOrEqual(toldBefore);
  expect(await copy.ask('{ me { id } }')).toEqual({ data: { me: null } });
});

test('a change that has nothing to do with signing in leaves the session', async () => {
  const { id, browser } = await employee();
  await house.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { firstName: 'Maria' });
  expect(await browser.ask('{ me { firstName } }')).toEqual({ data: { me: { firstName: 'Maria' } }, extensions: { cost: 1 } });
});

test('rights that are taken away past the house are gone with the next request and the next event', async () => {
  const { id, browser } = await employee();
  const socket = listen(browser);
  await tellUntil(() => socket.answers.length > 0);
  await house.app.services.database.query('delete from user_branches where "userId" = $1', [id]);
  const forbidden = (answer: any) => answer?.errors?.[0].extensions.code === 'FORBIDDEN';
  await tellUntil(() => forbidden(socket.answers.at(-1)));
  expect(forbidden(await browser.ask(`{ order(id: "${order}") { id } }`))).toBe(true);
  await socket.client.dispose();
});

test('over http the cookie is kept from scripts and from foreign pages', async () => {
  const { browser } = await employee();
  expect(browser.setCookie()).toMatch(/^session=[\w-]{43}; Max-Age=43200; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
});

test('over https it is bound to the host and goes over nothing else', async () => {
  await shop.make('user', {
    username: 'mia',
    email: 'mia@shop.example',
    firstName: 'Mia',
    lastName: 'Moser',
    password,
    roles: ['ROLE_ADMIN'],
    branches: [],
    isActive: true,
    isLocked: false,
  });
  const browser = visitor(shop);
  await signIn(browser, 'mia', password);
  expect(browser.setCookie()).toMatch(/^__Host-session=[\w-]{43}; Max-Age=43200; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/);
  expect(await browser.ask('{ me { username } }')).toEqual({ data: { me: { username: 'mia' } }, extensions: { cost: 1 } });
});

const asked = async (at: House, path: string, headers: Record<string, string>, body: string, method = 'POST') =>
  (await fetch(at.address + path, { method, headers, ...(method !== 'GET' && { body }) })).status;
const json = { 'content-type': 'application/json' };

test.each([
  [403, 'a foreign page', { ...json, origin: 'https://evil.example' }],
  [403, 'a page that hides where it comes from', { ...json, origin: 'null' }],
  [403, 'what a browser calls cross-site', { ...json, 'sec-fetch-site': 'cross-site' }],
  [422, 'a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  [422, 'a form that pretends', { 'content-type': 'text/plain' }],
  [200, 'our own page', { ...json, origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }],
  [200, 'what is no browser', json],
])('%i for a change asked by %s', async (status, _, headers) => {
  expect(await asked(shop, '/graphql', headers, '{"query":"mutation { logout }"}')).toBe(status);
  if (status !== 200) expect(await asked(shop, '/api/products', headers, '{}')).toBe(status);
});

test('a foreign page may read what is public', async () => {
  expect(await asked(shop, '/api/products', { origin: 'https://evil.example' }, '', 'GET')).toBe(200);
});

test.each([
  ['https://evil.example', 403],
  ['https://shop.example', 101],
])('a socket from %s is answered with %i', async (origin, status) => {
  const { request } = await import('node:http');
  const handshake = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'graphql-transport-ws',
  };
  const answer = await new Promise<number | undefined>((done, fail) => {
    const opening = request(`${shop.address}/graphql`, { headers: { ...handshake, origin } });
    opening.on('upgrade', (response, socket) => (socket.destroy(), done(response.statusCode)));
    opening.on('response', response => (response.resume(), done(response.statusCode)));
    opening.on('error', fail).end();
  });
  expect(answer).toBe(status);
});
