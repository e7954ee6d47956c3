import { topics } from '../../../platform/events/events';
import { collectEvents } from '../../../testing/app/collectEvents';
import { useTestApp, waitFor } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const shop = useTestShop(app);

const parts = [
  { name: 'Größe', value: 'klein' },
  { name: 'Dazu', value: ['Schlag'] },
  { name: 'Aufschrift', value: 'Für Onkel Max, Tel. 0664' },
];
const contact = { email: 'anna@mail.example', phone: '+43 664 1234567', comment: 'Klingel kaputt' };

test('returns items and status for the link, without customer data', async () => {
  const { uid, hash } = await shop.placeOrder({ ...contact, items: [{ product: shop.cake, amount: 1, parts }] });
  const { status, body } = await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    id: expect.any(String),
    createdAt: '2026-11-16T07:00:00.000Z',
    uid,
    ticketNumber: expect.any(Number),
    branch: { id: shop.branch, name: 'Marktplatz' },
    status: 'WAITING_FOR_CONFIRMATION',
    event: expect.any(Number),
    seenAt: null,
    remindedAt: null,
    counterAppointments: [],
    expectedAt: '2026-11-16T07:00:00.000Z',
    deliveryType: 'takeaway',
    isDelivery: false,
    isDineIn: false,
    isQuotation: false,
    isPreorder: false,
    isConfirmed: false,
    isRejected: false,
    isInDelivery: false,
    isDelivered: false,
    isCompleted: false,
    isCanceled: false,
    isFailed: false,
    isPaid: false,
    isRefunded: false,
    confirmedAt: null,
    startedAt: null,
    rejectedAt: null,
    inDeliveryAt: null,
    deliveredAt: null,
    completedAt: null,
    canceledAt: null,
    tableIdentifier: null,
    rejectionMessage: null,
    appointmentDate: null,
    appointment: null,
    counterAppointment: null,
    paymentMethod: 'cash',
    amountDue: 0,
    questionnaireRating: null,
    items: [
      {
        name: 'Torte',
        amount: 1,
        unit: 'piece',
        gross: 31.5,
        pricing: 'fixed',
        options: ['klein', 'Schlag'],
        orderedAmount: null,
        comment: null,
        isRemoved: false,
        replacement: null,
        image: null,
      },
    ],
    pricing: {
      net: 30.0286,
      tax: 1.4714,
      gross: 31.5,
      deliveryNet: 0,
      deliveryTax: 0,
      deliveryGross: 0,
      totalNet: 30.0286,
      totalTax: 1.4714,
      totalGross: 31.5,
      taxes: { '4.9': 1.4714 },
      isApproximate: false,
    },
  });
});

test('returns the same by GraphQL', async () => {
  const { uid, hash } = await shop.placeOrder({ items: [{ product: shop.cake, amount: 1, parts }] });
  const { data } = await app.graphql(
    undefined,
    'query ($uid: String!, $hash: String!) { orderPublic(uid: $uid, hash: $hash) { status branch { id name phone } items { name options gross } pricing { totalGross taxes { rate amount } } } }',
    { uid, hash },
  );
  expect(data.orderPublic).toEqual({
    status: 'WAITING_FOR_CONFIRMATION',
    branch: { id: shop.branch, name: 'Marktplatz', phone: null },
    items: [{ name: 'Torte', options: ['klein', 'Schlag'], gross: 31.5 }],
    pricing: { totalGross: 31.5, taxes: [{ rate: '4.9', amount: 1.4714 }] },
  });
});

