import { useTestApp, type Token } from '../../../../testing/app/testApp';
import { useTestShop } from '../../../../testing/data/shop';

// A Sunday: tomorrow is Monday. 26 October 2026, a Monday, is a public holiday in Austria.
const now = new Date('2026-11-15T12:00:00Z');
const clock = { now };
const app = useTestApp({ now: () => clock.now });
const shop = useTestShop(app);
const managerOf = (branch: string): Token => `ROLE_MANAGER ${branch}`;
const sql = (text: string, values: unknown[] = []) => app.app.services.database.query(text, values);
const get = (token: Token | undefined, parameters = '') => app.rest(token, 'GET', `/statistics/forecast?${parameters}`);
const read = async (parameters = '', token: Token = 'ROLE_ADMIN') => (await get(token, parameters)).body.data;
const openAlways = { type: 'daily', date: null, isClosed: false, from: '00:00', to: '24:00' };
const changeHours = async (...rules: object[]) =>
  expect((await app.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { openingHours: [openAlways, ...rules] })).status).toBe(200);
let other: string;

/** Places an order for a time, some hours before; without one, as soon as possible. */
async function order(at: string, amount: number, input: object = {}): Promise<string> {
  clock.now = new Date(at);
  const { id } = await shop.placeOrder({ items: [{ product: shop.roll, amount }], ...input });
  clock.now = now;
  return id;
}
const orderFor = (appointmentDate: string, amount: number, input: object = {}) =>
  order(new Date(Date.parse(appointmentDate) - 6 * 3_600_000).toISOString(), amount, { appointmentDate, ...input });

beforeAll(async () => {
  await changeHours();
  other = await app.make('branch', { name: 'Bahnhof', identifier: 'bahnhof', openingHours: [openAlways] });
  await app.make('menu', { branches: [other], catalog: [{ category: shop.category, products: [shop.roll] }] });
  await orderFor('2026-11-08T23:30:00Z', 4); // half past midnight on Monday
  await orderFor('2026-11-09T09:00:00Z', 6);
  const canceled = await orderFor('2026-11-09T10:00:00Z', 50);
  await app.rest('ROLE_ADMIN', 'POST', `/orders/${canceled}/status/reject`, { rejectionMessage: 'Leider aus.' });
  await orderFor('2026-11-02T09:00:00Z', 12);
  await orderFor('2026-10-26T09:00:00Z', 100);
  await orderFor('2026-10-19T09:00:00Z', 14);
  await order('2026-10-12T09:00:00Z', 20);
  await orderFor('2026-10-05T09:00:00Z', 8);
  await orderFor('2026-11-10T09:00:00Z', 77); // a Tuesday
  const cake = { product: shop.cake, amount: 1, parts: [{ name: 'Größe', value: ['groß'] }] };
  await order('2026-11-15T09:00:00Z', 5, { appointmentDate: '2026-11-16T09:00:00Z', items: [{ product: shop.roll, amount: 5 }, cake] });
  await order('2026-11-15T09:00:00Z', 3, { branch: other, appointmentDate: '2026-11-16T09:00:00Z' });
});

test('forecasts the median of the same weekdays without holidays, with its error and what is ordered already', async () => {
  expect(await read(`branch=${shop.branch}`)).toEqual({
    from: '2026-11-16',
    to: '2026-11-16',
    total: 2,
    items: [
      {
        ...{ branch: shop.branch, branchName: 'Marktplatz', day: 'usual', product: shop.roll, name: 'Semmel', unit: 'piece' },
        ...{ forecast: 12, preordered: 5, error: 3, days: 5 },
      },
      {
        ...{ branch: shop.branch, branchName: 'Marktplatz', day: 'usual', product: shop.cake, name: 'Torte', unit: 'piece' },
        ...{ forecast: null, preordered: 1, error: null, days: 0 },
      },
    ],
  });
  // The same by the database alone, from the orders as they are stored.
  const [{ median }] = await sql(
    `select percentile_cont(0.5) within group (order by amount) as median from (
       select sum((items -> 0 ->> 'amount')::numeric)::float8 as amount from "order"
       where "branchId" = $1 and "rejectedAt" is null and extract(isodow from coalesce("appointmentDate", "earliestAt") at time zone 'Europe/Vienna') = 1
         and coalesce("appointmentDate", "earliestAt") < '2026-11-15' group by (coalesce("appointmentDate", "earliestAt") at time zone 'Europe/Vienna')::date
       having (coalesce("appointmentDate", "earliestAt") at time zone 'Europe/Vienna')::date <> '2026-10-26'
     ) as mondays`,
    [shop.branch],
  );
  expect(median).toBe(12);
});

