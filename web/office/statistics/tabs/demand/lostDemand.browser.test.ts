import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectAccessible, useBrowser, viewports } from '../../../../../server/testing/browser/browser';
import { pressKey } from '../../../../../server/testing/browser/input';
import { useTestShop } from '../../../../../server/testing/data/shop';

const browser = useBrowser();
const { testApp } = browser;
const shop = useTestShop(testApp);
const week = 'from=2026-11-09&to=2026-11-15';

async function openDemand(parameters: string, viewport: keyof typeof viewports = 'desktop'): Promise<Page> {
  const page = await browser.openAs('admin', `/backend/statistics/demand?${parameters}`, viewport);
  return page;
}
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Places orders of a product that is sold out. */
async function orderSoldOut(at: string, count: number): Promise<void> {
  await browser.setClock(at);
  await testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}/sold-out/${shop.roll}`, { until: null });
  for (let index = 0; index < count; index += 1)
    expect((await testApp.rest(undefined, 'POST', '/orders', shop.orderInput())).status).toBe(422);
  await testApp.rest('ROLE_ADMIN', 'DELETE', `/branches/${shop.branch}/sold-out/${shop.roll}`);
}

beforeAll(async () => {
  await testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, {
    openingHours: [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }],
  });
  await orderSoldOut('2026-11-05T09:00:00Z', 2);
  await orderSoldOut('2026-11-10T09:00:00Z', 3);
  const late = shop.orderInput({ appointmentDate: '2026-11-14T21:00:00Z' });
  expect((await testApp.rest(undefined, 'POST', '/orders', late)).status).toBe(422);
  await testApp.app.services.analytics.flush();
});
beforeEach(() => browser.setClock('2026-11-16T07:05:00Z'));

const statement = '4 Wünsche konnten nicht erfüllt werden, am häufigsten: ausverkauft.';

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('states what was lost on a %s, usable by everyone', async viewport => {
  const page = await openDemand(`${week}&branch=${shop.branch}`, viewport);
  await card(page, statement).getByText('Die Zahl der offenen Wünsche stieg um 100 % auf 4.').waitFor();
  await page.getByRole('heading', { name: 'Am häufigsten offen: Ausverkauft: Semmel, 3-mal.' }).waitFor();
  await page.getByRole('list', { name: 'Offene Wünsche', exact: true }).getByText('Geschlossen: Samstag, 22:00 Uhr').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await pressKey(card(page, /Am häufigsten offen/).getByRole('button', { name: 'Tabelle' }), 'Enter');
  await card(page, /Am häufigsten offen/)
    .getByRole('row', { name: 'Ausverkauft Semmel Marktplatz 3' })
    .waitFor();
  await expectAccessible(page);
});

test('saves the wishes as CSV and as an Excel file', async () => {
  const page = await openDemand(`${week}&branch=${shop.branch}`);
  const save = async (label: string) => {
    await page.getByRole('button', { name: 'Was gewünscht war speichern' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label }).click()]);
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  };
  expect((await save('Als CSV speichern')).content.toString()).toBe(
    `\uFEFFGrund;Was;Filial-Id;Filiale;Anzahl\r\nAusverkauft;Semmel;${shop.branch};Marktplatz;3\r\nGeschlossen;Samstag, 22:00 Uhr;${shop.branch};Marktplatz;1\r\n`,
  );
  expect((await save('Als Excel-Datei speichern')).name).toBe('Was gewünscht war 2026-11-09 bis 2026-11-15.xlsx');
});

test('says when no wish was lost, and why a period is not possible', async () => {
  const page = await openDemand('from=2026-01-01&to=2026-01-07');
  await page.getByText('In diesem Zeitraum blieb kein Wunsch offen.').first().waitFor();
  await page.getByRole('heading', { name: 'Alle Wünsche konnten erfüllt werden.' }).waitFor();
  await expectAccessible(page);
  await page.goto(page.url().replace(/\?.*/, '?from=2019-01-01&to=2026-11-15'));
  await page.getByText('Der Zeitraum darf höchstens 5 Jahre lang sein.').waitFor();
});
