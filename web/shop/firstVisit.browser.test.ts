import type { Page } from 'playwright-core';
import { expectAccessible, readsOut, shows, useBrowser } from '../../server/testing/browser/browser';
import { consent, customersOf, errorsOn, fillContact, holdAnswers, isAbout, loseAnswers, send } from '../../server/testing/browser/checkoutSteps';

const browser = useBrowser();
const { house, open } = browser;
const { atCheckout, placed, orderCount } = customersOf(browser);

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

test('the shop speaks German to everyone, and nobody is asked to sign in', async () => {
  const page = await open('/');
  await page.getByRole('heading', { name: 'Unsere Standorte' }).waitFor();
  await page.setExtraHTTPHeaders({ 'accept-language': 'en' });
  await page.reload();
  await page.getByRole('heading', { name: 'Unsere Standorte' }).waitFor();
  await shows(() => page.evaluate(() => document.documentElement.lang), 'de');
  await shows(() => page.getByRole('link', { name: /anmelden|konto/i }).count(), 0);
});

test('the home page selects no branch: the toolbar counts again', async () => {
  const page = await open('/store/linz');
  const toolbar = page.getByRole('complementary', { name: 'Öffnungsstatus' });
  await toolbar.getByRole('link', { name: 'Hollerbusch Linz' }).click();
  await toolbar.getByText(/Standorte? geöffnet/).waitFor();
});

test('while the shop is fetched something is shown, and then no more', async () => {
  const page = await open('/site/imprint');
  await page.getByRole('banner').waitFor();
  const release = await holdAnswers(page, 'query Shop');
  await page.reload();
  await page.getByRole('status', { name: 'Wird geladen …' }).waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  await shows(() => page.getByRole('status', { name: 'Wird geladen …' }).count(), 0);
});

test('a slow answer is waited for on the button; the order is found again, and leaving the checkout leads back to the store', async () => {
  const page = await atCheckout();
  await fillContact(page);
  await consent(page);
  const release = await holdAnswers(page, 'CreateOrder');
  await send(page);
  await page.getByRole('button', { name: 'Verarbeiten...' }).waitFor();
  release();
  await placed(page);
  const status = new URL(page.url()).pathname;
  await page.goto('/store/linz');
  const found = page.getByRole('link', { name: 'Meine Bestellung' });
  await shows(() => found.getAttribute('href'), status);
  await page.setViewportSize({ width: 320, height: 700 });
  expect((await found.boundingBox())!.height).toBeLessThan(50); // on one line, small as the strip is
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.waitForURL('**/store/linz');
});

test('without the tables it says so, and asks again; a table that is slow to come can be chosen then', async () => {
  browser.expectComplaint(/Failed to load|ERR_FAILED/);
  const page = await atCheckout();
  await page.route('**/graphql*', route => (isAbout(route.request(), 'CheckoutTables') ? route.abort() : route.fallback()));
  await page.getByRole('radio', { name: 'Vor Ort essen' }).check();
  await readsOut(page, 'Tische konnten nicht geladen werden.');
  await page.unroute('**/graphql*');
  const release = await holdAnswers(page, 'CheckoutTables');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await consent(page);
  await send(page);
  await errorsOn(page).getByRole('link', { name: 'Bitte wählen Sie einen Tisch aus.' }).waitFor();
  release();
  await page.getByRole('combobox', { name: 'Tischnummer' }).selectOption('4');
  await shows(() => page.getByText('Tische konnten nicht geladen werden.').count(), 0);
  await send(page);
  expect(await placed(page)).toMatchObject({ deliveryType: 'dineIn', tableIdentifier: '4' });
});

