import { unknownId } from '../../../../schema/testing/exampleRecords';
import { nextEvent, useTestApp, useAppInstance } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const secondApp = useAppInstance();
const shop = useTestShop(app);

const ten = '2026-11-16T09:00:00.000Z';
const eleven = '2026-11-16T10:00:00.000Z';

type CreatedOrder = Awaited<ReturnType<typeof shop.placeOrder>>;
const propose = (instance: typeof app, { id }: CreatedOrder, counterAppointment: unknown, token = shop.employee) =>
  instance.rest(token, 'PUT', `/orders/${id}`, { counterAppointment });
const answer = (instance: typeof app, { uid, hash }: Pick<CreatedOrder, 'uid' | 'hash'>, answerType: 'confirm' | 'reject', body = {}) =>
  instance.rest(undefined, 'POST', `/orders/public/${uid}/${hash}/${answerType}-counter-appointment`, body);
const act = (instance: typeof app, { id }: CreatedOrder, action: string) =>
  instance.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, {});
const getLog = async ({ id }: CreatedOrder) =>
  (await app.graphql(shop.employee, `{ order(id: "${id}") { status log { actor action note } } }`)).data.order;

test('makes a proposed time that the customer accepts the agreed time of the order', async () => {
  const order = await shop.placeOrder();
  expect((await propose(app, order, ten)).body.data).toMatchObject({ status: 'COUNTER_PROPOSED', counterAppointment: ten });
  const publicOrder = await app.rest(undefined, 'GET', `/orders/public/${order.uid}/${order.hash}`);
  expect(publicOrder.body.data).toMatchObject({ status: 'COUNTER_PROPOSED', counterAppointment: ten });

  expect(await answer(app, order, 'confirm')).toMatchObject({
    status: 200,
    body: { data: { status: 'CONFIRMED', isConfirmed: true, appointment: ten, appointmentDate: ten, counterAppointment: null } },
  });
  expect((await getLog(order)).log.slice(1)).toEqual([
    { actor: 'ROLE_EMPLOYEE', action: 'propose', note: 'Terminvorschlag: 16.11.2026, 10:00 Uhr' },
    { actor: 'customer', action: 'confirm-counter-appointment', note: 'Terminvorschlag: 16.11.2026, 10:00 Uhr' },
  ]);
});

test('cancels the order when the customer declines the proposed time, and keeps the proposal in the log', async () => {
  const order = await shop.placeOrder();
  await propose(app, order, eleven);
  const { data } = await app.graphql(
    undefined,
    `mutation { rejectCounterAppointment(uid: "${order.uid}", hash: "${order.hash}") { status isCanceled counterAppointment } }`,
  );
  expect(data.rejectCounterAppointment).toEqual({ status: 'CANCELED', isCanceled: true, counterAppointment: null });
  expect((await getLog(order)).log.at(-1)).toEqual({
    actor: 'customer',
    action: 'reject-counter-appointment',
    note: 'Terminvorschlag: 16.11.2026, 11:00 Uhr',
  });
});

test('rejects an answer to a replaced proposal and changes nothing', async () => {
  const order = await shop.placeOrder();
  await propose(app, order, ten);
  await propose(app, order, eleven);
  for (const answerType of ['confirm', 'reject'] as const)
    expect(await answer(app, order, answerType, { counterAppointment: ten })).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'Der vorgeschlagene Termin hat sich inzwischen geändert.' }] },
    });
  const accept = (at: string) =>
    app.graphql(
      undefined,
      `mutation { confirmCounterAppointment(uid: "${order.uid}", hash: "${order.hash}", counterAppointment: "${at}") { status appointment } }`,
    );
  expect((await accept(ten)).errors?.[0].extensions.code).toBe('CONFLICT');
  expect((await accept(eleven)).data.confirmCounterAppointment).toEqual({ status: 'CONFIRMED', appointment: eleven });
});

test('replaces and withdraws a proposal, and rejects the same proposal again', async () => {
  const order = await shop.placeOrder();
  await propose(app, order, ten);
  expect((await propose(app, order, ten)).status).toBe(409);
  expect((await propose(app, order, eleven)).body.data.counterAppointment).toBe(eleven);
  expect((await propose(app, order, null)).body.data).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION', counterAppointment: null });
  expect((await answer(app, order, 'confirm')).status).toBe(409);
  expect((await getLog(order)).log.map(({ action }: { action: string }) => action)).toEqual(['create', 'propose', 'propose', 'withdraw']);
});

test('publishes a proposal to the status page of the customer', async () => {
  const order = await shop.placeOrder();
  await nextEvent(app);
  const query = `subscription { orderStatusChanged(uid: "${order.uid}", hash: "${order.hash}") { status counterAppointment } }`;
  const stream = app.socket().iterate<Json>({ query });
  await stream.next(); // the state
  const first = stream.next();
  await propose(app, order, ten);
  expect((await first).value.data.orderStatusChanged).toEqual({ status: 'COUNTER_PROPOSED', counterAppointment: ten });
});

