/** Tests the branch screens: which data they return, to whom, and which actions they permit. */
import { waitFor, useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import { createCookieClient, type CookieClient } from '../../../testing/app/cookieClient';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const shop = useTestShop(app);

let otherBranch: string;
const keys = { frontdesk: '', backoffice: '', elsewhere: '' };
const renewKey = async (branch: string, screen: string): Promise<string> =>
  (await app.rest('ROLE_ADMIN', 'POST', `/branches/${branch}/keys/${screen}`)).body.data.key;

beforeAll(async () => {
  otherBranch = await app.make('branch', { identifier: 'bahnhof', name: 'Bahnhof' });
  keys.frontdesk = await renewKey(shop.branch, 'frontdesk');
  keys.backoffice = await renewKey(shop.branch, 'backoffice');
  keys.elsewhere = await renewKey(otherBranch, 'backoffice');
});

const getScreen = (name: string, branch: string, key: string) => app.rest(undefined, 'GET', `/orders/${name}/${branch}/${key}`);
const runAction = (id: string, action: string, key: string, body?: object) =>
  app.rest(undefined, 'POST', `/orders/${id}/status/${action}`, body, { 'x-api-key': key });
const wrongKeyResponse = { errors: [{ message: 'Der Zugangsschlüssel ist ungültig.', field: null, code: 'FORBIDDEN' }] };

test('returns a key of forty characters once, and stores its hash', async () => {
  expect(keys.frontdesk).toMatch(/^[A-Za-z0-9]{40}$/);
  const { body } = await app.rest('ROLE_ADMIN', 'GET', `/branches/${shop.branch}/keys`);
  expect(body.data.map(({ view, lastFour }: { view: string; lastFour: string }) => [view, lastFour])).toEqual([
    ['backoffice', keys.backoffice.slice(-4)],
    ['frontdesk', keys.frontdesk.slice(-4)],
  ]);
  const storedKeys = JSON.stringify(await app.app.services.database.query('select * from branch_key'));
  for (const key of Object.values(keys)) expect(storedKeys).not.toContain(key);
});

test.each([
  ['an anonymous client', undefined, 401, 401],
  ['an employee of the branch', 'ROLE_EMPLOYEE', 403, 403],
  ['the manager of the branch', 'ROLE_MANAGER', 200, 403],
  ['an editor', 'ROLE_EDITOR', 403, 403],
  ['an admin', 'ROLE_ADMIN', 200, 201],
] as const)('authorizes %s to list and renew the keys of a branch', async (_, role, listStatus, renewStatus) => {
  const branch = await app.make('branch');
  const token = role && (`${role} ${branch}` as const);
  expect((await app.rest(token, 'GET', `/branches/${branch}/keys`)).status).toBe(listStatus);
  expect((await app.rest(token, 'POST', `/branches/${branch}/keys/frontdesk`)).status).toBe(renewStatus);
});

test('rejects the manager of another branch, an unknown branch and an unknown screen', async () => {
  expect((await app.rest(`ROLE_MANAGER ${otherBranch}`, 'GET', `/branches/${shop.branch}/keys`)).status).toBe(403);
  expect((await app.rest('ROLE_ADMIN', 'POST', '/branches/nirgends/keys/frontdesk')).status).toBe(404);
  const { status, body } = await app.rest('ROLE_ADMIN', 'POST', `/branches/${shop.branch}/keys/kitchen`);
  expect([status, body.errors[0].field]).toEqual([422, 'view']);
});

test('accepts only the newest key of a screen after two simultaneous renewals', async () => {
  const branch = await app.make('branch');
  const renewedKeys = await Promise.all([renewKey(branch, 'backoffice'), renewKey(branch, 'backoffice')]);
  const statuses = await Promise.all(renewedKeys.map(async key => (await getScreen('backoffice', branch, key)).status));
  expect(statuses.sort()).toEqual([200, 403]);
  await renewKey(branch, 'backoffice');
  for (const key of renewedKeys) expect(await getScreen('backoffice', branch, key)).toEqual({ status: 403, body: wrongKeyResponse });
});

test.each<[string, 'frontdesk' | 'backoffice', () => string, () => string]>([
  ['no key', 'backoffice', () => shop.branch, () => 'x'],
  ["another branch's key", 'backoffice', () => shop.branch, () => keys.elsewhere],
  ['the key with another branch', 'backoffice', () => otherBranch, () => keys.backoffice],
  ['the key of the other screen', 'backoffice', () => shop.branch, () => keys.frontdesk],
  ['the key of the other screen', 'frontdesk', () => shop.branch, () => keys.backoffice],
  ['an unknown branch', 'frontdesk', () => 'nirgends', () => keys.frontdesk],
])('rejects %s for the %s', async (_, name, branch, key) => {
  expect(await getScreen(name, branch(), key())).toEqual({ status: 403, body: wrongKeyResponse });
  const { errors } = await app.graphql(undefined, `{ ${name}(branch: "${branch()}", apiKey: "${key()}") { uid } }`);
  expect(errors?.[0]).toMatchObject({ message: wrongKeyResponse.errors[0]!.message, extensions: { code: 'FORBIDDEN' } });
});

test('returns the tickets of today that are in preparation or ready, without customer data', async () => {
  const waiting = await shop.placeOrder();
  const [inPreparation, ready, later] = [await shop.placeOrder(), await shop.placeOrder(), await shop.placeOrder()];
  for (const { id } of [inPreparation, ready]) await app.rest(shop.employee, 'POST', `/orders/${id}/status/confirm`);
  await app.rest(shop.employee, 'POST', `/orders/${later.id}/status/confirm`, { appointment: '2026-11-18T09:00:00Z' });
  await app.rest(shop.employee, 'POST', `/orders/${ready.id}/status/in-delivery`);
  const { status, body } = await getScreen('frontdesk', shop.branch, keys.frontdesk);
  const statuses = new Map(body.data.map((ticket: { uid: string; status: string }) => [ticket.uid, ticket.status]));
  expect([status, statuses.get(inPreparation.uid), statuses.get(ready.uid)]).toEqual([200, 'CONFIRMED', 'IN_DELIVERY']);
  expect([waiting, later].filter(({ uid }) => statuses.has(uid))).toEqual([]);
  const names = ['uid', 'ticketNumber', 'status', 'isDelivery', 'isDineIn', 'tableIdentifier', 'appointment'];
  expect(Object.keys(body.data[0])).toEqual(names);
  const { data } = await app.graphql(undefined, `{ frontdesk(branch: "markt", apiKey: "${keys.frontdesk}") { ${names.join(' ')} } }`);
  expect(data.frontdesk).toEqual(body.data);
});

test('returns the ticket of a later day as soon as it is ready', async () => {
  const { id, uid } = await shop.placeOrder();
  const isReadyOnBoard = async () => {
    const { body } = await getScreen('frontdesk', shop.branch, keys.frontdesk);
    return body.data.some((ticket: { uid: string; status: string }) => ticket.uid === uid && ticket.status === 'IN_DELIVERY');
  };
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/confirm`, { appointment: '2026-11-18T09:00:00Z' });
  expect(await isReadyOnBoard()).toBe(false);
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/in-delivery`);
  expect(await isReadyOnBoard()).toBe(true);
});

