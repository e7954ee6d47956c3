import { Context } from '../../../platform/context/context';
import { unknownId } from '../../../../schema/testing/exampleRecords';
import { fakeTransports } from '../../../testing/fakes/transports';
import { runJobs } from '../../../testing/app/runJobs';
import { countStatements } from '../../../testing/app/statements';
import { useTestApp, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import { remindBranches } from './remindBranches';

const mail = fakeTransports();
const app = useTestApp({ transports: { mail } });
const shop = useTestShop(app);

const setTime = (time: string): void => {
  app.app.services.now = () => new Date(time);
};
beforeEach(async () => {
  setTime('2026-11-16T07:00:00Z');
  await app.app.services.database.query('delete from "order"');
  await runJobs(app);
  mail.messages.length = 0;
});

const markSeen = async (orders: readonly string[], token: Token = shop.employee) => {
  const { data, errors } = await app.graphql(token, `mutation { markOrdersSeen(orders: ${JSON.stringify(orders)}) }`);
  return errors ? errors[0].extensions.code : data.markOrdersSeen;
};
const readPublic = async ({ uid, hash }: { uid: string; hash: string }) =>
  (await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).body.data;
const runAction = (id: string, action: string, body: object = {}) =>
  app.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, body);

describe('markOrdersSeen', () => {
  test('keeps the first time and leaves version and undo of the order unchanged', async () => {
    const order = await shop.placeOrder();
    const before = await readPublic(order);
    expect(before.seenAt).toBeNull();
    setTime('2026-11-16T07:01:00Z');
    expect(await markSeen([order.id])).toEqual([order.id]);
    setTime('2026-11-16T07:02:00Z');
    expect(await markSeen([order.id])).toEqual([]);
    expect(await readPublic(order)).toMatchObject({ seenAt: '2026-11-16T07:01:00.000Z', event: before.event, status: before.status });
    const { updatedAt, createdAt } = (await app.rest('ROLE_ADMIN', 'GET', `/orders/${order.id}`)).body.data;
    expect(updatedAt).toBe(createdAt);
  });

  test('marks each order once when many screens report it at the same time', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => shop.placeOrder()));
    const ids = orders.map(({ id }) => id);
    const marked = await Promise.all([ids, ids.toReversed(), ids, ids.toReversed()].map(ids => markSeen(ids)));
    expect(marked.flat().sort()).toEqual(ids.toSorted());
  });

  test('leaves out answered and unknown orders', async () => {
    const [confirmed, rejected, waiting] = await Promise.all([1, 2, 3].map(() => shop.placeOrder()));
    await runAction(confirmed!.id, 'confirm');
    await runAction(rejected!.id, 'reject');
    expect(await markSeen([confirmed!.id, rejected!.id, waiting!.id, unknownId])).toEqual([waiting!.id]);
    expect(await readPublic(confirmed!)).toMatchObject({ seenAt: null });
  });

  test('rejects too many orders, a malformed id and orders of another branch', async () => {
    const { id, uid, hash } = await shop.placeOrder();
    expect(await markSeen(Array.from({ length: 101 }, () => id))).toBe('INVALID');
    expect(await markSeen(['first'])).toBe('INVALID');
    const other = await app.make('branch', { identifier: 'bahnhof', name: 'Bahnhof' });
    expect(await markSeen([id], `ROLE_EMPLOYEE ${other}`)).toBe('FORBIDDEN');
    expect(await markSeen([id], 'ROLE_EDITOR')).toBe('FORBIDDEN');
    expect(await readPublic({ uid, hash })).toMatchObject({ seenAt: null });
  });

  test('needs as many statements for thirty orders as for one', async () => {
    const orders = await Promise.all(Array.from({ length: 31 }, () => shop.placeOrder()));
    const [first, ...others] = orders.map(({ id }) => id);
    const forOne = await countStatements(app, () => markSeen([first!]));
    expect(await countStatements(app, () => markSeen(others))).toBe(forOne);
  });
});

describe('remindBranches', () => {
  const remind = async (): Promise<void> => {
    await remindBranches(new Context(app.app.services));
    await runJobs(app);
  };
  const reminders = () => mail.messages.filter(({ subject }) => subject?.includes('auf Antwort'));
  const logOf = async (id: string): Promise<string[]> =>
    (await app.rest('ROLE_ADMIN', 'GET', `/orders/${id}`)).body.data.log.map(({ action }: { action: string }) => action);
  const openAllDay = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }];

  beforeAll(async () => {
    const change = { openingHours: openAllDay, orderEmail: 'theke@example.com' };
    expect((await app.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, change)).status).toBe(200);
  });

  test('reminds the branch once, three minutes after the order, and lets the customer know', async () => {
    const order = await shop.placeOrder();
    setTime('2026-11-16T07:02:00Z');
    await remind();
    expect(reminders()).toEqual([]);
    setTime('2026-11-16T07:03:00Z');
    await Promise.all([remind(), remindBranches(new Context(app.app.services))]);
    await remind();
    expect(reminders()).toMatchObject([{ recipient: 'theke@example.com', subject: `Bestellung ${order.uid} wartet auf Antwort` }]);
    expect(await readPublic(order)).toMatchObject({ remindedAt: '2026-11-16T07:03:00.000Z', status: 'WAITING_FOR_CONFIRMATION' });
    expect(await logOf(order.id)).toEqual(['create', 'reminded']);
  });

  test('sends one e-mail for all orders of the branch, and none about an answered one', async () => {
    const [first, second, answered] = [await shop.placeOrder(), await shop.placeOrder(), await shop.placeOrder()];
    await runAction(answered.id, 'confirm');
    setTime('2026-11-16T07:04:00Z');
    await remind();
    expect(reminders()).toMatchObject([{ subject: '2 Bestellungen warten auf Antwort' }]);
    for (const order of [first, second]) expect(await logOf(order.id)).toEqual(['create', 'reminded']);
    expect(await logOf(answered.id)).toEqual(['create', 'confirm']);
  });

  test('keeps an action and its undo possible after the reminder', async () => {
    const { id } = await shop.placeOrder();
    setTime('2026-11-16T07:03:00Z');
    await remind();
    expect((await runAction(id, 'confirm')).status).toBe(200);
    expect((await app.rest(shop.employee, 'POST', `/orders/${id}/undo`, {})).status).toBe(200);
    setTime('2026-11-16T07:10:00Z');
    await remind();
    expect(reminders()).toHaveLength(1);
  });
});

describe('the expected time of the public order', () => {
  const expectedAt = async (order: { uid: string; hash: string }) => (await readPublic(order)).expectedAt;

  test('is the earliest time, then the agreed one, and none when the order is ready', async () => {
    const order = await shop.placeOrder();
    expect(await expectedAt(order)).toBe('2026-11-16T07:00:00.000Z');
    await runAction(order.id, 'confirm', { appointment: '2026-11-16T07:25:00Z' });
    expect(await expectedAt(order)).toBe('2026-11-16T07:25:00.000Z');
    await runAction(order.id, 'in-delivery');
    expect(await expectedAt(order)).toBeNull();
  });

  test('is the requested time, and none for a proposed time or a rejected order', async () => {
    const order = await shop.placeOrder({ appointmentDate: '2026-11-16T09:00:00Z' });
    expect(await expectedAt(order)).toBe('2026-11-16T09:00:00.000Z');
    await app.rest(shop.employee, 'PUT', `/orders/${order.id}`, { counterAppointment: '2026-11-16T10:00:00Z' });
    expect(await expectedAt(order)).toBeNull();
    await runAction(order.id, 'reject');
    expect(await expectedAt(order)).toBeNull();
  });
});
