import type { Page } from 'playwright-core';
import { version } from '../../../package.json';
import { parseEnvironment, publicEnvironment } from '../../../server/app/environment';
import { expectAccessible, expectVisible, logIn, useBrowser } from '../../../server/testing/browser/browser';
import { clickBelow } from '../../../server/testing/browser/input';
import { removeRoute } from '../../../server/testing/browser/network/removeRoute';
import { waitForIdleNetwork } from '../../../server/testing/browser/network/pendingRequests';

const browser = useBrowser({ environment: publicEnvironment(parseEnvironment({ APP_ENV: 'staging' })) });
const { testApp } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test('applies the colors and radius of the shop', async () => {
  const page = await browser.open('/');
  await page.getByRole('banner').waitFor();
  const variables = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--color-1', '--color-2', '--radius', '--btn-edge'].map(name => style.getPropertyValue(name).trim());
  });
  expect(variables).toEqual(['#1E4B38', '#2F6B4C', '.625rem', '3px']);
});

test('shows a page whose hash has broken percent encoding', async () => {
  const page = await browser.open('/ueber-uns#%E0');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.runFor(1_000); // The page scrolls after a delay; an error fails the test.
});

test('skips the header by keyboard', async () => {
  const page = await browser.open('/');
  await page.getByRole('banner').waitFor();
  await page.keyboard.press('Tab');
  await expectVisible(() => page.evaluate(() => document.activeElement?.textContent), 'Zum Inhalt springen');
  await page.keyboard.press('Enter');
  await expectVisible(() => page.evaluate(() => document.activeElement?.id), 'content');
});

test('moves the focus to the start of the next page', async () => {
  const page = await browser.open('/');
  await page.getByRole('link', { name: 'Impressum' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'content');
});

test('traps the focus in the mobile menu, restores it and closes on resize', async () => {
  const page = await browser.open('/', 'phone');
  const menuButton = page.getByRole('button', { name: 'Menü öffnen' });
  await menuButton.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByRole('link', { name: 'Start' }).waitFor();
  await expectAccessible(page);
  await expectVisible(() => menu.evaluate(element => element.contains(document.activeElement)), true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await expectVisible(() => menuButton.evaluate(element => element === document.activeElement), true);

  await menuButton.click();
  await menu.waitFor();
  await page.setViewportSize({ width: 820, height: 844 });
  await menu.waitFor({ state: 'detached' });
});

test('shows the shop name and e-mail link in the header', async () => {
  const page = await browser.open('/');
  const header = page.getByRole('banner');
  await expectVisible(() => header.getByRole('link', { name: 'Bäckerei Hollerbusch' }).getAttribute('href'), '/');
  await expectVisible(
    () => header.getByRole('link', { name: 'office@hollerbusch.example' }).getAttribute('href'),
    'mailto:office@hollerbusch.example',
  );
});

test('sets title and image for shared links', async () => {
  const { body } = await testApp.rest('ROLE_ADMIN', 'GET', '/images?limit=1');
  const [{ id }] = body.data;
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { shareImage: id });
  const page = await browser.open('/site/imprint');
  const metaContent = (selector: string) => page.locator(selector).getAttribute('content');
  await expectVisible(() => metaContent('meta[property="og:image"]'), expect.stringContaining(`${testApp.url}/image/share/${id}-`));
  await expectVisible(() => metaContent('meta[property="og:title"]'), expect.stringMatching(/^Impressum - /));
  await expectVisible(() => page.locator('link[rel=canonical]').getAttribute('href'), `${testApp.url}/site/imprint`);
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { shareImage: null });
  await page.reload();
  await expectVisible(() => metaContent('meta[property="og:url"]'), `${testApp.url}/site/imprint`);
  await expectVisible(() => page.locator('meta[property="og:image"]').count(), 0);
  await page.goto('/store/linz');
  await expectVisible(() => metaContent('meta[property="og:title"]'), expect.stringMatching(/^Hollerbusch Linz - /));
  await expectVisible(() => metaContent('meta[property="og:image"]'), expect.stringMatching(/\/image\/share\/.+/)); // The branch has its own image.
  await page.getByRole('link', { name: 'Bäckerei Hollerbusch' }).first().click();
  await expectVisible(() => metaContent('meta[property="og:url"]'), `${testApp.url}/`);
  await expectVisible(() => page.locator('meta[property="og:image"]').count(), 0);
});