test('returns the images of the items and the times of the actions', async () => {
  const image = await app.make('image', { alt: 'Semmel' });
  expect((await app.rest('ROLE_ADMIN', 'PUT', `/products/${shop.roll}`, { images: [image] })).status).toBe(200);
  const order = await shop.placeOrder({
    items: [
      { product: shop.roll, amount: 1 },
      { product: shop.cake, amount: 1, parts },
    ],
  });
  for (const action of ['confirm', 'in-delivery', 'completed'])
    expect((await app.rest(shop.employee, 'POST', `/orders/${order.id}/status/${action}`, {})).status).toBe(200);
  const { body } = await app.rest(undefined, 'GET', `/orders/public/${order.uid}/${order.hash}`);
  expect(body.data.items.map(({ image }: { image: object | null }) => image)).toEqual([
    { id: image, version: 1, extension: 'png', alt: 'Semmel' },
    null,
  ]);
  const now = '2026-11-16T07:00:00.000Z';
  expect(body.data).toMatchObject({ confirmedAt: now, inDeliveryAt: now, completedAt: now, canceledAt: null, rejectedAt: null });

  const query = 'query ($uid: String!, $hash: String!) { orderPublic(uid: $uid, hash: $hash) { completedAt items { image { id alt } } } }';
  const { data } = await app.graphql(undefined, query, { uid: order.uid, hash: order.hash });
  expect(data.orderPublic).toEqual({ completedAt: now, items: [{ image: { id: image, alt: 'Semmel' } }, { image: null }] });
});

test.each([
  ['starts the order', (id: string) => `startOrder(order: "${id}")`],
  ['ticks the first item off', (id: string) => `tickOrderItem(order: "${id}", item: 0, done: true)`],
])('publishes when preparation has started, once staff %s, in a newer version and live', async (_, mutation) => {
  const { id, uid, hash } = await shop.placeOrder({ items: [1, 2].map(amount => ({ product: shop.roll, amount })) });
  expect((await app.rest(shop.employee, 'POST', `/orders/${id}/status/confirm`, {})).status).toBe(200);
  const read = async () => (await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).body.data;
  const before = await read();
  expect(before.startedAt).toBeNull();
  const events = collectEvents(app, topics.order(uid));
  expect((await app.graphql(shop.employee, `mutation { ${mutation(id)} { id } }`)).errors).toBeUndefined();
  const started = await read();
  expect(started.startedAt).toBe('2026-11-16T07:00:00.000Z');
  expect(started.event).toBeGreaterThan(before.event);
  await waitFor(() => events.some(({ number }) => number === started.event));

  await app.graphql(shop.employee, `mutation { tickOrderItem(order: "${id}", item: 1, done: true) { id } }`);
  await app.graphql(shop.employee, `mutation { tickOrderItem(order: "${id}", item: 0, done: false) { id } }`);
  const { data } = await app.graphql(undefined, `{ orderPublic(uid: "${uid}", hash: "${hash}") { startedAt } }`);
  expect(data.orderPublic.startedAt).toBe(started.startedAt);
});

test('returns null for a hidden or missing price, and an approximate total', async () => {
  const hiddenPrice = await app.make('product', { name: 'Überraschung', price: 12, isPriceHidden: true });
  const missingPrice = await app.make('product', { name: 'Hochzeitstorte', price: null });
  await app.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-10T00:00:00Z',
    catalog: [{ category: shop.category, products: [hiddenPrice, missingPrice, shop.roll, shop.cake] }],
  });
  const items = [hiddenPrice, missingPrice].map(product => ({ product, amount: 10 }));
  const { uid, hash } = await shop.placeOrder({ items: [...items, { product: shop.roll, amount: 2 }] });
  const { body } = await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
  expect(body.data.items.map(({ gross }: { gross: number | null }) => gross)).toEqual([null, null, 1.1]);
  expect(body.data.pricing).toMatchObject({ totalGross: 1.1, isApproximate: true });
});

test('returns the same error for an unknown order and a wrong hash', async () => {
  const { uid, hash } = await shop.placeOrder();
  const wrongLinks = [
    [uid, hash.replace(/.$/, lastCharacter => (lastCharacter === '0' ? '1' : '0'))],
    [uid, ''.padEnd(32, '0')],
    [uid, 'x'],
    ['AAAAAAAA', hash],
    ['%00', hash],
    [`${uid}%27--`, hash],
    [uid.toLowerCase(), hash],
  ];
  const responses = await Promise.all(wrongLinks.map(([uid, hash]) => app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)));
  for (const response of responses)
    expect(response).toEqual({
      status: 404,
      body: { errors: [{ message: 'Dieser Eintrag wurde nicht gefunden.', field: null, code: 'NOT_FOUND' }] },
    });
});
