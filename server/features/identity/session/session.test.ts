/** What ends a session, also on an open socket, and what a foreign origin cannot do with it. */
import { branch as branches } from '../../../../schema/collections/branch';
import { waitFor, nextEvent, useTestApp, useAppInstance, type TestApp } from '../../../testing/app/testApp';
import { signIn, createCookieClient, type CookieClient } from '../../../testing/app/cookieClient';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const httpsApp = useAppInstance({ publicUrl: 'https://shop.example' });
const password = 'butterkipferl';

const required = Object.entries(branches.fields).filter(([, field]) => field.required);
const checkboxes = Object.fromEntries(required.flatMap(([name, { type }]) => (type === 'checkbox' ? [[name, false]] : [])));

let branch: string;
let order: string;
beforeAll(async () => {
  branch = await app.make('branch', {
    ...checkboxes,
    identifier: 'markt',
    name: 'Markt',
    country: 'AT',
    defaultDeliveryMethod: 'takeaway',
    sortOrder: 0,
  });
  const { database } = app.app.services;
  [{ id: order }] = await database.query(
    `insert into "order" (uid, hash, day, "branchId", "deliveryType", source, items, pricing, "totalGross", "paymentMethod", event)
     values ('U1', 'h', '2026-11-16', $1, 'takeaway', 'web', '[{}]', '{}', 1, 'cash', 1) returning id`,
    [branch],
  );
});

const hasOrder = (result: Json): boolean => Boolean(result.data?.ordersChanged);

let number = 0;
async function employee(): Promise<{ id: string; browser: CookieClient }> {
  const username = `mitarbeit${number++}`;
  const id = await app.make('user', {
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
  const browser = createCookieClient(app);
  await signIn(browser, username, password);
  return { id, browser };
}

beforeEach(() => nextEvent(app)); // so that events of the previous test do not reach the next one

/** Subscribes to the orders of the branch over a socket. */
function subscribe(browser: CookieClient) {
  const client = browser.socket();
  const results: unknown[] = [];
  const end = { code: 0, error: undefined as Json };
  client.on('closed', event => (end.code = (event as CloseEvent).code));
  client.subscribe(
    { query: `subscription { ordersChanged(branch: "${branch}") { id } }` },
    { next: result => void results.push(result), error: error => (end.error = error), complete: () => {} },
  );
  return { client, answers: results, end };
}

/**
 * Publishes the order change until the condition is true, because a subscription does not say when it is active. Returns the number of
 * events.
 */
async function publishUntil(isDone: () => boolean): Promise<number> {
  let count = 0;
  await waitFor(async () => {
    await app.contextFor().publish('orderChanged', { id: order, uid: 'U1', branch });
    count += 1;
    return isDone();
  });
  return count;
}

test.each<[string, (id: string, browser: CookieClient) => Promise<unknown>]>([
  ['logout', (_, browser) => browser.graphql('mutation { logout }')],
  ['deactivation', id => app.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { isActive: false })],
  ['locking the account', id => app.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { isLocked: true })],
  ['a new password', id => app.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { password: 'mohnzelten-mohn' })],
  ['a new role', id => app.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { roles: ['ROLE_EDITOR'] })],
  ['losing a branch', id => app.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { branches: [] })],
  ['account expiry', id => app.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { accountExpiresAt: '2026-11-16T06:59:00.000Z' })],
  ['deactivation in the database', id => app.app.services.database.query('update "user" set "isActive" = false where id = $1', [id])],
  ['a lock in the database', id => app.app.services.database.query('update "user" set "isLocked" = true where id = $1', [id])],
  ['deletion', id => app.rest('ROLE_ADMIN', 'DELETE', `/users/${id}`)],
])('%s ends the session, and closes an open socket with the next event', async (_, end) => {
  const { id, browser } = await employee();
  const socket = subscribe(browser);
  const eventsBefore = await publishUntil(() => socket.answers.length > 0);
  expect(socket.answers[0]).toEqual({ data: { ordersChanged: { id: order } } });

  const copy = createCookieClient(app);
  copy.storeCookie(browser.cookie()!);
  await end(id, browser);
  await publishUntil(() => socket.end.code !== 0);
  expect(socket.end.code).toBe(4401);
  expect(socket.answers.filter(hasOrder).length).toBeLessThanOrEqual(eventsBefore);
  expect(await copy.graphql('{ me { id } }')).toEqual({ data: { me: null } });
});