/** Fires the event of a browser that can install the page. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => Promise.resolve(void document.body.setAttribute('data-asked', ''));
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });

test('offers the installation when the browser supports it and opens its prompt', async () => {
  const page = await browser.open('/');
  const installButton = page.getByRole('contentinfo').getByRole('button', { name: 'App installieren' });
  await page.getByRole('contentinfo').waitFor();
  await expectVisible(() => installButton.count(), 0);
  await offerInstallation(page);
  await clickBelow(installButton);
  await expectVisible(() => page.locator('body').getAttribute('data-asked'), '');
  await expectVisible(() => installButton.count(), 0);

  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginPWA: false });
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  await offerInstallation(page);
  await expectVisible(() => installButton.count(), 0);
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginPWA: true });
});

test('shows the opening hours of each branch in the footer', async () => {
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

test('links a legal text of the shop, else an external URL, else nothing', async () => {
  const saveTexts = async (texts: object) => expect((await testApp.rest('ROLE_ADMIN', 'POST', '/config', texts)).status).toBe(200);
  const before = (await testApp.rest('ROLE_ADMIN', 'GET', '/config')).body.data;
  await saveTexts({ imprintText: null, imprint: 'https://hollerbusch.example/impressum', allergensText: null, allergens: null });

  const page = await browser.open('/');
  const legal = page.getByRole('navigation', { name: 'Rechtliches' });
  await expectVisible(() => legal.getByRole('link').allTextContents(), ['AGB', 'Datenschutz', 'Impressum']);
  const imprint = legal.getByRole('link', { name: 'Impressum' });
  expect([await imprint.getAttribute('href'), await imprint.getAttribute('target')]).toEqual([
    'https://hollerbusch.example/impressum',
    '_blank',
  ]);

  await clickBelow(legal.getByRole('link', { name: 'Datenschutz' }));
  await page.getByRole('heading', { level: 1, name: 'Datenschutz' }).waitFor();
  await expectVisible(() => page.title(), expect.stringMatching(/^Datenschutz - /));
  await page.getByText('nach 24 Monaten anonymisiert').waitFor();
  await expectAccessible(page);
  await saveTexts({ imprintText: before.imprintText, imprint: null, allergensText: before.allergensText });
});

test('does not move the legal links when the client takes over the page', async () => {
  const page = await browser.open('/site/imprint', 'phone');
  let sendScripts = (): void => {};
  const areWanted = new Promise<void>(resolve => (sendScripts = resolve));
  await page.route('**/*.js', async route => {
    await areWanted;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const legal = page.getByRole('navigation', { name: 'Rechtliches' });
  await legal.waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'));
  const heights = () => legal.evaluate(element => [element.getBoundingClientRect().height, document.documentElement.scrollHeight]);
  const before = await heights();
  sendScripts();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').waitFor(); // only the client opens it
  expect(await heights()).toEqual(before);
});

test('scrolls a new page to its top and restores the position on back', async () => {
  const page = await browser.open('/', 'phone');
  const imprint = page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link', { name: 'Impressum' });
  await page.getByRole('article').first().waitFor();
  // The click itself may scroll, and images above may still get their height.
  await page.evaluate(() => addEventListener('click', () => sessionStorage.setItem('clickedAt', String(scrollY)), { capture: true }));
  await clickBelow(imprint);
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  await page.waitForFunction(() => scrollY === 0);
  const position = await page.evaluate(() => Number(sessionStorage.getItem('clickedAt')));
  expect(position).toBeGreaterThan(1_000);
  await page.goBack();
  await page.waitForFunction(expected => Math.abs(scrollY - expected) < 5, position);
});