test('removes a ready ticket four hours after its time when nobody marked it as collected', async () => {
  const { id, uid } = await shop.placeOrder();
  for (const action of ['confirm', 'in-delivery']) await app.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`);
  const isOnBoard = async () => JSON.stringify((await getScreen('frontdesk', shop.branch, keys.frontdesk)).body).includes(uid);
  const { db, now } = app.contextFor('ROLE_ADMIN');
  const setMinutes = (ready: number, due: number) =>
    db.query('update "order" set "inDeliveryAt" = $2, appointment = $3 where id = $1', [
      id,
      ...[ready, due].map(minutes => new Date(now.getTime() + minutes * 60_000)),
    ]);
  for (const [ready, due, isShown] of [
    [-300, -239, true],
    [-300, -241, false],
    [-239, -300, true],
    [-300, 24 * 60, true],
  ] as const) {
    await setMinutes(ready, due);
    expect([ready, due, await isOnBoard()]).toEqual([ready, due, isShown]);
  }
  await setMinutes(-241, -241);
  expect(await isOnBoard()).toBe(false);
  expect(JSON.stringify((await getScreen('backoffice', shop.branch, keys.backoffice)).body)).toContain(uid);
});

test('returns 403 when the frontdesk is disabled', async () => {
  await app.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginFrontdesk: false });
  const { status, body } = await getScreen('frontdesk', shop.branch, keys.frontdesk);
  expect([status, body.errors[0].message]).toEqual([403, 'Die Ansicht Frontdesk ist ausgeschaltet.']);
  expect((await getScreen('backoffice', shop.branch, keys.backoffice)).status).toBe(200);
  await app.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginFrontdesk: true });
});

test('hides unpaid online orders on both screens', async () => {
  const { id, uid } = await shop.placeOrder();
  const isOnScreen = async (name: 'frontdesk' | 'backoffice') =>
    JSON.stringify((await getScreen(name, shop.branch, keys[name])).body).includes(uid);
  expect(await isOnScreen('backoffice')).toBe(true);
  await app.contextFor('ROLE_ADMIN').db.query(`update "order" set "paymentMethod" = 'mollie' where id = $1`, [id]);
  expect([await isOnScreen('frontdesk'), await isOnScreen('backoffice')]).toEqual([false, false]);
});

test('returns open orders with items and customer to the back office, without link, payment and log', async () => {
  const { id, hash } = await shop.placeOrder({ phone: '+43 664 1234567', comment: 'Bitte schneiden' });
  const { body } = await getScreen('backoffice', shop.branch, keys.backoffice);
  const order = body.data.find((candidate: { id: string }) => candidate.id === id);
  expect(order).toMatchObject({
    firstName: 'Anna',
    phone: '+43 664 1234567',
    comment: 'Bitte schneiden',
    status: 'WAITING_FOR_CONFIRMATION',
  });
  expect(order.items).toMatchObject([{ name: 'Semmel', amount: 2, product: { id: shop.roll } }]);
  expect(JSON.stringify(body)).not.toContain(hash);
  for (const name of ['hash', 'paymentMethod', 'paidAt', 'isPaid', 'refundedAt', 'log', 'idempotencyKey'])
    expect(order).not.toHaveProperty(name);
  const selection = 'id firstName phone status dueAt items { name amount product { id } } pricing { totalGross }';
  const { data } = await app.graphql(undefined, `{ backoffice(branch: "markt", apiKey: "${keys.backoffice}") { ${selection} } }`);
  const graphqlOrder = data.backoffice.find((candidate: { id: string }) => candidate.id === id);
  expect(order).toMatchObject({ ...graphqlOrder, items: [{ name: 'Semmel' }] });
  expect((await getScreen('backoffice', otherBranch, keys.elsewhere)).body.data).toEqual([]);
});

test('returns when the branch received an order: when it was placed, or paid if that was later', async () => {
  const [placed, paid] = [await shop.placeOrder(), await shop.placeOrder()];
  await app.app.services.database.query(`update "order" set "paidAt" = "createdAt" + interval '8 minutes' where id = $1`, [paid.id]);
  const { body } = await getScreen('backoffice', shop.branch, keys.backoffice);
  const waitedForPayment = [placed, paid].map(({ id }) => {
    const { receivedAt, createdAt } = body.data.find((order: { id: string }) => order.id === id);
    return (Date.parse(receivedAt) - Date.parse(createdAt)) / 60_000;
  });
  expect(waitedForPayment).toEqual([0, 8]);
});

test('returns the replacement and the unseen changes of items to the back office, until staff have seen them', async () => {
  const { id } = await shop.placeOrder();
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/confirm`);
  const spelt = await app.make('product', { name: 'Kornspitz', price: 0.9, unit: 'piece' });
  await app.make('menu', { branches: [shop.branch], catalog: [{ category: shop.category, products: [shop.roll, spelt] }] });
  expect((await app.rest(shop.employee, 'PUT', `/orders/${id}/items/0`, { product: spelt })).status).toBe(200);
  const orderOf = async () =>
    (await getScreen('backoffice', shop.branch, keys.backoffice)).body.data.find((order: { id: string }) => order.id === id);
  const { items, itemChanges, event } = await orderOf();
  expect(items).toMatchObject([
    { name: 'Semmel', isRemoved: true, replacedBy: 1 },
    { name: 'Kornspitz', isRemoved: false, replaces: 0 },
  ]);
  expect(itemChanges).toMatchObject([
    { index: 0, kind: 'removed', amount: 2 },
    { index: 1, kind: 'added' },
  ]);
  const selection = 'id items { replaces replacedBy } itemChanges { index kind amount unit event }';
  const { data } = await app.graphql(undefined, `{ backoffice(branch: "markt", apiKey: "${keys.backoffice}") { ${selection} } }`);
  expect(data.backoffice.find((order: { id: string }) => order.id === id).itemChanges).toEqual(itemChanges);
  await app.graphql(shop.employee, `mutation { markOrderChangesSeen(id: "${id}", event: ${event}) { id } }`);
  expect((await orderOf()).itemChanges).toEqual([]);
});

