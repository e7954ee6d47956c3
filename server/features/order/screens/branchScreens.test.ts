/** The screens of a branch by key: what they show, to whom, and what they may. */
import { eventually, useHouse } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';
import { visitor, type Visitor } from '../../../testing/app/cookieClient';

const house = useHouse();
const shop = useShop(house);

let elsewhere: string;
const keys = { frontdesk: '', backoffice: '', elsewhere: '' };
const renew = async (branch: string, view: string): Promise<string> =>
  (await house.rest('ROLE_ADMIN', 'POST', `/branches/${branch}/keys/${view}`)).body.data.key;

beforeAll(async () => {
  elsewhere = await house.make('branch', { identifier: 'bahnhof', name: 'Bahnhof' });
  keys.frontdesk = await renew(shop.branch, 'frontdesk');
  keys.backoffice = await renew(shop.branch, 'backoffice');
  keys.elsewhere = await renew(elsewhere, 'backoffice');
});

const view = (name: string, branch: string, key: string) => house.rest(undefined, 'GET', `/orders/${name}/${branch}/${key}`);
const step = (id: string, action: string, key: string, body?: object) =>
  house.rest(undefined, 'POST', `/orders/${id}/status/${action}`, body, { 'x-api-key': key });
const wrongKey = { errors: [{ message: 'Der Zugangsschlüssel ist ungültig.', field: null, code: 'FORBIDDEN' }] };

test('a key has forty characters, is shown once and kept as a hash', async () => {
  expect(keys.frontdesk).toMatch(/^[A-Za-z0-9]{40}$/);
  const { body } = await house.rest('ROLE_ADMIN', 'GET', `/branches/${shop.branch}/keys`);
  expect(body.data.map(({ view, ending }: { view: string; ending: string }) => [view, ending])).toEqual([
    ['backoffice', keys.backoffice.slice(-4)],
    ['frontdesk', keys.frontdesk.slice(-4)],
  ]);
  const kept = JSON.stringify(await house.app.services.database.query('select * from branch_key'));
  for (const key of Object.values(keys)) expect(kept).not.toContain(key);
});

test.each([
  ['a stranger', undefined, 401, 401],
  ['an employee of the branch', 'ROLE_EMPLOYEE', 403, 403],
  ['the manager of the branch', 'ROLE_MANAGER', 200, 403],
  ['an editor', 'ROLE_EDITOR', 403, 403],
  ['an admin', 'ROLE_ADMIN', 200, 201],
] as const)('%s lists and renews the keys of a branch', async (_, role, listed, renewed) => {
  const branch = await house.make('branch');
  const token = role && (`${role} ${branch}` as const);
  expect((await house.rest(token, 'GET', `/branches/${branch}/keys`)).status).toBe(listed);
  expect((await house.rest(token, 'POST', `/branches/${branch}/keys/frontdesk`)).status).toBe(renewed);
});

test('the manager of another branch, an unknown branch and an unknown view are refused', async () => {
  expect((await house.rest(`ROLE_MANAGER ${elsewhere}`, 'GET', `/branches/${shop.branch}/keys`)).status).toBe(403);
  expect((await house.rest('ROLE_ADMIN', 'POST', '/branches/nirgends/keys/frontdesk')).status).toBe(404);
  const { status, body } = await house.rest('ROLE_ADMIN', 'POST', `/branches/${shop.branch}/keys/kitchen`);
  expect([status, body.errors[0].field]).toEqual([422, 'view']);
});

test('renewed twice at once a view has one key, and only the newest opens', async () => {
  const branch = await house.make('branch');
  const made = await Promise.all([renew(branch, 'backoffice'), renew(branch, 'backoffice')]);
  const statuses = await Promise.all(made.map(async key => (await view('backoffice', branch, key)).status));
  expect(statuses.sort()).toEqual([200, 403]);
  await renew(branch, 'backoffice');
  for (const key of made) expect(await view('backoffice', branch, key)).toEqual({ status: 403, body: wrongKey });
});

test.each<[string, 'frontdesk' | 'backoffice', () => string, () => string]>([
  ['no key', 'backoffice', () => shop.branch, () => 'x'],
  ["another branch's key", 'backoffice', () => shop.branch, () => keys.elsewhere],
  ['the key for the branch of another', 'backoffice', () => elsewhere, () => keys.backoffice],
  ['the key of the other view', 'backoffice', () => shop.branch, () => keys.frontdesk],
  ['the key of the other view', 'frontdesk', () => shop.branch, () => keys.backoffice],
  ['an unknown branch', 'frontdesk', () => 'nirgends', () => keys.frontdesk],
])('%s opens no %s', async (_, name, branch, key) => {
  expect(await view(name, branch(), key())).toEqual({ status: 403, body: wrongKey });
  const { errors } = await house.graphql(undefined, `{ ${name}(branch: "${branch()}", apiKey: "${key()}") { uid } }`);
  expect(errors?.[0]).toMatchObject({ message: wrongKey.errors[0]!.message, extensions: { code: 'FORBIDDEN' } });
});

