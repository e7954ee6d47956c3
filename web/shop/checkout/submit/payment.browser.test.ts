import type { Page } from 'playwright-core';
import { expectAccessible, shows, signInOn, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { consent, customersOf, errorsOn, fillContact, loseAnswers, send } from '../../../../server/testing/browser/checkoutSteps';
import { providerAt, startPaymentService, type PaymentService } from '../../../../server/testing/fakes/paymentService';

let service: PaymentService;
beforeAll(async () => {
  service = await startPaymentService(() => browser.house.address);
});
afterAll(() => service.stop());

const browser = useBrowser({ payments: { mollie: providerAt(() => service) } });
const { atCheckout, placed, orderCount } = customersOf(browser);

beforeEach(async () => {
  service.manner = 'friendly';
  await browser.setClock('2026-11-16T09:00:00Z');
});

/** Chooses to pay online and sends the order. */
async function payOnline(page: Page): Promise<void> {
  await fillContact(page);
  await page.getByRole('radio', { name: /^Online-Zahlung \(Mollie\)/ }).check();
  await consent(page);
  await send(page);
}

const atService = (page: Page): Promise<void> => page.waitForURL(`${service.url}/checkout/*`);

/** The provider makes up its mind about the last payment, and says so. */
async function settle(status: 'paid' | 'failed'): Promise<void> {
  const [payment] = [...service.payments.values()].slice(-1);
  payment!.status = status;
  await fetch(`${browser.house.address}/api/payments/mollie/webhook`, { method: 'POST', body: new URLSearchParams({ id: payment!.id }) });
}
const inBag = (page: Page) => page.getByRole('button', { name: /^2 Produkte im Warenkorb|^Warenkorb ausblenden/ });

test('an order is paid at the provider, and only then the bag is empty', async () => {
  const page = await atCheckout();
  await payOnline(page);
  await atService(page);
  await page.getByRole('link', { name: 'paid' }).click();
  expect(await placed(page)).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION', paymentMethod: 'mollie', isPaid: true });
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').first().waitFor();
  await page.getByText('Online-Zahlung (Mollie), bezahlt', { exact: true }).waitFor();
  await page.goto('/store/linz');
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'a payment that failed leads back to the checkout with everything in it, and another order pays in cash (%s)',
  async viewport => {
    const page = await atCheckout({ viewport });
    await payOnline(page);
    await atService(page);
    await page.getByRole('link', { name: 'failed' }).click();
    await page.waitForURL('**/store/linz/checkout/error');
    const message = page.getByRole('alert').filter({ hasText: 'Leider ist Ihre Zahlung fehlgeschlagen.' });
    await message.getByText('Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.').waitFor();
    await shows(() => page.title(), expect.stringMatching(/^Bestellvorgang - /));
    await expectAccessible(page);
    await shows(() => page.getByRole('textbox', { name: 'Vorname' }).inputValue(), 'Anna');
    await page.getByRole('radio', { name: /^Barzahlung/ }).check();
    await send(page);
    expect(await placed(page)).toMatchObject({ paymentMethod: 'cash', items: [{ amount: 2 }] });
  },
);

test('a payment that stays open is waited for, with the bag untouched until it is paid', async () => {
  const page = await atCheckout();
  await payOnline(page);
  await atService(page);
  await page.getByRole('link', { name: 'open' }).click();
  const { uid } = await placed(page);
  await page.getByText('Wir warten auf die Bestätigung Ihrer Zahlung.').first().waitFor();
  await settle('paid');
  await page.getByText('Ihre Bestellung wartet auf Bestätigung.').first().waitFor();
  expect(page.url()).toContain(uid);
});

test('a payment that fails after all says so, and leads back to the shop with everything in the bag', async () => {
  const page = await atCheckout();
  await payOnline(page);
  await atService(page);
  await page.getByRole('link', { name: 'open' }).click();
  await page.getByText('Wir warten auf die Bestätigung Ihrer Zahlung.').first().waitFor();
  await settle('failed');
  await page.getByRole('heading', { level: 1, name: 'Ihre Bestellung konnte nicht abgeschlossen werden.' }).waitFor();
  await page.getByRole('link', { name: 'Noch einmal bestellen' }).click();
  await inBag(page).waitFor();
});

test('two tabs at the provider are one payment, and the first word counts', async () => {
  const page = await atCheckout();
  await payOnline(page);
  await atService(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole('link', { name: 'paid' }).click();
  const { uid } = await placed(page);
  await other.getByRole('link', { name: 'failed' }).click();
  expect(await placed(other)).toMatchObject({ uid, status: 'WAITING_FOR_CONFIRMATION', isPaid: true });
});

test('whoever turns back at the provider finds the bag, and can send the order', async () => {
  const page = await atCheckout();
  const before = service.opened();
  await fillContact(page);
  await page.getByRole('radio', { name: /^Online-Zahlung \(Mollie\)/ }).check();
  await consent(page);
  await page.getByRole('button', { name: 'Bestellung abschicken' }).dblclick();
  await atService(page);
  expect(service.opened()).toBe(before + 1);
  await page.goBack();
  await page.getByRole('button', { name: 'Bestellung abschicken' }).waitFor();
  await page.goto('/store/linz');
  await inBag(page).waitFor();
});

/** Orders, and is never told that it worked. */
async function payUnanswered(): Promise<Page> {
  browser.expectComplaint(/ERR_CONNECTION|Failed to load/);
  const page = await atCheckout();
  await loseAnswers(page);
  await payOnline(page);
  await errorsOn(page).getByText('Sie wird sicher nicht doppelt aufgegeben.').waitFor();
  await page.unroute('**/graphql');
  return page;
}

test('an order whose answer was lost is sent again and led to its one payment', async () => {
  const [before, opened] = [await orderCount(), service.opened()];
  const page = await payUnanswered();
  await page.reload();
  await send(page);
  await atService(page);
  await page.getByRole('link', { name: 'paid' }).click();
  expect(await placed(page)).toMatchObject({ paymentMethod: 'mollie', isPaid: true });
  expect([await orderCount(), service.opened()]).toEqual([before + 1, opened + 1]);
});

test('an order whose answer was lost, and which is to be paid in cash after all, is a new one: nobody was led to the payment of the first', async () => {
  const opened = service.opened();
  const page = await payUnanswered();
  const before = await orderCount();
  await page.getByRole('radio', { name: /^Barzahlung/ }).check();
  await send(page);
  expect(await placed(page)).toMatchObject({ paymentMethod: 'cash', status: 'WAITING_FOR_CONFIRMATION', items: [{ amount: 2 }] });
  expect([await orderCount(), service.opened()]).toEqual([before + 1, opened + 1]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shows(() => page.getByText('Diese Bestellung war schon bei uns eingegangen.').count(), 0);
  await page.goto('/store/linz');
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
});

test('while the provider is away it says so, and the same order is sent again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  browser.expectComplaint(/503/);
  service.manner = 'failing';
  const page = await atCheckout();
  await payOnline(page);
  await errorsOn(page).getByText('Der Zahlungsdienst ist gerade nicht erreichbar.').waitFor();
  service.manner = 'friendly';
  await send(page);
  await atService(page);
});

test('staff ask the provider again whether an order is paid, and read when it cannot be asked', async () => {
  browser.expectComplaint(/503/);
  const page = await atCheckout();
  await payOnline(page);
  await atService(page);
  await page.getByRole('link', { name: 'open' }).click();
  const { uid } = await placed(page);
  const { body } = await browser.house.rest('ROLE_ADMIN', 'GET', `/orders?search=${uid}`);

  const staff = await browser.open(`/backend/orders/${body.data[0].id}`);
  await signInOn(staff, 'admin');
  const check = staff.getByRole('button', { name: 'Zahlung prüfen' });
  await check.click();
  await staff.getByText('Noch ist keine Zahlung eingegangen.').waitFor();
  service.manner = 'failing';
  await check.click();
  await staff.getByRole('dialog').getByRole('status').or(staff.getByRole('dialog').getByRole('alert')).first().waitFor();
  service.manner = 'friendly';
  [...service.payments.values()].at(-1)!.status = 'paid';
  await check.click();
  await staff.getByText('Zahlungsstatus aktualisiert.').waitFor();
  await shows(async () => (await placed(page)).status, 'WAITING_FOR_CONFIRMATION');
});
