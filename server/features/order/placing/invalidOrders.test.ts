import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const shop = useTestShop(app);

const post = (body: object) => app.rest(undefined, 'POST', '/orders', body);
const fieldsOf = ({ body }: { body: Json }) => body.errors?.map(({ field }: { field: string }) => field);
const oneItem = (change: object) => ({ items: [{ product: shop.roll, amount: 1, ...change }] });

async function countOrders(): Promise<number> {
  const [{ count }] = await app.app.services.database.query('select count(*)::int from "order"');
  return count;
}

test.each([
  ['a price', { price: 0.01 }, 'price'],
  ['a total', { total: 0.01 }, 'total'],
  ['totals', { totalGross: 0 }, 'totalGross'],
  ['a payment', { isPaid: true, paidAt: '2026-11-16T07:00:00Z' }, 'isPaid'],
  ['a currency', { currency: 'IDR' }, 'currency'],
  ['a fee', { deliveryPrice: 0 }, 'deliveryPrice'],
  ['an id', { id: unknownId }, 'id'],
  ['a hash', { hash: 'x' }, 'hash'],
  ['a status', { status: 'COMPLETED' }, 'status'],
])('rejects an input with %s', async (_, change, field) => {
  const before = await countOrders();
  const response = await post(shop.orderInput(change));
  expect(response.status).toBe(422);
  expect(fieldsOf(response)).toContain(field);
  expect(await countOrders()).toBe(before);
});

test.each([
  [{ price: 0.01 }, 'items.0.price'],
  [{ gross: 0.01 }, 'items.0.gross'],
  [{ tax: 0 }, 'items.0.tax'],
  [{ amount: 0 }, 'items.0.amount'],
  [{ amount: -1 }, 'items.0.amount'],
  [{ amount: 1e-12 }, 'items.0.amount'],
  [{ amount: 0.5 }, 'items.0.amount'],
  [{ amount: 1.0001 }, 'items.0.amount'],
  [{ amount: 1e308 }, 'items.0.amount'],
  [{ amount: 9007199254740993 }, 'items.0.amount'],
  [{ amount: 1_000_000 }, 'items'],
  [{ amount: '2' }, 'items.0.amount'],
  [{ amount: null }, 'items.0.amount'],
  [{ amount: [1] }, 'items.0.amount'],
  [{ amount: NaN }, 'items.0.amount'],
  [{ unit: 'kilogram' }, 'items.0.unit'],
  [{ unit: 'barrel' }, 'items.0.unit'],
  [{ product: unknownId }, 'items.0.product'],
  [{ product: 'x' }, 'items.0.product'],
  [{ product: { $ne: null } }, 'items.0.product'],
  [{ shownGross: -1 }, 'items.0.shownGross'],
  [{ parts: [{ name: 'Größe', value: 'groß' }] }, 'items.0.parts.0.name'], // A part of another product.
])('rejects an item with %j', async (change, field) => {
  const response = await post(shop.orderInput(oneItem(change)));
  expect(response.status).toBe(422);
  expect(fieldsOf(response)).toEqual([field]);
});

test.each([
  ['no answer to a required part', [], ['items.0.parts.Größe']],
  ['an unknown option', [{ name: 'Größe', value: 'riesig' }], ['items.0.parts.0.value.0']],
  ['two options of a single select', [{ name: 'Größe', value: ['klein', 'groß'] }], ['items.0.parts.0.value']],
  [
    'an unknown part',
    [
      { name: 'Größe', value: 'klein' },
      { name: 'Farbe', value: 'rot' },
    ],
    ['items.0.parts.1.name'],
  ],
  [
    'an unknown upload',
    [
      { name: 'Größe', value: 'klein' },
      { name: 'Foto', value: [unknownId] },
    ],
    ['items.0.parts.1.value.0'],
  ],
  ['a price in an answer', [{ name: 'Größe', value: 'klein', modifier: 'subtract' }], ['items.0.parts.0.modifier']],
])('rejects a configurable product with %s', async (_, parts, fields) => {
  const response = await post(shop.orderInput({ items: [{ product: shop.cake, amount: 1, parts }] }));
  expect({ status: response.status, fields: fieldsOf(response) }).toEqual({ status: 422, fields });
});

