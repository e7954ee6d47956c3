import { unknownId } from '../../../../schema/testing/exampleRecords';
import { topics } from '../../../platform/events/events';
import { collectEvents } from '../../../testing/app/collectEvents';
import { waitFor, useTestApp, useAppInstance } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const secondApp = useAppInstance();
const shop = useTestShop(app);

const runAction = (instance: typeof app, id: string, action: string, body = {}) =>
  instance.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, body);

test('confirms an order without a requested time for the earliest time', async () => {
  const now = new Date('2026-11-16T07:00:00.000Z').getTime();
  for (const createdAt of [now, now - 86_400_000]) {
    const { id } = await shop.placeOrder();
    await app.app.services.database.query('update "order" set "createdAt" = $2 where id = $1', [id, new Date(createdAt)]);
    const { appointment, dueAt, appointmentDate } = (await runAction(app, id, 'confirm')).body.data;
    expect([appointmentDate, dueAt]).toEqual([null, appointment]);
    expect(new Date(appointment as string).getTime() - now).toBeGreaterThanOrEqual(0);
    expect(new Date(appointment as string).getTime() - now).toBeLessThan(3_600_000);
  }
  const { id } = await shop.placeOrder({ appointmentDate: '2026-11-16T10:00:00.000Z' });
  const { data } = await app.graphql(shop.employee, `mutation { confirmOrder(id: "${id}") { appointment } }`);
  expect(data.confirmOrder).toEqual({ appointment: '2026-11-16T10:00:00.000Z' });
});

test('moves an order through its statuses and logs each action', async () => {
  const { id, uid, hash } = await shop.placeOrder();
  const appointment = '2026-11-16T09:00:00.000Z';
  expect((await runAction(app, id, 'confirm', { appointment })).body.data).toMatchObject({
    status: 'CONFIRMED',
    appointment,
    dueAt: appointment,
    confirmedAt: '2026-11-16T07:00:00.000Z',
    branch: { id: shop.branch, name: 'Marktplatz' },
  });
  expect((await runAction(app, id, 'in-delivery')).body.data.status).toBe('IN_DELIVERY');
  const { data } = await app.graphql(
    shop.employee,
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
  const { body } = await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
  expect(body.data).toMatchObject({ status: 'COMPLETED', isConfirmed: true, isCompleted: true, isPaid: true, isDelivered: false });
});

test('rejects an agreed time in the past, by GraphQL and REST', async () => {
  const { id } = await shop.placeOrder();
  const pastTime = '2026-11-16T06:57:59.000Z';
  const errorsOfPastTime = [
    { message: 'Bitte wählen Sie einen Zeitpunkt, der noch nicht vorbei ist.', field: 'appointment', code: 'INVALID' },
  ];
  expect(await runAction(app, id, 'confirm', { appointment: pastTime })).toEqual({ status: 422, body: { errors: errorsOfPastTime } });
  const { errors } = await app.graphql(shop.employee, `mutation { confirmOrder(id: "${id}", appointment: "${pastTime}") { id } }`);
  expect(errors?.[0].extensions.errors).toEqual(errorsOfPastTime);
  const justNow = '2026-11-16T06:58:00.000Z';
  expect((await runAction(app, id, 'confirm', { appointment: justNow })).body.data).toMatchObject({
    status: 'CONFIRMED',
    appointment: justNow,
  });
});

test.each([
  [undefined, 401],
  ['ROLE_EDITOR', 403],
] as const)('rejects %s before the input is validated: %d', async (token, status) => {
  for (const [method, path, body] of [
    ['POST', `/orders/${unknownId}/status/confirm`, { appointment: 'bald' }],
    ['PUT', `/orders/${unknownId}`, { counterAppointment: 'bald' }],
  ] as const)
    expect((await app.rest(token, method, path, body)).status).toBe(status);
  const { errors } = await app.graphql(token, `mutation { proposeCounterAppointment(id: "${unknownId}") { id } }`);
  expect(errors?.[0].extensions.code).toBe(status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN');
});

test('accepts a rejection message of at most 500 characters', async () => {
  const { id, uid, hash } = await shop.placeOrder();
  expect(await runAction(app, id, 'reject', { rejectionMessage: 'x'.repeat(501) })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'rejectionMessage' }] },
  });
  const { data } = await app.graphql(
    shop.employee,
    `mutation { rejectOrder(id: "${id}", rejectionMessage: "Der Ofen ist kalt.") { status rejectionMessage log { note } } }`,
  );
  expect(data.rejectOrder).toEqual({
    status: 'REJECTED',
    rejectionMessage: 'Der Ofen ist kalt.',
    log: [{ note: null }, { note: 'Der Ofen ist kalt.' }],
  });
  const { body } = await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
  expect(body.data).toMatchObject({ status: 'REJECTED', isRejected: true, rejectionMessage: 'Der Ofen ist kalt.' });
});