test('keeps the session when other fields of the user change', async () => {
  const { id, browser } = await employee();
  await app.rest('ROLE_ADMIN', 'PUT', `/users/${id}`, { firstName: 'Maria' });
  expect(await browser.graphql('{ me { firstName } }')).toEqual({ data: { me: { firstName: 'Maria' } }, extensions: { cost: 1 } });
});

test('branches removed in the database are gone with the next request and event', async () => {
  const { id, browser } = await employee();
  const socket = subscribe(browser);
  await publishUntil(() => socket.answers.length > 0);
  await app.app.services.database.query('delete from user_branches where "userId" = $1', [id]);
  const isForbidden = (result: Json) => result?.errors?.[0].extensions.code === 'FORBIDDEN';
  await publishUntil(() => isForbidden(socket.answers.at(-1)));
  expect(isForbidden(await browser.graphql(`{ order(id: "${order}") { id } }`))).toBe(true);
  await socket.client.dispose();
});

test('sets a cookie over http that is HttpOnly and SameSite', async () => {
  const { browser } = await employee();
  expect(browser.setCookie()).toMatch(/^session=[\w-]{43}; Max-Age=43200; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
});

test('sets a cookie over https that is bound to the host and Secure', async () => {
  await httpsApp.make('user', {
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
  const browser = createCookieClient(httpsApp);
  await signIn(browser, 'mia', password);
  expect(browser.setCookie()).toMatch(/^__Host-session=[\w-]{43}; Max-Age=43200; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/);
  expect(await browser.graphql('{ me { username } }')).toEqual({ data: { me: { username: 'mia' } }, extensions: { cost: 1 } });
});

const requestStatus = async (target: TestApp, path: string, headers: Record<string, string>, body: string, method = 'POST') =>
  (await fetch(target.url + path, { method, headers, ...(method !== 'GET' && { body }) })).status;
const json = { 'content-type': 'application/json' };

test.each([
  [403, 'a foreign origin', { ...json, origin: 'https://evil.example' }],
  [403, 'an opaque origin', { ...json, origin: 'null' }],
  [403, 'a cross-site request', { ...json, 'sec-fetch-site': 'cross-site' }],
  [422, 'a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  [422, 'a text/plain form', { 'content-type': 'text/plain' }],
  [200, 'the same origin', { ...json, origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }],
  [200, 'a client that is no browser', json],
])('returns %i for a mutation from %s', async (status, _, headers) => {
  expect(await requestStatus(httpsApp, '/graphql', headers, '{"query":"mutation { logout }"}')).toBe(status);
  if (status !== 200) expect(await requestStatus(httpsApp, '/api/products', headers, '{}')).toBe(status);
});

test('lets a foreign origin read public data', async () => {
  expect(await requestStatus(httpsApp, '/api/products', { origin: 'https://evil.example' }, '', 'GET')).toBe(200);
});

test.each([
  ['https://evil.example', 403],
  ['https://shop.example', 101],
])('answers a socket from %s with %i', async (origin, status) => {
  const { request } = await import('node:http');
  const handshake = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'graphql-transport-ws',
  };
  const statusCode = await new Promise<number | undefined>((done, fail) => {
    const upgrade = request(`${httpsApp.url}/graphql`, { headers: { ...handshake, origin } });
    upgrade.on('upgrade', (response, socket) => (socket.destroy(), done(response.statusCode)));
    upgrade.on('response', response => (response.resume(), done(response.statusCode)));
    upgrade.on('error', fail).end();
  });
  expect(statusCode).toBe(status);
});
