import type { Page } from 'playwright-core';
import { expectAccessible, shows, useBrowser } from '../../../server/testing/browser/browser';

const browser = useBrowser();
const { house } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test('the shop wears its own colours and corners', async () => {
  const page = await browser.open('/');
  await page.getByRole('banner').waitFor();
  const variables = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--color-1', '--color-2', '--radius', '--btn-edge'].map(name => style.getPropertyValue(name).trim());
  });
  expect(variables).toEqual(['#1E4B38', '#2F6B4C', '.625rem', '3px']);
});

test('the keyboard goes past the header at once', async () => {
  const page = await browser.open('/');
  await page.getByRole('banner').waitFor();
  await page.keyboard.press('Tab');
  await shows(() => page.evaluate(() => document.activeElement?.textContent), 'Zum Inhalt springen');
  await page.keyboard.press('Enter');
  await shows(() => page.evaluate(() => document.activeElement?.id), 'content');
});

test('a step to another page puts the focus at its beginning', async () => {
  const page = await browser.open('/');
  await page.getByRole('link', { name: 'Impressum' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'content');
});

test('the menu of a phone holds the focus, gives it back, and closes when the window grows', async () => {
  const page = await browser.open('/', 'phone');
  const burger = page.getByRole('button', { name: 'Menü öffnen' });
  await burger.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByRole('link', { name: 'Start' }).waitFor();
  await expectAccessible(page);
  await shows(() => menu.evaluate(element => element.contains(document.activeElement)), true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await shows(() => burger.evaluate(element => element === document.activeElement), true);

  await burger.click();
  await menu.waitFor();
  await page.setViewportSize({ width: 820, height: 844 });
  await menu.waitFor({ state: 'detached' });
});

test('the header names the shop and how to write to it', async () => {
  const page = await browser.open('/');
  const header = page.getByRole('banner');
  await shows(() => header.getByRole('link', { name: 'Bäckerei Hollerbusch' }).getAttribute('href'), '/');
  await shows(
    () => header.getByRole('link', { name: 'office@hollerbusch.example' }).getAttribute('href'),
    'mailto:office@hollerbusch.example',
  );
});

test('who shares a page shares its words and a picture of the shop', async () => {
  const { body } = await house.rest('ROLE_ADMIN', 'GET', '/images?limit=1');
  const [{ id }] = body.data;
  await house.rest('ROLE_ADMIN', 'POST', '/config', { shareImage: id });
  const page = await browser.open('/site/imprint');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  await shows(() => content('meta[property="og:image"]'), expect.stringContaining(`${house.address}/image/medium/${id}-`));
  await shows(() => content('meta[property="og:title"]'), expect.stringMatching(/^Impressum - /));
  await shows(() => page.locator('link[rel=canonical]').getAttribute('href'), `${house.address}/site/imprint`);
  await house.rest('ROLE_ADMIN', 'POST', '/config', { shareImage: null });
  await page.reload();
  await shows(() => content('meta[property="og:url"]'), `${house.address}/site/imprint`);
  await shows(() => page.locator('meta[property="og:image"]').count(), 0);
  await page.goto('/store/linz');
  await shows(() => content('meta[property="og:title"]'), expect.stringMatching(/^Hollerbusch Linz - /));
  await shows(() => content('meta[property="og:image"]'), expect.stringMatching(/\/image\/medium\/.+/)); // a branch has its own
  await page.getByRole('link', { name: 'Bäckerei Hollerbusch' }).first().click();
  await shows(() => content('meta[property="og:url"]'), `${house.address}/`);
  await shows(() => page.locator('meta[property="og:image"]').count(), 0);
});

/** Lets the browser say that it could install the page, as it does where it can. */
const couldInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => Promise.resolve(void document.body.setAttribute('data-asked', ''));
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });

test('the shop offers to be installed where the browser can, and the browser asks', async () => {
  const page = await browser.open('/');
  const install = page.getByRole('contentinfo').getByRole('button', { name: 'App installieren' });
  await page.getByRole('contentinfo').waitFor();
  await shows(() => install.count(), 0);
  await couldInstall(page);
  await install.click();
  await shows(() => page.locator('body').getAttribute('data-asked'), '');
  await shows(() => install.count(), 0);

  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginPWA: false });
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  await couldInstall(page);
  await shows(() => install.count(), 0);
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginPWA: true });
});

