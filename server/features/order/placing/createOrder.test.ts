import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import { countStatements } from '../../../testing/app/statements';

const app = useTestApp();
const shop = useTestShop(app);

const post = (body: object, headers: object = {}) => app.rest(undefined, 'POST', '/orders', body, headers);
const cakeSize = [{ name: 'Größe', value: 'klein' }];
const getOrder = async (id: string) => (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;

test('returns only uid and hash to an anonymous customer, by GraphQL and REST', async () => {
  const { status, body } = await post(shop.orderInput());
  expect({ status, body }).toEqual({
    status: 201,
    body: { data: { uid: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/), hash: expect.stringMatching(/^[0-9a-f]{32}$/) } },
  });
  const { data } = await app.graphql(
    undefined,
    'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { uid hash order { id } } }',
    { input: shop.orderInput() },
  );
  expect(data.createOrder).toEqual({ uid: expect.any(String), hash: expect.any(String), order: null });
});

test('creates an order with two statements, whatever its items and notifications', async () => {
  const statementsFor = (change: object) =>
    countStatements(app, async () => expect((await post(shop.orderInput(change))).status).toBe(201));
  const items = [shop.roll, shop.roll, shop.roll].map(product => ({ product, amount: 1 }));
  // One statement reads, the other one inserts and commits.
  expect([await statementsFor({}), await statementsFor({ items }), await statementsFor({ email: 'anna@berger.example' })]).toEqual([
    2, 2, 2,
  ]);
});

test('stores the names, prices, tax rates, answers and allergens at the time of the order', async () => {
  const parts = [
    { name: 'Dazu', value: ['Nüsse', 'Schlag'] },
    { name: 'Größe', value: 'groß' },
    { name: 'Aufschrift', value: 'Alles Gute' },
  ];
  const { id } = await shop.placeOrder({
    items: [
      { product: shop.roll, amount: 3 },
      { product: { id: shop.cake }, amount: 2, parts, shownGross: 91 },
    ],
    comment: 'Bitte schneiden',
  });
  const storedOrder = await getOrder(id);
  expect(storedOrder).toMatchObject({
    status: 'WAITING_FOR_CONFIRMATION',
    ticketNumber: expect.any(Number),
    day: '2026-11-16',
    createdAt: '2026-11-16T07:00:00.000Z',
    dueAt: '2026-11-16T07:00:00.000Z',
    branch: { id: shop.branch, name: 'Marktplatz' },
    source: 'web',
    firstName: 'Anna',
    comment: 'Bitte schneiden',
    country: null,
    paymentMethod: 'cash',
    isQuotation: false,
    isPreorder: false,
    isCompany: false,
    totalGross: 92.65,
    pricing: {
      gross: 92.65,
      net: 88.3222,
      tax: 4.3278,
      totalGross: 92.65,
      deliveryGross: 0,
      taxes: { '4.9': 4.3278 },
      isApproximate: false,
    },
  });
  expect(storedOrder.items).toMatchObject([
    { index: 0, name: 'Semmel', amount: 3, unit: 'piece', unitPrice: 0.55, gross: 1.65, tax: 4.9, allergens: ['A'], parts: [] },
    {
      index: 1,
      product: { id: shop.cake },
      type: 'configurable',
      unitPrice: 45.5,
      gross: 91,
      allergens: ['C', 'G', 'H'],
      parts: [
        { name: 'Größe', type: 'select', value: ['groß'] },
        { name: 'Dazu', type: 'multiselect', value: ['Nüsse', 'Schlag'] },
        { name: 'Aufschrift', type: 'text', value: ['Alles Gute'] },
      ],
    },
  ]);
  expect(storedOrder).not.toHaveProperty('idempotencyKey');

  await app.rest('ROLE_ADMIN', 'PUT', `/products/${shop.cake}`, { name: 'Sachertorte', price: 31 });
  expect(await getOrder(id)).toEqual(storedOrder);
  await app.rest('ROLE_ADMIN', 'PUT', `/products/${shop.cake}`, { name: 'Torte', price: 30 });
});

test('stores the minimum age at the time of the order, by GraphQL and REST', async () => {
  const setAge = (minimumAge: string | null) => app.rest('ROLE_ADMIN', 'PUT', `/products/${shop.roll}`, { minimumAge });
  const agesOf = async (id: string) => {
    const { data } = await app.graphql(shop.employee, `{ order(id: "${id}") { items { minimumAge } } }`);
    return { graphql: data.order.items, rest: (await getOrder(id)).items };
  };
  const items = [shop.roll, shop.cake].map(product => ({ product, amount: 1, parts: product === shop.cake ? cakeSize : [] }));
  await setAge('from16');
  const { id } = await shop.placeOrder({ items });
  await setAge(null);
  const ages = [{ minimumAge: 'from16' }, { minimumAge: null }];
  expect(await agesOf(id)).toMatchObject({ graphql: ages, rest: ages });

  // An item of an older order has no such field.
  await app.app.services.database.query(
    `update "order" set items = (select jsonb_agg(item - 'minimumAge') from jsonb_array_elements(items) as item) where id = $1`,
    [id],
  );
  const none = [{ minimumAge: null }, { minimumAge: null }];
  expect(await agesOf(id)).toMatchObject({ graphql: none, rest: none });
});

