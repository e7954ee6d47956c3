import { nowhere } from '../../../../schema/testing/exampleRecords';
import { useHouse } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';
import { statements } from '../../../testing/app/statements';

const house = useHouse();
const shop = useShop(house);

const post = (body: object, headers: object = {}) => house.rest(undefined, 'POST', '/orders', body, headers);
const order = async (id: string) => (await house.rest(shop.counter, 'GET', `/orders/${id}`)).body.data;

test('a stranger orders through both doors and learns where to follow it, and nothing else', async () => {
  const { status, body } = await post(shop.draft());
  expect({ status, body }).toEqual({
    status: 201,
    body: { data: { uid: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/), hash: expect.stringMatching(/^[0-9a-f]{32}$/) } },
  });
  const { data } = await house.graphql(
    undefined,
    'mutation ($draft: OrderDraft!) { createOrder(draft: $draft) { uid hash order { id } } }',
    { draft: shop.draft() },
  );
  expect(data.createOrder).toEqual({ uid: expect.any(String), hash: expect.any(String), order: null });
});

test('an order that is paid in the shop costs five statements, whatever is in it', async () => {
  const costOf = (change: object) => statements(house, async () => expect((await post(shop.draft(change))).status).toBe(201));
  const items = [shop.roll, shop.roll, shop.roll].map(product => ({ product, amount: 1 }));
  // Shop and goods are read; it is kept between the two ends of a transaction.
  expect([await costOf({}), await costOf({ items })]).toEqual([5, 5]);
});

test('the order keeps what was sold: names, prices, rates, answers and allergens of that moment', async () => {
  const parts = [
    { name: 'Dazu', value: ['Nüsse', 'Schlag'] },
    { name: 'Größe', value: 'groß' },
    { name: 'Aufschrift', value: 'Alles Gute' },
  ];
  const { id } = await shop.place({
    items: [
      { product: shop.roll, amount: 3 },
      { product: { id: shop.cake }, amount: 2, parts, shownGross: 91 },
    ],
    comment: 'Bitte schneiden',
  });
  const kept = await order(id);
  expect(kept).toMatchObject({
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
  expect(kept.items).toMatchObject([
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
  expect(kept).not.toHaveProperty('hash');

  await house.rest('ROLE_ADMIN', 'PUT', `/products/${shop.cake}`, { name: 'Sachertorte', price: 31 });
  expect(await order(id)).toEqual(kept);
  await house.rest('ROLE_ADMIN', 'PUT', `/products/${shop.cake}`, { name: 'Torte', price: 30 });
});

test('a bundle keeps what it holds', async () => {
  const items = [{ product: shop.roll, amount: 6, unit: 'piece' }];
  const basket = await house.make('product', { name: 'Korb', type: 'bundle', price: 12, config: { parts: [], items } });
  await house.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-10T00:00:00Z',
    catalog: [{ category: shop.category, products: [basket, shop.roll, shop.cake] }],
  });
  const { id } = await shop.place({ items: [{ product: basket, amount: 1 }] });
  expect((await order(id)).items[0]).toMatchObject({ type: 'bundle', gross: 12, contents: [{ name: 'Semmel', amount: 6, unit: 'piece' }] });
});

test('the flags of the cart stand for the type of delivery, but not against it', async () => {
  const { deliveryType: _, ...draft } = shop.draft();
  const { id } = await shop.place({ deliveryType: undefined, isDelivery: false, isDineIn: false });
  expect((await order(id)).deliveryType).toBe('takeaway');
  for (const flags of [
    { isDelivery: true, isDineIn: true },
    { isDelivery: true, deliveryType: 'takeaway' },
    { isDineIn: false, deliveryType: 'dineIn' },
  ])
    expect(await post({ ...draft, ...flags })).toMatchObject({ status: 422, body: { errors: [{ field: 'deliveryType' }] } });
  expect(await post({ ...draft, isDelivery: 'yes' })).toMatchObject({ status: 422, body: { errors: [{ field: 'isDelivery' }] } });
});

test('branches go by id or identifier; one that is not public, or nowhere, takes nothing', async () => {
  expect((await post(shop.draft({ branch: 'markt' }))).status).toBe(201);
  const hidden = await house.make('branch', { isPublic: false });
  for (const branch of [hidden, nowhere, 'nirgends'])
    expect(await post(shop.draft({ branch }))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'branch', message: 'Der gewählte Eintrag existiert nicht.' }] },
    });
});

test('tickets count up by branch and day, and are left out where they are switched off', async () => {
  const first = await shop.place();
  const second = await shop.place();
  expect((await order(second.id)).ticketNumber).toBe((await order(first.id)).ticketNumber + 1);

  const other = await house.make('branch', { identifier: 'bahnhof' });
  await house.make('menu', { branches: [other], catalog: [{ category: shop.category, products: [shop.roll] }] });
  const { body } = await house.rest('ROLE_ADMIN', 'POST', '/orders', shop.draft({ branch: other }));
  expect(body.data.ticketNumber).toBe(1);

  await house.rest('ROLE_ADMIN', 'POST', '/config', { disableTickets: true });
  const without = await shop.place();
  expect((await order(without.id)).ticketNumber).toBeNull();
  await house.rest('ROLE_ADMIN', 'POST', '/config', { disableTickets: false });
});

test('staff of the branch orders for someone who leaves no name, and gets the whole order', async () => {
  const draft = { branch: shop.branch, deliveryType: 'takeaway', items: [{ product: shop.roll, amount: 1 }] };
  const { status, body } = await house.rest(shop.counter, 'POST', '/orders', draft);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    id: expect.any(String),
    uid: expect.any(String),
    hash: expect.any(String),
    source: 'staff',
    firstName: null,
  });

  const mutation = 'mutation ($draft: OrderDraft!) { createOrder(draft: $draft) { uid order { uid source log { actor action to } } } }';
  const { data } = await house.graphql(shop.counter, mutation, { draft });
  expect(data.createOrder.order).toEqual({
    uid: data.createOrder.uid,
    source: 'staff',
    log: [{ actor: 'ROLE_EMPLOYEE', action: 'create', to: 'WAITING_FOR_CONFIRMATION' }],
  });
  // In any other branch the same person is a customer.
  expect((await house.rest(`ROLE_EMPLOYEE ${nowhere}`, 'POST', '/orders', draft)).status).toBe(422);
  const asCustomer = await house.rest(`ROLE_EMPLOYEE ${nowhere}`, 'POST', '/orders', shop.draft());
  expect(Object.keys(asCustomer.body.data)).toEqual(['uid', 'hash']);
});

test('a chosen organisation is given seven cents, where the shop gives', async () => {
  const donatee = await house.make('donatee');
  const silent = await shop.place({ donatee });
  expect(await order(silent.id)).toMatchObject({ donatee: null, donationAmount: null });

  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginDonations: true });
  const { id } = await shop.place({ donatee });
  expect(await order(id)).toMatchObject({ donatee: { id: donatee }, donationAmount: 0.07, totalGross: 1.1 });
  const retired = await house.make('donatee', { isActive: false });
  for (const wrong of [nowhere, retired])
    expect(await post(shop.draft({ donatee: wrong }))).toMatchObject({ status: 422, body: { errors: [{ field: 'donatee' }] } });
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginDonations: false });
});
