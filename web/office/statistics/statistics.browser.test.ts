import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectAccessible, useBrowser, viewports } from '../../../server/testing/browser/browser';
import { pressKey } from '../../../server/testing/browser/input';
import { removeRoute } from '../../../server/testing/browser/network/removeRoute';
import { useTestShop } from '../../../server/testing/data/shop';

const browser = useBrowser();
const { testApp } = browser;
const shop = useTestShop(testApp);

async function openPage(path: string, viewport: keyof typeof viewports = 'desktop', user = 'admin'): Promise<Page> {
  const page = await browser.openAs(user, path, viewport);
  return page;
}
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

beforeAll(async () => {
  await browser.setClock('2026-11-16T07:00:00Z');
  const place = async (day: string, amount: number, { city = null, source = 'web' }: { city?: string | null; source?: string } = {}) => {
    const { id } = await shop.placeOrder({ items: [{ product: shop.roll, amount }] });
    const columns = `day = $2::date, "createdAt" = $2::date + interval '6 hours', city = $3, "zipCode" = case when $3::text is not null then '4020' end, "ticketNumber" = null, source = $4`;
    await testApp.app.services.database.query(`update "order" set ${columns} where id = $1`, [id, day, city, source]);
  };
  await place('2026-11-10', 100, { city: 'Linz' });
  await place('2026-11-12', 20, { source: 'kiosk' });
  await place('2026-11-05', 100);
});
beforeEach(() => browser.setClock('2026-11-16T07:05:00Z'));

const week = 'from=2026-11-09&to=2026-11-15';

describe.each(Object.keys(viewports) as (keyof typeof viewports)[])('on a %s', viewport => {
  test.each([
    ['revenue', /Der Umsatz stieg um 20 % auf 66,00/],
    ['orders', /Die Zahl der Bestellungen stieg um 100 % auf 2\./],
    ['work', /Die gearbeitete Zeit/],
    ['profile', /Gearbeitet wurden/],
  ])('shows the page %s, usable by everyone', async (tab, statement) => {
    const page = await openPage(`/backend/statistics/${tab}?${week}&branch=${shop.branch}`, viewport);
    await page.getByRole('heading', { name: statement }).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    if (tab === 'work' || tab === 'profile') return;
    await card(page, statement).getByRole('button', { name: 'Tabelle' }).click();
    await card(page, statement).getByRole('row').nth(7).waitFor();
    await expectAccessible(page);
  });
});

