import { keysOf } from '../../../../schema/objects';
import { orderReports } from '../../../../schema/rules/statistics/orderReports';
import { countStatements } from '../../../testing/app/statements';
import { useTestApp, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const app = useTestApp({ now: () => clock.now });
const shop = useTestShop(app);
const managerOf = (branch: string): Token => `ROLE_MANAGER ${branch}`;
const get = (token: Token | undefined, path: string) => app.rest(token, 'GET', `/statistics/${path}`);
const read = async (path: string, token: Token = managerOf(shop.branch)) => (await get(token, path)).body.data;
const sql = (text: string, values: unknown[] = []) => app.app.services.database.query(text, values);

async function place(at: string, columns: Record<string, unknown> = {}, input: object = {}): Promise<string> {
  clock.now = new Date(at);
  const { id } = await shop.placeOrder(input);
  for (const [name, value] of Object.entries(columns)) await sql(`update "order" set "${name}" = $2 where id = $1`, [id, value]);
  clock.now = new Date('2026-11-16T07:00:00Z');
  return id;
}
const rolls = (amount: number) => ({ items: [{ product: shop.roll, amount }] });
const cake = () => ({ product: shop.cake, amount: 1, parts: [{ name: 'Größe', value: ['groß'] }] });

beforeAll(async () => {
  await place('2026-11-09T06:30:00Z', { zipCode: '4020', city: 'Linz' }, rolls(10));
  await place('2026-11-09T23:30:00Z', { zipCode: '4020', city: 'linz' }, { items: [{ product: shop.roll, amount: 4 }, cake()] });
  await place('2026-11-10T09:00:00Z', { canceledAt: '2026-11-11T09:00:00Z' }, rolls(7));
  await place('2026-11-10T09:10:00Z', { failedAt: '2026-11-10T09:30:00Z' }, rolls(8));
  await place('2026-11-10T09:20:00Z', { paymentMethod: 'mollie' }, rolls(9));
  await place('2026-11-10T09:40:00Z', { isQuotation: true }, rolls(100));
});
const orderNames = keysOf(orderReports);
const week = 'from=2026-11-09&to=2026-11-15';

test('counts orders and canceled orders on the day of the shop on which they were placed', async () => {
  expect(await read(`orders?${week}`)).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
    total: 4,
    items: [1, 3, 0, 0, 0, 0, 0].map((value, index) => ({ date: `2026-11-${String(9 + index).padStart(2, '0')}`, value })),
  });
  const canceled = await read(`canceled-orders?${week}`);
  expect([canceled.total, canceled.items[1]]).toEqual([1, { date: '2026-11-10', value: 1 }]);
});

test('sums up the revenue of sold orders as they are stored', async () => {
  const { total, items } = await read(`revenue?${week}`);
  const [expected] = await sql(
    `select sum((pricing ->> 'totalNet')::numeric)::float8 as net, sum((pricing ->> 'totalTax')::numeric)::float8 as tax, sum("totalGross")::float8 as gross
     from "order" where day = '2026-11-10' and "canceledAt" is null and "failedAt" is null and "paymentMethod" = 'cash' and not "isQuotation"`,
  );
  expect(items[0]).toMatchObject({ date: '2026-11-09', gross: 5.5 });
  expect(items[1]).toEqual({ date: '2026-11-10', ...expected });
  expect(items[1].gross).toBe(44.2);
  expect(total).toBe(49.7);
});

test('counts sold items and ranks products by their orders', async () => {
  expect((await read(`items?${week}`)).items.map(({ value }: { value: number }) => value)).toEqual([10, 5, 0, 0, 0, 0, 0]);
  expect(await read(`popular-items?${week}`)).toMatchObject({
    total: 2,
    items: [
      { product: shop.roll, name: 'Semmel', amount: 14, unit: 'piece', orders: 2, gross: 7.7 },
      { product: shop.cake, name: 'Torte', amount: 1, unit: 'piece', orders: 1, gross: 42 },
    ],
  });
});

