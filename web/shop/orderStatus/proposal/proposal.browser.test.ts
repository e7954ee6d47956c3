import type { Page } from 'playwright-core';
import { expectAccessible, readsOut, shows, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { holdAnswers } from '../../../../server/testing/browser/checkoutSteps';
import { useShop } from '../../../../server/testing/data/shop';

const browser = useBrowser();
const { house } = browser;
const shop = useShop(house);

type Placed = Awaited<ReturnType<typeof shop.place>>;
const propose = async ({ id }: Placed, counterAppointment: string | null) =>
  expect((await house.rest(shop.counter, 'PUT', `/orders/${id}`, { counterAppointment })).status).toBe(200);
const open = ({ uid, hash }: Placed, viewport?: keyof typeof viewports) => browser.open(`/status/${uid}/${hash}`, viewport);
const hasFocus = (page: Page, text: string) => page.waitForFunction(text => document.activeElement?.textContent?.startsWith(text), text);
const prompt = (page: Page) => page.getByRole('region', { name: 'Unser Gegenvorschlag' });

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('another time is proposed, read and agreed to, on a %s', async viewport => {
  const order = await shop.place({ appointmentDate: '2026-11-20T10:15:00Z' });
  const page = await open(order, viewport);
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
  await propose(order, '2026-11-20T11:00:00Z');
  await readsOut(page, 'Der gewünschte Termin ist leider nicht möglich. Wäre heute um 12:00 Uhr für Sie in Ordnung?');
  expect(await prompt(page).locator('del').textContent()).toBe('Heute, 11:15');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);

  const readAgain = page.waitForRequest(
    request => request.url().includes('/graphql') && (request.postData() ?? request.url()).includes('OrderPublic'),
  );
  await prompt(page).getByRole('button', { name: 'Ja' }).click();
  await page.getByText('Ihre Bestellung wurde bestätigt und wird zubereitet.').waitFor();
  await readAgain;
  await hasFocus(page, 'Vielen Dank für Ihre Bestellung!');
  await shows(() => prompt(page).count(), 0);
  await page.locator('dd', { hasText: 'Heute, 12:00 Uhr' }).waitFor();
});

test('no calls the order off, but only after a second thought', async () => {
  const order = await shop.place();
  await propose(order, '2026-11-21T08:00:00Z');
  const page = await open(order);
  await prompt(page).getByText('Wäre morgen um 09:00 Uhr für Sie in Ordnung?', { exact: false }).waitFor();
  await prompt(page).getByRole('button', { name: 'Nein, Bestellung stornieren' }).click();
  const thought = page.getByRole('dialog', { name: 'Bestellung wirklich stornieren?' });
  await expectAccessible(page);
  await thought.getByRole('button', { name: 'Zurück' }).click();
  await prompt(page).waitFor();
  await prompt(page).getByRole('button', { name: 'Nein, Bestellung stornieren' }).click();
  await thought.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ihre Bestellung wurde storniert.' }).waitFor();
  await hasFocus(page, 'Ihre Bestellung wurde storniert.');
  await shows(() => prompt(page).count(), 0);
});

test('a proposal that is replaced or withdrawn while it is read changes on the page', async () => {
  const order = await shop.place();
  await propose(order, '2026-11-20T11:00:00Z');
  const page = await open(order);
  await prompt(page).getByText('heute um 12:00 Uhr', { exact: false }).waitFor();
  await prompt(page).getByRole('button', { name: 'Nein, Bestellung stornieren' }).click();
  await propose(order, '2026-11-20T13:00:00Z');
  await prompt(page).getByText('heute um 14:00 Uhr', { exact: false }).waitFor();
  await shows(() => page.getByRole('dialog').count(), 0);
  await propose(order, null);
  await page.getByText('Unser Gegenvorschlag gilt nicht mehr.').waitFor();
  await shows(() => prompt(page).count(), 0);
});

test('who answers a proposal that is another by now agrees to nothing, and reads the new one', async () => {
  const order = await shop.place();
  await propose(order, '2026-11-20T11:00:00Z');
  const page = await browser.open('/');
  await page.routeWebSocket(/graphql/, () => {}); // hears nothing
  await page.goto(`/status/${order.uid}/${order.hash}`);
  await prompt(page).waitFor();
  await propose(order, '2026-11-20T13:00:00Z');
  await prompt(page).getByRole('button', { name: 'Ja' }).click();
  await page.getByText('Der vorgeschlagene Termin hat sich inzwischen geändert.').waitFor();
  await prompt(page).getByText('heute um 14:00 Uhr', { exact: false }).waitFor();
  const { body } = await house.rest(shop.counter, 'GET', `/orders/${order.id}`);
  expect(body.data.status).toBe('COUNTER_PROPOSED');
});

test('an answer that cannot be sent is said, and can be given again; a slow one is given once', async () => {
  const order = await shop.place();
  await propose(order, '2026-11-20T11:00:00Z');
  browser.expectComplaint(/WebSocket|INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await open(order);
  await prompt(page).waitFor();
  await page.route('**/graphql', route => (route.request().postData()?.includes('AcceptProposal') ? route.abort() : route.fallback()));
  await prompt(page).getByRole('button', { name: 'Ja' }).click();
  await readsOut(prompt(page), 'Bestellstatus konnte nicht geändert werden.');
  await page.unroute('**/graphql');

  const answers: string[] = [];
  page.on('request', request => void (request.postData()?.includes('AcceptProposal') && answers.push(request.url())));
  const release = await holdAnswers(page, 'AcceptProposal');
  await prompt(page).getByRole('button', { name: 'Ja' }).dblclick();
  await prompt(page).locator('button[aria-disabled]', { hasText: 'Ja' }).waitFor();
  await shows(() => prompt(page).getByRole('button', { name: 'Nein, Bestellung stornieren' }).isDisabled(), true);
  release();
  await page.getByText('Ihre Bestellung wurde bestätigt und wird zubereitet.').waitFor();
  expect(answers).toHaveLength(1);
});
