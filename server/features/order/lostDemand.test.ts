import { useTestApp, type Token } from '../../testing/app/testApp';
import { useTestShop } from '../../testing/data/shop';

const app = useTestApp();
const shop = useTestShop(app);
const openingHours = [{ type: 'daily', date: null, isClosed: false, from: '08:00', to: '10:00' }];
let branch: string;

beforeAll(async () => {
  const values = { openingHours, takeawaySlotCapacity: 1, isDeliveryEnabled: true };
  branch = await app.make('branch', values);
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll, shop.cake] }] });
});
beforeEach(() => app.contextFor().db.query('truncate "analyticsEvent"'));

const place = (fields: object, token?: Token) => app.rest(token, 'POST', '/orders', shop.orderInput({ branch, ...fields }));

async function lost(): Promise<object[]> {
  await app.app.services.analytics.flush();
  return app
    .contextFor()
    .db.query(`select action, category, name, branch, visitor, "isView" from "analyticsEvent" where type = 'lost-demand'`);
}
const event = (fields: object) => ({ category: 'takeaway', name: null, branch, visitor: null, isView: false, ...fields });

test('counts an order for a time that is full', async () => {
  const appointmentDate = '2026-11-17T08:00:00.000Z';
  expect((await place({ appointmentDate })).status).toBe(201);
  expect(await lost()).toEqual([]);
  expect((await place({ appointmentDate })).status).toBe(409);
  expect(await lost()).toEqual([event({ action: 'slot_full', name: 'Dienstag, 09:00 Uhr' })]);
});

test('counts an order for a time when the branch is closed', async () => {
  expect((await place({ appointmentDate: '2026-11-17T15:00:00.000Z' })).status).toBe(422);
  expect(await lost()).toEqual([event({ action: 'closed', name: 'Dienstag, 16:00 Uhr' })]);
});

test('counts each product once that is sold out', async () => {
  await app.rest('ROLE_ADMIN', 'PUT', `/branches/${branch}/sold-out/${shop.roll}`, {});
  const items = [1, 2].map(amount => ({ product: shop.roll, amount }));
  const { status } = await place({ items, appointmentDate: null });
  await app.rest('ROLE_ADMIN', 'DELETE', `/branches/${branch}/sold-out/${shop.roll}`);
  expect(status).toBe(422);
  expect(await lost()).toEqual([event({ action: 'sold_out', name: 'Semmel' })]);
});

test('counts an order to an area to which nobody delivers', async () => {
  await place({ deliveryType: 'delivery', deliveryArea: '4711', appointmentDate: '2026-11-17T08:30:00.000Z' });
  expect(await lost()).toContainEqual(event({ action: 'area_unknown', category: 'delivery', name: '4711' }));
});

test('counts neither other errors nor the orders that staff enter', async () => {
  expect((await place({ firstName: '' })).status).toBe(422);
  expect((await place({ appointmentDate: '2026-11-17T15:00:00.000Z' }, `ROLE_EMPLOYEE ${branch}`)).status).toBe(422);
  expect(await lost()).toEqual([]);
});
