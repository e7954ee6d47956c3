import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser } from '../../../../../server/testing/browser/browser';
import { holdSockets } from '../../../../../server/testing/browser/checkoutSteps';
import { demoBranch, openOrderBoard, orderCard, placeDemoOrder } from '../../../../../server/testing/browser/demoOrders';

const browser = useBrowser();

const isOneLine = (page: Page): Promise<boolean> =>
  page
    .locator('header')
    .filter({ has: page.getByRole('heading', { name: 'Bestellungen' }) })
    .evaluate(header => header.getBoundingClientRect().height < 80 && document.documentElement.scrollWidth <= innerWidth);

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

test('keeps the tools of a phone behind a button, but shows a pause', async () => {
  await placeDemoOrder(browser.testApp, { lastName: 'Knapp' });
  const page = await openOrderBoard(browser, 'phone');
  const search = page.getByLabel('Suche nach Nummer, Name oder Telefon');
  await expectVisible(() => search.isVisible(), false);
  await page.getByRole('button', { name: 'Werkzeuge einblenden', expanded: false }).click();
  await search.fill('knapp');
  await expectAccessible(page);
  await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Abholung/ }).check();
  await dialog.getByRole('radio', { name: 'Pause' }).check();
  await dialog.getByRole('button', { name: '15 Minuten' }).click();
  await dialog.getByRole('button', { name: 'Viel los' }).click();
  await dialog.getByRole('button', { name: 'Jetzt pausieren' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Werkzeuge ausblenden' }).click();
  await expectVisible(() => search.isVisible(), false);
  await page.getByRole('button', { name: /^Abholung: Pause bis/ }).waitFor();
});

test('shows the column of the order that a search finds on a phone', async () => {
  await placeDemoOrder(browser.testApp, { lastName: 'Neuner' });
  const { name } = await placeDemoOrder(browser.testApp, { lastName: 'Mitterer', isConfirmed: true });
  const page = await openOrderBoard(browser, 'phone');
  await page.getByRole('button', { name: 'Werkzeuge einblenden' }).click();
  const search = page.getByLabel('Suche nach Nummer, Name oder Telefon');
  await search.fill('mitterer');
  await orderCard(page, name).waitFor();
  const column = (label: RegExp) => page.getByRole('radio', { name: label });
  await expectVisible(() => column(/^Zubereitung 1/).isChecked(), true);
  await column(/^Neu 0/).check(); // the user's choice remains
  await expectVisible(() => orderCard(page, name).count(), 0);
  await search.fill('neuner');
  await expectVisible(() => column(/^Neu 1/).isChecked(), true);
});

test.each([
  ['landscape tablet', { width: 1180, height: 820 }],
  ['phone', { width: 390, height: 844 }],
])('stays on one line of a %s without a connection', async (_device, size) => {
  const page = await browser.open('/backend/orders', 'tablet');
  await page.setViewportSize(size);
  await logIn(page, 'toni'); // of another branch than the one that pauses above
  await page.getByText('Live').waitFor();
  const readTop = async () => (await page.getByRole('button', { name: 'Ton testen' }).boundingBox())!.y;
  const top = await readTop();
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByText('Offline').waitFor();
  expect(await readTop()).toBe(top);
});

test('stays on one line of a landscape tablet with several branches, two busy services and without a connection', async () => {
  const { testApp } = browser;
  const branch = await demoBranch(testApp);
  for (const mode of ['takeaway', 'delivery'])
    expect((await testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${branch}/service`, { mode, state: 'busy', minutes: 30 })).status).toBe(200);
  const page = await browser.open(`/backend/orders?branch=${branch}`, 'tablet');
  await page.setViewportSize({ width: 1180, height: 820 });
  await logIn(page, 'admin');
  await page.getByRole('button', { name: 'Stoßzeit +30 min' }).waitFor();
  await expectVisible(() => isOneLine(page), true);
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByText('Offline').waitFor();
  expect(await isOneLine(page)).toBe(true);
});

test('stays on one line of a landscape tablet while the connection is checked, and names the last update', async () => {
  const page = await browser.openAs('admin', '/robots.txt', 'tablet');
  await page.setViewportSize({ width: 1180, height: 820 });
  await holdSockets(page);
  await page.goto(`/backend/orders?branch=${await demoBranch(browser.testApp)}`);
  await page.getByText('Verbindet …').waitFor();
  await page.getByRole('button', { name: 'Stoßzeit +30 min' }).waitFor();
  await browser.setClock('2026-11-16T09:00:15Z');
  await page.getByText('Stand 10:00').waitFor();
  expect(await isOneLine(page)).toBe(true);
});
