import { nowhere } from '../../../../schema/testing/exampleRecords';
import { useHouse } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';
import { statements } from '../../../testing/app/statements';

const house = useHouse();
const shop = useShop(house);

const uidsOf = ({ body }: { body: any }) => body.data.map(({ uid }: { uid: string }) => uid);
const list = (query = '', token = shop.counter) => house.rest(token, 'GET', `/orders${query}`);
const act = (id: string, action: string) => house.rest(shop.counter, 'POST', `/orders/${id}/status/${action}`, {});

async function otherBranch(): Promise<string> {
  const branch = await house.make('branch');
  await house.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  return branch;
}

test('staff reads the newest orders of its branches, page by page', async () => {
  const branch = await otherBranch();
  const placed: string[] = [];
  for (let count = 0; count < 5; count++) placed.unshift((await shop.place({ branch })).uid);
  await shop.place();

  const token = `ROLE_EMPLOYEE ${branch}` as const;
  const first = await list('?limit=2', token);
  expect(first.body.meta).toEqual({ total: 5, limit: 2, nextCursor: expect.any(String) });
  const second = await list(`?limit=2&after=${first.body.meta.nextCursor}`, token);
  const third = await list(`?limit=2&after=${second.body.meta.nextCursor}`, token);
  expect([first, second, third].map(uidsOf)).toEqual([placed.slice(0, 2), placed.slice(2, 4), placed.slice(4)]);
  expect(third.body.meta).toEqual({ total: 5, limit: 2, nextCursor: null });

  const { data } = await house.graphql(token, '{ orders(limit: 2) { total nextCursor items { uid branch { id } } } }');
  expect(data.orders).toEqual({
    total: 5,
    nextCursor: first.body.meta.nextCursor,
    items: placed.slice(0, 2).map(uid => ({ uid, branch: { id: branch } })),
  });
  const both = await list('?limit=500', `ROLE_MANAGER ${branch} ${shop.branch}`);
  expect(uidsOf(both)).toEqual(uidsOf(await list('?limit=500', 'ROLE_ADMIN')));
});

test('the list narrows to a branch and to a state', async () => {
  const branch = await otherBranch();
  const [waiting, confirmed, rejected] = [await shop.place(), await shop.place(), await shop.place()];
  await act(confirmed.id, 'confirm');
  await act(rejected.id, 'reject');
  for (const [status, { uid }] of Object.entries({ WAITING_FOR_CONFIRMATION: waiting, CONFIRMED: confirmed, REJECTED: rejected })) {
    const { body } = await list(`?limit=500&status=${status}`);
    expect(body.data.map((order: { status: string }) => order.status)).toEqual(body.data.map(() => status));
    expect(uidsOf({ body })).toContain(uid);
  }
  expect(uidsOf(await list('?status=WAITING_FOR_PAYMENT'))).toEqual([]);
  expect(uidsOf(await list(`?branch=${branch}`, 'ROLE_ADMIN'))).toEqual([]);
});

test('what cannot be asked is refused, and who may not ask too', async () => {
  for (const query of ['?limit=0', '?limit=501', '?limit=x', '?after=x', '?after=1.x', '?status=BAKED', '?branch=x', '?sort=hash'])
    expect((await list(query)).status).toBe(422);
  expect((await house.rest(undefined, 'GET', '/orders')).status).toBe(401);
  expect((await list('', 'ROLE_EDITOR')).status).toBe(403);
  expect((await list(`?branch=${shop.branch}`, `ROLE_EMPLOYEE ${nowhere}`)).status).toBe(403);
  expect(uidsOf(await list('', 'ROLE_EMPLOYEE'))).toEqual([]);
  const { errors } = await house.graphql(`ROLE_EMPLOYEE ${nowhere}`, `{ ordersCurrent(branch: "${shop.branch}") { id } }`);
  expect(errors?.[0].extensions.code).toBe('FORBIDDEN');
});

test('one order is read by the staff of its branch', async () => {
  const { id, uid } = await shop.place();
  expect((await list(`/${id}`)).body.data).toMatchObject({ id, uid });
  expect((await house.rest(undefined, 'GET', `/orders/${id}`)).status).toBe(401);
  expect((await list(`/${id}`, 'ROLE_EDITOR')).status).toBe(403);
  expect((await list(`/${id}`, `ROLE_EMPLOYEE ${nowhere}`)).status).toBe(403);
  expect((await list(`/${nowhere}`)).status).toBe(404);
});

test('the board shows what is not final, or became so today', async () => {
  const branch = await otherBranch();
  const [open, done, old] = [await shop.place({ branch }), await shop.place({ branch }), await shop.place({ branch })];
  for (const { id } of [done, old]) {
    await house.rest('ROLE_ADMIN', 'POST', `/orders/${id}/status/confirm`, {});
    await house.rest('ROLE_ADMIN', 'POST', `/orders/${id}/status/completed`, {});
  }
  // One minute before and one after midnight in Vienna.
  const finish = (id: string, at: string) =>
    house.app.services.database.query('update "order" set "completedAt" = $2 where id = $1', [id, at]);
  await finish(old.id, '2026-11-15T22:59:00Z');
  await finish(done.id, '2026-11-15T23:01:00Z');

  const token = `ROLE_EMPLOYEE ${branch}` as const;
  expect(uidsOf(await list('/current', token))).toEqual([done.uid, open.uid]);
  const { data } = await house.graphql(
    token,
    `{ ordersCurrent(branch: "${branch}") { uid status ticketNumber dueAt firstName deliveryType totalGross appointmentDate
      items { name amount unit parts { name type value } product { id name } } branch { name } } }`,
  );
  expect(data.ordersCurrent).toMatchObject([
    { uid: done.uid, status: 'COMPLETED', dueAt: null },
    {
      uid: open.uid,
      status: 'WAITING_FOR_CONFIRMATION',
      dueAt: '2026-11-16T07:00:00.000Z',
      items: [{ name: 'Semmel', product: { id: shop.roll } }],
    },
  ]);
});

test('a list of fifty takes as many statements as a list of one, and itself no more than one', async () => {
  const customers = await Promise.all(['K-1', 'K-2'].map(number => house.make('customer', { number, isActive: true })));
  const place = (_: unknown, index: number) => house.rest(shop.counter, 'POST', '/orders', shop.draft({ customer: customers[index % 2] }));
  await Promise.all(Array.from({ length: 50 }, place));
  const query = (limit: number) =>
    `{ orders(limit: ${limit}) { items { id dueAt branch { id } customer { number } items { name product { id } } } } }`;
  const { data } = await house.graphql(shop.counter, query(50));
  const numbers = data.orders.items.map(({ customer }: { customer: { number: string } }) => customer.number);
  expect([...new Set(numbers)].sort()).toEqual(['K-1', 'K-2']);
  const of = (limit: number) => statements(house, () => house.graphql(shop.counter, query(limit)));
  expect(await of(50)).toBe(await of(1));
  expect(await statements(house, () => house.graphql(shop.counter, '{ orders(limit: 3) { total nextCursor items { uid } } }'))).toBe(1);
});
