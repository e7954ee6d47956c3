import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectAccessible, useBrowser, viewports } from '../../../../../server/testing/browser/browser';
import { pressKey } from '../../../../../server/testing/browser/input';
import { useTestShop } from '../../../../../server/testing/data/shop';

const browser = useBrowser();
const { testApp } = browser;
const shop = useTestShop(testApp);
let newBranch: string;

async function openForecast(branch: string, viewport: keyof typeof viewports = 'desktop'): Promise<Page> {
  const page = await browser.openAs('admin', `/backend/statistics/forecast?branch=${branch}`, viewport);
  return page;
}

beforeAll(async () => {
  const openingHours = [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '24:00' }];
  await testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { openingHours });
  newBranch = await testApp.make('branch', { name: 'Neubau', openingHours });
  const place = async (at: string, day: string, amount: number) => {
    await browser.setClock(at);
    await shop.placeOrder({ appointmentDate: `${day}T09:00:00Z`, items: [{ product: shop.roll, amount }] });
  };
  for (const [index, amount] of [10, 14, 12, 20, 8].entries()) {
    const day = new Date(Date.UTC(2026, 10, 10 - 7 * index)).toISOString().slice(0, 10);
    await place(`${day}T05:00:00Z`, day, amount);
  }
  await place('2026-11-15T09:00:00Z', '2026-11-17', 30);
});
beforeEach(() => browser.setClock('2026-11-16T07:05:00Z'));

const statement = 'Zuletzt lag die Prognose im Schnitt um 3 Stück je Produkt daneben.';
const row = (page: Page) => page.getByRole('table', { name: 'Prognose für Marktplatz' }).getByRole('row', { name: 'Semmel 12 30 ± 3' });

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('shows the forecast on a %s, usable by everyone', async viewport => {
  const page = await openForecast(shop.branch, viewport);
  await page.getByRole('heading', { name: statement }).waitFor();
  await row(page).waitFor();
  await page.getByText('Für Dienstag, 17.11.2026: der mittlere Wert').waitFor();
  expect(await page.getByLabel('Zeitraum').count()).toBe(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('prints only the tables', async () => {
  const page = await openForecast(shop.branch);
  await row(page).waitFor();
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset['prints'] = 'yes');
  });
  await pressKey(page.getByRole('button', { name: 'Drucken' }), 'Enter');
  expect(await page.evaluate(() => document.body.dataset['prints'])).toBe('yes');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: 'Prognose für Dienstag, 17.11.2026' }).waitFor();
  await row(page).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Drucken' }).count()).toBe(0);
});

test('saves the forecast, and says when there are too few orders', async () => {
  const page = await openForecast(shop.branch);
  await page.getByRole('button', { name: 'Prognose für morgen speichern' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Als CSV speichern' }).click()]);
  expect(download.suggestedFilename()).toBe('Prognose für morgen 2026-11-17 bis 2026-11-17.csv');
  expect(readFileSync(await download.path()).toString()).toBe(
    `\uFEFFFilial-Id;Filiale;Tag;Produkt-Id;Produkt;Einheit;Prognose;Vorbestellt;Abweichung;Aus Tagen\r\n${shop.branch};Marktplatz;Üblich;${shop.roll};Semmel;Stück;12;30;3;5\r\n`,
  );
  await page.getByLabel('Filiale').selectOption(newBranch);
  await page.getByRole('heading', { name: 'Zu wenig Bestellungen für eine Prognose.' }).waitFor();
  await page.getByText('mindestens vier gleiche Wochentage').waitFor();
  await expectAccessible(page);
});
