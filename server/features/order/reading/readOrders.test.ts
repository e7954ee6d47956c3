import { currentOrders } from './currentOrders';
import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import { countStatements } from '../../../testing/app/statements';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const shop = useTestShop(app);

const uidsOf = ({ body }: { body: Json }) => body.data.map(({ uid }: { uid: string }) => uid);
const list = (query = '', token = shop.employee) => app.rest(token, 'GET', `/orders${query}`);
const runAction = (id: string, action: string) => app.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, {});

async function makeOtherBranch(): Promise<string> {
  const branch = await app.make('branch');
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  return branch;
}

test('returns the newest orders of the branches of staff, by pages', async () => {
  const branch = await makeOtherBranch();
  const uids: string[] = [];
  for (let count = 0; count < 5; count++) uids.unshift((await shop.placeOrder({ branch })).uid);
  await shop.placeOrder();

  const token = `ROLE_EMPLOYEE ${branch}` as const;
  const first = await list('?limit=2', token);
  expect(first.body.meta).toEqual({ total: 5, limit: 2, nextCursor: expect.any(String) });
  const second = await list(`?limit=2&after=${first.body.meta.nextCursor}`, token);
  const third = await list(`?limit=2&after=${second.body.meta.nextCursor}`, token);
  expect([first, second, third].map(uidsOf)).toEqual([uids.slice(0, 2), uids.slice(2, 4), uids.slice(4)]);
  expect(third.body.meta).toEqual({ total: 5, limit: 2, nextCursor: null });

  const { data } = await app.graphql(token, '{ orders(limit: 2) { total nextCursor items { uid branch { id } } } }');
  expect(data.orders).toEqual({
    total: 5,
    nextCursor: first.body.meta.nextCursor,
    items: uids.slice(0, 2).map(uid => ({ uid, branch: { id: branch } })),
  });
  const ordersOfBoth = await list('?limit=500', `ROLE_MANAGER ${branch} ${shop.branch}`);
  expect(uidsOf(ordersOfBoth)).toEqual(uidsOf(await list('?limit=500', 'ROLE_ADMIN')));
});

test('filters the list by branch and status', async () => {
  const branch = await makeOtherBranch();
  const [waiting, confirmed, rejected] = [await shop.placeOrder(), await shop.placeOrder(), await shop.placeOrder()];
  await runAction(confirmed.id, 'confirm');
  await runAction(rejected.id, 'reject');
  for (const [status, { uid }] of Object.entries({ WAITING_FOR_CONFIRMATION: waiting, CONFIRMED: confirmed, REJECTED: rejected })) {
    const { body } = await list(`?limit=500&status=${status}`);
    expect(body.data.map((order: { status: string }) => order.status)).toEqual(body.data.map(() => status));
    expect(uidsOf({ body })).toContain(uid);
  }
  expect(uidsOf(await list('?status=WAITING_FOR_PAYMENT'))).toEqual([]);
  expect(uidsOf(await list(`?branch=${branch}`, 'ROLE_ADMIN'))).toEqual([]);
});

test('rejects invalid parameters and unauthorized viewers', async () => {
  for (const query of ['?limit=0', '?limit=501', '?limit=x', '?after=x', '?after=1.x', '?status=BAKED', '?branch=x', '?sort=hash'])
    expect((await list(query)).status).toBe(422);
  expect((await app.rest(undefined, 'GET', '/orders')).status).toBe(401);
  expect((await list('', 'ROLE_EDITOR')).status).toBe(403);
  expect((await list(`?branch=${shop.branch}`, `ROLE_EMPLOYEE ${unknownId}`)).status).toBe(403);
  expect(uidsOf(await list('', 'ROLE_EMPLOYEE'))).toEqual([]);
  const { errors } = await app.graphql(`ROLE_EMPLOYEE ${unknownId}`, `{ ordersCurrent(branch: "${shop.branch}") { id } }`);
  expect(errors?.[0].extensions.code).toBe('FORBIDDEN');
});

