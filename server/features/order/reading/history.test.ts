import { unknownId } from '../../../../schema/testing/exampleRecords';
import { recordStatements } from '../../../testing/app/statements';
import { useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const shop = useTestShop(app);

const uidsOf = ({ body }: { body: Json }) => body.data.map(({ uid }: { uid: string }) => uid);
const list = (query: string, token = shop.employee) => app.rest(token, 'GET', `/orders${query}`);

async function placeAt(createdAt: string, change: object = {}) {
  const order = await shop.placeOrder();
  const changes = Object.entries({ createdAt, ...change });
  const assignments = changes.map(([name], index) => `"${name}" = $${index + 2}`).join(', ');
  await app.app.services.database.query(`update "order" set ${assignments} where id = $1`, [
    order.id,
    ...changes.map(([, value]) => value),
  ]);
  return order.uid;
}

test('filters the list by day, delivery type and payment method, with pages', async () => {
  // Both sides of midnight in Vienna, at the start and at the end of the tenth.
  const before = await placeAt('2026-11-09T22:59:59.999Z');
  const first = await placeAt('2026-11-09T23:00:00Z', { paymentMethod: 'atm-card' });
  const last = await placeAt('2026-11-10T22:59:59.999Z', { deliveryType: 'dineIn' });
  const after = await placeAt('2026-11-10T23:00:00Z', { deliveryType: 'dineIn' });

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
  const { data } = await app.graphql(
    shop.employee,
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
])('rejects the query %s', async query => {
  expect((await list(query)).status).toBe(422);
});

test('lists orders as missed that were not confirmed within ten minutes of opening time or before their requested time', async () => {
  const overdue = await placeAt('2026-11-16T06:49:00Z');
  const recent = await placeAt('2026-11-16T06:50:00Z');
  const pastAppointment = await placeAt('2026-11-16T06:58:00Z', { appointmentDate: '2026-11-16T06:59:00Z' });
  await placeAt('2026-11-16T06:00:00Z', { confirmedAt: '2026-11-16T06:30:00Z' });
  await placeAt('2026-11-16T06:00:00Z', { paymentMethod: 'mollie' });

  const missed = uidsOf(await list('/missed'));
  expect(missed).toEqual(expect.arrayContaining([pastAppointment, overdue]));
  expect(missed).not.toContain(recent);
  const { data } = await app.graphql(shop.employee, `{ ordersMissed(branch: "${shop.branch}") { uid status } }`);
  expect(data.ordersMissed.map(({ uid }: { uid: string }) => uid)).toEqual(missed);
  expect(data.ordersMissed.every(({ status }: { status: string }) => status === 'WAITING_FOR_CONFIRMATION')).toBe(true);

  await app.rest('ROLE_ADMIN', 'POST', '/config', { missedAfterMinutes: 9 });
  expect(uidsOf(await list('/missed'))).toContain(recent);
  await app.rest('ROLE_ADMIN', 'POST', '/config', { missedAfterMinutes: 10 });
});

test('returns missed orders only to staff of the branch', async () => {
  expect((await app.rest(undefined, 'GET', '/orders/missed')).status).toBe(401);
  expect((await list('/missed', 'ROLE_EDITOR')).status).toBe(403);
  expect((await list(`/missed?branch=${shop.branch}`, `ROLE_EMPLOYEE ${unknownId}`)).status).toBe(403);
  expect(uidsOf(await list('/missed', `ROLE_EMPLOYEE ${unknownId}`))).toEqual([]);
  expect((await list('/missed?branch=x')).status).toBe(422);
  const { errors } = await app.graphql(`ROLE_EMPLOYEE ${unknownId}`, `{ ordersMissed(branch: "${shop.branch}") { id } }`);
  expect(errors?.[0].extensions.code).toBe('FORBIDDEN');
});

test('searches by uid, ticket number, name, phone and e-mail, with every term', async () => {
  const { uid } = await shop.placeOrder({
    firstName: 'Ödön',
    lastName: 'von Horváth',
    phone: '+43 660 7654321',
    email: 'odon@volk.example',
  });
  const findUids = (search: string) => list(`?search=${encodeURIComponent(search)}`).then(uidsOf);
  for (const search of [uid, uid.toLowerCase().slice(2, 7), 'ÖDÖN horv', 'horváth, ödön', '6607654321', '660 765', 'odon@volk', 'horv\\'])
    expect([search, await findUids(search)]).toEqual([search, [uid]]);
  for (const search of ['0660 7654321', '06607654321', '(0660) 76 54-321', '+43 (0)660/7654321', '0043 660 7654321', 'Horváth 0660 765'])
    expect([search, await findUids(search)]).toEqual([search, [uid]]);
  for (const search of ['ödön berger', '0660 7654329', '%', '_']) expect([search, await findUids(search)]).toEqual([search, []]);
  expect((await list(`?search=${'x'.repeat(121)}`)).status).toBe(422);
  const otherBranch = await app.make('branch');
  expect(uidsOf(await list(`?search=${uid}`, `ROLE_MANAGER ${otherBranch}`))).toEqual([]);
  const { data } = await app.graphql(shop.employee, '{ orders(search: "horváth") { total items { uid } } }');
  expect(data.orders).toEqual({ total: 1, items: [{ uid }] });
});

test('finds a ticket with the word before its number', async () => {
  const uid = await placeAt('2026-11-16T06:00:00Z', { ticketNumber: 30046 });
  for (const search of ['30046', 'Ticket 30046', 'ticket nr. 30046', 'Nr. 30046', '#30046', 'Anna Ticket 30046'])
    expect([search, uidsOf(await list(`?search=${encodeURIComponent(search)}`))]).toEqual([search, [uid]]);
});

test('finds one or two characters at the beginning of a word, and letters without their accents', async () => {
  const { uid } = await shop.placeOrder({ firstName: 'Žofia', lastName: 'Größl Xaver', phone: '+43 660 7654322' });
  const findUids = (search: string) => list(`?search=${encodeURIComponent(search)}`).then(uidsOf);
  // The random uid of another order may begin with these characters too.
  for (const search of [uid[0]!, uid.slice(0, 2), 'ž', 'Z gr', 'xa', 'gro', 'GRÖß', 'xav gr', '(xaver)', '43 7654322'])
    expect([search, await findUids(search)]).toEqual([search, expect.arrayContaining([uid])]);
  // No uid has an O.
  for (const search of ['ro', 'öß', '&', '-', 'xaver &']) expect([search, await findUids(search)]).toEqual([search, []]);
});

test('reads only a part of many orders, whatever is searched, filtered and sorted', async () => {
  const { id } = await shop.placeOrder({ lastName: 'Kopie' });
  const { database } = app.app.services;
  await database.query('alter table "order" disable trigger user');
  await database.query(
    `insert into "order"
     select copy.* from "order" as original, generate_series(1, 20000) as number, jsonb_populate_record(original, jsonb_build_object(
       'id', time_ordered_id(), 'uid', 'C' || number, 'hash', md5(number::text), 'requestId', null, 'idempotencyKey', null, 'draftDigest', null,
       'ticketNumber', number + 100, 'totalGross', number % 997, 'createdAt', original."createdAt" - number * interval '10 minutes',
       'confirmedAt', now(), 'completedAt', original."createdAt" - number * interval '10 minutes')) as copy
     where original.id = $1`,
    [id],
  );
  await database.query('alter table "order" enable trigger user');
  await database.query('analyze "order"');
  const admin = 'ROLE_ADMIN';
  const queries = [
    '',
    '?search=q',
    '?search=%C3%9F',
    '?search=kopie',
    '?search=zzzz',
    '?search=0660%209999999',
    '?sort=-totalGross',
    '?sort=totalGross',
  ];
  const filters = [
    '?deliveryType=delivery',
    '?paymentMethod=mollie',
    '?status=REJECTED',
    '?status=COMPLETED&deliveryType=dineIn',
    '?to=2020-01-01',
  ];
  for (const query of [...queries, ...filters, '/current', '/missed']) {
    const statements = await recordStatements(app, () => list(query, admin));
    const [sql, values] = statements.find(([sql]) => sql.includes('matching') || sql.includes('limit 1000'))!;
    const plan = await database.query<{ 'QUERY PLAN': string }[]>(`explain analyze ${sql}`, values);
    const lines = plan.map(row => row['QUERY PLAN']);
    const scans = lines.filter(line => /Seq Scan on "?order"?/.test(line) && !line.includes('never executed'));
    expect({ query, scans }).toEqual({ query, scans: [] });
  }
  await database.query(`delete from "order" where uid like 'C%' and "lastName" = 'Kopie'`);
});

test.each([['-createdAt'], ['createdAt'], ['-totalGross'], ['totalGross']])(
  'returns every order once by page and by cursor when sorted by %s',
  async sort => {
    const search = `Reihe${sort.replace('-', 'x')}`;
    const items = (amount: number) => ({ lastName: search, items: [{ product: shop.roll, amount }] });
    const uids: string[] = [];
    for (const amount of [2, 5, 3, 3, 1]) uids.push((await shop.placeOrder(items(amount))).uid);
    const [a, b, c, d, e] = uids;
    const all = await list(`?search=${search}&sort=${sort}`);
    expect(all.body.meta.total).toBe(5);
    const ascending = { createdAt: [[a, b, c, d, e]], totalGross: [[e], [a], [c, d], [b]] }[
      sort.replace('-', '') as 'createdAt' | 'totalGross'
    ];
    const expected = sort.startsWith('-') ? ascending.map(group => group.toReversed()).toReversed() : ascending;
    if (sort.endsWith('totalGross'))
      expect(
        expected.map(({ length }, position) =>
          uidsOf(all)
            .slice(...spanAt(expected, position, length))
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

const spanAt = (groups: readonly unknown[][], position: number, length: number): [from: number, to: number] => {
  const from = groups.slice(0, position).flat().length;
  return [from, from + length];
};

test('treats empty parameters as none', async () => {
  const names = ['after', 'page', 'limit', 'sort', 'search', 'branch', 'status', 'from', 'to', 'deliveryType', 'paymentMethod'];
  const { body: expected } = await list('');
  for (const query of [...names.map(name => `?${name}=`), `?${names.map(name => `${name}=`).join('&')}`])
    expect([query, await list(query)]).toEqual([query, { status: 200, body: expected }]);
  const { data } = await app.graphql(shop.employee, '{ orders(sort: "", after: "", from: "", to: "") { items { uid } } }');
  expect(data.orders.items.map(({ uid }: { uid: string }) => uid)).toEqual(uidsOf({ body: expected }));
});

test.each(['?sort=name', '?page=0', '?page=201', '?page=1&after=1_00000000-0000-4000-8000-000000000000', '?serach=x'])(
  'rejects the query %s',
  async query => expect((await list(query)).status).toBe(422),
);

test.each([
  ['GET', '/orders/current?branhc=x'],
  ['GET', '/orders/missed?from=2026-11-10'],
  ['GET', '/orders/11111111-1111-4111-8111-111111111111?deep=1'],
  ['POST', '/orders/11111111-1111-4111-8111-111111111111/status/confirm?force=1'],
])('rejects the unknown parameter of %s %s', async (method, path) => {
  const { status, body } = await app.rest(shop.employee, method, path, method === 'POST' ? {} : undefined);
  expect([status, body.errors[0].message]).toEqual([422, 'Dieses Feld ist nicht bekannt.']);
  // A write with an unknown parameter is rejected before authorization.
  const anonymousResponse = await app.rest(undefined, method, path, method === 'POST' ? {} : undefined);
  expect(anonymousResponse.status).toBe(method === 'POST' ? 422 : 401);
});
