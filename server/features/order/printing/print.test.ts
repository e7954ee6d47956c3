import { unknownId } from '../../../../schema/testing/exampleRecords';
import { runRetention } from '../../../app/retention';
import { useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import type { Json } from '../../../testing/app/json';

let now = new Date('2026-11-16T07:00:00Z');
const app = useTestApp({ now: () => now });
const shop = useTestShop(app);
let counterPrinter: string;
let ovenPrinter: string;
let otherPrinter: string;

beforeAll(async () => {
  const printer = (name: string, input: object) =>
    app.make('device', { name, identifier: name, type: 'printer', branch: shop.branch, isEnabled: true, ...input });
  counterPrinter = await printer('theke', { autoPrint: true });
  ovenPrinter = await printer('ofen', { autoPrint: false });
  await printer('defekt', { autoPrint: true, isEnabled: false });
  await printer('kassa', { autoPrint: true, type: 'tablet' });
  otherPrinter = await printer('anderswo', { autoPrint: true, branch: await app.make('branch') });
});
beforeEach(() => (now = new Date('2026-11-16T07:00:00Z')));

const run = (id: string, action: string) => app.rest(shop.employee, 'POST', `/orders/${id}/${action}`, {});
const print = (id: string, body: object = {}, token = shop.employee) => app.rest(token, 'POST', `/orders/${id}/print`, body);

/** The jobs of an order, oldest first, as staff reads them. */
async function jobsOf({ uid }: { uid: string }) {
  const { body } = await app.rest(shop.employee, 'GET', `/print-jobs?search=${uid}&sort=createdAt`);
  return body.data.map(({ device, receipt, copy, state, availableAt }: Json) => ({ device: device.id, receipt, copy, state, availableAt }));
}

test('prints each receipt once, on the enabled printers of the branch that print by themselves', async () => {
  const order = await shop.placeOrder();
  const first = { device: counterPrinter, receipt: 'customer', copy: 0, state: 'queued', availableAt: now.toISOString() };
  expect(await jobsOf(order)).toEqual([first]);
  now = new Date('2026-11-16T07:01:00Z');
  await run(order.id, 'status/confirm');
  const second = { ...first, receipt: 'preparation', availableAt: '2026-11-16T07:01:20.000Z' };
  expect(await jobsOf(order)).toEqual([first, second]);
  now = new Date('2026-11-16T07:02:00Z');
  await run(order.id, 'undo');
  await run(order.id, 'status/confirm');
  await run(order.id, 'status/in-delivery');
  expect(await jobsOf(order)).toEqual([first, second]);
});

test('drops the receipt of an action that is undone before it is printed', async () => {
  const order = await shop.placeOrder();
  await run(order.id, 'status/confirm');
  now = new Date('2026-11-16T07:00:19Z');
  expect((await run(order.id, 'undo')).status).toBe(200);
  expect(await jobsOf(order)).toMatchObject([{ receipt: 'customer' }]);
  await run(order.id, 'status/confirm');
  expect(await jobsOf(order)).toMatchObject([{ receipt: 'customer' }, { receipt: 'preparation', availableAt: '2026-11-16T07:00:39.000Z' }]);
});

test('prints the receipt of an agreed time at once, because nobody can undo it', async () => {
  const order = await shop.placeOrder();
  await app.rest(shop.employee, 'PUT', `/orders/${order.id}`, { counterAppointment: '2026-11-17T09:00:00Z' });
  await app.rest(undefined, 'POST', `/orders/public/${order.uid}/${order.hash}/confirm-counter-appointment`, {});
  expect(await jobsOf(order)).toMatchObject([{ receipt: 'customer' }, { receipt: 'preparation', availableAt: now.toISOString() }]);
});

test('prints on all enabled printers or one of them, and numbers the copies', async () => {
  const order = await shop.placeOrder();
  const all = await print(order.id);
  expect(all).toMatchObject({ status: 200, body: { data: { jobs: [{ device: counterPrinter }, { device: ovenPrinter }] } } });
  await print(order.id, { device: ovenPrinter });
  await print(order.id, { device: ovenPrinter, receipt: 'preparation' });
  const copies = (await jobsOf(order)).map(({ device, receipt, copy }: Json) => [device, receipt, copy]);
  expect(copies.sort()).toEqual(
    [
      [counterPrinter, 'customer', 0],
      [counterPrinter, 'customer', 1],
      [ovenPrinter, 'customer', 1],
      [ovenPrinter, 'customer', 2],
      [ovenPrinter, 'preparation', 0],
    ].sort(),
  );
});

test('gives copies that are asked for at the same time different numbers', async () => {
  const order = await shop.placeOrder();
  const responses = await Promise.all([1, 2, 3, 4].map(() => print(order.id, { device: ovenPrinter })));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const copies = (await jobsOf(order)).filter(({ device }: Json) => device === ovenPrinter).map(({ copy }: Json) => copy);
  expect(copies.sort()).toEqual([1, 2, 3, 4]);
});

test('prints by GraphQL', async () => {
  const { id } = await shop.placeOrder();
  const mutation =
    'mutation ($id: ID!, $device: ID) { printOrder(id: $id, device: $device, receipt: preparation) { receipt copy device { name } } }';
  const { data } = await app.graphql(shop.employee, mutation, { id, device: ovenPrinter });
  expect(data.printOrder).toEqual([{ receipt: 'preparation', copy: 0, device: { name: 'ofen' } }]);
});

test.each([
  ['of another branch', () => ({ device: otherPrinter }), 'Kein Drucker verfügbar.'],
  ['that does not exist', () => ({ device: unknownId }), 'Kein Drucker verfügbar.'],
  ['without an id', () => ({ device: 'theke' }), 'Der gewählte Eintrag existiert nicht.'],
  ['for an unknown receipt', () => ({ receipt: 'label' }), 'Bitte treffen Sie eine gültige Auswahl.'],
])('rejects a printer %s', async (_, input, message) => {
  const order = await shop.placeOrder();
  const { status, body } = await print(order.id, input());
  expect([status, body.errors[0].message]).toEqual([422, message]);
  expect(await jobsOf(order)).toHaveLength(1);
});

test('says that a branch has no printer', async () => {
  const branch = await app.make('branch');
  const category = await app.make('category');
  await app.make('menu', { branches: [branch], catalog: [{ category, products: [shop.roll] }] });
  const { id } = await shop.placeOrder({ branch });
  expect(await print(id, {}, 'ROLE_ADMIN')).toMatchObject({ status: 422, body: { errors: [{ message: 'Kein Drucker verfügbar.' }] } });
});

test('rejects staff of another branch and unknown orders', async () => {
  const { id, uid } = await shop.placeOrder();
  const other = `ROLE_EMPLOYEE ${await app.make('branch')}` as const;
  expect((await print(id, {}, other)).status).toBe(403);
  expect((await print(unknownId)).status).toBe(404);
  expect((await app.rest(other, 'GET', `/print-jobs?search=${uid}`)).body.data).toEqual([]);
});

test('prints with the key of the back-office screen, only in its branch', async () => {
  const { key } = (await app.rest('ROLE_ADMIN', 'POST', `/branches/${shop.branch}/keys/backoffice`)).body.data;
  const order = await shop.placeOrder();
  const printByKey = (apiKey: string) =>
    app.rest(undefined, 'POST', `/orders/${order.id}/print`, { device: ovenPrinter }, { 'x-api-key': apiKey });
  expect(await printByKey(key)).toMatchObject({ status: 200, body: { data: { jobs: [{ device: ovenPrinter }] } } });
  expect((await printByKey('falsch')).status).toBe(403);
  const other = await app.make('branch');
  const otherKey = (await app.rest('ROLE_ADMIN', 'POST', `/branches/${other}/keys/backoffice`)).body.data.key;
  expect((await printByKey(otherKey)).status).toBe(403);
});

test('expires jobs after ten minutes, so that no printer prints old receipts in the morning', async () => {
  const order = await shop.placeOrder();
  now = new Date('2026-11-16T07:10:00Z');
  await runRetention(app.contextFor());
  expect(await jobsOf(order)).toMatchObject([{ state: 'queued' }]);
  now = new Date('2026-11-16T07:10:01Z');
  await runRetention(app.contextFor());
  expect(await jobsOf(order)).toMatchObject([{ state: 'expired' }]);
  now = new Date('2026-12-17T07:00:00Z');
  await runRetention(app.contextFor());
  expect(await jobsOf(order)).toEqual([]);
});
