import type { Page, Route } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, logIn, useBrowser } from '../../../../../server/testing/browser/browser';
import { pressKey } from '../../../../../server/testing/browser/input';
import {
  blockItems,
  createPage,
  openBlock,
  openEditor,
  preview,
  previewFrame,
  textBlock,
} from '../../../../../server/testing/browser/editorSteps';
import { waitForIdleNetwork } from '../../../../../server/testing/browser/network/pendingRequests';
import { removeRoute } from '../../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const pageWidth = (page: Page) => () =>
  previewFrame(page)
    .locator('html')
    .evaluate(() => innerWidth);
const headings = (page: Page) => () => page.locator('[data-block] h2').allTextContents();

test('shows the page in the size of devices, in an own width and zoomed, and remembers it', async () => {
  const { id } = await createPage(browser, 'breite');
  const page = await openEditor(browser, id);
  await page.getByRole('radio', { name: 'Handy, 360 × 780' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectVisible(pageWidth(page), 768);
  await page.keyboard.press('ArrowRight');
  await expectVisible(pageWidth(page), 1280);
  await expectAnnounced(page, /^Vorschau: 1280 × \d+ Pixel, \d\d %$/);
  await page.getByLabel('Zoom der Vorschau').selectOption('50');
  await expectAnnounced(page, /^Vorschau: 1280 × \d+ Pixel, 50 %$/);

  const width = page.getByRole('spinbutton', { name: 'Breite in Pixeln' });
  await width.fill('500');
  await pressKey(width, 'Enter');
  await expectVisible(pageWidth(page), 500);
  const handle = page.getByRole('separator', { name: 'Breite der Vorschau' });
  await handle.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expectVisible(pageWidth(page), 600);
  const { x, y, height } = (await handle.boundingBox())!;
  await page.mouse.move(x + 10, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 5, y + height / 2, { steps: 3 });
  await page.mouse.up();
  await expectVisible(pageWidth(page), 580); // both edges move, at half the size
  await expectAccessible(page);

  await page.reload();
  await expectVisible(pageWidth(page), 580);
  await page.getByRole('radio', { name: 'Ganze Breite' }).check();
  await expectVisible(async () => (await pageWidth(page)()) > 600, true);
});

test('simulates a time and less motion in the preview alone', async () => {
  const { body } = await browser.testApp.rest('ROLE_ADMIN', 'GET', '/sites?limit=100');
  const { id } = body.data.find(({ path }: { path: string }) => path === '');
  const page = await openEditor(browser, id);
  const branch = previewFrame(page)
    .getByText(/^(Offen|Geöffnet|Geschlossen|Öffnet)/)
    .first();
  const before = await branch.textContent();
  await page.getByRole('button', { name: 'Simulieren' }).click();
  await page.getByRole('switch', { name: 'Weniger Bewegung' }).click();
  await page.getByLabel('Zeit', { exact: true }).fill('2026-11-22T03:00');
  await expectAnnounced(page, /Simuliert: 22\.11\.2026, 03:00 Uhr.*Simuliert: weniger Bewegung/);
  await expectVisible(async () => (await branch.textContent()) === before, false);
  await expectVisible(() => previewFrame(page).locator('html[data-reduced-motion]').count(), 1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wenn sie geöffnet ist' }).click();
  await expectVisible(() => page.getByLabel('Zeit', { exact: true }).inputValue(), '2026-11-22T07:00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expectVisible(() => branch.textContent(), before);
  await expectVisible(() => previewFrame(page).locator('html[data-reduced-motion]').count(), 0);
});

test('simulates what a visitor has decided about cookies, and a login, without a tracker or a stored decision', async () => {
  const { testApp } = browser;
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { tagManagerId: 'GTM-TEST' });
  const { id } = await createPage(browser, 'besuch');
  const page = await openEditor(browser, id);
  const urls: string[] = [];
  page.on('request', request => urls.push(request.url()));
  const banner = previewFrame(page).getByRole('region', { name: 'Cookie-Hinweis' });
  const toolbar = previewFrame(page).getByRole('link', { name: 'Backoffice' });
  await preview(page).getByRole('heading', { name: 'Eins' }).waitFor();
  expect([await banner.count(), await toolbar.count()]).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Simulieren' }).click();
  const cookies = page.getByRole('combobox', { name: 'Cookies' });
  await cookies.selectOption('Noch nicht entschieden');
  await banner.waitFor();
  await expectAnnounced(page, /Simuliert: noch nicht über Cookies entschieden/);
  await expectAccessible(page);
  await pressKey(banner.getByRole('button', { name: 'Akzeptieren' }), 'Enter');
  await banner.waitFor(); // only the simulator decides
  await cookies.selectOption('Zugestimmt');
  await banner.waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: 'Angemeldet' }).click();
  await toolbar.waitFor();
  await expectAnnounced(page, /Simuliert: Cookies zugestimmt.*Simuliert: angemeldet/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await toolbar.waitFor({ state: 'detached' });
  await waitForIdleNetwork(page); // a tracker would be loaded now
  expect(urls.filter(url => !url.startsWith(testApp.url))).toEqual([]);
  expect((await page.context().cookies()).find(({ name }) => name === 'cookie-banner-acceptance-state')?.value).toBe('declined');
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { tagManagerId: null });
});

test('shows the edited page in a window of its own, until another page is edited or the session ends', async () => {
  const { id } = await createPage(browser, 'fenster', { isPublic: false });
  const other = await createPage(browser, 'anderes', { content: [textBlock('Anderes')] });
  const page = await openEditor(browser, id);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Vorschau in eigenem Fenster' }).click();
  const popup = await opening;
  await expectVisible(headings(popup), ['Eins', 'Zwei']);
  await openBlock(page, 0);
  await page.getByRole('button', { name: 'Text verbergen' }).first().click();
  await expectVisible(headings(popup), ['Zwei']);
  await expectVisible(() => previewFrame(page).locator('[data-block] h2').allTextContents(), ['Zwei']);
  await popup.locator('[data-block]').click();
  await expectVisible(() => blockItems(page).nth(1).locator('button[aria-expanded=true]').count(), 1);

  await popup.reload();
  await expectVisible(headings(popup), ['Zwei']);
  await page.reload();
  await expectVisible(headings(popup), ['Zwei']);

  const waiting = popup.getByText('Diese Vorschau wartet auf den Editor der Seite.');
  await page.goto('/backend/sites');
  await waiting.waitFor();
  await page.goto(`/backend/sites/${other.id}`);
  await page.getByRole('heading', { name: 'Blöcke' }).waitFor();
  await waiting.waitFor();
  expect(await headings(popup)()).toEqual([]);
  await page.goto(`/backend/sites/${id}`);
  await expectVisible(headings(popup), ['Zwei']);
  await page.goto('/backend/logout', { waitUntil: 'commit' });
  // The window may have started again before or after the session ended.
  await waiting.or(popup.getByRole('heading', { name: '404 Not Found' })).waitFor();
  expect(await headings(popup)()).toEqual([]);
});

const failure = 'Die Vorschau konnte nicht geladen werden.';

test('offers to load the preview again when the network is cut while it loads', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const { id } = await createPage(browser, 'netz');
  const page = await openEditor(browser, id);
  await preview(page).locator('[data-block]').first().waitFor();
  const cut = async (route: Route): Promise<void> => {
    await blockItems(page).first().waitFor();
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  };
  await page.route(/startPreview/, cut);
  await page.reload();
  await previewFrame(page).getByRole('heading', { name: failure }).waitFor();
  await page.unroute(/startPreview/); // without a network, Chromium never answers a frame whose requests may pass a route
  await expectAccessible(page);
  await pressKey(previewFrame(page).getByRole('button', { name: 'Erneut versuchen' }), 'Enter');
  await previewFrame(page).getByRole('heading', { name: 'Daten konnten nicht geladen werden.' }).waitFor(); // there is still no network
  await page.context().setOffline(false);
  await preview(page).getByRole('heading', { name: 'Eins' }).waitFor();
});

