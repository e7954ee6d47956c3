import type { Page } from 'playwright-core';
import { expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
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

/** Sound as in browsers that permit it when the user presses something. */
function permitSoundOnPress(): void {
  let isPressed = false;
  addEventListener('pointerdown', () => (isPressed = true), true);
  let state: AudioContextState = 'suspended';
  Object.defineProperty(AudioContext.prototype, 'state', { get: () => state });
  AudioContext.prototype.resume = async function () {
    if (!isPressed) return;
    state = 'running';
    this.dispatchEvent(new Event('statechange'));
  };
}

/** A device that plays no sound while it is interrupted, as by a call. */
function interruptSound(): void {
  const device = Object.assign(window, { device: { isInterrupted: false, audio: undefined as AudioContext | undefined } }).device;
  const Audio = AudioContext;
  window.AudioContext = class extends Audio {
    constructor() {
      super();
      device.audio = this;
    }
    override async resume(): Promise<void> {
      if (!device.isInterrupted) await super.resume();
    }
  };
}

const recordOf = (page: Page) => page.evaluate(() => (window as unknown as { record: Record<string, number> }).record);
const ringing = (page: Page) => async () => (await recordOf(page)).ringing;

/** Loads the board again, with what the scripts change. */
async function openBoardAs(username: string, scripts: readonly (() => void)[]): Promise<Page> {
  const page = await browser.openAs(username, '/backend/orders');
  for (const script of scripts) await page.context().addInitScript(script);
  const board = page.getByRole('heading', { name: 'Bestellungen' });
  await board.waitFor();
  await page.reload();
  await board.waitFor();
  return page;
}

const openBoard = (...scripts: (() => void)[]): Promise<Page> => openBoardAs('mia', scripts);

/** Permits sound, as the first tap does. */
async function permitSound(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Ton ausschalten' }).waitFor();
}

beforeEach(async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  await browser.testApp.app.services.database.query('delete from "order"');
});

test('keeps the buttons of the board in their places until the first press on one has ended', async () => {
  const page = await openBoard(permitSoundOnPress);
  await page.getByRole('button', { name: 'Ton freigeben' }).waitFor();
  await page.getByLabel('Ansicht').hover();
  await page.mouse.down();
  await page.evaluate(async () => {
    for (let count = 0; count < 10; count += 1) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  await page.getByLabel('Kundendaten anzeigen').waitFor();
  await page.getByRole('button', { name: 'Ton ausschalten' }).waitFor();
});

test('takes up the sound again by itself after the device has interrupted it', async () => {
  const page = await openBoard(interruptSound);
  await permitSound(page);
  const isPlaying = () => (window as unknown as { device: { audio: AudioContext } }).device.audio.state === 'running';
  await page.waitForFunction(isPlaying);
  const setInterrupted = (isInterrupted: boolean) =>
    page.evaluate(async interrupted => {
      const { device } = window as unknown as { device: { audio: AudioContext; isInterrupted: boolean } };
      device.isInterrupted = interrupted;
      if (interrupted) await device.audio.suspend();
    }, isInterrupted);
  await setInterrupted(true);
  await page.getByRole('button', { name: 'Ton freigeben' }).waitFor();
  await setInterrupted(false);
  await page.waitForFunction(isPlaying);
  await page.getByRole('button', { name: 'Ton ausschalten' }).waitFor();
});

test('rings and vibrates in one of several tabs, and in another one when that tab closes, until the order is answered', async () => {
  const { id, name } = await placeDemoOrder(browser.testApp);
  const page = await openBoard(recordAlarms, recordDevice);
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

test('is silent in all tabs for a minute, until another order arrives', async () => {
  const { name } = await placeDemoOrder(browser.testApp);
  const page = await openBoard(recordAlarms);
  await orderCard(page, name).waitFor();
  await permitSound(page);
  await expectVisible(ringing(page), 1);
  const tab = await page.context().newPage();
  await tab.goto('/backend/orders');
  await orderCard(tab, name).waitFor();
  await permitSound(tab);
  const ringingTabs = () => Promise.all([page, tab].map(each => ringing(each)()));
  await expectVisible(ringingTabs, [1, 0]);

  await tab.getByRole('button', { name: '1 Minute stumm' }).click();
  await expectVisible(ringingTabs, [0, 0]);
  await expectVisible(() => page.getByRole('button', { name: '1 Minute stumm' }).count(), 0);
  await placeDemoOrder(browser.testApp);
  await expectVisible(async () => (await ringingTabs()).toSorted(), [0, 1]);
});

test('rings for an order in one of two tabs, one of its branch and one of all branches, and in the other one when that tab closes', async () => {
  const { name } = await placeDemoOrder(browser.testApp);
  const page = await openBoardAs('admin', [recordAlarms]);
  await orderCard(page, name).waitFor();
  await permitSound(page);
  await expectVisible(ringing(page), 1);
  const tab = await page.context().newPage();
  await tab.goto('/backend/orders');
  await tab.getByLabel('Filiale').selectOption({ label: 'Hollerbusch Linz' });
  await orderCard(tab, name).waitFor();
  await permitSound(tab);
  await placeDemoOrder(browser.testApp);
  for (const each of [page, tab]) await expectVisible(() => each.title(), '(2) Bestellungen – Backoffice');
  expect(await Promise.all([ringing(page)(), ringing(tab)()])).toEqual([1, 0]);
  await page.close();
  await expectVisible(ringing(tab), 1);
});

test('rings in a tab of one branch while another tab has the sound of another branch', async () => {
  const { name } = await placeDemoOrder(browser.testApp);
  const page = await openBoardAs('admin', [recordAlarms]);
  await page.getByLabel('Filiale').selectOption({ label: 'Hollerbusch Wels' });
  await permitSound(page);
  const tab = await page.context().newPage();
  await tab.goto('/backend/orders');
  await tab.getByLabel('Filiale').selectOption({ label: 'Hollerbusch Linz' });
  await orderCard(tab, name).waitFor();
  await permitSound(tab);
  await expectVisible(ringing(tab), 1);
  expect(await ringing(page)()).toBe(0);
});

test('keeps the display on while the board is visible, also after the device was asleep', async () => {
  const page = await openBoard(recordAlarms, recordDevice);
  const wakeLocks = async () => (await recordOf(page)).wakeLocks;
  await expectVisible(wakeLocks, 1);
  // The browser releases the lock of a hidden page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectVisible(wakeLocks, 2);
});
