import { on, once } from 'node:events';
import WebSocket from 'ws';
import { AppError } from '../../../../schema/errors/appError';
import { deleteOldEvents } from '../../../app/retention';
import { topics } from '../../../platform/events/events';
import { collectEvents } from '../../../testing/app/collectEvents';
import { nextEvent, waitFor, useTestApp, useAppInstance } from '../../../testing/app/testApp';
import { startFaultyProxy, type FaultyProxy } from '../../../testing/fakes/faultyProxy';
import { useTestShop } from '../../../testing/data/shop';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const secondApp = useAppInstance();
let proxy: FaultyProxy;
const cutOffApp = useAppInstance({ replaceDatabaseUrl: async url => (proxy = await startFaultyProxy(url)).url });
afterAll(() => proxy.stop());
const shop = useTestShop(app);

const confirm = (id: string) => app.rest(shop.employee, 'POST', `/orders/${id}/status/confirm`, {});
const query = <T>(sql: string, values: unknown[] = []): Promise<T> => app.app.services.database.query(sql, values);

/** Reads the numbers of the events that an app has received for an order since this call. */
function collectNumbers(uid: string, app = secondApp): () => number[] {
  const events = collectEvents(app, topics.order(uid));
  return () => events.map(({ number }) => number);
}

/** Counts new subscriptions at the second app. */
function spyOnSubscribe() {
  jest.restoreAllMocks();
  return jest.spyOn(secondApp.app.services.bus, 'subscribe');
}

async function dropListenerConnections(): Promise<void> {
  const connections = await query<unknown[]>(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'listener'`,
  );
  expect(connections.length).toBeGreaterThan(0);
}

test('notifies customer and staff on another instance with one load', async () => {
  const { id, uid, hash } = await shop.placeOrder();
  await waitForEvents(uid, id);
  const customer = () =>
    secondApp
      .socket()
      .iterate({ query: `subscription { orderStatusChanged(uid: "${uid}", hash: "${hash}") { id event status branch { name } } }` });
  const subscribe = spyOnSubscribe();
  const streams = [
    customer(),
    customer(),
    secondApp.socket(shop.employee).iterate({ query: `subscription { ordersChanged(branch: "${shop.branch}") { id event status } }` }),
  ];
  const states = await Promise.all(streams.slice(0, 2).map(stream => stream.next()));
  expect(states).toMatchObject(states.map(() => ({ value: { data: { orderStatusChanged: { id, status: 'WAITING_FOR_CONFIRMATION' } } } })));
  const nextEvents = streams.map(stream => stream.next());
  await waitFor(() => subscribe.mock.calls.length === 2); // one for all anonymous subscribers

  const queries = jest.spyOn(Object.getPrototypeOf(secondApp.app.services.database.createQueryRunner()), 'query');
  const { body } = await confirm(id);
  const change = { id, event: body.data.event, status: 'CONFIRMED' };
  const events = (await Promise.all(nextEvents)).map(({ value }) => value);
  expect(events).toEqual([
    { data: { orderStatusChanged: { ...change, branch: { name: 'Marktplatz' } } } },
    { data: { orderStatusChanged: { ...change, branch: { name: 'Marktplatz' } } } },
    { data: { ordersChanged: change } },
  ]);

  const reads = queries.mock.calls.filter(([sql]) => /^SELECT.*FROM "order" /.test(String(sql)));
  expect(reads).toHaveLength(3); // Before and after the change, and one load for all subscribers.
  // For the response. The appointment reads only the hours, and the anonymous subscribers share what was read for the state.
  expect(queries.mock.calls.filter(([sql]) => /^select .*\sfrom "branch" /is.test(String(sql)))).toHaveLength(1);
  queries.mockRestore();
});

// Waits until the second app has received all earlier events, so that the next one is new.
async function waitForEvents(uid: string, id: string): Promise<void> {
  const numbers = collectNumbers(uid);
  const eventNumber = await app.contextFor('ROLE_ADMIN').publish('orderChanged', { id, uid, branch: shop.branch });
  await waitFor(() => numbers().includes(eventNumber));
}

test('sends each anonymous subscriber the fields of its own query', async () => {
  const { id, uid, hash } = await shop.placeOrder();
  await waitForEvents(uid, id);
  const template = 'subscription ($more: Boolean!) { orderStatusChanged(uid: "UID", hash: "HASH") { status uid @include(if: $more) } }';
  const query = template.replace('UID', uid).replace('HASH', hash);
  const requests = [
    { query, variables: { more: true } },
    { query, variables: { more: false } },
    { query: query.replace('status', 'isConfirmed'), variables: { more: true } },
    { query, variables: { more: true } },
  ];
  const streams = requests.map(request => secondApp.socket().iterate<Json>(request));
  await Promise.all(streams.map(stream => stream.next())); // the state
  const nextEvents = streams.map(stream => stream.next());
  await confirm(id);
  const events = (await Promise.all(nextEvents)).map(({ value }) => value.data.orderStatusChanged);
  const [all, statusOnly, withConfirmation] = [{ status: 'CONFIRMED', uid }, { status: 'CONFIRMED' }, { isConfirmed: true, uid }];
  expect(events).toEqual([all, statusOnly, withConfirmation, all]);
});

test('shares no result between viewers with different permissions', async () => {
  const { id, uid, hash } = await shop.placeOrder();
  await app.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { iban: 'DE02120300000000202051' });
  await waitForEvents(uid, id);
  const query = `subscription { orderStatusChanged(uid: "${uid}", hash: "${hash}") { status branch { iban } } }`;
  const tokens = [undefined, 'ROLE_ADMIN', undefined, 'ROLE_ADMIN'] as const;
  const streams = tokens.map(token => secondApp.socket(token).iterate<Json>({ query }));
  await Promise.all(streams.map(stream => stream.next())); // the state
  const nextEvents = streams.map(stream => stream.next());
  await confirm(id);
  const events = (await Promise.all(nextEvents)).map(({ value }) => value.data.orderStatusChanged);
  const [publicOrder, fullOrder] = [null, 'DE02120300000000202051'].map(iban => ({ status: 'CONFIRMED', branch: { iban } }));
  expect(events).toEqual([publicOrder, fullOrder, publicOrder, fullOrder]);
});

test('sends an error of an event to all who share it, and then the next event', async () => {
  const { id, uid, hash } = await shop.placeOrder();
  await waitForEvents(uid, id);
  const query = `subscription { orderStatusChanged(uid: "${uid}", hash: "${hash}") { status } }`;
  const streams = [1, 2].map(() => secondApp.socket().iterate<Json>({ query }));
  const nextOfAll = async () => (await Promise.all(streams.map(stream => stream.next()))).map(({ value }) => value);
  await nextOfAll(); // the state
  const publishChange = () => app.contextFor('ROLE_ADMIN').publish('orderChanged', { id, uid, branch: shop.branch });
  const { database } = secondApp.app.services;
  jest.restoreAllMocks();
  const failing = jest.spyOn(database.manager, 'getRepository').mockImplementation(() => {
    throw new AppError('UNAVAILABLE');
  });
  const errors = nextOfAll();
  await publishChange();
  expect((await errors).map(({ errors: [error] }) => error.extensions.code)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
  failing.mockRestore();
  const events = nextOfAll();
  await publishChange();
  expect((await events).map(({ data }) => data)).toEqual(
    streams.map(() => ({ orderStatusChanged: { status: 'WAITING_FOR_CONFIRMATION' } })),
  );
});

test('sends the state to a plain client when it reconnects', async () => {
  const { id, uid, hash } = await shop.placeOrder();
  const socketUrl = `${app.url.replace('http', 'ws')}/graphql`;
  const query = `subscription { orderStatusChanged(uid: "${uid}", hash: "${hash}") { status event } }`;
  /** Connects as any client of the protocol does, and returns the next event of the order. */
  async function connect(): Promise<{ socket: WebSocket; next: () => Promise<Json> }> {
    const socket = new WebSocket(socketUrl, 'graphql-transport-ws');
    const messages = on(socket, 'message');
    const next = async () => JSON.parse(String(((await messages.next()).value as unknown[])[0])) as Json;
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    expect(await next()).toEqual({ type: 'connection_ack' });
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
    return { socket, next: async () => (await next()).payload.data.orderStatusChanged };
  }
  const first = await connect();
  const { event } = await first.next();
  first.socket.terminate();
  const { body } = await confirm(id);
  const second = await connect();
  expect(await second.next()).toEqual({ status: 'CONFIRMED', event: body.data.event });
  expect(body.data.event).toBeGreaterThan(event);
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/completed`);
  expect((await second.next()).event).toBeGreaterThan(body.data.event);
  second.socket.terminate();
});

