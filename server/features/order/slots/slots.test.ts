import { useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const shop = useTestShop(app);

const at = (time: string) => `2026-11-17T${time}:00.000Z`;
const full = 'Diese Zeit ist leider schon ausgebucht. Bitte wählen Sie eine andere.';

async function makeBranch(values: object): Promise<string> {
  const branch = await app.make('branch', values);
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  return branch;
}

const place = (branch: string, change: object = {}) => app.rest(undefined, 'POST', '/orders', shop.orderInput({ branch, ...change }));
const fullSlots = async (branch: string, deliveryType = 'takeaway') =>
  (await app.rest(undefined, 'GET', `/branches/${branch}/full-slots`)).body.data.find(
    (entry: { deliveryType: string }) => entry.deliveryType === deliveryType,
  ).slots;
const staffOf = (branch: string) => `ROLE_EMPLOYEE ${branch}` as const;
const current = async (branch: string) => (await app.rest(staffOf(branch), 'GET', `/orders/current?branch=${branch}`)).body.data;
const countOrders = async (branch: string) =>
  (await app.app.services.database.query('select count(*)::int as count from "order" where "branchId" = $1', [branch]))[0].count;

test('accepts exactly as many parallel orders as a quarter of an hour takes', async () => {
  const branch = await makeBranch({ takeawaySlotCapacity: 5 });
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => place(branch, { appointmentDate: at(index % 2 ? '09:00' : '09:14') })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(15).fill(409)]);
  for (const { body } of responses.filter(({ status }) => status === 409))
    expect(body).toEqual({ errors: [{ message: full, field: 'appointmentDate', code: 'CONFLICT' }] });
  const [rows] = await app.app.services.database.query(
    `select count(*)::int as orders, (select count(*)::int from order_log join "order" on "order".id = "orderId" where "branchId" = $1) as logs,
       (select last from ticket where "branchId" = $1) as tickets,
       (select count(*)::int from event where name = 'orderChanged' and payload ->> 'branch' = $1::text) as events
     from "order" where "branchId" = $1`,
    [branch],
  );
  expect(rows).toEqual({ orders: 5, logs: 5, tickets: 5, events: 5 });
  expect(await fullSlots(branch)).toEqual([at('09:00')]);
  expect((await place(branch, { appointmentDate: at('09:15') })).status).toBe(201);
});

test('spreads parallel orders as soon as possible over the next quarters of an hour', async () => {
  const branch = await makeBranch({ takeawaySlotCapacity: 5 });
  const responses = await Promise.all(Array.from({ length: 20 }, () => place(branch)));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  const dueTimes = (await current(branch)).map(({ dueAt }: { dueAt: string }) => dueAt.slice(11, 16)).sort();
  expect(dueTimes).toEqual(['07:00', '07:15', '07:30', '07:45'].flatMap(time => Array(5).fill(time)));
});

test('counts each delivery method by itself', async () => {
  const branch = await makeBranch({ takeawaySlotCapacity: 1, isDineInEnabled: true });
  const appointmentDate = at('09:00');
  expect((await place(branch, { appointmentDate })).status).toBe(201);
  expect((await place(branch, { appointmentDate })).status).toBe(409);
  expect((await place(branch, { appointmentDate, deliveryType: 'dineIn' })).status).toBe(201);
  expect(await fullSlots(branch, 'dineIn')).toEqual([]);
});

test('shows a full quarter of an hour as an issue of the cart', async () => {
  const branch = await makeBranch({ takeawaySlotCapacity: 1 });
  await place(branch, { appointmentDate: at('09:00') });
  const query = 'query ($input: PriceCartInput!) { priceCart(input: $input) { issues { field message code } } }';
  const issuesAt = async (time: string) => {
    const input = { branch, deliveryType: 'takeaway', items: [{ product: shop.roll, amount: 2 }], appointmentDate: at(time) };
    return (await app.graphql(undefined, query, { input })).data.priceCart.issues;
  };
  expect(await issuesAt('09:10')).toEqual([{ field: 'appointmentDate', message: full, code: 'CONFLICT' }]);
  expect(await issuesAt('09:15')).toEqual([]);
});

test('gives the place of a rejected or moved order back and publishes it', async () => {
  const branch = await makeBranch({ takeawaySlotCapacity: 1 });
  const socket = app.socket();
  const events = socket.iterate<{ fullSlotsChanged: { slots: string[] }[] }>({
    query: `subscription { fullSlotsChanged(branch: "${branch}") { deliveryType slots } }`,
  });
  const next = async () => (await events.next()).value?.data?.fullSlotsChanged[0]?.slots;
  expect(await next()).toEqual([]);

  const appointmentDate = at('09:00');
  await place(branch, { appointmentDate });
  expect(await next()).toEqual([appointmentDate]);
  expect((await place(branch, { appointmentDate })).status).toBe(409);

  const [{ id: moved }] = await current(branch);
  const confirm = { appointment: at('10:00') };
  expect((await app.rest(staffOf(branch), 'POST', `/orders/${moved}/status/confirm`, confirm)).status).toBe(200);
  expect(await next()).toEqual([at('10:00')]);

  expect((await place(branch, { appointmentDate })).status).toBe(201);
  expect(await next()).toEqual([appointmentDate, at('10:00')]);
  const rejected = (await current(branch)).find(({ id }: { id: string }) => id !== moved).id;
  expect((await app.rest(staffOf(branch), 'POST', `/orders/${rejected}/status/reject`, { rejectionMessage: 'Leider aus.' })).status).toBe(
    200,
  );
  expect(await next()).toEqual([at('10:00')]);
  expect((await place(branch, { appointmentDate })).status).toBe(201);
  expect(await countOrders(branch)).toBe(3);
  await events.return?.();
  await socket.dispose();
});

test('adds preparation and delivery time to the earliest time', async () => {
  const area = { id: 'a', area: 'Zentrum', price: 2, tax: 10, free: false };
  const branch = await makeBranch({
    takeawayPreparationMinutes: 20,
    deliveryPreparationMinutes: 30,
    deliveryMinutes: 25,
    isDeliveryEnabled: true,
    isDeliveryAddressRequired: false,
    deliveryAreas: [area],
  });
  const earlier = '2026-11-16T07:17:00Z';
  expect((await place(branch, { appointmentDate: earlier })).status).toBe(422);
  expect((await place(branch)).status).toBe(201);
  expect((await place(branch, { deliveryType: 'delivery', deliveryArea: 'a' })).status).toBe(201);
  const dueTimes = (await current(branch)).map(({ deliveryType, dueAt }: Record<string, string>) => [deliveryType, dueAt!.slice(11, 16)]);
  expect(Object.fromEntries(dueTimes)).toEqual({ takeaway: '07:20', delivery: '07:55' });
});

test('returns no slots of an unknown or hidden branch', async () => {
  const hidden = await app.make('branch', { isPublic: false });
  expect((await app.rest(undefined, 'GET', `/branches/${hidden}/full-slots`)).status).toBe(404);
  expect((await app.rest(undefined, 'GET', '/branches/unknown/full-slots')).status).toBe(404);
});
