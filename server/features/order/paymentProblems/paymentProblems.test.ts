import type { Token } from '../../../testing/app/testApp';
import { usePaymentShop } from '../../../testing/data/paymentShop';

const payments = usePaymentShop();
const { app, shop, service, paymentAt, placeUnpaid, pay, end, callWebhook } = payments;
const { reconcile, reconcileFor, stopChecks, getStatus, getLogActions, listProblems, listEmails } = payments;

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await stopChecks();
});
afterEach(() => jest.restoreAllMocks());

describe('a payment of another amount or currency', () => {
  test.each([
    ['less', { value: '0.01', currency: 'EUR' }, 'Bezahlt wurden 0,01\u00a0€ statt 1,10\u00a0€.'],
    ['more', { value: '11.00', currency: 'EUR' }, 'Bezahlt wurden 11,00\u00a0€ statt 1,10\u00a0€.'],
    ['another currency', { value: '1.10', currency: 'HUF' }, 'Bezahlt wurden 1,10\u00a0HUF statt 1,10\u00a0€.'],
  ])('is reported, fails the order after 30 minutes and refunds what was received: %s', async (_name, amount, note) => {
    const order = await placeUnpaid();
    paymentAt(order).amount = amount;
    await pay(order);
    await Promise.all([callWebhook(order.reference), reconcile()]);
    expect(await getStatus(order)).toBe('WAITING_FOR_PAYMENT');
    expect(await listProblems(order)).toMatchObject([{ problem: 'mismatch', note, isResolved: false }]);
    expect(await listEmails(order)).toMatchObject([
      { subject: `Zahlung weicht ab: Bestellung ${order.uid}`, body: expect.stringContaining(note) },
    ]);
    await reconcileFor(1, 5);
    expect(await getStatus(order)).toBe('FAILED');
    expect(service().refundRequests.map(request => request.amount)).toEqual([amount]);
    paymentAt(order).refunds[0]!.status = 'refunded';
    await reconcileFor(2);
    expect(await listProblems(order)).toMatchObject([{ problem: 'mismatch', isResolved: true }]);
    expect(await getLogActions(order)).toEqual(['create', 'payment-mismatch', 'payment-failed', 'refunded']);
  });

  test('is refunded when it arrives after the order has failed, or staff has canceled it', async () => {
    for (const isCanceled of [false, true]) {
      const order = await placeUnpaid();
      if (isCanceled) await end(order, 'cancel');
      await reconcileFor(1, 10);
      paymentAt(order).amount = { value: '0.50', currency: 'EUR' };
      await pay(order);
      await reconcileFor(1);
      expect(paymentAt(order).refunds).toMatchObject([{ status: 'pending', amount: { value: '0.50' } }]);
      expect(await getStatus(order)).toBe(isCanceled ? 'CANCELED' : 'FAILED');
    }
  });
});

test('refunds a payment of another amount at once when staff cancels the order', async () => {
  const order = await placeUnpaid();
  paymentAt(order).amount = { value: '0.50', currency: 'EUR' };
  await pay(order);
  await reconcile();
  await end(order, 'cancel');
  await reconcile();
  expect(paymentAt(order).refunds).toMatchObject([{ status: 'pending', amount: { value: '0.50' } }]);
});

test('keeps an order while its payment can still arrive', async () => {
  const order = await placeUnpaid();
  await end(order, 'cancel');
  const deleteOrder = () => app.rest('ROLE_ADMIN', 'DELETE', `/orders/${order.id}`);
  expect(await deleteOrder()).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'CONFLICT', message: 'Die Zahlung dieser Bestellung ist noch offen oder nicht erstattet.' }] },
  });
  paymentAt(order).status = 'expired';
  await callWebhook(order.reference);
  expect((await deleteOrder()).status).toBe(200);
});

test('reports a late chargeback once, and does not refund it again', async () => {
  const order = await placeUnpaid();
  await pay(order);
  paymentAt(order).amountChargedBack = { value: '1.10', currency: 'EUR' };
  await callWebhook(order.reference);
  await callWebhook(order.reference);
  await end(order, 'reject');
  await reconcile();
  await reconcileFor(2);
  expect(service().refundRequests).toEqual([]);
  expect(await listProblems(order)).toMatchObject([{ problem: 'chargeback', note: 'Zurückgebucht wurden 1,10\u00a0€.' }]);
  expect(await getLogActions(order)).toEqual(['create', 'payment-paid', 'payment-chargeback', 'reject']);
});

test('lists the problems for staff of the branch only, in GraphQL and REST', async () => {
  const order = await placeUnpaid();
  paymentAt(order).amount = { value: '0.01', currency: 'EUR' };
  await pay(order);
  expect(await listProblems(order, shop.employee)).toHaveLength(1);
  expect(await listProblems(order, `ROLE_MANAGER ${crypto.randomUUID()}`)).toEqual([]);
  expect((await app.rest('ROLE_EDITOR', 'GET', '/payment-problems')).status).toBe(403);
  expect((await app.rest(undefined, 'GET', '/payment-problems')).status).toBe(401);
  const query = `query ($order: String) { paymentProblems(filter: { search: $order }) { total items { uid problem note isResolved branch { name } } } }`;
  const { data } = await app.graphql(shop.employee, query, { order: order.uid });
  expect(data.paymentProblems).toMatchObject({
    total: 1,
    items: [{ uid: order.uid, problem: 'mismatch', branch: { name: 'Marktplatz' } }],
  });
});

test('lets a manager of the branch mark a chargeback as resolved once, and does not report it again', async () => {
  const order = await placeUnpaid();
  await pay(order);
  paymentAt(order).amountChargedBack = { value: '1.10', currency: 'EUR' };
  await callWebhook(order.reference);
  const [{ id }] = await listProblems(order);
  const resolve = (token: Token | undefined) => app.rest(token, 'POST', `/payment-problems/${id}/resolve`);
  expect((await resolve(undefined)).status).toBe(401);
  expect((await resolve(shop.employee)).status).toBe(403);
  expect((await resolve(`ROLE_MANAGER ${crypto.randomUUID()}`)).status).toBe(403);

  const manager: Token = `ROLE_MANAGER ${shop.branch}`;
  const mutation = 'mutation ($id: ID!) { resolvePaymentProblem(id: $id) { isResolved } }';
  const [rest, graphql] = await Promise.all([resolve(manager), app.graphql(manager, mutation, { id })]);
  expect([rest.status === 200, Boolean(graphql.data)].filter(Boolean)).toEqual([true]);
  expect(await resolve(manager)).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'CONFLICT', message: 'Dieses Problem ist schon erledigt.' }] },
  });
  await callWebhook(order.reference);
  expect(await listProblems(order)).toMatchObject([{ id, isResolved: true }]);
  const { body } = await app.rest('ROLE_ADMIN', 'GET', `/logs?channel=payment&search=${order.uid}`);
  expect(body.data.map(({ message }: { message: string }) => message)).toContain(
    `Bestellung ${order.uid}: erledigt: Zurückgebucht wurden 1,10\u00a0€.`,
  );
});