test('returns CONFLICT for an action that the status does not allow, and for the same action twice', async () => {
  const { id } = await shop.placeOrder();
  const conflict = {
    status: 409,
    body: { errors: [{ code: 'CONFLICT', message: 'Diese Aktion ist im aktuellen Status nicht möglich.' }] },
  };
  expect(await runAction(app, id, 'in-delivery')).toMatchObject(conflict);
  await runAction(app, id, 'confirm');
  expect(await runAction(app, id, 'confirm')).toMatchObject(conflict);
  expect(await runAction(app, id, 'reject')).toMatchObject(conflict);
  await runAction(app, id, 'cancel');
  const lateAction = await app.graphql(shop.employee, `mutation { setOrderInDelivery(id: "${id}") { status } }`);
  expect(lateAction.errors?.[0]).toMatchObject({
    message: 'Der Status dieser Bestellung kann nicht mehr geändert werden.',
    extensions: { code: 'CONFLICT' },
  });
});

test('rejects input that the action does not have', async () => {
  const { id } = await shop.placeOrder();
  expect(await runAction(app, id, 'confirm', { isPaid: true })).toMatchObject({ status: 422, body: { errors: [{ field: 'isPaid' }] } });
  expect(await runAction(app, id, 'confirm', { appointment: 'bald' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'appointment' }] },
  });
  expect(await runAction(app, id, 'confirm', { appointment: '-271821-04-20T00:00:00Z' })).toMatchObject({ status: 422 });
  expect(await runAction(app, id, 'completed', { appointment: null })).toMatchObject({ status: 422 });
  expect(await runAction(app, id, 'bake')).toMatchObject({ status: 404 });
  expect(await runAction(app, unknownId, 'confirm')).toMatchObject({ status: 404 });
  expect(await runAction(app, 'x', 'confirm')).toMatchObject({ status: 404 });
});

test('lets only staff of the branch run actions, by GraphQL and REST', async () => {
  const { id } = await shop.placeOrder();
  const codesFor = async (token: Parameters<typeof app.graphql>[0]) => {
    const { status } = await app.rest(token, 'POST', `/orders/${id}/status/confirm`, {});
    const { errors } = await app.graphql(token, `mutation { confirmOrder(id: "${id}") { id } }`);
    return [status, errors?.[0].extensions.code];
  };
  expect(await codesFor(undefined)).toEqual([401, 'UNAUTHENTICATED']);
  expect(await codesFor('ROLE_EDITOR')).toEqual([403, 'FORBIDDEN']);
  expect(await codesFor(`ROLE_EDITOR ${shop.branch}`)).toEqual([403, 'FORBIDDEN']);
  expect(await codesFor('ROLE_EMPLOYEE')).toEqual([403, 'FORBIDDEN']);
  expect(await codesFor(`ROLE_MANAGER ${unknownId}`)).toEqual([403, 'FORBIDDEN']);
  expect((await app.rest(`ROLE_MANAGER ${shop.branch}`, 'POST', `/orders/${id}/status/confirm`, {})).status).toBe(200);
});

test('confirms once and publishes one event for simultaneous confirmations at two instances', async () => {
  const { id, uid } = await shop.placeOrder();
  const events = collectEvents(secondApp, topics.order(uid));

  const responses = await Promise.all([app, secondApp, app, secondApp].map(instance => runAction(instance, id, 'confirm')));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { data } = await app.graphql(shop.employee, `{ order(id: "${id}") { event log { action } } }`);
  const lastEvent = { number: data.order.event, name: 'orderChanged', payload: { id, uid, branch: shop.branch } };
  await waitFor(() => events.at(-1)?.number === data.order.event);
  expect(events.at(-1)).toMatchObject(lastEvent);
  expect(data.order.log).toEqual([{ action: 'create' }, { action: 'confirm' }]);
});

test('applies one of a simultaneous confirmation and rejection', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await shop.placeOrder();
    const responses = await Promise.all([runAction(app, id, 'confirm'), runAction(secondApp, id, 'reject')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await app.rest(shop.employee, 'GET', `/orders/${id}`);
    expect([body.data.confirmedAt, body.data.rejectedAt].filter(time => time !== null)).toHaveLength(1);
  }
});
