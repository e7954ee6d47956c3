import { nowhere } from '../../../../schema/testing/exampleRecords';
import { useHouse, useInstance, type Token } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const house = useHouse();
const neighbour = useInstance();
const shop = useShop(house);
let cheese = '';

beforeAll(async () => {
  const weighed = { unit: 'kilogram', price: 20, pricing: 'approximate', tax: 10, dineInTax: 10, takeawayTax: 10 };
  cheese = await house.make('product', { name: 'Käse', ...weighed, minimumQuantity: 0.1, quantityStepSize: 0.1 });
  await house.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-10T00:00:00Z',
    catalog: [{ category: shop.category, products: [shop.roll, shop.cake, cheese] }],
  });
});

const place = () =>
  shop.place({
    items: [
      { product: shop.roll, amount: 2 },
      { product: cheese, amount: 1 },
    ],
  });
const put = (id: string, index: number | string, body: object, at = house) =>
  at.rest(shop.counter, 'PUT', `/orders/${id}/items/${index}`, body);
const mutate = (token: Token | undefined, id: string, index: number, change: string) =>
  house.graphql(
    token,
    `mutation { updateOrderItem(id: "${id}", index: ${index}, change: { ${change} }) { totalGross log { action note from to } } }`,
  );

test('what was weighed and what it costs in the end is noted, and the sums follow', async () => {
  const { id, uid, hash } = await place();
  const weighed = await put(id, 1, { amount: 0.987 });
  expect(weighed.status).toBe(200);
  expect(weighed.body.data).toMatchObject({
    totalGross: 20.84,
    items: [
      { amount: 2, gross: 1.1 },
      { amount: 0.987, gross: 19.74, net: 17.9455, taxAmount: 1.7945 },
    ],
    pricing: { gross: 20.84, totalGross: 20.84, taxes: { '4.9': 0.0514, '10': 1.7945 } },
  });
  const { data } = await mutate(shop.counter, id, 1, 'price: 18, comment: "gut abgelegen"');
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
  const seen = await house.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
  expect(seen.body.data).toMatchObject({ pricing: { totalGross: 18.87 }, items: [{}, { amount: 0.987, gross: 17.77 }] });
});

test('a line that is struck stays in its place and counts no more, until it is taken back', async () => {
  const { id, uid, hash } = await place();
  for (const change of [{ amount: 0 }, { isRemoved: true }]) {
    expect((await put(id, 1, change)).body.data).toMatchObject({ totalGross: 1.1, items: [{}, { isRemoved: true, amount: 1, gross: 20 }] });
    const seen = await house.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
    expect(seen.body.data).toMatchObject({ pricing: { totalGross: 1.1, taxes: { '4.9': 0.0514 } }, items: [{}, { isRemoved: true }] });
    expect((await put(id, 1, { isRemoved: false })).body.data).toMatchObject({ totalGross: 21.1, items: [{}, { isRemoved: false }] });
  }
});

test('what is the same already is no step', async () => {
  const { id } = await place();
  expect((await put(id, 0, { amount: 2, isRemoved: false })).status).toBe(200);
  const { data } = await house.graphql(shop.counter, `{ order(id: "${id}") { log { action } } }`);
  expect(data.order.log).toEqual([{ action: 'create' }]);
});

test('delivery costs what was promised', async () => {
  const { id } = await place();
  const area = { id: 'mitte', area: '4020 Linz', price: 4.9, tax: 20 };
  await house.app.services.database.query(
    `update "order" set "deliveryType" = 'delivery', "deliveryArea" = $2, pricing = pricing || '{"deliveryGross": 4.9}' where id = $1`,
    [id, area],
  );
  expect((await put(id, 1, { isRemoved: true })).body.data).toMatchObject({
    totalGross: 6,
    pricing: { deliveryGross: 4.9, deliveryNet: 4.0833, totalGross: 6 },
  });
});

test('a promised price stands, and what is no change is refused', async () => {
  const { id } = await place();
  expect(await put(id, 0, { price: 1 })).toMatchObject({ status: 422, body: { errors: [{ field: 'price' }] } });
  const wrong = { amount: -1, unit: 'liter', price: -1, comment: 'x'.repeat(501), isRemoved: 'ja', gross: 1 };
  for (const [field, value] of Object.entries(wrong))
    expect(await put(id, 1, { [field]: value })).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  expect((await put(id, 1, { amount: 0.0005 })).status).toBe(422);
  expect((await put(id, 1, { amount: 1_000_000 })).status).toBe(422);
  for (const index of [2, -1, 'x', 0.5]) expect((await put(id, index, { amount: 1 })).status).toBe(404);
  expect((await put(nowhere, 0, { amount: 1 })).status).toBe(404);
  const { errors } = await mutate(shop.counter, id, 0, 'price: 1');
  expect(errors?.[0].extensions.errors).toMatchObject([{ field: 'price' }]);
});

test('of a product that is gone the price, the amount and the unit stand; the line can be struck and noted', async () => {
  const { id } = await place();
  await house.as('ROLE_ADMIN').db.query(`update "order" set items = jsonb_set(items, '{1,product}', 'null') where id = $1`, [id]);
  for (const [field, value] of Object.entries({ amount: 2, unit: 'gram', price: 18 }))
    expect(await put(id, 1, { [field]: value })).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  expect((await put(id, 1, { isRemoved: true, comment: 'Aus' })).status).toBe(200);
});

test('only the staff of the branch, and only before the order is over', async () => {
  const { id } = await place();
  const codeOf = async (token: Token | undefined) => {
    const { status } = await house.rest(token, 'PUT', `/orders/${id}/items/0`, { amount: 3 });
    return [status, (await mutate(token, id, 0, 'amount: 3')).errors?.[0].extensions.code];
  };
  expect(await codeOf(undefined)).toEqual([401, 'UNAUTHENTICATED']);
  expect(await codeOf('ROLE_EDITOR')).toEqual([403, 'FORBIDDEN']);
  expect(await codeOf(`ROLE_MANAGER ${nowhere}`)).toEqual([403, 'FORBIDDEN']);
  await house.rest(shop.counter, 'POST', `/orders/${id}/status/reject`, {});
  expect(await codeOf(shop.counter)).toEqual([409, 'CONFLICT']);
  const unpaid = await place();
  await house.app.services.database.query(`update "order" set "paymentMethod" = 'mollie' where id = $1`, [unpaid.id]);
  expect((await put(unpaid.id, 0, { amount: 3 })).status).toBe(409);
});

test('changes at once through two instances lose none that was answered', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await place();
    const answers = await Promise.all([put(id, 0, { amount: 4 }), put(id, 1, { price: 10 }, neighbour)]);
    const [rolls, cheeses] = answers.map(({ status }) => status);
    expect([200, 409]).toEqual(expect.arrayContaining([rolls, cheeses]));
    const { body } = await house.rest(shop.counter, 'GET', `/orders/${id}`);
    const [gross, other] = [rolls === 200 ? 2.2 : 1.1, cheeses === 200 ? 10 : 20];
    expect(body.data).toMatchObject({ totalGross: Number((gross + other).toFixed(2)), items: [{ gross }, { gross: other }] });
  }
});