test('the wall shows the tickets of today that are prepared or ready, and nobody behind them', async () => {
  const waiting = await shop.place();
  const [prepared, ready, later] = [await shop.place(), await shop.place(), await shop.place()];
  for (const { id } of [prepared, ready]) await house.rest(shop.counter, 'POST', `/orders/${id}/status/confirm`);
  await house.rest(shop.counter, 'POST', `/orders/${later.id}/status/confirm`, { appointment: '2026-11-18T09:00:00Z' });
  await house.rest(shop.counter, 'POST', `/orders/${ready.id}/status/in-delivery`);
  const { status, body } = await view('frontdesk', shop.branch, keys.frontdesk);
  const shown = new Map(body.data.map((ticket: { uid: string; status: string }) => [ticket.uid, ticket.status]));
  expect([status, shown.get(prepared.uid), shown.get(ready.uid)]).toEqual([200, 'CONFIRMED', 'IN_DELIVERY']);
  expect([waiting, later].filter(({ uid }) => shown.has(uid))).toEqual([]);
  const names = ['uid', 'ticketNumber', 'status', 'isDelivery', 'isDineIn', 'tableIdentifier', 'appointment'];
  expect(Object.keys(body.data[0])).toEqual(names);
  const { data } = await house.graphql(undefined, `{ frontdesk(branch: "markt", apiKey: "${keys.frontdesk}") { ${names.join(' ')} } }`);
  expect(data.frontdesk).toEqual(body.data);
});

test('what is ready before its day stands on the wall as soon as it is', async () => {
  const { id, uid } = await shop.place();
  const stands = async () => {
    const { body } = await view('frontdesk', shop.branch, keys.frontdesk);
    return body.data.some((ticket: { uid: string; status: string }) => ticket.uid === uid && ticket.status === 'IN_DELIVERY');
  };
  await house.rest(shop.counter, 'POST', `/orders/${id}/status/confirm`, { appointment: '2026-11-18T09:00:00Z' });
  expect(await stands()).toBe(false);
  await house.rest(shop.counter, 'POST', `/orders/${id}/status/in-delivery`);
  expect(await stands()).toBe(true);
});

test('the wall stays dark where the shop has switched it off', async () => {
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginFrontdesk: false });
  const { status, body } = await view('frontdesk', shop.branch, keys.frontdesk);
  expect([status, body.errors[0].message]).toEqual([403, 'Die Ansicht Frontdesk ist ausgeschaltet.']);
  expect((await view('backoffice', shop.branch, keys.backoffice)).status).toBe(200);
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginFrontdesk: true });
});

test('an order whose payment nobody knows of yet stands on no screen', async () => {
  const { id, uid } = await shop.place();
  const shown = async (name: 'frontdesk' | 'backoffice') => JSON.stringify((await view(name, shop.branch, keys[name])).body).includes(uid);
  expect(await shown('backoffice')).toBe(true);
  await house.as('ROLE_ADMIN').db.query(`update "order" set "paymentMethod" = 'mollie' where id = $1`, [id]);
  expect([await shown('frontdesk'), await shown('backoffice')]).toEqual([false, false]);
});

test('the back office shows open orders with their goods and whom they are for, without link, payment and log', async () => {
  const { id, hash } = await shop.place({ phone: '+43 664 1234567', comment: 'Bitte schneiden' });
  const { body } = await view('backoffice', shop.branch, keys.backoffice);
  const order = body.data.find((one: { id: string }) => one.id === id);
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
  const words = 'id firstName phone status dueAt items { name amount product { id } } pricing { totalGross }';
  const { data } = await house.graphql(undefined, `{ backoffice(branch: "markt", apiKey: "${keys.backoffice}") { ${words} } }`);
  const same = data.backoffice.find((one: { id: string }) => one.id === id);
  expect(order).toMatchObject({ ...same, items: [{ name: 'Semmel' }] });
  expect((await view('backoffice', elsewhere, keys.elsewhere)).body.data).toEqual([]);
});

test('by its key an order is confirmed, made ready and handed over; the log says by what', async () => {
  const { id } = await shop.place();
  for (const [action, status] of [
    ['confirm', 'CONFIRMED'],
    ['in-delivery', 'IN_DELIVERY'],
    ['completed', 'COMPLETED'],
  ] as const) {
    const answer = await step(id, action, keys.backoffice);
    expect([answer.status, answer.body.data.status]).toEqual([200, status]);
    expect(answer.body.data).not.toHaveProperty('paidAt');
  }
  const { data } = await house.graphql(shop.counter, `{ order(id: "${id}") { log { actor action } } }`);
  expect(data.order.log.slice(1)).toEqual(['confirm', 'in-delivery', 'completed'].map(action => ({ actor: 'backoffice', action })));
});