test('the footer tells of each branch when it is open, and when it is closed', async () => {
  const page = await browser.open('/');
  const wels = page.getByRole('contentinfo').locator('section').filter({ hasText: 'Hollerbusch Wels' });
  await wels.getByText('Am Backtrog 5').waitFor();
  const lines = await wels.locator('dl > div').allTextContents();
  expect(lines.map(line => line.replace(/\s+/g, ' ').trim())).toEqual([
    'Mo – Fr06:30 - 12:30 Uhr, 14:00 - 18:00 Uhr',
    'Sa07:00 - 12:30 Uhr',
    'Sogeschlossen',
  ]);
});

test('a legal link leads to our own text, else elsewhere, else it is not there', async () => {
  const text = async (change: object) => expect((await house.rest('ROLE_ADMIN', 'POST', '/config', change)).status).toBe(200);
  const before = (await house.rest('ROLE_ADMIN', 'GET', '/config')).body.data;
  await text({ imprintText: null, imprint: 'https://hollerbusch.example/impressum', allergensText: null, allergens: null });

  const page = await browser.open('/');
  const legal = page.getByRole('navigation', { name: 'Rechtliches' });
  await shows(() => legal.getByRole('link').allTextContents(), ['AGB', 'Datenschutz', 'Impressum']);
  const imprint = legal.getByRole('link', { name: 'Impressum' });
  expect([await imprint.getAttribute('href'), await imprint.getAttribute('target')]).toEqual([
    'https://hollerbusch.example/impressum',
    '_blank',
  ]);

  await legal.getByRole('link', { name: 'Datenschutz' }).click();
  await page.getByRole('heading', { level: 1, name: 'Datenschutz' }).waitFor();
  await shows(() => page.title(), expect.stringMatching(/^Datenschutz - /));
  await page.getByText('nach 24 Monaten anonymisiert').waitFor();
  await expectAccessible(page);
  await text({ imprintText: before.imprintText, imprint: null, allergensText: before.allergensText });
});

test('a new page begins at its top, and going back restores the place', async () => {
  const page = await browser.open('/', 'phone');
  const imprint = page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link', { name: 'Impressum' });
  await page.getByRole('article').first().waitFor();
  await imprint.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1_000);
  await imprint.click();
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.waitForFunction(expected => Math.abs(scrollY - expected) < 5, place);
});

test('without a network the page says so, and nothing when it is back', async () => {
  browser.expectComplaint(/INTERNET_DISCONNECTED/); // pictures that were still on their way
  const page = await browser.open('/');
  await page.getByRole('banner').waitFor();
  await page.context().setOffline(true);
  const note = page.getByRole('alert');
  await note.getByText('Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.').waitFor();
  await note.getByRole('button', { name: 'Erneut versuchen' }).waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await note.waitFor({ state: 'detached' });
});

test('whoever goes on without a network is told, and is there once it is back', async () => {
  browser.expectComplaint(/INTERNET_DISCONNECTED|preload CSS|dynamically imported module/);
  const page = await browser.open('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Nachhaltigkeit' });
  await link.waitFor();
  await page.context().setOffline(true);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Daten konnten nicht geladen werden.' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Nachhaltigkeit' }).waitFor();
});

test('a shop that cannot be read says so, and tries again', async () => {
  const page = await browser.open('/gibt/es/nicht');
  browser.expectComplaint(/500/);
  await page.route('**/graphql', route => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await page.getByRole('main').getByText('Daten konnten nicht geladen werden.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor();
});

test('a part of the shop that went with a deploy comes with a new start, by itself', async () => {
  browser.expectComplaint(/HomePage|dynamically imported module|404/);
  const page = await browser.open('/gibt/es/nicht');
  await page.route('**/HomePage*.js', route => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await page.getByRole('heading', { level: 1, name: 'Guten Morgen aus der Backstube' }).waitFor();
});

test('a part of the shop that stays away says so within the frame, and is asked for again', async () => {
  browser.expectComplaint(/HomePage|dynamically imported module/);
  const page = await browser.open('/gibt/es/nicht');
  await page.route('**/HomePage*.js', route => route.abort());
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await page.getByRole('heading', { level: 1, name: 'Daten konnten nicht geladen werden.' }).waitFor();
  await page.getByRole('banner').waitFor();
  await expectAccessible(page);
  await page.unroute('**/HomePage*.js');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Guten Morgen aus der Backstube' }).waitFor();
});
