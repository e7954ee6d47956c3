import { nowhere } from '../../../../schema/testing/exampleRecords';
import { useHouse, useInstance, type Token } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const now = (): Date => clock.now;
const house = useHouse({ now });
const neighbour = useInstance({ now });
const shop = useShop(house);

beforeEach(() => void (clock.now = new Date(clock.now.getTime() + 60_000)));

const ten = '2026-11-16T09:00:00.000Z';
const put = (id: string, body: object, { token = shop.counter as Token | undefined, at = house, version = '' } = {}) =>
  at.rest(token, 'PUT', `/orders/${id}`, body, version ? { 'if-match': version } : {});
const mutate = (id: string, change: string, ifMatch?: string, token: Token | undefined = shop.counter) =>
  house.graphql(
    token,
    `mutation ($ifMatch: DateTimeISO) { updateOrder(id: "${id}", change: { ${change} }, ifMatch: $ifMatch) { phone comment appointment updatedAt } }`,
    { ifMatch },
  );
const confirm = (id: string) => house.rest(shop.counter, 'POST', `/orders/${id}/status/confirm`, {});

test('what was said with an order is changed through either door, and the log says which fields', async () => {
  const { id } = await shop.place();
  const { status, body } = await put(id, { phone: '+43 660 1', comment: 'Ohne Mohn', isCompany: null, city: 'Linz' });
  expect([status, body.data]).toMatchObject([200, { phone: '+43 660 1', comment: 'Ohne Mohn', isCompany: false, city: 'Linz' }]);
  await confirm(id);
  expect((await mutate(id, `comment: null, appointment: "${ten}"`)).data.updateOrder).toMatchObject({ comment: null, appointment: ten });
  const { data } = await house.graphql(shop.counter, `{ order(id: "${id}") { dueAt log { action actor actorName from to note } } }`);
  expect(data.order.dueAt).toBe(ten);
  expect(data.order.log.slice(1)).toMatchObject([
    { action: 'update', actor: 'ROLE_EMPLOYEE', actorName: null, note: 'Telefon, Ort, Kommentar', to: 'WAITING_FOR_CONFIRMATION' },
    { action: 'confirm' },
    { action: 'update', note: 'Kommentar, Termin (16.11.2026, 10:00 Uhr)', from: 'CONFIRMED', to: 'CONFIRMED' },
  ]);
  expect((await put(id, { city: 'Linz' })).status).toBe(200); // the same again is no step
  const { data: after } = await house.graphql(shop.counter, `{ order(id: "${id}") { log { action } } }`);
  expect(after.order.log).toHaveLength(4);
});

test('change and step go together, or neither', async () => {
  const { id } = await shop.place();
  expect(await put(id, { comment: 'so', isDelivered: true })).toMatchObject({ status: 409 });
  expect((await put(id, { comment: 'anders', counterAppointment: ten })).body.data).toMatchObject({
    comment: 'anders',
    status: 'COUNTER_PROPOSED',
    counterAppointment: ten,
  });
});

test('who read an older version is told who changed what', async () => {
  const { id } = await shop.place();
  const version = (await house.rest(shop.counter, 'GET', `/orders/${id}`)).body.data.updatedAt;
  clock.now = new Date('2026-11-16T08:15:00Z');
  await confirm(id);
  const text = 'Diese Bestellung wurde um 09:15 Uhr geändert: bestätigt.';
  expect(await put(id, { comment: 'x' }, { version })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'CONFLICT', message: text }] },
  });
  expect((await mutate(id, 'comment: "x"', version)).errors?.[0].extensions.errors).toMatchObject([{ message: text }]);
  const item = await house.rest(shop.counter, 'PUT', `/orders/${id}/items/0`, { amount: 3 }, { 'if-match': version });
  expect(item).toMatchObject({ status: 409, body: { errors: [{ message: text }] } });
  const current = (await house.rest(shop.counter, 'GET', `/orders/${id}`)).body.data.updatedAt;
  expect((await put(id, { comment: 'x' }, { version: current })).status).toBe(200);
});

