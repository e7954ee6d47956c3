import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp, useAppInstance, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const secondApp = useAppInstance();
const shop = useTestShop(app);
let cheese = '';

beforeAll(async () => {
  const priceByWeight = { unit: 'kilogram', price: 20, pricing: 'approximate', tax: 10, dineInTax: 10, takeawayTax: 10 };
  cheese = await app.make('product', { name: 'Käse', ...priceByWeight, minimumQuantity: 0.1, quantityStepSize: 0.1 });
  await app.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-10T00:00:00Z',
    catalog: [{ category: shop.category, products: [shop.roll, shop.cake, cheese] }],
  });
});

const placeOrder = () =>
  shop.placeOrder({
    items: [
      { product: shop.roll, amount: 2 },
      { product: cheese, amount: 1 },
    ],
  });
const putItem = (id: string, index: number | string, body: object, instance = app) =>
  instance.rest(shop.employee, 'PUT', `/orders/${id}/items/${index}`, body);
const updateByGraphql = (token: Token | undefined, id: string, index: number, change: string) =>
  app.graphql(
    token,
    `mutation { updateOrderItem(id: "${id}", index: ${index}, input: { ${change} }) { totalGross log { action note from to } } }`,
  );

test('updates the measured weight and the final price of an item, and the totals', async () => {
  const { id, uid, hash } = await placeOrder();
  const response = await putItem(id, 1, { amount: 0.987 });
  expect(response.status).toBe(200);
  expect(response.body.data).toMatchObject({
    totalGross: 20.84,
    items: [
      { amount: 2, gross: 1.1 },
      { amount: 0.987, gross: 19.74, net: 17.9455, taxAmount: 1.7945 },
    ],
    pricing: { gross: 20.84, totalGross: 20.84, taxes: { '4.9': 0.0514, '10': 1.7945 } },
  });
  const { data } = await updateByGraphql(shop.employee, id, 1, 'price: 18, comment: "gut abgelegen"');
  expect(data.updateOrderItem).toMatchObject({ totalGross: 18.87 });
  expect(data.updateOrderItem.log.slice(1)).toEqual([
    {
      action: 'update-item',
      note: 'Käse: 1 kg → 0,987 kg, 20,00\u00a0€ → 19,74\u00a0€',
      from: 'WAITING_FOR_CONFIRMATION',
      to: 'WAITING_FOR_CONFIRMATION',
    },
    expect.objectContaining({ note: 'Käse: 19,74\u00a0€ → 17,77\u00a0€, Anmerkung geändert' }),
  ]);
  const publicOrder = await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
  expect(publicOrder.body.data).toMatchObject({ pricing: { totalGross: 18.87 }, items: [{}, { amount: 0.987, gross: 17.77 }] });
});

test('excludes a removed item from the totals and keeps its index, until it is restored', async () => {
  const { id, uid, hash } = await placeOrder();
  for (const change of [{ amount: 0 }, { isRemoved: true }]) {
    expect((await putItem(id, 1, change)).body.data).toMatchObject({
      totalGross: 1.1,
      items: [{}, { isRemoved: true, amount: 1, gross: 20 }],
    });
    const publicOrder = await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
    expect(publicOrder.body.data).toMatchObject({
      pricing: { totalGross: 1.1, taxes: { '4.9': 0.0514 } },
      items: [{}, { isRemoved: true }],
    });
    expect((await putItem(id, 1, { isRemoved: false })).body.data).toMatchObject({ totalGross: 21.1, items: [{}, { isRemoved: false }] });
  }
});

test('logs nothing when nothing changes', async () => {
  const { id } = await placeOrder();
  expect((await putItem(id, 0, { amount: 2, isRemoved: false })).status).toBe(200);
  const { data } = await app.graphql(shop.employee, `{ order(id: "${id}") { log { action } } }`);
  expect(data.order.log).toEqual([{ action: 'create' }]);
});

test('keeps the delivery fee of the order', async () => {
  const { id } = await placeOrder();
  const area = { id: 'mitte', area: '4020 Linz', price: 4.9, tax: 20 };
  await app.app.services.database.query(
    `update "order" set "deliveryType" = 'delivery', "deliveryArea" = $2, pricing = pricing || '{"deliveryGross": 4.9}' where id = $1`,
    [id, area],
  );
  expect((await putItem(id, 1, { isRemoved: true })).body.data).toMatchObject({
    totalGross: 6,
    pricing: { deliveryGross: 4.9, deliveryNet: 4.0833, totalGross: 6 },
  });
});

