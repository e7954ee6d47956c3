import { runJobs } from '../../../../testing/app/runJobs';
import { useTestApp } from '../../../../testing/app/testApp';
import { useTestShop } from '../../../../testing/data/shop';
import { anonymizeOrders } from '../../../order/retention/anonymizeOrders';
import { countOrderStatistics } from './countDays';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const app = useTestApp({ now: () => clock.now });
const shop = useTestShop(app);
const admin = 'ROLE_ADMIN';

const query = (text: string, values: unknown[] = []) => app.app.services.database.query(text, values);
const read = async (name: string, parameters = '') => (await app.rest(admin, 'GET', `/statistics/${name}?${parameters}`)).body.data;
const count = () => countOrderStatistics(app.contextFor());
const storedDays = async () =>
  (await query(`select day::text from "orderStatisticDay" order by day`)).map(({ day }: { day: string }) => day);

afterEach(async () => {
  clock.now = new Date('2026-11-16T07:00:00Z');
  await query('delete from "order"');
  await query('delete from "orderStatisticDay"');
});

/** Places an order at an instant, and changes its columns. */
async function place(at: string, columns: Record<string, unknown> = {}, input: object = {}): Promise<string> {
  clock.now = new Date(at);
  const { id } = await shop.placeOrder(input);
  const names = Object.keys(columns);
  if (names.length > 0)
    await query(`update "order" set ${names.map((name, index) => `"${name}" = $${index + 2}`).join(', ')} where id = $1`, [
      id,
      ...Object.values(columns),
    ]);
  clock.now = new Date('2026-11-16T07:00:00Z');
  return id;
}

const names = [
  'orders',
  'revenue',
  'canceled-orders',
  'items',
  'popular-items',
  'delivery-methods',
  'order-times',
  'order-origins',
  'revenue-origins',
];
const november = 'from=2026-11-01&to=2026-11-16';
const readAll = async (parameters: string) => Promise.all(names.map(name => read(name, parameters)));

