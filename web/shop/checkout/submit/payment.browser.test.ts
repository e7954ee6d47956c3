import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import {
  consent,
  createCheckoutSteps,
  errorSummary,
  fillContact,
  dropResponses,
  submitOrder,
} from '../../../../server/testing/browser/checkoutSteps';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';
import { createTestProvider, startPaymentService, type PaymentService } from '../../../../server/testing/fakes/paymentService';

let service: PaymentService;
beforeAll(async () => {
  service = await startPaymentService(() => browser.testApp.url);
});
afterAll(() => service.stop());

const browser = useBrowser({ payments: { mollie: createTestProvider(() => service) } });
const { openCheckout, readOrder, orderCount } = createCheckoutSteps(browser);

beforeEach(async () => {
  service.behavior = 'friendly';
  await browser.setClock('2026-11-16T09:00:00Z');
});

/** Selects online payment and submits the order. */
async function payOnline(page: Page): Promise<void> {
  await fillContact(page);
  await page.getByRole('radio', { name: /^Online-Zahlung \(Mollie\)/ }).check();
  await consent(page);
  await submitOrder(page);
}

const waitForService = (page: Page): Promise<void> => page.waitForURL(`${service.url}/checkout/*`);

/** Settles the last payment at the provider and calls the webhook. */
async function settle(status: 'paid' | 'failed'): Promise<void> {
  const [payment] = [...service.payments.values()].slice(-1);
  payment!.status = status;
  await fetch(`${browser.testApp.url}/api/payments/mollie/webhook`, { method: 'POST', body: new URLSearchParams({ id: payment!.id }) });
}
const cartButton = (page: Page) => page.getByRole('button', { name: /^2 Produkte im Warenkorb|^Warenkorb ausblenden/ });

