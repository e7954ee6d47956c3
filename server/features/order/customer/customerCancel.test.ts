import { runJobs } from '../../../testing/app/runJobs';
import { useAppInstance, useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const secondApp = useAppInstance();
const shop = useTestShop(app);

type CreatedOrder = Awaited<ReturnType<typeof shop.placeOrder>>;
const cancel = ({ uid, hash }: Pick<CreatedOrder, 'uid' | 'hash'>, instance = app) =>
  instance.rest(undefined, 'POST', `/orders/public/${uid}/${hash}/cancel`, {});
async function subjectsOf({ id }: CreatedOrder): Promise<string[]> {
  await runJobs(app);
  const rows = await app.app.services.database.query(`select subject from outbox where "orderId" = $1 and kind = 'mail' order by id`, [id]);
  return rows.map(({ subject }: { subject: string }) => subject);
}
const logOf = async ({ id }: CreatedOrder) =>
  (await app.graphql(shop.employee, `{ order(id: "${id}") { status log { actor action from to } } }`)).data.order;

beforeAll(() => app.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { orderEmail: 'backstube@example.at' }));

test('cancels an order that waits for confirmation, and sends a mail to the branch', async () => {
  const order = await shop.placeOrder({ email: 'anna@mail.example' });
  expect(await cancel(order)).toMatchObject({ status: 200, body: { data: { status: 'CANCELED', isCanceled: true } } });
  expect(await logOf(order)).toMatchObject({
    status: 'CANCELED',
    log: expect.arrayContaining([{ actor: 'customer', action: 'customer-cancel', from: 'WAITING_FOR_CONFIRMATION', to: 'CANCELED' }]),
  });
  const subjects = await subjectsOf(order);
  expect(subjects.filter(subject => subject.startsWith('Storniert: '))).toHaveLength(1);
  const { data } = await app.graphql(shop.employee, '{ ordersCurrent { uid isCancellationUnseen } }');
  expect(data.ordersCurrent).toContainEqual({ uid: order.uid, isCancellationUnseen: false });
});

test('cancels an order with a proposed time, by GraphQL', async () => {
  const order = await shop.placeOrder();
  await app.rest(shop.employee, 'PUT', `/orders/${order.id}`, { counterAppointment: '2026-11-16T10:00:00.000Z' });
  const mutation = (hash: string) => `mutation { cancelPublicOrder(uid: "${order.uid}", hash: "${hash}") { status counterAppointment } }`;
  expect((await app.graphql(undefined, mutation('0'.repeat(32)))).errors?.[0].extensions.code).toBe('NOT_FOUND');
  expect((await app.graphql(undefined, mutation(order.hash))).data.cancelPublicOrder).toEqual({
    status: 'CANCELED',
    counterAppointment: null,
  });
});

test('does not cancel a confirmed order, one that is canceled, and one with a wrong link', async () => {
  const order = await shop.placeOrder();
  await app.rest(shop.employee, 'POST', `/orders/${order.id}/status/confirm`, {});
  expect(await cancel(order)).toMatchObject({
    status: 409,
    body: { errors: [{ message: 'Diese Aktion ist im aktuellen Status nicht möglich.' }] },
  });
  expect((await cancel({ ...order, hash: '0'.repeat(32) })).status).toBe(404);
  expect((await logOf(order)).status).toBe('CONFIRMED');
});

test('cancels once when two devices do it at the same time', async () => {
  const order = await shop.placeOrder();
  const responses = await Promise.all([cancel(order), cancel(order, secondApp)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { log } = await logOf(order);
  expect(log.filter(({ action }: { action: string }) => action === 'customer-cancel')).toHaveLength(1);
  expect((await subjectsOf(order)).filter(subject => subject.startsWith('Storniert: '))).toHaveLength(1);
});

test('does not cancel when the shop does not allow it', async () => {
  const order = await shop.placeOrder();
  const allow = (enablePluginCustomerCancel: boolean) => app.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginCustomerCancel });
  await allow(false);
  expect(await cancel(order)).toMatchObject({
    status: 403,
    body: { errors: [{ code: 'FORBIDDEN', message: 'Diese Bestellung kann nur die Filiale stornieren. Bitte rufen Sie dort an.' }] },
  });
  expect((await logOf(order)).status).toBe('WAITING_FOR_CONFIRMATION');
  await allow(true);
  expect((await cancel(order)).status).toBe(200);
});