test('returns the first image of each popular product, with as many statements for one as for two', async () => {
  const document = '{ statisticsPopularItems(from: "2026-11-09", to: "2026-11-15") { items { name image { id } } } }';
  const loadItems = async () => (await app.graphql(managerOf(shop.branch), document)).data.statisticsPopularItems.items;
  const [image, otherImage] = [await app.make('image'), await app.make('image')];
  await app.rest('ROLE_ADMIN', 'PUT', `/products/${shop.roll}`, { images: [image, otherImage] });
  expect(await loadItems()).toEqual([
    { name: 'Semmel', image: { id: image } },
    { name: 'Torte', image: null },
  ]);
  const count = await countStatements(app, loadItems);
  await app.rest('ROLE_ADMIN', 'PUT', `/products/${shop.cake}`, { images: [otherImage] });
  expect(await countStatements(app, loadItems)).toBe(count);
  expect((await loadItems())[1].image).toEqual({ id: otherImage });
});

test('counts orders by weekday and hour in the time zone of the shop, and by place', async () => {
  const { total, items } = await read(`order-times?${week}`);
  expect([total, items.length]).toEqual([4, 168]);
  expect(items.filter(({ value }: { value: number }) => value > 0)).toEqual([
    { weekday: 1, hour: 7, value: 1 },
    { weekday: 2, hour: 0, value: 1 },
    { weekday: 2, hour: 10, value: 2 },
  ]);
  expect(await read(`order-origins?${week}`)).toMatchObject({
    total: 4,
    items: [
      { zipCode: '4020', city: expect.stringMatching(/^linz$/i), value: 2 },
      { zipCode: null, city: 'Ohne Angabe', value: 2 },
    ],
  });
  expect((await read(`revenue-origins?${week}`)).items).toEqual([{ zipCode: '4020', city: expect.stringMatching(/^linz$/i), value: 49.7 }]);
});

test('counts orders by delivery method', async () => {
  await place('2026-10-12T06:30:00Z', { deliveryType: 'delivery' }, rolls(10));
  for (let index = 0; index < 2; index += 1) await place('2026-10-12T06:30:00Z', {}, rolls(2));
  expect(await read('delivery-methods?from=2026-10-12&to=2026-10-18')).toMatchObject({
    total: 3,
    items: [
      { mode: 'takeaway', orders: 2, gross: 2.2 },
      { mode: 'delivery', orders: 1, gross: 5.5 },
    ],
  });
});

test('filters by delivery method and branch', async () => {
  expect((await read(`orders?${week}&mode=delivery`)).total).toBe(0);
  expect((await read(`orders?${week}&mode=takeaway&branch=${shop.branch}`)).total).toBe(4);
  const other = await app.make('branch');
  expect((await read(`orders?${week}`, managerOf(other))).total).toBe(0);
  expect((await read(`orders?${week}&branch=${other}`, 'ROLE_ADMIN')).total).toBe(0);
  for (const name of ['orders', 'revenue-origins', 'working-activities'])
    expect((await get(managerOf(other), `${name}?branch=${shop.branch}`)).status).toBe(403);
});

test('filters the orders of self-service devices', async () => {
  const columns = { source: 'kiosk', zipCode: '4600', city: 'Wels' };
  for (let index = 0; index < 3; index += 1)
    await place('2026-10-13T06:30:00Z', columns, { items: [{ product: shop.roll, amount: 10 }, cake()] });
  await place('2026-10-13T07:30:00Z', {}, rolls(2));
  await place('2026-10-13T08:30:00Z', { source: 'kiosk', canceledAt: '2026-10-13T09:00:00Z' }, rolls(4));
  const day = 'from=2026-10-13&to=2026-10-13';
  const totals = (filter: string) =>
    Promise.all(orderNames.map(async name => [name, (await read(`${name}?${day}${filter}`)).total] as const)).then(Object.fromEntries);
  expect(await totals('&source=kiosk')).toEqual({
    ...{ orders: 4, revenue: 142.5, 'canceled-orders': 1, items: 33, 'popular-items': 2, 'delivery-methods': 4, 'product-pairs': 1 },
    ...{ 'order-times': 4, 'order-origins': 4, 'revenue-origins': 142.5 },
  });
  expect(await totals('&source=web')).toMatchObject({ orders: 1, revenue: 1.1, 'canceled-orders': 0, 'product-pairs': 0 });
  expect(await totals('&source=api')).toEqual(Object.fromEntries(orderNames.map(name => [name, 0])));
  const document = '{ statisticsOrders(from: "2026-10-13", to: "2026-10-13", source: kiosk) { total previous { total } } }';
  const { data } = await app.graphql('ROLE_ADMIN', document);
  expect(data.statisticsOrders).toEqual({ total: 4, previous: { total: 0 } });
});