test('shows each figure of the revenue as a small curve, in one request, on screens with room', async () => {
  const page = await browser.openAs('admin', '/backend/statistics/today');
  await page.getByRole('heading', { name: 'Statistik: Heute' }).waitFor();
  const queries: string[] = [];
  page.on('request', request => request.url().includes('/graphql') && queries.push(request.postData() ?? ''));
  await page.goto(`/backend/statistics/revenue?${week}&branch=${shop.branch}`);
  await page.getByRole('heading', { name: /Der Umsatz stieg/ }).waitFor();
  const tile = (label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  const curve = (label: string) => tile(label).locator('[aria-hidden=true] path.recharts-curve');
  for (const label of ['Umsatz', 'Bestellungen', 'Umsatz je Bestellung']) await curve(label).waitFor();
  expect(await curve('Storniert').count()).toBe(0);
  expect(queries.filter(query => query.includes('statisticsOrders'))).toHaveLength(1);
  await page.setViewportSize(viewports.phone);
  await curve('Umsatz').waitFor({ state: 'hidden' });
});

test('shows the visitors beside the revenue, unless it is that of a delivery method or a source', async () => {
  const { analytics } = testApp.app.services;
  const visit = (day: string, address = '198.51.1.7') =>
    analytics.record({
      ...{ at: new Date(`${day}T09:00:00Z`), type: 'page-view', isView: true, path: '/' },
      visitor: { address, userAgent: 'Firefox', language: 'de' },
    });
  for (const day of ['2026-11-05', '2026-11-10', '2026-11-12']) visit(day);
  visit('2026-11-10', '198.51.2.7');
  await analytics.flush();
  const page = await openPage(`/backend/statistics/revenue?${week}`);
  const tile = page.locator('dl > div').filter({ has: page.getByText('Besucher im Shop', { exact: true }) });
  await tile.getByText('200 % mehr').waitFor();
  expect(await tile.getByRole('definition').first().textContent()).toBe('3');
  await page.getByLabel('Art', { exact: true }).selectOption({ label: 'Abholung' });
  await tile.waitFor({ state: 'hidden' });
  await page.getByLabel('Art', { exact: true }).selectOption({ label: 'Alle' });
  await tile.waitFor();
  await page.getByLabel('Herkunft', { exact: true }).selectOption('kiosk');
  await tile.waitFor({ state: 'hidden' });
});

test('shows each chart as a table by one press', async () => {
  const page = await openPage(`/backend/statistics/revenue?${week}&branch=${shop.branch}`);
  const revenue = card(page, /Der Umsatz stieg/);
  await pressKey(revenue.getByRole('button', { name: 'Tabelle' }), 'Enter');
  const row = revenue.getByRole('row', { name: /10\.11\.2026/ });
  await row.getByText('55,00').waitFor();
  await revenue.getByRole('button', { name: 'Diagramm' }).click();
  await revenue.getByText('Zeitraum davor').waitFor();
  const places = card(page, /Am meisten Umsatz aus 4020 Linz/);
  await places.getByRole('list', { name: 'Orte mit dem höchsten Umsatz' }).getByText('Ohne Angabe').waitFor();
});

test('keeps the filters in the address, also after a reload and going back', async () => {
  const page = await openPage(`/backend/statistics/revenue?${week}`);
  await page.getByLabel('Filiale').selectOption(shop.branch);
  await page.getByRole('heading', { name: /auf 66,00/ }).waitFor();
  await page.getByLabel('Herkunft', { exact: true }).selectOption('Selbstbedienung');
  await page.getByRole('heading', { name: /^Der Umsatz .*11,00/ }).waitFor();
  await page.getByLabel('Art', { exact: true }).selectOption('Lieferung');
  await page.getByText('In diesem Zeitraum gibt es keinen Umsatz.').first().waitFor();
  await page.reload();
  await page.getByText('In diesem Zeitraum gibt es keinen Umsatz.').first().waitFor();
  expect(await page.getByLabel('Art', { exact: true }).inputValue()).toBe('delivery');
  expect(await page.getByLabel('Herkunft', { exact: true }).inputValue()).toBe('kiosk');
  await page.goBack();
  await page.getByRole('heading', { name: /^Der Umsatz .*11,00/ }).waitFor();
  await page.getByLabel('Herkunft', { exact: true }).selectOption('Alle');
  await page.getByRole('heading', { name: /auf 66,00/ }).waitFor();
  await page.getByLabel('Zeitraum').selectOption('Gestern');
  await page.waitForURL('**from=2026-11-15&to=2026-11-15**');
});

test('saves a report as CSV and as an Excel file', async () => {
  const page = await openPage(`/backend/statistics/orders?${week}&branch=${shop.branch}`);
  const popular = card(page, /Am häufigsten bestellt: Semmel/);
  const save = async (label: string) => {
    await popular.getByRole('button', { name: 'Beliebte Produkte speichern' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label }).click()]);
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  };
  const csv = await save('Als CSV speichern');
  expect(csv.name).toBe('Beliebte Produkte 2026-11-09 bis 2026-11-15.csv');
  expect(csv.content.toString()).toBe(
    `\uFEFFProdukt-Id;Produkt;Menge;Einheit;Bestellungen;Brutto\r\n${shop.roll};Semmel;120;Stück;2;66\r\n`,
  );
  const excel = await save('Als Excel-Datei speichern');
  expect(excel.name).toMatch(/\.xlsx$/);
  expect(excel.content.subarray(0, 2).toString()).toBe('PK');
});

