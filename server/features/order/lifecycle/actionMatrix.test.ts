import type { Actor } from '../../../../schema/rules/order/actions/actionDefinition';
import { customerActionNames, type CustomerAction } from '../../../../schema/rules/order/actions/externalActions';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { definitionOf, staffActionNames } from '../../../../schema/rules/order/actions/orderTransitions';
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

interface CreatedOrder {
  id: string;
  uid: string;
  hash: string;
}
interface ActionRequest {
  method: string;
  path: string;
  body: object;
  mutation: string;
}

type Action = StaffAction | CustomerAction;

const isStaffAction = (action: Action): action is StaffAction => staffActionNames.some(name => name === action);
const names: readonly Action[] = [...staffActionNames, ...customerActionNames];

const time = '2026-11-16T09:00:00Z';

/** The required inputs of an action; a table test of the rules covers the optional ones. */
const requiredInputs = (action: Action): Record<string, string> =>
  Object.fromEntries(
    Object.entries(definitionOf(action).input)
      .filter(([, { required }]) => required)
      .map(([name, { type }]) => [name, type === 'dateTime' ? time : 'Text']),
  );

const argumentList = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');

/** Returns the requests of an action as the table describes them. */
function requestsOf(action: Action, { id, uid, hash }: CreatedOrder): ActionRequest {
  const { mutation, rest } = definitionOf(action).api!;
  const input = requiredInputs(action);
  if (!isStaffAction(action))
    return {
      method: 'POST',
      path: `/orders/public/${uid}/${hash}/${rest}`,
      body: input,
      mutation: `${mutation}(${argumentList({ uid, hash })})`,
    };
  if (typeof rest === 'string')
    return {
      method: 'POST',
      path: `/orders/${id}/status/${rest}`,
      body: input,
      mutation: `${mutation}(${argumentList({ id, ...input })})`,
    };
  const value = [time, null, true].find(rest.isRunBy)!;
  const isArgument = staffActionNames.some(name => definitionOf(name).api!.mutation === mutation && rest.field in definitionOf(name).input);
  const args = argumentList({ id, ...(isArgument && { [rest.field]: value }) });
  return { method: 'PUT', path: `/orders/${id}`, body: { [rest.field]: value }, mutation: `${mutation}(${args})` };
}

/** Returns the status after an action of the table, or undefined when the actor cannot apply it. */
function statusAfter(status: OrderStatus, action: Action, actor: Actor): OrderStatus | undefined {
  const { from, to } = definitionOf(action);
  return from[status]?.includes(actor) ? (to === 'unchanged' ? status : to) : undefined;
}

const actorFor = (action: Action): Actor => (isStaffAction(action) ? 'manager' : 'customer');

const statuses = Object.keys(columnsOfStatus) as OrderStatus[];

async function placeInStatus(status: OrderStatus, deliveryType = 'delivery'): Promise<CreatedOrder> {
  const order = await shop.placeOrder();
  await app.app.services.database.query(`update "order" set "deliveryType" = $2, ${columnsOfStatus[status]} where id = $1`, [
    order.id,
    deliveryType,
  ]);
  return order;
}

const tokenOf = (action: Action) => (isStaffAction(action) ? (`ROLE_MANAGER ${shop.branch}` as const) : undefined);

function runByRest(order: CreatedOrder, action: Action, token: Token | undefined = tokenOf(action)) {
  const { method, path, body } = requestsOf(action, order);
  return app.rest(token, method, path, body);
}
const runByGraphql = (order: CreatedOrder, action: Action, token: Token | undefined = tokenOf(action)) =>
  app.graphql(token, `mutation { answer: ${requestsOf(action, order).mutation} { status event } }`);

const getOrderWithLog = async ({ id }: CreatedOrder) => {
  const { body } = await app.rest('ROLE_ADMIN', 'GET', `/orders/${id}`);
  const { data } = await app.graphql('ROLE_ADMIN', `{ order(id: "${id}") { log { actor action from to } } }`);
  return { order: body.data, log: data.order.log };
};

const pairs = statuses.flatMap(status => names.map(action => [status, action, statusAfter(status, action, actorFor(action))] as const));
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
    for (const action of staffActionNames) {
      const { method, path, body } = requestsOf(action, order);
      expect([status, action, (await app.rest(token, method, path, body)).status]).toEqual([status, action, expectedStatus]);
      const { errors } = await app.graphql(token, `mutation { ${requestsOf(action, order).mutation} { id } }`);
      expect([status, action, errors?.[0].extensions.code]).toEqual([status, action, code]);
    }
    expect(await getOrderWithLog(order)).toEqual(before);
  }
});

test.each<[actor: Actor, token: (branch: string) => Token]>([
  ['employee', branch => `ROLE_EMPLOYEE ${branch}`],
  ['manager', branch => `ROLE_MANAGER ${branch}`],
  ['admin', () => 'ROLE_ADMIN'],
])('runs as %s only the actions that the table allows', async (actor, tokenFor) => {
  const token = tokenFor(shop.branch);
  for (const status of statuses) {
    const unchangedOrder = await placeInStatus(status); // A rejected action does not change the order.
    for (const action of names) {
      const to = statusAfter(status, action, isStaffAction(action) ? actor : 'customer');
      const isForbidden = !to && definitionOf(action).from[status] !== undefined;
      const { status: httpStatus, body } = await runByRest(to ? await placeInStatus(status) : unchangedOrder, action, token);
      expect([status, action, httpStatus, body.data?.status]).toEqual([status, action, isForbidden ? 403 : to ? 200 : 409, to]);
    }
  }
});

test('lets the back-office key run only the actions that the table allows, in its branch, by REST and GraphQL', async () => {
  const renewKey = async (branch: string): Promise<string> =>
    (await app.rest('ROLE_ADMIN', 'POST', `/branches/${branch}/keys/backoffice`)).body.data.key;
  const [ownKey, otherKey] = [await renewKey(shop.branch), await renewKey(await app.make('branch', { identifier: 'bahnhof' }))];
  for (const status of statuses) {
    const unchangedOrder = await placeInStatus(status);
    for (const action of staffActionNames.filter(name => typeof definitionOf(name).api!.rest === 'string')) {
      const to = statusAfter(status, action, 'key');
      const { from, api } = definitionOf(action);
      const { method, path, body } = requestsOf(action, to ? await placeInStatus(status) : unchangedOrder);
      const statusWith = async (key: string) => (await app.rest(undefined, method, path, body, { 'x-api-key': key })).status;
      const isForbidden = !to && (from[status] !== undefined || !Object.values(from).flat().includes('key'));
      const responseStatuses = [await statusWith(otherKey), await statusWith('x'), await statusWith(ownKey)];
      expect([status, action, ...responseStatuses]).toEqual([status, action, 403, 403, isForbidden ? 403 : to ? 200 : 409]);
      if (!api!.screen) continue;
      const { id } = to ? await placeInStatus(status) : unchangedOrder;
      const args = `branch: "${shop.branch}", apiKey: "${ownKey}", id: "${id}", action: ${api!.screen}`;
      const { data, errors } = await app.graphql(undefined, `mutation { order: updateBackofficeOrderStatus(${args}) { status } }`);
      expect([status, action, data?.order?.status, errors?.[0].extensions.code]).toEqual([
        ...[status, action, to],
        to ? undefined : isForbidden ? 'FORBIDDEN' : 'CONFLICT',
      ]);
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
    expect((await runByRest(await placeInStatus('IN_DELIVERY', deliveryType), 'markDelivered')).status).toBe(409);
});
