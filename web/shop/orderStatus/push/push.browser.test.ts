import type { CDPSession, Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { placeDemoOrder } from '../../../../server/testing/browser/demoOrders';
import { createUpdatableClient } from '../../../../server/testing/browser/updatableClient';

const { createClientHandler } = createUpdatableClient();
const browser = useBrowser({ createClientHandler });
const { testApp } = browser;
beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

/** A subscription as of a push service, which the test browser does not have. It also reports that notifications are denied. */
function fakeSubscription(): void {
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const endpoint = 'https://push.example/device';
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
  PushManager.prototype.subscribe = PushManager.prototype.getSubscription = async () => subscription;
}

/** Runs in the worker; the test browser shows no notifications. */
function recordNotifications(): void {
  const notifications: object[] = [];
  Object.assign(self, { notifications });
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void notifications.push({ title, ...options });
}

async function openOrder(viewport?: keyof typeof viewports): Promise<{ page: Page; id: string; path: string }> {
  const { id, publicPath } = await placeDemoOrder(testApp);
  const path = publicPath.replace('/orders/public', '/status');
  const page = await browser.open('/', viewport);
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(fakeSubscription);
  await page.goto(path);
  return { page, id, path };
}

const countOf = async (order: string): Promise<number> =>
  (await testApp.app.services.database.query('select count(*)::integer from "pushSubscription" where "orderId" = $1', [order]))[0].count;
const on = (page: Page) => page.getByRole('button', { name: 'Bei Statusänderung benachrichtigen' });
const off = (page: Page) => page.getByRole('button', { name: 'Nicht mehr benachrichtigen' });

/** Lets the worker receive a push. */
async function push(page: Page, message: object): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId)),
  );
  await session.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
}

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('asks for messages about an order on a %s', async viewport => {
  const { page, id, path } = await openOrder(viewport);
  await on(page).click();
  await page.getByText('Wir benachrichtigen Sie auf diesem Gerät.').waitFor();
  expect(await countOf(id)).toBe(1);
  await expectAccessible(page);

  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(recordNotifications);
  const message = { title: 'Bestellung 47', body: 'Ihre Bestellung ist abholbereit.', url: path };
  await push(page, message);
  const read = () => worker!.evaluate(() => (self as unknown as { notifications: object[] }).notifications);
  await expectVisible(read, [expect.objectContaining({ title: message.title, body: message.body, tag: path })]);

  await page.reload();
  await off(page).click();
  await on(page).waitFor();
  await expectVisible(() => countOf(id), 0);
});

test('says so when the browser permits no messages, and when its push service cannot be reached', async () => {
  const { page, id } = await openOrder();
  await page.evaluate(() => void (PushManager.prototype.subscribe = () => Promise.reject(new Error('no connection'))));
  await on(page).click();
  await page.getByText('Das hat nicht geklappt.').waitFor();
  await page.evaluate(() => void (Notification.requestPermission = async () => 'denied'));
  await on(page).click();
  await page.getByText('Ihr Browser erlaubt keine Benachrichtigungen.').waitFor();
  expect(await countOf(id)).toBe(0);
});

test('is not offered for an order that has ended, and where the shop is no app', async () => {
  const { page, id } = await openOrder();
  await on(page).waitFor();
  await testApp.rest('ROLE_ADMIN', 'POST', `/orders/${id}/status/reject`, {});
  await on(page).waitFor({ state: 'detached' });
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginPWA: false });
  const other = await placeDemoOrder(testApp);
  await page.goto(other.publicPath.replace('/orders/public', '/status'));
  await page.getByRole('button', { name: 'Drucken' }).waitFor();
  expect(await on(page).count()).toBe(0);
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginPWA: true });
});

test('replaces the subscription of this device for an older key of the shop', async () => {
  const { page, id } = await openOrder();
  await page.evaluate(async () => {
    const { prototype } = PushManager;
    const subscription = await prototype.getSubscription();
    const { subscribe } = prototype;
    prototype.subscribe = () => Promise.reject(new DOMException('another key', 'InvalidStateError'));
    subscription!.unsubscribe = async () => {
      prototype.subscribe = subscribe;
      return true;
    };
  });
  await on(page).click();
  await page.getByText('Wir benachrichtigen Sie auf diesem Gerät.').waitFor();
  expect(await countOf(id)).toBe(1);
});
