import type { Page, Request } from 'playwright-core';
import { expectVisible, useBrowser } from '../../../server/testing/browser/browser';
import { consent, createCheckoutSteps, fillContact, submitOrder } from '../../../server/testing/browser/checkoutSteps';
import { waitForIdleNetwork } from '../../../server/testing/browser/network/pendingRequests';
import type { Json } from '../../../server/testing/app/json';

const browser = useBrowser();
const { testApp } = browser;
const steps = createCheckoutSteps(browser);

/** A browser with a window; the one of the tests counts as a bot. */
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const decide = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'cookie-banner-acceptance-state', value, url: testApp.url }]);
const accept = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' }).getByRole('button', { name: 'Akzeptieren' }).click();

async function pretend(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', { userAgent: chrome });
}

type Sent = { type: string; action: string; name?: string; path?: string; data?: Json };

/** Returns the events that the page sends from now on. */
function recordSent(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.context().on('request', (request: Request) => {
    if (request.url().endsWith('/api/analytics-log'))
      sent.push(...((request.postDataJSON() ?? { events: [] }) as { events: Sent[] }).events); // a beacon has no readable body
  });
  return sent;
}

async function stored(): Promise<Sent[]> {
  await testApp.app.services.analytics.flush();
  return testApp.contextFor().db.query('select type, action, path, data, "isView" from "analyticsEvent" order by "createdAt"');
}
const storedOf = async (type: string) => (await stored()).filter(event => event.type === type);

beforeEach(() => testApp.contextFor().db.query('truncate "analyticsEvent"'));

/** Opens the shop as a visitor who has not decided yet. */
async function visit(path: string): Promise<Page> {
  const page = await browser.open(path);
  await page.context().clearCookies();
  await pretend(page);
  await page.reload();
  return page;
}

const summary = (sent: readonly Sent[]) => sent.map(({ type, action, path }) => [type, action, path].join(' '));
const addRoll = (page: Page) => page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();

test('sends nothing before the consent, then the device, the page and what was put into the cart', async () => {
  const page = await visit('/store/linz?utm_source=plakat&email=a@b.at');
  const sent = recordSent(page);
  await addRoll(page);
  await page.getByRole('region', { name: 'Cookie-Hinweis' }).waitFor();
  await waitForIdleNetwork(page); // the events would be sent now
  expect(sent).toEqual([]);
  await accept(page);
  await expectVisible(
    async () => summary(sent).sort(),
    ['device-info start ', 'event add_to_cart /store/linz', 'page-view load /store/linz?utm_source=plakat'],
  );
  const { data: device } = sent.find(({ type }) => type === 'device-info')!;
  expect(device).toMatchObject({ language: 'de-AT', screenWidth: 1440, windowHeight: 900, orientation: 'landscape', isDark: false });
  const { data } = sent.find(({ action }) => action === 'add_to_cart')!;
  expect(data).toEqual({
    currency: 'EUR',
    value: expect.any(Number),
    items: [{ item_id: expect.any(String), item_name: 'Handsemmel', quantity: 1, price: data.value }],
  });
  expect(JSON.stringify(sent)).not.toContain('a@b.at');
});

test('sends the words of a search without hits once, after the consent', async () => {
  const page = await visit('/store/linz');
  const sent = recordSent(page);
  await accept(page);
  await page.getByRole('button', { name: 'Produkt suchen' }).click();
  const search = page.getByRole('searchbox', { name: 'Produkt suchen' });
  const lost = () => sent.filter(({ action }) => action === 'no_results').map(({ name, path }) => [name, path]);
  await search.fill('Dinkel  SEIDL');
  await expectVisible(async () => lost(), [['dinkel seidl', '/store/linz']]);
  await search.fill('handsemmel');
  await page.getByRole('article', { name: 'Handsemmel' }).waitFor();
  await search.fill('anna@mail.example');
  await search.fill('Schokokrapferl');
  await expectVisible(async () => lost().length, 2);
  expect(lost()[1]).toEqual(['schokokrapferl', '/store/linz']);
  expect(JSON.stringify(sent)).not.toContain('anna');
});

test('sends nothing after the visitor declined', async () => {
  const page = await browser.open('/store/linz');
  const sent = recordSent(page);
  await addRoll(page);
  await page.goto('/');
  await waitForIdleNetwork(page); // the events would be sent now
  expect(sent).toEqual([]);
});

