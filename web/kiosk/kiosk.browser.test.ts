import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../server/testing/browser/browser';
import { consent, createCheckoutSteps, fillContact, holdScripts, submitOrder } from '../../server/testing/browser/checkoutSteps';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../server/testing/browser/demoOrders';
import { pressKey } from '../../server/testing/browser/input';
import { removeRoute } from '../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const { testApp } = browser;
const start = '/store/linz';

const deviceCode = /\/Kiosk-[^/]+\.js$/;

const screensaver = (page: Page) => page.getByRole('button', { name: /Tippen um zu bestellen/ });
const question = (page: Page) => page.getByRole('dialog', { name: 'Sind Sie noch da?' });
const emptyCart = (page: Page) => page.getByRole('button', { name: 'Keine Produkte im Warenkorb' });

/** What the tab stores, without the context of the device. */
const stored = (page: Page) =>
  page.evaluate(() => [sessionStorage, localStorage].flatMap(area => Object.keys(area)).filter(key => !key.startsWith('asp.context')));

let now = 0;
async function pass(seconds: number): Promise<void> {
  now += seconds * 1_000;
  await browser.setClock(new Date(now).toISOString());
}
beforeEach(async () => {
  now = Date.parse('2026-11-16T09:00:00Z'); // the branch is open
  await pass(0);
});

const openDevice = async (path = start): Promise<Page> => {
  const page = await browser.open(`${path}?context=self-service`, 'tablet');
  await isReady(page);
  return page;
};

const isReady = (page: Page) => page.locator('html[data-self-service]').waitFor({ state: 'attached' });

/** Places an order and returns the path of its page. */
const placeOrder = async (order?: Parameters<typeof placeDemoOrder>[1]): Promise<string> =>
  (await placeDemoOrder(testApp, order)).publicPath.replace('/orders/public', '/status');

async function addRoll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await emptyCart(page).waitFor({ state: 'detached' });
}

const firstName = (page: Page) => page.getByRole('textbox', { name: 'Vorname' });

/** Opens the checkout from the open page of the branch, and returns the first name in its form. */
async function checkOut(page: Page): Promise<string> {
  await addRoll(page);
  await page.getByRole('link', { name: 'Jetzt bestellen' }).first().click();
  await firstName(page).waitFor();
  return firstName(page).inputValue();
}

test('asks a customer who does nothing, and clears everything when nobody answers', async () => {
  const page = await openDevice();
  expect(await checkOut(page)).toBe('');
  await fillContact(page);
  await pass(46);
  await question(page).getByText('In 14 Sekunden leeren wir den Warenkorb.').waitFor();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Ja, weiter bestellen' }).click();
  await question(page).waitFor({ state: 'detached' });
  expect(await firstName(page).inputValue()).toBe('Anna');
  await pass(61);
  await screensaver(page).waitFor();
  await page.waitForURL(`**${start}`);
  await screensaver(page).waitFor();
  await expectVisible(() => stored(page), []);
  await expectAccessible(page);
  await screensaver(page).click();
  await screensaver(page).waitFor({ state: 'detached' });
  await emptyCart(page).waitFor();
  expect(await checkOut(page)).toBe('');
});

