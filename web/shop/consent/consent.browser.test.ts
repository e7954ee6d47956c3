import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser, type viewports } from '../../../server/testing/browser/browser';
import { placeDemoOrder } from '../../../server/testing/browser/demoOrders';
import { createPage, openEditor, preview, previewFrame } from '../../../server/testing/browser/editorSteps';
import { clickBelow } from '../../../server/testing/browser/input';
import { removeRoute } from '../../../server/testing/browser/network/removeRoute';
import { waitForIdleNetwork } from '../../../server/testing/browser/network/pendingRequests';

const browser = useBrowser();
const { testApp } = browser;

const saveIds = (ids: { tagManagerId: string | null; pixelId: string | null }) => testApp.rest('ROLE_ADMIN', 'POST', '/config', ids);
afterEach(() => saveIds({ tagManagerId: null, pixelId: null }));

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' });
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
const reopen = (page: Page) => clickBelow(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }));

const decision = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookie-banner-acceptance-state')?.value;

/** Opens the shop as a visitor who has not decided yet. */
async function visit(path = '/', viewport: keyof typeof viewports = 'desktop'): Promise<Page> {
  const page = await browser.open(path, viewport);
  await page.context().clearCookies();
  await page.reload();
  return page;
}

/** Answers for the services outside the shop. Returns the URLs that the page asks them for. */
async function fakeServices(page: Page): Promise<string[]> {
  const urls: string[] = [];
  await page.context().route(/googletagmanager\.com|facebook\.net/, route => {
    urls.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return urls;
}

/** Opens the shop with a tag manager and a pixel. */
async function visitWithServices(): Promise<{ page: Page; urls: string[] }> {
  await saveIds({ tagManagerId: 'GTM-TEST', pixelId: '4711' });
  await expectVisible(async () => (await fetch(testApp.url)).headers.get('content-security-policy')?.includes('facebook'), true);
  const page = await browser.open('/');
  const urls = await fakeServices(page);
  await page.context().clearCookies();
  await page.reload();
  return { page, urls };
}

const tagManagerUrl = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST';
const pixelUrl = 'https://connect.facebook.net/de_DE/fbevents.js';

/** The commands that the tag manager got about consent. */
const consentCommands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map(command => Array.from(command as ArrayLike<unknown>)).filter(([name]) => name === 'consent'),
  );

async function storedProofs(): Promise<string[][]> {
  const rows = await testApp.contextFor().db.query<{ purposes: string[] }[]>('select purposes from consent order by "createdAt", id');
  return rows.map(({ purposes }) => purposes);
}

const proofsOfTest = async (): Promise<() => Promise<string[][]>> => {
  const before = (await storedProofs()).length;
  return async () => (await storedProofs()).slice(before);
};

test.each(['phone', 'tablet', 'desktop'] as const)('asks a new visitor, and remembers for a year who declined (%s)', async viewport => {
  const proofs = await proofsOfTest();
  const page = await visit('/', viewport);
  await banner(page).getByRole('link', { name: 'Datenschutzerklärung' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Ablehnen');
  await banner(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  const [cookie] = await page.context().cookies();
  expect([cookie?.name, cookie?.value]).toEqual(['cookie-banner-acceptance-state', 'declined']);
  expect(cookie!.expires * 1_000 - Date.now()).toBeGreaterThan(364 * 24 * 3_600_000);
  await page.reload();
  await reopen(page);
  await expectVisible(() => banner(page).evaluate(element => element === document.activeElement), true);
  expect(await banner(page).getByRole('checkbox').count()).toBe(2);
  expect(await banner(page).getByRole('checkbox', { checked: true }).count()).toBe(0);
  await expectAccessible(page);
  expect(await proofs()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.endsWith('consent')))).toEqual([]);
});

test('keeps what has the focus clear of the banner, down to the end of the page', async () => {
  const page = await visit('/', 'phone');
  await banner(page).waitFor();
  const hidden = await page.evaluate(() => {
    const top = document.querySelector('[aria-label="Cookie-Hinweis"]')!.getBoundingClientRect().top;
    const elements = [...document.querySelectorAll<HTMLElement>('main a, main button, footer a, footer button')].filter(
      element => element.checkVisibility() && element.closest('[inert]') === null,
    );
    return elements.flatMap(element => {
      element.focus();
      return element === document.activeElement && element.getBoundingClientRect().top >= top ? [element.textContent] : [];
    });
  });
  expect(hidden).toEqual([]);
});

test('keeps as much space below the page as the banner takes, also once the device is turned', async () => {
  const page = await visit('/', 'phone');
  await banner(page).waitFor();
  const isFitting = () =>
    page.evaluate(() => {
      const { top } = document.querySelector('[aria-label="Cookie-Hinweis"]')!.getBoundingClientRect();
      return Math.abs(parseFloat(document.body.style.paddingBlockEnd) - (innerHeight - top)) < 1;
    });
  const space = () => page.evaluate(() => document.body.style.paddingBlockEnd);
  const before = await space();
  await page.setViewportSize({ width: 844, height: 390 });
  await expectVisible(async () => (await space()) !== before, true);
  await expectVisible(isFitting, true);
  await press(page, 'Einzeln wählen');
  await expectVisible(isFitting, true);
  await press(page, 'Ablehnen');
  await expectVisible(space, '');
});

test('loads the tag manager and the pixel only after the visitor has accepted, and proves it', async () => {
  const proofs = await proofsOfTest();
  const { page, urls } = await visitWithServices();
  await banner(page).waitFor();
  expect([await consentCommands(page), urls]).toEqual([[], []]);
  await press(page, 'Akzeptieren');
  await expectVisible(async () => [...urls].sort(), [pixelUrl, tagManagerUrl]);
  const [[, kind, before], [, , after]] = (await consentCommands(page)) as [[string, string, object], [string, string, object]];
  const names = ['ad_storage', 'analytics_storage', 'functionality_storage', 'security_storage'];
  expect([kind, before]).toEqual(['default', expect.objectContaining(Object.fromEntries(names.map(name => [name, 'denied'])))]);
  expect(after).toMatchObject(Object.fromEntries(names.map(name => [name, 'granted'])));
  await expectVisible(proofs, [['marketing', 'statistics']]);
  await page.reload();
  await expectVisible(async () => urls.length, 4);
  expect(await banner(page).count()).toBe(0);
});

test('revokes a consent: removes the cookies of the services and loads the page without them', async () => {
  const proofs = await proofsOfTest();
  const { page, urls } = await visitWithServices();
  await press(page, 'Akzeptieren');
  await expectVisible(async () => urls.length, 2);
  await page.evaluate(() => void (document.cookie = '_ga=GA1.1.1; Path=/'));
  await reopen(page);
  await banner(page)
    .getByText(/^Ihre Zustimmung ist gespeichert unter [0-9a-f-]{36}\.$/)
    .waitFor();
  expect(await banner(page).getByRole('checkbox', { checked: true }).count()).toBe(2);
  const reloaded = page.waitForEvent('load');
  await press(page, 'Ablehnen');
  await reloaded;
  expect(await decision(page)).toBe('declined');
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookie-banner-acceptance-state']);
  await page.getByRole('contentinfo').waitFor();
  await waitForIdleNetwork(page); // the services would be loaded now
  expect([await page.evaluate(() => [window.dataLayer, window.fbq]), urls.length]).toEqual([[undefined, undefined], 2]);
  await expectVisible(proofs, [['marketing', 'statistics'], []]);
});

test('loads no service on the page of an order, whose address is secret', async () => {
  const { page, urls } = await visitWithServices();
  await press(page, 'Akzeptieren');
  await expectVisible(async () => urls.length, 2);
  const { publicPath } = await placeDemoOrder(testApp);
  await page.goto(publicPath.replace('/orders/public', '/status'));
  await page.getByRole('contentinfo').waitFor();
  await waitForIdleNetwork(page); // the services would be loaded now
  expect([await page.evaluate(() => [window.dataLayer, window.fbq]), urls.length]).toEqual([[undefined, undefined], 2]);
});

test('agrees to a single purpose', async () => {
  const proofs = await proofsOfTest();
  const { page, urls } = await visitWithServices();
  await press(page, 'Einzeln wählen');
  await banner(page).getByRole('checkbox', { name: 'Statistik' }).check();
  await press(page, 'Auswahl speichern');
  await expectVisible(async () => urls, [tagManagerUrl]);
  const [, [, , update]] = (await consentCommands(page)) as [unknown[], [string, string, object]];
  expect(update).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  expect(await decision(page)).toBe('statistics');
  await expectVisible(proofs, [['statistics']]);
});

test('sends a proof that was lost without a network at the next visit', async () => {
  const proofs = await proofsOfTest();
  browser.expectError(/ERR_FAILED|Failed to load resource/);
  const page = await visit();
  await banner(page).waitFor();
  await page.route('**/graphql', route => route.abort());
  const failedRequest = page.waitForEvent('requestfailed', request => request.url().endsWith('/graphql'));
  await press(page, 'Akzeptieren');
  await banner(page).waitFor({ state: 'detached' });
  await failedRequest;
  await removeRoute(page, '**/graphql');
  expect(await proofs()).toEqual([]);
  await page.reload();
  await expectVisible(proofs, [['marketing', 'statistics']]);
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  expect(await proofs()).toHaveLength(1);
});

test('follows the decision of another tab', async () => {
  const page = await visit();
  await banner(page).waitFor();
  const other = await page.context().newPage();
  await other.goto('/');
  await press(other, 'Ablehnen');
  await banner(other).waitFor({ state: 'detached' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // as when the visitor comes back to the tab
  await banner(page).waitFor({ state: 'detached' });
});

test('asks nobody on a self-service device, and loads nothing there', async () => {
  await saveIds({ tagManagerId: 'GTM-TEST', pixelId: '4711' });
  const page = await browser.open('/?context=self-service');
  await page.context().clearCookies();
  await waitForIdleNetwork(page); // a request that is interrupted by the reload would never end
  const urls = await fakeServices(page);
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  await waitForIdleNetwork(page); // the banner and the services would be loaded now
  expect(await page.getByRole('button', { name: 'Cookie-Einstellungen' }).count()).toBe(0);
  expect([await banner(page).count(), urls]).toEqual([0, []]);
});

test('asks nobody in the preview of the page editor', async () => {
  const { id } = await createPage(browser, 'vorschau');
  const page = await openEditor(browser, id);
  await page.context().clearCookies({ name: 'cookie-banner-acceptance-state' });
  await page.reload();
  await preview(page).first().waitFor();
  await waitForIdleNetwork(page); // the banner would be loaded now
  expect(await previewFrame(page).getByRole('region', { name: 'Cookie-Hinweis' }).count()).toBe(0);
});
