import { Context } from '../../platform/context/context';
import { useHouse, useInstance } from '../../testing/app/testApp';
import { runJobs } from '../../testing/app/runJobs';
import { providerAt, startPaymentService, type PaymentService } from '../../testing/fakes/paymentService';
import { useShop } from '../../testing/data/shop';
import { simulation } from './providers/simulation';
import { sweepPayments } from './reconcilePayments';

let service: PaymentService;
beforeAll(async () => {
  service = await startPaymentService(() => house.address);
});
afterAll(() => service.stop());
beforeEach(() => {
  service.manner = 'friendly';
});

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const house = useHouse({ payments: { mollie: providerAt(() => service) }, now: () => clock.now });
const pretending = useInstance({ payments: { datatrans: simulation('datatrans', 'http://localhost') }, now: () => clock.now });
const shop = useShop(house);

beforeAll(async () => {
  await house.rest('ROLE_ADMIN', 'POST', '/config', {
    enableMollie: true,
    enablePluginMollie: true,
    enableDatatrans: true,
    enablePluginDatatrans: true,
  });
  await house.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { isMollieEnabled: true, isDatatransEnabled: true });
});
beforeEach(() => {
  clock.now = new Date('2026-11-16T07:00:00Z');
});

const sweep = (): Promise<void> => sweepPayments(new Context(house.app.services));

const quiet = (): void => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
};
afterEach(() => jest.restoreAllMocks());

interface Placed {
  id: string;
  uid: string;
  hash: string;
  reference: string;
}

/** An order that waits for its payment. */
async function placed(): Promise<Placed> {
  const { paymentRedirectUrl, ...order } = (await shop.place({ paymentMethod: 'mollie' })) as Awaited<ReturnType<typeof shop.place>> & {
    paymentRedirectUrl: string;
  };
  return { ...order, reference: paymentRedirectUrl.split('/').at(-1)! };
}

const statusOf = async ({ uid, hash }: Placed): Promise<string> =>
  (await house.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).body.data.status;

