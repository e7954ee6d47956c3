import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp, useAppInstance, type Token } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { fakeTransports } from '../../../testing/fakes/transports';
import { useTestShop } from '../../../testing/data/shop';

const mail = fakeTransports();
const app = useTestApp({ transports: { mail } }); // Monday, 16 November 2026, 08:00 in Vienna
const secondApp = useAppInstance();
const shop = useTestShop(app);
let bun = '';
let cheese = '';
let otherCake = '';
let hidden = '';

const rates = { tax: 10, dineInTax: 10, takeawayTax: 10 };

beforeAll(async () => {
  bun = await app.make('product', {
    name: 'Kornspitz',
    price: 0.9,
    unit: 'piece',
    articleNumber: 'K-7',
    allergens: ['A', 'N'],
    minimumAge: 'from16',
    ...rates,
  });
  cheese = await app.make('product', {
    name: 'Käse',
    price: 20,
    unit: 'kilogram',
    pricing: 'approximate',
    quantityStepSize: 0.1,
    ...rates,
  });
  hidden = await app.make('product', { name: 'Altes Brot', price: 3, isEnabled: false, ...rates });
  const parts = [
    { name: 'Größe', type: 'select', optional: false, options: [{ name: 'klein', modifier: 'add', value: 5, allergens: [] }] },
    { name: 'Aufschrift', type: 'text', optional: true, options: [] },
  ];
  otherCake = await app.make('product', { name: 'Nusstorte', type: 'configurable', price: 25, config: { parts, items: [] }, ...rates });
  await app.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-10T00:00:00Z',
    catalog: [{ category: shop.category, products: [shop.roll, shop.cake, bun, cheese, otherCake, hidden] }],
  });
});

const placeOrder = (overrides: object = {}) => shop.placeOrder({ email: 'anna@example.com', ...overrides });
const replace = (id: string, body: object, { index = 0, token = shop.employee }: { index?: number; token?: Token | undefined } = {}) =>
  app.rest(token, 'PUT', `/orders/${id}/items/${index}`, body);
const publicOrder = async ({ uid, hash }: { uid: string; hash: string }) =>
  (await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).body.data;
const search = async (id: string, text: string, token: Token | undefined = shop.employee) => {
  const { data, errors } = await app.graphql(token, `{ orderReplacements(id: "${id}", search: "${text}") { name } }`);
  return errors ? errors[0].extensions.code : data.orderReplacements.map(({ name }: { name: string }) => name);
};

test('replaces an item: the old one stays removed and names its replacement', async () => {
  const order = await placeOrder();
  const { status, body } = await replace(order.id, { product: bun, comment: 'frisch gebacken' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    totalGross: 1.8,
    pricing: { gross: 1.8, totalGross: 1.8 },
    items: [
      { name: 'Semmel', amount: 2, gross: 1.1, isRemoved: true, replacedBy: 1, replaces: null },
      {
        ...{ index: 1, name: 'Kornspitz', product: { id: bun }, amount: 2, unit: 'piece', unitPrice: 0.9, gross: 1.8 },
        ...{ isRemoved: false, replaces: 0, replacedBy: null, comment: 'frisch gebacken', allergens: ['A', 'N'], minimumAge: 'from16' },
      },
    ],
    log: [{}, { action: 'replace-item', note: 'Semmel: ersetzt durch 2 Stück Kornspitz, 1,10\u00a0€ → 1,80\u00a0€' }],
  });
  expect(await publicOrder(order)).toMatchObject({
    items: [
      { name: 'Semmel', isRemoved: true, replacement: 'ersetzt durch Kornspitz', gross: null },
      { name: 'Kornspitz', isRemoved: false, replacement: 'Ersatz für Semmel', gross: 1.8 },
    ],
    pricing: { totalGross: 1.8 },
  });
});

