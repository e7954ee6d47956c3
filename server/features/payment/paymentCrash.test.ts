import { startAppProcess, type AppProcess } from '../../testing/app/appProcess';
import { databaseUrl, workerName } from '../../testing/app/databases';
import { useTestApp, waitFor } from '../../testing/app/testApp';
import { useTestShop } from '../../testing/data/shop';
import { startMailServer } from '../../testing/fakes/mailServer';
import { startPaymentService, type PaymentService } from '../../testing/fakes/paymentService';

jest.setTimeout(180_000); // four server processes start

const app = useTestApp();
const shop = useTestShop(app);
let service: PaymentService;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  service = await startPaymentService(() => app.url);
  mail = await startMailServer();
});
afterAll(async () => {
  service.stop();
  await mail.stop();
});

const startProcess = (): Promise<AppProcess> =>
  startAppProcess(databaseUrl(workerName()), { MAIL_SERVER: `smtp://127.0.0.1:${mail.port}`, PAYMENT_SERVICE: service.url });

/** Starts a process and kills it as soon as the provider is at the given step, which then never ends. */
async function killAt(step: 'afterCreate' | 'beforeStatus' | 'refund', request: (url: string) => Promise<unknown>): Promise<void> {
  const killed = await startProcess();
  const reached = new Promise<void>(resolve => {
    if (step !== 'refund') {
      service[step] = () => {
        resolve();
        return new Promise(() => {});
      };
    }
  });
  const requests = service.refundRequests.length;
  if (step === 'refund') service.refundBehavior = 'hanging';
  void request(killed.url).catch(() => {}); // its process is killed
  await (step === 'refund' ? waitFor(() => service.refundRequests.length > requests) : reached);
  await killed.stop('SIGKILL');
  service.afterCreate = async () => {};
  service.beforeStatus = async () => {};
  service.refundBehavior = 'friendly';
}

test('pays and refunds an order once when the process is killed at each step of its payment', async () => {
  await app.rest('ROLE_ADMIN', 'POST', '/config', { enableMollie: true, enablePluginMollie: true });
  const openingHours = [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }];
  const branch = await app.make('branch', { openingHours, isMollieEnabled: true });
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  const body = JSON.stringify(shop.orderInput({ branch, paymentMethod: 'mollie' }));
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'payment-crash' };
  const placeOrder = (url: string) => fetch(`${url}/api/orders`, { method: 'POST', headers, body });

  await killAt('afterCreate', placeOrder);
  const second = await startProcess();
  const order = (await (await placeOrder(second.url)).json()).data;
  expect([service.createdCount(), await second.stop('SIGTERM')]).toEqual([1, 0]);

  const [reference] = [...service.payments.keys()];
  service.payments.get(reference!)!.status = 'paid';
  const callWebhook = (url: string) =>
    fetch(`${url}/api/payments/mollie/webhook`, { method: 'POST', body: new URLSearchParams({ id: reference! }) });
  await killAt('beforeStatus', callWebhook);
  await killAt('refund', async url => {
    await callWebhook(url);
    const { body } = await app.rest('ROLE_ADMIN', 'GET', `/orders?search=${order.uid}`);
    await fetch(`${url}/api/orders/${body.data[0].id}/status/reject`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'ROLE_ADMIN' },
      body: JSON.stringify({ rejectionMessage: 'Leider ausverkauft.' }),
    });
  });

  // Some minutes later; the job of the killed process is still locked.
  const { database } = app.app.services;
  await database.query(`update payment set "nextLookAt" = "nextLookAt" - interval '1 day'`);
  await database.query(`select graphile_worker.add_job('reconcilePayments', '{}')`);
  const [refund] = service.payments.get(reference!)!.refunds;
  refund!.status = 'refunded';
  const survivor = await startProcess();
  const read = async () => (await app.rest(undefined, 'GET', `/orders/public/${order.uid}/${order.hash}`)).body.data;
  await waitFor(async () => (await read()).isRefunded);
  expect(new Set(service.refundRequests.map(({ key }) => key)).size).toBe(1);
  expect(service.payments.get(reference!)!.refunds).toMatchObject([{ amount: { value: '1.10', currency: 'EUR' } }]);
  expect(await read()).toMatchObject({ status: 'REJECTED', isPaid: true, isRefunded: true });
  const log = await database.query('select action from order_log order by event');
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['create', 'payment-paid', 'reject', 'refunded']);
  await survivor.stop('SIGTERM');
});
