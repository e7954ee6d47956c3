import type { Page } from 'playwright-core';
import { expectVisible, logIn, useBrowser } from '../../../../server/testing/browser/browser';
import { orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';
import { recordAlarms } from '../../../../server/testing/browser/recordAlarms';

const browser = useBrowser();

/** Counts the vibrations and the requests to keep the display on, beside the alarms. */
function recordDevice(): void {
  const record = Object.assign((window as unknown as { record: object }).record, { vibrations: 0, wakeLocks: 0 });
  navigator.vibrate = () => {
    record.vibrations += 1;
    return true;
  };
  const wakeLock = { request: async () => ({ released: (record.wakeLocks += 1), release: async () => {} }) };
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
}

const recordOf = (page: Page) => page.evaluate(() => (window as unknown as { record: Record<string, number> }).record);
const ringing = (page: Page) => async () => (await recordOf(page)).ringing;

async function openBoard(): Promise<Page> {
  const page = await browser.open('/backend/orders');
  await page.context().addInitScript(recordAlarms);
  await page.context().addInitScript(recordDevice);
  await logIn(page, 'mia');
  const board = page.getByRole('heading', { name: 'Bestellungen' });
  await board.waitFor();
  await page.reload(); // with the records
  await board.waitFor();
  return page;
}

/** Permits sound, as the first tap does. */
async function permitSound(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Ton ausschalten' }).waitFor();
}

beforeEach(async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  await browser.testApp.app.services.database.query('delete from "order"');
});

test('rings and vibrates in one of several tabs, and in another one when that tab closes, until the order is answered', async () => {
  const { id, name } = await placeDemoOrder(browser.testApp);
  const page = await openBoard();
  await orderCard(page, name).waitFor();
  await permitSound(page);
  await expectVisible(ringing(page), 1);

  const tab = await page.context().newPage();
  await tab.goto('/backend/orders');
  await orderCard(tab, name).waitFor();
  await permitSound(tab);
  expect(await recordOf(tab)).toMatchObject({ ringing: 0, vibrations: 0 });
  expect((await recordOf(page)).ringing).toBe(1);

  await page.close();
  await expectVisible(ringing(tab), 1);
  expect((await recordOf(tab)).vibrations).toBeGreaterThan(0);
  await browser.testApp.rest('ROLE_ADMIN', 'POST', `/orders/${id}/status/confirm`, {});
  await expectVisible(ringing(tab), 0);
});

test('keeps the display on while the board is visible, also after the device was asleep', async () => {
  const page = await openBoard();
  const wakeLocks = async () => (await recordOf(page)).wakeLocks;
  await expectVisible(wakeLocks, 1);
  // The browser releases the lock of a hidden page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectVisible(wakeLocks, 2);
});
