import { expectAccessible, expectVisible, logIn, useBrowser, viewports } from '../server/testing/browser/browser';

const browser = useBrowser();

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('runs on a %s and shows a 404 page for an unknown path', async viewport => {
  const page = await browser.open('/gibt/es/nicht', viewport);
  await expectVisible(() => page.getByRole('heading', { level: 1 }).textContent(), '404 Not Found');
  await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await expectAccessible(page);
});

test('sets the same clock for the page and the server', async () => {
  await browser.setClock('2026-12-24T11:00:00Z');
  const page = await browser.open('/gibt/es/nicht');
  await expectVisible(() => page.evaluate(() => new Date().toISOString()), '2026-12-24T11:00:00.000Z');
  expect(browser.testApp.contextFor().now.toISOString()).toBe('2026-12-24T11:00:00.000Z');
});

/** Removes APIs that are newer than the oldest supported browsers (vite.config.mts), and those that need TLS. */
function removeNewApis(): void {
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  const newApis: [object, string][] = [
    [window, 'requestIdleCallback scheduler navigation URLPattern CloseWatcher'],
    [navigator, 'connection userActivation wakeLock'],
    [Navigator.prototype, 'connection userActivation wakeLock'],
    [Crypto.prototype, 'randomUUID'],
    [AbortSignal, 'any'],
    [URL, 'canParse parse'],
    [Promise, 'withResolvers try'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Array, 'fromAsync'],
    [Set.prototype, 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'],
    [iterator, 'map filter take drop flatMap reduce toArray forEach some every find'],
    [Element.prototype, 'checkVisibility'],
    [HTMLElement.prototype, 'showPopover hidePopover togglePopover'],
    [HTMLDialogElement.prototype, 'requestClose'],
    [Document.prototype, 'startViewTransition'],
    [Intl, 'DurationFormat'],
  ];
  for (const [owner, names] of newApis) for (const name of names.split(' ')) Reflect.deleteProperty(owner, name);
}

test('supports ordering and login in the oldest supported browsers', async () => {
  const page = await browser.open('/');
  await page.addInitScript(removeNewApis);
  await page.goto('/store/linz');
  expect(await page.evaluate(() => 'any' in AbortSignal)).toBe(false);
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await page.getByRole('button', { name: 'abschicken' }).click();
  await page.getByText('Fünf Angaben fehlen noch:').waitFor();
  await page.goto('/backend/login?next=/backend/orders');
  await logIn(page, 'admin');
  await page.waitForURL(({ pathname }) => pathname === '/backend/orders');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