test('offers to load the preview again when there is no page in its frame', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const { id } = await createPage(browser, 'ohne-seite');
  const page = await browser.open(`/backend/login?next=/backend/sites/${id}`);
  await page.route(/ohne-seite\?vorschau/, route => route.abort('internetdisconnected'));
  await logIn(page, 'edi');
  await expectAnnounced(page, failure);
  await expectAccessible(page);
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await pressKey(retry, 'Enter');
  await expectAnnounced(page, failure);
  await removeRoute(page, /ohne-seite\?vorschau/);
  await pressKey(retry, 'Enter');
  await preview(page).getByRole('heading', { name: 'Eins' }).waitFor();
});

test('loads the preview again once its script can be loaded', async () => {
  browser.expectError(/startPreview/);
  const { id } = await createPage(browser, 'skript');
  const page = await openEditor(browser, id);
  await preview(page).locator('[data-block]').first().waitFor();
  await page.route(/startPreview/, route => route.abort('connectionreset'));
  await page.reload();
  await previewFrame(page).getByRole('heading', { name: failure }).waitFor();
  await removeRoute(page, /startPreview/);
  await pressKey(previewFrame(page).getByRole('button', { name: 'Erneut versuchen' }), 'Enter');
  await preview(page).getByRole('heading', { name: 'Eins' }).waitFor();
});
