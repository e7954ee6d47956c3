import { nowhere } from '../../../../schema/testing/exampleRecords';
import { topics } from '../../../platform/events/events';
import { eventually, useHouse, useInstance } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const house = useHouse();
const neighbour = useInstance();
const shop = useShop(house);

const act = (at: typeof house, id: string, action: string, body = {}) =>
  at.rest(shop.counter, 'POST', `/orders/${id}/status/${action}`, body);

test('an order goes from state to state, and each step is logged', async () => {
  const { id, uid, hash } = await shop.place();
  const appointment = '2026-11-16T09:00:00.000Z';
  expect((await act(house, id, 'confirm', { appointment })).body.data).toMatchObject({
    status: 'CONFIRMED',
    appointment,
    dueAt: appointment,
    confirmedAt: '2026-11-16T07:00:00.000Z',
    branch: { id: shop.branch, name: 'Marktplatz' },
  });
  expect((await act(house, id, 'in-delivery')).body.data.status).toBe('IN_DELIVERY');
  const { data } = await house.graphql(
    shop.counter,
    `mutation { completeOrder(id: "${id}") { status dueAt log { actor action from to note } } }`,
  );
  expect(data.completeOrder).toEqual({
    status: 'COMPLETED',
    dueAt: null,
    log: [
      { actor: 'customer', action: 'create', from: null, to: 'WAITING_FOR_CONFIRMATION', note: null },
      { actor: 'ROLE_EMPLOYEE', action: 'confirm', from: 'WAITING_FOR_CONFIRMATION', to: 'CONFIRMED', note: null },
      { actor: 'ROLE_EMPLOYEE', action: 'in-delivery', from: 'CONFIRMED', to: 'IN_DELIVERY', note: null },
      { actor: 'ROLE_EMPLOYEE', action: 'completed', from: 'IN_DELIVERY', to: 'COMPLETED', note: null },
    ],
  });
  const { body } = await house.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
  expect(body.data).toMatchObject({ status: 'COMPLETED', isConfirmed: true, isCompleted: true, isPaid: true, isDelivered: false });
});

test('staff agrees on no time that is over, through neither door', async () => {
  const { id } = await shop.place();
  const over = '2026-11-16T06:57:59.000Z';
  const refusal = [{ message: 'Bitte wählen Sie einen Zeitpunkt, der noch nicht vorbei ist.', field: 'appointment', code: 'INVALID' }];
  expect(await act(house, id, 'confirm', { appointment: over })).toEqual({ status: 422, body: { errors: refusal } });
  const { errors } = await house.graphql(shop.counter, `mutation { confirmOrder(id: "${id}", appointment: "${over}") { id } }`);
  expect(errors?.[0].extensions.errors).toEqual(refusal);
  const justNow = '2026-11-16T06:58:00.000Z';
  expect((await act(house, id, 'confirm', { appointment: justNow })).body.data).toMatchObject({
    status: 'CONFIRMED',
    appointment: justNow,
  });
});

test.each([
  [undefined, 401],
  ['ROLE_EDITOR', 403],
] as const)('%s is refused before anything sent is looked at: %d', async (token, status) => {
  for (const [method, path, body] of [
    ['POST', `/orders/${nowhere}/status/confirm`, { appointment: 'bald' }],
    ['PUT', `/orders/${nowhere}`, { counterAppointment: 'bald' }],
  ] as const)
    expect((await house.rest(token, method, path, body)).status).toBe(status);
  const { errors } = await house.graphql(token, `mutation { proposeCounterAppointment(id: "${nowhere}") { id } }`);
  expect(errors?.[0].extensions.code).toBe(status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN');
});

test('who rejects may say why, at most in 500 characters', async () => {
  const { id, uid, hash } = await shop.place();
  expect(await act(house, id, 'reject', { rejectionMessage: 'x'.repeat(501) })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'rejectionMessage' }] },
  });
  const { data } = await house.graphql(
    shop.counter,
    `mutation { rejectOrder(id: "${id}", rejectionMessage: "Der Ofen ist kalt.") { status rejectionMessage log { note } } }`,
  );
  expect(data.rejectOrder).toEqual({
    status: 'REJECTED',
    rejectionMessage: 'Der Ofen ist kalt.',
    log: [{ note: null }, { note: 'Der Ofen ist kalt.' }],
  });
  const { body } = await house.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
  expect(body.data).toMatchObject({ status: 'REJECTED', isRejected: true, rejectionMessage: 'Der Ofen ist kalt.' });
});