test('lets the back-office key confirm, prepare and complete an order, and logs the actor', async () => {
  const { id } = await shop.placeOrder();
  for (const [action, status] of [
    ['confirm', 'CONFIRMED'],
    ['in-delivery', 'IN_DELIVERY'],
    ['completed', 'COMPLETED'],
  ] as const) {
    const response = await runAction(id, action, keys.backoffice);
    expect([response.status, response.body.data.status]).toEqual([200, status]);
    expect(response.body.data).not.toHaveProperty('paidAt');
  }
  const { data } = await app.graphql(shop.employee, `{ order(id: "${id}") { log { actor action } } }`);
  expect(data.order.log.slice(1)).toEqual(['confirm', 'in-delivery', 'completed'].map(action => ({ actor: 'backoffice', action })));
});

test('rejects other actions, other branches, other routes and invalid input with a key', async () => {
  const { id } = await shop.placeOrder();
  expect((await runAction(id, 'cancel', keys.backoffice)).status).toBe(403);
  expect(await runAction(id, 'confirm', keys.frontdesk)).toEqual({ status: 403, body: wrongKeyResponse });
  expect((await runAction(id, 'confirm', keys.elsewhere)).status).toBe(403);
  expect((await runAction(id, 'confirm', '')).status).toBe(403);
  expect((await runAction(id, 'confirm', keys.backoffice, { appointment: 'bald' })).status).toBe(422);
  expect((await runAction(id, 'confirm', keys.backoffice, { unbekannt: 1 })).status).toBe(422);
  const headers = { 'x-api-key': keys.backoffice };
  expect((await app.rest(undefined, 'GET', `/orders/${id}`, undefined, headers)).status).toBe(401);
  expect((await app.rest(undefined, 'DELETE', `/orders/${id}`, undefined, headers)).status).toBe(401);
  expect((await app.rest(undefined, 'GET', '/orders/current', undefined, headers)).status).toBe(401);
});

