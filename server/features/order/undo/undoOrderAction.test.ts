import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp, type Token } from '../../../testing/app/testApp';
import { countStatements } from '../../../testing/app/statements';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const shop = useTestShop(app);

const start = new Date('2026-11-16T07:00:00.000Z');
const setTime = (time: Date | string | number): void => {
  app.app.services.now = () => new Date(time);
};
beforeEach(() => setTime(start));

const notNow = 'Diese Aktion ist im aktuellen Status nicht möglich.';
const isFinal = 'Der Status dieser Bestellung kann nicht mehr geändert werden.';
const conflict = (message: string) => ({ status: 409, body: { errors: [{ message, field: null, code: 'CONFLICT' }] } });

type Step = 'confirm' | 'in-delivery' | 'delivered' | 'completed';
const run = (id: string, step: string, body: object = {}) =>
  step === 'delivered'
    ? app.rest(shop.employee, 'PUT', `/orders/${id}`, { isDelivered: true })
    : app.rest(shop.employee, 'POST', `/orders/${id}/status/${step}`, body);
const runAll = async (id: string, steps: readonly Step[]): Promise<void> => {
  for (const step of steps) expect((await run(id, step)).status).toBe(200);
};
const undo = (id: string, token: Token = shop.employee, headers: object = {}) => app.rest(token, 'POST', `/orders/${id}/undo`, {}, headers);
const undoByGraphql = (id: string, args = '') =>
  app.graphql(shop.employee, `mutation { undoOrderAction(id: "${id}"${args}) { status undoableUntil } }`);
const read = async (id: string) => (await app.rest('ROLE_ADMIN', 'GET', `/orders/${id}`)).body.data;
/** The order without what every change sets. */
const stateOf = async (id: string): Promise<object> => {
  const { updatedAt: _, event: __, log: ___, undoableUntil: ____, ...state } = await read(id);
  return state;
};

async function placeDelivery(overrides: object = {}) {
  const order = await shop.placeOrder(overrides);
  await app.app.services.database.query(`update "order" set "deliveryType" = 'delivery' where id = $1`, [order.id]);
  return order;
}

const sequences: readonly (readonly Step[])[] = [
  ['confirm'],
  ['confirm', 'in-delivery'],
  ['confirm', 'completed'],
  ['confirm', 'in-delivery', 'completed'],
];
const deliverySequences: typeof sequences = [
  ...sequences,
  ['confirm', 'in-delivery', 'delivered'],
  ['confirm', 'in-delivery', 'delivered', 'completed'],
];
const cases = [
  ...sequences.map(steps => ['pickup', steps.join(', '), steps] as const),
  ...deliverySequences.map(steps => ['delivery', steps.join(', '), steps] as const),
];

test.each(cases)('%s, %s: undoes the last action to exactly the state before it, by REST and GraphQL', async (type, _, steps) => {
  const place = type === 'delivery' ? placeDelivery : shop.placeOrder;
  for (const request of [undo, undoByGraphql]) {
    const { id } = await place();
    await runAll(id, steps.slice(0, -1));
    const before = await stateOf(id);
    setTime(start.getTime() + 60_000);
    await runAll(id, steps.slice(-1));
    const { log, updatedAt, event } = await read(id);
    const { status } = before as { status: string };
    setTime(start.getTime() + 120_000);
    await request(id);
    const undone = await read(id);
    expect(await stateOf(id)).toEqual(before);
    expect(undone.event).toBeGreaterThan(event);
    expect(undone.updatedAt > updatedAt).toBe(true);
    expect(undone.undoableUntil).toBeNull();
    expect(undone.log).toHaveLength(log.length + 1);
    expect(undone.log.at(-1)).toMatchObject({ actor: 'ROLE_EMPLOYEE', action: 'undo', from: log.at(-1).to, to: status });
    setTime(start);
  }
});

test('brings back the proposed time and the agreed time, and can repeat the action', async () => {
  const { id } = await shop.placeOrder({ appointmentDate: '2026-11-16T12:00:00.000Z' });
  const counterAppointment = '2026-11-16T13:00:00.000Z';
  await app.rest(shop.employee, 'PUT', `/orders/${id}`, { counterAppointment });
  await run(id, 'confirm', { appointment: '2026-11-16T14:00:00.000Z' });
  expect((await undo(id)).body.data).toMatchObject({
    status: 'COUNTER_PROPOSED',
    counterAppointment,
    appointment: null,
    confirmedAt: null,
  });
  expect((await run(id, 'confirm')).body.data).toMatchObject({ status: 'CONFIRMED', appointment: '2026-11-16T12:00:00.000Z' });
});

