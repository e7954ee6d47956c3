import type { OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const shop = useTestShop(app);

const at = `'2026-11-16T08:00:00Z'`;
const columnsOfStatus: Readonly<Record<OrderStatus, string>> = {
  WAITING_FOR_PAYMENT: `"paymentMethod" = 'mollie'`,
  WAITING_FOR_CONFIRMATION: `"paymentMethod" = 'cash'`,
  COUNTER_PROPOSED: `"counterAppointment" = ${at}`,
  CONFIRMED: `"confirmedAt" = ${at}`,
  IN_DELIVERY: `"confirmedAt" = ${at}, "inDeliveryAt" = ${at}`,
  DELIVERED: `"confirmedAt" = ${at}, "inDeliveryAt" = ${at}, "deliveredAt" = ${at}`,
  COMPLETED: `"confirmedAt" = ${at}, "completedAt" = ${at}`,
  REJECTED: `"rejectedAt" = ${at}`,
  CANCELED: `"canceledAt" = ${at}`,
  FAILED: `"failedAt" = ${at}`,
};

/** Table S for the manager of the branch and the customer: the allowed actions and the resulting statuses. */
const transitions: Readonly<Record<OrderStatus, Partial<Record<keyof typeof actions, OrderStatus>>>> = {
  WAITING_FOR_PAYMENT: { cancel: 'CANCELED' },
  WAITING_FOR_CONFIRMATION: { confirm: 'CONFIRMED', reject: 'REJECTED', cancel: 'CANCELED', propose: 'COUNTER_PROPOSED' },
  COUNTER_PROPOSED: {
    confirm: 'CONFIRMED',
    reject: 'REJECTED',
    cancel: 'CANCELED',
    propose: 'COUNTER_PROPOSED',
    withdraw: 'WAITING_FOR_CONFIRMATION',
    agree: 'CONFIRMED',
    disagree: 'CANCELED',
  },
  CONFIRMED: { cancel: 'CANCELED', send: 'IN_DELIVERY', complete: 'COMPLETED' },
  IN_DELIVERY: { cancel: 'CANCELED', deliver: 'DELIVERED', complete: 'COMPLETED' },
  DELIVERED: { complete: 'COMPLETED' },
  COMPLETED: {},
  REJECTED: {},
  CANCELED: {},
  FAILED: {},
};

interface CreatedOrder {
  id: string;
  uid: string;
  hash: string;
}
interface ActionRequest {
  method: string;
  path: string;
  body?: object;
  mutation: string;
}

const time = '2026-11-16T09:00:00Z';
const statusAction =
  (action: string, mutation: string) =>
  ({ id }: CreatedOrder): ActionRequest => ({
    method: 'POST',
    path: `/orders/${id}/status/${action}`,
    mutation: `${mutation}(id: "${id}")`,
  });
const putAction =
  (body: object, mutation: string) =>
  ({ id }: CreatedOrder): ActionRequest => ({
    method: 'PUT',
    path: `/orders/${id}`,
    body,
    mutation: mutation.replace('$id', `"${id}"`),
  });
const customerAction =
  (answerType: 'confirm' | 'reject') =>
  ({ uid, hash }: CreatedOrder): ActionRequest => ({
    method: 'POST',
    path: `/orders/public/${uid}/${hash}/${answerType}-counter-appointment`,
    mutation: `${answerType}CounterAppointment(uid: "${uid}", hash: "${hash}")`,
  });

const actions = {
  confirm: statusAction('confirm', 'confirmOrder'),
  reject: statusAction('reject', 'rejectOrder'),
  cancel: statusAction('cancel', 'cancelOrder'),
  send: statusAction('in-delivery', 'setOrderInDelivery'),
  complete: statusAction('completed', 'completeOrder'),
  propose: putAction({ counterAppointment: time }, `proposeCounterAppointment(id: $id, counterAppointment: "${time}")`),
  withdraw: putAction({ counterAppointment: null }, 'proposeCounterAppointment(id: $id, counterAppointment: null)'),
  deliver: putAction({ isDelivered: true }, 'markOrderDelivered(id: $id)'),
  agree: customerAction('confirm'),
  disagree: customerAction('reject'),
};
type Action = keyof typeof actions;

const names = Object.keys(actions) as Action[];
const statuses = Object.keys(columnsOfStatus) as OrderStatus[];

async function placeInStatus(status: OrderStatus, deliveryType = 'delivery'): Promise<CreatedOrder> {
  const order = await shop.placeOrder();
  await app.app.services.database.query(`update "order" set "deliveryType" = $2, ${columnsOfStatus[status]} where id = $1`, [
    order.id,
    deliveryType,
  ]);
  return order;
}

const tokenOf = (action: Action) => (/agree/.test(action) ? undefined : (`ROLE_MANAGER ${shop.branch}` as const));

function runByRest(order: CreatedOrder, action: Action, token: Token | undefined = tokenOf(action)) {
  const { method, path, body = {} } = actions[action](order);
  return app.rest(token, method, path, body);
}
const runByGraphql = (order: CreatedOrder, action: Action, token: Token | undefined = tokenOf(action)) =>
  app.graphql(token, `mutation { answer: ${actions[action](order).mutation} { status event } }`);

const getOrderWithLog = async ({ id }: CreatedOrder) => {
  const { body } = await app.rest('ROLE_ADMIN', 'GET', `/orders/${id}`);
  const { data } = await app.graphql('ROLE_ADMIN', `{ order(id: "${id}") { log { actor action from to } } }`);
  return { order: body.data, log: data.order.log };
};

const pairs = statuses.flatMap(status => names.map(action => [status, action, transitions[status][action]] as const));
const allowed = pairs.filter(([, , to]) => to);
const rejected = pairs.filter(([, , to]) => !to);

test.each(allowed)('%s, %s → %s: succeeds by GraphQL and REST and logs once', async (status, action, to) => {
  const [first, second] = [await placeInStatus(status), await placeInStatus(status)];
  expect(await runByRest(first, action)).toMatchObject({ status: 200, body: { data: { status: to } } });
  expect((await runByGraphql(second, action)).data.answer).toMatchObject({ status: to });
  for (const order of [first, second]) {
    const { log } = await getOrderWithLog(order);
    expect(log).toHaveLength(2);
    expect(log[1]).toMatchObject({ actor: tokenOf(action) ? 'ROLE_MANAGER' : 'customer', from: status, to });
  }
});

test.each(rejected)('%s, %s: returns CONFLICT by GraphQL and REST and changes nothing', async (status, action) => {
  const order = await placeInStatus(status);
  const before = await getOrderWithLog(order);
  const isFinal = ['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'].includes(status);
  const message = isFinal
    ? 'Der Status dieser Bestellung kann nicht mehr geändert werden.'
    : 'Diese Aktion ist im aktuellen Status nicht möglich.';
  expect(await runByRest(order, action)).toEqual({ status: 409, body: { errors: [{ message, field: null, code: 'CONFLICT' }] } });
  expect((await runByGraphql(order, action)).errors?.[0]).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
  expect(await getOrderWithLog(order)).toEqual(before);
});

test.each(allowed)('%s, %s: succeeds once when it is sent several times', async (status, action) => {
  const order = await placeInStatus(status);
  expect((await runByRest(order, action)).status).toBe(200);
  expect((await runByRest(order, action)).status).toBe(409);
  expect((await runByGraphql(order, action)).errors?.[0].extensions.code).toBe('CONFLICT');
  expect((await getOrderWithLog(order)).log).toHaveLength(2);
});

const isCustomerAction = (action: Action): boolean => action === 'agree' || action === 'disagree';

test.each<[name: string, token: (branch: string) => Token | undefined, code: string]>([
  ['an anonymous client', () => undefined, 'UNAUTHENTICATED'],
  ['an editor of the branch', branch => `ROLE_EDITOR ${branch}`, 'FORBIDDEN'],
  ['an employee of another branch', () => `ROLE_EMPLOYEE ${unknownId}`, 'FORBIDDEN'],
  ['a manager of another branch', () => `ROLE_MANAGER ${unknownId}`, 'FORBIDDEN'],
  ['a manager without a branch', () => 'ROLE_MANAGER', 'FORBIDDEN'],
])('rejects %s for every staff action in every status, by GraphQL and REST', async (_name, tokenFor, code) => {
  const [token, expectedStatus] = [tokenFor(shop.branch), code === 'FORBIDDEN' ? 403 : 401];
  for (const status of statuses) {
    const order = await placeInStatus(status);
    const before = await getOrderWithLog(order);
    for (const action of names.filter(name => !isCustomerAction(name))) {
      const { method, path, body = {} } = actions[action](order);
      expect([status, action, (await app.rest(token, method, path, body)).status]).toEqual([status, action, expectedStatus]);
      const { errors } = await app.graphql(token, `mutation { ${actions[action](order).mutation} { id } }`);
      expect([status, action, errors?.[0].extensions.code]).toEqual([status, action, code]);
    }
    expect(await getOrderWithLog(order)).toEqual(before);
  }
});

test.each<[name: string, token: (branch: string) => Token]>([
  ['an employee of the branch', branch => `ROLE_EMPLOYEE ${branch}`],
  ['an administrator', () => 'ROLE_ADMIN'],
])('lets %s run only the actions that the table allows', async (name, tokenFor) => {
  const token = tokenFor(shop.branch);
  for (const status of statuses) {
    const unchangedOrder = await placeInStatus(status); // A rejected action does not change the order.
    for (const action of names) {
      const isTooLate = name.startsWith('an employee') && status === 'IN_DELIVERY' && action === 'cancel';
      const to = isTooLate ? undefined : transitions[status][action];
      const { status: httpStatus, body } = await runByRest(to ? await placeInStatus(status) : unchangedOrder, action, token);
      expect([status, action, httpStatus, body.data?.status]).toEqual([status, action, isTooLate ? 403 : to ? 200 : 409, to]);
    }
  }
});

test('lets the back-office key confirm, reject, start the delivery and complete in its branch, and nothing else', async () => {
  const renewKey = async (branch: string): Promise<string> =>
    (await app.rest('ROLE_ADMIN', 'POST', `/branches/${branch}/keys/backoffice`)).body.data.key;
  const [ownKey, otherKey] = [await renewKey(shop.branch), await renewKey(await app.make('branch', { identifier: 'bahnhof' }))];
  for (const status of statuses) {
    const unchangedOrder = await placeInStatus(status);
    for (const action of ['confirm', 'reject', 'send', 'complete', 'cancel'] as const) {
      const isForStaff = action === 'cancel' || status === 'COUNTER_PROPOSED';
      const to = isForStaff ? undefined : transitions[status][action];
      const { method, path } = actions[action](to ? await placeInStatus(status) : unchangedOrder);
      const statusWith = async (key: string) => (await app.rest(undefined, method, path, {}, { 'x-api-key': key })).status;
      const isForbidden = action === 'cancel' || (isForStaff && transitions[status][action] !== undefined);
      const responseStatuses = [await statusWith(otherKey), await statusWith('x'), await statusWith(ownKey)];
      expect([status, action, ...responseStatuses]).toEqual([status, action, 403, 403, isForbidden ? 403 : to ? 200 : 409]);
    }
  }
});

test('lets only managers cancel an order in delivery, and marks only deliveries as delivered', async () => {
  const order = await placeInStatus('IN_DELIVERY');
  const { id } = order;
  expect((await app.rest(shop.employee, 'POST', `/orders/${id}/status/cancel`, {})).status).toBe(403);
  const { errors } = await app.graphql(shop.employee, `mutation { cancelOrder(id: "${id}") { id } }`);
  expect(errors?.[0].extensions.code).toBe('FORBIDDEN');
  for (const deliveryType of ['takeaway', 'dineIn'])
    expect((await runByRest(await placeInStatus('IN_DELIVERY', deliveryType), 'deliver')).status).toBe(409);
});
