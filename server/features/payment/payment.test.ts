import { useAppInstance, waitFor } from '../../testing/app/testApp';
import { runJobs } from '../../testing/app/runJobs';
import { usePaymentShop, type UnpaidOrder } from '../../testing/data/paymentShop';
import { simulation } from './providers/simulation';

const payments = usePaymentShop();
const { app, shop, clock, placeUnpaid, callWebhook, getStatus, getLogActions, advanceClock, reconcile } = payments;
const simulatedApp = useAppInstance({ payments: { datatrans: simulation('datatrans', 'http://localhost') }, now: () => clock.now });

const silenceConsole = (): void => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
};
afterEach(() => jest.restoreAllMocks());

const followReturnUrl = async ({ uid, hash }: UnpaidOrder): Promise<string | null> =>
  (await fetch(`${app.url}/api/payments/mollie/return/${uid}/${hash}`, { redirect: 'manual' })).headers.get('location');

test('marks an order as paid once when the provider reports it, also for repeated webhooks', async () => {
  const order = await placeUnpaid();
  expect(payments.service().payments.get(order.reference)).toMatchObject({ amount: { value: '1.10', currency: 'EUR' } });
  expect(await getStatus(order)).toBe('WAITING_FOR_PAYMENT');
  expect(await (await callWebhook(order.reference)).json()).toEqual({ accepted: true });
  expect(await getStatus(order)).toBe('WAITING_FOR_PAYMENT');

  payments.service().payments.get(order.reference)!.status = 'paid';
  const [firstResponse, secondResponse] = await Promise.all([
    callWebhook(order.reference),
    callWebhook(order.reference),
    followReturnUrl(order),
  ]);
  expect([firstResponse.status, secondResponse.status]).toEqual([200, 200]);
  expect(await getStatus(order)).toBe('WAITING_FOR_CONFIRMATION');
  expect(await getLogActions(order)).toEqual(['create', 'payment-paid']);
});

test('redirects a returning customer to the order, or to the checkout when the payment failed', async () => {
  const order = await placeUnpaid();
  expect(await followReturnUrl(order)).toBe(`/status/${order.uid}/${order.hash}`);
  payments.service().payments.get(order.reference)!.status = 'canceled';
  expect(await followReturnUrl(order)).toBe('/store/markt/checkout/error');
  expect(await getStatus(order)).toBe('FAILED');
  expect(await followReturnUrl({ ...order, hash: 'wrong' })).toBe(`/status/${order.uid}/wrong`);
});

test('logs and refunds a late payment', async () => {
  const order = await placeUnpaid();
  advanceClock(31);
  await reconcile();
  expect(await getStatus(order)).toBe('FAILED');
  payments.service().payments.get(order.reference)!.status = 'paid';
  await callWebhook(order.reference);
  await Promise.all([reconcile(), reconcile()]);
  expect(payments.service().payments.get(order.reference)!.refunds).toMatchObject([{ status: 'pending', amount: { value: '1.10' } }]);
  payments.service().payments.get(order.reference)!.refunds = [{ status: 'refunded' }];
  await callWebhook(order.reference);
  await callWebhook(order.reference);
  await reconcile();
  expect(await getLogActions(order)).toEqual(['create', 'payment-failed', 'payment-late', 'refunded']);
});

test('records a refund that the provider reports together with the payment', async () => {
  const order = await placeUnpaid();
  Object.assign(payments.service().payments.get(order.reference)!, { status: 'paid', refunds: [{ status: 'refunded' }] });
  await callWebhook(order.reference);
  await callWebhook(order.reference);
  expect(await getLogActions(order)).toEqual(['create', 'payment-paid', 'refunded']);
});

test('refunds a rejected order once', async () => {
  const order = await placeUnpaid();
  payments.service().payments.get(order.reference)!.status = 'paid';
  await callWebhook(order.reference);
  await app.rest(shop.employee, 'POST', `/orders/${order.id}/status/reject`, {});
  await runJobs(app);
  expect(payments.service().payments.get(order.reference)!.refunds).toHaveLength(1);
  await reconcile();
  expect(payments.service().payments.get(order.reference)!.refunds).toHaveLength(1);
});

test('refunds an order that its customer cancels once', async () => {
  const order = await placeUnpaid();
  payments.service().payments.get(order.reference)!.status = 'paid';
  await callWebhook(order.reference);
  expect((await app.rest(undefined, 'POST', `/orders/public/${order.uid}/${order.hash}/cancel`, {})).status).toBe(200);
  await runJobs(app);
  await reconcile();
  expect(payments.service().payments.get(order.reference)!.refunds).toHaveLength(1);
});