test.each([
  ['2026-11-09', 24, '2026-11-09T07:00:00+01:00', 7],
  ['2026-03-29', 23, '2026-03-29T03:00:00+02:00', 2],
  ['2026-10-25', 25, '2026-10-25T02:00:00+01:00', 3],
])('returns the hours of %s, of which it has %i', async (day, count, hour, index) => {
  await place(hour);
  const { items } = await read(`orders?from=${day}&to=${day}`);
  expect(items).toHaveLength(count);
  expect(items[index]).toEqual({ date: hour, value: day === '2026-11-09' ? 2 : 1 });
  await sql(`delete from "order" where "createdAt" = $1`, [hour]);
});

test('covers the last 30 days by default', async () => {
  expect(await read('orders')).toMatchObject({ from: '2026-10-18', to: '2026-11-16', total: 4 });
});

test.each([
  ['from=gestern', 'from', 'Bitte geben Sie ein gültiges Datum an.'],
  ['to=2026-02-30', 'to', 'Bitte geben Sie ein gültiges Datum an.'],
  ['from=2026-11-10&to=2026-11-09', 'to', 'Der letzte Tag darf nicht vor dem ersten liegen.'],
  ['from=2021-11-09&to=2026-11-09', 'to', 'Der Zeitraum darf höchstens 5 Jahre lang sein.'],
  ['from=0001-01-01', 'from', 'Bitte geben Sie ein gültiges Datum an.'],
  ['mode=drive', 'mode', 'Bitte treffen Sie eine gültige Auswahl.'],
  ['source=phone', 'source', 'Bitte treffen Sie eine gültige Auswahl.'],
  ['filiale=x', 'filiale', 'Dieses Feld ist nicht bekannt.'],
])('rejects %s', async (parameters, field, message) => {
  const { status, body } = await get('ROLE_ADMIN', `revenue?${parameters}`);
  expect([status, body.errors[0]]).toEqual([422, expect.objectContaining({ field, message })]);
});

test('compares with the period before', async () => {
  const document = `query ($from: String, $to: String, $branch: ID) {
    statisticsRevenue(from: $from, to: $to, branch: $branch) { from total items { date gross } previous { from to total items { date gross } } } }`;
  const variables = { from: '2026-11-10', to: '2026-11-10', branch: shop.branch };
  const { data } = await app.graphql(managerOf(shop.branch), document, variables);
  const { total, previous } = data.statisticsRevenue;
  expect(total).toBe(44.2);
  expect(previous).toMatchObject({ from: '2026-11-09', to: '2026-11-09', total: 5.5 });
  expect(previous.items[7]).toEqual({ date: '2026-11-09T07:00:00+01:00', gross: 5.5 });
  const denied = await app.graphql(managerOf(await app.make('branch')), document, variables);
  expect(denied.errors?.[0].extensions.code).toBe('FORBIDDEN');
});

test('limits an API token to its branches and to reports of orders', async () => {
  const createToken = async (branches: string[]) =>
    (await app.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: 'x', scopes: ['statistics:read'], branches })).body.data.secret;
  const readAs = async (secret: string, path: string) =>
    app.rest(undefined, 'GET', `/statistics/${path}`, undefined, { authorization: `Bearer ${secret}` });
  const [all, other] = [await createToken([]), await createToken([await app.make('branch')])];
  expect((await readAs(all, `orders?${week}`)).body.data.total).toBe(4);
  expect((await readAs(other, `orders?${week}`)).body.data.total).toBe(0);
  expect((await readAs(other, `orders?branch=${shop.branch}`)).status).toBe(403);
  expect((await readAs(all, 'working-activities')).status).toBe(403);
});

test('shows the images of products to an API token that may only read statistics', async () => {
  const { body } = await app.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: 'y', scopes: ['statistics:read'], branches: [] });
  await app.rest('ROLE_ADMIN', 'PUT', `/products/${shop.roll}`, { images: [await app.make('image')] });
  const document = '{ statisticsPopularItems(from: "2026-11-09", to: "2026-11-15") { items { name image { version } } } }';
  const { data, errors } = await app.graphql(undefined, document, {}, { authorization: `Bearer ${body.data.secret}` });
  expect(errors).toBeUndefined();
  expect(data.statisticsPopularItems.items[0]).toEqual({ name: 'Semmel', image: { version: expect.any(Number) } });
});