test('what is wrong is named, and a time binds only after the confirmation', async () => {
  const { id } = await shop.place();
  expect((await put(id, { appointment: ten })).status).toBe(409);
  await confirm(id);
  const wrong = {
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
  for (const [field, value] of Object.entries(wrong))
    expect([field, await put(id, { [field]: value })]).toMatchObject([field, { status: 422, body: { errors: [{ field }] } }]);
  for (const time of ['2026-11-16T06:00:00Z', '2028-01-01T00:00:00Z'])
    expect(await put(id, { appointment: time })).toMatchObject({ status: 422, body: { errors: [{ field: 'appointment' }] } });
  expect((await put(nowhere, { comment: 'x' })).status).toBe(404);
});

test('only the staff of the branch, and only before the order is over', async () => {
  const { id } = await shop.place();
  const codeOf = async (token: Token | undefined) => [
    (await put(id, { comment: 'x' }, { token })).status,
    (await mutate(id, 'comment: "x"', undefined, token)).errors?.[0].extensions.code,
  ];
  expect((await house.rest(undefined, 'PUT', `/orders/${id}`, { comment: 'x' })).status).toBe(401);
  expect(await codeOf('ROLE_EDITOR')).toEqual([403, 'FORBIDDEN']);
  expect(await codeOf(`ROLE_MANAGER ${nowhere}`)).toEqual([403, 'FORBIDDEN']);
  await house.rest(shop.counter, 'POST', `/orders/${id}/status/reject`, {});
  expect(await codeOf(shop.counter)).toEqual([409, 'CONFLICT']);
});

test('of changes at once through two instances none that was answered is lost', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await shop.place();
    const [said, moved] = await Promise.all([put(id, { comment: 'neu' }, { at: neighbour }), confirm(id)]);
    expect([200, 409]).toEqual(expect.arrayContaining([said.status, moved.status]));
    const { body } = await house.rest(shop.counter, 'GET', `/orders/${id}`);
    expect(body.data).toMatchObject({
      comment: said.status === 200 ? 'neu' : null,
      status: moved.status === 200 ? 'CONFIRMED' : 'WAITING_FOR_CONFIRMATION',
    });
  }
});

test('of two who change the version both have read one does it, and the other is told', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await shop.place();
    const version = (await house.rest(shop.counter, 'GET', `/orders/${id}`)).body.data.updatedAt;
    clock.now = new Date(clock.now.getTime() + 60_000);
    const answers = await Promise.all([house, neighbour].map((at, index) => put(id, { comment: `Wunsch ${index}` }, { at, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { comment } = (await house.rest(shop.counter, 'GET', `/orders/${id}`)).body.data;
    expect(comment).toBe(`Wunsch ${answers.findIndex(({ status }) => status === 200)}`);
  }
});

test('staff says which business customer an order is for, when it is placed or later; nobody else does', async () => {
  const customer = await house.make('customer', { number: 'K-7', isActive: true });
  const left = await house.make('customer', { isActive: false });
  const counted = async () => (await house.rest('ROLE_ADMIN', 'GET', `/customers/${customer}`)).body.data.orderCount as number;
  const placed = await house.rest(shop.counter, 'POST', '/orders', shop.draft({ customer: { id: customer } }));
  expect(placed).toMatchObject({ status: 201, body: { data: { customer: { id: customer, number: 'K-7' } } } });
  const query = 'mutation ($draft: OrderDraft!) { createOrder(draft: $draft) { order { customer { id number } } } }';
  const { data } = await house.graphql(shop.counter, query, { draft: shop.draft({ customer }) });
  expect(data.createOrder.order.customer).toEqual({ id: customer, number: 'K-7' });
  expect(await counted()).toBe(2);

  const later = await shop.place();
  expect((await put(later.id, { customer })).body.data.customer).toEqual({ id: customer, number: 'K-7' });
  expect(await counted()).toBe(3);
  expect((await mutate(later.id, 'customer: null')).errors).toBeUndefined();
  expect(await counted()).toBe(2);

  const nobody = [{ field: 'customer', message: 'Der gewählte Eintrag existiert nicht.' }];
  expect((await house.rest(undefined, 'POST', '/orders', shop.draft({ customer }))).body.errors).toMatchObject(nobody);
  for (const other of [left, nowhere])
    expect((await house.rest(shop.counter, 'POST', '/orders', shop.draft({ customer: other }))).body.errors).toMatchObject(nobody);
  expect((await put(later.id, { customer: nowhere })).body.errors).toMatchObject(nobody);
  const { body } = await house.rest('ROLE_ADMIN', 'POST', '/api-tokens', {
    name: 'Kassa',
    scopes: ['orders:write'],
    branches: [shop.branch],
  });
  const headers = { authorization: `Bearer ${body.data.secret}` };
  expect((await house.rest(undefined, 'POST', '/orders', shop.draft({ customer }), headers)).body.errors).toMatchObject(nobody);
  expect((await house.rest(undefined, 'PUT', `/orders/${later.id}`, { customer }, headers)).body.errors).toMatchObject(nobody);
  expect(await counted()).toBe(2);
});