test('publishes a new order to staff of its branch and of no other branch', async () => {
  const otherBranch = await app.make('branch');
  const stream = (branch: string) =>
    secondApp
      .socket('ROLE_ADMIN')
      .iterate({ query: `subscription { ordersChanged(branch: "${branch}") { uid items { name amount } dueAt } }` });
  await nextEvent(secondApp); // what the test before has changed is not received
  const subscribe = spyOnSubscribe();
  const otherEvent = stream(otherBranch).next();
  const branchStream = stream(shop.branch);
  const first = branchStream.next();
  await waitFor(() => subscribe.mock.calls.length === 2);
  const { uid } = await shop.placeOrder();
  const expectedOrder = { uid, items: [{ name: 'Semmel', amount: 2 }], dueAt: '2026-11-16T07:00:00.000Z' };
  expect((await first).value).toEqual({ data: { ordersChanged: expectedOrder } });
  expect(await Promise.race([otherEvent, Promise.resolve('nothing')])).toBe('nothing');
});

test('rejects subscriptions with a wrong hash, without session, or of another branch', async () => {
  const { uid } = await shop.placeOrder();
  const firstErrorCode = async (token: Parameters<typeof app.socket>[0], query: string) =>
    (await app.socket(token).iterate({ query }).next()).value.errors[0].extensions.code;
  expect(await firstErrorCode(undefined, `subscription { orderStatusChanged(uid: "${uid}", hash: "guess") { id } }`)).toBe('NOT_FOUND');
  const anonymousStream = app.socket().iterate({ query: `subscription { ordersChanged(branch: "${shop.branch}") { id } }` });
  await expect(anonymousStream.next()).rejects.toMatchObject({ code: 4401 });
  expect(await firstErrorCode('ROLE_EMPLOYEE elsewhere', `subscription { ordersChanged(branch: "${shop.branch}") { id } }`)).toBe(
    'FORBIDDEN',
  );
});

