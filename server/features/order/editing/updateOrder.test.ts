import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp, useAppInstance, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const now = (): Date => clock.now;
const app = useTestApp({ now });
const secondApp = useAppInstance({ now });
const shop = useTestShop(app);

beforeEach(() => void (clock.now = new Date(clock.now.getTime() + 60_000)));

const ten = '2026-11-16T09:00:00.000Z';
const putOrder = (id: string, body: object, { token = shop.employee as Token | undefined, at: instance = app, version = '' } = {}) =>
  instance.rest(token, 'PUT', `/orders/${id}`, body, version ? { 'if-match': version } : {});
const updateByGraphql = (id: string, change: string, ifMatch?: string, token: Token | undefined = shop.employee) =>
  app.graphql(
    token,
    `mutation ($ifMatch: DateTimeISO) { updateOrder(id: "${id}", input: { ${change} }, ifMatch: $ifMatch) { phone comment appointment updatedAt } }`,
    { ifMatch },
  );
const confirm = (id: string) => app.rest(shop.employee, 'POST', `/orders/${id}/status/confirm`, {});

test('updates an order by GraphQL and REST, and logs the changed fields', async () => {
  const { id } = await shop.placeOrder();
  const { status, body } = await putOrder(id, { phone: '+43 660 1', comment: 'Ohne Mohn', isCompany: null, city: 'Linz' });
  expect([status, body.data]).toMatchObject([200, { phone: '+43 660 1', comment: 'Ohne Mohn', isCompany: false, city: 'Linz' }]);
  await confirm(id);
  expect((await updateByGraphql(id, `comment: null, appointment: "${ten}"`)).data.updateOrder).toMatchObject({
    comment: null,
    appointment: ten,
  });
  const { data } = await app.graphql(shop.employee, `{ order(id: "${id}") { dueAt log { action actor actorName from to note } } }`);
  expect(data.order.dueAt).toBe(ten);
  expect(data.order.log.slice(1)).toMatchObject([
    { action: 'update', actor: 'ROLE_EMPLOYEE', actorName: null, note: 'Telefon, Ort, Kommentar', to: 'WAITING_FOR_CONFIRMATION' },
    { action: 'confirm' },
    { action: 'update', note: 'Kommentar, Termin (16.11.2026, 10:00 Uhr)', from: 'CONFIRMED', to: 'CONFIRMED' },
  ]);
  expect((await putOrder(id, { city: 'Linz' })).status).toBe(200); // The same values again are not logged.
  const { data: after } = await app.graphql(shop.employee, `{ order(id: "${id}") { log { action } } }`);
  expect(after.order.log).toHaveLength(4);
});

test('applies an update and an action both or neither', async () => {
  const { id } = await shop.placeOrder();
  expect(await putOrder(id, { comment: 'so', isDelivered: true })).toMatchObject({ status: 409 });
  expect((await putOrder(id, { comment: 'anders', counterAppointment: ten })).body.data).toMatchObject({
    comment: 'anders',
    status: 'COUNTER_PROPOSED',
    counterAppointment: ten,
  });
});

test('rejects an outdated version with the user and the change', async () => {
  const { id } = await shop.placeOrder();
  const version = (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data.updatedAt;
  clock.now = new Date('2026-11-16T08:15:00Z');
  await confirm(id);
  const text = 'Diese Bestellung wurde um 09:15 Uhr geändert: bestätigt.';
  expect(await putOrder(id, { comment: 'x' }, { version })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'CONFLICT', message: text }] },
  });
  expect((await updateByGraphql(id, 'comment: "x"', version)).errors?.[0].extensions.errors).toMatchObject([{ message: text }]);
  const item = await app.rest(shop.employee, 'PUT', `/orders/${id}/items/0`, { amount: 3 }, { 'if-match': version });
  expect(item).toMatchObject({ status: 409, body: { errors: [{ message: text }] } });
  const current = (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data.updatedAt;
  expect((await putOrder(id, { comment: 'x' }, { version: current })).status).toBe(200);
});

test('returns the issues by field, and accepts an agreed time only after confirmation', async () => {
  const { id } = await shop.placeOrder();
  expect((await putOrder(id, { appointment: ten })).status).toBe(409);
  await confirm(id);
  const invalidValues = {
    appointment: 'bald',
    email: 'niemand',
    phone: '06641234567',
    firstName: 'x'.repeat(81),
    comment: 'x'.repeat(2001),
    country: 'FR',
    deliveryArea: 'Wien',
    appointmentDate: ten,
    totalGross: 1,
    paidAt: ten,
    hash: 'x',
  };
  for (const [field, value] of Object.entries(invalidValues))
    expect([field, await putOrder(id, { [field]: value })]).toMatchObject([field, { status: 422, body: { errors: [{ field }] } }]);
  for (const time of ['2026-11-16T06:00:00Z', '2028-01-01T00:00:00Z'])
    expect(await putOrder(id, { appointment: time })).toMatchObject({ status: 422, body: { errors: [{ field: 'appointment' }] } });
  expect((await putOrder(unknownId, { comment: 'x' })).status).toBe(404);
});

