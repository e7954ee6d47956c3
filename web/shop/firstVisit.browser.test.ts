import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../server/testing/browser/browser';
import {
  consent,
  createCheckoutSteps,
  errorSummary,
  fillContact,
  delayResponses,
  isOperation,
  dropResponses,
  submitOrder,
} from '../../server/testing/browser/checkoutSteps';
import { removeRoute } from '../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const { testApp, open } = browser;
const { openCheckout, readOrder, orderCount } = createCheckoutSteps(browser);

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

test('shows German texts to everyone and requires no login', async () => {
  const page = await open('/');
  await page.getByRole('heading', { name: 'Unsere Standorte' }).waitFor();
  await page.setExtraHTTPHeaders({ 'accept-language': 'en' });
  await page.reload();
  await page.getByRole('heading', { name: 'Unsere Standorte' }).waitFor();
  await expectVisible(() => page.evaluate(() => document.documentElement.lang), 'de');
  await expectVisible(() => page.getByRole('link', { name: /anmelden|konto/i }).count(), 0);
});

test('selects no branch on the home page and shows the count of open branches', async () => {
  const page = await open('/store/linz');
  const toolbar = page.getByRole('complementary', { name: 'Öffnungsstatus' });
  await toolbar.getByRole('link', { name: 'Hollerbusch Linz' }).click();
  await toolbar.getByText(/Standorte? geöffnet/).waitFor();
});

test('shows a loading screen until the shop is loaded', async () => {
  const page = await open('/status/ABCDEFGH/0123456789abcdef');
  // The server leaves the pages of a browser with a session to the client.
  await page.context().addCookies([{ name: 'session', value: 'abc', url: page.url() }]);
  const release = await delayResponses(page, 'operationName=Shop');
  await page.reload();
  await page.getByRole('status', { name: 'Wird geladen …' }).waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor();
  await expectVisible(() => page.getByRole('status', { name: 'Wird geladen …' }).count(), 0);
});

test('shows a busy button during a slow response, links the last order, and returns from checkout to the store', async () => {
  const page = await openCheckout();
  await fillContact(page);
  await consent(page);
  const release = await delayResponses(page, 'CreateOrder');
  await submitOrder(page);
  await page.getByRole('button', { name: 'Verarbeiten...' }).waitFor();
  release();
  await readOrder(page);
  const status = new URL(page.url()).pathname;
  await page.goto('/store/linz');
  const orderLink = page.getByRole('link', { name: 'Meine Bestellung' });
  await expectVisible(() => orderLink.getAttribute('href'), status);
  const toolbar = page.getByRole('complementary', { name: 'Öffnungsstatus' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectVisible(async () => (await toolbar.boundingBox())!.height < 50, true); // one row
  await page.setViewportSize({ width: 320, height: 700 });
  expect((await orderLink.boundingBox())!.height).toBeLessThan(50); // Fits on one line of the narrow toolbar.
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.waitForURL('**/store/linz');
});

test('shows an error when tables cannot be loaded, and retries', async () => {
  browser.expectError(/Failed to load|ERR_FAILED/);
  const page = await openCheckout();
  await page.route('**/graphql*', route => (isOperation(route.request(), 'CheckoutTables') ? route.abort() : route.fallback()));
  await page.getByRole('radio', { name: 'Vor Ort essen' }).check();
  await expectAnnounced(page, 'Tische konnten nicht geladen werden.');
  await removeRoute(page, '**/graphql*');
  const release = await delayResponses(page, 'CheckoutTables');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await consent(page);
  await submitOrder(page);
  await errorSummary(page).getByRole('link', { name: 'Bitte wählen Sie einen Tisch aus.' }).waitFor();
  release();
  await page.getByRole('combobox', { name: 'Tischnummer' }).selectOption('4');
  await expectVisible(() => page.getByText('Tische konnten nicht geladen werden.').count(), 0);
  await submitOrder(page);
  expect(await readOrder(page)).toMatchObject({ deliveryType: 'dineIn', tableIdentifier: '4' });
});

test('lets an order wait offline and sends it once when the network is back', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load/);
  const page = await openCheckout();
  await fillContact(page);
  await consent(page);
  const countBefore = await orderCount();
  await page.context().setOffline(true);
  await page.getByText('Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.').waitFor();
  await submitOrder(page);
  const waiting = page.getByRole('alert').filter({ hasText: 'Ihre Bestellung wartet auf eine Internetverbindung.' });
  await waiting.waitFor();
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Nicht abschicken' }).click();
  await waiting.waitFor({ state: 'detached' });
  await submitOrder(page);
  await waiting.waitFor();
  await page.context().setOffline(false);
  await readOrder(page);
  expect(await orderCount()).toBe(countBefore + 1);
});