test('confirms once when two screens confirm at the same time', async () => {
  const { id } = await shop.placeOrder();
  const statuses = await Promise.all([1, 2].map(async () => (await runAction(id, 'confirm', keys.backoffice)).status));
  expect(statuses.sort()).toEqual([200, 409]);
});

/** Opens the URL of a screen as a browser does, and stores the cookie of the response. */
async function openScreen(browser: CookieClient, path: string) {
  const response = await fetch(app.url + path, { redirect: 'manual' });
  const [cookie] = response.headers.getSetCookie();
  if (cookie) browser.storeCookie(cookie.split(';')[0]!);
  return { status: response.status, location: response.headers.get('location'), cookie, headers: response.headers };
}

test('moves the key from the URL to an HttpOnly cookie, with an uncached response', async () => {
  const browser = createCookieClient(app);
  const { status, location, cookie, headers } = await openScreen(browser, `/backoffice/markt/${keys.backoffice}`);
  expect([status, location]).toEqual([303, '/backoffice/markt']);
  expect(cookie).toMatch(/^backoffice-key-[\da-f]{16}=[A-Za-z0-9]{40}; Max-Age=31536000; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/);
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
  expect(await browser.graphql('{ backoffice(branch: "markt") { uid } }')).toHaveProperty('data.backoffice');
  for (const query of ['{ backoffice(branch: "bahnhof") { uid } }', '{ frontdesk(branch: "markt") { uid } }'])
    expect((await browser.graphql(query)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await browser.graphql('{ ordersCurrent { id } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('stores no cookie for an invalid key', async () => {
  const { status, cookie } = await openScreen(createCookieClient(app), '/frontdesk/markt/falsch');
  expect(status).toBe(303);
  expect(cookie).toMatch(/Expires=Thu, 01 Jan 1970/);
});

test('applies an action with the key of the cookie', async () => {
  const browser = createCookieClient(app);
  await openScreen(browser, `/backoffice/markt/${keys.backoffice}`);
  const { id } = await shop.placeOrder();
  const runMutation = (action: string) =>
    browser.graphql(`mutation { updateBackofficeOrderStatus(branch: "markt", id: "${id}", action: ${action}) { status } }`);
  expect(await runMutation('confirm')).toEqual({ data: { updateBackofficeOrderStatus: { status: 'CONFIRMED' } } });
  expect((await runMutation('confirm')).errors[0].extensions.code).toBe('CONFLICT');
  expect(await runMutation('inDelivery')).toEqual({ data: { updateBackofficeOrderStatus: { status: 'IN_DELIVERY' } } });
});

test('notifies a screen of every change until its key is renewed', async () => {
  const browser = createCookieClient(app);
  const branch = await app.make('branch', { identifier: 'board' });
  await openScreen(browser, `/frontdesk/board/${await renewKey(branch, 'frontdesk')}`);
  const anonymousClient = createCookieClient(app).socket();
  const client = browser.socket();
  const results: Json[] = []; // The results of the subscription.
  const rejections: Json[] = [];
  const query = 'subscription { frontdeskChanged(branch: "board") { uid status } }';
  client.subscribe({ query }, { next: result => void results.push(result), error: () => {}, complete: () => {} });
  anonymousClient.subscribe(
    { query },
    { next: result => void rejections.push(result), error: error => void rejections.push(error), complete: () => {} },
  );
  await waitFor(() => rejections.length > 0);
  expect(JSON.stringify(rejections)).toContain('Der Zugangsschlüssel ist ungültig.');
  const publishUntil = async (condition: () => boolean) =>
    waitFor(async () => (await app.contextFor().publish('orderChanged', { id: branch, uid: 'U', branch }), condition()));
  await waitFor(() => results.length > 0); // the state
  expect(results[0]).toEqual({ data: { frontdeskChanged: [] } });
  await renewKey(branch, 'frontdesk');
  await publishUntil(() => results.at(-1).errors?.[0].extensions.code === 'FORBIDDEN');
  await Promise.all([client.dispose(), anonymousClient.dispose()]);
});