test('lets only staff of the branch update, and only while the order is open', async () => {
  const { id } = await shop.placeOrder();
  const codesFor = async (token: Token | undefined) => [
    (await putOrder(id, { comment: 'x' }, { token })).status,
    (await updateByGraphql(id, 'comment: "x"', undefined, token)).errors?.[0].extensions.code,
  ];
  expect((await app.rest(undefined, 'PUT', `/orders/${id}`, { comment: 'x' })).status).toBe(401);
  expect(await codesFor('ROLE_EDITOR')).toEqual([403, 'FORBIDDEN']);
  expect(await codesFor(`ROLE_MANAGER ${unknownId}`)).toEqual([403, 'FORBIDDEN']);
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/reject`, {});
  expect(await codesFor(shop.employee)).toEqual([409, 'CONFLICT']);
});

test('loses no acknowledged change of simultaneous requests at two instances', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await shop.placeOrder();
    const [updateResponse, confirmResponse] = await Promise.all([putOrder(id, { comment: 'neu' }, { at: secondApp }), confirm(id)]);
    expect([200, 409]).toEqual(expect.arrayContaining([updateResponse.status, confirmResponse.status]));
    const { body } = await app.rest(shop.employee, 'GET', `/orders/${id}`);
    expect(body.data).toMatchObject({
      comment: updateResponse.status === 200 ? 'neu' : null,
      status: confirmResponse.status === 200 ? 'CONFIRMED' : 'WAITING_FOR_CONFIRMATION',
    });
  }
});

test('accepts one of two simultaneous updates of the same version', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await shop.placeOrder();
    const version = (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data.updatedAt;
    clock.now = new Date(clock.now.getTime() + 60_000);
    const responses = await Promise.all([app, secondApp].map((at, index) => putOrder(id, { comment: `Wunsch ${index}` }, { at, version })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { comment } = (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
    expect(comment).toBe(`Wunsch ${responses.findIndex(({ status }) => status === 200)}`);
  }
});

test('lets only staff set the business customer of an order, on creation or later', async () => {
  const customer = await app.make('customer', { number: 'K-7', isActive: true });
  const inactiveCustomer = await app.make('customer', { isActive: false });
  const countCustomerOrders = async () => (await app.rest('ROLE_ADMIN', 'GET', `/customers/${customer}`)).body.data.orderCount as number;
  const response = await app.rest(shop.employee, 'POST', '/orders', shop.orderInput({ customer: { id: customer } }));
  expect(response).toMatchObject({ status: 201, body: { data: { customer: { id: customer, number: 'K-7' } } } });
  const query = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { customer { id number } } } }';
  const { data } = await app.graphql(shop.employee, query, { input: shop.orderInput({ customer }) });
  expect(data.createOrder.order.customer).toEqual({ id: customer, number: 'K-7' });
  expect(await countCustomerOrders()).toBe(2);

  const orderWithoutCustomer = await shop.placeOrder();
  expect((await putOrder(orderWithoutCustomer.id, { customer })).body.data.customer).toEqual({ id: customer, number: 'K-7' });
  expect(await countCustomerOrders()).toBe(3);
  expect((await updateByGraphql(orderWithoutCustomer.id, 'customer: null')).errors).toBeUndefined();
  expect(await countCustomerOrders()).toBe(2);

  const unknownCustomerErrors = [{ field: 'customer', message: 'Der gewählte Eintrag existiert nicht.' }];
  expect((await app.rest(undefined, 'POST', '/orders', shop.orderInput({ customer }))).body.errors).toMatchObject(unknownCustomerErrors);
  for (const invalidCustomer of [inactiveCustomer, unknownId])
    expect((await app.rest(shop.employee, 'POST', '/orders', shop.orderInput({ customer: invalidCustomer }))).body.errors).toMatchObject(
      unknownCustomerErrors,
    );
  expect((await putOrder(orderWithoutCustomer.id, { customer: unknownId })).body.errors).toMatchObject(unknownCustomerErrors);
  const { body } = await app.rest('ROLE_ADMIN', 'POST', '/api-tokens', {
    name: 'Kassa',
    scopes: ['orders:write'],
    branches: [shop.branch],
  });
  const headers = { authorization: `Bearer ${body.data.secret}` };
  expect((await app.rest(undefined, 'POST', '/orders', shop.orderInput({ customer }), headers)).body.errors).toMatchObject(
    unknownCustomerErrors,
  );
  expect((await app.rest(undefined, 'PUT', `/orders/${orderWithoutCustomer.id}`, { customer }, headers)).body.errors).toMatchObject(
    unknownCustomerErrors,
  );
  expect(await countCustomerOrders()).toBe(2);
});