const tell = (reference: string): Promise<Response> =>
  fetch(`${house.address}/api/payments/mollie/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id: reference }),
  });

const comeBack = async ({ uid, hash }: Placed): Promise<string | null> =>
  (await fetch(`${house.address}/api/payments/mollie/return/${uid}/${hash}`, { redirect: 'manual' })).headers.get('location');

const stepsOf = async ({ id }: Placed): Promise<string[]> =>
  (await house.as('ROLE_ADMIN').db.query('select action from order_log where "orderId" = $1 order by event', [id])).map(
    ({ action }: { action: string }) => action,
  );

const later = (minutes: number): void => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

test('an order waits for its payment, is paid by the word of the provider, and a webhook twice is one', async () => {
  const order = await placed();
  expect(service.payments.get(order.reference)).toMatchObject({ amount: { value: '1.10', currency: 'EUR' } });
  expect(await statusOf(order)).toBe('WAITING_FOR_PAYMENT');
  expect(await (await tell(order.reference)).json()).toEqual({ accepted: true });
  expect(await statusOf(order)).toBe('WAITING_FOR_PAYMENT');

  service.payments.get(order.reference)!.status = 'paid';
  const [one, other] = await Promise.all([tell(order.reference), tell(order.reference), comeBack(order)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(await statusOf(order)).toBe('WAITING_FOR_CONFIRMATION');
  expect(await stepsOf(order)).toEqual(['create', 'payment-paid']);
});

test('whoever comes back goes to the order when it is paid or still open, else to the checkout', async () => {
  const order = await placed();
  expect(await comeBack(order)).toBe(`/status/${order.uid}/${order.hash}`);
  service.payments.get(order.reference)!.status = 'canceled';
  expect(await comeBack(order)).toBe('/store/markt/checkout/error');
  expect(await statusOf(order)).toBe('FAILED');
  expect(await comeBack({ ...order, hash: 'wrong' })).toBe(`/status/${order.uid}/wrong`);
});

test('what was paid too late is noted and sent back', async () => {
  const order = await placed();
  later(31);
  await sweep();
  expect(await statusOf(order)).toBe('FAILED');
  service.payments.get(order.reference)!.status = 'paid';
  await tell(order.reference);
  await Promise.all([sweep(), sweep()]);
  expect(service.payments.get(order.reference)!.refunds).toEqual([{ status: 'pending' }]);
  service.payments.get(order.reference)!.refunds = [{ status: 'refunded' }];
  await tell(order.reference);
  await tell(order.reference);
  await sweep();
  expect(await stepsOf(order)).toEqual(['create', 'payment-failed', 'payment-late', 'refunded']);
});

test('an order that was turned down gives its money back, once', async () => {
  const order = await placed();
  service.payments.get(order.reference)!.status = 'paid';
  await tell(order.reference);
  await house.rest(shop.counter, 'POST', `/orders/${order.id}/status/reject`, {});
  await runJobs(house);
  expect(service.payments.get(order.reference)!.refunds).toHaveLength(1);
  await sweep();
  expect(service.payments.get(order.reference)!.refunds).toHaveLength(1);
});

test.each([
  ['another sum', { value: '0.01', currency: 'EUR' }],
  ['another currency', { value: '1.10', currency: 'HUF' }],
])('%s does not pay the order, and is noted once', async (_what, amount) => {
  quiet();
  const order = await placed();
  Object.assign(service.payments.get(order.reference)!, { status: 'paid', amount });
  await tell(order.reference);
  await tell(order.reference);
  expect(await statusOf(order)).toBe('WAITING_FOR_PAYMENT');
  expect(await stepsOf(order)).toEqual(['create', 'payment-mismatch']);
});

test('a word that was overtaken on its way does not open again what is decided', async () => {
  const order = await placed();
  service.payments.get(order.reference)!.status = 'paid';
  await tell(order.reference);
  service.payments.get(order.reference)!.status = 'open';
  await tell(order.reference);
  const [{ state }] = await house.as('ROLE_ADMIN').db.query('select state from payment where "orderId" = $1', [order.id]);
  expect([state, await statusOf(order)]).toEqual(['paid', 'WAITING_FOR_CONFIRMATION']);
});

test('a lost message is made up for by looking', async () => {
  const order = await placed();
  service.payments.get(order.reference)!.status = 'paid';
  later(3);
  await sweep();
  expect(await statusOf(order)).toBe('WAITING_FOR_CONFIRMATION');
});

test.each(['failing', 'confused', 'luring'] as const)(
  'while the provider is %s nothing is lost: sent again, it is the same order',
  async manner => {
    quiet();
    service.manner = manner;
    const key = { 'idempotency-key': `key-${manner}-0123456789` };
    const draft = shop.draft({ paymentMethod: 'mollie' });
    const refused = await house.rest(undefined, 'POST', '/orders', draft, key);
    expect(refused).toMatchObject({
      status: 503,
      body: { errors: [{ code: 'UNAVAILABLE', message: 'Der Zahlungsdienst ist gerade nicht erreichbar.' }] },
    });

    service.manner = 'friendly';
    const before = await house.as('ROLE_ADMIN').db.query('select count(*)::int as n from "order"');
    const { status, body } = await house.rest(undefined, 'POST', '/orders', draft, key);
    expect(status).toBe(201);
    expect(body.data.paymentRedirectUrl).toMatch(/\/checkout\/tr_/);
    expect(await house.as('ROLE_ADMIN').db.query('select count(*)::int as n from "order"')).toEqual(before);
  },
);

test('staff asks anew; while nobody answers the order stays as it is', async () => {
  quiet();
  const order = await placed();
  const ask = (token: Parameters<typeof house.rest>[0]) => house.rest(token, 'POST', `/orders/${order.id}/update-payment-status`, {});
  expect((await ask(undefined)).status).toBe(401);
  expect((await ask('ROLE_EDITOR')).status).toBe(403);
  expect((await ask(`ROLE_EMPLOYEE ${crypto.randomUUID()}`)).status).toBe(403);
  service.manner = 'failing';
  expect((await ask(shop.counter)).status).toBe(503);
  service.manner = 'friendly';
  service.payments.get(order.reference)!.status = 'paid';
  expect((await ask(shop.counter)).body.data).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION' });
  const again = await house.graphql(shop.counter, 'mutation ($id: ID!) { updatePaymentStatus(id: $id) { status } }', { id: order.id });
  expect(again.data.updatePaymentStatus).toEqual({ status: 'WAITING_FOR_CONFIRMATION' });
});

test('nobody learns which payments there are, and nobody but a provider is listened to', async () => {
  expect(await (await tell('tr_unknown')).json()).toEqual({ accepted: true });
  expect((await fetch(`${house.address}/api/payments/paypal/webhook`, { method: 'POST' })).status).toBe(404);
});

test('staff takes no online orders, and a method without its provider is none', async () => {
  const draft = shop.draft({ paymentMethod: 'mollie' });
  expect((await house.rest(shop.counter, 'POST', '/orders', draft)).body.errors).toMatchObject([{ field: 'paymentMethod' }]);
  expect((await house.rest(undefined, 'POST', '/orders', shop.draft({ paymentMethod: 'datatrans' }))).status).toBe(422);
});

test('the branch hears of an order only when it is paid', async () => {
  const heard: string[] = [];
  const socket = house.socket(shop.counter);
  const stop = socket.subscribe<{ ordersChanged: { status: string } }>(
    { query: 'subscription ($branch: ID!) { ordersChanged(branch: $branch) { status } }', variables: { branch: shop.branch } },
    { next: ({ data }) => void heard.push(data!.ordersChanged.status), error: () => {}, complete: () => {} },
  );
  const first = await placed();
  await house.rest(undefined, 'GET', '/branches');
  service.payments.get(first.reference)!.status = 'paid';
  for (const end = Date.now() + 5_000; heard.length === 0 && Date.now() < end;) {
    const order = await placed();
    service.payments.get(order.reference)!.status = 'paid';
    await tell(order.reference);
  }
  stop();
  expect(heard).toContain('WAITING_FOR_CONFIRMATION');
  expect(heard).not.toContain('WAITING_FOR_PAYMENT');
});

test.each([
  ['paid', 'WAITING_FOR_CONFIRMATION', '/status/'],
  ['failed', 'FAILED', '/store/markt/checkout/error'],
  ['pending', 'WAITING_FOR_PAYMENT', '/status/'],
])('without a provider a page stands in for it: %s', async (state, status, way) => {
  const { body } = await pretending.rest(undefined, 'POST', '/orders', shop.draft({ paymentMethod: 'datatrans' }));
  const { pathname } = new URL(body.data.paymentRedirectUrl);
  expect(await (await fetch(pretending.address + pathname)).text()).toContain('1,10');
  const sent = await fetch(pretending.address + pathname, { method: 'POST', body: new URLSearchParams({ state }), redirect: 'manual' });
  const back = await fetch(pretending.address + sent.headers.get('location'), { redirect: 'manual' });
  expect(back.headers.get('location')).toContain(way);
  const { uid, hash } = body.data;
  expect((await house.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).body.data.status).toBe(status);
  expect((await fetch(`${pretending.address}/api/payments/datatrans/simulation/tr_1`)).status).toBe(404);
});
