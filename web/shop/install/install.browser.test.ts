import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../server/testing/browser/browser';
import { placeDemoOrder } from '../../../server/testing/browser/demoOrders';
import { createUpdatableClient } from '../../../server/testing/browser/updatableClient';
import { clickBelow } from '../../../server/testing/browser/input';

const { createClientHandler, deployWorker } = createUpdatableClient();
const browser = useBrowser({ createClientHandler });
const { testApp } = browser;

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));
afterEach(() => testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginPWA: true }));

/** Fires the event of a browser that can install the page. */
const offerInstallation = (page: Page) =>
  page.evaluate(
    () => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: 'accepted' }) })),
  );

const prompt = (page: Page) => page.getByRole('region', { name: 'Bäckerei Hollerbusch auf dem Startbildschirm' });

const hasWorker = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('bakery-shop-'));
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

/** Returns the stored pages and answers as one text. */
const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    const responses = (await Promise.all(opened.map(cache => cache.matchAll()))).flat();
    return (await Promise.all(responses.map(response => response.text()))).join('\n');
  });

/** Lets every request fail, because the offline mode of the test browser does not reach its workers. Returns a function that ends it. */
function disconnect(): () => void {
  const { http } = testApp.app;
  const listeners = http.listeners('request') as ((...request: unknown[]) => void)[];
  http.removeAllListeners('request');
  http.on('request', ({ socket }) => void socket.destroy());
  return () => {
    http.removeAllListeners('request');
    for (const listener of listeners) http.on('request', listener);
  };
}

/** Opens a page, installs the shop and waits until it works without a network. */
async function installOn(path: string): Promise<Page> {
  const page = await browser.open(path);
  await page.getByRole('contentinfo').waitFor();
  await offerInstallation(page);
  await clickBelow(page.getByRole('contentinfo').getByRole('button', { name: 'App installieren' }));
  await expectVisible(() => page.evaluate(() => navigator.serviceWorker.controller !== null), true);
  await expectVisible(() => cachedUrls(page), expect.arrayContaining([path, '/build/index.html']));
  return page;
}

test('suggests the installation after five seconds, and not again for a month', async () => {
  const page = await browser.open('/', 'phone');
  await page.getByRole('contentinfo').waitFor();
  await offerInstallation(page);
  await prompt(page).waitFor();
  await expectAccessible(page);
  await prompt(page).getByRole('button', { name: 'Nicht jetzt' }).click();
  await prompt(page).waitFor({ state: 'detached' });
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'pwa-dismiss');
  expect(cookie?.value).toBe('true');
  expect(cookie!.expires * 1_000 - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000);
  expect(await hasWorker(page)).toBe(false);
});

test('explains the installation on an iPhone; canceling removes the worker and offers it again', async () => {
  const page = await browser.open('/', 'phone');
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone) Safari/604.1' }));
  await page.reload();
  await prompt(page).getByRole('button', { name: 'App installieren' }).click();
  const instructions = page.getByRole('dialog', { name: 'Zum Home-Bildschirm hinzufügen' });
  await instructions.getByText('Tippen Sie auf Teilen und dann auf "Zum Home-Bildschirm".').waitFor();
  await expectAccessible(page);
  await expectVisible(() => hasWorker(page), true);
  await instructions.getByRole('button', { name: 'Abbrechen' }).click();
  await expectVisible(() => hasWorker(page), false);
  await prompt(page).getByRole('button', { name: 'App installieren' }).click();
  await instructions.getByRole('button', { name: 'Fertig' }).click();
  await expectVisible(() => hasWorker(page), true);
  await expectVisible(() => prompt(page).count(), 0);
});

test('opens the last menu and the cart without a network, and stores nothing private', async () => {
  browser.expectError(/ERR_(INTERNET_DISCONNECTED|FAILED|EMPTY_RESPONSE|CONNECTION)|Failed to (load|fetch)|WebSocket|preload/);
  const { publicPath } = await placeDemoOrder(testApp, { lastName: 'Unverwechselbar' });
  const statusPath = publicPath.replace('/orders/public', '/status');
  const page = await installOn('/store/linz');
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  const amount = page.getByRole('spinbutton', { name: 'Handsemmel: Menge' }).first();
  await amount.waitFor();
  await page.goto('/store/linz/checkout');
  await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
  await page.goto(statusPath);
  await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung!' }).waitFor();
  await page.goto('/store/linz');
  await page.getByRole('contentinfo').waitFor();

  await expectVisible(() => cachedUrls(page), expect.arrayContaining([expect.stringMatching(/^\/graphql\?/)]));
  const reconnect = disconnect();
  await page.reload();
  await page.getByText('Sie sehen gerade einen gespeicherten Stand.').waitFor();
  await page.getByRole('article', { name: 'Handsemmel' }).getByText('0,65 €').waitFor();
  await amount.waitFor();
  await page.goto('/store/linz/checkout');
  await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
  await page.getByText('Sie sehen gerade einen gespeicherten Stand.').waitFor();
  await page.goto(statusPath);
  await page.getByRole('banner').getByText('Bäckerei Hollerbusch').waitFor();
  await page.getByRole('heading', { name: 'Daten konnten nicht geladen werden.' }).waitFor();

  reconnect();
  const urls = await cachedUrls(page);
  expect(urls.filter(url => /^\/(status|backend|api)/.test(url))).toEqual([]);
  expect(urls).toContain('/build/order.html');
  const [, uid, hash] = /^\/status\/(.+)\/(.+)$/.exec(statusPath)!;
  const texts = await cachedTexts(page);
  expect(texts).toContain('Handsemmel');
  expect([uid!, hash!, 'Unverwechselbar', 'anna@kunde.example'].filter(secret => texts.includes(secret))).toEqual([]);
  expect(urls.filter(url => /\/assets\/(MapCanvas|OrdersPage|SiteEditor|LoginPage|GraphiqlPage)/.test(url))).toEqual([]);
});

test('offers to restart the app when a new version is deployed', async () => {
  const page = await installOn('/');
  deployWorker();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const banner = page.getByRole('status').filter({ hasText: 'Eine neue Version ist verfügbar.' });
  await banner.waitFor();
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
  await banner.getByRole('button', { name: 'App neustarten' }).click();
  await page.waitForFunction(() => !('isOldPage' in globalThis));
  await page.getByRole('contentinfo').waitFor();
  await expectVisible(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null), null);
  await expectVisible(() => banner.count(), 0);
});

test('removes the worker and its files when the shop is no longer installable', async () => {
  const page = await installOn('/');
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginPWA: false });
  await expectVisible(async () => {
    await page.reload();
    await page.getByRole('contentinfo').waitFor();
    return page.locator('link[rel=manifest]').count();
  }, 0);
  await expectVisible(() => hasWorker(page), false);
  await expectVisible(() => cachedUrls(page), []);
});
