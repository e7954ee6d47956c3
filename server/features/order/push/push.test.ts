import { startPushService, type PushService } from '../../../testing/fakes/pushService';
import { runJobs } from '../../../testing/app/runJobs';
import { useAppInstance, useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import { loadPushKeys } from './pushKeys';
import { deleteEndedSubscriptions } from './pushSubscriptions';

const app = useTestApp({ canUsePrivateUrls: true });
const secondApp = useAppInstance();
const shop = useTestShop(app);

let device: PushService;
beforeAll(async () => {
  device = await startPushService();
  await app.rest('ROLE_ADMIN', 'POST', '/config', { email: 'bestellung@shop.example' });
});
afterAll(() => device.stop());
beforeEach(() => void (device.received.length = device.statuses.length = 0));

type Link = Pick<Awaited<ReturnType<typeof shop.placeOrder>>, 'id' | 'uid' | 'hash'>;
const path = ({ uid, hash }: Link) => `/orders/public/${uid}/${hash}/push-subscription`;
const subscribe = (order: Link, input: object = device.subscription, instance = app) =>
  instance.rest(undefined, 'POST', path(order), input);
const change = (order: Link, status: string, input = {}) => app.rest(shop.employee, 'POST', `/orders/${order.id}/status/${status}`, input);
const countOf = async ({ id }: Link): Promise<number> =>
  (await app.contextFor().db.query('select count(*)::integer from "pushSubscription" where "orderId" = $1', [id]))[0].count;
const bodies = () => device.received.map(({ message }) => message.body);

/** Places an order without mail and phone, whose device wants messages. */
async function placeOrder(): Promise<Link> {
  const order = await shop.placeOrder({ email: null, phone: null });
  expect(await subscribe(order)).toMatchObject({ status: 200, body: { data: { isSubscribed: true } } });
  return order;
}

test('sends an encrypted and signed message for each news of the order', async () => {
  const order = await placeOrder();
  await change(order, 'confirm');
  await runJobs(app);
  await change(order, 'in-delivery');
  await runJobs(app);
  const [confirmed, ready] = device.received;
  expect(confirmed!.message).toMatchObject({ title: expect.stringMatching(/^Bestellung /), url: `/status/${order.uid}/${order.hash}` });
  expect(confirmed!.message.body).toMatch(/^Ihre Bestellung wurde bestätigt\. Termin: /);
  expect(ready!.message.body).toBe('Ihre Bestellung ist abholbereit.');
  const { publicKey } = (await app.rest(undefined, 'GET', '/push-key')).body.data;
  expect(confirmed!.headers).toMatchObject({ ttl: '3600', urgency: 'high', topic: order.uid, 'content-encoding': 'aes128gcm' });
  expect(confirmed!.headers.authorization).toContain(`k=${publicKey}`);
});

test('says why an order is canceled, and asks about a proposed time', async () => {
  const [canceled, proposed] = [await placeOrder(), await placeOrder()];
  await change(canceled, 'reject', { rejectionMessage: 'Der Ofen ist kaputt.' });
  await app.rest(shop.employee, 'PUT', `/orders/${proposed.id}`, { counterAppointment: '2026-11-16T10:00:00.000Z' });
  await runJobs(app);
  expect(bodies().sort()).toEqual([
    expect.stringContaining('Wäre Montag, 16.11.2026, 11:00 Uhr für Sie in Ordnung?'),
    'Ihre Bestellung wurde storniert. Der Ofen ist kaputt.',
  ]);
});

test.each([404, 410])('deletes a device whose subscription has ended (%s)', async status => {
  const order = await placeOrder();
  device.statuses.push(status);
  await change(order, 'confirm');
  await runJobs(app);
  expect(await countOf(order)).toBe(0);
});

test.each([500, 429, null])('tries again after %s', async status => {
  const order = await placeOrder();
  device.statuses.push(status);
  await change(order, 'confirm');
  await runJobs(app);
  await runJobs(app, { includeRetries: true });
  expect(device.received).toHaveLength(2);
  expect(await countOf(order)).toBe(1);
});

test('sends only the latest news to a device that was not reached before', async () => {
  const order = await placeOrder();
  device.statuses.push(503);
  await change(order, 'confirm');
  await runJobs(app);
  await change(order, 'in-delivery');
  await runJobs(app);
  await runJobs(app, { includeRetries: true });
  expect(bodies().slice(1)).toEqual(['Ihre Bestellung ist abholbereit.']);
});

test('accepts only public addresses of push services', async () => {
  const order = await shop.placeOrder();
  for (const endpoint of ['http://push.example/1', 'https://127.0.0.1/1', 'https://169.254.169.254/1'])
    expect(await subscribe(order, { ...device.subscription, endpoint }, secondApp)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'endpoint', code: 'INVALID' }] },
    });
  expect(await countOf(order)).toBe(0);
});