test('leaves days out on which the branch is closed, and forecasts nothing for one that is closed tomorrow', async () => {
  const closed = (date: string) => ({ type: 'once', date, isClosed: true, from: null, to: null });
  const roll = async () => (await read(`branch=${shop.branch}`)).items.find(({ name }: { name: string }) => name === 'Semmel');
  await changeHours(closed('2026-10-12'));
  expect(await roll()).toMatchObject({ forecast: 11, error: null, days: 4 });
  await changeHours(closed('2026-11-16'));
  expect(await roll()).toMatchObject({ day: 'closed', forecast: 0, preordered: 5 });
  await changeHours();
  expect(await roll()).toMatchObject({ day: 'usual', forecast: 12 });
});

test('answers GraphQL with the same, by branch', async () => {
  const document = `query ($branch: ID) { statisticsForecast(branch: $branch) { from total items { branchName name forecast preordered } } }`;
  const { data } = await app.graphql('ROLE_ADMIN', document);
  const { items } = data.statisticsForecast;
  expect(items.map(({ branchName, name }: Record<string, string>) => `${branchName} ${name}`)).toEqual(
    expect.arrayContaining(['Bahnhof Semmel', 'Marktplatz Semmel', 'Marktplatz Torte']),
  );
  const one = await app.graphql(managerOf(other), document, { branch: other });
  expect(one.data.statisticsForecast).toEqual({
    from: '2026-11-16',
    total: 1,
    items: [{ branchName: 'Bahnhof', name: 'Semmel', forecast: null, preordered: 3 }],
  });
});

test('shows managers their branches only, and rejects others, other roles and wrong input', async () => {
  expect((await read('', managerOf(other))).items.map(({ branch }: { branch: string }) => branch)).toEqual([other]);
  expect((await get(managerOf(other), `branch=${shop.branch}`)).status).toBe(403);
  expect(await read('', managerOf(await app.make('branch')))).toMatchObject({ total: 0, items: [] });
  expect((await get(undefined)).status).toBe(401);
  expect((await get(`ROLE_EMPLOYEE ${other}`)).status).toBe(403);
  for (const [parameters, field] of [
    ['from=2026-11-16', 'from'],
    ['branch=markt', 'branch'],
  ] as const) {
    const { status, body } = await get('ROLE_ADMIN', parameters);
    expect([status, body.errors[0].field]).toEqual([422, field]);
  }
});

test('returns the 500 largest of many products, and their number', async () => {
  const branch = await app.make('branch', { name: 'Groß', identifier: 'gross', openingHours: [openAlways] });
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  for (let start = 1; start <= 600; start += 100) {
    const id = await order('2026-11-15T09:00:00Z', 1, { branch, appointmentDate: '2026-11-16T09:00:00Z' });
    await sql(
      `update "order" set items = (select jsonb_agg(items -> 0 || jsonb_build_object('product', null, 'name', 'Produkt ' || number, 'amount', number))
       from generate_series($2::integer, $2::integer + 99) as number) where id = $1`,
      [id, start],
    );
  }
  const { total, items } = await read(`branch=${branch}`);
  expect([total, items.length, items[0].preordered, items.at(-1).preordered]).toEqual([600, 500, 600, 101]);
  expect(items[0]).toMatchObject({ product: null, name: 'Produkt 600', forecast: null });
});
