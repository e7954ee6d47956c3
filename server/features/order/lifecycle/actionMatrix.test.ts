import type { OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { nowhere } from '../../../../schema/testing/exampleRecords';
import { useHouse, type Token } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const house = useHouse();
const shop = useShop(house);

const at = `'2026-11-16T08:00:00Z'`;
const inState: Readonly<Record<OrderStatus, string>> = {
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

/** Table S for the manager of the branch and the customer: what follows, and where to. */
const follows: Readonly<Record<OrderStatus, Partial<Record<keyof typeof actions, OrderStatus>>>> = {
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

interface Placed {
  id: string;
  uid: string;
  hash: string;
}
interface Door {
  method: string;
  path: string;
  body?: object;
  mutation: string;
}

const time = '2026-11-16T09:00:00Z';
const status =
  (action: string, mutation: string) =>
  ({ id }: Placed): Door => ({
    method: 'POST',
    path: `/orders/${id}/status/${action}`,
    mutation: `${mutation}(id: "${id}")`,
  });
const change =
  (body: object, mutation: string) =>
  ({ id }: Placed): Door => ({
    method: 'PUT',
    path: `/orders/${id}`,
    body,
    mutation: mutation.replace('$id', `"${id}"`),
  });
const answer =
  (word: 'confirm' | 'reject') =>
  ({ uid, hash }: Placed): Door => ({
    method: 'POST',
    path: `/orders/public/${uid}/${hash}/${word}-counter-appointment`,
    mutation: `${word}CounterAppointment(uid: "${uid}", hash: "${hash}")`,
  });

const actions = {
  confirm: status('confirm', 'confirmOrder'),
  reject: status('reject', 'rejectOrder'),
  cancel: status('cancel', 'cancelOrder'),
  send: status('in-delivery', 'setOrderInDelivery'),
  complete: status('completed', 'completeOrder'),
  propose: change({ counterAppointment: time }, `proposeCounterAppointment(id: $id, counterAppointment: "${time}")`),
  withdraw: change({ counterAppointment: null }, 'proposeCounterAppointment(id: $id, counterAppointment: null)'),
  deliver: change({ isDelivered: true }, 'markOrderDelivered(id: $id)'),
  agree: answer('confirm'),
  disagree: answer('reject'),
};
type Action = keyof typeof actions;

const names = Object.keys(actions) as Action[];
const states = Object.keys(inState) as OrderStatus[];

async function orderIn(state: OrderStatus, mode = 'delivery'): Promise<Placed> {
  const order = await shop.place();
  await house.app.services.database.query(`update "order" set "deliveryType" = $2, ${inState[state]} where id = $1`, [order.id, mode]);
  return order;
}

const tokenOf = (action: Action) => (/agree/.test(action) ? undefined : (`ROLE_MANAGER ${shop.branch}` as const));

function knock(order: Placed, action: Action, token: Token | undefined = tokenOf(action)) {
  const { method, path, body = {} } = actions[action](order);
  return house.rest(token, method, path, body);
}
const ask = (order: Placed, action: Action, token: Token | undefined = tokenOf(action)) =>
  house.graphql(token, `mutation { answer: ${actions[action](order).mutation} { status event } }`);

const lifeOf = async ({ id }: Placed) => {
  const { body } = await house.rest('ROLE_ADMIN', 'GET', `/orders/${id}`);
  const { data } = await house.graphql('ROLE_ADMIN', `{ order(id: "${id}") { log { actor action from to } } }`);
  return { order: body.data, log: data.order.log };
};

const pairs = states.flatMap(state => names.map(action => [state, action, follows[state][action]] as const));
const allowed = pairs.filter(([, , to]) => to);
const refused = pairs.filter(([, , to]) => !to);

test.each(allowed)('%s, %s → %s, through both doors, logged once', async (state, action, to) => {
  const [first, second] = [await orderIn(state), await orderIn(state)];
  expect(await knock(first, action)).toMatchObject({ status: 200, body: { data: { status: to } } });
  expect((await ask(second, action)).data.answer).toMatchObject({ status: to });
  for (const order of [first, second]) {
    const { log } = await lifeOf(order);
    expect(log).toHaveLength(2);
    expect(log[1]).toMatchObject({ actor: tokenOf(action) ? 'ROLE_MANAGER' : 'customer', from: state, to });
  }
});

test.each(refused)('%s, %s is refused by both doors and changes nothing', async (state, action) => {
  const order = await orderIn(state);
  const before = await lifeOf(order);
  const isOver = ['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'].includes(state);
  const message = isOver
    ? 'Der Status dieser Bestellung kann nicht mehr geändert werden.'
    : 'Diese Aktion ist im aktuellen Status nicht möglich.';
  expect(await knock(order, action)).toEqual({ status: 409, body: { errors: [{ message, field: null, code: 'CONFLICT' }] } });
  expect((await ask(order, action)).errors?.[0]).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
  expect(await lifeOf(order)).toEqual(before);
});

test.each(allowed)('%s, %s counts once, however often it is sent', async (state, action) => {
  const order = await orderIn(state);
  expect((await knock(order, action)).status).toBe(200);
  expect((await knock(order, action)).status).toBe(409);
  expect((await ask(order, action)).errors?.[0].extensions.code).toBe('CONFLICT');
  expect((await lifeOf(order)).log).toHaveLength(2);
});

const isOfCustomer = (action: Action): boolean => action === 'agree' || action === 'disagree';

test.each<[name: string, token: (branch: string) => Token | undefined, code: string]>([
  ['a stranger', () => undefined, 'UNAUTHENTICATED'],
  ['an editor of the branch', branch => `ROLE_EDITOR ${branch}`, 'FORBIDDEN'],
  ['an employee of another branch', () => `ROLE_EMPLOYEE ${nowhere}`, 'FORBIDDEN'],
  ['a manager of another branch', () => `ROLE_MANAGER ${nowhere}`, 'FORBIDDEN'],
  ['a manager of none', () => 'ROLE_MANAGER', 'FORBIDDEN'],
])('%s takes none of the steps of staff in any state, through either door', async (_name, tokenIn, code) => {
  const [token, status] = [tokenIn(shop.branch), code === 'FORBIDDEN' ? 403 : 401];
  for (const state of states) {
    const order = await orderIn(state);
    const before = await lifeOf(order);
    for (const action of names.filter(name => !isOfCustomer(name))) {
      const { method, path, body = {} } = actions[action](order);
      expect([state, action, (await house.rest(token, method, path, body)).status]).toEqual([state, action, status]);
      const { errors } = await house.graphql(token, `mutation { ${actions[action](order).mutation} { id } }`);
      expect([state, action, errors?.[0].extensions.code]).toEqual([state, action, code]);
    }
    expect(await lifeOf(order)).toEqual(before);
  }
});

test.each<[name: string, token: (branch: string) => Token]>([
  ['an employee of the branch', branch => `ROLE_EMPLOYEE ${branch}`],
  ['an administrator', () => 'ROLE_ADMIN'],
])('%s takes the steps that the table allows, and no other', async (name, tokenIn) => {
  const token = tokenIn(shop.branch);
  for (const state of states) {
    const still = await orderIn(state); // what is refused leaves it as it is
    for (const action of names) {
      const isTooLate = name.startsWith('an employee') && state === 'IN_DELIVERY' && action === 'cancel';
      const to = isTooLate ? undefined : follows[state][action];
      const { status, body } = await knock(to ? await orderIn(state) : still, action, token);
      expect([state, action, status, body.data?.status]).toEqual([state, action, isTooLate ? 403 : to ? 200 : 409, to]);
    }
  }
});

test('the key of the back office confirms, rejects, sends out and completes in its branch, and nothing else', async () => {
  const keyOf = async (branch: string): Promise<string> =>
    (await house.rest('ROLE_ADMIN', 'POST', `/branches/${branch}/keys/backoffice`)).body.data.key;
  const [own, other] = [await keyOf(shop.branch), await keyOf(await house.make('branch', { identifier: 'bahnhof' }))];
  for (const state of states) {
    const still = await orderIn(state);
    for (const action of ['confirm', 'reject', 'send', 'complete', 'cancel'] as const) {
      const isForStaff = action === 'cancel' || state === 'COUNTER_PROPOSED';
      const to = isForStaff ? undefined : follows[state][action];
      const { method, path } = actions[action](to ? await orderIn(state) : still);
      const statusFor = async (key: string) => (await house.rest(undefined, method, path, {}, { 'x-api-key': key })).status;
      const isRefused = action === 'cancel' || (isForStaff && follows[state][action] !== undefined);
      const statuses = [await statusFor(other), await statusFor('x'), await statusFor(own)];
      expect([state, action, ...statuses]).toEqual([state, action, 403, 403, isRefused ? 403 : to ? 200 : 409]);
    }
  }
});

test('what is on its way is called off by the management alone, and only what is brought is delivered', async () => {
  const order = await orderIn('IN_DELIVERY');
  const { id } = order;
  expect((await house.rest(shop.counter, 'POST', `/orders/${id}/status/cancel`, {})).status).toBe(403);
  const { errors } = await house.graphql(shop.counter, `mutation { cancelOrder(id: "${id}") { id } }`);
  expect(errors?.[0].extensions.code).toBe('FORBIDDEN');
  for (const mode of ['takeaway', 'dineIn']) expect((await knock(await orderIn('IN_DELIVERY', mode), 'deliver')).status).toBe(409);
});
