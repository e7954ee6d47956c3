import { unknownId } from '../../../../schema/testing/exampleRecords';
import { topics } from '../../../platform/events/events';
import { collectEvents } from '../../../testing/app/collectEvents';
import { useTestApp, useAppInstance, waitFor, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const secondApp = useAppInstance();
const shop = useTestShop(app);

async function placeConfirmed() {
  const items = [1, 2, 3].map(amount => ({ product: shop.roll, amount }));
  const { id } = await shop.placeOrder({ items });
  await action(id, 'confirm');
  return id;
}
const action = (id: string, name: string, headers: object = {}) =>
  app.rest(shop.employee, 'POST', `/orders/${id}/status/${name}`, {}, headers);
const tick = (
  id: string,
  item: number,
  { done = true, token = shop.employee, instance = app }: { done?: boolean; token?: Token | undefined; instance?: typeof secondApp } = {},
) =>
  instance.graphql(
    token,
    `mutation { tickOrderItem(order: "${id}", item: ${item}, done: ${done}) { doneItems status event updatedAt undoableUntil } }`,
  );
const codeOf = async (response: ReturnType<typeof tick>) => (await response).errors?.[0].extensions.code;
const read = async (id: string) => (await app.graphql(shop.employee, `{ order(id: "${id}") { doneItems log { action } } }`)).data.order;

test('ticks items off and undoes that, also twice', async () => {
  const id = await placeConfirmed();
  expect((await tick(id, 1)).data.tickOrderItem.doneItems).toEqual([1]);
  expect((await tick(id, 0)).data.tickOrderItem.doneItems).toEqual([1, 0]);
  expect((await tick(id, 0)).data.tickOrderItem.doneItems.toSorted()).toEqual([0, 1]);
  expect((await tick(id, 1, { done: false })).data.tickOrderItem.doneItems).toEqual([0]);
  expect((await tick(id, 1, { done: false })).data.tickOrderItem.doneItems).toEqual([0]);
});

test('keeps both items that two devices tick at once', async () => {
  const id = await placeConfirmed();
  const responses = await Promise.all([tick(id, 0), tick(id, 2, { instance: secondApp })]);
  expect((await read(id)).doneItems.toSorted()).toEqual([0, 2]);
  // The newer response is the one with both ticks.
  const newest = responses.map(({ data }) => data.tickOrderItem).sort((a, b) => b.event - a.event);
  expect(newest.map(({ doneItems }) => doneItems.length)).toEqual([2, 1]);
});

test('takes the tick off an item whose amount changes, and keeps it when only its comment changes', async () => {
  const id = await placeConfirmed();
  for (const item of [0, 1, 2]) await tick(id, item);
  const change = (item: number, body: object) => app.rest(shop.employee, 'PUT', `/orders/${id}/items/${item}`, body);
  expect((await change(0, { amount: 9 })).status).toBe(200);
  expect((await read(id)).doneItems.toSorted()).toEqual([1, 2]);
  expect((await change(1, { comment: 'gut durchbacken' })).status).toBe(200);
  expect((await change(2, { isRemoved: true })).status).toBe(200);
  expect((await read(id)).doneItems.toSorted()).toEqual([1, 2]);
});

test('has a newer event but no log entry, and the action on the version before it and its undo succeed', async () => {
  const { body } = await app.rest(shop.employee, 'GET', `/orders/${await placeConfirmed()}`);
  const { id, updatedAt, event } = body.data;
  const { data } = await tick(id, 0);
  expect(data.tickOrderItem).toMatchObject({ updatedAt, undoableUntil: expect.any(String) });
  expect(data.tickOrderItem.event).toBeGreaterThan(event);
  expect((await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data.event).toBe(data.tickOrderItem.event);
  expect((await action(id, 'in-delivery', { 'If-Match': updatedAt })).status).toBe(200);
  expect((await app.rest(shop.employee, 'POST', `/orders/${id}/undo`, {})).status).toBe(200);
  const { doneItems, log } = await read(id);
  expect(doneItems).toEqual([0]);
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['create', 'confirm', 'in-delivery', 'undo']);
});

test('notifies the boards of the branch, but not when nothing changes', async () => {
  const id = await placeConfirmed();
  const events = collectEvents(secondApp, topics.branch(shop.branch));
  const { event } = (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
  await tick(id, 2, { done: false });
  const { data } = await tick(id, 2);
  const next = (await action(id, 'in-delivery')).body.data.event; // a second event of the tick would be before it
  await waitFor(() => events.some(({ number }) => number === next));
  expect(events.map(({ number }) => number).filter(number => number > event)).toEqual([data.tickOrderItem.event, next]);
});

test('rejects unknown and removed items, and orders that are not in preparation', async () => {
  const id = await placeConfirmed();
  expect(await codeOf(tick(id, 3))).toBe('NOT_FOUND');
  expect(await codeOf(tick(id, -1))).toBe('NOT_FOUND');
  expect(await codeOf(tick(unknownId, 0))).toBe('NOT_FOUND');
  await app.rest(shop.employee, 'PUT', `/orders/${id}/items/1`, { isRemoved: true });
  expect(await codeOf(tick(id, 1))).toBe('NOT_FOUND');
  await action(id, 'in-delivery');
  expect(await codeOf(tick(id, 0))).toBe('CONFLICT');
  const { id: unconfirmed } = await shop.placeOrder();
  expect(await codeOf(tick(unconfirmed, 0))).toBe('CONFLICT');
});

test('lets only staff of the branch tick', async () => {
  const id = await placeConfirmed();
  const codeFor = (token: Token | undefined) => codeOf(tick(id, 0, { token }));
  expect(await codeFor('ROLE_EDITOR')).toBe('FORBIDDEN');
  expect(await codeFor(`ROLE_MANAGER ${unknownId}`)).toBe('FORBIDDEN');
  const { errors } = await app.graphql(undefined, `mutation { tickOrderItem(order: "${id}", item: 0, done: true) { id } }`);
  expect(errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await tick(id, 0, { token: 'ROLE_ADMIN' })).data.tickOrderItem.doneItems).toEqual([0]);
});