test('without a network nothing is lost: the order in progress is sent when it is back', async () => {
  browser.expectComplaint(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load/);
  const page = await atCheckout();
  await fillContact(page);
  await consent(page);
  await page.context().setOffline(true);
  await page.getByText('Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.').waitFor();
  await send(page);
  await page.getByText('Ein unbekannter Fehler ist aufgetreten.').waitFor();
  await shows(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Feuerstein');
  await page.context().setOffline(false);
  await page.reload();
  await shows(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Feuerstein');
  await send(page);
  await placed(page);
});

test('changed after its answer was lost, it is the order that arrived: no second one, and the change stays in the cart', async () => {
  const page = await atCheckout();
  await fillContact(page);
  await consent(page);
  const before = await orderCount();
  browser.expectComplaint(/ERR_(FAILED|CONNECTION)|Failed to load/);
  await loseAnswers(page);
  await send(page);
  await page.getByText('Ein unbekannter Fehler ist aufgetreten.').waitFor();
  await page.unroute('**/graphql');

  await page.getByRole('textbox', { name: 'Kommentar' }).fill('Bitte doch geschnitten');
  await send(page);
  await page.waitForURL(/\/status\/\w+\/\w+$/);
  await page.getByRole('alert').getByText('Diese Bestellung war schon bei uns eingegangen.').waitFor();
  await expectAccessible(page);
  expect(await orderCount()).toBe(before + 1);

  await page.goto('/store/linz/checkout');
  await page.getByRole('region', { name: 'Warenkorb' }).getByText('Handsemmel').first().waitFor();
  await consent(page);
  await send(page);
  await placed(page);
  expect(await orderCount()).toBe(before + 2); // who wants another one gets it
});

test.each([true, false])(
  'the browser may fill in the contact, and what a mobile number is for is said where text messages are sent: %p',
  async enablePluginSMS => {
    await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSMS });
    const page = await atCheckout();
    await page.getByText('Die Telefonnummer muss mit + beginnen', { exact: false }).waitFor();
    const hint = page.getByText('Mit einer Mobilnummer können wir Sie per SMS über Ihre Bestellung informieren.', { exact: false });
    await shows(() => hint.count(), enablePluginSMS ? 1 : 0);
    const filledBy = (label: string) => page.getByRole('textbox', { name: label }).getAttribute('autocomplete');
    await shows(
      () => Promise.all(['Vorname', 'Nachname', 'E-Mail', 'Telefon'].map(filledBy)),
      ['given-name', 'family-name', 'email', 'tel'],
    );
  },
);

test('on a device that belongs to everyone nothing is remembered of an order', async () => {
  const page = await atCheckout({ store: '/store/linz?context=self-service' });
  await fillContact(page);
  await consent(page);
  await send(page);
  await placed(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Unsere Standorte' }).waitFor();
  await shows(() => page.getByRole('link', { name: /Meine (letzte )?Bestellung/ }).count(), 0);
  const kept = () => page.evaluate(() => [localStorage, sessionStorage].flatMap(storage => Object.values(storage) as string[]));
  await shows(async () => (await kept()).filter(text => /Feuerstein|hash/.test(text)), []);
});

test.each([
  ['a text of our own opens over the page', { privacyPolicyText: '<p>Unser Datenschutz</p>', privacyPolicy: null }, 'dialog'],
  ['an address elsewhere opens in another tab', { privacyPolicyText: null, privacyPolicy: 'https://example.com/privacy' }, 'link'],
  ['without either there is nothing to open', { privacyPolicyText: null, privacyPolicy: null }, 'plain'],
])('the privacy policy at the checkout: %s', async (_what, config, form) => {
  await house.rest('ROLE_ADMIN', 'POST', '/config', config);
  const page = await atCheckout();
  const link = page.getByRole('main').getByRole('link', { name: 'Datenschutzerklärung' });
  if (form === 'plain') await page.getByText('Ich habe die Datenschutzerklärung zur Kenntnis genommen.').waitFor();
  await shows(() => link.count(), form === 'plain' ? 0 : 1);
  if (form === 'link') await shows(() => link.getAttribute('target'), '_blank');
  if (form !== 'dialog') return;
  await link.click();
  await page.getByRole('dialog').getByText('Unser Datenschutz').waitFor();
});

/** The files a page was sent that are more than twice as wide as the widest place they are shown at; waits until there are so many pictures. */
async function tooWide(page: Page, count: number): Promise<string[]> {
  const pictures = 'img[srcset]';
  await page.waitForFunction(
    ([pictures, count]) =>
      [...document.querySelectorAll<HTMLImageElement>(pictures)].filter(it => it.complete && it.currentSrc).length >= count,
    [pictures, count] as const,
  );
  return page.evaluate(async pictures => {
    const places = new Map<string, number>();
    for (const { complete, currentSrc, clientWidth } of document.querySelectorAll<HTMLImageElement>(pictures))
      if (complete && currentSrc && clientWidth)
        places.set(currentSrc, Math.max(clientWidth * devicePixelRatio, places.get(currentSrc) ?? 0));
    const files = [...places].map(async ([address, place]) => {
      const { width } = await createImageBitmap(await (await fetch(address)).blob()); // `naturalWidth` has the words of `srcset` in it
      return width > 2 * place ? [`${address}: ${width} for ${place}`] : [];
    });
    return (await Promise.all(files)).flat();
  }, pictures);
}

test.each(['phone', 'tablet', 'desktop'] as const)('no picture has more than twice the width it is shown at (%s)', async viewport => {
  const home = await open('/', viewport);
  await home.getByRole('heading', { name: 'Unsere Standorte' }).waitFor();
  await shows(() => tooWide(home, 3), []);
  await home.keyboard.press('End');
  await shows(() => tooWide(home, 10), []);
  const store = await open('/store/linz', viewport);
  await shows(() => tooWide(store, 10), []);
  await store.getByRole('button', { name: 'Schokotorte auswählen' }).click();
  const cake = store.getByRole('dialog').locator('img').first();
  await shows(() => cake.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), true);
  await shows(() => tooWide(store, 11), []);
});
