import type { Page, Request } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser, viewports } from '../../../server/testing/browser/browser';
import { runJobs } from '../../../server/testing/app/runJobs';
import { useTestShop } from '../../../server/testing/data/shop';
import { clickUntilGone } from '../../../server/testing/browser/input';
import { removeRoute } from '../../../server/testing/browser/network/removeRoute';
import { waitForIdleNetwork } from '../../../server/testing/browser/network/pendingRequests';

const browser = useBrowser();
const { testApp } = browser;
const shop = useTestShop(testApp);

const runAction = async (id: string, action: string, body = {}) =>
  expect((await testApp.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, body)).status).toBe(200);
const timeline = (page: Page) => page.getByRole('list', { name: 'Fortschritt der Bestellung' });
const currentStep = (page: Page) => timeline(page).locator('[aria-current=step] strong');
const factText = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').textContent();

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'shows the order accessibly and without overflow on a %s',
  async viewport => {
    const { uid, hash, ticketNumber } = (await shop.placeOrder()) as { uid: string; hash: string; ticketNumber?: number };
    const page = await browser.open(`/status/${uid}/${hash}`, viewport);
    await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung!' }).waitFor();
    await expectVisible(() => page.title(), expect.stringMatching(/^Bestellstatus - Bäckerei Hollerbusch/));
    await expectVisible(
      () => timeline(page).locator('strong').allTextContents(),
      ['Wartet auf Bestätigung', 'In Zubereitung', 'Abholbereit', 'Abgeschlossen'],
    );
    await expectVisible(() => currentStep(page).textContent(), 'Wartet auf Bestätigung');
    await page.getByText('Ticket', { exact: true }).waitFor();
    if (ticketNumber) await page.getByText(String(ticketNumber), { exact: true }).waitFor();
    await expectVisible(() => factText(page, 'Bestellnummer'), uid);
    await expectVisible(() => factText(page, 'Zahlung'), 'Barzahlung');
    await expectVisible(() => factText(page, 'Art der Lieferung'), 'Abholung');
    await expectVisible(() => factText(page, 'Status'), 'Wartet auf Bestätigung');
    await page.getByText('Semmel').waitFor();
    await expectVisible(() => page.getByText('1,10 €').count(), 2);
    await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await expectAccessible(page);
  },
);

test('shows what staff have changed of an item, and their note', async () => {
  const { id, uid, hash } = await shop.placeOrder({ items: [{ product: shop.roll, amount: 2 }] });
  const page = await browser.open(`/status/${uid}/${hash}`, 'phone');
  await page.getByText('Semmel').waitFor();
  const change = { amount: 3, comment: 'Heute nur kleine.' };
  expect((await testApp.rest(shop.employee, 'PUT', `/orders/${id}/items/0`, change)).status).toBe(200);
  const item = page.getByRole('listitem').filter({ hasText: 'Semmel' });
  await item.getByText('bestellt: 2 Stück').waitFor();
  await item.getByText('Heute nur kleine.').waitFor();
  await expectAccessible(page);
});

const isOrderRequest = (request: Request) => !!request.postData()?.includes('query OrderPublic');

/** Leaves the polls of the page without an answer, so that only its subscription reports changes. */
const holdPolls = (page: Page) =>
  page.route('**/graphql', route => (isOrderRequest(route.request()) ? new Promise<void>(() => {}) : route.fallback()));