test('undoes the payment mark of an offline method and leaves an online payment', async () => {
  for (const [method, isPaidBefore] of [
    ['cash', false],
    ['mollie', true],
  ] as const) {
    const { id } = await shop.placeOrder();
    const { database } = app.app.services;
    await database.query(`update "order" set "paymentMethod" = $2, "paidAt" = $3 where id = $1`, [id, method, isPaidBefore ? start : null]);
    await runAll(id, ['confirm', 'completed']);
    expect((await read(id)).isPaid).toBe(true);
    expect((await undo(id)).body.data).toMatchObject({ status: 'CONFIRMED', isPaid: isPaidBefore, completedAt: null });
  }
});

test.each([
  ['confirm', '2026-11-16T07:10:00.000Z', notNow],
  ['in-delivery', '2026-11-16T22:59:59.999Z', notNow],
  ['completed', '2026-11-16T22:59:59.999Z', isFinal],
] as const)('undoes %s until %s, and one millisecond later returns CONFLICT', async (step, until, message) => {
  const place = async (): Promise<string> => {
    setTime(start);
    const { id } = await shop.placeOrder();
    await runAll(id, step === 'confirm' ? ['confirm'] : ['confirm', step]);
    expect((await read(id)).undoableUntil).toBe(until);
    return id;
  };
  const [late, inTime] = [await place(), await place()];
  setTime(until);
  expect((await undo(inTime)).status).toBe(200);
  setTime(new Date(Date.parse(until) + 1));
  expect((await read(late)).undoableUntil).toBeNull();
  expect(await undo(late)).toEqual(conflict(message));
  expect((await undoByGraphql(late)).errors?.[0]).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
});

test('ends the day of an undo in the time zone of the shop when the clock changes', async () => {
  const { id } = await shop.placeOrder();
  setTime('2027-03-28T00:30:00.000Z');
  await runAll(id, ['confirm', 'in-delivery']);
  expect((await read(id)).undoableUntil).toBe('2027-03-28T21:59:59.999Z');
  setTime('2027-03-28T22:00:00.000Z');
  expect(await undo(id)).toEqual(conflict(notNow));
});

test.each(['reject', 'cancel'])('does not undo %s', async action => {
  const { id } = await shop.placeOrder();
  await run(id, action);
  expect((await read(id)).undoableUntil).toBeNull();
  expect(await undo(id)).toEqual(conflict(isFinal));
});

test('does not undo a new order, an undo, or a confirmation by the customer', async () => {
  const { id } = await shop.placeOrder();
  expect(await undo(id)).toEqual(conflict(notNow));
  await runAll(id, ['confirm', 'in-delivery']);
  expect((await undo(id)).status).toBe(200);
  expect(await undo(id)).toEqual(conflict(notNow));
  expect((await read(id)).status).toBe('CONFIRMED');

  const other = await shop.placeOrder();
  await app.rest(shop.employee, 'PUT', `/orders/${other.id}`, { counterAppointment: '2026-11-16T13:00:00.000Z' });
  await app.rest(undefined, 'POST', `/orders/public/${other.uid}/${other.hash}/confirm-counter-appointment`);
  expect(await undo(other.id)).toEqual(conflict(notNow));
});

test.each([
  ['an item', (id: string) => app.rest(shop.employee, 'PUT', `/orders/${id}/items/0`, { amount: 3 })],
  ['the comment', (id: string) => app.rest(shop.employee, 'PUT', `/orders/${id}`, { comment: 'Ohne Nüsse' })],
  ['the agreed time', (id: string) => app.rest(shop.employee, 'PUT', `/orders/${id}`, { appointment: '2026-11-16T13:00:00Z' })],
])('does not undo an action after a change of %s', async (_, change) => {
  const { id } = await shop.placeOrder();
  await run(id, 'confirm');
  expect((await change(id)).status).toBe(200);
  expect((await read(id)).undoableUntil).toBeNull();
  const before = await read(id);
  expect(await undo(id)).toEqual(conflict(notNow));
  expect(await read(id)).toEqual(before);
});

test('does not undo a completion after the rating', async () => {
  const { id, uid, hash } = await shop.placeOrder();
  await runAll(id, ['confirm', 'completed']);
  const rating = { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5 };
  expect((await app.rest(undefined, 'POST', `/orders/public/${uid}/${hash}/questionnaire`, rating)).status).toBeLessThan(300);
  expect(await undo(id)).toEqual(conflict(isFinal));
});