test('shows the screensaver without a question when nothing was entered, also after a reload, and leaves it by key', async () => {
  const page = await openDevice('/');
  await page.goto('/ueber-uns');
  await isReady(page);
  await pass(61);
  await page.waitForURL(`${testApp.url}/`);
  await screensaver(page).waitFor();
  await page.reload();
  await pressKey(screensaver(page), 'Enter');
  await screensaver(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/');
});

test('removes an order twenty seconds after it was placed, also for the next customer who goes back', async () => {
  const page = await openDevice();
  const path = await placeOrder({ appointmentDate: '2026-11-16T12:00:00+01:00' });
  await page.goto(path);
  await page.getByRole('button', { name: 'Bestellung stornieren' }).waitFor();
  expect(await page.getByRole('button', { name: /Drucken|In den Kalender/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: /anrufen/ }).count()).toBe(0);
  await page
    .getByRole('complementary', { name: 'Ende der Bestellung' })
    .getByText(/^Diese Seite schließt in \d+ Sekunden\.$/)
    .waitFor();
  await expectAccessible(page);
  await pass(21);
  await page.waitForURL(`**${start}`);
  await emptyCart(page).waitFor();
  expect(await stored(page)).toEqual([]);
  expect(await screensaver(page).count()).toBe(0);
  await page.goBack();
  expect(page.url()).not.toContain(path);
});

test('marks the order of a customer on the board of the branch', async () => {
  const page = await openDevice();
  await checkOut(page);
  await fillContact(page);
  await consent(page);
  await submitOrder(page);
  const { ticketNumber } = await createCheckoutSteps(browser).readOrder(page);
  const { name } = await placeDemoOrder(testApp);

  const board = await openOrderBoard(browser);
  const sign = (scope: Locator) => scope.getByText('Selbstbedienung', { exact: true });
  const card = orderCard(board, `Ticket ${ticketNumber}`);
  await sign(card).waitFor();
  await orderCard(board, name).waitFor();
  expect(await sign(orderCard(board, name)).count()).toBe(0);
  await expectAccessible(board);
  await card.focus();
  await pressKey(card, 'Enter');
  await sign(board.getByRole('dialog', { name: `Ticket ${ticketNumber}` })).waitFor();
});

test('ends the visit at once by a button, and instead of following a link from the order', async () => {
  const page = await openDevice();
  const path = await placeOrder();
  for (const leave of [
    () => page.getByRole('button', { name: 'Fertig' }).click(),
    () => page.getByRole('banner').getByRole('link').first().click(),
  ]) {
    await page.goto(path);
    await page.getByRole('complementary', { name: 'Ende der Bestellung' }).waitFor();
    await leave();
    await page.waitForURL(`**${start}`);
    await emptyCart(page).waitFor();
    await page.goBack();
    expect(page.url()).not.toContain(path);
    await page.goto(start);
  }
});

test('covers the page while the server does not answer, and begins again when it does', async () => {
  browser.expectError(/ERR_FAILED|Failed to load resource/);
  const page = await openDevice();
  await addRoll(page);
  await page.route('**/*', route => route.abort());
  await pass(61);
  await page.getByRole('button', { name: /Gerade keine Verbindung/ }).waitFor();
  expect(await stored(page)).toEqual([]);
  await removeRoute(page, '**/*');
  await screensaver(page).click();
  await emptyCart(page).waitFor();
});

test('loads the page again when the code of the device is missing', async () => {
  browser.expectError(/ERR_FAILED|Failed to load resource/);
  const page = await browser.open('/');
  let failures = 0;
  await page.route(deviceCode, route => (failures++ === 0 ? route.abort() : route.continue()));
  await page.goto(`${start}?context=self-service`);
  await isReady(page);
  expect(failures).toBe(2);
});

test('shows nothing of the shop before it looks as on a device', async () => {
  const page = await openDevice();
  const sendCode = await holdScripts(page, deviceCode);
  const request = page.waitForRequest(deviceCode);
  await page.goto(start);
  await request;
  expect(await page.locator('#root').textContent()).toBe('');
  sendCode();
  await isReady(page);
  await emptyCart(page).waitFor();
});

test('permits no menus, shortcuts and links that lead away', async () => {
  const page = await openDevice('/');
  await page.evaluate(() => {
    Object.assign(window, { prevented: [] as string[] });
    for (const name of ['contextmenu', 'keydown', 'click'])
      addEventListener(name, event => event.defaultPrevented && (window as unknown as { prevented: string[] }).prevented.push(name));
  });
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
  await page.keyboard.press('Control+p');
  await page
    .getByRole('link', { name: /@hollerbusch\.example/ })
    .first()
    .click();
  expect(await page.evaluate(() => (window as unknown as { prevented: string[] }).prevented)).toEqual([
    'contextmenu',
    'keydown',
    'keydown',
    'click',
  ]);
});

test('permits the characters that need Alt, such as the one in an e-mail address, and no shortcut with it', async () => {
  const page = await openDevice('/');
  const isPrevented = (init: { key: string; ctrlKey?: boolean; altKey?: boolean }) =>
    page.evaluate(event => !document.body.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...event })), init);
  expect(await isPrevented({ key: '@', ctrlKey: true, altKey: true })).toBe(false);
  expect(await isPrevented({ key: '@', altKey: true })).toBe(false);
  expect(await isPrevented({ key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(await isPrevented({ key: 'p', ctrlKey: true })).toBe(true);
  expect(await isPrevented({ key: 'F5' })).toBe(true);
});

test('leaves other devices alone', async () => {
  const page = await browser.open(start);
  const urls: string[] = [];
  page.on('request', request => urls.push(request.url()));
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  await pass(3_600);
  await page.getByRole('contentinfo').waitFor();
  expect(urls.filter(url => /kiosk/i.test(url))).toEqual([]);
  expect(await screensaver(page).count()).toBe(0);
});
