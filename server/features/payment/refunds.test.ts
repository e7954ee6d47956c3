import { Refunds1766310000000 } from '../../../migrations/1766310000000-refunds';
import { migrate } from '../../app/database';
import { databaseUrl, workerName } from '../../testing/app/databases';
import { useAppInstance } from '../../testing/app/testApp';
import { usePaymentShop, type UnpaidOrder } from '../../testing/data/paymentShop';

const payments = usePaymentShop();
const { app, clock, service, provider, paymentAt, placeUnpaid, placeRejected, pay, end, callWebhook } = payments;
const { advanceClock, reconcile, reconcileFor, stopChecks, getLogActions, listProblems, listEmails } = payments;

/** A process that is killed when it asks for a refund: before the request is sent, or after the provider has accepted it. */
const crash = { point: 'before' as 'before' | 'after' };
const neverEnds = new Promise<never>(() => {});
const dyingApp = useAppInstance({
  now: () => clock.now,
  payments: {
    mollie: {
      create: request => provider.create(request),
      get: payment => provider.get(payment),
      parseWebhook: body => provider.parseWebhook(body),
      refund: async (...request) => {
        if (crash.point === 'after') await provider.refund(...request);
        crashed();
        return neverEnds;
      },
    },
  },
});
let crashed = (): void => {};

/** Resolves when the process is dead: nothing of it runs any more. */
async function reconcileUntilCrash(point: typeof crash.point): Promise<void> {
  crash.point = point;
  const crashing = new Promise<void>(resolve => (crashed = resolve));
  void reconcile(dyingApp).catch(() => {});
  await crashing;
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await stopChecks();
});
afterEach(() => jest.restoreAllMocks());

const refundStatesOf = (order: UnpaidOrder): string[] => paymentAt(order).refunds.map(({ status }) => status);
const keysOf = (): string[] => [...new Set(service().refundRequests.map(({ key }) => key))];

const stateOf = async ({ id }: UnpaidOrder) =>
  (await app.app.services.database.query('select state, "refundState", "nextLookAt" from payment where "orderId" = $1', [id]))[0];

describe('a refund', () => {
  test.each(['before', 'after'] as const)('is asked again and made once after a crash %s the request', async point => {
    const order = await placeRejected();
    await reconcileUntilCrash(point);
    advanceClock(3);
    await reconcile();
    expect(refundStatesOf(order)).toEqual(['pending']);
    paymentAt(order).refunds[0]!.status = 'refunded';
    await reconcileFor(2);
    expect(refundStatesOf(order)).toEqual(['refunded']);
    expect(await stateOf(order)).toEqual({ state: 'paid', refundState: 'done', nextLookAt: null });
    expect(keysOf()).toHaveLength(1);
    expect((await getLogActions(order)).filter(action => action === 'refunded')).toHaveLength(1);
  });

  test('is not made twice when the provider has forgotten the idempotency key', async () => {
    const order = await placeRejected();
    await reconcileUntilCrash('after');
    service().deleteKeys();
    await reconcileFor(3);
    expect(refundStatesOf(order)).toEqual(['pending']);
  });

  test.each(['lost', 500, 409, 429] as const)('is asked again with the same key and amount after the response %s', async behavior => {
    const order = await placeRejected();
    service().refundBehavior = behavior;
    await reconcile();
    await reconcileFor(0.5, 1);
    service().refundBehavior = 'friendly';
    await reconcileFor(2);
    expect(refundStatesOf(order)).toEqual(['pending']);
    expect(keysOf()).toHaveLength(1);
    expect(new Set(service().refundRequests.map(({ amount }) => amount.value))).toEqual(new Set(['1.10']));
    expect(service().refundRequests.length).toBeLessThan(20);
    expect(await listProblems(order)).toEqual([]);
  });

  test('stays due while the provider is down for a month, and is reported after a day', async () => {
    const order = await placeRejected();
    service().behavior = 'failing';
    await reconcile();
    await reconcileFor(23);
    expect(await listProblems(order)).toEqual([]);
    await reconcileFor(2);
    await reconcileFor(30 * 24, 12 * 60);
    expect(await listProblems(order)).toMatchObject([{ problem: 'refundDelayed', isResolved: false }]);
    service().behavior = 'friendly';
    await reconcileFor(2);
    expect(refundStatesOf(order)).toEqual(['pending']);
    paymentAt(order).refunds[0]!.status = 'refunded';
    await reconcileFor(2);
    expect(await listProblems(order)).toMatchObject([{ problem: 'refundDelayed', isResolved: true }]);
    expect(await listEmails(order)).toHaveLength(1);
  });

  test('is made once when two processes check at once, and one of them hangs', async () => {
    const order = await placeRejected();
    service().refundBehavior = 'hanging';
    const hanging = reconcile();
    while (service().refundRequests.length === 0) await new Promise(done => setTimeout(done, 5));
    service().refundBehavior = 'friendly';
    advanceClock(3);
    await Promise.all([reconcile(), reconcile(dyingApp)]);
    await hanging; // The request has timed out.
    await reconcileFor(2);
    expect(refundStatesOf(order)).toEqual(['pending']);
    expect(await stateOf(order)).toMatchObject({ refundState: 'asked' });
    expect(keysOf()).toHaveLength(1);
  });

  test('is not lost when the order ends while its payment is checked', async () => {
    const order = await placeUnpaid();
    paymentAt(order).status = 'paid';
    service().beforeStatus = async () => {
      service().beforeStatus = async () => {};
      await callWebhook(order.reference);
    };
    const { paymentPort } = app.app.services;
    const { isRefundDue } = paymentPort;
    const spy = jest.spyOn(paymentPort, 'isRefundDue').mockImplementationOnce(async (context, id) => {
      const isDue = await isRefundDue(context, id);
      await end(order, 'reject');
      return isDue;
    });
    advanceClock(3);
    await reconcile();
    expect(spy).toHaveBeenCalled();
    await reconcileFor(2);
    expect(refundStatesOf(order)).toEqual(['pending']);
  });

  test('is made although the provider later reports the payment as failed', async () => {
    const order = await placeUnpaid();
    await pay(order);
    paymentAt(order).status = 'failed';
    await callWebhook(order.reference);
    paymentAt(order).status = 'paid';
    await end(order, 'reject');
    await reconcile();
    expect(refundStatesOf(order)).toEqual(['pending']);
  });

  test('keeps its order from being deleted until the provider has made it', async () => {
    const order = await placeRejected();
    const deleteOrder = () => app.rest('ROLE_ADMIN', 'DELETE', `/orders/${order.id}`);
    expect(await deleteOrder()).toMatchObject({ status: 409, body: { errors: [{ code: 'CONFLICT' }] } });
    await reconcile();
    expect((await deleteOrder()).status).toBe(409);
    paymentAt(order).refunds[0]!.status = 'refunded';
    await callWebhook(order.reference);
    expect((await deleteOrder()).status).toBe(200);
  });

  test('is not reported as failed while the provider does not list it yet', async () => {
    const order = await placeRejected();
    await reconcile();
    const refunds = paymentAt(order).refunds.splice(0);
    await callWebhook(order.reference);
    expect(await listProblems(order)).toEqual([]);
    paymentAt(order).refunds.push(...refunds);
    await callWebhook(order.reference);
    expect(await stateOf(order)).toMatchObject({ refundState: 'asked' });
    expect(service().refundRequests).toHaveLength(1);
  });

  test('is of what is left after staff has refunded a part at the provider', async () => {
    const order = await placeUnpaid();
    await pay(order);
    paymentAt(order).refunds = [{ status: 'refunded', amount: { value: '0.40', currency: 'EUR' } }];
    await callWebhook(order.reference);
    expect(await getLogActions(order)).toEqual(['create', 'payment-paid']);
    await end(order, 'reject');
    await reconcile();
    expect(service().refundRequests).toMatchObject([{ amount: { value: '0.70', currency: 'EUR' } }]);
  });
});

