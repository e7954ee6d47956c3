import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { pressKey, clickUntilGone } from '../../../../server/testing/browser/input';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';
import { useTestShop } from '../../../../server/testing/data/shop';

const browser = useBrowser();
const { testApp } = browser;
const shop = useTestShop(testApp);

async function openPage(path: string, viewport: keyof typeof viewports = 'desktop'): Promise<Page> {
  const page = await browser.openAs('admin', path, viewport);
  await page.waitForURL(url => url.pathname + url.search === path);
  return page;
}
const rows = (page: Page) => page.getByRole('region', { name: 'Verlauf' }).getByRole('row').locator('xpath=self::tr[parent::tbody]');
const updateColumns = (id: string, columns: Record<string, unknown>) =>
  testApp.app.services.database.query(
    `update "order" set ${Object.keys(columns)
      .map((name, index) => `"${name}" = $${index + 2}`)
      .join(', ')} where id = $1`,
    [id, ...Object.values(columns)],
  );

beforeAll(async () => {
  await Promise.all(Array.from({ length: 60 }, (_, count) => shop.placeOrder({ lastName: `Reihe${count}` })));
  const earlyOrder = await shop.placeOrder({ lastName: 'Frühling' });
  await updateColumns(earlyOrder.id, { createdAt: '2026-03-20T09:00:00Z', isPreorder: true });
  const sameDayOrder = await shop.placeOrder({ lastName: 'Nachmittag' });
  await updateColumns(sameDayOrder.id, { createdAt: '2026-02-20T05:00:00Z', earliestAt: '2026-02-20T09:00:00Z', isPreorder: true });
});
beforeEach(() => browser.setClock('2026-11-16T07:05:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('filters the history by its URL (%s)', async viewport => {
  const page = await openPage('/backend/orders/history?from=2026-03-01&to=2026-03-31', viewport);
  await page.getByText('1 Bestellung', { exact: true }).waitFor();
  await page.getByText('Anna Frühling').waitFor();
  await page.getByText('Vorbestellung').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('marks only orders of an earlier day as placed ahead', async () => {
  const page = await openPage('/backend/orders/history?from=2026-02-01&to=2026-02-28', 'desktop');
  await page.getByText('Anna Nachmittag').waitFor();
  expect(await page.getByText('Vorbestellung').count()).toBe(0);
});

test('loads fifty orders at a time, each once', async () => {
  const page = await openPage(`/backend/orders/history?branch=${shop.branch}`);
  await page.getByText('62 Bestellungen', { exact: true }).waitFor();
  await expectVisible(() => rows(page).count(), 50);
  await page.getByRole('button', { name: 'Weitere laden' }).click();
  await expectVisible(() => rows(page).count(), 62);
  await expectVisible(() => page.getByRole('button', { name: 'Weitere laden' }).count(), 0);
  const names = await rows(page).locator('th').allTextContents();
  expect(new Set(names).size).toBe(62);
});

test('searches the history, opens and closes an order and keeps the filters', async () => {
  const page = await openPage('/backend/orders/history');
  await page.getByLabel('Suche', { exact: true }).fill('reihe59');
  await page.keyboard.press('Enter');
  await page.getByText('1 Bestellung', { exact: true }).waitFor();
  const link = rows(page).getByRole('link');
  await pressKey(link, 'Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Anna Reihe59').waitFor();
  await drawer.getByRole('button', { name: 'Bestätigen' }).click();
  await drawer.getByText('bestätigt').first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/backend/orders/history?search=reihe59');
  await rows(page).getByText('Bestätigt').waitFor();
  await page.getByLabel('Status').selectOption('Abgelehnt');
  await page.getByText('Keine Bestellungen gefunden.').waitFor();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await page.waitForURL('**/backend/orders/history');
  await expectVisible(() => rows(page).count(), 50);
});

test('filters by the status that a takeaway order shows when it is ready', async () => {
  const time = '2026-11-16T07:00:00Z';
  const order = await shop.placeOrder({ lastName: 'Bereit' });
  await updateColumns(order.id, { createdAt: '2026-01-20T09:00:00Z', confirmedAt: time, inDeliveryAt: time });
  const page = await openPage('/backend/orders/history?to=2026-01-31');
  await rows(page).getByText('Abholbereit', { exact: true }).waitFor();
  await page.getByLabel('Status').selectOption('Abholbereit / In Zustellung');
  await page.waitForURL('**/backend/orders/history?to=2026-01-31&status=IN_DELIVERY');
  await page.getByText('1 Bestellung', { exact: true }).waitFor();
});

test('says at the field that the last day is before the first', async () => {
  const page = await openPage('/backend/orders/history?from=2026-03-31&to=2026-03-01');
  await page.getByText('Das Ende darf nicht vor dem Beginn liegen.').waitFor();
  await expectVisible(() => page.getByLabel('Bis').getAttribute('aria-invalid'), 'true');
  await expectVisible(() => rows(page).count(), 0);
  expect(await page.getByText('Keine Bestellungen gefunden.').count()).toBe(0);
  await expectAccessible(page);
});

test('ignores invalid filters in the URL', async () => {
  const page = await openPage('/backend/orders/history?status=BAKED&from=gestern&sort=hash&page=7');
  await expectVisible(() => rows(page).count(), 50);
});

test('shows an error when the board cannot be loaded and loads it on a successful retry', async () => {
  browser.expectError(/ERR_FAILED/);
  const page = await openPage('/backend/orders/history');
  await expectVisible(() => rows(page).count(), 50);
  let requestCount = 0;
  await page.route('**/graphql**', route => {
    const isBoard = (route.request().postData() ?? route.request().url()).includes('OrdersCurrent');
    requestCount += isBoard ? 1 : 0;
    return isBoard ? route.abort() : route.fallback();
  });
  await page.reload();
  await page.getByRole('link', { name: 'Aktuell' }).click();
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await retry.waitFor();
  const previousCount = requestCount;
  await retry.click();
  await expectVisible(async () => requestCount > previousCount, true);
  await retry.waitFor();
  await removeRoute(page, '**/graphql**');
  await clickUntilGone(retry);
});

test('shows an error when the history cannot be loaded and loads it on retry', async () => {
  browser.expectError(/ERR_FAILED/);
  const page = await openPage('/backend/orders');
  await page.getByText('Live').waitFor();
  await page.route('**/graphql**', route =>
    (route.request().postData() ?? route.request().url()).includes('OrderHistory') ? route.abort() : route.fallback(),
  );
  await page.getByRole('link', { name: 'Verlauf' }).click();
  await page.getByText('Bestellungen konnten nicht geladen werden.', { exact: false }).waitFor();
  await removeRoute(page, '**/graphql**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expectVisible(() => rows(page).count(), 50);
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('lists missed orders until they are confirmed (%s)', async viewport => {
  const missedOrder = await shop.placeOrder({ lastName: 'Vergessen' });
  await updateColumns(missedOrder.id, { createdAt: '2026-11-16T06:30:00Z' });
  const page = await openPage('/backend/orders/missed', viewport);
  await page.getByText('Anna Vergessen').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('row').filter({ hasText: 'Vergessen' }).getByRole('link').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bestätigen' }).click();
  await page.getByRole('dialog').getByText('bestätigt').first().waitFor();
  await page.keyboard.press('Escape');
  await expectVisible(() => page.getByText('Anna Vergessen').count(), 0);
});
