import { nowhere } from '../../../../schema/testing/exampleRecords';
import { useHouse } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

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

test('the list is searched by number, ticket, name, phone and e-mail, every word of it', async () => {
  const { uid } = await shop.place({ firstName: 'Ödön', lastName: 'von Horváth', phone: '+43 660 7654321', email: 'odon@volk.example' });
  const uidOf = (search: string) => list(`?search=${encodeURIComponent(search)}`).then(uidsOf);
  for (const search of [uid, uid.toLowerCase().slice(2, 7), 'ÖDÖN horv', 'horváth, ödön', '6607654321', '660 765', 'odon@volk'])
    expect([search, await uidOf(search)]).toEqual([search, [uid]]);
  for (const search of ['ödön berger', '%', '_', 'horv\\']) expect([search, await uidOf(search)]).toEqual([search, []]);
  expect((await list(`?search=${'x'.repeat(121)}`)).status).toBe(422);
  const elsewhere = await house.make('branch');
  expect(uidsOf(await list(`?search=${uid}`, `ROLE_MANAGER ${elsewhere}`))).toEqual([]);
  const { data } = await house.graphql(shop.counter, '{ orders(search: "horváth") { total items { uid } } }');
  expect(data.orders).toEqual({ total: 1, items: [{ uid }] });
});

test.each([['-createdAt'], ['createdAt'], ['-totalGross'], ['totalGross']])(
  'sorted by %s, pages and cursors meet every order once',
  async sort => {
    const search = `Reihe${sort.replace('-', 'x')}`;
    const items = (amount: number) => ({ lastName: search, items: [{ product: shop.roll, amount }] });
    const placed: string[] = [];
    for (const amount of [2, 5, 3, 3, 1]) placed.push((await shop.place(items(amount))).uid);
    const [a, b, c, d, e] = placed;
    const all = await list(`?search=${search}&sort=${sort}`);
    expect(all.body.meta.total).toBe(5);
    const ups = { createdAt: [[a, b, c, d, e]], totalGross: [[e], [a], [c, d], [b]] }[sort.replace('-', '') as 'createdAt' | 'totalGross'];
    const expected = sort.startsWith('-') ? ups.map(group => group.toReversed()).toReversed() : ups;
    if (sort.endsWith('totalGross'))
      expect(
        expected.map(({ length }, at) =>
          uidsOf(all)
            .slice(...spanOf(expected, at, length))
            .sort(),
        ),
      ).toEqual(expected.map(group => [...group].sort()));

    const byCursor: string[] = [];
    for (let cursor = ''; byCursor.length < 5;) {
      const page = await list(`?search=${search}&sort=${sort}&limit=2${cursor && `&after=${cursor}`}`);
      byCursor.push(...uidsOf(page));
      cursor = page.body.meta.nextCursor;
    }
    const byPage = await Promise.all([1, 2, 3].map(page => list(`?search=${search}&sort=${sort}&limit=2&page=${page}`)));
    expect(byPage.map(({ body }) => [body.meta.page, body.meta.total])).toEqual([
      [1, 5],
      [2, 5],
      [3, 5],
    ]);
    expect(byPage.flatMap(uidsOf)).toEqual(uidsOf(all));
    expect(byCursor).toEqual(uidsOf(all));
  },
);

const spanOf = (groups: readonly unknown[][], at: number, length: number): [from: number, to: number] => {
  const from = groups.slice(0, at).flat().length;
  return [from, from + length];
};

test.each(['?sort=name', '?page=0', '?page=201', '?page=1&after=1_00000000-0000-4000-8000-000000000000', '?serach=x'])(
  '%s cannot be asked',
  async query => expect((await list(query)).status).toBe(422),
);

test.each([
  ['GET', '/orders/current?branhc=x'],
  ['GET', '/orders/missed?from=2026-11-10'],
  ['GET', '/orders/11111111-1111-4111-8111-111111111111?deep=1'],
  ['POST', '/orders/11111111-1111-4111-8111-111111111111/status/confirm?force=1'],
])('%s %s takes no such parameter', async (method, path) => {
  const { status, body } = await house.rest(shop.counter, method, path, method === 'POST' ? {} : undefined);
  expect([status, body.errors[0].message]).toEqual([422, 'Dieses Feld ist nicht bekannt.']);
  // What changes something is not even begun with such a parameter, whoever asks.
  const stranger = await house.rest(undefined, method, path, method === 'POST' ? {} : undefined);
  expect(stranger.status).toBe(method === 'POST' ? 422 : 401);
});