test('creates one order when the network fails before the response and returns', async () => {
  browser.expectError(/ERR_(FAILED|CONNECTION|INTERNET_DISCONNECTED)|WebSocket|Failed to load/);
  const page = await openCheckout();
  await fillContact(page);
  await consent(page);
  const countBefore = await orderCount();
  await page.route('**/graphql', async route => {
    if (!route.request().postData()?.includes('CreateOrder')) return route.fallback();
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('connectionfailed');
  });
  await submitOrder(page);
  await page.getByText('Ihre Bestellung wartet auf eine Internetverbindung.').waitFor();
  expect(await orderCount()).toBe(countBefore + 1);
  await removeRoute(page, '**/graphql');
  await page.context().setOffline(false);
  await readOrder(page);
  expect(await orderCount()).toBe(countBefore + 1);
});

test('keeps the checkout input after a reload', async () => {
  const page = await openCheckout();
  await fillContact(page);
  await consent(page);
  await page.reload();
  await expectVisible(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Feuerstein');
  await submitOrder(page);
  await readOrder(page);
});

test('creates no second order after a lost response, and keeps a later change in the cart', async () => {
  const page = await openCheckout();
  await fillContact(page);
  await consent(page);
  const countBefore = await orderCount();
  browser.expectError(/ERR_(FAILED|CONNECTION)|Failed to load/);
  await dropResponses(page);
  await submitOrder(page);
  await page.getByText('Ein unbekannter Fehler ist aufgetreten.').waitFor();
  await removeRoute(page, '**/graphql');

  await page.getByRole('textbox', { name: 'Kommentar' }).fill('Bitte doch geschnitten');
  await submitOrder(page);
  await page.waitForURL(/\/status\/\w+\/\w+$/);
  await page.getByRole('alert').getByText('Diese Bestellung war schon bei uns eingegangen.').waitFor();
  await expectAccessible(page);
  expect(await orderCount()).toBe(countBefore + 1);

  await page.goto('/store/linz/checkout');
  await page.getByRole('region', { name: 'Warenkorb' }).getByText('Handsemmel').first().waitFor();
  await consent(page);
  await submitOrder(page);
  await readOrder(page);
  expect(await orderCount()).toBe(countBefore + 2); // The customer can place another order.
});

test.each([true, false])(
  'supports autofill of the contact, and explains the mobile number when SMS is enabled: %p',
  async enablePluginSMS => {
    await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSMS });
    const page = await openCheckout();
    await page.getByText('Die Telefonnummer muss mit + beginnen', { exact: false }).waitFor();
    const hint = page.getByText('Mit einer Mobilnummer können wir Sie per SMS über Ihre Bestellung informieren.', { exact: false });
    await expectVisible(() => hint.count(), enablePluginSMS ? 1 : 0);
    const autocompleteOf = (label: string) => page.getByRole('textbox', { name: label }).getAttribute('autocomplete');
    await expectVisible(
      () => Promise.all(['Vorname', 'Nachname', 'E-Mail', 'Telefon'].map(autocompleteOf)),
      ['given-name', 'family-name', 'email', 'tel'],
    );
  },
);