test('returns the same figures from stored days and from orders, whatever changes', async () => {
  const other = await app.make('branch', { isDineInEnabled: true });
  await app.make('menu', { branches: [other], catalog: [{ category: shop.category, products: [shop.roll, shop.cake] }] });
  const at = '2026-11-10T09:00:00Z';
  const changes: Record<string, unknown>[] = [
    { canceledAt: at },
    { rejectedAt: at },
    { failedAt: at },
    { paymentMethod: 'mollie' },
    { paymentMethod: 'mollie', paidAt: at },
    { source: 'kiosk' },
    { isQuotation: true },
    { isQuotation: true, confirmedAt: at },
    { zipCode: '4020', city: 'Linz' },
    { zipCode: '4020', city: 'LINZ', isDeliveryAddressDifferent: true, deliveryZipCode: '4600', deliveryCity: 'Wels' },
    { deliveryType: 'delivery' },
    { branchId: other, ticketNumber: null },
    { day: '2026-11-03', createdAt: '2026-11-03T22:30:00Z', ticketNumber: null },
  ];
  const ids: string[] = [];
  for (const [index, columns] of changes.entries()) {
    const items = [
      { product: shop.roll, amount: index + 1 },
      { product: shop.cake, amount: 1, parts: [{ name: 'Größe', value: ['klein'] }] },
    ];
    ids.push(await place(`2026-11-${String(2 + (index % 4)).padStart(2, '0')}T${10 + index}:00:00Z`, columns, { items }));
  }
  const parameters = [
    november,
    `${november}&branch=${other}`,
    `${november}&mode=takeaway`,
    `${november}&source=kiosk`,
    `${november}&source=web&branch=${shop.branch}`,
    'from=2026-11-03&to=2026-11-03',
  ];
  const figures = () => Promise.all(parameters.map(readAll));

  const unstored = await figures();
  await count();
  expect(await storedDays()).toEqual(expect.arrayContaining(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-15']));
  expect(await figures()).toEqual(unstored);
  expect(unstored[0]![0].total).toBe(11);

  for (const [index, id] of ids.entries()) {
    if (index % 3 > 0) continue;
    const columns = { ...changes[(index + 6) % changes.length]! };
    if ('canceledAt' in columns || 'rejectedAt' in columns || 'failedAt' in columns)
      await query(`update "order" set "canceledAt" = null, "rejectedAt" = null, "failedAt" = null where id = $1`, [id]);
    const [name, value] = Object.entries(columns)[0]!;
    await query(`update "order" set "${name}" = $2, "ticketNumber" = null where id = $1`, [id, value]);
    const changed = await figures();
    await query('delete from "orderStatisticDay"');
    expect(await figures()).toEqual(changed);
    await count();
    expect(await figures()).toEqual(changed);
  }
  await query('delete from "order" where id = $1', [ids[0]]);
  const afterDeletion = await figures();
  await count();
  expect(await figures()).toEqual(afterDeletion);
}, 60_000);

test('counts a day again after a change of one of its orders, and not after other changes', async () => {
  const id = await place('2026-11-12T09:00:00Z');
  await place('2026-11-13T09:00:00Z');
  await count();
  expect(await storedDays()).toEqual(['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15']);
  await query(`update "order" set "seenAt" = now(), comment = 'Bitte klopfen' where id = $1`, [id]);
  expect(await storedDays()).toHaveLength(4);
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/reject`, { rejectionMessage: 'Leider aus.' });
  expect(await storedDays()).toEqual(['2026-11-13', '2026-11-14', '2026-11-15']);
  expect((await read('canceled-orders', november)).total).toBe(1);
  await app.app.services.database.query(`select graphile_worker.add_job('countOrderStatistics', '{}')`);
  await runJobs(app);
  expect(await storedDays()).toHaveLength(4);
  expect((await read('canceled-orders', november)).total).toBe(1);
});

test('counts the hours again in another time zone of the shop', async () => {
  await place('2026-11-12T09:00:00Z');
  await count();
  const hours = async () =>
    (await read('order-times', november)).items.flatMap(({ hour, value }: { hour: number; value: number }) => (value > 0 ? [hour] : []));
  expect(await hours()).toEqual([10]);
  await app.rest(admin, 'POST', '/config', { timezone: 'Europe/London' });
  expect(await storedDays()).toEqual([]);
  await count();
  expect(await hours()).toEqual([9]);
  await app.rest(admin, 'POST', '/config', { timezone: 'Europe/Vienna' });
});

test('does not count a day while a transaction changes its orders', async () => {
  const id = await place('2026-11-12T09:00:00Z');
  const change = app.app.services.database.createQueryRunner();
  await change.connect();
  await change.startTransaction();
  await change.query(`update "order" set "canceledAt" = now() where id = $1`, [id]);
  const counting = count();
  const isWaiting = async () =>
    (await query(`select count(*)::integer as count from pg_locks where locktype = 'advisory' and classid = 4711008 and not granted`))[0]
      .count > 0;
  while (!(await isWaiting()));
  await change.commitTransaction();
  await change.release();
  await counting;
  expect(await storedDays()).toContain('2026-11-12');
  expect((await read('canceled-orders', november)).total).toBe(1);
});

test('keeps the figures of anonymized orders and deletes their places', async () => {
  await place('2026-11-12T09:00:00Z', { zipCode: '4020', city: 'Linzdorf' });
  const parameters = 'from=2026-11-12&to=2026-11-13';
  await count();
  const before = await Promise.all(names.slice(0, 6).map(name => read(name, parameters)));
  expect((await read('order-origins', parameters)).items).toEqual([{ zipCode: '4020', city: 'Linzdorf', value: 1 }]);
  await anonymizeOrders({ db: app.contextFor().db, now: new Date('2029-01-01T00:00:00Z') });
  expect(await query(`select city from "orderStatisticPlace"`)).toEqual([]);
  await count();
  expect(await Promise.all(names.slice(0, 6).map(name => read(name, parameters)))).toEqual(before);
  expect((await read('order-origins', parameters)).items).toEqual([{ zipCode: null, city: 'Ohne Angabe', value: 1 }]);
});