test('stores the contents of a bundle', async () => {
  const items = [{ product: shop.roll, amount: 6, unit: 'piece' }];
  const bundle = await app.make('product', { name: 'Korb', type: 'bundle', price: 12, config: { parts: [], items } });
  await app.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-10T00:00:00Z',
    catalog: [{ category: shop.category, products: [bundle, shop.roll, shop.cake] }],
  });
  const { id } = await shop.placeOrder({ items: [{ product: bundle, amount: 1 }] });
  expect((await getOrder(id)).items[0]).toMatchObject({
    type: 'bundle',
    gross: 12,
    contents: [{ name: 'Semmel', amount: 6, unit: 'piece' }],
  });
});

test('derives the delivery type from the flags of the cart, and rejects contradictions', async () => {
  const { deliveryType: _, ...input } = shop.orderInput();
  const { id } = await shop.placeOrder({ deliveryType: undefined, isDelivery: false, isDineIn: false });
  expect((await getOrder(id)).deliveryType).toBe('takeaway');
  for (const flags of [
    { isDelivery: true, isDineIn: true },
    { isDelivery: true, deliveryType: 'takeaway' },
    { isDineIn: false, deliveryType: 'dineIn' },
  ])
    expect(await post({ ...input, ...flags })).toMatchObject({ status: 422, body: { errors: [{ field: 'deliveryType' }] } });
  expect(await post({ ...input, isDelivery: 'yes' })).toMatchObject({ status: 422, body: { errors: [{ field: 'isDelivery' }] } });
});

test('finds a branch by id or identifier, and rejects private and unknown branches', async () => {
  expect((await post(shop.orderInput({ branch: 'markt' }))).status).toBe(201);
  const privateBranch = await app.make('branch', { isPublic: false });
  for (const branch of [privateBranch, unknownId, 'nirgends'])
    expect(await post(shop.orderInput({ branch }))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'branch', message: 'Der gewählte Eintrag existiert nicht.' }] },
    });
});

test('numbers tickets by branch and day, and sets no number when tickets are disabled', async () => {
  const first = await shop.placeOrder();
  const second = await shop.placeOrder();
  expect((await getOrder(second.id)).ticketNumber).toBe((await getOrder(first.id)).ticketNumber + 1);

  const otherBranch = await app.make('branch', { identifier: 'bahnhof' });
  await app.make('menu', { branches: [otherBranch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  const { body } = await app.rest('ROLE_ADMIN', 'POST', '/orders', shop.orderInput({ branch: otherBranch }));
  expect(body.data.ticketNumber).toBe(1);

  await app.rest('ROLE_ADMIN', 'POST', '/config', { disableTickets: true });
  const orderWithoutTicket = await shop.placeOrder();
  expect((await getOrder(orderWithoutTicket.id)).ticketNumber).toBeNull();
  await app.rest('ROLE_ADMIN', 'POST', '/config', { disableTickets: false });
});

test('lets staff of the branch order without a name, and returns the whole order', async () => {
  const input = { branch: shop.branch, deliveryType: 'takeaway', items: [{ product: shop.roll, amount: 1 }] };
  const { status, body } = await app.rest(shop.employee, 'POST', '/orders', input);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    id: expect.any(String),
    uid: expect.any(String),
    hash: expect.any(String),
    source: 'staff',
    firstName: null,
  });

  const mutation =
    'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { uid order { uid source log { actor action to } } } }';
  const { data } = await app.graphql(shop.employee, mutation, { input });
  expect(data.createOrder.order).toEqual({
    uid: data.createOrder.uid,
    source: 'staff',
    log: [{ actor: 'ROLE_EMPLOYEE', action: 'create', to: 'WAITING_FOR_CONFIRMATION' }],
  });
  // In any other branch the same user is a customer.
  expect((await app.rest(`ROLE_EMPLOYEE ${unknownId}`, 'POST', '/orders', input)).status).toBe(422);
  const asCustomer = await app.rest(`ROLE_EMPLOYEE ${unknownId}`, 'POST', '/orders', shop.orderInput());
  expect(Object.keys(asCustomer.body.data)).toEqual(['uid', 'hash']);
});

test('stores a donation of seven cents when donations are enabled', async () => {
  const donatee = await app.make('donatee');
  const orderWithoutDonation = await shop.placeOrder({ donatee });
  expect(await getOrder(orderWithoutDonation.id)).toMatchObject({ donatee: null, donationAmount: null });

  await app.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginDonations: true });
  const { id } = await shop.placeOrder({ donatee });
  expect(await getOrder(id)).toMatchObject({ donatee: { id: donatee }, donationAmount: 0.07, totalGross: 1.1 });
  const inactiveDonatee = await app.make('donatee', { isActive: false });
  for (const invalidDonatee of [unknownId, inactiveDonatee])
    expect(await post(shop.orderInput({ donatee: invalidDonatee }))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'donatee' }] },
    });
  await app.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginDonations: false });
});
