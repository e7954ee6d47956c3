import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, reloadAfterClosing, useBrowser, viewports } from '../../../../server/testing/browser/browser';

const browser = useBrowser();
beforeEach(() => browser.setClock('2026-11-16T07:00:00Z'));

const search = (page: Page) => page.getByRole('searchbox', { name: 'Produkt suchen' });
const productNames = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
const status = (page: Page) => page.locator('#menu-result').getByRole('status');

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('finds products by name on a %s', async viewport => {
  const page = await browser.open('/store/linz', viewport);
  await page.getByRole('button', { name: 'Produkt suchen' }).click();
  await expectVisible(() => search(page).evaluate(input => input === document.activeElement), true);
  await search(page).fill('vollkorn');
  await expectVisible(() => productNames(page), ['Vollkornkasten']);
  await expectVisible(() => status(page).textContent(), expect.stringMatching(/^1 von \d+ Produkten wird angezeigt\.$/));
  await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await expectAccessible(page);

  await search(page).fill('xyz');
  await expectVisible(() => status(page).textContent(), 'Leider wurden keine Ergebnisse gefunden.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Suche zurücksetzen' }).click();
  await page.getByRole('article', { name: 'Handsemmel' }).waitFor();
});

test('opens the search with one key from anywhere in the menu and closes it with Esc', async () => {
  const page = await browser.open('/store/linz');
  await page.getByRole('heading', { name: 'Kalte Getränke' }).scrollIntoViewIfNeeded();
  await page.keyboard.press('/');
  await page.keyboard.type('hollerlaib');
  await expectVisible(() => productNames(page), ['Hollerlaib']);
  await page.getByRole('article', { name: 'Hollerlaib' }).waitFor();
  await expectVisible(() => page.getByRole('article', { name: 'Hollerlaib' }).evaluate(card => card.getBoundingClientRect().top > 0), true);
  await page.keyboard.press('Escape');
  await page.getByRole('article', { name: 'Handsemmel' }).waitFor();
  await expectVisible(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Produkt suchen');
});

test('filters by diet, allergens and category, also after a reload and the checkout', async () => {
  const page = await browser.open('/store/linz', 'phone');
  await page.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await dialog.getByRole('button', { name: 'vegan', exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'Sesam' }).check();
  await dialog.getByRole('checkbox', { name: 'Brot', exact: true }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^\d+ Produkte anzeigen$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('article', { name: 'Hollerlaib' }).waitFor();
  await expectVisible(async () => (await productNames(page)).filter(name => /Vollkornkasten|Toastbrot|Handsemmel/.test(name)), []);

  await reloadAfterClosing(page);
  await page.getByRole('button', { name: 'ohne Sesam: Filter entfernen' }).click();
  await page.getByRole('article', { name: 'Vollkornkasten' }).waitFor();
  await page.getByRole('button', { name: 'Filter (2 gewählt)' }).waitFor();

  await page.goto('/store/linz/checkout');
  await page.goBack();
  await page.getByRole('button', { name: 'Filter (2 gewählt)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücksetzen' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^\d+ Produkte anzeigen$/ })
    .click();
  await page.getByRole('article', { name: 'Handsemmel' }).waitFor();
});
