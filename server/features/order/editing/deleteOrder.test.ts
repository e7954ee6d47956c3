import { nowhere } from '../../../../schema/testing/exampleRecords';
import { eventually, heard, useHouse, useInstance } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const house = useHouse();
const neighbour = useInstance();
const shop = useShop(house);

const drop = (id: string, token: Parameters<typeof house.rest>[0] = 'ROLE_ADMIN', at = house) => at.rest(token, 'DELETE', `/orders/${id}`);
const mutation = (id: string, token: Parameters<typeof house.rest>[0] = 'ROLE_ADMIN') =>
  house.graphql(token, `mutation { deleteOrder(id: "${id}") }`);

async function finished() {
  const order = await shop.place();
  await house.rest(shop.counter, 'POST', `/orders/${order.id}/status/reject`, {});
  return order;
}

test('an admin deletes what is over, through either door; it is gone for everybody', async () => {
  const [first, second] = [await finished(), await finished()];
  expect(await drop(first.id)).toEqual({ status: 200, body: { data: { id: first.id } } });
  expect((await mutation(second.id)).data.deleteOrder).toBe(second.id);
  for (const { id, uid, hash } of [first, second]) {
    expect((await house.rest(shop.counter, 'GET', `/orders/${id}`)).status).toBe(404);
    expect((await house.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).status).toBe(404);
    expect((await drop(id)).status).toBe(404);
  }
});

test('what is not over stays', async () => {
  const { id } = await shop.place();
  expect(await drop(id)).toMatchObject({ status: 409, body: { errors: [{ code: 'CONFLICT' }] } });
  expect((await mutation(id)).errors?.[0].extensions.code).toBe('CONFLICT');
  expect((await house.rest(shop.counter, 'GET', `/orders/${id}`)).status).toBe(200);
  expect((await drop(nowhere)).status).toBe(404);
  expect((await drop('x')).status).toBe(404);
});

test('nobody but admins', async () => {
  const { id } = await finished();
  expect((await house.rest(undefined, 'DELETE', `/orders/${id}`)).status).toBe(401);
  for (const token of ['ROLE_EDITOR', `ROLE_EMPLOYEE ${shop.branch}`, `ROLE_MANAGER ${shop.branch}`] as const) {
    expect((await drop(id, token)).status).toBe(403);
    expect((await mutation(id, token)).errors?.[0].extensions.code).toBe('FORBIDDEN');
  }
});

test('of two who delete at once one does it', async () => {
  const { id } = await finished();
  const answers = await Promise.all([drop(id), drop(id, 'ROLE_ADMIN', neighbour)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('boards and the page of the customer hear that it is gone', async () => {
  const { id, uid, hash } = await finished();
  await heard(house);
  const subscribe = jest.spyOn(house.app.services.bus, 'subscribe');
  const firsts = [
    house.socket(shop.counter).iterate<any>({ query: `subscription { ordersChanged(branch: "${shop.branch}") { id } }` }),
    house.socket().iterate<any>({ query: `subscription { orderStatusChanged(uid: "${uid}", hash: "${hash}") { id } }` }),
  ].map(stream => stream.next());
  await eventually(() => subscribe.mock.calls.length === 2);
  expect((await drop(id)).status).toBe(200);
  const [board, page] = await Promise.all(firsts);
  expect(board!.value).toEqual({ data: { ordersChanged: null } });
  expect(page!.value.errors[0].extensions.code).toBe('NOT_FOUND');
});