test('sends one e-mail about several replacements that shows both products and the new total', async () => {
  const order = await placeOrder({
    items: [
      { product: shop.roll, amount: 2 },
      { product: shop.roll, amount: 1 },
    ],
  });
  await runJobs(app);
  mail.messages.length = 0;
  await replace(order.id, { product: bun });
  await replace(order.id, { product: bun, price: 0.55 }, { index: 1 });
  await runJobs(app, { includeDelayed: false });
  expect(mail.messages).toEqual([]);
  await runJobs(app);
  expect(mail.messages.map(({ subject }) => subject)).toEqual([`Änderung Ihrer Bestellung ${order.uid}`]);
  for (const text of ['Statt Semmel erhalten Sie Kornspitz.', 'ersetzt durch Kornspitz', 'Ersatz für Semmel', 'Neuer Gesamtbetrag: 2,35'])
    expect(mail.messages[0]!.body).toContain(text);
});

test('sends no e-mail about a replacement that is undone at once', async () => {
  const { id } = await placeOrder();
  await runJobs(app);
  mail.messages.length = 0;
  await replace(id, { product: bun });
  await replace(id, { isRemoved: false });
  await runJobs(app);
  expect(mail.messages).toEqual([]);
});

test('accepts a lower price, but none above that of the product', async () => {
  const { id } = await placeOrder();
  expect(await replace(id, { product: bun, price: 0.91 })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'price', message: 'Ein Ersatz darf höchstens so viel kosten wie das Produkt selbst: 0,90\u00a0€.' }] },
  });
  expect((await replace(id, { product: bun, price: 0.55 })).body.data).toMatchObject({
    totalGross: 1.1,
    items: [{}, { unitPrice: 0.55, gross: 1.1 }],
  });
  const changed = await app.rest(shop.employee, 'PUT', `/orders/${id}/items/1`, { amount: 3 });
  expect(changed.body.data).toMatchObject({ totalGross: 1.65, items: [{}, { amount: 3, unitPrice: 0.55, orderedAmount: 2 }] });
});

test('uses the quantity of the input, the ordered one or that of the product', async () => {
  const { id } = await placeOrder({
    items: [
      { product: shop.roll, amount: 2 },
      { product: cheese, amount: 1.5 },
    ],
  });
  expect((await replace(id, { product: cheese })).body.data.items[2]).toMatchObject({ amount: 0.1, unit: 'kilogram', gross: 2 });
  expect((await replace(id, { product: bun, amount: 4 }, { index: 1 })).body.data.items[3]).toMatchObject({ amount: 4, unit: 'piece' });
});

test('keeps the answers of the customer that fit the replacement, and rejects a product with open questions', async () => {
  const parts = [
    { name: 'Größe', value: ['klein'] },
    { name: 'Aufschrift', value: ['Alles Gute'] },
    { name: 'Dazu', value: ['Schlag'] },
  ];
  const items = [
    { product: shop.cake, amount: 1, parts },
    { product: shop.roll, amount: 1 },
  ];
  const { id } = await placeOrder({ items });
  expect((await replace(id, { product: otherCake })).body.data.items[2]).toMatchObject({
    unitPrice: 30,
    parts: [
      { name: 'Größe', value: ['klein'] },
      { name: 'Aufschrift', value: ['Alles Gute'] },
    ],
  });
  expect(await replace(id, { product: otherCake }, { index: 1 })).toMatchObject({ status: 422, body: { errors: [{ field: 'product' }] } });
});

test('rejects products that the branch does not sell at the time of the order', async () => {
  const otherBranchProduct = await app.make('product', { name: 'Fremdes Brot', price: 3, ...rates });
  const otherBranch = await app.make('branch');
  await app.make('menu', { branches: [otherBranch], catalog: [{ category: shop.category, products: [otherBranchProduct] }] });
  const { id } = await placeOrder();
  for (const product of [otherBranchProduct, hidden, unknownId, 'x'])
    expect(await replace(id, { product })).toMatchObject({ status: 422, body: { errors: [{ field: 'product' }] } });

  await app.rest(shop.employee, 'PUT', `/branches/${shop.branch}/sold-out/${bun}`, {});
  expect(await replace(id, { product: bun })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'product', message: 'Kornspitz ist derzeit leider nicht verfügbar.' }] },
  });
  expect(await search(id, 'korn')).toEqual([]);
  const tomorrow = await placeOrder({ appointmentDate: '2026-11-17T09:00:00Z' });
  expect(await search(tomorrow.id, 'korn')).toEqual(['Kornspitz']);
  expect((await replace(tomorrow.id, { product: bun })).status).toBe(200);
  await app.rest(shop.employee, 'DELETE', `/branches/${shop.branch}/sold-out/${bun}`);
});