test('what the key may not is refused: other steps, other branches, other calls, wrong input', async () => {
  const { id } = await shop.place();
  expect((await step(id, 'cancel', keys.backoffice)).status).toBe(403);
  expect(await step(id, 'confirm', keys.frontdesk)).toEqual({ status: 403, body: wrongKey });
  expect((await step(id, 'confirm', keys.elsewhere)).status).toBe(403);
  expect((await step(id, 'confirm', '')).status).toBe(403);
  expect((await step(id, 'confirm', keys.backoffice, { appointment: 'bald' })).status).toBe(422);
  expect((await step(id, 'confirm', keys.backoffice, { unbekannt: 1 })).status).toBe(422);
  const headers = { 'x-api-key': keys.backoffice };
  expect((await house.rest(undefined, 'GET', `/orders/${id}`, undefined, headers)).status).toBe(401);
  expect((await house.rest(undefined, 'DELETE', `/orders/${id}`, undefined, headers)).status).toBe(401);
  expect((await house.rest(undefined, 'GET', '/orders/current', undefined, headers)).status).toBe(401);
});

test('of two who press at once one has confirmed the order', async () => {
  const { id } = await shop.place();
  const statuses = await Promise.all([1, 2].map(async () => (await step(id, 'confirm', keys.backoffice)).status));
  expect(statuses.sort()).toEqual([200, 409]);
});

/** Opens the address of a screen as a browser does; whatever cookie it was given. */
async function open(browser: Visitor, path: string) {
  const response = await fetch(house.address + path, { redirect: 'manual' });
  const [cookie] = response.headers.getSetCookie();
  if (cookie) browser.take(cookie.split(';')[0]!);
  return { status: response.status, location: response.headers.get('location'), cookie, headers: response.headers };
}

test('opening a screen takes the key out of the address and leaves it with the browser, out of reach of scripts and caches', async () => {
  const browser = visitor(house);
  const { status, location, cookie, headers } = await open(browser, `/backoffice/markt/${keys.backoffice}`);
  expect([status, location]).toEqual([303, '/backoffice/markt']);
  expect(cookie).toMatch(/^backoffice-key-[\da-f]{16}=[A-Za-z0-9]{40}; Max-Age=31536000; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/);
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
  expect(await browser.ask('{ backoffice(branch: "markt") { uid } }')).toHaveProperty('data.backoffice');
  for (const query of ['{ backoffice(branch: "bahnhof") { uid } }', '{ frontdesk(branch: "markt") { uid } }'])
    expect((await browser.ask(query)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await browser.ask('{ ordersCurrent { id } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('what is no key is not kept', async () => {
  const { status, cookie } = await open(visitor(house), '/frontdesk/markt/falsch');
  expect(status).toBe(303);
  expect(cookie).toMatch(/Expires=Thu, 01 Jan 1970/);
});

test('a screen takes a step with the key its browser keeps', async () => {
  const browser = visitor(house);
  await open(browser, `/backoffice/markt/${keys.backoffice}`);
  const { id } = await shop.place();
  const move = (action: string) =>
    browser.ask(`mutation { moveBackofficeOrder(branch: "markt", id: "${id}", action: ${action}) { status } }`);
  expect(await move('confirm')).toEqual({ data: { moveBackofficeOrder: { status: 'CONFIRMED' } } });
  expect((await move('confirm')).errors[0].extensions.code).toBe('CONFLICT');
  expect(await move('inDelivery')).toEqual({ data: { moveBackofficeOrder: { status: 'IN_DELIVERY' } } });
});

test('a screen is told of every change, until its key is renewed', async () => {
  const browser = visitor(house);
  const branch = await house.make('branch', { identifier: 'wall' });
  await open(browser, `/frontdesk/wall/${await renew(branch, 'frontdesk')}`);
  const stranger = visitor(house).socket();
  const client = browser.socket();
  const heard: any[] = []; // whatever the socket says
  const refused: any[] = [];
  const query = 'subscription { frontdeskChanged(branch: "wall") { uid status } }';
  client.subscribe({ query }, { next: answer => void heard.push(answer), error: () => {}, complete: () => {} });
  stranger.subscribe(
    { query },
    { next: answer => void refused.push(answer), error: error => void refused.push(error), complete: () => {} },
  );
  await eventually(() => refused.length > 0);
  expect(JSON.stringify(refused)).toContain('Der Zugangsschlüssel ist ungültig.');
  const tell = async (holds: () => boolean) =>
    eventually(async () => (await house.as().tell('orderChanged', { id: branch, uid: 'U', branch }), holds()));
  await tell(() => heard.length > 0);
  expect(heard[0]).toEqual({ data: { frontdeskChanged: [] } });
  await renew(branch, 'frontdesk');
  await tell(() => heard.at(-1).errors?.[0].extensions.code === 'FORBIDDEN');
  await Promise.all([client.dispose(), stranger.dispose()]);
});
