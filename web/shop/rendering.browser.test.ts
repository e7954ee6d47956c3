import { expectVisible, useBrowser, viewports, waitUntilHydrated } from '../../server/testing/browser/browser';
import { holdScripts } from '../../server/testing/browser/checkoutSteps';
import { clickBelow, pressKey } from '../../server/testing/browser/input';
import { removeRoute } from '../../server/testing/browser/network/removeRoute';
import { countStatements } from '../../server/testing/app/statements';
import type { Json } from '../../server/testing/app/json';

const browser = useBrowser();
const getHtml = async (path: string) => (await fetch(browser.testApp.url + path, { headers: { accept: 'text/html' } })).text();

/** Opens a page, waits until it reacts, and returns its requests to the API: the names of queries, else the addresses. */
async function openRecording(path: string, viewport: keyof typeof viewports): Promise<string[]> {
  const page = await browser.open('/robots.txt', viewport);
  const requests: string[] = [];
  page.on('request', request => {
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
    if (/\/(graphql|api)/.test(request.url())) requests.push(operationName ?? request.url());
  });
  await page.goto(path);
  await waitUntilHydrated(page);
  return requests;
}

test.each([
  ['/', ['Hollerbusch Linz', 'Hollerbusch Wels', 'Bestellen']],
  ['/store/linz', ['Telefonisch bestellen Sie hier', 'Stammhaus mit Café', 'Handsemmel', 'Keine Produkte im Warenkorb']],
  ['/store/linz/hb-010', ['Stammhaus mit Café', 'Handsemmel - Hollerbusch Linz', 'Zum Warenkorb']],
  ['/ueber-uns', ['Über uns']],
  ['/site/imprint', ['Impressum']],
  ['/gibt-es-nicht', ['404 Not Found']],
])('delivers the content of %s to a browser without scripts', async (path, texts) => {
  const html = (await getHtml(path)).replace(/<script[^]*?<\/script>/g, '');
  expect(texts.filter(text => !html.includes(text))).toEqual([]);
  expect(html.match(/ style="[^"]*"/g)).toBeNull(); // the content security policy permits no style attributes
});

test.each([
  '/',
  '/store/linz',
  '/store/linz/hb-010',
  '/store/linz/gibt-es-nicht',
  '/ueber-uns',
  '/site/imprint',
  '/gibt-es-nicht',
  '/a%20b',
  '/store/linz/checkout',
  '/store/linz/checkout/error',
])('continues %s in the browser without a query, an error or a difference', async path => {
  for (const viewport of Object.keys(viewports) as (keyof typeof viewports)[]) expect(await openRecording(path, viewport)).toEqual([]);
});

test('shows the frame of a checkout and of an order before the scripts', async () => {
  for (const [path, heading] of [
    ['/store/linz/checkout', 'Bestellung abschließen'],
    ['/status/ABCDEFGH/0123456789abcdef', 'Wird geladen'],
  ] as const) {
    const html = (await getHtml(path)).replace(/<script[^]*?<\/script>/g, '');
    expect(['Bäckerei Hollerbusch', 'Impressum', heading].filter(text => !html.includes(text))).toEqual([]);
    expect(html).not.toMatch(/ABCDEFGH|Keine Produkte/);
  }
});

test('loads only the order of a status page', async () => {
  const requests = await openRecording('/status/ABCDEFGH/0123456789abcdef', 'phone');
  await expectVisible(async () => [...new Set(requests)], ['OrderPublic']); // it polls the order
});

test('continues a store with the cart that only this device knows', async () => {
  const page = await browser.open('/store/linz', 'phone');
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByRole('button', { name: /^1 Produkt/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^1 Produkt/ }).waitFor();
});

test.each([
  ['phone', false],
  ['desktop', true],
] as const)('shows the cart beside the menu before the scripts, if there is room (%s)', async (viewport, isBeside) => {
  const page = await browser.open('/robots.txt', viewport);
  await page.route(/\.js$/, route => route.abort());
  browser.expectError(/\.js/);
  await page.goto('/store/linz');
  const cart = page.getByRole('region', { name: 'Ihr Sackerl' });
  const bar = page.getByRole('region', { name: 'Warenkorb' });
  expect([await cart.isVisible(), await bar.isVisible()]).toEqual([isBeside, !isBeside]);
});

test('repeats a click that came before the scripts', async () => {
  const page = await browser.open('/robots.txt', 'phone');
  const sendScripts = await holdScripts(page);
  await page.goto('/store/linz', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  sendScripts();
  await page.getByRole('button', { name: /^1 Produkt/ }).waitFor();
});

test('repeats a choice that came before the scripts', async () => {
  const page = await browser.open('/robots.txt');
  const sendScripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const branch = page.locator('#branches').getByRole('article').first();
  const deliveryHours = branch.getByRole('radio', { name: 'Lieferzeiten' });
  await deliveryHours.check();
  await branch.getByRole('radio', { name: 'Öffnungszeiten' }).check();
  await deliveryHours.check();
  sendScripts();
  await expectVisible(() => branch.getByText('06:00 - 18:30 Uhr').count(), 0);
  expect(await deliveryHours.isChecked()).toBe(true);

  await removeRoute(page, /\.js$/);
  const sendStore = await holdScripts(page);
  await page.goto('/store/linz', { waitUntil: 'commit' });
  const method = page.getByLabel('Art der Lieferung');
  await method.selectOption({ label: 'Lieferung' });
  sendStore();
  await page.getByLabel('Liefergebiet').waitFor();
  expect(await method.inputValue()).toBe('delivery');
});

test('searches for what was typed and sent before the scripts', async () => {
  const page = await browser.open('/robots.txt', 'phone');
  const sendScripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByPlaceholder('PLZ / Ort');
  await field.fill('Wels');
  await pressKey(field, 'Enter');
  sendScripts();
  await expectVisible(
    () =>
      page
        .locator('#branches')
        .getByRole('heading', { name: /^Hollerbusch/ })
        .allTextContents(),
    ['Hollerbusch Wels'],
  );
  expect(await field.inputValue()).toBe('Wels');
  expect(new URL(page.url()).search).toBe('');
});

test('sends a legal text only with its page', async () => {
  const { rest, graphql } = browser.testApp;
  const text = 'Glutenhaltiges Getreide';
  expect((await rest('ROLE_ADMIN', 'POST', '/config', { allergensText: `<p>${text}</p>` })).status).toBe(200);
  const { data } = await graphql(undefined, '{ sitePage(path: "site/allergens") { id } }');
  expect((await rest('ROLE_ADMIN', 'PUT', `/sites/${data.sitePage.id}`, { isPublic: false })).status).toBe(200);
  await expectVisible(async () => (await getHtml('/site/allergens')).includes(text), true);
  expect(await getHtml('/site/imprint')).not.toContain(text);
  expect(await openRecording('/site/allergens', 'desktop')).toEqual([]);
});

test('loads a menu by a link, and no second time while it is unchanged', async () => {
  await getHtml('/store/linz'); // the server keeps the data of a rendered page
  const page = await browser.open('/');
  const openMenu = async () => {
    await page.goto('/');
    await waitUntilHydrated(page);
    const response = page.waitForResponse(response => new URL(response.url()).searchParams.get('operationName') === 'Store');
    const statements = await countStatements(browser.testApp, async () => {
      await page.locator('main a[href="/store/linz"]').first().click();
      await page.getByRole('article', { name: 'Handsemmel' }).waitFor();
    });
    const request = (await response).request();
    const { responseBodySize } = await request.sizes();
    return ['if-none-match' in (await request.allHeaders()), responseBodySize > 1_000, statements];
  };
  expect(await openMenu()).toEqual([false, true, 0]);
  expect(await openMenu()).toEqual([true, false, 0]);
});

/** Returns the JSON-LD nodes of a page. */
const getNodes = async (path: string) =>
  [...(await getHtml(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, Json>,
  );

test('describes pages for search engines', async () => {
  const types = async (path: string) => (await getNodes(path)).map(node => node['@type'] as string);
  expect(await types('/')).toEqual(['Organization']);
  expect(await types('/store/linz')).toEqual(['Bakery', 'BreadcrumbList']);
  expect(await types('/store/linz/hb-010')).toEqual(['Product', 'BreadcrumbList']);
  expect(await types('/ueber-uns')).toEqual(['BreadcrumbList']);
  expect(await types('/gibt-es-nicht')).toEqual([]);
  const [bakery] = await getNodes('/store/linz');
  expect(bakery).toMatchObject({ name: 'Hollerbusch Linz', address: { addressCountry: 'AT' }, hasMenu: { '@type': 'Menu' } });
  const [product] = await getNodes('/store/linz/hb-010');
  expect(product).toMatchObject({ name: 'Handsemmel', offers: { priceCurrency: 'EUR', availability: 'https://schema.org/InStock' } });
});

test('removes the data for search engines with the page that it describes', async () => {
  const page = await browser.open('/store/linz');
  const blocks = page.locator('script[type="application/ld+json"]');
  await waitUntilHydrated(page);
  expect(await blocks.count()).toBe(2);
  await clickBelow(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }));
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  await expectVisible(() => blocks.count(), 0);
});
