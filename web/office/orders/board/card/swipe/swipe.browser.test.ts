import type { Locator, Page } from 'playwright-core';
import { expectVisible, useBrowser } from '../../../../../../server/testing/browser/browser';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../../../server/testing/browser/demoOrders';
import { holdToasts } from '../../../../../../server/testing/browser/input';

const browser = useBrowser();

beforeEach(async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  await browser.testApp.app.services.database.query('delete from "order"');
});

interface Movement {
  /** The share of the width of the card that the finger moves to the right. */
  right?: number;
  /** Pixels. */
  down?: number;
  /** Where it starts on the card; its items without it. */
  from?: Locator;
}

/** Moves a finger over the card. `beforeLift` runs while it is still on the screen. */
async function swipe(
  page: Page,
  card: Locator,
  { right = 0, down = 0, from = card }: Movement,
  beforeLift = async () => {},
): Promise<void> {
  const { x: startX, y: startY, height } = (await from.boundingBox())!;
  const { width } = (await card.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1_000;
  // A swipe ends when the finger rests, so a busy machine gets the times and all movements at once.
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + share * 0.16,
      touchPoints: type === 'touchEnd' ? [] : [{ x: startX + 20 + right * width * share, y: startY + height / 2 + down * share }],
    });
  await Promise.all([touch('touchStart'), ...Array.from({ length: 8 }, (_, step) => touch('touchMove', (step + 1) / 8))]);
  await beforeLift();
  await touch('touchEnd', 1);
  await session.detach();
}

const column = (page: Page, title: string) => page.locator('[data-column]').filter({ has: page.getByRole('heading', { name: title }) });
const statusOf = async (id: string): Promise<string> =>
  (await browser.testApp.graphql('ROLE_ADMIN', `{ order(id: "${id}") { status } }`)).data.order.status;
const shiftOf = (card: Locator) => () => card.evaluate(element => new DOMMatrix(getComputedStyle(element.firstElementChild!).transform).e);

test('runs the next step of a card with a swipe to the right, and undoes it from the toast', async () => {
  const { name } = await placeDemoOrder(browser.testApp);
  const page = await openOrderBoard(browser, 'tablet');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const card = orderCard(page, name);
  await swipe(page, card, { right: 0.6 }, async () => {
    expect(await shiftOf(card)()).toBeGreaterThan(50);
    expect(await card.evaluate(element => getComputedStyle(element, '::before').content)).toContain('Bestätigen');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
  await page.getByText(`${name} bestätigt.`).waitFor();
  await column(page, 'In Zubereitung')
    .getByRole('article', { name: new RegExp(name) })
    .waitFor();
  expect(page.url()).toMatch(/\/backend\/orders$/); // the card does not open
  await holdToasts(page);
  await swipe(page, card, { right: 0.6, from: card.getByRole('button', { name: 'Abholbereit' }) });
  await page.getByText(`${name} abholbereit.`).waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await column(page, 'In Zubereitung')
    .getByRole('article', { name: new RegExp(name) })
    .waitFor();
});

test('runs the step without moving the card when motion is reduced', async () => {
  const { name } = await placeDemoOrder(browser.testApp);
  const page = await openOrderBoard(browser, 'phone');
  const card = orderCard(page, name);
  await swipe(page, card, { right: 0.5 }, async () => expect(await shiftOf(card)()).toBe(0));
  await page.getByText(`${name} bestätigt.`).waitFor();
});

test('does nothing after a short, vertical or slanted movement, nor to the left', async () => {
  const { id, name } = await placeDemoOrder(browser.testApp);
  const page = await openOrderBoard(browser, 'phone');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const card = orderCard(page, name);
  for (const movement of [{ right: 0.25 }, { down: -200 }, { right: 0.5, down: 250 }, { right: -0.5 }]) {
    await swipe(page, card, movement);
    await expectVisible(shiftOf(card), 0);
    await expectVisible(() => card.getAttribute('data-swipe'), null);
  }
  expect(await statusOf(id)).toBe('WAITING_FOR_CONFIRMATION');
  expect(page.url()).toMatch(/\/backend\/orders$/);
  await card.getByText('Handsemmel').click(); // a tap still opens the order
  await page.getByRole('dialog', { name }).waitFor();
});

test('leaves the long press of an item as it is', async () => {
  const { id, name } = await placeDemoOrder(browser.testApp);
  const page = await openOrderBoard(browser, 'tablet');
  const card = orderCard(page, name);
  const { x, y, height } = (await card.getByRole('listitem').first().boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 20, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.getByRole('dialog', { name: 'Handsemmel ausverkauft?' }).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 250, y: y + height / 2 }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await statusOf(id)).toBe('WAITING_FOR_CONFIRMATION');
});
