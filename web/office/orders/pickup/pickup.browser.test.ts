import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { placeDemoOrder } from '../../../../server/testing/browser/demoOrders';

const browser = useBrowser();
const { testApp } = browser;

async function openPickup(viewport: keyof typeof viewports = 'desktop'): Promise<Page> {
  const page = await browser.open('/backend/orders/pickup', viewport);
  await logIn(page, 'mia');
  await page.getByRole('heading', { name: 'Ausgabe' }).waitFor();
  return page;
}

const cardOf = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`^${name}\\b`) });
const searchField = (page: Page) => page.getByRole('searchbox');
const hasFocus = (page: Page) => () => searchField(page).evaluate(input => input === document.activeElement);
const statusOf = (id: string) => async () => (await testApp.rest('ROLE_ADMIN', 'GET', `/orders/${id}`)).body.data.status;

beforeEach(async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  await testApp.app.services.database.query('delete from "order"');
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('hands an unpaid order over and recalls it, on a %s', async viewport => {
  const { id, name } = await placeDemoOrder(testApp, { items: { Handsemmel: 12 }, isConfirmed: true });
  const page = await openPickup(viewport);
  await expectVisible(hasFocus(page), true);
  await cardOf(page, name).getByText('Noch offen: 7,80 €').waitFor();
  await expectAccessible(page);
  await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await cardOf(page, name).getByRole('button', { name: 'Bezahlt und übergeben' }).click();
  await expectVisible(statusOf(id), 'COMPLETED');
  await cardOf(page, name).waitFor({ state: 'detached' });
  await expectVisible(hasFocus(page), true);

  await searchField(page).fill(name.replace('Ticket ', ''));
  await cardOf(page, name).getByText('Übergeben um 10:00 Uhr').waitFor();
  await expectAccessible(page);
  await cardOf(page, name).getByRole('button', { name: 'Zurückholen' }).click();
  await cardOf(page, name).getByRole('button', { name: 'Bezahlt und übergeben' }).waitFor();
});

test('finds the customer by the last digits with the keyboard alone, also after a reload, and another page follows', async () => {
  const { id, name } = await placeDemoOrder(testApp, { isConfirmed: true });
  const [page, other] = [await openPickup(), await openPickup('tablet')];
  await cardOf(other, name).waitFor();
  await page.reload();
  await cardOf(page, name).waitFor();
  await expectVisible(hasFocus(page), true);
  await page.keyboard.type('4567');
  await page.getByRole('status').getByText('1 Bestellung gefunden').waitFor();
  await page.keyboard.press('Enter');
  expect(await statusOf(id)()).toBe('CONFIRMED'); // the first Enter only goes to the button
  await page.keyboard.press('Enter');
  await expectVisible(statusOf(id), 'COMPLETED');
  await cardOf(other, name).waitFor({ state: 'detached' });

  await page.keyboard.type('9999');
  await page.getByText('Keine Bestellung von heute passt dazu. Ältere stehen im Verlauf.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Gerade ist nichts abzuholen.').waitFor();
});

test('shows many orders in steps', async () => {
  for (let count = 0; count < 30; count++) await placeDemoOrder(testApp, { lastName: `Gast ${count}`, isConfirmed: true });
  const page = await openPickup();
  await expectVisible(() => page.getByRole('article').count(), 24);
  await page.getByRole('button', { name: 'Weitere 6 von 6 anzeigen' }).click();
  await expectVisible(() => page.getByRole('article').count(), 30);
  await searchField(page).fill('gast 29');
  await expectVisible(() => page.getByRole('article').count(), 1);
});