describe('a refund that fails', () => {
  test.each([404, 422])('is reported to staff when the provider answers %s', async behavior => {
    const order = await placeRejected();
    service().refundBehavior = behavior;
    await reconcile();
    await reconcileFor(3);
    expect(service().refundRequests).toHaveLength(1);
    expect(await stateOf(order)).toMatchObject({ refundState: 'failed' });
    expect(await getLogActions(order)).toEqual(['create', 'payment-paid', 'reject', 'refund-failed']);
    expect(await listProblems(order)).toMatchObject([
      { uid: order.uid, problem: 'refundFailed', note: expect.stringContaining('1,10\u00a0€'), branch: { id: payments.shop.branch } },
    ]);
    const email = (await listEmails(order)).at(-1)!;
    expect(email.subject).toBe(`Erstattung fehlgeschlagen: Bestellung ${order.uid}`);
    expect(email.body).toContain('Der Zahlungsdienst hat 1,10\u00a0€ nicht erstattet. Seine Meldung: The refund is not possible');
    expect(email.body).toContain('Bitte erstatten Sie den Betrag im Konto des Zahlungsdienstes');
  });

  test.each(['failed', 'canceled'])('is reported once when the provider lists it as %s, and resolved when staff refunds', async status => {
    const order = await placeRejected();
    await reconcile();
    paymentAt(order).refunds[0]!.status = status;
    await Promise.all([callWebhook(order.reference), callWebhook(order.reference), reconcileFor(2)]);
    expect(await listProblems(order)).toMatchObject([{ problem: 'refundFailed', isResolved: false }]);
    expect(service().refundRequests).toHaveLength(1);
    paymentAt(order).refunds.push({ status: 'refunded', amount: { value: '1.10', currency: 'EUR' } });
    await callWebhook(order.reference);
    expect(await listProblems(order)).toMatchObject([{ problem: 'refundFailed', isResolved: true }]);
    expect(await getLogActions(order)).toEqual(['create', 'payment-paid', 'reject', 'refund-failed', 'refunded']);
  });

  test('is reported also after the provider has reported it as done', async () => {
    const order = await placeRejected();
    await reconcile();
    for (const status of ['refunded', 'failed']) {
      paymentAt(order).refunds[0]!.status = status;
      await callWebhook(order.reference);
    }
    expect(await listProblems(order)).toMatchObject([{ problem: 'refundFailed', isResolved: false }]);
    const { body } = await app.rest(undefined, 'GET', `/orders/public/${order.uid}/${order.hash}`);
    expect(body.data.isRefunded).toBe(false);
  });
});

test('asks again for the refunds that the previous version has lost in a crash', async () => {
  const order = await placeRejected();
  const runner = app.app.services.database.createQueryRunner();
  await new Refunds1766310000000().down(runner);
  await runner.query(`update payment set "refundState" = 'asked', "nextLookAt" = null where "orderId" = $1`, [order.id]);
  await new Refunds1766310000000().up(runner);
  await runner.release();
  await migrate(databaseUrl(workerName())); // The table of problems gets its column for searching back.
  clock.now = new Date();
  advanceClock(1);
  await reconcile();
  expect(refundStatesOf(order)).toEqual(['pending']);
});
