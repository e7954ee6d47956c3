import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { consent, createCheckoutSteps, fillContact, submitOrder } from '../../../../server/testing/browser/checkoutSteps';
import type { Json } from '../../../../server/testing/app/json';

const browser = useBrowser();
const { readOrder } = createCheckoutSteps(browser);

const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const header = (page: Page): Locator => page.getByRole('button', { name: /^Wann\?/ }).first();

async function order(page: Page): Promise<Json> {
  await fillContact(page);
  await consent(page);
  await submitOrder(page);
  return readOrder(page);
}

async function openCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Jetzt bestellen' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
}

test('sells breakfast at two in the morning for the opening', async () => {
  await browser.setClock('2026-11-20T01:10:00Z'); // 02:10 in Linz
  const page = await browser.open('/store/linz');
  await card(page, 'Frühstück für zwei').getByRole('button', { name: 'Frühstück für zwei auswählen' }).waitFor();
  await expectVisible(() => header(page).textContent(), 'Wann? So schnell wie möglich');
  await expectAccessible(page);
});

test('orders a product of December in November, keeps the time on other pages and after a reload', async () => {
  await browser.setClock('2026-11-20T09:00:00Z');
  const page = await browser.open('/store/linz', 'phone');
  const stollen = card(page, 'Weihnachtsstollen');
  await stollen.getByRole('button', { name: 'Weihnachtsstollen: Ab 01.12.2026, 06:30 bestellen' }).click();
  await expectAnnounced(page, 'Ihr Termin: 01.12.2026, 06:30 Uhr');
  await expectVisible(() => stollen.evaluate(element => element.contains(document.activeElement)), true);
  await expectVisible(() => header(page).textContent(), 'Wann? 01.12.2026, 06:30 Uhr');
  await page.reload();
  await expectVisible(() => header(page).textContent(), 'Wann? 01.12.2026, 06:30 Uhr');
  await card(page, 'Krampus aus Germteig').getByRole('button').last().click();
  await expectAccessible(page);
  await openCheckout(page);
  await page
    .getByRole('button', { name: /^Datum/ })
    .getByText('01.12.2026')
    .waitFor();
  expect(await order(page)).toMatchObject({ appointmentDate: '2026-12-01T05:30:00.000Z' });
});

test('lists what does not fit a new time, and puts it back for a time that fits', async () => {
  await browser.setClock('2026-11-20T09:00:00Z'); // a Friday, 10:00
  const page = await browser.open('/store/linz');
  await card(page, 'Handsemmel')
    .getByRole('button', { name: /hinzufügen/ })
    .click();
  await card(page, 'Leberkäsesemmel').getByRole('button').last().click();
  const dialog = page.getByRole('dialog', { name: 'Leberkäsesemmel' });
  await dialog.getByRole('button', { name: 'Zum Warenkorb' }).click();
  const lines = page.getByRole('list', { name: 'Produkte im Warenkorb' });
  await lines.getByText('Leberkäsesemmel').waitFor();

  const chooseTime = async (time: string) => {
    await header(page).click();
    const picker = page.getByRole('dialog', { name: /Termin/ });
    await picker.waitFor();
    await expectAccessible(page, 'dialog');
    await picker.getByRole('button', { name: time, exact: true }).click();
    await picker.getByRole('button', { name: 'Speichern' }).click();
    await picker.waitFor({ state: 'detached' });
  };
  await chooseTime('18:30 Uhr');
  await page.getByText('Zum gewählten Zeitpunkt nicht verfügbar: Leberkäsesemmel').first().waitFor();
  await lines.getByText('Leberkäsesemmel').waitFor({ state: 'detached' });
  await expectAccessible(page);
  await chooseTime('10:00 Uhr');
  await page.getByText('Wieder verfügbar: Leberkäsesemmel').first().waitFor();
  await page.getByRole('button', { name: 'Wieder dazugeben' }).first().click();
  await lines.getByText('Leberkäsesemmel').waitFor();
});

test('sets the time in the details of a product', async () => {
  await browser.setClock('2026-11-20T09:00:00Z');
  const page = await browser.open('/store/linz', 'phone');
  const details = card(page, 'Weihnachtsstollen').getByRole('button', { name: /\(Weihnachtsstollen\)/ });
  await details.click();
  const dialog = page.getByRole('dialog', { name: 'Weihnachtsstollen' });
  await dialog.getByRole('button', { name: 'Weihnachtsstollen: Ab 01.12.2026, 06:30 bestellen' }).click();
  await dialog.getByRole('button', { name: /Zum Warenkorb|Auswählen/ }).waitFor();
  await expectAccessible(page);
});