test('a step that does not follow is a conflict, and so is the same step twice', async () => {
  const { id } = await shop.place();
  const notNow = { status: 409, body: { errors: [{ code: 'CONFLICT', message: 'Diese Aktion ist im aktuellen Status nicht möglich.' }] } };
  expect(await act(house, id, 'in-delivery')).toMatchObject(notNow);
  await act(house, id, 'confirm');
  expect(await act(house, id, 'confirm')).toMatchObject(notNow);
  expect(await act(house, id, 'reject')).toMatchObject(notNow);
  await act(house, id, 'cancel');
  const late = await house.graphql(shop.counter, `mutation { setOrderInDelivery(id: "${id}") { status } }`);
  expect(late.errors?.[0]).toMatchObject({
    message: 'Der Status dieser Bestellung kann nicht mehr geändert werden.',
    extensions: { code: 'CONFLICT' },
  });
});

test('what an action does not take is refused', async () => {
  const { id } = await shop.place();
  expect(await act(house, id, 'confirm', { isPaid: true })).toMatchObject({ status: 422, body: { errors: [{ field: 'isPaid' }] } });
  expect(await act(house, id, 'confirm', { appointment: 'bald' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'appointment' }] },
  });
  expect(await act(house, id, 'confirm', { appointment: '-271821-04-20T00:00:00Z' })).toMatchObject({ status: 422 });
  expect(await act(house, id, 'completed', { appointment: null })).toMatchObject({ status: 422 });
  expect(await act(house, id, 'bake')).toMatchObject({ status: 404 });
  expect(await act(house, nowhere, 'confirm')).toMatchObject({ status: 404 });
  expect(await act(house, 'x', 'confirm')).toMatchObject({ status: 404 });
});

test('only the staff of its branch moves an order, through whichever door', async () => {
  const { id } = await shop.place();
  const codeOf = async (token: Parameters<typeof house.graphql>[0]) => {
    const { status } = await house.rest(token, 'POST', `/orders/${id}/status/confirm`, {});
    const { errors } = await house.graphql(token, `mutation { confirmOrder(id: "${id}") { id } }`);
    return [status, errors?.[0].extensions.code];
  };
  expect(await codeOf(undefined)).toEqual([401, 'UNAUTHENTICATED']);
  expect(await codeOf('ROLE_EDITOR')).toEqual([403, 'FORBIDDEN']);
  expect(await codeOf(`ROLE_EDITOR ${shop.branch}`)).toEqual([403, 'FORBIDDEN']);
  expect(await codeOf('ROLE_EMPLOYEE')).toEqual([403, 'FORBIDDEN']);
  expect(await codeOf(`ROLE_MANAGER ${nowhere}`)).toEqual([403, 'FORBIDDEN']);
  expect((await house.rest(`ROLE_MANAGER ${shop.branch}`, 'POST', `/orders/${id}/status/confirm`, {})).status).toBe(200);
});

test('of confirmations racing through two instances one wins, and one is told', async () => {
  const { id, uid } = await shop.place();
  const events: unknown[] = [];
  const stream = neighbour.app.services.bus.subscribe(topics.order(uid));
  void (async () => {
    for await (const told of stream) events.push(told);
  })();

  const answers = await Promise.all([house, neighbour, house, neighbour].map(at => act(at, id, 'confirm')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { data } = await house.graphql(shop.counter, `{ order(id: "${id}") { event log { action } } }`);
  const last = { number: data.order.event, name: 'orderChanged', payload: { id, uid, branch: shop.branch } };
  await eventually(() => events.length > 0 && JSON.stringify(events.at(-1)) === JSON.stringify(last));
  expect(data.order.log).toEqual([{ action: 'create' }, { action: 'confirm' }]);
});

test('of a confirmation and a rejection at once one holds', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await shop.place();
    const answers = await Promise.all([act(house, id, 'confirm'), act(neighbour, id, 'reject')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await house.rest(shop.counter, 'GET', `/orders/${id}`);
    expect([body.data.confirmedAt, body.data.rejectedAt].filter(time => time !== null)).toHaveLength(1);
  }
});
