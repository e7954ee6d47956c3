import { useTestApp, type Token } from '../../../../testing/app/testApp';
import { useTestShop } from '../../../../testing/data/shop';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const app = useTestApp({ now: () => clock.now });
const shop = useTestShop(app);
const managerOf = (branch: string): Token => `ROLE_MANAGER ${branch}`;
const sql = (text: string, values: unknown[] = []) => app.app.services.database.query(text, values);
const get = (token: Token | undefined, path: string) => app.rest(token, 'GET', `/statistics/${path}`);
const read = async (path: string, token: Token = 'ROLE_ADMIN') => (await get(token, path)).body.data;
const names = ['lost-demand', 'lost-demand-kinds', 'lost-demand-wishes'] as const;
const week = 'from=2026-11-09&to=2026-11-15';
const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0' };
const daily = (from: string, to: string) => [{ type: 'daily', date: null, isClosed: false, from, to }];
let other: string;

async function order(at: string, input: object, status: number): Promise<void> {
  clock.now = new Date(at);
  expect((await app.rest(undefined, 'POST', '/orders', shop.orderInput(input))).status).toBe(status);
}
const search = (name: string, path: string) =>
  app.rest(undefined, 'POST', '/analytics-log', { type: 'event', action: 'no_results', category: 'search', name, path }, agent);

