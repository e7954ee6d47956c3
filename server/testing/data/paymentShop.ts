/** A shop whose orders are paid at a local payment provider, with a clock that tests move. */
import { reconcilePayments } from '../../features/payment/reconcilePayments';
import { Context } from '../../platform/context/context';
import { useTestApp, type TestApp, type Token } from '../app/testApp';
import { createTestProvider, startPaymentService, type PaymentService } from '../fakes/paymentService';
import { useTestShop } from './shop';
import type { Json } from '../app/json';

export interface UnpaidOrder {
  id: string;
  uid: string;
  hash: string;
  reference: string;
}

const branchEmail = 'backstube@example.at';

/** Starts the provider and an app that is connected to it. */
export function usePaymentShop() {
  const start = new Date('2026-11-16T07:00:00Z');
  const clock = { now: start };
  let service: PaymentService;
  beforeAll(async () => {
    service = await startPaymentService(() => app.url);
  });
  afterAll(() => service.stop());
  const provider = createTestProvider(() => service);
  const app = useTestApp({ payments: { mollie: provider }, now: () => clock.now });
  const shop = useTestShop(app);
  beforeAll(() => enableOnlinePayment(app, shop.branch));
  beforeEach(() => {
    clock.now = start;
    Object.assign(service, { behavior: 'friendly', refundBehavior: 'friendly', refundRequests: [], beforeStatus: async () => {} });
  });
  const started = { app, shop, clock, service: () => service };
  return { ...started, provider, ...createSteps(started), ...createQueries(app) };
}

async function enableOnlinePayment(app: TestApp, branch: string): Promise<void> {
  const config = { enableMollie: true, enablePluginMollie: true, enableDatatrans: true, enablePluginDatatrans: true };
  await app.rest('ROLE_ADMIN', 'POST', '/config', config);
  const columns = { isMollieEnabled: true, isDatatransEnabled: true, orderEmail: branchEmail };
  await app.rest('ROLE_ADMIN', 'PUT', `/branches/${branch}`, columns);
}

interface StartedShop {
  app: TestApp;
  shop: ReturnType<typeof useTestShop>;
  clock: { now: Date };
  service: () => PaymentService;
}

/** What customers, staff, the provider and jobs do. */
function createSteps({ app, shop, clock, service }: StartedShop) {
  const steps = {
    /** Places an order that waits for its payment. */
    async placeUnpaid(): Promise<UnpaidOrder> {
      const order = (await shop.placeOrder({ paymentMethod: 'mollie' })) as UnpaidOrder & { paymentRedirectUrl: string };
      return { ...order, reference: order.paymentRedirectUrl.split('/').at(-1)! };
    },
    callWebhook: (reference: string): Promise<Response> =>
      fetch(`${app.url}/api/payments/mollie/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ id: reference }),
      }),
    /** The payment at the provider. */
    paymentAt: ({ reference }: UnpaidOrder) => service().payments.get(reference)!,
    async pay(order: UnpaidOrder): Promise<void> {
      steps.paymentAt(order).status = 'paid';
      await steps.callWebhook(order.reference);
    },
    end: ({ id }: UnpaidOrder, action: 'reject' | 'cancel'): Promise<unknown> =>
      app.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, {}),
    /** Places an order that is paid and then rejected, so that its refund is due. */
    async placeRejected(): Promise<UnpaidOrder> {
      const order = await steps.placeUnpaid();
      await steps.pay(order);
      await steps.end(order, 'reject');
      return order;
    },
    advanceClock(minutes: number): void {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    reconcile: (testApp: TestApp = app): Promise<void> => reconcilePayments(new Context(testApp.app.services)),
    /** Runs the checks of some hours. */
    async reconcileFor(hours: number, stepMinutes = 60): Promise<void> {
      for (let minutes = 0; minutes < hours * 60; minutes += stepMinutes) {
        steps.advanceClock(stepMinutes);
        await steps.reconcile();
      }
    },
    /** Stops the checks of the payments of other tests. */
    stopChecks: (): Promise<unknown> => app.app.services.database.query('update payment set "nextLookAt" = null'),
  };
  return steps;
}

const createQueries = (app: TestApp) => ({
  getStatus: async ({ uid, hash }: UnpaidOrder): Promise<string> =>
    (await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).body.data.status,
  getLogActions: async ({ id }: UnpaidOrder): Promise<string[]> =>
    (await app.app.services.database.query('select action from order_log where "orderId" = $1 order by event', [id])).map(
      ({ action }: { action: string }) => action,
    ),
  listProblems: async ({ uid }: UnpaidOrder, token: Token = 'ROLE_ADMIN') =>
    (await app.rest(token, 'GET', `/payment-problems?search=${uid}`)).body.data as Json[],
  /** Returns the queued e-mails to the branch about the order. */
  listEmails: ({ id }: UnpaidOrder): Promise<{ subject: string; body: string }[]> =>
    app.app.services.database.query('select subject, body from outbox where "orderId" = $1 and recipient = $2 order by id', [
      id,
      branchEmail,
    ]),
});