test('does not repeat a message that the service rejects', async () => {
  const order = await placeOrder();
  device.statuses.push(413);
  await change(order, 'confirm');
  await runJobs(app);
  await runJobs(app, { includeRetries: true });
  expect(device.received).toHaveLength(1);
});

test('sends nothing after the device has unsubscribed, by REST and by GraphQL', async () => {
  const [first, second] = [await placeOrder(), await placeOrder()];
  const { endpoint } = device.subscription;
  expect(await app.rest(undefined, 'DELETE', `${path(first)}?endpoint=${encodeURIComponent(endpoint)}`)).toMatchObject({ status: 200 });
  const mutation = `mutation($endpoint: String!) { unsubscribeFromPush(uid: "${second.uid}", hash: "${second.hash}", endpoint: $endpoint) }`;
  expect((await app.graphql(undefined, mutation, { endpoint })).data).toEqual({ unsubscribeFromPush: true });
  await change(first, 'confirm');
  await change(second, 'confirm');
  await runJobs(app);
  expect(device.received).toEqual([]);
});

test.each([
  [{ endpoint: 'ftp://push.example/1' }, 'endpoint'],
  [{ endpoint: undefined }, 'endpoint'],
  [{ keys: { p256dh: 'AAAA', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }, 'keys.p256dh'],
  [{ keys: { p256dh: 'A'.repeat(200), auth: 'AAAA' } }, 'keys.p256dh'],
])('rejects %j', async (input, field) => {
  const order = await shop.placeOrder();
  const { status, body } = await subscribe(order, { ...device.subscription, ...input });
  expect(status).toBe(422);
  expect(body.errors).toContainEqual(expect.objectContaining({ field }));
  expect(await countOf(order)).toBe(0);
});

test('needs the link of an order that has not ended', async () => {
  const order = await shop.placeOrder();
  expect((await subscribe({ ...order, hash: '0'.repeat(32) })).status).toBe(404);
  await change(order, 'reject');
  expect((await subscribe(order)).status).toBe(409);
});

test('keeps one subscription of a device that subscribes twice at once, and five devices of an order', async () => {
  const order = await shop.placeOrder();
  const subscription = { ...device.subscription, endpoint: 'https://push.example/device' };
  const responses = await Promise.all([subscribe(order, subscription), subscribe(order, subscription, secondApp)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await countOf(order)).toBe(1);
  for (let index = 0; index < 6; index += 1)
    await subscribe(order, { ...device.subscription, endpoint: `${device.subscription.endpoint}${index}` });
  expect(await countOf(order)).toBe(5);
});

test('makes one key pair for all instances', async () => {
  await app.contextFor().db.query('delete from "pushKey"');
  const [first, second] = await Promise.all([loadPushKeys(app.contextFor()), loadPushKeys(secondApp.contextFor())]);
  expect(first).toEqual(second);
});

test('deletes the devices a day after the end of the order', async () => {
  const [ended, open] = [await placeOrder(), await placeOrder()];
  await change(ended, 'reject');
  await deleteEndedSubscriptions(app.contextFor());
  expect(await countOf(ended)).toBe(1);
  const { db, now } = app.contextFor();
  await deleteEndedSubscriptions({ db, now: new Date(now.getTime() + 25 * 3_600_000) });
  expect([await countOf(ended), await countOf(open)]).toEqual([0, 1]);
  await db.query('update "order" set "anonymizedAt" = now() where id = $1', [open.id]);
  await deleteEndedSubscriptions({ db, now });
  expect(await countOf(open)).toBe(0);
});