test('shows each action of staff at once, also the recall of a completed order', async () => {
  const { id, uid, hash } = await shop.placeOrder();
  const page = await browser.open(`/status/${uid}/${hash}`);
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
  await page.getByText('Aktualisiert sich von selbst').waitFor();
  await holdPolls(page);
  await runAction(id, 'confirm');
  await page.getByText('Ihre Bestellung wurde bestätigt und wird zubereitet.').waitFor();
  await expectVisible(() => currentStep(page).textContent(), 'In Zubereitung');
  await expectVisible(() => factText(page, 'Status'), 'In Zubereitung');
  await timeline(page).getByText('Bestätigt um 10:30 Uhr').waitFor();
  const started = await testApp.graphql(shop.employee, `mutation { startOrder(order: "${id}") { id } }`);
  expect(started.errors).toBeUndefined();
  await timeline(page).getByText('Begonnen um 10:30 Uhr').waitFor();
  await runAction(id, 'in-delivery');
  await expectAnnounced(page, 'Ihre Bestellung ist abholbereit.');
  await expectVisible(() => currentStep(page).textContent(), 'Abholbereit');
  await expectVisible(() => factText(page, 'Status'), 'Abholbereit');
  await runAction(id, 'completed');
  await page.getByText('Ihre Bestellung wurde abgeschlossen. Guten Appetit!').waitFor();
  await expectVisible(() => currentStep(page).count(), 0);
  await timeline(page).getByText('Abgeholt um 10:30 Uhr').waitFor();
  await expectVisible(() => page.getByText('Aktualisiert sich von selbst').count(), 0);
  expect((await testApp.rest(shop.employee, 'POST', `/orders/${id}/undo`, {})).status).toBe(200);
  await expectAnnounced(page, 'Ihre Bestellung ist abholbereit.');
  await expectVisible(() => currentStep(page).textContent(), 'Abholbereit');
});

test.each([
  [{ rejectionMessage: 'Unser Ofen macht heute Pause.' }, 1],
  [{}, 0],
])('shows that the order was rejected, with its reason if there is one: %j', async (body, reasonCount) => {
  const { id, uid, hash } = await shop.placeOrder();
  await runAction(id, 'reject', body);
  const page = await browser.open(`/status/${uid}/${hash}`);
  await page.getByRole('heading', { level: 1, name: 'Ihre Bestellung wurde storniert.' }).waitFor();
  await expectVisible(() => timeline(page).locator('strong').allTextContents(), ['Storniert']);
  await timeline(page).getByText('Um 10:30 Uhr').waitFor();
  await expectVisible(() => factText(page, 'Status'), 'Storniert');
  await expectVisible(() => page.getByText('Unser Ofen macht heute Pause.').count(), reasonCount);
  await expectAccessible(page);
});

test('links the phone number of the branch', async () => {
  const { uid, hash } = await shop.placeOrder();
  expect((await testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { phone: '+43 732 0000 01' })).status).toBe(200);
  const page = await browser.open(`/status/${uid}/${hash}`, 'phone');
  const callLink = page.getByRole('main').getByRole('link', { name: 'Marktplatz anrufen: +43 732 0000 01' });
  await expectVisible(() => callLink.getAttribute('href'), 'tel:+43732000001');
  await expectVisible(async () => (await callLink.boundingBox())!.height >= 44, true);
});

test('shows the order number when tickets are disabled', async () => {
  const { uid, hash } = await shop.placeOrder();
  const setTicketsDisabled = async (disableTickets: boolean) =>
    expect((await testApp.rest('ROLE_ADMIN', 'POST', '/config', { disableTickets })).status).toBe(200);
  await setTicketsDisabled(true);
  const page = await browser.open(`/status/${uid}/${hash}`);
  await page.getByText('Vielen Dank').waitFor();
  await expectVisible(() => page.getByText('Ticket', { exact: true }).count(), 0);
  await expectVisible(() => page.getByText(uid).count(), 2);
  await setTicketsDisabled(false);
});

test('refetches the order after a lost connection', async () => {
  const { id, uid, hash } = await shop.placeOrder();
  browser.expectError(/WebSocket|INTERNET_DISCONNECTED/);
  const page = await browser.open(`/status/${uid}/${hash}`);
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
  await waitForIdleNetwork(page);
  await page.context().setOffline(true);
  await page.getByRole('alert').waitFor();
  await runAction(id, 'confirm');
  await page.context().setOffline(false);
  await page.getByText('Ihre Bestellung wurde bestätigt und wird zubereitet.').waitFor();
});

