import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { delayResponses } from '../../../../server/testing/browser/checkoutSteps';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';
import { useTestShop } from '../../../../server/testing/data/shop';

const browser = useBrowser();
const { testApp } = browser;
const shop = useTestShop(testApp);

type CreatedOrder = Awaited<ReturnType<typeof shop.placeOrder>>;
const propose = async ({ id }: CreatedOrder, counterAppointment: string | null) =>
  expect((await testApp.rest(shop.employee, 'PUT', `/orders/${id}`, { counterAppointment })).status).toBe(200);
const openStatusPage = ({ uid, hash }: CreatedOrder, viewport?: keyof typeof viewports) => browser.open(`/status/${uid}/${hash}`, viewport);
const waitForFocus = (page: Page, text: string) =>
  page.waitForFunction(text => document.activeElement?.textContent?.startsWith(text), text);
const proposal = (page: Page) => page.getByRole('region', { name: 'Unser Gegenvorschlag' });

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('shows a proposed time and accepts it on a %s', async viewport => {
  const order = await shop.placeOrder({ appointmentDate: '2026-11-20T10:15:00Z' });
  const page = await openStatusPage(order, viewport);
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
  await propose(order, '2026-11-20T11:00:00Z');
  await expectAnnounced(page, 'Der gewünschte Termin ist leider nicht möglich. Wäre heute um 12:00 Uhr für Sie in Ordnung?');
  expect(await proposal(page).locator('del').textContent()).toBe('Heute, 11:15');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);

  const refetch = page.waitForRequest(
    request => request.url().includes('/graphql') && (request.postData() ?? request.url()).includes('OrderPublic'),
  );
  await proposal(page).getByRole('button', { name: 'Ja' }).click();
  await page.getByText('Ihre Bestellung wurde bestätigt und wird zubereitet.').waitFor();
  await refetch;
  await waitForFocus(page, 'Vielen Dank für Ihre Bestellung!');
  await expectVisible(() => proposal(page).count(), 0);
  await page.locator('dd', { hasText: 'Heute, 12:00 Uhr' }).waitFor();
});

test('cancels the order on decline, after a confirmation', async () => {
  const order = await shop.placeOrder();
  await propose(order, '2026-11-21T08:00:00Z');
  const page = await openStatusPage(order);
  await proposal(page).getByText('Wäre morgen um 09:00 Uhr für Sie in Ordnung?', { exact: false }).waitFor();
  await proposal(page).getByRole('button', { name: 'Nein, Bestellung stornieren' }).click();
  const confirmDialog = page.getByRole('dialog', { name: 'Bestellung wirklich stornieren?' });
  await expectAccessible(page);
  await confirmDialog.getByRole('button', { name: 'Zurück' }).click();
  await proposal(page).waitFor();
  await proposal(page).getByRole('button', { name: 'Nein, Bestellung stornieren' }).click();
  await confirmDialog.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ihre Bestellung wurde storniert.' }).waitFor();
  await waitForFocus(page, 'Ihre Bestellung wurde storniert.');
  await expectVisible(() => proposal(page).count(), 0);
});

test.each(['phone', 'desktop'] as const)('lets the customer pick one of several times by keyboard on a %s', async viewport => {
  const order = await shop.placeOrder();
  const counterAppointments = ['2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z', '2026-11-21T08:00:00Z'];
  expect((await testApp.rest(shop.employee, 'PUT', `/orders/${order.id}`, { counterAppointments })).status).toBe(200);
  const page = await openStatusPage(order, viewport);
  await proposal(page).getByText('Wäre heute um 12:00 oder 13:00 Uhr oder morgen um 09:00 Uhr', { exact: false }).waitFor();
  await expectAccessible(page);
  const first = proposal(page).getByRole('radio', { name: 'Heute, 12:00 Uhr' });
  expect(await first.isChecked()).toBe(true);
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expectVisible(() => proposal(page).getByRole('radio', { name: 'Heute, 13:00 Uhr' }).isChecked(), true);
  await proposal(page).getByRole('button', { name: 'Ja' }).click();
  await page.getByText('Ihre Bestellung wurde bestätigt und wird zubereitet.').waitFor();
  await page.locator('dd', { hasText: 'Heute, 13:00 Uhr' }).waitFor();
});

