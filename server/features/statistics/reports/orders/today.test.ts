import { useTestApp, type Token } from '../../../../testing/app/testApp';
import { useTestShop } from '../../../../testing/data/shop';

const noon = '2026-11-16T11:00:00Z';
const clock = { now: new Date(noon) };
const app = useTestApp({ now: () => clock.now });
const shop = useTestShop(app);
const managerOf = (branch: string): Token => `ROLE_MANAGER ${branch}`;
const get = (token: Token | undefined, path: string) => app.rest(token, 'GET', `/statistics/${path}`);
const read = async (path: string, token: Token = managerOf(shop.branch)) => (await get(token, path)).body.data;

async function place(at: string, amount: number, columns: Record<string, unknown> = {}): Promise<void> {
  clock.now = new Date(at);
  const { id } = await shop.placeOrder({ items: [{ product: shop.roll, amount }] });
  for (const [name, value] of Object.entries(columns))
    await app.app.services.database.query(`update "order" set "${name}" = $2 where id = $1`, [id, value]);
  clock.now = new Date(noon);
}

beforeAll(async () => {
  await place('2026-11-16T07:10:00Z', 10);
  await place('2026-11-16T10:10:00Z', 20, { deliveryType: 'delivery' });
  await place('2026-11-16T10:20:00Z', 30, { canceledAt: noon });
  await place('2026-11-16T10:30:00Z', 40, { failedAt: noon });
  await place('2026-11-16T10:40:00Z', 50, { paymentMethod: 'mollie' });
  await place('2026-11-09T11:00:00Z', 8); // the same time of day counts
  await place('2026-11-09T11:01:00Z', 100);
  await place('2026-11-02T07:10:00Z', 4);
  await place('2026-11-15T07:10:00Z', 1_000); // another weekday
});

test('compares the orders of today with last week and with usual days until the same time', async () => {
  expect(await read('today')).toEqual({
    date: '2026-11-16',
    at: '2026-11-16T11:00:00.000Z',
    orders: 3,
    gross: 16.5,
    canceled: 1,
    ordersBefore: 1,
    grossBefore: 4.4,
    usualOrders: 1,
    usualGross: 3.3,
    usualDays: 2,
  });
});

test('has the same figures as the reports of orders, revenue and delivery methods', async () => {
  const [{ orders, gross, canceled }, { total }] = [await read('today'), await read('today-hours')];
  const day = 'from=2026-11-16&to=2026-11-16';
  const reports = await Promise.all(['orders', 'revenue', 'canceled-orders', 'revenue'].map(name => read(`${name}?${day}`)));
  expect([orders, gross, canceled, total]).toEqual(reports.map(report => report.total));
  expect(await read(`delivery-methods?${day}`)).toMatchObject({
    total: orders,
    items: [
      { mode: 'takeaway', orders: 2, gross: 5.5 },
      { mode: 'delivery', orders: 1, gross: 11 },
    ],
  });
});

test('returns the hours of the shop, with the usual ones of the whole day', async () => {
  const { from, to, items } = await read('today-hours');
  expect([from, to, items.length]).toEqual(['2026-11-16', '2026-11-16', 24]);
  expect(items[8]).toEqual({ hour: 8, orders: 1, gross: 5.5, usualOrders: 0.5, usualGross: 1.1 });
  expect(items[11]).toEqual({ hour: 11, orders: 2, gross: 11, usualOrders: 0, usualGross: 0 });
  expect(items[12]).toEqual({ hour: 12, orders: 0, gross: 0, usualOrders: 1, usualGross: 29.7 });
});

test('starts from zero at midnight in the time zone of the shop', async () => {
  clock.now = new Date('2026-11-16T22:59:59Z');
  expect(await read('today')).toMatchObject({ date: '2026-11-16', orders: 3, ordersBefore: 2 });
  clock.now = new Date('2026-11-16T23:00:00Z');
  expect(await read('today')).toMatchObject({ date: '2026-11-17', orders: 0, gross: 0, ordersBefore: 0, usualOrders: null });
  clock.now = new Date(noon);
});

test('filters by delivery method and branch, and shows managers their own branches only', async () => {
  expect(await read('today?mode=delivery')).toMatchObject({ orders: 1, gross: 11, canceled: 0 });
  expect(await read('today?source=kiosk')).toMatchObject({ orders: 0, gross: 0, canceled: 0, usualDays: 0 });
  expect(await read('today?source=web')).toMatchObject({ orders: 3 });
  const other = await app.make('branch');
  expect(await read('today', managerOf(other))).toMatchObject({ orders: 0, gross: 0, usualDays: 0 });
  expect(await read('today', 'ROLE_ADMIN')).toMatchObject({ orders: 3 });
  expect(await read(`today?branch=${other}`, 'ROLE_ADMIN')).toMatchObject({ orders: 0 });
  for (const name of ['today', 'today-hours']) {
    expect((await get(managerOf(other), `${name}?branch=${shop.branch}`)).status).toBe(403);
    for (const token of [shop.employee, 'ROLE_EDITOR'] as const) expect((await get(token, name)).status).toBe(403);
    expect((await get(undefined, name)).status).toBe(401);
  }
  expect((await get('ROLE_ADMIN', 'today?from=2026-11-16')).status).toBe(422);
});
