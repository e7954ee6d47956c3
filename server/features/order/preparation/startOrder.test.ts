import { unknownId } from '../../../../schema/testing/exampleRecords';
import { topics } from '../../../platform/events/events';
import { collectEvents } from '../../../testing/app/collectEvents';
import { useTestApp, useAppInstance, waitFor, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const secondApp = useAppInstance();
const shop = useTestShop(app);

const start = (id: string, token: Token | undefined = shop.employee, instance: typeof secondApp = app) =>
  instance.graphql(token, `mutation { startOrder(order: "${id}") { startedAt status event updatedAt undoableUntil } }`);
const codeOf = async (response: ReturnType<typeof start>) => (await response).errors?.[0].extensions.code;
const read = async (id: string) => (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
const action = (id: string, name: string, headers: object = {}) =>
  app.rest(shop.employee, 'POST', `/orders/${id}/status/${name}`, {}, headers);

async function placeConfirmed(): Promise<string> {
  const { id } = await shop.placeOrder();
  await action(id, 'confirm');
  return id;
}

test('starts an order once, with the time of the first call, and leaves its version as it is', async () => {
  const id = await placeConfirmed();
  const { updatedAt, event, startedAt } = await read(id);
  expect(startedAt).toBeNull();
  const { data } = await start(id);
  expect(data.startOrder).toMatchObject({ startedAt: expect.any(String), updatedAt, undoableUntil: expect.any(String) });
  expect(data.startOrder.event).toBeGreaterThan(event);
  expect((await start(id)).data.startOrder).toEqual(data.startOrder);
  expect(await read(id)).toMatchObject({ startedAt: data.startOrder.startedAt, event: data.startOrder.event });
  expect((await action(id, 'in-delivery', { 'If-Match': updatedAt })).status).toBe(200);
});

test('notifies the boards once when two devices start an order at once', async () => {
  const id = await placeConfirmed();
  const { event } = await read(id);
  const events = collectEvents(secondApp, topics.branch(shop.branch));
  const [one, other] = await Promise.all([start(id), start(id, shop.employee, secondApp)]);
  expect(one.data.startOrder.startedAt).toBe(other.data.startOrder.startedAt);
  const next = (await action(id, 'in-delivery')).body.data.event; // a second event of the start would be before it
  await waitFor(() => events.some(({ number }) => number === next));
  expect(events.map(({ number }) => number).filter(number => number > event)).toEqual([one.data.startOrder.event, next]);
});

test('rejects final and unknown orders', async () => {
  const { id } = await shop.placeOrder();
  await action(id, 'reject');
  expect(await codeOf(start(id))).toBe('CONFLICT');
  expect((await read(id)).startedAt).toBeNull();
  const started = await placeConfirmed();
  await start(started);
  await action(started, 'cancel');
  expect(await codeOf(start(started))).toBe('CONFLICT');
  expect(await codeOf(start(unknownId))).toBe('NOT_FOUND');
});

test('lets only staff of the branch start', async () => {
  const id = await placeConfirmed();
  expect(await codeOf(start(id, 'ROLE_EDITOR'))).toBe('FORBIDDEN');
  expect(await codeOf(start(id, `ROLE_MANAGER ${unknownId}`))).toBe('FORBIDDEN');
  const { errors } = await app.graphql(undefined, `mutation { startOrder(order: "${id}") { id } }`);
  expect(errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await start(id, 'ROLE_ADMIN')).data.startOrder.startedAt).toEqual(expect.any(String));
});
