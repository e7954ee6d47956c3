import type { Page } from 'playwright-core';
import { expectAccessible, shows, signInOn, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { useShop } from '../../../../server/testing/data/shop';

const browser = useBrowser();
const { house } = browser;
const shop = useShop(house);

async function at(path: string, viewport: keyof typeof viewports = 'desktop'): Promise<Page> {
  const page = await browser.open(path, viewport);
  await signInOn(page, 'admin');
  await page.waitForURL(url => url.pathname + url.search === path);
  return page;
}
const rows = (page: Page) => page.getByRole('region', { name: 'Verlauf' }).getByRole('row').locator('xpath=self::tr[parent::tbody]');
const set = (id: string, change: Record<string, unknown>) =>
  house.app.services.database.query(
    `update "order" set ${Object.keys(change)
      .map((name, index) => `"${name}" = $${index + 2}`)
      .join(', ')} where id = $1`,
    [id, ...Object.values(change)],
  );

beforeAll(async () => {
  for (let count = 0; count < 60; count++) await shop.place({ lastName: `Reihe${count}` });
  const early = await shop.place({ lastName: 'Frühling' });
  await set(early.id, { createdAt: '2026-03-20T09:00:00Z', isPreorder: true });
}, 60_000);
beforeEach(() => browser.setClock('2026-11-16T07:05:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('the history is narrowed by its address, on a %s', async viewport => {
  const page = await at('/backend/orders/history?from=2026-03-01&to=2026-03-31', viewport);
  await page.getByText('1 Bestellung', { exact: true }).waitFor();
  await page.getByText('Anna Frühling').waitFor();
  await page.getByText('Vorbestellung').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('fifty at a time, then the next, each once', async () => {
  const page = await at(`/backend/orders/history?branch=${shop.branch}`);
  await page.getByText('61 Bestellungen').waitFor();
  await shows(() => rows(page).count(), 50);
  await page.getByRole('button', { name: 'Weitere laden' }).click();
  await shows(() => rows(page).count(), 61);
  await shows(() => page.getByRole('button', { name: 'Weitere laden' }).count(), 0);
  const names = await rows(page).locator('th').allTextContents();
  expect(new Set(names).size).toBe(61);
});

test('searched by name, sorted, opened and closed, and left as it was', async () => {
  const page = await at('/backend/orders/history');
  await page.getByLabel('Suche', { exact: true }).fill('reihe59');
  await page.keyboard.press('Enter');
  await page.getByText('1 Bestellung', { exact: true }).waitFor();
  const link = rows(page).getByRole('link');
  await link.press('Enter');
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
  await shows(() => rows(page).count(), 50);
});

test('what makes no sense in the address asks for nothing', async () => {
  const page = await at('/backend/orders/history?status=BAKED&from=gestern&sort=hash&page=7');
  await shows(() => rows(page).count(), 50);
});

test('a board that cannot be read says so, also when it is asked again, and is there once it can', async () => {
  browser.expectComplaint(/ERR_FAILED/);
  const page = await at('/backend/orders/history');
  await shows(() => rows(page).count(), 50);
  let asked = 0;
  await page.route('**/graphql**', route => {
    const isBoard = (route.request().postData() ?? route.request().url()).includes('OrdersCurrent');
    asked += isBoard ? 1 : 0;
    return isBoard ? route.abort() : route.fallback();
  });
  await page.getByRole('link', { name: 'Aktuell' }).click();
  const again = page.getByRole('button', { name: 'Erneut versuchen' });
  await again.waitFor();
  const before = asked;
  await again.click();
  await shows(async () => asked > before, true);
  await again.waitFor();
  await page.unroute('**/graphql**');
  await again.click();
  await again.waitFor({ state: 'detached' });
});

test('a history that cannot be read says so, and is read again when asked', async () => {
  browser.expectComplaint(/ERR_FAILED/);
  const page = await at('/backend/orders');
  await page.getByText('Live').waitFor();
  await page.route('**/graphql**', route =>
    (route.request().postData() ?? route.request().url()).includes('OrderHistory') ? route.abort() : route.fallback(),
  );
  await page.getByRole('link', { name: 'Verlauf' }).click();
  await page.getByText('Bestellungen konnten nicht geladen werden.', { exact: false }).waitFor();
  await page.unroute('**/graphql**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await shows(() => rows(page).count(), 50);
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'what was forgotten stands in a list of its own, on a %s',
  async viewport => {
    const forgotten = await shop.place({ lastName: 'Vergessen' });
    await set(forgotten.id, { createdAt: '2026-11-16T06:30:00Z' });
    const page = await at('/backend/orders/missed', viewport);
    await page.getByText('Anna Vergessen').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('row').filter({ hasText: 'Vergessen' }).getByRole('link').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bestätigen' }).click();
    await page.getByRole('dialog').getByText('bestätigt').first().waitFor();
    await page.keyboard.press('Escape');
    await shows(() => page.getByText('Anna Vergessen').count(), 0);
  },
);