test('says when a report cannot be loaded, and loads it again', async () => {
  const page = await openPage('/backend/statistics/revenue');
  await page.getByRole('heading', { name: /Der Umsatz/ }).waitFor();
  browser.expectError(/graphql|Failed to load resource/);
  await page.route('**/graphql**', route => (route.request().postData()?.includes('OrderReports') ? route.abort() : route.fallback()));
  await page.getByRole('navigation', { name: 'Statistik' }).getByRole('link', { name: 'Bestellungen' }).click();
  await page.getByText('Statistik konnte nicht geladen werden.').waitFor();
  await expectAccessible(page);
  await removeRoute(page, '**/graphql**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('heading', { name: /Die Zahl der Bestellungen/ }).waitFor();
  await page.goto(page.url().replace(/\?.*|$/, '?from=2019-01-01&to=2026-11-15'));
  await page.getByText('Der Zeitraum darf höchstens 5 Jahre lang sein.').waitFor();
});

test('shows editors the website and only their own profile', async () => {
  const page = await openPage('/backend/statistics', 'desktop', 'edi');
  await page.waitForURL('**/backend/statistics/website');
  await page.getByRole('navigation', { name: 'Statistik' }).getByRole('link', { name: 'Mitarbeiterprofil' }).click();
  await page.getByRole('heading', { name: /Gearbeitet wurden/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Umsatz' }).count()).toBe(0);
  expect(await page.getByLabel('Person').count()).toBe(0);
  await page.goto(page.url().replace(/profile.*/, 'revenue'));
  await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor();
});

test('shows managers the activities of the users of their branches', async () => {
  const user = await testApp.make('user', {
    firstName: 'Rosa',
    lastName: 'Rührig',
    weeklyTargetMinutes: 2400,
    workingDays: [1, 2, 3, 4, 5],
  });
  const times = { startedAt: '2026-11-16T05:00:00Z', endedAt: '2026-11-16T06:30:00Z' };
  await testApp.make('workingActivity', { user, branch: shop.branch, ...times });
  const page = await openPage('/backend/statistics/profile?from=2026-11-16&to=2026-11-16');
  await page.getByLabel('Person').selectOption(user);
  await page.getByRole('heading', { name: 'Gearbeitet wurden 1:30 h.' }).waitFor();
  const row = page.getByRole('row', { name: /16\.11\.2026/ });
  await row.getByText('06:00', { exact: true }).waitFor();
  await page.getByText('−6:30 h').waitFor();
});

test('shows the first 500 rows of a long table', async () => {
  const copied =
    'type, status, pauses, "workedMinutes", "pauseMinutes", source, "isFlagged", "isApproved", "createdAt", "updatedAt", "branchId"';
  const user = await testApp.make('user', { firstName: 'Lang', lastName: 'Liste' });
  const id = await testApp.make('workingActivity', { user, branch: shop.branch, startedAt: '2026-11-15T05:00:00Z', endedAt: '2026-11-15T06:00:00Z' }); // prettier-ignore
  await testApp.contextFor().db.query(
    `insert into "workingActivity" (id, "userId", "startedAt", "endedAt", ${copied})
     select gen_random_uuid(), "userId", record."startedAt" - day * interval '1 day', record."endedAt" - day * interval '1 day', ${copied}
     from "workingActivity" as record, generate_series(1, 600) as day where record.id = $1`,
    [id],
  );
  const page = await openPage('/backend/statistics/work?from=2025-01-01&to=2026-11-15');
  await page.getByRole('button', { name: 'Tabelle' }).first().click();
  await page.getByText('Die Datei enthält noch 101 weitere Zeilen.').waitFor();
  expect(await page.getByRole('table').getByRole('row').count()).toBe(501);
  await expectAccessible(page);
});
