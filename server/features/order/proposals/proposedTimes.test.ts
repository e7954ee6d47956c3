import { fakeTransports } from '../../../testing/fakes/transports';
import { runJobs } from '../../../testing/app/runJobs';
import { useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const mail = fakeTransports();
const app = useTestApp({ transports: { mail } });
const shop = useTestShop(app);

const ten = '2026-11-16T09:00:00.000Z';
const eleven = '2026-11-16T10:00:00.000Z';
const twelve = '2026-11-16T11:00:00.000Z';
const full = 'Diese Zeit ist leider schon ausgebucht. Bitte wählen Sie eine andere.';

type CreatedOrder = Awaited<ReturnType<typeof shop.placeOrder>>;
const put = ({ id }: Pick<CreatedOrder, 'id'>, body: object) => app.rest(shop.employee, 'PUT', `/orders/${id}`, body);
const propose = (order: Pick<CreatedOrder, 'id'>, ...counterAppointments: string[]) => put(order, { counterAppointments });
const accept = ({ uid, hash }: CreatedOrder, body: object = {}) =>
  app.rest(undefined, 'POST', `/orders/public/${uid}/${hash}/confirm-counter-appointment`, body);
const read = async ({ id }: Pick<CreatedOrder, 'id'>) => (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
const lastNote = async (order: Pick<CreatedOrder, 'id'>) => (await read(order)).log.at(-1).note;
const at = (time: string) => (app.app.services.now = () => new Date(time));

beforeEach(() => at('2026-11-16T07:00:00Z'));

test('proposes several times by REST and GraphQL, and lists all of them', async () => {
  const order = await shop.placeOrder();
  const proposal = { status: 'COUNTER_PROPOSED', counterAppointment: ten, counterAppointments: [ten, eleven, twelve] };
  expect((await propose(order, ten, eleven, twelve)).body.data).toMatchObject(proposal);
  expect((await app.rest(undefined, 'GET', `/orders/public/${order.uid}/${order.hash}`)).body.data).toMatchObject(proposal);
  expect(await lastNote(order)).toBe('Terminvorschläge: 16.11.2026, 10:00 Uhr; 16.11.2026, 11:00 Uhr; 16.11.2026, 12:00 Uhr');

  const other = await shop.placeOrder();
  const { data } = await app.graphql(
    shop.employee,
    `mutation { proposeCounterAppointment(id: "${other.id}", counterAppointments: ["${eleven}", "${ten}"]) { counterAppointment counterAppointments } }`,
  );
  expect(data.proposeCounterAppointment).toEqual({ counterAppointment: eleven, counterAppointments: [eleven, ten] });
});

test('lists the one time of a proposal with a single time, and none without a proposal', async () => {
  const order = await shop.placeOrder();
  expect((await read(order)).counterAppointments).toEqual([]);
  await propose(order, eleven, twelve);
  expect((await put(order, { counterAppointment: ten })).body.data.counterAppointments).toEqual([ten]);
  expect((await put(order, { counterAppointment: null })).body.data.counterAppointments).toEqual([]);
});

test('confirms the order for the time that the customer picks', async () => {
  const order = await shop.placeOrder();
  await propose(order, ten, eleven);
  expect((await accept(order, { appointment: eleven })).body.data).toMatchObject({
    status: 'CONFIRMED',
    appointment: eleven,
    appointmentDate: eleven,
    counterAppointment: null,
    counterAppointments: [],
  });
  expect(await lastNote(order)).toBe('Terminvorschlag: 16.11.2026, 11:00 Uhr');
  const other = await shop.placeOrder();
  await propose(other, ten, eleven);
  expect((await accept(other)).body.data.appointment).toBe(ten);
});

test('rejects a time that was not proposed', async () => {
  const order = await shop.placeOrder();
  await propose(order, ten, eleven);
  expect(await accept(order, { appointment: twelve })).toEqual({
    status: 422,
    body: {
      errors: [
        {
          message: 'Diese Zeit wurde nicht vorgeschlagen. Bitte wählen Sie eine der vorgeschlagenen.',
          field: 'appointment',
          code: 'INVALID',
        },
      ],
    },
  });
  expect((await read(order)).status).toBe('COUNTER_PROPOSED');
});

test('confirms the order once when two answers pick different times at once', async () => {
  const order = await shop.placeOrder();
  await propose(order, ten, eleven);
  const responses = await Promise.all([accept(order, { appointment: ten }), accept(order, { appointment: eleven })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('rejects invalid lists of times', async () => {
  const order = await shop.placeOrder();
  const tooMany = [ten, eleven, twelve, '2026-11-16T12:00:00.000Z'];
  for (const counterAppointments of [['bald'], [7], tooMany, [ten, '2026-11-16T06:00:00Z'], 'bald'])
    expect((await put(order, { counterAppointments })).status).toBe(422);
  expect(await put(order, { counterAppointment: eleven, counterAppointments: [ten] })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'counterAppointment' }] },
  });
  expect((await propose(order, ten, eleven)).status).toBe(200);
  expect((await propose(order, ten, eleven)).status).toBe(409);
  expect((await propose(order, ten, twelve)).status).toBe(200);
});

test('restores all times when the confirmation of staff is undone', async () => {
  const order = await shop.placeOrder();
  await propose(order, ten, eleven);
  await app.rest(shop.employee, 'POST', `/orders/${order.id}/status/confirm`, {});
  expect((await read(order)).counterAppointments).toEqual([]);
  await app.rest(shop.employee, 'POST', `/orders/${order.id}/undo`);
  expect(await read(order)).toMatchObject({ status: 'COUNTER_PROPOSED', counterAppointments: [ten, eleven] });
});

test('lists all times in the e-mail to the customer', async () => {
  const order = await shop.placeOrder({ email: 'anna@example.com' });
  await runJobs(app);
  mail.messages.length = 0;
  await propose(order, ten, eleven);
  await runJobs(app);
  expect(mail.messages.map(({ body }) => body).join()).toContain('Wäre Montag, 16.11.2026, 10:00 oder 11:00 Uhr für Sie in Ordnung?');
});

describe('expiry', () => {
  test('expires 30 minutes before the earliest time, and never before', async () => {
    const order = await shop.placeOrder();
    await propose(order, eleven, ten);
    at('2026-11-16T08:29:59Z');
    await runJobs(app);
    expect((await read(order)).status).toBe('COUNTER_PROPOSED');
    at('2026-11-16T08:30:00Z');
    await runJobs(app);
    const { status, counterAppointment, log } = await read(order);
    expect({ status, counterAppointment }).toEqual({ status: 'WAITING_FOR_CONFIRMATION', counterAppointment: null });
    expect(log.at(-1)).toMatchObject({ actor: 'system', action: 'expire-proposal' });
    expect((await accept(order)).status).toBe(409);
  });

  test('lets a proposal for the next minutes last until its time', async () => {
    const order = await shop.placeOrder();
    await propose(order, '2026-11-16T07:20:00.000Z');
    at('2026-11-16T07:19:00Z');
    await runJobs(app);
    expect((await read(order)).status).toBe('COUNTER_PROPOSED');
    at('2026-11-16T07:20:00Z');
    await runJobs(app);
    expect((await read(order)).status).toBe('WAITING_FOR_CONFIRMATION');
  });

  test('leaves an answered and a later proposal alone', async () => {
    const [answered, replaced] = [await shop.placeOrder(), await shop.placeOrder()];
    for (const order of [answered, replaced]) await propose(order, ten);
    await accept(answered);
    await propose(replaced, twelve);
    at('2026-11-16T08:45:00Z');
    await runJobs(app);
    expect((await read(answered)).status).toBe('CONFIRMED');
    expect((await read(replaced)).status).toBe('COUNTER_PROPOSED');
  });
});

describe('capacity', () => {
  async function makeBranch() {
    const branch = await app.make('branch', { takeawaySlotCapacity: 1 });
    await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
    const staff = `ROLE_EMPLOYEE ${branch}` as const;
    const place = (appointmentDate: string) => app.rest(undefined, 'POST', '/orders', shop.orderInput({ branch, appointmentDate }));
    const idOf = async (uid: string): Promise<string> =>
      (await app.rest(staff, 'GET', `/orders/current?branch=${branch}`)).body.data.find((order: CreatedOrder) => order.uid === uid).id;
    const fullSlots = async () => (await app.rest(undefined, 'GET', `/branches/${branch}/full-slots`)).body.data[0].slots;
    const proposeFor = (id: string, ...counterAppointments: (string | null)[]) =>
      app.rest(staff, 'PUT', `/orders/${id}`, counterAppointments[0] ? { counterAppointments } : { counterAppointment: null });
    const placed = await place('2026-11-17T09:00:00.000Z');
    return { place, fullSlots, proposeFor, idOf, id: await idOf(placed.body.data.uid) };
  }
  const [nine, afternoon, evening] = ['2026-11-17T09:00:00.000Z', '2026-11-17T10:00:00.000Z', '2026-11-17T11:00:00.000Z'] as const;

  test('holds the proposed times until the proposal is withdrawn', async () => {
    const { place, fullSlots, proposeFor, id } = await makeBranch();
    expect((await proposeFor(id, afternoon, evening)).status).toBe(200);
    expect(await fullSlots()).toEqual([nine, afternoon, evening]);
    expect((await place(evening)).status).toBe(409);
    await proposeFor(id, null);
    expect(await fullSlots()).toEqual([nine]);
    expect((await place(evening)).status).toBe(201);
  });

  test('rejects a proposal for a full quarter of an hour and changes nothing', async () => {
    const { place, fullSlots, proposeFor, id } = await makeBranch();
    await place(evening);
    expect(await proposeFor(id, afternoon, evening)).toEqual({
      status: 409,
      body: { errors: [{ message: full, field: 'counterAppointment', code: 'CONFLICT' }] },
    });
    expect(await fullSlots()).toEqual([nine, evening]);
  });

  test('never fills a quarter of an hour twice by a proposal and an order at once', async () => {
    const { place, proposeFor, id } = await makeBranch();
    const responses = await Promise.all([proposeFor(id, evening), place(evening), place(evening)]);
    expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
  });
});
