import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp, useAppInstance, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const secondApp = useAppInstance();
const shop = useTestShop(app);
let cheese = '';
let bun = '';

const rates = { tax: 10, dineInTax: 10, takeawayTax: 10 };

beforeAll(async () => {
  cheese = await app.make('product', {
    name: 'Käse',
    price: 20,
    unit: 'kilogram',
    pricing: 'approximate',
    quantityStepSize: 0.1,
    ...rates,
  });
  bun = await app.make('product', { name: 'Kornspitz', price: 0.9, unit: 'piece', ...rates });
  await app.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-10T00:00:00Z',
    catalog: [{ category: shop.category, products: [shop.roll, cheese, bun] }],
  });
});

async function placeConfirmed(): Promise<string> {
  const items = [
    { product: shop.roll, amount: 2 },
    { product: cheese, amount: 1 },
  ];
  const { id } = await shop.placeOrder({ items });
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/confirm`, {});
  return id;
}
const putItem = (id: string, index: number, body: object) => app.rest(shop.employee, 'PUT', `/orders/${id}/items/${index}`, body);
const getOrder = async (id: string) => (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
const changesOf = async (id: string) =>
  (await getOrder(id)).itemChanges.map(({ index, kind, amount }: Record<string, unknown>) => [index, kind, amount]);
const markSeen = (id: string, event: unknown, instance = app) =>
  instance.rest(shop.employee, 'POST', `/orders/${id}/changes-seen`, { event });
const markByGraphql = (token: Token | undefined, id: string, event: number) =>
  app.graphql(token, `mutation { markOrderChangesSeen(id: "${id}", event: ${event}) { itemChanges { index kind } updatedAt } }`);

test('marks items that were changed, removed or replaced after the confirmation until staff has seen them', async () => {
  const id = await placeConfirmed();
  await putItem(id, 0, { amount: 3 });
  await putItem(id, 1, { product: bun, amount: 4 });
  expect(await changesOf(id)).toEqual([
    [0, 'changed', 2],
    [1, 'removed', 1],
    [2, 'added', 4],
  ]);
  const { event, updatedAt } = await getOrder(id);
  const { data } = await markByGraphql(shop.employee, id, event);
  expect(data.markOrderChangesSeen).toEqual({ itemChanges: [], updatedAt });
  expect((await getOrder(id)).log.at(-1)).toMatchObject({ action: 'changes-seen', note: null });
});

test('marks no changes before the confirmation, no weighing and no price', async () => {
  const { id } = await shop.placeOrder({ items: [{ product: cheese, amount: 1 }] });
  await putItem(id, 0, { amount: 2 });
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/confirm`, {});
  await putItem(id, 0, { amount: 2.12, price: 18, comment: 'gut abgelegen' });
  expect(await changesOf(id)).toEqual([]);
});

test('keeps a change that is made after the version that was seen', async () => {
  const id = await placeConfirmed();
  await putItem(id, 0, { amount: 3 });
  const { event } = await getOrder(id);
  await putItem(id, 1, { isRemoved: true });
  expect((await markSeen(id, event)).body.data.itemChanges).toMatchObject([{ index: 1, kind: 'removed' }]);
});

test('marks nothing when two boards do it at the same time, and then again', async () => {
  const id = await placeConfirmed();
  await putItem(id, 0, { amount: 3 });
  const { event } = await getOrder(id);
  const responses = await Promise.all([markSeen(id, event), markSeen(id, event, secondApp)]);
  expect([200, 409]).toEqual(expect.arrayContaining(responses.map(({ status }) => status)));
  expect((await markSeen(id, event)).status).toBe(200);
  const { log, itemChanges } = await getOrder(id);
  expect(itemChanges).toEqual([]);
  expect(log.filter(({ action }: { action: string }) => action === 'changes-seen')).toHaveLength(1);
});

test('publishes the mark to all boards', async () => {
  const id = await placeConfirmed();
  await putItem(id, 0, { amount: 3 });
  const { event } = await getOrder(id);
  await markSeen(id, event);
  const { event: newEvent } = await getOrder(id);
  expect(newEvent).toBeGreaterThan(event);
  const sql = `select payload from event where name = 'orderChanged' and number = $1`;
  const [published] = await app.app.services.database.query(sql, [newEvent]);
  expect(published.payload).toMatchObject({ id, branch: shop.branch });
  expect(published.payload.isInternal).toBeFalsy();
});