test('counts each page once: loaded pages by the server, others by their event', async () => {
  const page = await visit('/store/linz');
  await accept(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectVisible(async () => (await storedOf('page-view')).filter(event => 'isView' in event && event.isView).length, 2);
  const views = (await storedOf('page-view')) as (Sent & { isView: boolean })[];
  expect(views.filter(({ action }) => action === null)).toHaveLength(1);
  expect(
    views
      .filter(({ isView }) => isView)
      .map(({ action }) => action)
      .sort(),
  ).toEqual(['navigate', null]);
});

test('sends what happened just before the page is left', async () => {
  const page = await visit('/store/linz');
  await accept(page);
  await expectVisible(async () => (await storedOf('device-info')).length, 1);
  const arrived = recordArrived();
  await addRoll(page);
  await page.goto('/');
  await expectVisible(async () => arrived.includes('/store/linz'), true);
});

/** Returns the pages from which events arrive from now on. While a page is left, the browser sends them under its own name, that of a bot. */
function recordArrived(): string[] {
  const pages: string[] = [];
  testApp.app.http.on('request', ({ url, headers }) => {
    if (url === '/api/analytics-log') pages.push(new URL(headers.referer!).pathname);
  });
  return pages;
}

const failedCall = (page: Page) => page.waitForEvent('requestfailed', request => request.url().endsWith('/api/analytics-log'));

test('shows nothing to the visitor when events cannot be sent', async () => {
  browser.expectError(/ERR_FAILED|Failed to load resource/);
  const page = await visit('/store/linz');
  await page.route('**/api/analytics-log', route => route.abort());
  const failed = failedCall(page);
  await accept(page);
  await failed;
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('sends what happened without a network when it is back', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const page = await visit('/store/linz');
  await accept(page);
  await expectVisible(async () => (await storedOf('device-info')).length, 1);
  await page.context().setOffline(true);
  const failed = failedCall(page);
  await addRoll(page);
  await failed;
  await page.context().setOffline(false);
  const arrived = recordArrived();
  await page.goto('/');
  await expectVisible(async () => arrived.includes('/store/linz'), true);
});

test('sends nothing more after another tab has taken the consent back', async () => {
  const page = await visit('/store/linz');
  await accept(page);
  await expectVisible(async () => (await storedOf('device-info')).length, 1);
  await decide(page, 'declined');
  const sent = recordSent(page);
  await addRoll(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // as when the visitor comes back to the tab
  await page.goto('/');
  await waitForIdleNetwork(page); // the events would be sent now
  expect(sent).toEqual([]);
  expect(await storedOf('event')).toEqual([]);
});

test('stores the checkout and the purchase, and nothing of the page of the order', async () => {
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { pixelId: null });
  await browser.setClock('2026-11-16T09:00:00Z');
  const page = await steps.openCheckout();
  await decide(page, 'accepted');
  await pretend(page);
  await page.reload();
  const sent = recordSent(page);
  await fillContact(page);
  await consent(page);
  await submitOrder(page);
  const { uid } = await steps.readOrder(page);
  await page.getByRole('contentinfo').waitFor();
  await expectVisible(async () => (await storedOf('event')).map(({ action }) => action).sort(), ['begin_checkout', 'purchase']);
  const events = await storedOf('event');
  expect(events.map(({ path }) => path)).toEqual(['/store/linz/checkout', '/store/linz/checkout']);
  expect(events[1]!.data).toMatchObject({ currency: 'EUR', items: [{ item_name: 'Handsemmel', quantity: 2 }] });
  await waitForIdleNetwork(page); // the events would be sent now
  expect(sent.filter(({ path }) => path?.includes('status'))).toEqual([]);
  expect(JSON.stringify(await stored())).not.toContain(uid);
});

test('sends the purchase when its code arrives after the order', async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  const page = await steps.openCheckout();
  await decide(page, 'accepted');
  await pretend(page);
  let send = (): void => {};
  const waiting = new Promise<void>(resolve => (send = resolve));
  await page.route(/\/assets\/Trackers-/, route => waiting.then(() => route.continue()));
  await page.reload();
  await fillContact(page);
  await consent(page);
  await submitOrder(page);
  await steps.readOrder(page);
  send();
  await expectVisible(async () => (await storedOf('event')).map(({ action }) => action).sort(), ['begin_checkout', 'purchase']);
});

test('counts nothing of a self-service device', async () => {
  const page = await visit('/store/linz?context=self-service');
  const sent = recordSent(page);
  await decide(page, 'accepted');
  await page.goto('/store/linz'); // the cookie of the device tells the server
  await addRoll(page);
  await waitForIdleNetwork(page); // the events would be sent now
  expect([sent, await stored()]).toEqual([[], []]);
});