test('stores nothing about an order on a self-service device', async () => {
  const page = await openCheckout({ store: '/store/linz?context=self-service' });
  await fillContact(page);
  await consent(page);
  await submitOrder(page);
  await readOrder(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Unsere Standorte' }).waitFor();
  await expectVisible(() => page.getByRole('link', { name: /Meine (letzte )?Bestellung/ }).count(), 0);
  const storedTexts = () => page.evaluate(() => [localStorage, sessionStorage].flatMap(storage => Object.values(storage) as string[]));
  await expectVisible(async () => (await storedTexts()).filter(text => /Feuerstein|hash/.test(text)), []);
});

test.each([
  [
    'opens a text of the shop in a dialog, or in a new tab with Ctrl',
    { privacyPolicyText: '<p>Unser Datenschutz</p>', privacyPolicy: null },
    'dialog',
  ],
  ['opens an external URL in a new tab', { privacyPolicyText: null, privacyPolicy: 'https://example.com/privacy' }, 'link'],
  ['shows plain text without a target', { privacyPolicyText: null, privacyPolicy: null }, 'plain'],
])('shows the privacy policy at checkout: %s', async (_title, config, display) => {
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', config);
  const page = await openCheckout();
  const link = page.getByRole('main').getByRole('link', { name: 'Datenschutzerklärung' });
  if (display === 'plain') await page.getByText('Ich habe die Datenschutzerklärung zur Kenntnis genommen.').waitFor();
  await expectVisible(() => link.count(), display === 'plain' ? 0 : 1);
  if (display === 'link') await expectVisible(() => link.getAttribute('target'), '_blank');
  if (display !== 'dialog') return;
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await tab.waitForURL('**/site/privacy');
  await tab.close();
  await expectVisible(() => page.getByRole('dialog').count(), 0);
  await link.click();
  await page.getByRole('dialog').getByText('Unser Datenschutz').waitFor();
});

/** Returns images more than twice as wide as their widest display; waits until `count` images are loaded. */
async function findOversizedImages(page: Page, count: number): Promise<string[]> {
  const imageSelector = 'img[srcset]';
  await page.waitForFunction(
    ([imageSelector, count]) =>
      [...document.querySelectorAll<HTMLImageElement>(imageSelector)].filter(image => image.complete && image.currentSrc).length >= count,
    [imageSelector, count] as const,
  );
  return page.evaluate(async imageSelector => {
    const displayWidths = new Map<string, number>();
    for (const { complete, currentSrc, clientWidth } of document.querySelectorAll<HTMLImageElement>(imageSelector))
      if (complete && currentSrc && clientWidth)
        displayWidths.set(currentSrc, Math.max(clientWidth * devicePixelRatio, displayWidths.get(currentSrc) ?? 0));
    const files = [...displayWidths].map(async ([url, displayWidth]) => {
      const { width } = await createImageBitmap(await (await fetch(url)).blob()); // `naturalWidth` is scaled by the descriptors of `srcset`.
      return width > 2 * displayWidth ? [`${url}: ${width} for ${displayWidth}`] : [];
    });
    return (await Promise.all(files)).flat();
  }, imageSelector);
}

test.each(['phone', 'tablet', 'desktop'] as const)('loads no image more than twice as wide as its display (%s)', async viewport => {
  const home = await open('/', viewport);
  await home.getByRole('heading', { name: 'Unsere Standorte' }).waitFor();
  await expectVisible(() => findOversizedImages(home, 3), []);
  await home.keyboard.press('End');
  await expectVisible(() => findOversizedImages(home, 10), []);
  const store = await open('/store/linz', viewport);
  await expectVisible(() => findOversizedImages(store, 10), []);
  await store.getByRole('button', { name: 'Schokotorte auswählen' }).click();
  const cake = store.getByRole('dialog').locator('img').first();
  await expectVisible(() => cake.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), true);
  await expectVisible(() => findOversizedImages(store, 11), []);
});