test.each([
  [{ comment: 'half a smiley \ud83d' }, 'comment'],
  [{ comment: 'NUL \0' }, 'comment'],
  [{ firstName: '\udc00' }, 'firstName'],
  [{ email: 'a\ud800@mail.example' }, 'email'],
  [{ comment: 'x'.repeat(2001) }, 'comment'],
  [{ appointmentDate: '-271821-04-20T00:00:00Z' }, 'appointmentDate'],
  [{ appointmentDate: '+275760-09-13T00:00:00Z' }, 'appointmentDate'],
  [{ appointmentDate: '9999-12-31T12:00:00Z' }, 'appointmentDate'],
  [{ country: 'XX' }, 'country'],
  [{ isCompany: 'yes' }, 'isCompany'],
])('rejects values that cannot be stored: %j', async (change, field) => {
  const response = await post(shop.orderInput(change));
  expect({ status: response.status, fields: fieldsOf(response) }).toEqual({ status: 422, fields: [field] });
});

test('accepts between one and two hundred items', async () => {
  const item = { product: shop.roll, amount: 1 };
  expect(fieldsOf(await post(shop.orderInput({ items: [] })))).toEqual(['items']);
  expect(fieldsOf(await post(shop.orderInput({ items: Array.from({ length: 201 }, () => item) })))).toEqual(['items']);
  expect((await post(shop.orderInput({ items: Array.from({ length: 200 }, () => item) }))).status).toBe(201);
});

test('returns PRICE_CHANGED for an item whose price has changed since it was displayed', async () => {
  const items = [
    { product: shop.roll, amount: 2, shownGross: 1.1 },
    { product: shop.roll, amount: 2, shownGross: 1 },
  ];
  const error = { field: 'items.1.shownGross', code: 'PRICE_CHANGED', message: 'Der Preis von Semmel hat sich geändert.' };
  expect(await post(shop.orderInput({ items }))).toEqual({ status: 422, body: { errors: [error] } });
  const { errors } = await app.graphql(undefined, 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { uid } }', {
    input: shop.orderInput({ items }),
  });
  expect(errors?.[0].extensions).toMatchObject({ code: 'INVALID', errors: [error] });
});

test('rejects products that are disabled, in no menu, in a disabled category or outside their schedule', async () => {
  const breakfast = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '07:30' }];
  const disabled = await app.make('product', { isEnabled: false });
  const withoutMenu = await app.make('product');
  const inDisabledCategory = await app.make('product');
  const breakfastProduct = await app.make('product', { name: 'Frühstück', schedule: breakfast, isVisibleWhenUnavailable: true });
  const disabledCategory = await app.make('category', { isEnabled: false });
  await app.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-15T00:00:00Z',
    catalog: [
      { category: shop.category, products: [shop.roll, shop.cake, disabled, breakfastProduct] },
      { category: disabledCategory, products: [inDisabledCategory] },
    ],
  });
  for (const [product, name] of [
    [disabled, 'Dieses Produkt'],
    [withoutMenu, 'Dieses Produkt'],
    [inDisabledCategory, 'Dieses Produkt'],
    [breakfastProduct, 'Frühstück'],
  ]) {
    const { body } = await post(shop.orderInput({ items: [{ product, amount: 10 }] }));
    expect(body.errors).toMatchObject([{ field: 'items.0.product', message: `${name} ist derzeit leider nicht verfügbar.` }]);
  }

  // The requested time counts (G-135).
  const tomorrow = (time: string) =>
    shop.orderInput({ items: [{ product: breakfastProduct, amount: 10 }], appointmentDate: `2026-11-17T${time}:00+01:00` });
  expect((await post(tomorrow('07:00'))).status).toBe(201);
  expect((await post(tomorrow('09:00'))).body.errors).toMatchObject([
    { field: 'items.0.product', message: expect.stringContaining('Frühstück') },
  ]);
  // Without one, the earliest time (G-137): the branch opens in the morning.
  const { services } = app.app;
  const { now } = services;
  services.now = () => new Date('2026-11-16T01:10:00Z');
  expect((await post(shop.orderInput({ items: [{ product: breakfastProduct, amount: 10 }] }))).status).toBe(201);
  services.now = now;
});