test('clears the changes of a final order', async () => {
  const id = await placeConfirmed();
  await putItem(id, 0, { amount: 3 });
  await app.rest(`ROLE_MANAGER ${shop.branch}`, 'POST', `/orders/${id}/status/cancel`, {});
  expect((await getOrder(id)).itemChanges).toEqual([]);
});

test('marks a cancellation after the confirmation until a board has seen it', async () => {
  const id = await placeConfirmed();
  const { event: before } = await getOrder(id);
  await app.rest(`ROLE_MANAGER ${shop.branch}`, 'POST', `/orders/${id}/status/cancel`, { rejectionMessage: 'Der Ofen ist kaputt.' });
  const isUnseen = async () => (await getOrder(id)).isCancellationUnseen;
  expect(await isUnseen()).toBe(true);
  await markSeen(id, before); // a board that shows the version before
  expect(await isUnseen()).toBe(true);
  const { event } = await getOrder(id);
  const responses = await Promise.all([markSeen(id, event), markSeen(id, event, secondApp)]);
  expect([200, 409]).toEqual(expect.arrayContaining(responses.map(({ status }) => status)));
  expect(await isUnseen()).toBe(false);
  expect((await getOrder(id)).log.filter(({ action }: { action: string }) => action === 'changes-seen')).toHaveLength(1);
  const query = `{ order(id: "${id}") { isCancellationUnseen } }`;
  expect((await app.graphql(shop.employee, query)).data.order).toEqual({ isCancellationUnseen: false });
});

test('keeps a canceled order on the board over midnight until its cancellation is seen, for a week', async () => {
  const id = await placeConfirmed();
  const { body } = await app.rest(`ROLE_MANAGER ${shop.branch}`, 'POST', `/orders/${id}/status/cancel`, {});
  expect(body).toMatchObject({ data: { status: 'CANCELED' } });
  const cancel = (time: string) => app.app.services.database.query('update "order" set "canceledAt" = $2 where id = $1', [id, time]);
  const isOnBoard = async () => {
    const [rest, { data }] = [
      await app.rest(shop.employee, 'GET', '/orders/current'),
      await app.graphql(shop.employee, '{ ordersCurrent { id } }'),
    ];
    const lists = [rest.body.data, data.ordersCurrent].map(orders => orders.some((order: { id: string }) => order.id === id));
    expect(lists[0]).toBe(lists[1]);
    return lists[0];
  };
  await cancel('2026-11-14T07:00:00Z');
  expect(await isOnBoard()).toBe(true);
  await cancel('2026-11-07T07:00:00Z');
  expect(await isOnBoard()).toBe(false);
  await cancel('2026-11-14T07:00:00Z');
  await markSeen(id, (await getOrder(id)).event);
  expect(await isOnBoard()).toBe(false);
});

test('marks no cancellation before the confirmation', async () => {
  const { id } = await shop.placeOrder({ items: [{ product: shop.roll, amount: 2 }] });
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/cancel`, {});
  expect((await getOrder(id)).isCancellationUnseen).toBe(false);
});

test('rejects invalid input, unknown orders and other users', async () => {
  const id = await placeConfirmed();
  for (const event of [undefined, 'x', -1, 1.5])
    expect(await markSeen(id, event)).toMatchObject({ status: 422, body: { errors: [{ field: 'event' }] } });
  expect((await markSeen(unknownId, 1)).status).toBe(404);
  const denied: [Token | undefined, number, string][] = [
    [undefined, 401, 'UNAUTHENTICATED'],
    ['ROLE_EDITOR', 403, 'FORBIDDEN'],
    [`ROLE_MANAGER ${unknownId}`, 403, 'FORBIDDEN'],
  ];
  for (const [token, status, code] of denied) {
    expect((await app.rest(token, 'POST', `/orders/${id}/changes-seen`, { event: 1 })).status).toBe(status);
    expect((await markByGraphql(token, id, 1)).errors?.[0].extensions.code).toBe(code);
  }
});
