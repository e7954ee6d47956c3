import { enqueue } from '../../../platform/jobs/enqueue';
import { runJobs } from '../../../testing/app/runJobs';
import { useTestApp, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp(); // 08:00 in Vienna
const shop = useTestShop(app);

const at = (time: string) => `2026-11-16T${time}:00.000Z`;
const full = 'Diese Zeit ist leider schon ausgebucht. Bitte wählen Sie eine andere.';
const staffOf = (branch: string) => `ROLE_EMPLOYEE ${branch}` as const;

async function makeBranch(values: object = {}): Promise<string> {
  const branch = await app.make('branch', values);
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  return branch;
}

const place = (branch: string, change: object = {}) => app.rest(undefined, 'POST', '/orders', shop.orderInput({ branch, ...change }));
const set = (branch: string, input: object, token: Token | undefined = staffOf(branch)) =>
  app.rest(token, 'PUT', `/branches/${branch}/slot-capacities`, input);
const list = async (branch: string) => (await app.rest(staffOf(branch), 'GET', `/branches/${branch}/slot-capacities`)).body.data;
const quarter = async (branch: string, time: string, method = 'takeaway') =>
  (await list(branch)).find(({ slot, deliveryType }: Record<string, string>) => slot === at(time) && deliveryType === method);
const fullSlots = async (branch: string) => (await app.rest(undefined, 'GET', `/branches/${branch}/full-slots`)).body.data[0].slots;
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort();
const nine = { deliveryType: 'takeaway', slot: at('09:00') };

test('shows the orders and the capacity of the next quarters of an hour of each delivery method', async () => {
  const branch = await makeBranch({ takeawaySlotCapacity: 4, isDineInEnabled: true, isDeliveryEnabled: false });
  for (const time of ['08:00', '08:14', '09:00']) await place(branch, { appointmentDate: at(time) });
  await place(branch, { appointmentDate: at('08:00'), deliveryType: 'dineIn' });
  const quarters = await list(branch);
  expect(quarters).toHaveLength(24);
  expect(quarters[0]).toEqual({ ...nine, slot: at('07:00'), orders: 0, capacity: 4, defaultCapacity: 4, isChanged: false });
  expect(await quarter(branch, '08:00')).toMatchObject({ orders: 2, capacity: 4 });
  expect(await quarter(branch, '08:00', 'dineIn')).toMatchObject({ orders: 1, capacity: null, defaultCapacity: null });

  const [{ id }] = (await app.rest(staffOf(branch), 'GET', `/orders/current?branch=${branch}`)).body.data;
  await app.rest(staffOf(branch), 'POST', `/orders/${id}/status/reject`);
  const orders = (await list(branch)).reduce((sum: number, entry: { orders: number }) => sum + entry.orders, 0);
  expect(orders).toBe(3);
});

test('takes one more order, one fewer, none, and as many as before', async () => {
  const branch = await makeBranch({ takeawaySlotCapacity: 2 });
  const order = () => place(branch, { appointmentDate: at('09:05') });
  await order();
  expect((await set(branch, { ...nine, capacity: 1 })).body.data).toEqual({
    ...nine,
    ...{ orders: 1, capacity: 1, defaultCapacity: 2, isChanged: true },
  });
  expect(await order()).toEqual({ status: 409, body: { errors: [{ message: full, field: 'appointmentDate', code: 'CONFLICT' }] } });
  expect(await fullSlots(branch)).toEqual([at('09:00')]);

  await set(branch, { ...nine, capacity: 3 });
  expect(statuses([await order(), await order(), await order()])).toEqual([201, 201, 409]);
  await set(branch, { ...nine, capacity: 0 });
  expect(await quarter(branch, '09:00')).toMatchObject({ orders: 3, capacity: 0, isChanged: true });

  const { status, body } = await set(branch, { ...nine, capacity: null });
  expect({ status, data: body.data }).toEqual({
    status: 200,
    data: { ...nine, orders: 3, capacity: 2, defaultCapacity: 2, isChanged: false },
  });
  expect((await order()).status).toBe(409);
  expect((await place(branch, { appointmentDate: at('09:15') })).status).toBe(201);
});

test('limits a quarter of an hour of a branch without a capacity', async () => {
  const branch = await makeBranch({ isDineInEnabled: true });
  const mutation = `mutation ($branch: ID!, $slot: DateTimeISO!, $capacity: Int) {
    setSlotCapacity(branch: $branch, deliveryType: takeaway, slot: $slot, capacity: $capacity) { slot orders capacity defaultCapacity isChanged } }`;
  const stop = await app.graphql(staffOf(branch), mutation, { branch, slot: at('07:00'), capacity: 0 });
  expect(stop.data.setSlotCapacity).toEqual({ slot: at('07:00'), orders: 0, capacity: 0, defaultCapacity: null, isChanged: true });
  expect(await fullSlots(branch)).toEqual([at('07:00')]);
  expect((await place(branch, { appointmentDate: at('07:10') })).status).toBe(409);
  expect((await place(branch, { appointmentDate: at('07:10'), deliveryType: 'dineIn' })).status).toBe(201);
  await place(branch);
  expect(await quarter(branch, '07:15')).toMatchObject({ orders: 1, capacity: null }); // as soon as possible

  const query = `query ($branch: ID!) { slotCapacities(branch: $branch) { deliveryType slot orders capacity } }`;
  const { data } = await app.graphql(staffOf(branch), query, { branch });
  expect(data.slotCapacities[0]).toEqual({ deliveryType: 'takeaway', slot: at('07:00'), orders: 0, capacity: 0 });
  await app.graphql(staffOf(branch), mutation, { branch, slot: at('07:00') });
  expect(await fullSlots(branch)).toEqual([]);
});

test.each([
  ['lowered', { takeawaySlotCapacity: 10 }],
  ['new', {}],
])('accepts exactly as many parallel orders as a %s capacity', async (_title, values) => {
  const branch = await makeBranch(values);
  await set(branch, { ...nine, capacity: 3 });
  const orders = Array.from({ length: 12 }, () => place(branch, { appointmentDate: at('09:00') }));
  expect(statuses(await Promise.all(orders))).toEqual([...Array(3).fill(201), ...Array(9).fill(409)]);
  expect(await quarter(branch, '09:00')).toMatchObject({ orders: 3 });
});

test('accepts no order more after a capacity was lowered in the middle of parallel orders', async () => {
  const branch = await makeBranch({ takeawaySlotCapacity: 100 });
  const order = () => place(branch, { appointmentDate: at('09:00') });
  const running = Array.from({ length: 12 }, order);
  const ordersThen = (await set(branch, { ...nine, capacity: 0 })).body.data.orders;
  const responses = await Promise.all([...running, order(), order()]);
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(ordersThen);
  expect(await quarter(branch, '09:00')).toMatchObject({ orders: ordersThen, capacity: 0 });
});

test('stores the last of several changes at once', async () => {
  const branch = await makeBranch();
  const inputs = [1, 2, 3, null, 4, 5].map(capacity => set(branch, { ...nine, capacity }));
  const responses = await Promise.all(inputs);
  expect(statuses(responses)).toEqual(Array(6).fill(200));
  const { capacity } = await quarter(branch, '09:00');
  expect([1, 2, 3, null, 4, 5]).toContain(capacity);
  expect((await list(branch)).filter(({ isChanged }: { isChanged: boolean }) => isChanged)).toHaveLength(capacity === null ? 0 : 1);
});

test('sends a change and a rejected order to open shops, and logs who made the change', async () => {
  const branch = await makeBranch();
  const socket = app.socket();
  const events = socket.iterate<{ fullSlotsChanged: { slots: string[] }[] }>({
    query: `subscription { fullSlotsChanged(branch: "${branch}") { slots } }`,
  });
  const next = async () => (await events.next()).value?.data?.fullSlotsChanged[0]?.slots;
  expect(await next()).toEqual([]);
  await set(branch, { ...nine, capacity: 1 });
  expect(await next()).toEqual([]);
  await place(branch, { appointmentDate: at('09:00') });
  expect(await next()).toEqual([at('09:00')]);
  const [{ id }] = (await app.rest(staffOf(branch), 'GET', `/orders/current?branch=${branch}`)).body.data;
  await app.rest(staffOf(branch), 'POST', `/orders/${id}/status/reject`);
  expect(await next()).toEqual([]);
  await set(branch, { ...nine, capacity: 0 });
  expect(await next()).toEqual([at('09:00')]);
  await events.return?.();
  await socket.dispose();

  const { body } = await app.rest('ROLE_ADMIN', 'GET', '/logs');
  const entry = {
    who: 'ROLE_EMPLOYEE',
    record: branch,
    message: expect.stringMatching(/Viertelstunde ab 16.11.2026, 10:00 Uhr: gesperrt\.$/),
  };
  expect(body.data).toContainEqual(expect.objectContaining(entry));
});

test('does not propose a time of a locked quarter of an hour', async () => {
  const branch = await makeBranch();
  await place(branch, { appointmentDate: at('09:00') });
  const [{ id }] = (await app.rest(staffOf(branch), 'GET', `/orders/current?branch=${branch}`)).body.data;
  await set(branch, { ...nine, slot: at('10:00'), capacity: 0 });
  const propose = (counterAppointment: string) => app.rest(staffOf(branch), 'PUT', `/orders/${id}`, { counterAppointment });
  expect((await propose(at('10:05'))).status).toBe(409);
  expect((await propose(at('09:50'))).status).toBe(200);
  expect(await quarter(branch, '09:45')).toMatchObject({ orders: 1 }); // held until the customer answers
});

test('deletes a change a day after its quarter of an hour', async () => {
  const branch = await makeBranch();
  await set(branch, { ...nine, capacity: 1 });
  await app.app.services.database.query(
    `insert into "slotCapacity" ("branchId", "deliveryType", slot, capacity) values ($1, 'takeaway', '2026-11-15T06:45:00Z', 0)`,
    [branch],
  );
  await enqueue(app.contextFor(), 'runRetention', {});
  await runJobs(app);
  expect(await app.app.services.database.query('select slot from "slotCapacity" where "branchId" = $1', [branch])).toEqual([
    { slot: new Date(at('09:00')) },
  ]);
});

test('is for staff of the branch alone', async () => {
  const branch = await makeBranch();
  const otherBranch = await makeBranch();
  const input = { ...nine, capacity: 1 };
  const read = async (token?: Token) => (await app.rest(token, 'GET', `/branches/${branch}/slot-capacities`)).status;
  for (const [token, status] of [
    [undefined, 401],
    ['ROLE_EDITOR', 403],
    [`ROLE_MANAGER ${otherBranch}`, 403],
    [staffOf(otherBranch), 403],
    [`ROLE_MANAGER ${branch}`, 200],
    ['ROLE_ADMIN', 200],
  ] satisfies [Token | undefined, number][]) {
    expect([token, await read(token)]).toEqual([token, status]);
    expect([token, (await app.rest(token, 'PUT', `/branches/${branch}/slot-capacities`, input)).status]).toEqual([token, status]);
  }
  expect((await set('unknown', input, 'ROLE_ADMIN')).status).toBe(404);
});

test.each([
  [{ slot: at('09:00'), capacity: 1 }, 'deliveryType'],
  [{ ...nine, deliveryType: 'drone', capacity: 1 }, 'deliveryType'],
  [{ ...nine, deliveryType: 'dineIn', capacity: 1 }, 'deliveryType'],
  [{ deliveryType: 'takeaway', capacity: 1 }, 'slot'],
  [{ ...nine, slot: 'soon', capacity: 1 }, 'slot'],
  [{ ...nine, slot: at('09:05'), capacity: 1 }, 'slot'],
  [{ ...nine, slot: at('06:45'), capacity: 1 }, 'slot'],
  [{ ...nine, slot: '2027-11-16T09:00:00Z', capacity: 1 }, 'slot'],
  [{ ...nine, capacity: -1 }, 'capacity'],
  [{ ...nine, capacity: 1.5 }, 'capacity'],
  [{ ...nine, capacity: 10_001 }, 'capacity'],
  [{ ...nine, capacity: 'viele' }, 'capacity'],
  [{ ...nine, capacity: 1, reason: 'Ofen' }, 'reason'],
])('rejects %j', async (input, field) => {
  const branch = await makeBranch({ isDineInEnabled: false });
  const { status, body } = await set(branch, input);
  expect({ status, fields: body.errors.map((error: { field: string }) => error.field) }).toEqual({ status: 422, fields: [field] });
});
