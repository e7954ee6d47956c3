import { unknownId } from '../../../../schema/testing/exampleRecords';
import { waitFor, nextEvent, useTestApp, useAppInstance } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const secondApp = useAppInstance();
const shop = useTestShop(app);

const deleteByRest = (id: string, token: Parameters<typeof app.rest>[0] = 'ROLE_ADMIN', instance = app) =>
  instance.rest(token, 'DELETE', `/orders/${id}`);
const deleteByGraphql = (id: string, token: Parameters<typeof app.rest>[0] = 'ROLE_ADMIN') =>
  app.graphql(token, `mutation { deleteOrder(id: "${id}") }`);

async function placeRejected() {
  const order = await shop.placeOrder();
  await app.rest(shop.employee, 'POST', `/orders/${order.id}/status/reject`, {});
  return order;
}

test('lets an admin delete a final order by GraphQL and REST', async () => {
  const [first, second] = [await placeRejected(), await placeRejected()];
  expect(await deleteByRest(first.id)).toEqual({ status: 200, body: { data: { id: first.id } } });
  expect((await deleteByGraphql(second.id)).data.deleteOrder).toBe(second.id);
  for (const { id, uid, hash } of [first, second]) {
    expect((await app.rest(shop.employee, 'GET', `/orders/${id}`)).status).toBe(404);
    expect((await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).status).toBe(404);
    expect((await deleteByRest(id)).status).toBe(404);
  }
});

test('rejects deleting an open order', async () => {
  const { id } = await shop.placeOrder();
  expect(await deleteByRest(id)).toMatchObject({ status: 409, body: { errors: [{ code: 'CONFLICT' }] } });
  expect((await deleteByGraphql(id)).errors?.[0].extensions.code).toBe('CONFLICT');
  expect((await app.rest(shop.employee, 'GET', `/orders/${id}`)).status).toBe(200);
  expect((await deleteByRest(unknownId)).status).toBe(404);
  expect((await deleteByRest('x')).status).toBe(404);
});

test('rejects everyone but admins', async () => {
  const { id } = await placeRejected();
  expect((await app.rest(undefined, 'DELETE', `/orders/${id}`)).status).toBe(401);
  for (const token of ['ROLE_EDITOR', `ROLE_EMPLOYEE ${shop.branch}`, `ROLE_MANAGER ${shop.branch}`] as const) {
    expect((await deleteByRest(id, token)).status).toBe(403);
    expect((await deleteByGraphql(id, token)).errors?.[0].extensions.code).toBe('FORBIDDEN');
  }
});

test('deletes once when two admins delete at the same time', async () => {
  const { id } = await placeRejected();
  const responses = await Promise.all([deleteByRest(id), deleteByRest(id, 'ROLE_ADMIN', secondApp)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('notifies the board and the status page of the customer', async () => {
  const { id, uid, hash } = await placeRejected();
  await nextEvent(app);
  const subscribe = jest.spyOn(app.app.services.bus, 'subscribe');
  const statusPage = app.socket().iterate<Json>({ query: `subscription { orderStatusChanged(uid: "${uid}", hash: "${hash}") { id } }` });
  await statusPage.next(); // the state
  const firstEvents = [
    app.socket(shop.employee).iterate<Json>({ query: `subscription { ordersChanged(branch: "${shop.branch}") { id } }` }),
    statusPage,
  ].map(stream => stream.next());
  await waitFor(() => subscribe.mock.calls.length === 2);
  expect((await deleteByRest(id)).status).toBe(200);
  const [board, page] = await Promise.all(firstEvents);
  expect(board!.value).toEqual({ data: { ordersChanged: null } });
  expect(page!.value.errors[0].extensions.code).toBe('NOT_FOUND');
});
