import type { Page, Request } from 'playwright-core';
import { expectAccessible, readsOut, shows, useBrowser, viewports } from '../../../server/testing/browser/browser';
import { useShop } from '../../../server/testing/data/shop';

const browser = useBrowser();
const { house } = browser;
const shop = useShop(house);

const move = async (id: string, action: string, body = {}) =>
  expect((await house.rest(shop.counter, 'POST', `/orders/${id}/status/${action}`, body)).status).toBe(200);
const steps = (page: Page) => page.getByRole('list', { name: 'Fortschritt der Bestellung' });
const current = (page: Page) => steps(page).locator('[aria-current=step] strong');
const fact = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').textContent();

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('the page of an order is whole and accessible on a %s', async viewport => {
  const { uid, hash, ticketNumber } = (await shop.place()) as { uid: string; hash: string; ticketNumber?: number };
  const page = await browser.open(`/status/${uid}/${hash}`, viewport);
  await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung!' }).waitFor();
  await shows(() => page.title(), expect.stringMatching(/^Bestellstatus - Bäckerei Hollerbusch/));
  await shows(
    () => steps(page).locator('strong').allTextContents(),
    ['Wartet auf Bestätigung', 'In Zubereitung', 'Abholbereit', 'Abgeschlossen'],
  );
  await shows(() => current(page).textContent(), 'Wartet auf Bestätigung');
  await page.getByText('Ticket', { exact: true }).waitFor();
  if (ticketNumber) await page.getByText(String(ticketNumber), { exact: true }).waitFor();
  await shows(() => fact(page, 'Bestellnummer'), uid);
  await shows(() => fact(page, 'Zahlung'), 'Barzahlung');
  await shows(() => fact(page, 'Art der Lieferung'), 'Abholung');
  await shows(() => fact(page, 'Status'), 'Wartet auf Bestätigung');
  await page.getByText('Semmel').waitFor();
  await shows(() => page.getByText('1,10 €').count(), 2);
  await shows(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await expectAccessible(page);
});

test('what the staff does is seen at once, to the end', async () => {
  const { id, uid, hash } = await shop.place();
  const page = await browser.open(`/status/${uid}/${hash}`);
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
  await page.getByText('Aktualisiert sich von selbst').waitFor();
  await page.waitForFunction(() => document.readyState === 'complete');

  await move(id, 'confirm');
  await page.getByText('Ihre Bestellung wurde bestätigt und wird zubereitet.').waitFor({ timeout: 5_000 });
  await shows(() => current(page).textContent(), 'In Zubereitung');
  await shows(() => fact(page, 'Status'), 'In Zubereitung');
  await steps(page).getByText('Bestätigt um 10:30 Uhr').waitFor();
  await move(id, 'in-delivery');
  await readsOut(page, 'Ihre Bestellung ist abholbereit.');
  await shows(() => current(page).textContent(), 'Abholbereit');
  await shows(() => fact(page, 'Status'), 'Abholbereit');
  await move(id, 'completed');
  await page.getByText('Ihre Bestellung wurde abgeschlossen. Guten Appetit!').waitFor({ timeout: 5_000 });
  await shows(() => current(page).count(), 0);
  await steps(page).getByText('Abgeholt um 10:30 Uhr').waitFor();
  await shows(() => page.getByText('Aktualisiert sich von selbst').count(), 0);
});

test.each([
  [{ rejectionMessage: 'Unser Ofen macht heute Pause.' }, 1],
  [{}, 0],
])('a rejected order says so, with the reason when there is one: %j', async (body, reasons) => {
  const { id, uid, hash } = await shop.place();
  await move(id, 'reject', body);
  const page = await browser.open(`/status/${uid}/${hash}`);
  await page.getByRole('heading', { level: 1, name: 'Ihre Bestellung wurde storniert.' }).waitFor();
  await shows(() => steps(page).locator('strong').allTextContents(), ['Storniert']);
  await steps(page).getByText('Um 10:30 Uhr').waitFor();
  await shows(() => fact(page, 'Status'), 'Storniert');
  await shows(() => page.getByText('Unser Ofen macht heute Pause.').count(), reasons);
  await expectAccessible(page);
});

test('the branch can be called about the order', async () => {
  const { uid, hash } = await shop.place();
  expect((await house.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { phone: '+43 732 0000 01' })).status).toBe(200);
  const page = await browser.open(`/status/${uid}/${hash}`, 'phone');
  const call = page.getByRole('main').getByRole('link', { name: 'Marktplatz anrufen: +43 732 0000 01' });
  await shows(() => call.getAttribute('href'), 'tel:+43732000001');
  await shows(async () => (await call.boundingBox())!.height >= 44, true);
});

