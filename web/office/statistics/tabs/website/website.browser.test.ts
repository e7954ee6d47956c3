import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectAccessible, useBrowser, viewports } from '../../../../../server/testing/browser/browser';
import { pressKey } from '../../../../../server/testing/browser/input';

const browser = useBrowser();
const { testApp } = browser;

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1';

async function visit(at: string, agent: string, path: string, events: object[] = []): Promise<void> {
  await browser.setClock(at);
  const headers = { 'user-agent': agent, 'accept-language': 'de', referer: 'https://www.news.example/bakery' };
  const response = await fetch(testApp.url + path, { headers });
  await response.text(); // the view is counted once the page is sent
  expect(response.status).toBe(200);
  if (events.length > 0) expect((await testApp.rest(undefined, 'POST', '/analytics-log', { events }, headers)).status).toBe(200);
}

beforeAll(async () => {
  const data = { screenWidth: 390, screenHeight: 844, pixelRatio: 3, isDark: true };
  const act = (action: string) => ({ type: 'event', action, category: 'commerce', name: 'Handsemmel', path: '/store/linz' });
  await visit('2026-11-05T07:00:00Z', windows, '/store/linz');
  await visit('2026-11-10T07:00:00Z', windows, '/store/linz');
  await visit('2026-11-10T07:10:00Z', iphone, '/store/linz', [
    { type: 'device-info', action: 'start', data },
    act('view_item'),
    act('add_to_cart'),
  ]);
  await visit('2026-11-12T16:00:00Z', windows, '/');
  await testApp.app.services.analytics.flush();
});
beforeEach(() => browser.setClock('2026-11-16T07:05:00Z'));

async function openWebsite(period: string, viewport: keyof typeof viewports = 'desktop', user = 'edi'): Promise<Page> {
  const page = await browser.openAs(user, `/backend/statistics/website?${period}`, viewport);
  return page;
}
const week = 'from=2026-11-09&to=2026-11-15';
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const visitorsTitle = 'Die Zahl der Besucher stieg um 200 % auf 3.';

describe.each(Object.keys(viewports) as (keyof typeof viewports)[])('on a %s', viewport => {
  test('shows the visitors, usable by everyone', async () => {
    const page = await openWebsite(week, viewport);
    await page.getByRole('heading', { name: visitorsTitle }).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await card(page, visitorsTitle).getByRole('button', { name: 'Tabelle' }).click();
    await card(page, visitorsTitle).getByRole('row').nth(7).waitFor();
    await expectAccessible(page);
  });
});

test('states what visitors opened and did, from where and with which devices', async () => {
  const page = await openWebsite(week);
  for (const title of [
    'Die Zahl der Seitenaufrufe stieg um 200 % auf 3.',
    'Die meisten Besuche beginnen zwischen 8 und 9 Uhr: 2.',
    /Am häufigsten geöffnet: .*Linz.*, 2-mal\./,
    'Die meisten Verweise kommen von news.example: 100 % der Besuche.',
    'Am häufigsten: In den Warenkorb gelegt: Handsemmel, 1-mal.',
    'Am häufigsten: Chrome 120, bei 66,7 % der Besuche.',
    'Am häufigsten: Windows 10, bei 66,7 % der Besuche.',
    'Am häufigsten: 390 × 844, bei 100 % der Besuche mit Zustimmung.',
    'Am häufigsten: 3-fach, bei 100 % der Besuche mit Zustimmung.',
    'Am häufigsten: Dunkel, bei 100 % der Besuche mit Zustimmung.',
  ])
    await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('list', { name: 'Was auf was folgt' }).getByText('Produkt angesehen → In den Warenkorb gelegt').waitFor();
  await page.getByRole('region', { name: 'Besuche nach Wochentag und Stunde' }).getByRole('columnheader', { name: '17' }).waitFor();
});

test('shows the shares as a table by one press, and saves them', async () => {
  const page = await openWebsite(week);
  const browsers = card(page, /Am häufigsten: Chrome 120/);
  await pressKey(browsers.getByRole('button', { name: 'Tabelle' }), 'Enter');
  await browsers.getByRole('row', { name: /Safari 17 1 33,3 %/ }).waitFor();
  await browsers.getByRole('button', { name: 'Browser speichern' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Als CSV speichern' }).click()]);
  expect(download.suggestedFilename()).toBe('Browser 2026-11-09 bis 2026-11-15.csv');
  expect(readFileSync(await download.path()).toString()).toBe(
    '\uFEFFName;Version;Besuche;Anteil\r\nChrome;120;2;0,6667\r\nSafari;17;1;0,3333\r\n',
  );
});

test('filters by branch, and says when there were no visitors', async () => {
  const page = await openWebsite(week, 'desktop', 'admin');
  await page.getByRole('heading', { name: visitorsTitle }).waitFor();
  await page.getByLabel('Filiale').selectOption({ index: 1 });
  await page.waitForURL('**branch=**');
  await page.getByRole('heading', { name: visitorsTitle }).waitFor({ state: 'detached' });
  await page.goto(page.url().replace(/\?.*/, '?from=2026-01-01&to=2026-01-07'));
  await page.getByText('In diesem Zeitraum gibt es keine Besuche.').first().waitFor();
  await page.getByText('In diesem Zeitraum hat noch niemand der Statistik zugestimmt.').first().waitFor();
  await expectAccessible(page);
});
