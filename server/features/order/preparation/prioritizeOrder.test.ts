import { unknownId } from '../../../../schema/testing/exampleRecords';
import { topics } from '../../../platform/events/events';
import { collectEvents } from '../../../testing/app/collectEvents';
import { useTestApp, useAppInstance, waitFor, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const secondApp = useAppInstance();
const shop = useTestShop(app);

interface Call {
  isPrioritized?: boolean;
  token?: Token | undefined;
  instance?: typeof secondApp;
}

const prioritize = (id: string, { isPrioritized = true, token = shop.employee, instance = app }: Call = {}) =>
  instance.graphql(
    token,
    `mutation { prioritizeOrder(order: "${id}", isPrioritized: ${isPrioritized}) { prioritizedAt status event updatedAt undoableUntil } }`,
  );
const codeOf = async (response: ReturnType<typeof prioritize>) => (await response).errors?.[0].extensions.code;
const read = async (id: string) => (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
const action = (id: string, name: string, headers: object = {}) =>
  app.rest(shop.employee, 'POST', `/orders/${id}/status/${name}`, {}, headers);

async function placeConfirmed(): Promise<string> {
  const { id } = await shop.placeOrder();
  await action(id, 'confirm');
  return id;
}

test('gives an order priority once, with the time of the first call, and leaves its version as it is', async () => {
  const id = await placeConfirmed();
  const { updatedAt, event, prioritizedAt } = await read(id);
  expect(prioritizedAt).toBeNull();
  const { data } = await prioritize(id);
  expect(data.prioritizeOrder).toMatchObject({ prioritizedAt: expect.any(String), updatedAt, undoableUntil: expect.any(String) });
  expect(data.prioritizeOrder.event).toBeGreaterThan(event);
  expect((await prioritize(id)).data.prioritizeOrder).toEqual(data.prioritizeOrder);
  expect(await read(id)).toMatchObject({ prioritizedAt: data.prioritizeOrder.prioritizedAt, event: data.prioritizeOrder.event });
  expect((await action(id, 'in-delivery', { 'If-Match': updatedAt })).status).toBe(200);
});

test('removes the priority, also twice', async () => {
  const id = await placeConfirmed();
  const { event } = (await prioritize(id)).data.prioritizeOrder;
  const { data } = await prioritize(id, { isPrioritized: false });
  expect(data.prioritizeOrder.prioritizedAt).toBeNull();
  expect(data.prioritizeOrder.event).toBeGreaterThan(event);
  expect((await prioritize(id, { isPrioritized: false })).data.prioritizeOrder).toEqual(data.prioritizeOrder);
  expect((await prioritize(id)).data.prioritizeOrder.prioritizedAt).toEqual(expect.any(String));
});

test('shows the priority on the screen of the branch', async () => {
  const id = await placeConfirmed();
  const { prioritizedAt } = (await prioritize(id)).data.prioritizeOrder;
  const { key } = (await app.rest('ROLE_ADMIN', 'POST', `/branches/${shop.branch}/keys/backoffice`)).body.data;
  const { data } = (await app.rest(undefined, 'GET', `/orders/backoffice/${shop.branch}/${key}`)).body;
  expect(data.find((order: { id: string }) => order.id === id)).toMatchObject({ prioritizedAt });
});

test('notifies the boards once when two devices prioritize an order at once', async () => {
  const id = await placeConfirmed();
  const { event } = await read(id);
  const events = collectEvents(secondApp, topics.branch(shop.branch));
  const [one, other] = await Promise.all([prioritize(id), prioritize(id, { instance: secondApp })]);
  expect(one.data.prioritizeOrder.prioritizedAt).toBe(other.data.prioritizeOrder.prioritizedAt);
  const next = (await action(id, 'in-delivery')).body.data.event; // a second event of the priority would be before it
  await waitFor(() => events.some(({ number }) => number === next));
  expect(events.map(({ number }) => number).filter(number => number > event)).toEqual([one.data.prioritizeOrder.event, next]);
});

test('rejects final and unknown orders', async () => {
  const { id } = await shop.placeOrder();
  await action(id, 'reject');
  expect(await codeOf(prioritize(id))).toBe('CONFLICT');
  expect((await read(id)).prioritizedAt).toBeNull();
  const prioritized = await placeConfirmed();
  await prioritize(prioritized);
  await action(prioritized, 'cancel');
  for (const isPrioritized of [true, false]) expect(await codeOf(prioritize(prioritized, { isPrioritized }))).toBe('CONFLICT');
  expect(await codeOf(prioritize(unknownId))).toBe('NOT_FOUND');
});

test('lets only staff of the branch prioritize', async () => {
  const id = await placeConfirmed();
  expect(await codeOf(prioritize(id, { token: 'ROLE_EDITOR' }))).toBe('FORBIDDEN');
  expect(await codeOf(prioritize(id, { token: `ROLE_MANAGER ${unknownId}` }))).toBe('FORBIDDEN');
  const { errors } = await app.graphql(undefined, `mutation { prioritizeOrder(order: "${id}", isPrioritized: true) { id } }`);
  expect(errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await prioritize(id, { token: 'ROLE_ADMIN' })).data.prioritizeOrder.prioritizedAt).toEqual(expect.any(String));
});