beforeAll(async () => {
  const values = { name: 'Bahnhof', identifier: 'bahnhof', takeawaySlotCapacity: 1, isDeliveryEnabled: true };
  other = await app.make('branch', { ...values, openingHours: daily('08:00', '10:00') });
  await app.make('menu', { branches: [other], catalog: [{ category: shop.category, products: [shop.roll, shop.cake] }] });

  await order('2026-11-08T12:00:00Z', { branch: other, appointmentDate: '2026-11-09T15:00:00Z' }, 422);
  await order('2026-11-10T23:30:00Z', { branch: other, appointmentDate: '2026-11-17T08:00:00Z' }, 201);
  await order('2026-11-10T23:30:00Z', { branch: other, appointmentDate: '2026-11-17T08:10:00Z' }, 409);
  await order('2026-11-11T07:00:00Z', { branch: 'bahnhof', appointmentDate: '2026-11-17T15:05:00Z' }, 422);
  const area = { deliveryType: 'delivery', deliveryArea: '4711', appointmentDate: '2026-11-17T08:30:00Z' };
  await order('2026-11-11T07:30:00Z', { branch: other, ...area }, 422);
  await app.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}/sold-out/${shop.roll}`, { until: null });
  await order('2026-11-12T07:00:00Z', {}, 422);
  await order('2026-11-12T07:00:00Z', { items: [1, 2].map(amount => ({ product: shop.roll, amount })) }, 422);
  await app.rest('ROLE_ADMIN', 'DELETE', `/branches/${shop.branch}/sold-out/${shop.roll}`);
  await search(' Dinkel  SEIDL ', '/store/markt');
  await search('anna@mail.example', '/store/markt');
  await search('Brezn', '/');
  await order('2026-11-15T23:00:00Z', { branch: other, appointmentDate: '2026-11-17T15:00:00Z' }, 422); // the first moment after the week
  // What a client only claims does not count.
  await app.rest(undefined, 'POST', '/analytics-log', { type: 'lost-demand', action: 'sold_out', path: '/store/markt' }, agent);
  await app.app.services.analytics.flush();
  clock.now = new Date('2026-11-16T07:00:00Z');
});

/** Counts the events by hand, without the code of the reports. */
const counted = () =>
  sql(
    `select action as kind, count(*)::integer as count from "analyticsEvent"
     where ((type = 'lost-demand' and visitor is null) or (type = 'event' and action = 'no_results'))
       and "createdAt" at time zone 'Europe/Vienna' >= '2026-11-09' and "createdAt" at time zone 'Europe/Vienna' < '2026-11-16'
     group by 1 order by 1`,
  );

test('counts wishes per day of the shop, and compares them with the period before', async () => {
  const document = `query ($from: String, $to: String) { statisticsLostDemand(from: $from, to: $to) { total items { date value } previous { from total } } }`;
  const { data } = await app.graphql('ROLE_ADMIN', document, { from: '2026-11-09', to: '2026-11-15' });
  const { total, items, previous } = data.statisticsLostDemand;
  expect(items.map(({ value }: { value: number }) => value)).toEqual([0, 0, 3, 5, 0, 0, 0]);
  expect(items[2].date).toBe('2026-11-11');
  expect([total, previous]).toEqual([8, { from: '2026-11-02', total: 1 }]);
  expect((await counted()).reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total);
});

test('counts the hours of one day', async () => {
  const { items } = await read('lost-demand?from=2026-11-11&to=2026-11-11');
  expect(items).toHaveLength(24);
  expect(items.filter(({ value }: { value: number }) => value > 0)).toEqual([
    { date: '2026-11-11T00:00:00+01:00', value: 1 },
    { date: '2026-11-11T08:00:00+01:00', value: 2 },
  ]);
});

test('counts wishes by reason and branch', async () => {
  const { total, items } = await read(`lost-demand-kinds?${week}`);
  const [markt, bahnhof] = [
    { branch: shop.branch, branchName: 'Marktplatz' },
    { branch: other, branchName: 'Bahnhof' },
  ];
  expect(total).toBe(8);
  expect(items).toHaveLength(6);
  expect(items.slice(0, 2)).toEqual(
    expect.arrayContaining([
      { kind: 'sold_out', ...markt, count: 2 },
      { kind: 'no_results', ...markt, count: 2 },
    ]),
  );
  expect(items).toEqual(
    expect.arrayContaining([
      { kind: 'slot_full', ...bahnhof, count: 1 },
      { kind: 'closed', ...bahnhof, count: 1 },
      { kind: 'area_unknown', ...bahnhof, count: 1 },
      { kind: 'no_results', branch: null, branchName: 'Ohne Filiale', count: 1 },
    ]),
  );
  const byKind = new Map<string, number>();
  for (const { kind, count } of items) byKind.set(kind, (byKind.get(kind) ?? 0) + count);
  expect([...byKind].sort()).toEqual((await counted()).map(({ kind, count }: { kind: string; count: number }) => [kind, count]));
});

test('names what the wishes concerned, and stores no search that may name a person', async () => {
  const { items } = await read(`lost-demand-wishes?${week}`);
  expect(items.map(({ kind, thing, count }: Record<string, unknown>) => [kind, thing, count])).toEqual([
    ['sold_out', 'Semmel', 2],
    ['area_unknown', '4711', 1],
    ['closed', 'Dienstag, 16:00 Uhr', 1],
    ['no_results', 'brezn', 1],
    ['no_results', 'dinkel seidl', 1],
    ['no_results', null, 1],
    ['slot_full', 'Dienstag, 09:00 Uhr', 1],
  ]);
  expect(JSON.stringify(await sql('select name from "analyticsEvent"'))).not.toContain('anna');
});

test('shows managers the wishes of their branches only', async () => {
  expect((await read(`lost-demand?${week}`, managerOf(other))).total).toBe(3);
  expect((await read(`lost-demand?${week}`, managerOf(shop.branch))).total).toBe(4);
  expect((await read(`lost-demand-wishes?${week}&branch=${other}`)).total).toBe(3);
  const third = await app.make('branch');
  expect(await read(`lost-demand-kinds?${week}`, managerOf(third))).toMatchObject({ total: 0, items: [] });
  for (const name of names) expect((await get(managerOf(other), `${name}?branch=${shop.branch}`)).status).toBe(403);
});

test.each(names)('%s rejects other roles and wrong input', async name => {
  expect((await get(undefined, name)).status).toBe(401);
  for (const role of ['ROLE_EMPLOYEE', 'ROLE_EDITOR']) expect((await get(`${role} ${shop.branch}` as Token, name)).status).toBe(403);
  const { status, body } = await get('ROLE_ADMIN', `${name}?from=gestern`);
  expect([status, body.errors[0].field]).toEqual([422, 'from']);
  expect((await get('ROLE_ADMIN', `${name}?mode=takeaway`)).body.errors[0].field).toBe('mode');
});

test('returns no more than 500 of many wishes, and their number', async () => {
  await app.app.services.analytics.flush();
  await sql(
    `insert into "analyticsEvent" ("createdAt", "isView", type, action, category, name, branch)
     select '2026-11-02T12:00:00Z', false, 'lost-demand', 'sold_out', 'takeaway', 'Produkt ' || number, $1 from generate_series(1, 600) as number`,
    [shop.branch],
  );
  const one = await read(`lost-demand-wishes?from=2026-11-02&to=2026-11-02`);
  expect([one.total, one.items.length]).toEqual([600, 500]);
  expect(await read('lost-demand-wishes?from=2026-11-03&to=2026-11-03')).toMatchObject({ total: 0, items: [] });
});
