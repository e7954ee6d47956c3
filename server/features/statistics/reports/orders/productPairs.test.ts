import { useTestApp, type Token } from '../../../../testing/app/testApp';
import { useTestShop } from '../../../../testing/data/shop';

const app = useTestApp({ now: () => new Date('2026-11-16T07:00:00Z') });
const shop = useTestShop(app);
const sql = (text: string, values: unknown[] = []) => app.app.services.database.query(text, values);
const get = (token: Token | undefined, parameters: string) => app.rest(token, 'GET', `/statistics/product-pairs?${parameters}`);
const read = async (parameters = '', token: Token = 'ROLE_ADMIN') => (await get(token, parameters)).body.data;
const today = 'from=2026-11-16&to=2026-11-16';
let bread: string;

beforeAll(async () => {
  bread = await app.make('product', { name: 'Brot', price: 4, unit: 'piece' });
  await app.make('menu', { branches: [shop.branch], catalog: [{ category: shop.category, products: [shop.roll, shop.cake, bread] }] });
});
afterEach(() => sql('delete from "order"'));

/** Places so many orders of these products, each of which the order may contain twice. */
async function place(count: number, ...products: string[]): Promise<string[]> {
  const items = products.map(product => ({
    product,
    amount: 1,
    ...(product === shop.cake && { parts: [{ name: 'Größe', value: ['groß'] }] }),
  }));
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await shop.placeOrder({ items })).id);
  return ids;
}

test('counts the orders with two products, with their share and factor', async () => {
  const [canceled] = await place(4, shop.roll, bread, bread);
  await app.rest('ROLE_ADMIN', 'POST', `/orders/${canceled}/status/reject`, { rejectionMessage: 'Leider aus.' });
  await place(2, shop.roll, shop.cake);
  await place(3, shop.cake);
  await place(2, shop.roll);
  const { total, items } = await read(today);
  expect(total).toBe(1);
  // 3 of 10 orders have both; 7 have rolls, 3 have bread.
  expect(items[0]).toMatchObject({ orders: 3, share: 0.3, factor: 1.43 });
  expect([items[0].first, items[0].second].sort()).toEqual(['Brot', 'Semmel']);
  const orders = await sql(`select items, "rejectedAt" from "order"`);
  const sold = orders.filter(({ rejectedAt }: { rejectedAt: unknown }) => !rejectedAt);
  const having = (...ids: string[]) =>
    sold.filter((order: { items: { product: string }[] }) => ids.every(id => order.items.some(({ product }) => product === id))).length;
  expect(items[0].orders).toBe(having(shop.roll, bread));
  expect(items[0].factor).toBeCloseTo((having(shop.roll, bread) * sold.length) / (having(shop.roll) * having(bread)), 2);
});

test('filters by branch, and rejects other branches, other roles and wrong input', async () => {
  await place(3, shop.roll, bread);
  const other = await app.make('branch');
  expect((await read(today, `ROLE_MANAGER ${shop.branch}`)).total).toBe(1);
  expect(await read(today, `ROLE_MANAGER ${other}`)).toMatchObject({ total: 0, items: [] });
  expect((await read(`${today}&mode=delivery`)).total).toBe(0);
  expect((await get(`ROLE_MANAGER ${other}`, `branch=${shop.branch}`)).status).toBe(403);
  expect((await get(undefined, today)).status).toBe(401);
  expect((await get(`ROLE_EMPLOYEE ${shop.branch}`, today)).status).toBe(403);
  expect((await get('ROLE_ADMIN', 'from=gestern')).status).toBe(422);
  const { data } = await app.graphql('ROLE_ADMIN', '{ statisticsProductPairs { total items { orders } previous { total } } }');
  expect(data.statisticsProductPairs).toEqual({ total: 1, items: [{ orders: 3 }], previous: { total: 0 } });
});

test('returns the 20 most frequent of many pairs, without orders of very many products', async () => {
  const names = await Promise.all(Array.from({ length: 30 }, (_, index) => app.make('product', { name: `P${index}` })));
  const ids = await place(6, shop.roll);
  const fill = (id: string | undefined, products: string[]) =>
    sql(
      `update "order" set items = (select jsonb_agg(items -> 0 || jsonb_build_object('product', key)) from unnest($2::text[]) as key) where id = $1`,
      [id, products],
    );
  for (const [index, id] of ids.entries()) await fill(id, index < 3 ? names.slice(0, 20) : names);
  const { total, items } = await read(today);
  expect([total, items.length, items[0].orders]).toEqual([190, 20, 3]);
});
