import { expectCatalogueChange } from '../../../testing/app/collectEvents';
import { useTestApp, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp(); // 08:00 in Vienna
const shop = useTestShop(app);

const pathOf = (product: string, branch = shop.branch) => `/branches/${branch}/sold-out/${product}`;
const mark = (input: object = {}, token: Token | undefined = shop.employee, product = shop.roll) =>
  app.rest(token, 'PUT', pathOf(product), input);
const unmark = (token: Token | undefined = shop.employee, product = shop.roll) => app.rest(token, 'DELETE', pathOf(product));
const order = (appointmentDate: string | null = null) => app.rest(undefined, 'POST', '/orders', shop.orderInput({ appointmentDate }));
const marks = async (): Promise<{ product: { name: string }; until: string | null }[]> => {
  const { data } = await app.graphql(undefined, `{ branch(id: "${shop.branch}") { soldOut { until product { name } } } }`);
  return data.branch.soldOut;
};

afterEach(async () => expect((await unmark()).status).toBe(200));

test('rejects orders until a time and accepts those for later', async () => {
  const until = '2026-11-16T09:00:00.000Z';
  expect((await mark({ until })).status).toBe(200);
  expect(await marks()).toMatchObject([{ until }]);
  const { data: log } = (await app.rest('ROLE_ADMIN', 'GET', `/logs?record=${shop.branch}`)).body;
  const details = [{ name: 'until', before: null, after: '16.11.2026, 10:00 Uhr' }];
  expect(log.map(({ context }: { context: unknown }) => context)).toContainEqual(details);
  const { status, body } = await order('2026-11-16T08:55:00Z');
  expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ field: 'items.0.product', code: 'INVALID' }] } });
  expect(body.errors[0].message).toMatch(/ist derzeit leider nicht verfügbar\.$/);

  const query = 'query ($input: PriceCartInput!) { priceCart(input: $input) { issues { message } } }';
  const input = {
    branch: shop.branch,
    deliveryType: 'takeaway',
    items: [{ product: shop.roll, amount: 1 }],
    appointmentDate: '2026-11-16T08:55:00Z',
  };
  const { message } = body.errors[0];
  expect((await app.graphql(undefined, query, { input })).data.priceCart.issues).toEqual([{ message }]);
  expect((await order(until)).status).toBe(201);
});

test('rejects every order until the mark is removed', async () => {
  await mark({ until: null });
  expect(await marks()).toMatchObject([{ until: null }]);
  expect((await order()).status).toBe(422);
  expect((await order('2026-11-18T08:00:00Z')).status).toBe(422);
  await unmark();
  expect(await marks()).toEqual([]);
  expect((await order()).status).toBe(201);
});

test('ends at the closing time of the day by default', async () => {
  await mark();
  const [{ until } = { until: null }] = await marks();
  expect(new Date(until!).getTime()).toBeGreaterThan(Date.parse('2026-11-16T08:00:00Z'));
  expect((await order()).status).toBe(422);
  expect((await order('2026-11-17T08:00:00Z')).status).toBe(201);
});

test('sends the change to open shops and logs who made it', async () => {
  const waitForChange = await expectCatalogueChange(app);
  const mutation =
    'mutation ($branch: ID!, $product: ID!) { markSoldOut(branch: $branch, product: $product, until: null) { soldOut { until } } }';
  const { data } = await app.graphql(shop.employee, mutation, { branch: shop.branch, product: shop.roll });
  expect(data.markSoldOut.soldOut).toEqual([{ until: null }]);
  await waitForChange(shop.branch);
  const undo = 'mutation ($branch: ID!, $product: ID!) { markAvailable(branch: $branch, product: $product) { soldOut { until } } }';
  expect((await app.graphql(shop.employee, undo, { branch: shop.branch, product: shop.roll })).data.markAvailable.soldOut).toEqual([]);
  const { body } = await app.rest('ROLE_ADMIN', 'GET', '/logs');
  const entry = { message: expect.stringContaining('in Marktplatz: ausverkauft.'), who: 'ROLE_EMPLOYEE', record: shop.branch };
  expect(body.data).toContainEqual(expect.objectContaining(entry));
});

test('is for staff of the branch alone', async () => {
  const otherBranch = await app.make('branch');
  expect((await app.rest(undefined, 'PUT', pathOf(shop.roll), {})).status).toBe(401);
  expect((await mark({}, 'ROLE_EDITOR')).status).toBe(403);
  expect((await mark({}, `ROLE_MANAGER ${otherBranch}`)).status).toBe(403);
  expect((await unmark(`ROLE_MANAGER ${otherBranch}`)).status).toBe(403);
  expect((await mark({}, `ROLE_MANAGER ${shop.branch}`)).status).toBe(200);
  expect((await app.rest('ROLE_ADMIN', 'PUT', pathOf(shop.roll, 'unknown'), {})).status).toBe(404);
});

test.each([
  [{ until: '2026-11-16T07:00:00Z' }, ['until']],
  [{ until: '2027-11-16T07:00:00Z' }, ['until']],
  [{ until: 'soon' }, ['until']],
])('rejects %j', async (input, fields) => {
  const { status, body } = await mark(input);
  expect({ status, fields: body.errors.map(({ field }: { field: string }) => field) }).toEqual({ status: 422, fields });
  expect(await marks()).toEqual([]);
});

test('rejects an unknown product', async () => {
  expect((await mark({}, shop.employee, 'unknown')).status).toBe(404);
  expect((await mark({}, shop.employee, shop.branch)).status).toBe(404);
});

test('stores both products that two users mark at once', async () => {
  const other = await app.make('product');
  const responses = await Promise.all([mark(), mark({}, shop.employee, other), mark({ until: null }), mark({}, shop.employee, other)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await marks()).toHaveLength(2);
  await unmark(shop.employee, other);
  expect(await marks()).toHaveLength(1);
});