test('empties the cart only after the order is paid at the provider', async () => {
  const page = await openCheckout();
  await payOnline(page);
  await waitForService(page);
  await page.getByRole('link', { name: 'paid' }).click();
  expect(await readOrder(page)).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION', paymentMethod: 'mollie', isPaid: true });
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').first().waitFor();
  await page.getByText('Online-Zahlung (Mollie), bezahlt', { exact: true }).waitFor();
  await page.goto('/store/linz');
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'returns to the unchanged checkout after a failed payment and accepts cash instead (%s)',
  async viewport => {
    const page = await openCheckout({ viewport });
    await payOnline(page);
    await waitForService(page);
    await page.getByRole('link', { name: 'failed' }).click();
    await page.waitForURL('**/store/linz/checkout/error');
    const message = page.getByRole('alert').filter({ hasText: 'Leider ist Ihre Zahlung fehlgeschlagen.' });
    await message.getByText('Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.').waitFor();
    await expectVisible(() => page.title(), expect.stringMatching(/^Bestellvorgang - /));
    await expectAccessible(page);
    await expectVisible(() => page.getByRole('textbox', { name: 'Vorname' }).inputValue(), 'Anna');
    await page.getByRole('radio', { name: /^Barzahlung/ }).check();
    await submitOrder(page);
    expect(await readOrder(page)).toMatchObject({ paymentMethod: 'cash', items: [{ amount: 2 }] });
  },
);

test('waits for a pending payment until it is paid', async () => {
  const page = await openCheckout();
  await payOnline(page);
  await waitForService(page);
  await page.getByRole('link', { name: 'open' }).click();
  const { uid } = await readOrder(page);
  await page.getByText('Wir warten auf die Bestätigung Ihrer Zahlung.').first().waitFor();
  await settle('paid');
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').first().waitFor();
  expect(page.url()).toContain(uid);
});

test('reports a payment that fails later and returns to the shop with the cart unchanged', async () => {
  const page = await openCheckout();
  await payOnline(page);
  await waitForService(page);
  await page.getByRole('link', { name: 'open' }).click();
  await page.getByText('Wir warten auf die Bestätigung Ihrer Zahlung.').first().waitFor();
  await settle('failed');
  await page.getByRole('heading', { level: 1, name: 'Ihre Bestellung konnte nicht abgeschlossen werden.' }).waitFor();
  await page.getByRole('link', { name: 'Noch einmal bestellen' }).click();
  await cartButton(page).waitFor();
});

test('treats two tabs at the provider as one payment and keeps the first result', async () => {
  const page = await openCheckout();
  await payOnline(page);
  await waitForService(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole('link', { name: 'paid' }).click();
  const { uid } = await readOrder(page);
  await other.getByRole('link', { name: 'failed' }).click();
  expect(await readOrder(other)).toMatchObject({ uid, status: 'WAITING_FOR_CONFIRMATION', isPaid: true });
});

test('keeps the cart and allows to submit again after the customer navigates back from the provider', async () => {
  const page = await openCheckout();
  const paymentsBefore = service.createdCount();
  await fillContact(page);
  await page.getByRole('radio', { name: /^Online-Zahlung \(Mollie\)/ }).check();
  await consent(page);
  await page.getByRole('button', { name: 'Bestellung abschicken' }).dblclick();
  await waitForService(page);
  expect(service.createdCount()).toBe(paymentsBefore + 1);
  await page.goBack();
  await page.getByRole('button', { name: 'Bestellung abschicken' }).waitFor();
  await page.goto('/store/linz');
  await cartButton(page).waitFor();
});

/** Submits an order whose response is lost. */
async function payWithLostResponse(): Promise<Page> {
  browser.expectError(/ERR_CONNECTION|Failed to load/);
  const page = await openCheckout();
  await dropResponses(page);
  await payOnline(page);
  await errorSummary(page).getByText('Sie wird sicher nicht doppelt aufgegeben.').waitFor();
  await removeRoute(page, '**/graphql');
  return page;
}

test('continues the existing payment when an order with a lost response is submitted again', async () => {
  const [ordersBefore, paymentsBefore] = [await orderCount(), service.createdCount()];
  const page = await payWithLostResponse();
  await page.reload();
  await submitOrder(page);
  await waitForService(page);
  await page.getByRole('link', { name: 'paid' }).click();
  expect(await readOrder(page)).toMatchObject({ paymentMethod: 'mollie', isPaid: true });
  expect([await orderCount(), service.createdCount()]).toEqual([ordersBefore + 1, paymentsBefore + 1]);
});

test('creates a new cash order after a lost response to an online order whose payment was never opened', async () => {
  const paymentsBefore = service.createdCount();
  const page = await payWithLostResponse();
  const ordersBefore = await orderCount();
  await page.getByRole('radio', { name: /^Barzahlung/ }).check();
  await submitOrder(page);
  expect(await readOrder(page)).toMatchObject({ paymentMethod: 'cash', status: 'WAITING_FOR_CONFIRMATION', items: [{ amount: 2 }] });
  expect([await orderCount(), service.createdCount()]).toEqual([ordersBefore + 1, paymentsBefore + 1]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectVisible(() => page.getByText('Diese Bestellung war schon bei uns eingegangen.').count(), 0);
  await page.goto('/store/linz');
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
});

test('reports an unavailable provider and submits the same order again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  browser.expectError(/503/);
  service.behavior = 'failing';
  const page = await openCheckout();
  await payOnline(page);
  await errorSummary(page).getByText('Der Zahlungsdienst ist gerade nicht erreichbar.').waitFor();
  service.behavior = 'friendly';
  await submitOrder(page);
  await waitForService(page);
});

test('lets staff check a payment at the provider and shows an unavailable provider', async () => {
  browser.expectError(/503/);
  const page = await openCheckout();
  await payOnline(page);
  await waitForService(page);
  await page.getByRole('link', { name: 'open' }).click();
  const { uid } = await readOrder(page);
  const { body } = await browser.testApp.rest('ROLE_ADMIN', 'GET', `/orders?search=${uid}`);

  const staffPage = await browser.openAs('admin', `/backend/orders/${body.data[0].id}`);
  const checkButton = staffPage.getByRole('button', { name: 'Zahlung prüfen' });
  await checkButton.click();
  await staffPage.getByText('Noch ist keine Zahlung eingegangen.').waitFor();
  service.behavior = 'failing';
  await checkButton.click();
  await staffPage.getByText('Der Zahlungsdienst ist gerade nicht erreichbar.').waitFor();
  service.behavior = 'friendly';
  [...service.payments.values()].at(-1)!.status = 'paid';
  await checkButton.click();
  await staffPage.getByText('Zahlungsstatus aktualisiert.').waitFor();
  await expectVisible(async () => (await readOrder(page)).status, 'WAITING_FOR_CONFIRMATION');
});

test('offers no online payment on a self-service device', async () => {
  const page = await browser.open('/store/linz?context=self-service');
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).first().click();
  await page.getByRole('radio', { name: 'Barzahlung' }).waitFor();
  expect(await page.getByRole('radio', { name: /Online-Zahlung/ }).count()).toBe(0);
});