test('rejects invalid input with its field', async () => {
  const { id } = await placeOrder();
  for (const [field, value] of Object.entries({ amount: 0, unit: 'liter', isRemoved: true, price: -1 }))
    expect(await replace(id, { product: bun, [field]: value })).toMatchObject({ status: 422, body: { errors: [{ field }] } });
});

test('replaces a replacement, restores the first product, and changes no replaced item', async () => {
  const { id } = await placeOrder();
  await replace(id, { product: bun });
  for (const body of [{ amount: 3 }, { product: cheese }, { comment: 'x' }])
    expect(await replace(id, body)).toMatchObject({
      status: 422,
      body: { errors: [{ message: 'Diese Position wurde ersetzt. Bitte ändern Sie den Ersatz.' }] },
    });
  expect((await replace(id, { product: cheese, amount: 1 }, { index: 1 })).body.data).toMatchObject({
    totalGross: 20,
    items: [{ replacedBy: 1 }, { isRemoved: true, replaces: 0, replacedBy: 2 }, { replaces: 1 }],
  });
  expect((await replace(id, { isRemoved: false })).body.data).toMatchObject({
    totalGross: 1.1,
    items: [
      { isRemoved: false, replacedBy: null },
      { isRemoved: true, replaces: null },
      { isRemoved: true, replaces: 1 },
    ],
  });
});

test('finds products on sale by name and article number, those that start with the search first', async () => {
  const { id } = await placeOrder();
  expect(await search(id, 'or')).toEqual(['Kornspitz', 'Nusstorte', 'Torte']);
  expect(await search(id, 'TOR')).toEqual(['Torte', 'Nusstorte']);
  expect(await search(id, 'k-7')).toEqual(['Kornspitz']);
  expect(await search(id, '')).toHaveLength(5);
  const { body } = await app.rest(shop.employee, 'GET', `/orders/${id}/replacements?search=korn`);
  expect(body.data).toMatchObject([{ name: 'Kornspitz', price: 0.9 }]);
  expect((await app.rest(shop.employee, 'GET', `/orders/${id}/replacements?search=${'x'.repeat(61)}`)).status).toBe(422);
});

test('lets only staff of the branch replace items and search replacements', async () => {
  const { id } = await placeOrder();
  const denied: [Token | undefined, number, string][] = [
    [undefined, 401, 'UNAUTHENTICATED'],
    ['ROLE_EDITOR', 403, 'FORBIDDEN'],
    [`ROLE_MANAGER ${unknownId}`, 403, 'FORBIDDEN'],
  ];
  for (const [token, status, code] of denied) {
    expect((await app.rest(token, 'PUT', `/orders/${id}/items/0`, { product: bun })).status).toBe(status);
    expect(await app.graphql(token, `{ orderReplacements(id: "${id}") { name } }`)).toMatchObject({ errors: [{ extensions: { code } }] });
  }
});

test('replaces an item once when two boards do it at the same time', async () => {
  const { id } = await placeOrder();
  for (const { app: running } of [app, secondApp]) running.services.now = () => new Date('2026-11-16T07:00:01Z');
  const { updatedAt } = (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
  const headers = { 'if-match': updatedAt };
  const path = `/orders/${id}/items/0`;
  const responses = await Promise.all([
    app.rest(shop.employee, 'PUT', path, { product: bun }, headers),
    secondApp.rest(shop.employee, 'PUT', path, { product: cheese }, headers),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data.items).toHaveLength(2);
});