test('picks the first of the new times when the picked one is no longer proposed', async () => {
  const order = await shop.placeOrder();
  const proposeAll = (...counterAppointments: string[]) =>
    testApp.rest(shop.employee, 'PUT', `/orders/${order.id}`, { counterAppointments });
  await proposeAll('2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z');
  const page = await openStatusPage(order);
  await proposal(page).getByRole('radio', { name: 'Heute, 13:00 Uhr' }).check();
  await proposeAll('2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z');
  await expectVisible(() => proposal(page).getByRole('radio', { name: 'Heute, 14:00 Uhr' }).isChecked(), true);
  await proposal(page).getByRole('button', { name: 'Ja' }).click();
  await page.locator('dd', { hasText: 'Heute, 14:00 Uhr' }).waitFor();
});

test('updates a proposal that is replaced or withdrawn', async () => {
  const order = await shop.placeOrder();
  await propose(order, '2026-11-20T11:00:00Z');
  const page = await openStatusPage(order);
  await proposal(page).getByText('heute um 12:00 Uhr', { exact: false }).waitFor();
  await proposal(page).getByRole('button', { name: 'Nein, Bestellung stornieren' }).click();
  await propose(order, '2026-11-20T13:00:00Z');
  await proposal(page).getByText('heute um 14:00 Uhr', { exact: false }).waitFor();
  await expectVisible(() => page.getByRole('dialog').count(), 0);
  await propose(order, null);
  await page.getByText('Unser Gegenvorschlag gilt nicht mehr.').waitFor();
  await expectVisible(() => proposal(page).count(), 0);
});

test('rejects the acceptance of a replaced proposal and shows the new one', async () => {
  const order = await shop.placeOrder();
  await propose(order, '2026-11-20T11:00:00Z');
  const page = await browser.open('/');
  await page.routeWebSocket(/graphql/, () => {}); // Delivers no events.
  await page.goto(`/status/${order.uid}/${order.hash}`);
  await proposal(page).waitFor();
  let accept = (): void => {};
  const isAccepted = new Promise<void>(resolve => (accept = resolve));
  await page.route('**/graphql', async route => {
    const data = route.request().postData() ?? '';
    if (data.includes('AcceptProposal')) accept();
    if (data.includes('query OrderPublic')) await isAccepted; // the next poll would show the new proposal
    await route.fallback();
  });
  await propose(order, '2026-11-20T13:00:00Z');
  await proposal(page).getByRole('button', { name: 'Ja' }).click();
  await page.getByText('Der vorgeschlagene Termin hat sich inzwischen geändert.').waitFor();
  await proposal(page).getByText('heute um 14:00 Uhr', { exact: false }).waitFor();
  const { body } = await testApp.rest(shop.employee, 'GET', `/orders/${order.id}`);
  expect(body.data.status).toBe('COUNTER_PROPOSED');
});

test('shows a failed response and allows a retry; sends a slow one once', async () => {
  const order = await shop.placeOrder();
  await propose(order, '2026-11-20T11:00:00Z');
  browser.expectError(/WebSocket|INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await openStatusPage(order);
  await proposal(page).waitFor();
  await page.route('**/graphql', route => (route.request().postData()?.includes('AcceptProposal') ? route.abort() : route.fallback()));
  await proposal(page).getByRole('button', { name: 'Ja' }).click();
  await expectAnnounced(proposal(page), 'Bestellstatus konnte nicht geändert werden.');
  await removeRoute(page, '**/graphql');

  const requestUrls: string[] = [];
  page.on('request', request => void (request.postData()?.includes('AcceptProposal') && requestUrls.push(request.url())));
  const release = await delayResponses(page, 'AcceptProposal');
  await proposal(page).getByRole('button', { name: 'Ja' }).dblclick();
  await proposal(page).locator('button[aria-disabled]', { hasText: 'Ja' }).waitFor();
  await expectVisible(() => proposal(page).getByRole('button', { name: 'Nein, Bestellung stornieren' }).isDisabled(), true);
  release();
  await page.getByText('Ihre Bestellung wurde bestätigt und wird zubereitet.').waitFor();
  expect(requestUrls).toHaveLength(1);
});
