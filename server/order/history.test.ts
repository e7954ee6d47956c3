import { nowhere } from '../../schema/testing/examples';
import { useHouse } from '../testing/house';
import { useShop } from '../testing/shop';

const house = useHouse();
const shop = useShop(house);

const uidsOf = ({ body }: { body: any }) => body.data.map(({ uid }: { uid: string }) => uid);
const list = (query: string, token = shop.counter) => house.rest(token, 'GET', `/orders${query}`);

async function placedAt(createdAt: string, change: object = {}) {
  const order = await shop.place();
  const set = Object.entries({ createdAt, ...change });
  const columns = set.map(([name], index) => `"${name}" = $${index + 2}`).join(', ');
  await house.app.services.database.query(`update "order" set ${columns} where id = $1`, [order.id, ...set.map(([, value]) => value)]);
  return order.uid;
}

test('the list narrows to days of the shop, a mode and a way to pay, page by page', async () => {
  // Both sides of midnight in Vienna, at the beginning and at the end of the tenth.
  const before = await placedAt('2026-11-09T22:59:59.999Z');
  const first = await placedAt('2026-11-09T23:00:00Z', { paymentMethod: 'atm-card' });
  const last = await placedAt('2026-11-10T22:59:59.999Z', { deliveryType: 'dineIn' });
  const after = await placedAt('2026-11-10T23:00:00Z', { deliveryType: 'dineIn' });

  expect(uidsOf(await list('?from=2026-11-10&to=2026-11-10'))).toEqual([last, first]);
  expect(uidsOf(await list('?to=2026-11-09'))).toEqual([before]);
  expect(uidsOf(await list('?from=2026-11-11&to=2026-11-12'))).toEqual([after]);
  expect(uidsOf(await list('?from=2026-11-12&to=2026-11-11'))).toEqual([]);
  expect(uidsOf(await list('?deliveryType=dineIn'))).toEqual([after, last]);
  expect(uidsOf(await list('?paymentMethod=atm-card'))).toEqual([first]);
  expect(uidsOf(await list('?deliveryType=dineIn&to=2026-11-10&status=WAITING_FOR_CONFIRMATION'))).toEqual([last]);

  const page = await list('?from=2026-11-10&to=2026-11-10&limit=1');
  expect([uidsOf(page), page.body.meta.total]).toEqual([[last], 2]);
  expect(uidsOf(await list(`?from=2026-11-10&to=2026-11-10&limit=1&after=${page.body.meta.nextCursor}`))).toEqual([first]);
  const { data } = await house.graphql(
    shop.counter,
    '{ orders(from: "2026-11-10", to: "2026-11-10", paymentMethod: atmCard, deliveryType: takeaway) { total items { uid } } }',
  );
  expect(data.orders).toEqual({ total: 1, items: [{ uid: first }] });
});

test.each([
  '?from=gestern',
  '?to=2026-02-30',
  `?from=${encodeURIComponent("2026-11-10' or 1=1--")}`,
  '?deliveryType=drone',
  '?paymentMethod=gold',
])('%s cannot be asked', async query => {
  expect((await list(query)).status).toBe(422);
});

test('what nobody confirmed in ten open minutes, or in time, was missed', async () => {
  const late = await placedAt('2026-11-16T06:49:00Z');
  const fresh = await placedAt('2026-11-16T06:50:00Z');
  const passed = await placedAt('2026-11-16T06:58:00Z', { appointmentDate: '2026-11-16T06:59:00Z' });
  await placedAt('2026-11-16T06:00:00Z', { confirmedAt: '2026-11-16T06:30:00Z' });
  await placedAt('2026-11-16T06:00:00Z', { paymentMethod: 'mollie' });

  const missed = uidsOf(await list('/missed'));
  expect(missed).toEqual(expect.arrayContaining([passed, late]));
  expect(missed).not.toContain(fresh);
  const { data } = await house.graphql(shop.counter, `{ ordersMissed(branch: "${shop.branch}") { uid status } }`);
  expect(data.ordersMissed.map(({ uid }: { uid: string }) => uid)).toEqual(missed);
  expect(data.ordersMissed.every(({ status }: { status: string }) => status === 'WAITING_FOR_CONFIRMATION')).toBe(true);
});

test('only the staff of the branch reads what was missed', async () => {
  expect((await house.rest(undefined, 'GET', '/orders/missed')).status).toBe(401);
  expect((await list('/missed', 'ROLE_EDITOR')).status).toBe(403);
  expect((await list(`/missed?branch=${shop.branch}`, `ROLE_EMPLOYEE ${nowhere}`)).status).toBe(403);
  expect(uidsOf(await list('/missed', `ROLE_EMPLOYEE ${nowhere}`))).toEqual([]);
  expect((await list('/missed?branch=x')).status).toBe(422);
  const { errors } = await house.graphql(`ROLE_EMPLOYEE ${nowhere}`, `{ ordersMissed(branch: "${shop.branch}") { id } }`);
  expect(errors?.[0].extensions.code).toBe('FORBIDDEN');
});
