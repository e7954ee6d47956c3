import { expectAccessible, shows, signInOn, useBrowser, viewports } from '../server/testing/browser/browser';

const browser = useBrowser();

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'the client runs on a %s and says when a page does not exist',
  async viewport => {
    const page = await browser.open('/gibt/es/nicht', viewport);
    await shows(() => page.getByRole('heading', { level: 1 }).textContent(), '404 Not Found');
    await shows(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await expectAccessible(page);
  },
);

test('the clock of the page is that of the house', async () => {
  await browser.setClock('2026-12-24T11:00:00Z');
  const page = await browser.open('/gibt/es/nicht');
  await shows(() => page.evaluate(() => new Date().toISOString()), '2026-12-24T11:00:00.000Z');
  expect(browser.house.as().now.toISOString()).toBe('2026-12-24T11:00:00.000Z');
});

/** What browsers learned after the oldest ones the client is made for (vite.config.mts), and what they have with TLS alone. */
function forgetNews(): void {
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  const news: [object, string][] = [
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
  for (const [owner, names] of news) for (const name of names.split(' ')) Reflect.deleteProperty(owner, name);
}

test('the oldest browsers it is made for can order, and staff can sign in', async () => {
  const page = await browser.open('/');
  await page.addInitScript(forgetNews);
  await page.goto('/store/linz');
  expect(await page.evaluate(() => 'any' in AbortSignal)).toBe(false);
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await page.getByRole('button', { name: 'abschicken' }).click();
  await page.getByText('Fünf Angaben fehlen noch:').waitFor();
  await page.goto('/backend/login?next=/backend/orders');
  await signInOn(page, 'admin');
  await page.waitForURL(({ pathname }) => pathname === '/backend/orders');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
