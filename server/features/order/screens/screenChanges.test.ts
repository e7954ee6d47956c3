/** Tests what the branch screens receive of one changed order, and when their key ends that. */
import type { Client } from 'graphql-ws';
import { nextEvent, waitFor, useTestApp } from '../../../testing/app/testApp';
import { copyOrder } from '../../../testing/data/copyOrder';
import { useTestShop } from '../../../testing/data/shop';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const shop = useTestShop(app);

const renewKey = async (screen: string, branch = shop.branch): Promise<string> =>
  (await app.rest('ROLE_ADMIN', 'POST', `/branches/${branch}/keys/${screen}`)).body.data.key;
const runAction = (id: string, action: string, body: object = {}) =>
  app.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, body);

beforeEach(() => app.app.services.database.query('delete from "order"'));

const sockets: Client[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.dispose();
  jest.restoreAllMocks();
});

/** Subscribes with a key and returns the results that have arrived so far, without those that only say that the key is valid. */
async function follow(field: string, key: string, selection: string, branch = 'markt'): Promise<Json[]> {
  await nextEvent(app); // what changed before is not received
  const subscribe = jest.spyOn(app.app.services.bus, 'subscribe');
  const results: Json[] = [];
  const socket = app.socket();
  sockets.push(socket);
  const record = (result: Json): void => {
    if (result.errors || result.data?.[field] !== null) results.push(result);
  };
  const query = `subscription { ${field}(branch: "${branch}", apiKey: "${key}") { ${selection} } }`;
  const count = subscribe.mock.calls.length;
  socket.subscribe({ query }, { next: record, error: record, complete: () => {} });
  await waitFor(() => subscribe.mock.calls.length > count || results.length > 0);
  return results;
}

const backofficeSelection =
  'id event order { id uid ticketNumber status firstName phone event items { name amount } pricing { totalGross } }';

test.each([1, 30, 600])('sends one order per change to the back-office screen of a branch with %d orders', async count => {
  const { id } = await shop.placeOrder({ phone: '+43 664 1234567' });
  if (count > 1) await copyOrder(app, id, count - 1);
  const key = await renewKey('backoffice');
  const { body } = await app.rest(undefined, 'GET', `/orders/backoffice/markt/${key}`);
  expect(body.data).toHaveLength(count);
  const changes = await follow('backofficeOrderChanged', key, backofficeSelection);
  const { event } = (await runAction(id, 'confirm')).body.data;
  await waitFor(() => changes.length > 0);
  const [change] = changes;
  expect(change.data.backofficeOrderChanged).toMatchObject({ id, event, order: { id, event, status: 'CONFIRMED', firstName: 'Anna' } });
  expect(JSON.stringify(change).length).toBeLessThan(500);
  expect(changes).toHaveLength(1);
});

test.each([1, 30, 600])('sends one ticket per change to the frontdesk of a branch with %d tickets', async count => {
  const { id, uid } = await shop.placeOrder();
  await runAction(id, 'confirm');
  if (count > 1) await copyOrder(app, id, count - 1, { afterMinutes: 0 });
  const key = await renewKey('frontdesk');
  expect((await app.rest(undefined, 'GET', `/orders/frontdesk/markt/${key}`)).body.data).toHaveLength(count);
  const changes = await follow('frontdeskTicketChanged', key, 'uid event ticket { uid ticketNumber status event }');
  const { event, ticketNumber } = (await runAction(id, 'in-delivery')).body.data;
  await waitFor(() => changes.length > 0);
  const ticket = { uid, ticketNumber, status: 'IN_DELIVERY', event };
  expect(changes).toEqual([{ data: { frontdeskTicketChanged: { uid, event, ticket } } }]);
  expect(JSON.stringify(changes).length).toBeLessThan(300);
});

