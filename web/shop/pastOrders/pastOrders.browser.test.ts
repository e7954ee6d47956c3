import type { Page } from 'playwright-core';
import { consent, fillContact, submitOrder } from '../../../server/testing/browser/checkoutSteps';
import { clickBelow } from '../../../server/testing/browser/input';
import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../server/testing/browser/browser';

const browser = useBrowser();
const { testApp } = browser;
beforeEach(() => browser.setClock('2026-11-16T07:00:00Z'));

const add = (page: Page, name: string) => page.getByRole('button', { name: `${name} zum Warenkorb hinzufügen` }).click();
const order = async (page: Page) => {
  await page.goto('/store/linz/checkout');
  await fillContact(page);
  await consent(page);
  await submitOrder(page);
  await page.waitForURL('**/status/**');
};
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Meine Bestellungen' });

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('orders the same again from the status page on a %s', async viewport => {
  const page = await browser.open('/store/linz', viewport);
  await add(page, 'Handsemmel');
  await order(page);
  await page.getByRole('button', { name: 'Noch einmal bestellen' }).click();
  await page.waitForURL('**/store/linz');
  await page.getByText('Die Produkte sind im Warenkorb.').first().waitFor();
  if (viewport !== 'desktop') await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
  await page.getByRole('spinbutton', { name: 'Handsemmel: Menge' }).last().waitFor();
});

test('lists the orders of the device, orders again with what has changed, and removes them', async () => {
  const page = await browser.open('/store/linz', 'phone');
  expect(await page.getByRole('button', { name: 'Meine Bestellungen' }).count()).toBe(0);
  await add(page, 'Handsemmel');
  await add(page, 'Kornspitzerl');
  await order(page);
  const { body } = await testApp.rest('ROLE_ADMIN', 'GET', '/products?search=Kornspitzerl');
  const { id, price } = body.data[0] as { id: string; price: number };
  await testApp.rest('ROLE_ADMIN', 'PUT', `/products/${id}`, { price: price + 1 });

  await page.goto('/store/linz');
  await clickBelow(page.getByRole('button', { name: 'Meine Bestellungen' }));
  await dialog(page).getByText('1 × Handsemmel, 1 × Kornspitzerl').waitFor();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: /^Noch einmal bestellen/ })
    .click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
  await page.getByText('Geändert: Kornspitzerl').waitFor();
  await page.getByRole('button', { name: 'Wieder dazugeben' }).click();
  await page.getByRole('button', { name: 'Warenkorb ausblenden', exact: true }).click();
  await page.getByRole('button', { name: /^2 Produkte im Warenkorb/ }).waitFor();
  await testApp.rest('ROLE_ADMIN', 'PUT', `/products/${id}`, { price });

  await clickBelow(page.getByRole('button', { name: 'Meine Bestellungen' }));
  await dialog(page)
    .getByRole('link', { name: /^Ansehen/ })
    .click();
  await page.waitForURL('**/status/**');
  await page.getByRole('button', { name: 'Noch einmal bestellen' }).waitFor();
  await clickBelow(page.getByRole('button', { name: 'Meine Bestellungen' }));
  await dialog(page)
    .getByRole('button', { name: /^Aus der Liste löschen/ })
    .click();
  await dialog(page).getByText('Auf diesem Gerät sind keine Bestellungen gespeichert.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expectVisible(() => page.getByRole('button', { name: 'Meine Bestellungen' }).count(), 0);
});