test('returns all issues of the form that the branch requires at once', async () => {
  const input = {
    branch: shop.branch,
    deliveryType: 'takeaway',
    items: [{ product: shop.roll, amount: 1 }],
    lastName: '\u200b',
    phone: '0664 1',
  };
  const response = await post(input);
  const mutation = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { uid } }';
  const { errors } = await app.graphql(undefined, mutation, { input });
  expect(errors?.[0].extensions.errors).toEqual(response.body.errors);
  expect(response.body.errors).toEqual([
    { field: 'firstName', code: 'INVALID', message: 'Dieser Wert darf nicht leer sein.' },
    { field: 'lastName', code: 'INVALID', message: 'Dieser Wert darf nicht leer sein.' },
    { field: 'phone', code: 'INVALID', message: 'Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.' },
    { field: 'legalInstructions', code: 'INVALID', message: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.' },
    { field: 'privacyPolicy', code: 'INVALID', message: 'Bitte akzeptieren Sie die Datenschutzerklärung.' },
  ]);
});

test('rejects disabled payment methods and methods without a provider', async () => {
  for (const paymentMethod of ['mollie', 'datatrans', 'hydro-ag-voucher', 'gold'])
    expect(fieldsOf(await post(shop.orderInput({ paymentMethod })))).toEqual(['paymentMethod']);
  expect((await post(shop.orderInput({ paymentMethod: 'cash' }))).status).toBe(201);
});

test('rejects an enabled online method while no provider is configured', async () => {
  await app.rest('ROLE_ADMIN', 'POST', '/config', { enableMollie: true, enablePluginMollie: true });
  const branch = await app.make('branch', { isMollieEnabled: true });
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  expect(fieldsOf(await post(shop.orderInput({ branch, paymentMethod: 'mollie' })))).toEqual(['paymentMethod']);
});

test('accepts appointments within opening hours, after the lead time and within ninety days', async () => {
  const orderAt = (appointmentDate: string, change: object = {}) => post(shop.orderInput({ appointmentDate, ...change }));
  expect((await orderAt('2026-11-16T10:00:00+01:00')).status).toBe(201);
  expect((await orderAt('2027-02-14T10:00:00+01:00')).status).toBe(201);
  for (const invalidTime of [
    '2026-11-16T05:00:00+01:00',
    '2026-11-16T20:00:00+01:00',
    '2026-11-16T07:30:00+01:00',
    '2027-02-15T10:00:00+01:00',
  ])
    expect((await orderAt(invalidTime)).body.errors).toEqual([
      {
        field: 'appointmentDate',
        code: 'INVALID',
        message: 'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
      },
    ]);
  expect(fieldsOf(await orderAt('morgen'))).toEqual(['appointmentDate']);

  const slowProduct = await app.make('product', { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 3 });
  await app.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-15T12:00:00Z',
    catalog: [{ category: shop.category, products: [shop.roll, shop.cake, slowProduct] }],
  });
  const items = [{ product: slowProduct, amount: 10 }];
  expect(fieldsOf(await orderAt('2026-11-16T10:55:00+01:00', { items }))).toEqual(['appointmentDate']);
  expect((await orderAt('2026-11-16T11:00:00+01:00', { items })).status).toBe(201);
});