test.each([
  ['another amount', { value: '0.01', currency: 'EUR' }],
  ['another currency', { value: '1.10', currency: 'HUF' }],
  ['a currency without decimals', { value: '110', currency: 'JPY' }],
  ['a currency with three decimals', { value: '1.105', currency: 'KWD' }],
])('does not accept %s as payment, and logs it once', async (_name, amount) => {
  silenceConsole();
  const order = await placeUnpaid();
  Object.assign(payments.service().payments.get(order.reference)!, { status: 'paid', amount });
  await callWebhook(order.reference);
  await callWebhook(order.reference);
  expect(await getStatus(order)).toBe('WAITING_FOR_PAYMENT');
  expect(await getLogActions(order)).toEqual(['create', 'payment-mismatch']);
});

test.each([
  ['without decimals', { value: '110', currency: 'JPY' }, { value: '110', currency: 'JPY' }],
  ['with three decimals', { value: '1.105', currency: 'KWD' }, { value: '1.100', currency: 'KWD' }],
])('refunds what was paid in a currency %s', async (_name, amount, refund) => {
  silenceConsole();
  await payments.stopChecks();
  const order = await placeUnpaid();
  Object.assign(payments.paymentAt(order), { status: 'paid', amount });
  advanceClock(31);
  await reconcile();
  advanceClock(3);
  await reconcile();
  expect(payments.service().refundRequests.map(({ amount }) => amount)).toEqual([refund]);
});

test('ignores an outdated status that arrives late', async () => {
  const order = await placeUnpaid();
  payments.service().payments.get(order.reference)!.status = 'paid';
  await callWebhook(order.reference);
  payments.service().payments.get(order.reference)!.status = 'open';
  await callWebhook(order.reference);
  const [payment] = await app.contextFor('ROLE_ADMIN').db.query('select state, uid from payment where "orderId" = $1', [order.id]);
  expect([payment, await getStatus(order)]).toEqual([{ state: 'paid', uid: order.uid }, 'WAITING_FOR_CONFIRMATION']);
});

test('finds a payment whose webhook was lost', async () => {
  const order = await placeUnpaid();
  payments.service().payments.get(order.reference)!.status = 'paid';
  advanceClock(3);
  await reconcile();
  expect(await getStatus(order)).toBe('WAITING_FOR_CONFIRMATION');
});

test.each(['failing', 'confused', 'luring'] as const)(
  'returns the same order for a repeated request after the provider was %s',
  async manner => {
    silenceConsole();
    payments.service().behavior = manner;
    const key = { 'idempotency-key': `key-${manner}-0123456789` };
    const input = shop.orderInput({ paymentMethod: 'mollie' });
    const failedResponse = await app.rest(undefined, 'POST', '/orders', input, key);
    expect(failedResponse).toMatchObject({
      status: 503,
      body: { errors: [{ code: 'UNAVAILABLE', message: 'Der Zahlungsdienst ist gerade nicht erreichbar.' }] },
    });

    payments.service().behavior = 'friendly';
    const before = await app.contextFor('ROLE_ADMIN').db.query('select count(*)::int as n from "order"');
    const { status, body } = await app.rest(undefined, 'POST', '/orders', input, key);
    expect(status).toBe(201);
    expect(body.data.paymentRedirectUrl).toMatch(/\/checkout\/tr_/);
    expect(await app.contextFor('ROLE_ADMIN').db.query('select count(*)::int as n from "order"')).toEqual(before);
  },
);

test('updates the payment status for staff, and keeps the order when the provider does not respond', async () => {
  silenceConsole();
  const order = await placeUnpaid();
  const updateStatus = (token: Parameters<typeof app.rest>[0]) => app.rest(token, 'POST', `/orders/${order.id}/update-payment-status`, {});
  expect((await updateStatus(undefined)).status).toBe(401);
  expect((await updateStatus('ROLE_EDITOR')).status).toBe(403);
  expect((await updateStatus(`ROLE_EMPLOYEE ${crypto.randomUUID()}`)).status).toBe(403);
  payments.service().behavior = 'failing';
  expect((await updateStatus(shop.employee)).status).toBe(503);
  payments.service().behavior = 'friendly';
  payments.service().payments.get(order.reference)!.status = 'paid';
  expect((await updateStatus(shop.employee)).body.data).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION' });
  const graphqlResponse = await app.graphql(shop.employee, 'mutation ($id: ID!) { updatePaymentStatus(id: $id) { status } }', {
    id: order.id,
  });
  expect(graphqlResponse.data.updatePaymentStatus).toEqual({ status: 'WAITING_FOR_CONFIRMATION' });
});

