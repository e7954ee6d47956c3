import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser, viewports } from '../../../../../server/testing/browser/browser';
import { pressKey, clickUntilGone } from '../../../../../server/testing/browser/input';
import { removeRoute } from '../../../../../server/testing/browser/network/removeRoute';
import { useTestShop } from '../../../../../server/testing/data/shop';

const browser = useBrowser();
const { testApp } = browser;
const shop = useTestShop(testApp);

async function place(time: string, amount: number): Promise<void> {
  await browser.setClock(time);
  await shop.placeOrder({ items: [{ product: shop.roll, amount }] });
}
async function openPage(viewport: keyof typeof viewports = 'desktop', user = 'admin'): Promise<Page> {
  const page = await browser.openAs(user, `/backend/statistics/today?branch=${shop.branch}`, viewport);
  return page;
}
const figure = (page: Page, name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
const figureText = async (page: Page, name: string) => (await figure(page, name).innerText()).replace(/[\s\u00A0]+/g, ' ');

beforeAll(async () => {
  await place('2026-11-09T06:10:00Z', 20);
  await place('2026-11-09T15:00:00Z', 500);
  await place('2026-11-02T06:10:00Z', 20);
  await place('2026-11-16T06:30:00Z', 10);
  await place('2026-11-16T08:30:00Z', 20);
});
beforeEach(() => browser.setClock('2026-11-16T09:42:00Z'));
afterEach(() => testApp.app.services.database.query(`delete from "order" where "createdAt" > '2026-11-16T09:00:00Z'`));

describe.each(Object.keys(viewports) as (keyof typeof viewports)[])('on a %s', viewport => {
  test('shows the orders of today beside those of usual days', async () => {
    const page = await openPage(viewport);
    await page.getByText('Stand 10:42 Uhr').waitFor();
    await expectVisible(() => figureText(page, 'Umsatz heute'), 'Umsatz heute 16,50 € 50 % mehr als üblich');
    expect(await figureText(page, 'Bestellungen heute')).toBe('Bestellungen heute 2 100 % mehr als üblich');
    expect(await figureText(page, 'Storniert')).toBe('Storniert 0');
    await page.getByRole('heading', { name: 'Der Umsatz liegt um 50 % über einem üblichen Montag um diese Zeit.' }).waitFor();
    await page.getByText('Üblich ist der Durchschnitt der letzten 2 Montage mit Bestellungen.').waitFor();
    await page.getByRole('heading', { name: 'Am häufigsten ist Abholung: 100 % der Bestellungen.' }).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const revenue = page.getByRole('region', { name: /^Der Umsatz liegt/ });
    await pressKey(revenue.getByRole('button', { name: 'Tabelle' }), 'Enter');
    await revenue.getByRole('row', { name: /^09:00 1 11,00/ }).waitFor();
    await expectAccessible(page);
  });
});

test('shows a new order without a reload', async () => {
  const page = await openPage();
  await expectVisible(() => figureText(page, 'Bestellungen heute'), 'Bestellungen heute 2 100 % mehr als üblich');
  await place('2026-11-16T10:05:00Z', 30);
  await expectVisible(() => figureText(page, 'Bestellungen heute'), 'Bestellungen heute 3 200 % mehr als üblich');
  await expectVisible(() => figureText(page, 'Umsatz heute'), 'Umsatz heute 33,00 € 200 % mehr als üblich');
  await page.getByText('Stand 11:05 Uhr').waitFor();
});

test('says that the network is cut, and catches up afterwards', async () => {
  const page = await openPage();
  await page.getByText('Stand 10:42 Uhr').waitFor();
  browser.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.context().setOffline(true);
  await page.getByText('Stand 10:42 Uhr · Keine Verbindung zum Server').waitFor();
  await place('2026-11-16T10:06:00Z', 30);
  await page.context().setOffline(false);
  await page.getByText('Stand 11:06 Uhr', { exact: true }).waitFor();
  await expectVisible(() => figureText(page, 'Bestellungen heute'), 'Bestellungen heute 3 200 % mehr als üblich');
});

test('starts from zero at midnight in the time zone of the shop', async () => {
  await browser.setClock('2026-11-16T22:59:00Z');
  const page = await openPage();
  await page.getByText('Stand 23:59 Uhr').waitFor();
  await browser.setClock('2026-11-16T23:00:00Z');
  await page.getByText('Stand 00:00 Uhr').waitFor();
  await page.getByText('Heute gibt es noch keine Bestellungen.').first().waitFor();
  await page.getByText(/^In den letzten vier Wochen gab es an keinem Dienstag Bestellungen\./).waitFor();
});

test('says when the figures cannot be loaded, and loads them again', async () => {
  const page = await browser.open('/backend/login');
  browser.expectError(/graphql|Failed to load resource/);
  await page.route('**/graphql**', route => (route.request().postData()?.includes('TodayReports') ? route.abort() : route.fallback()));
  await logIn(page, 'admin');
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Statistik' }).click();
  await page.getByText('Statistik konnte nicht geladen werden.').waitFor();
  await expectAccessible(page);
  await removeRoute(page, '**/graphql**');
  await clickUntilGone(page.getByRole('button', { name: 'Erneut versuchen' }));
  await page.getByText('Stand 10:42 Uhr').waitFor();
});
