import { useTestApp, useAppInstance } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const secondApp = useAppInstance();
const shop = useTestShop(app);

const post = (key: string, change: object = {}, instance = app) =>
  instance.rest(undefined, 'POST', '/orders', shop.orderInput(change), { 'idempotency-key': key });

async function countRows(table: string): Promise<number> {
  const [{ count }] = await app.app.services.database.query(`select count(*)::int from "${table}"`);
  return count;
}

test('returns the same order for the same key and input, even when the price has changed since', async () => {
  const first = await post('once-1');
  const before = await countRows('order');
  expect(await post('once-1')).toEqual(first);
  await app.rest('ROLE_ADMIN', 'PUT', `/products/${shop.roll}`, { price: 0.6 });
  expect(await post('once-1', { items: [{ product: shop.roll, amount: 2 }] })).toEqual(first);
  await app.rest('ROLE_ADMIN', 'PUT', `/products/${shop.roll}`, { price: 0.55 });
  expect(await countRows('order')).toBe(before);
});

test('accepts the key by GraphQL and REST', async () => {
  const first = await post('both-1');
  const { data } = await app.graphql(
    undefined,
    'mutation ($input: CreateOrderInput!, $key: String) { createOrder(input: $input, idempotencyKey: $key) { uid hash } }',
    { input: shop.orderInput(), key: 'both-1' },
  );
  expect(data.createOrder).toEqual(first.body.data);
});

test('rejects the same key with another input', async () => {
  await post('other-1');
  const before = await countRows('order');
  expect(await post('other-1', { comment: 'doch anders' })).toMatchObject({ status: 422, body: { errors: [{ field: 'idempotencyKey' }] } });
  expect(await countRows('order')).toBe(before);
});

test('accepts a key again after its first input was invalid', async () => {
  expect((await post('again-1', { firstName: '' })).status).toBe(422);
  expect((await post('again-1')).status).toBe(201);
});

test('rejects a key of more than 200 characters', async () => {
  expect(await post('x'.repeat(201))).toMatchObject({ status: 422, body: { errors: [{ field: 'idempotencyKey' }] } });
});

test('creates one order, one ticket number and one log entry for ten simultaneous requests at two instances', async () => {
  const [before, log, event] = await Promise.all(['order', 'order_log', 'event'].map(countRows));
  const [{ body }] = await Promise.all([app.rest(shop.employee, 'POST', '/orders', shop.orderInput())]);
  const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => post('storm-1', {}, index % 2 ? secondApp : app)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(responses.map(({ body }) => body.data.uid)).size).toBe(1);
  expect(await Promise.all(['order', 'order_log', 'event'].map(countRows))).toEqual([before! + 2, log! + 2, event! + 2]);
  const next = await app.rest(shop.employee, 'POST', '/orders', shop.orderInput());
  expect(next.body.data.ticketNumber).toBe(body.data.ticketNumber + 2);
});

test('numbers a hundred simultaneous orders at two instances without a gap', async () => {
  const branch = await app.make('branch');
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      (index % 2 ? secondApp : app).rest('ROLE_ADMIN', 'POST', '/orders', shop.orderInput({ branch })),
    ),
  );
  expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
  const numbers = responses.map(({ body }) => body.data.ticketNumber as number);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
});