test('shows a notice only while the browser is offline', async () => {
  browser.expectError(/INTERNET_DISCONNECTED/); // Images that were still loading.
  const page = await browser.open('/');
  await page.getByRole('banner').waitFor();
  await waitForIdleNetwork(page);
  await page.context().setOffline(true);
  const notice = page.getByRole('alert');
  await notice.getByText('Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.').waitFor();
  await notice.getByRole('button', { name: 'Erneut versuchen' }).waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
});

test('shows an error on offline navigation and retries when the network is back', async () => {
  browser.expectError(/INTERNET_DISCONNECTED|preload CSS|dynamically imported module/);
  const page = await browser.open('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Nachhaltigkeit' });
  await link.waitFor();
  await waitForIdleNetwork(page);
  await page.context().setOffline(true);
  await clickBelow(link);
  await page.getByRole('heading', { level: 1, name: 'Daten konnten nicht geladen werden.' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Nachhaltigkeit' }).waitFor();
});

test('shows an error when the shop cannot be loaded, and retries', async () => {
  const page = await browser.open('/status/ABCDEFGH/0123456789abcdef');
  // The server leaves the pages of a browser with a session to the client.
  await page.context().addCookies([{ name: 'session', value: 'abc', url: page.url() }]);
  browser.expectError(/500/);
  await page.route('**/graphql*', route => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await page.getByRole('main').getByText('Daten konnten nicht geladen werden.').waitFor();
  await expectAccessible(page);
  const secondFailure = page.waitForResponse(response => response.status() === 500);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await secondFailure;
  await removeRoute(page, '**/graphql*');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor();
});

test('reloads once when a script is missing after a deploy', async () => {
  browser.expectError(/home-|dynamically imported module|404/);
  const page = await browser.open('/gibt/es/nicht');
  let requests = 0; // the route stays, because removing it can leave the request of the reload without a response
  await page.route('**/home-*.js', route => (requests++ === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await page.getByRole('heading', { level: 1, name: 'Guten Morgen aus der Backstube' }).waitFor();
  await expectVisible(async () => requests > 1, true); // the server's heading can be there before the script
});

test('shows an error in the layout when a script stays missing, and retries', async () => {
  browser.expectError(/home-|dynamically imported module/);
  const page = await browser.open('/gibt/es/nicht');
  await page.route('**/home-*.js', route => route.abort());
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await page.getByRole('heading', { level: 1, name: 'Daten konnten nicht geladen werden.' }).waitFor();
  await page.getByRole('banner').waitFor();
  await expectAccessible(page);
  await removeRoute(page, '**/home-*.js');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Guten Morgen aus der Backstube' }).waitFor();
});

test('shows staff the version, the environment and links to the back office, and visitors nothing', async () => {
  const page = await browser.open('/');
  await page.getByRole('banner').waitFor();
  const toolbar = page.getByRole('complementary', { name: 'Für Mitarbeitende' });
  await expectVisible(() => toolbar.count(), 0);

  await page.goto('/backend/login');
  await logIn(page, 'edi');
  await page.waitForURL(({ pathname }) => pathname !== '/backend/login');
  await page.goto('/');
  await toolbar.getByText(`Version ${version} (staging)`).waitFor();
  await expectAccessible(page);
  await toolbar.getByRole('link', { name: 'Seiten' }).click();
  await page.getByRole('heading', { level: 1, name: 'Seiten' }).waitFor();

  await page.goto('/');
  await toolbar.getByRole('link', { name: 'Abmelden' }).click();
  await page.waitForURL('**/backend/login');
  await page.goto('/');
  await page.getByRole('banner').waitFor();
  await expectVisible(() => toolbar.count(), 0);
});