test('shows the message of the server and retries when the order cannot be loaded', async () => {
  const { uid, hash } = await shop.placeOrder();
  browser.expectError(/429/);
  const page = await browser.open('/');
  const message = 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.';
  const errors = [{ message, extensions: { code: 'RATE_LIMITED', errors: [{ message, field: null, code: 'RATE_LIMITED' }] } }];
  const response = { status: 429, contentType: 'application/graphql-response+json', body: JSON.stringify({ errors }) };
  await page.route('**/graphql', route => (isOrderRequest(route.request()) ? route.fulfill(response) : route.fallback()));
  await page.goto(`/status/${uid}/${hash}`);
  await page.getByRole('heading', { level: 1, name: message }).waitFor();
  await expectAccessible(page);
  await removeRoute(page, '**/graphql');
  await clickUntilGone(page.getByRole('button', { name: 'Erneut versuchen' }));
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
});

test('shows a render error within the page layout and retries', async () => {
  const { uid, hash } = await shop.placeOrder();
  browser.expectError(/TypeError/);
  const page = await browser.open('/');
  await page.route('**/graphql', async route => {
    if (!isOrderRequest(route.request())) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { orderPublic: object } };
    await route.fulfill({ response, json: { data: { orderPublic: { ...data.orderPublic, items: null } } } });
  });
  await page.goto(`/status/${uid}/${hash}`);
  await page.getByRole('heading', { level: 1, name: '500 Internal Server Error' }).waitFor();
  await page.getByText('Leider ist ein interner Fehler aufgetreten.').waitFor();
  await page.getByRole('banner').waitFor();
  await expectAccessible(page);
  await removeRoute(page, '**/graphql');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
});

test.each(['/status/AAAAAAAA/00000000000000000000000000000000', '/status/x/y'])('shows a 404 page at %s', async path => {
  const page = await browser.open(path);
  await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor();
});

test('rejects the hash of another order', async () => {
  const [first, second] = [await shop.placeOrder(), await shop.placeOrder()];
  const page = await browser.open(`/status/${first.uid}/${second.hash}`);
  await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor();
});

test.each([
  ['2026-11-20T09:30:00Z', 'Geöffnet bis 18:30'],
  ['2026-11-20T17:00:00Z', 'Geöffnet bis 18:30'],
  ['2026-11-20T18:00:00Z', 'Geschlossen'],
])('shows the opening status of the branch in the toolbar at %s: %s', async (instant, text) => {
  const openingHours = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:30' }];
  const { uid, hash } = await shop.placeOrder();
  expect((await testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { openingHours })).status).toBe(200);
  await browser.setClock(instant);
  const page = await browser.open(`/status/${uid}/${hash}`);
  const toolbar = page.getByRole('complementary', { name: 'Öffnungsstatus' });
  await toolbar.getByText(text, { exact: true }).waitFor();
  await expectAccessible(page);
  await toolbar.getByRole('link', { name: 'Marktplatz' }).click();
  await toolbar.getByText(/Standorte? (ge|offen)|geschlossen/).waitFor();
  await expectVisible(() => toolbar.getByRole('link').count(), 0);
});

test('says that the branch has seen the order, then that it was reminded, then asks to call', async () => {
  const phone = '+43 732 123456';
  expect((await testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { phone })).status).toBe(200);
  const { id, uid, hash } = await shop.placeOrder();
  const page = await browser.open(`/status/${uid}/${hash}`, 'phone');
  await timeline(page).getByText('Seit 10:30 Uhr', { exact: true }).waitFor();
  await holdPolls(page);
  await testApp.graphql(shop.employee, `mutation { markOrdersSeen(orders: ["${id}"]) }`);
  await timeline(page).getByText('Seit 10:30 Uhr, von der Filiale gesehen um 10:30 Uhr').waitFor();

  await browser.setClock('2026-11-20T09:33:00Z');
  await testApp.app.services.database.query(`select graphile_worker.add_job('remindBranches')`);
  await runJobs(testApp);
  await page.getByText('Wir haben die Filiale noch einmal benachrichtigt.').waitFor();
  await page.getByRole('status').getByRole('link', { name: phone }).waitFor();
  await expectAccessible(page);
  await browser.setClock('2026-11-20T09:36:00Z');
  await page.getByText('Bitte rufen Sie die Filiale an:').waitFor();
  await runAction(id, 'confirm', { appointment: '2026-11-20T09:58:00Z' });
  await expectAnnounced(page, 'Fertig um 10:58 Uhr, noch etwa 25 Minuten');
  await expectVisible(() => page.getByText('Bitte rufen Sie').count(), 0);
});