test('sends no data of an order that is finished, deleted or of another branch', async () => {
  const otherBranch = await app.make('branch', { identifier: 'bahnhof', name: 'Bahnhof' });
  const { id } = await shop.placeOrder();
  await runAction(id, 'confirm');
  const changes = await follow('backofficeOrderChanged', await renewKey('backoffice'), backofficeSelection);
  const others = await follow('backofficeOrderChanged', await renewKey('backoffice', otherBranch), backofficeSelection, 'bahnhof');
  const { event } = (await runAction(id, 'completed')).body.data;
  await waitFor(() => changes.length === 1);
  expect((await app.rest('ROLE_ADMIN', 'DELETE', `/orders/${id}`)).status).toBe(200);
  await waitFor(() => changes.length === 2);
  expect(changes[0]).toEqual({ data: { backofficeOrderChanged: { id, event, order: null } } });
  expect(changes[1]).toEqual({ data: { backofficeOrderChanged: { id, event: expect.any(Number), order: null } } });
  expect(changes[1].data.backofficeOrderChanged.event).toBeGreaterThan(event);
  expect(others).toEqual([]);
});

test('sends priority with a newer version, which the list has too', async () => {
  const { id } = await shop.placeOrder();
  const key = await renewKey('backoffice');
  const changes = await follow('backofficeOrderChanged', key, 'id event order { prioritizedAt }');
  await app.graphql(shop.employee, `mutation { prioritizeOrder(order: "${id}", isPrioritized: true) { id } }`);
  await waitFor(() => changes.length > 0);
  const { event, order } = changes[0].data.backofficeOrderChanged;
  expect(order.prioritizedAt).not.toBeNull();
  const { data } = await app.graphql(undefined, `{ backoffice(branch: "markt", apiKey: "${key}") { id event } }`);
  expect(data.backoffice).toEqual([{ id, event }]);
});

test.each([
  ['backoffice', 'backofficeOrderChanged', 'id'],
  ['frontdesk', 'frontdeskTicketChanged', 'uid'],
])('says at once that the key of the %s screen was renewed, and no other screen', async (screen, field, selection) => {
  const other = screen === 'backoffice' ? 'frontdesk' : 'backoffice';
  const changes = await follow(field, await renewKey(screen), selection);
  await renewKey(other);
  await shop.placeOrder();
  await waitFor(() => changes.length > 0);
  expect(changes).toEqual([{ data: { [field]: { [selection]: expect.any(String) } } }]);
  await renewKey(screen);
  await waitFor(() => changes.length === 2);
  expect(changes[1].errors[0].extensions.code).toBe('FORBIDDEN');
});

test.each([
  ['a wrong key', async () => 'x'],
  ['the key of the other screen', () => renewKey('frontdesk')],
  ['the key of another branch', async () => renewKey('backoffice', await app.make('branch'))],
])('rejects %s', async (_, keyOf) => {
  const key = await keyOf();
  const { id, uid, hash } = await shop.placeOrder();
  const [rejection] = await follow('backofficeOrderChanged', key, 'id');
  expect(JSON.stringify(rejection)).toContain('FORBIDDEN');
  const { errors } = await app.graphql(
    undefined,
    `mutation { markBackofficeOrdersSeen(branch: "markt", apiKey: "${key}", orders: ["${id}"]) }`,
  );
  expect(errors?.[0].extensions.code).toBe('FORBIDDEN');
  expect((await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).body.data.seenAt).toBeNull();
});

test('reports to the customer that the back-office screen has shown the order, but of no other branch', async () => {
  const key = await renewKey('backoffice');
  const order = await shop.placeOrder();
  const foreignKey = await renewKey('backoffice', await app.make('branch', { identifier: 'hafen' }));
  const markSeen = async (apiKey: string, branch: string) =>
    app.graphql(undefined, `mutation { markBackofficeOrdersSeen(branch: "${branch}", apiKey: "${apiKey}", orders: ["${order.id}"]) }`);
  const readSeenAt = async () => (await app.rest(undefined, 'GET', `/orders/public/${order.uid}/${order.hash}`)).body.data.seenAt;
  expect((await markSeen(foreignKey, 'hafen')).errors?.[0].extensions.code).toBe('FORBIDDEN');
  expect(await readSeenAt()).toBeNull();
  expect((await markSeen(key, 'markt')).data.markBackofficeOrdersSeen).toEqual([order.id]);
  expect(await readSeenAt()).not.toBeNull();
  expect((await markSeen(key, 'markt')).data.markBackofficeOrdersSeen).toEqual([]);
});