test('publishes no event when the transaction is rolled back', async () => {
  const { id, uid } = await shop.placeOrder();
  const numbers = collectNumbers(uid);
  const failing = app.contextFor('ROLE_ADMIN').transaction(async context => {
    await context.publish('orderChanged', { id, uid, branch: shop.branch });
    throw new Error('forced rollback');
  });
  await expect(failing).rejects.toThrow('forced rollback');
  const eventNumber = await app.contextFor('ROLE_ADMIN').publish('orderChanged', { id, uid, branch: shop.branch });
  await waitFor(() => numbers().includes(eventNumber));
  expect(numbers().filter(number => number !== eventNumber && number > eventNumber - 2)).toEqual([]);
});

test('delivers events once that were published while the connection was lost', async () => {
  const { id, uid } = await shop.placeOrder();
  await waitForEvents(uid, id);
  const numbers = collectNumbers(uid);
  const payload = { id, uid, branch: shop.branch };

  // The earlier number is committed last: it was drawn while the connection was open, and becomes visible after it is open again.
  let lateNumber = 0;
  let missedNumber = 0;
  await app.contextFor('ROLE_ADMIN').transaction(async context => {
    lateNumber = await context.publish('orderChanged', payload);
    await dropListenerConnections();
    missedNumber = await app.contextFor('ROLE_ADMIN').publish('orderChanged', payload);
    await waitFor(() => numbers().includes(missedNumber));
    await dropListenerConnections();
  });
  await waitFor(() => numbers().includes(lateNumber));
  await waitForEvents(uid, id);
  expect(numbers().filter(number => number === missedNumber)).toHaveLength(1);
  expect(numbers().filter(number => number === lateNumber)).toHaveLength(1);
});

test('delivers one event of an order after an outage, the last one', async () => {
  const { id, uid } = await shop.placeOrder();
  const publishChange = () => app.contextFor('ROLE_ADMIN').publish('orderChanged', { id, uid, branch: shop.branch });
  const numbers = collectNumbers(uid, cutOffApp);
  const firstNumber = await publishChange();
  await waitFor(() => numbers().includes(firstNumber));
  proxy.cut();
  const missedNumbers = [await publishChange(), await publishChange(), await publishChange()];
  proxy.repair();
  const lastNumber = missedNumbers.at(-1)!;
  await waitFor(() => numbers().includes(lastNumber));
  expect(numbers().filter(number => number > firstNumber)).toEqual([lastNumber]);
});

test('sends a socket one message of an order after an outage', async () => {
  const { id, uid, hash } = await shop.placeOrder();
  const publishChange = () => app.contextFor('ROLE_ADMIN').publish('orderChanged', { id, uid, branch: shop.branch });
  const messages: unknown[] = [];
  const receive = (message: unknown): void => void messages.push(message);
  const numbers = collectNumbers(uid, cutOffApp);
  const earlierNumber = await publishChange();
  await waitFor(() => numbers().includes(earlierNumber));
  const query = `subscription { orderStatusChanged(uid: "${uid}", hash: "${hash}") { status } }`;
  cutOffApp
    .socket()
    .subscribe<Json>(
      { query },
      { next: ({ data }) => receive(data?.orderStatusChanged.status), error: receive, complete: () => receive('end') },
    );
  await waitFor(() => messages.length === 1); // the state
  await publishChange();
  await waitFor(() => messages.length === 2);
  proxy.cut();
  const missedNumbers = [await publishChange(), await publishChange(), await publishChange()];
  proxy.repair();
  await waitFor(() => numbers().includes(missedNumbers.at(-1)!));
  await waitFor(() => messages.length >= 3);
  await confirm(id);
  await waitFor(() => messages.includes('CONFIRMED'));
  const waiting = 'WAITING_FOR_CONFIRMATION';
  expect(messages).toEqual([waiting, waiting, waiting, 'CONFIRMED']);
});

test('deletes events of yesterday in batches, by one process at a time', async () => {
  await query(
    `insert into event (name, payload, "createdAt") select 'orderChanged', '{}', now() - interval '25 hours' from generate_series(1, 30)`,
  );
  const [{ remaining }] = await query<[{ remaining: number }]>(
    `select count(*)::int as remaining from event where "createdAt" > now() - interval '1 day'`,
  );
  const counts = await Promise.all([deleteOldEvents(app.app.services.database, 20), deleteOldEvents(secondApp.app.services.database, 20)]);
  expect(counts.every(count => count <= 20)).toBe(true);
  expect(counts.some(count => count > 0)).toBe(true);
  while ((await deleteOldEvents(app.app.services.database, 20)) > 0);
  expect(await query(`select count(*)::int as count from event`)).toEqual([{ count: remaining }]);
});