test('without tickets the number is that of the order', async () => {
  const { uid, hash } = await shop.place();
  const tickets = async (disableTickets: boolean) =>
    expect((await house.rest('ROLE_ADMIN', 'POST', '/config', { disableTickets })).status).toBe(200);
  await tickets(true);
  const page = await browser.open(`/status/${uid}/${hash}`);
  await page.getByText('Vielen Dank').waitFor();
  await shows(() => page.getByText('Ticket', { exact: true }).count(), 0);
  await shows(() => page.getByText(uid).count(), 2);
  await tickets(false);
});

test('after a lost connection the order is read again', async () => {
  const { id, uid, hash } = await shop.place();
  browser.expectComplaint(/WebSocket|INTERNET_DISCONNECTED/);
  const page = await browser.open(`/status/${uid}/${hash}`);
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('alert').waitFor();
  await move(id, 'confirm');
  await page.context().setOffline(false);
  await page.getByText('Ihre Bestellung wurde bestätigt und wird zubereitet.').waitFor();
});

const isOrder = (request: Request) => !!request.postData()?.includes('query OrderPublic');

test('an order that cannot be read says why in the words of the server, and is asked for again', async () => {
  const { uid, hash } = await shop.place();
  browser.expectComplaint(/429/);
  const page = await browser.open('/');
  const message = 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.';
  const errors = [{ message, extensions: { code: 'RATE_LIMITED', errors: [{ message, field: null, code: 'RATE_LIMITED' }] } }];
  const answer = { status: 429, contentType: 'application/graphql-response+json', body: JSON.stringify({ errors }) };
  await page.route('**/graphql', route => (isOrder(route.request()) ? route.fulfill(answer) : route.fallback()));
  await page.goto(`/status/${uid}/${hash}`);
  await page.getByRole('heading', { level: 1, name: message }).waitFor();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
});

test('a page that breaks says so within the frame, and starts anew', async () => {
  const { uid, hash } = await shop.place();
  browser.expectComplaint(/TypeError/);
  const page = await browser.open('/');
  await page.route('**/graphql', async route => {
    if (!isOrder(route.request())) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { orderPublic: object } };
    await route.fulfill({ response, json: { data: { orderPublic: { ...data.orderPublic, items: null } } } });
  });
  await page.goto(`/status/${uid}/${hash}`);
  await page.getByRole('heading', { level: 1, name: '500 Internal Server Error' }).waitFor();
  await page.getByText('Leider ist ein interner Fehler aufgetreten.').waitFor();
  await page.getByRole('banner').waitFor();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
});

test.each(['/status/AAAAAAAA/00000000000000000000000000000000', '/status/x/y'])('%s is not found', async path => {
  const page = await browser.open(path);
  await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor();
});

test('the link of another order opens nothing', async () => {
  const [one, other] = [await shop.place(), await shop.place()];
  const page = await browser.open(`/status/${one.uid}/${other.hash}`);
  await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor();
});

test.each([
  ['2026-11-20T09:30:00Z', 'Geöffnet bis 18:30'],
  ['2026-11-20T17:00:00Z', 'Geöffnet bis 18:30'],
  ['2026-11-20T18:00:00Z', 'Geschlossen'],
])('at %s the toolbar says of the branch: %s, and leads back to all of them', async (moment, text) => {
  const openingHours = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:30' }];
  const { uid, hash } = await shop.place();
  expect((await house.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { openingHours })).status).toBe(200);
  await browser.setClock(moment);
  const page = await browser.open(`/status/${uid}/${hash}`);
  const toolbar = page.getByRole('complementary', { name: 'Öffnungsstatus' });
  await toolbar.getByText(text, { exact: true }).waitFor();
  await expectAccessible(page);
  await toolbar.getByRole('link', { name: 'Marktplatz' }).click();
  await toolbar.getByText(/Standorte? (ge|offen)|geschlossen/).waitFor();
  await shows(() => toolbar.getByRole('link').count(), 0);
});
