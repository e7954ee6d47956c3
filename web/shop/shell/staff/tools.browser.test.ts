import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const { testApp } = browser;
beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

const tools = (page: Page) => page.getByRole('region', { name: 'Werkzeuge' });

/** Opens the page as an admin, with the tools. */
async function openTools(path: string, viewport?: keyof typeof viewports): Promise<Page> {
  const page = await browser.openAs('admin', '/backend/orders', viewport);
  await page.getByRole('heading', { name: 'Bestellungen' }).waitFor();
  await page.goto(path);
  await page.getByRole('button', { name: 'Werkzeuge' }).click();
  await tools(page).waitFor();
  return page;
}

test('simulates another time, also after a reload, until the real one is wanted', async () => {
  const page = await openTools('/store/linz');
  const status = page.getByRole('complementary', { name: 'Öffnungsstatus' });
  await status.getByText(/^Geöffnet bis/).waitFor();
  await tools(page).getByLabel('Zeit simulieren').fill('2026-11-17T02:00');
  await tools(page).getByRole('button', { name: 'Zeit setzen' }).click();
  await page.getByText('Simulierte Zeit: 17.11.2026, 02:00 Uhr').waitFor();
  await status.getByText('Geschlossen').waitFor();
  await page.reload();
  await status.getByText('Geschlossen').waitFor();
  await page.getByRole('button', { name: 'Echte Zeit' }).click();
  await status.getByText(/^Geöffnet bis/).waitFor();
  await page.reload();
  await status.getByText(/^Geöffnet bis/).waitFor();
});

test('hides drafts, also after a reload, and shows them again', async () => {
  const input = { name: 'Neue Seite', path: 'werkzeug-entwurf', type: 'standard', sortOrder: 1, isPublic: false };
  const { body } = await testApp.rest('ROLE_ADMIN', 'POST', '/sites', input);
  const page = await openTools('/werkzeug-entwurf');
  await page.getByRole('main').getByText('Entwurf', { exact: true }).waitFor();
  await tools(page).getByRole('link', { name: 'Seite bearbeiten' }).waitFor();
  await tools(page).getByRole('switch', { name: 'Entwürfe zeigen' }).uncheck();
  const notFound = page.getByRole('heading', { name: /404|nicht gefunden/ });
  await notFound.waitFor();
  await page.reload();
  await notFound.waitFor();
  await page.getByText('Version').waitFor(); // still signed in
  await page.getByRole('button', { name: 'Werkzeuge' }).click();
  await tools(page).getByRole('switch', { name: 'Entwürfe zeigen' }).check();
  await page.getByRole('main').getByText('Entwurf', { exact: true }).waitFor();
  await tools(page).getByRole('link', { name: 'Seite bearbeiten' }).click();
  await page.waitForURL(`**/backend/sites/${body.data.id}**`);
});

test('loads the menu again, and says so when it cannot', async () => {
  const page = await openTools('/store/linz');
  const reload = tools(page).getByRole('button', { name: 'Sortiment neu laden' });
  browser.expectError(/ERR_FAILED|Failed to load resource|Failed to fetch/);
  await page.route('**/graphql', route => route.abort('failed'));
  await reload.click();
  await tools(page).getByText('Die Daten konnten nicht geladen werden.').waitFor();
  await removeRoute(page, '**/graphql');
  await reload.click();
  await page.getByText('Das Sortiment ist neu geladen.').waitFor();
  await expectVisible(() => tools(page).getByRole('alert').count(), 0);
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('clears the cart and shows the width on a %s', async viewport => {
  const page = await openTools('/store/linz', viewport);
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByText('Produkt zum Warenkorb hinzugefügt.').first().waitFor();
  await tools(page).getByRole('button', { name: 'Warenkorb leeren' }).click();
  await page.getByText('Der Warenkorb ist leer.').first().waitFor();
  await expectVisible(() => page.getByRole('spinbutton', { name: 'Handsemmel: Menge' }).count(), 0);
  await tools(page).getByRole('switch', { name: 'Bildschirmbreite zeigen' }).check();
  await page.getByText(/^(Telefon|Tablet|Desktop) · \d+ px$/).waitFor();
  expect(await tools(page).getByRole('link', { name: 'Standort bearbeiten' }).getAttribute('href')).toMatch(/^\/backend\/branches\//);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('resets the hidden drafts and the simulated time when the user logs out', async () => {
  const page = await openTools('/store/linz');
  await tools(page).getByRole('switch', { name: 'Entwürfe zeigen' }).uncheck();
  await tools(page).getByLabel('Zeit simulieren').fill('2026-11-17T02:00');
  await tools(page).getByRole('button', { name: 'Zeit setzen' }).click();
  await page.getByText('Simulierte Zeit: 17.11.2026, 02:00 Uhr').waitFor();
  await page.goto('/backend/logout');
  await page.getByLabel('E-Mail oder Benutzername').waitFor();
  await logIn(page, 'admin');
  await page.getByRole('heading', { name: 'Bestellungen' }).waitFor();
  await page.goto('/store/linz');
  await page.getByRole('button', { name: 'Werkzeuge' }).click();
  expect(await tools(page).getByRole('switch', { name: 'Entwürfe zeigen' }).isChecked()).toBe(true);
  expect(await page.getByText('Simulierte Zeit').count()).toBe(0);
});
