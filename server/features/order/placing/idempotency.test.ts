import { useHouse, useInstance } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const house = useHouse();
const neighbour = useInstance();
const shop = useShop(house);

const post = (key: string, change: object = {}, at = house) =>
  at.rest(undefined, 'POST', '/orders', shop.draft(change), { 'idempotency-key': key });

async function count(table: string): Promise<number> {
  const [{ count }] = await house.app.services.database.query(`select count(*)::int from "${table}"`);
  return count;
}

test('the same key with the same draft is the same order, even when the price has changed since', async () => {
  const first = await post('once-1');
  const before = await count('order');
  expect(await post('once-1')).toEqual(first);
  await house.rest('ROLE_ADMIN', 'PUT', `/products/${shop.roll}`, { price: 0.6 });
  expect(await post('once-1', { items: [{ product: shop.roll, amount: 2 }] })).toEqual(first);
  await house.rest('ROLE_ADMIN', 'PUT', `/products/${shop.roll}`, { price: 0.55 });
  expect(await count('order')).toBe(before);
});

test('both doors know the key', async () => {
  const first = await post('doors-1');
  const { data } = await house.graphql(
    undefined,
    'mutation ($draft: OrderDraft!, $key: String) { createOrder(draft: $draft, idempotencyKey: $key) { uid hash } }',
    { draft: shop.draft(), key: 'doors-1' },
  );
  expect(data.createOrder).toEqual(first.body.data);
});

test('the same key with another draft is refused', async () => {
  await post('other-1');
  const before = await count('order');
  expect(await post('other-1', { comment: 'doch anders' })).toMatchObject({ status: 422, body: { errors: [{ field: 'idempotencyKey' }] } });
  expect(await count('order')).toBe(before);
});

test('a refused draft does not use its key up', async () => {
  expect((await post('again-1', { firstName: '' })).status).toBe(422);
  expect((await post('again-1')).status).toBe(201);
});

test('a key is not endless', async () => {
  expect(await post('x'.repeat(201))).toMatchObject({ status: 422, body: { errors: [{ field: 'idempotencyKey' }] } });
});

test('ten at once, through two instances, are one order, one ticket number, one step in the log', async () => {
  const [before, log, event] = await Promise.all(['order', 'order_log', 'event'].map(count));
  const [{ body }] = await Promise.all([house.rest(shop.counter, 'POST', '/orders', shop.draft())]);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => post('storm-1', {}, index % 2 ? neighbour : house)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body.data.uid)).size).toBe(1);
  expect(await Promise.all(['order', 'order_log', 'event'].map(count))).toEqual([before! + 2, log! + 2, event! + 2]);
  const next = await house.rest(shop.counter, 'POST', '/orders', shop.draft());
  expect(next.body.data.ticketNumber).toBe(body.data.ticketNumber + 2);
});

test('a hundred orders at once, through two instances, count from one without a gap', async () => {
  const branch = await house.make('branch');
  await house.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      (index % 2 ? neighbour : house).rest('ROLE_ADMIN', 'POST', '/orders', shop.draft({ branch })),
    ),
  );
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  const numbers = answers.map(({ body }) => body.data.ticketNumber as number);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
});