test('rejects a new price for a fixed price, and invalid updates', async () => {
  const { id } = await placeOrder();
  expect(await putItem(id, 0, { price: 1 })).toMatchObject({ status: 422, body: { errors: [{ field: 'price' }] } });
  const invalidValues = { amount: -1, unit: 'liter', price: -1, comment: 'x'.repeat(501), isRemoved: 'ja', gross: 1 };
  for (const [field, value] of Object.entries(invalidValues))
    expect(await putItem(id, 1, { [field]: value })).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  expect((await putItem(id, 1, { amount: 0.0005 })).status).toBe(422);
  expect((await putItem(id, 1, { amount: 1_000_000 })).status).toBe(422);
  for (const index of [2, -1, 'x', 0.5]) expect((await putItem(id, index, { amount: 1 })).status).toBe(404);
  expect((await putItem(unknownId, 0, { amount: 1 })).status).toBe(404);
  const { errors } = await updateByGraphql(shop.employee, id, 0, 'price: 1');
  expect(errors?.[0].extensions.errors).toMatchObject([{ field: 'price' }]);
});

test('takes whole pieces only, in an item and in its replacement', async () => {
  const { id } = await placeOrder();
  const issue = { field: 'amount', message: 'Dieser Wert muss eine ganze Zahl sein.' };
  for (const amount of [2.5, 0.001]) {
    expect(await putItem(id, 0, { amount })).toMatchObject({ status: 422, body: { errors: [issue] } });
    const { errors } = await updateByGraphql(shop.employee, id, 0, `amount: ${amount}`);
    expect(errors?.[0].extensions.errors).toMatchObject([issue]);
  }
  expect(await putItem(id, 1, { product: shop.roll, amount: 1.5 })).toMatchObject({ status: 422, body: { errors: [issue] } });
  const roll = await app.make('product', { name: 'Wecken', unit: 'piece', quantityStepSize: 0.5, price: 4 });
  await app.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-11T00:00:00Z',
    catalog: [{ category: shop.category, products: [shop.roll, shop.cake, cheese, roll] }],
  });
  const order = await shop.placeOrder({ items: [{ product: roll, amount: 1 }] });
  expect((await putItem(order.id, 0, { amount: 1.5 })).status).toBe(200);
  expect((await putItem(id, 0, { amount: 999 })).status).toBe(200); // a large order is possible
});

test('lets staff only remove and comment an item whose product was deleted', async () => {
  const { id } = await placeOrder();
  await app.contextFor('ROLE_ADMIN').db.query(`update "order" set items = jsonb_set(items, '{1,product}', 'null') where id = $1`, [id]);
  for (const [field, value] of Object.entries({ amount: 2, unit: 'gram', price: 18 }))
    expect(await putItem(id, 1, { [field]: value })).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  expect((await putItem(id, 1, { isRemoved: true, comment: 'Aus' })).status).toBe(200);
});

test('lets only staff of the branch update items, and only while the order is open', async () => {
  const { id } = await placeOrder();
  const codesFor = async (token: Token | undefined) => {
    const { status } = await app.rest(token, 'PUT', `/orders/${id}/items/0`, { amount: 3 });
    return [status, (await updateByGraphql(token, id, 0, 'amount: 3')).errors?.[0].extensions.code];
  };
  expect(await codesFor(undefined)).toEqual([401, 'UNAUTHENTICATED']);
  expect(await codesFor('ROLE_EDITOR')).toEqual([403, 'FORBIDDEN']);
  expect(await codesFor(`ROLE_MANAGER ${unknownId}`)).toEqual([403, 'FORBIDDEN']);
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/reject`, {});
  expect(await codesFor(shop.employee)).toEqual([409, 'CONFLICT']);
  const unpaidOrder = await placeOrder();
  await app.app.services.database.query(`update "order" set "paymentMethod" = 'mollie' where id = $1`, [unpaidOrder.id]);
  expect((await putItem(unpaidOrder.id, 0, { amount: 3 })).status).toBe(409);
});

test('loses no acknowledged update of simultaneous requests at two instances', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await placeOrder();
    const responses = await Promise.all([putItem(id, 0, { amount: 4 }), putItem(id, 1, { price: 10 }, secondApp)]);
    const [rolls, cheeses] = responses.map(({ status }) => status);
    expect([200, 409]).toEqual(expect.arrayContaining([rolls, cheeses]));
    const { body } = await app.rest(shop.employee, 'GET', `/orders/${id}`);
    const [gross, otherGross] = [rolls === 200 ? 2.2 : 1.1, cheeses === 200 ? 10 : 20];
    expect(body.data).toMatchObject({ totalGross: Number((gross + otherGross).toFixed(2)), items: [{ gross }, { gross: otherGross }] });
  }
});