test('rejects an invalid proposed time', async () => {
  const order = await shop.placeOrder();
  for (const invalidTime of ['bald', 7, '2026-11-16T06:59:59Z'])
    expect(await propose(app, order, invalidTime)).toMatchObject({ status: 422, body: { errors: [{ field: 'counterAppointment' }] } });
  for (const body of [{ isDelivered: false }, { isDelivered: null }, { isDelivered: 'ja' }, { isDelivered: true, counterAppointment: ten }])
    expect(await app.rest(shop.employee, 'PUT', `/orders/${order.id}`, body)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'isDelivered' }] },
    });
  expect(await app.rest(shop.employee, 'PUT', `/orders/${order.id}`, { hash: 'x' })).toMatchObject({ status: 422 });
  for (const body of [{ counterAppointment: 'bald' }, { appointment: 'bald' }])
    expect(await answer(app, order, 'confirm', body)).toMatchObject({ status: 422 });
  expect(await propose(app, order, '2027-11-17T07:00:00Z')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'counterAppointment', message: 'Bitte wählen Sie einen Zeitpunkt innerhalb der nächsten 365 Tage.' }] },
  });
  const { errors } = await app.graphql(shop.employee, `mutation { proposeCounterAppointment(id: "${order.id}") { id } }`);
  expect(errors?.[0].extensions).toMatchObject({ code: 'INVALID', errors: [{ field: 'counterAppointment' }] });
});

test('lets only staff of the branch propose a time, and only the holder of the link answer', async () => {
  const order = await shop.placeOrder();
  const bodies = [{ counterAppointment: ten }, { counterAppointment: null }, { isDelivered: true }, {}];
  for (const body of bodies) {
    const statusWith = async (token?: Parameters<typeof app.rest>[0]) => (await app.rest(token, 'PUT', `/orders/${order.id}`, body)).status;
    expect(await statusWith()).toBe(401);
    expect(await statusWith('ROLE_EDITOR')).toBe(403);
    expect(await statusWith(`ROLE_MANAGER ${unknownId}`)).toBe(403);
  }
  for (const mutation of ['proposeCounterAppointment(id: $id, counterAppointment: null)', 'markOrderDelivered(id: $id)']) {
    const { errors } = await app.graphql(`ROLE_EMPLOYEE ${unknownId}`, `mutation ($id: ID!) { ${mutation} { id } }`, { id: order.id });
    expect(errors?.[0].extensions.code).toBe('FORBIDDEN');
  }
  await propose(app, order, ten);
  for (const answerType of ['confirm', 'reject'] as const) {
    expect((await answer(app, { uid: order.uid, hash: 'x' }, answerType)).status).toBe(404);
    expect((await answer(app, { uid: 'AAAAAAAA', hash: order.hash }, answerType)).status).toBe(404);
  }
  expect((await getLog(order)).status).toBe('COUNTER_PROPOSED');
});

test('accepts one of two simultaneous proposals, and one of two simultaneous answers', async () => {
  for (let round = 0; round < 5; round++) {
    const order = await shop.placeOrder();
    const proposals = await Promise.all([propose(app, order, ten), propose(secondApp, order, ten)]);
    expect(proposals.map(({ status }) => status).sort()).toEqual([200, 409]);
    const answers = await Promise.all([answer(app, order, 'confirm'), answer(secondApp, order, 'reject')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('never confirms a proposal that is replaced at the same time', async () => {
  for (let round = 0; round < 10; round++) {
    const order = await shop.placeOrder();
    await propose(app, order, ten);
    const [proposal, answerResponse] = await Promise.all([propose(secondApp, order, eleven), answer(app, order, 'confirm')]);
    const { body } = await app.rest(shop.employee, 'GET', `/orders/${order.id}`);
    if (answerResponse.status === 200) expect(body.data.appointment).toBe(proposal.status === 200 ? eleven : ten);
    else expect([proposal.status, body.data.counterAppointment]).toEqual([200, eleven]);
  }
});

// The plan of the load tests uses 200.
const rounds = Number(process.env.RACE_ROUNDS ?? 30);

test('keeps a consistent log when staff, customer and manager act at once', async () => {
  for (let round = 0; round < rounds; round++) {
    const order = await shop.placeOrder();
    await propose(app, order, ten);
    const answerType = round % 2 ? 'confirm' : 'reject';
    const responses = await Promise.all([
      act(app, order, 'confirm'),
      answer(secondApp, order, answerType),
      act(secondApp, order, 'cancel'),
    ]);
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);

    const { body } = await app.rest(shop.employee, 'GET', `/orders/${order.id}`);
    const { data } = await app.graphql(shop.employee, `{ order(id: "${order.id}") { status log { from to event } } }`);
    const entries: { from: string | null; to: string; event: number }[] = data.order.log;
    expect(entries).toHaveLength(2 + responses.filter(({ status }) => status === 200).length);
    for (const [index, { from }] of entries.entries()) expect(from).toBe(entries[index - 1]?.to ?? null);
    expect(entries.at(-1)).toMatchObject({ to: data.order.status, event: body.data.event });
    expect(body.data.counterAppointment).toBeNull();
    expect(body.data.canceledAt === null).toBe(data.order.status === 'CONFIRMED');
  }
}, 300_000);