test('accepts webhooks of unknown payments, and rejects unknown providers', async () => {
  expect(await (await callWebhook('tr_unknown')).json()).toEqual({ accepted: true });
  expect((await fetch(`${app.url}/api/payments/paypal/webhook`, { method: 'POST' })).status).toBe(404);
});

test('rejects online payment for staff, and methods without a provider', async () => {
  const input = shop.orderInput({ paymentMethod: 'mollie' });
  expect((await app.rest(shop.employee, 'POST', '/orders', input)).body.errors).toMatchObject([{ field: 'paymentMethod' }]);
  expect((await app.rest(undefined, 'POST', '/orders', shop.orderInput({ paymentMethod: 'datatrans' }))).status).toBe(422);
});

test('publishes an order to its branch only after payment', async () => {
  const statuses: string[] = [];
  const socket = app.socket(shop.employee);
  const stop = socket.subscribe<{ ordersChanged: { status: string } }>(
    { query: 'subscription ($branch: ID!) { ordersChanged(branch: $branch) { status } }', variables: { branch: shop.branch } },
    { next: ({ data }) => void statuses.push(data!.ordersChanged.status), error: () => {}, complete: () => {} },
  );
  const first = await placeUnpaid();
  await app.rest(undefined, 'GET', '/branches');
  payments.service().payments.get(first.reference)!.status = 'paid';
  await waitFor(async () => {
    const order = await placeUnpaid();
    payments.service().payments.get(order.reference)!.status = 'paid';
    await callWebhook(order.reference);
    return statuses.length > 0;
  });
  stop();
  expect(statuses).toContain('WAITING_FOR_CONFIRMATION');
  expect(statuses).not.toContain('WAITING_FOR_PAYMENT');
});

test.each([
  ['paid', 'WAITING_FOR_CONFIRMATION', '/status/'],
  ['failed', 'FAILED', '/store/markt/checkout/error'],
  ['pending', 'WAITING_FOR_PAYMENT', '/status/'],
])('simulates a payment with the result %s', async (state, status, path) => {
  const { body } = await simulatedApp.rest(undefined, 'POST', '/orders', shop.orderInput({ paymentMethod: 'datatrans' }));
  const { pathname } = new URL(body.data.paymentRedirectUrl);
  expect(await (await fetch(simulatedApp.url + pathname)).text()).toContain('1,10');
  const response = await fetch(simulatedApp.url + pathname, { method: 'POST', body: new URLSearchParams({ state }), redirect: 'manual' });
  const returnResponse = await fetch(simulatedApp.url + response.headers.get('location'), { redirect: 'manual' });
  expect(returnResponse.headers.get('location')).toContain(path);
  const { uid, hash } = body.data;
  expect((await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).body.data.status).toBe(status);
  expect((await fetch(`${simulatedApp.url}/api/payments/datatrans/simulation/tr_1`)).status).toBe(404);
});

const loggedErrors = async (place: string): Promise<string[]> => {
  await app.app.services.errorLog.flush();
  const { body } = await app.rest('ROLE_ADMIN', 'GET', `/logs?level=error&search=${encodeURIComponent(place)}`);
  return body.data.map(({ message }: { message: string }) => message);
};

test('logs unexpected errors of a check and of a return for staff, not those of a provider that does not respond', async () => {
  silenceConsole();
  const order = await placeUnpaid();
  payments.service().behavior = 'failing';
  advanceClock(3);
  await reconcile();
  await followReturnUrl(order);
  expect([await loggedErrors('Prüfung der Zahlungen'), await loggedErrors('Rückkehr von der Zahlung')]).toEqual([[], []]);

  payments.service().behavior = 'friendly';
  payments.paymentAt(order).status = 'paid';
  jest.spyOn(app.app.services.paymentPort, 'settled').mockRejectedValue(new TypeError('broken'));
  expect(await followReturnUrl(order)).toContain(order.uid);
  advanceClock(10);
  await reconcile();
  expect(await loggedErrors('Rückkehr von der Zahlung')).toEqual(['Unerwarteter Fehler in Rückkehr von der Zahlung: TypeError.']);
  expect(await loggedErrors('Prüfung der Zahlungen')).toEqual(['Unerwarteter Fehler in Prüfung der Zahlungen: TypeError.']);
});
