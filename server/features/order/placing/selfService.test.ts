import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const shop = useTestShop(app);

const device = { cookie: 'context=self-service' };
const mutation = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { uid } }';

/** Places an order by both APIs with the same token and headers, and returns the uids. */
async function placeByBoth(token?: Token, headers: object = {}): Promise<string[]> {
  const { body } = await app.rest(token, 'POST', '/orders', shop.orderInput(), headers);
  const { data } = await app.graphql(token, mutation, { input: shop.orderInput() }, headers);
  return [body.data.uid, data.createOrder.uid];
}

/** Orders a delivery by both APIs with the same headers, and returns the rejected fields; none if it was accepted. */
async function deliverByBoth(headers: object): Promise<unknown[]> {
  const areas = [{ id: 'mitte', area: '4020 Linz', price: 3, tax: 20, free: false, freeFromOrderValue: null, minimumOrderValue: null }];
  const branch = await app.make('branch', { isDeliveryEnabled: true, isDeliveryAddressRequired: false, deliveryAreas: areas });
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  const input = shop.orderInput({ branch, deliveryType: 'delivery', deliveryArea: 'mitte' });
  const { body } = await app.rest(undefined, 'POST', '/orders', input, headers);
  const { errors } = await app.graphql(undefined, mutation, { input }, headers);
  const fields = (issues: { field: string; message: string }[] = []) => issues.map(({ field, message }) => `${field}: ${message}`);
  return [fields(body.errors), fields(errors?.[0]?.extensions.errors)];
}

/** Returns what staff read about the origin of an order by both APIs. */
async function originsOf(uid: string): Promise<object[]> {
  const { body } = await app.rest(shop.employee, 'GET', `/orders?search=${uid}`);
  const { data } = await app.graphql(shop.employee, `{ orders(search: "${uid}") { items { isSelfService source } } }`);
  const [{ isSelfService, source }] = body.data;
  return [{ isSelfService, source }, data.orders.items[0]];
}

const customerElsewhere: Token = `ROLE_EMPLOYEE ${unknownId}`;

test.each<[source: string, device: string, token: () => Token | undefined, headers: object]>([
  ['kiosk', 'a self-service device', () => undefined, device],
  ['kiosk', 'a self-service device with a user who is no staff of the branch', () => customerElsewhere, device],
  ['web', 'a device that left the context', () => undefined, { cookie: 'context=default' }],
  ['web', 'a device with an unknown context', () => undefined, { cookie: 'context=kiosk' }],
  ['web', 'any other device', () => undefined, {}],
  ['staff', 'staff of the branch, also on a self-service device', () => shop.employee, device],
])('stores the source %s for an order from %s', async (source, _, token, headers) => {
  for (const uid of await placeByBoth(token(), headers)) {
    const origin = { isSelfService: source === 'kiosk', source };
    expect(await originsOf(uid)).toEqual([origin, origin]);
  }
});

test.each([
  ['isSelfService', true],
  ['source', 'kiosk'],
])('rejects %s in the input of an order', async (field, value) => {
  const input = { ...shop.orderInput(), [field]: value };
  const { status, body } = await app.rest(undefined, 'POST', '/orders', input);
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: [{ code: 'INVALID', field, message: 'Dieses Feld ist nicht bekannt.' }],
  });
  const { errors } = await app.graphql(undefined, mutation, { input });
  expect(errors).toMatchObject([{ message: 'Dieses Feld ist nicht bekannt.', extensions: { errors: [{ field }] } }]);
});

test('rejects a delivery from a self-service device, and accepts it from any other device', async () => {
  const rejected = ['deliveryType: Lieferung ist derzeit leider nicht verfügbar.'];
  expect(await deliverByBoth(device)).toEqual([rejected, rejected]);
  expect(await deliverByBoth({})).toEqual([[], []]);
});

test('knows a self-service device by the URL of its request too', async () => {
  const input = shop.orderInput();
  const response = await fetch(`${app.url}/graphql?context=self-service`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: mutation, variables: { input } }),
  });
  const { data } = await response.json();
  expect(await originsOf(data.createOrder.uid)).toContainEqual({ isSelfService: true, source: 'kiosk' });
});