test('returns an order to staff of its branch', async () => {
  const { id, uid } = await shop.placeOrder();
  expect((await list(`/${id}`)).body.data).toMatchObject({ id, uid });
  expect((await app.rest(undefined, 'GET', `/orders/${id}`)).status).toBe(401);
  expect((await list(`/${id}`, 'ROLE_EDITOR')).status).toBe(403);
  expect((await list(`/${id}`, `ROLE_EMPLOYEE ${unknownId}`)).status).toBe(403);
  expect((await list(`/${unknownId}`)).status).toBe(404);
});

test('returns open orders rather than newer finished ones when there are too many, newest first', async () => {
  const branch = await makeOtherBranch();
  const uids: string[] = [];
  for (const isFinished of [false, true, false, true]) {
    const { id, uid } = await shop.placeOrder({ branch });
    uids.push(uid);
    if (!isFinished) continue;
    await app.rest('ROLE_ADMIN', 'POST', `/orders/${id}/status/confirm`, {});
    await app.rest('ROLE_ADMIN', 'POST', `/orders/${id}/status/completed`, {});
  }
  const [open, , newerOpen, newestFinished] = uids;
  const current = (limit: number) => currentOrders(app.contextFor('ROLE_ADMIN'), branch, limit);
  expect((await current(2)).map(({ uid }) => uid)).toEqual([newerOpen, open]);
  expect((await current(3)).map(({ uid }) => uid)).toEqual([newestFinished, newerOpen, open]);
});

test('returns orders for the board that are not final or became final today', async () => {
  const branch = await makeOtherBranch();
  const [openOrder, finishedToday, finishedYesterday] = [
    await shop.placeOrder({ branch }),
    await shop.placeOrder({ branch }),
    await shop.placeOrder({ branch }),
  ];
  for (const { id } of [finishedToday, finishedYesterday]) {
    await app.rest('ROLE_ADMIN', 'POST', `/orders/${id}/status/confirm`, {});
    await app.rest('ROLE_ADMIN', 'POST', `/orders/${id}/status/completed`, {});
  }
  // One minute before and one after midnight in Vienna.
  const finish = (id: string, time: string) =>
    app.app.services.database.query('update "order" set "completedAt" = $2 where id = $1', [id, time]);
  await finish(finishedYesterday.id, '2026-11-15T22:59:00Z');
  await finish(finishedToday.id, '2026-11-15T23:01:00Z');

  const token = `ROLE_EMPLOYEE ${branch}` as const;
  expect(uidsOf(await list('/current', token))).toEqual([finishedToday.uid, openOrder.uid]);
  const { data } = await app.graphql(
    token,
    `{ ordersCurrent(branch: "${branch}") { uid status ticketNumber dueAt firstName deliveryType totalGross appointmentDate
      items { name amount unit parts { name type value } product { id name } } branch { name } } }`,
  );
  expect(data.ordersCurrent).toMatchObject([
    { uid: finishedToday.uid, status: 'COMPLETED', dueAt: null },
    {
      uid: openOrder.uid,
      status: 'WAITING_FOR_CONFIRMATION',
      dueAt: '2026-11-16T07:00:00.000Z',
      items: [{ name: 'Semmel', product: { id: shop.roll } }],
    },
  ]);
});

test('reads a list of fifty with as many statements as a list of one, and the orders with one', async () => {
  const customers = await Promise.all(['K-1', 'K-2'].map(number => app.make('customer', { number, isActive: true })));
  const place = (_: unknown, index: number) =>
    app.rest(shop.employee, 'POST', '/orders', shop.orderInput({ customer: customers[index % 2] }));
  await Promise.all(Array.from({ length: 50 }, place));
  const query = (limit: number) =>
    `{ orders(limit: ${limit}) { items { id dueAt branch { id } customer { number } items { name product { id } } } } }`;
  const { data } = await app.graphql(shop.employee, query(50));
  const numbers = data.orders.items.map(({ customer }: { customer: { number: string } }) => customer.number);
  expect([...new Set(numbers)].sort()).toEqual(['K-1', 'K-2']);
  const statementsFor = (limit: number) => countStatements(app, () => app.graphql(shop.employee, query(limit)));
  expect(await statementsFor(50)).toBe(await statementsFor(1));
  expect(await countStatements(app, () => app.graphql(shop.employee, '{ orders(limit: 3) { total nextCursor items { uid } } }'))).toBe(1);
});