test('undoes once when three users undo at once, and keeps the log in order when another action runs', async () => {
  const { id } = await shop.placeOrder();
  await runAll(id, ['confirm', 'in-delivery']);
  const responses = await Promise.all([undo(id), undo(id), undo(id)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', inDeliveryAt: null });

  await run(id, 'in-delivery');
  const before = (await read(id)).log.length;
  const statuses = (await Promise.all([undo(id), run(id, 'completed')])).map(({ status }) => status);
  const { status, log } = await read(id);
  // Each is possible after the other, but every change starts from the status that the one before led to.
  expect(statuses).toContain(200);
  expect(log).toHaveLength(before + statuses.filter(status => status === 200).length);
  expect(log.slice(1).map(({ from }: { from: string }) => from)).toEqual(log.slice(0, -1).map(({ to }: { to: string }) => to));
  expect(log.at(-1).to).toBe(status);
});

test('either undoes or deletes an order when both happen at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await shop.placeOrder();
    await runAll(id, ['confirm', 'completed']);
    const [undone, deleted] = await Promise.all([undo(id), app.rest('ROLE_ADMIN', 'DELETE', `/orders/${id}`)]);
    expect([undone.status === 200, deleted.status === 200].filter(Boolean)).toHaveLength(1);
    expect((await app.rest('ROLE_ADMIN', 'GET', `/orders/${id}`)).status).toBe(undone.status === 200 ? 200 : 404);
  }
});

test('rejects an undo of another version than the current one', async () => {
  const { id } = await shop.placeOrder();
  const { updatedAt } = (await run(id, 'confirm')).body.data;
  setTime(start.getTime() + 1000);
  const outdated = new Date(start.getTime() - 1000).toISOString();
  expect(await undo(id, shop.employee, { 'if-match': outdated })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'CONFLICT', message: expect.stringContaining('geändert: bestätigt.') }] },
  });
  expect((await undoByGraphql(id, `, ifMatch: "${outdated}"`)).errors?.[0].extensions.code).toBe('CONFLICT');
  expect((await undo(id, shop.employee, { 'if-match': updatedAt })).status).toBe(200);
});

test('lets only staff of the branch undo, by GraphQL and REST', async () => {
  const { id } = await shop.placeOrder();
  await run(id, 'confirm');
  const codesFor = async (token: Parameters<typeof app.graphql>[0]) => {
    const { status } = await app.rest(token, 'POST', `/orders/${id}/undo`, {});
    const { errors } = await app.graphql(token, `mutation { undoOrderAction(id: "${id}") { id } }`);
    return [status, errors?.[0].extensions.code];
  };
  expect(await codesFor(undefined)).toEqual([401, 'UNAUTHENTICATED']);
  expect(await codesFor('ROLE_EDITOR')).toEqual([403, 'FORBIDDEN']);
  expect(await codesFor(`ROLE_EDITOR ${shop.branch}`)).toEqual([403, 'FORBIDDEN']);
  expect(await codesFor('ROLE_EMPLOYEE')).toEqual([403, 'FORBIDDEN']);
  expect(await codesFor(`ROLE_MANAGER ${unknownId}`)).toEqual([403, 'FORBIDDEN']);
  const { key } = (await app.rest('ROLE_ADMIN', 'POST', `/branches/${shop.branch}/keys/backoffice`)).body.data;
  expect((await app.rest(undefined, 'POST', `/orders/${id}/undo`, {}, { 'x-api-key': key })).status).toBe(401);
  expect((await app.rest(shop.employee, 'POST', `/orders/${unknownId}/undo`, {})).status).toBe(404);
  expect(await app.rest(shop.employee, 'POST', `/orders/${id}/undo`, { x: 1 })).toMatchObject({ status: 422 });
  expect((await read(id)).status).toBe('CONFIRMED');
  expect((await undo(id, `ROLE_MANAGER ${shop.branch}`)).status).toBe(200);
});

test('reads until when a list of orders can be undone with as many statements as for one', async () => {
  for (let count = 0; count < 3; count += 1) await run((await shop.placeOrder()).id, 'confirm');
  const list = (limit: number) => app.graphql(shop.employee, `{ orders(limit: ${limit}) { items { id undoableUntil } } }`);
  const { data } = await list(3);
  expect(data.orders.items.map(({ undoableUntil }: { undoableUntil: string }) => undoableUntil)).toEqual(
    Array.from({ length: 3 }, () => '2026-11-16T07:10:00.000Z'),
  );
  expect(await countStatements(app, () => list(3))).toBe(await countStatements(app, () => list(1)));
});
