import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../../../server/testing/browser/browser';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../../server/testing/browser/demoOrders';
import { recordAlarms, soundsOf, waitForSound } from '../../../../../server/testing/browser/recordAlarms';

const browser = useBrowser();
const { testApp } = browser;

/** The seconds of the sound of a change. */
const changed = 2;

/** Opens the board, which has this order, and permits sound, as the first tap does. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.goto('/backend/orders');
  await orderCard(page, name).waitFor();
  await page.keyboard.press('Shift');
  await waitForSound(page); // a busy device starts its sound later than the button says
}

const setAmount = async (id: string, amount: number) =>
  expect((await testApp.rest('ROLE_ADMIN', 'PUT', `/orders/${id}/items/0`, { amount })).status).toBe(200);

const waitForChange = (page: Page, name: string, amount: number) =>
  orderCard(page, name)
    .getByRole('button', { name: `${amount} Handsemmel abhaken` })
    .waitFor();

async function changeAmount(page: Page, { id, name }: { id: string; name: string }, amount: string): Promise<void> {
  await page.goto(`/backend/orders/${id}`);
  await page.keyboard.press('Shift');
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('button', { name: 'Handsemmel ändern' }).click();
  await drawer.getByLabel('Menge', { exact: true }).fill(amount);
  await page.keyboard.press('Enter');
  await page.getByText(`${name}: Handsemmel geändert.`).waitFor();
}

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

test('announces each change of a confirmed order once, in one of several tabs', async () => {
  const order = await placeDemoOrder(testApp, { isConfirmed: true });
  const page = await openOrderBoard(browser);
  await page.context().addInitScript(recordAlarms);
  await openTab(page, order.name);
  const tab = await page.context().newPage();
  await openTab(tab, order.name);

  const tabs = [page, tab];
  const readSounds = async () => (await Promise.all(tabs.map(soundsOf))).flat();
  for (const [amount, sounds] of [
    [3, [changed]],
    [4, [changed, changed]],
  ] as const) {
    await setAmount(order.id, amount);
    for (const each of tabs) await waitForChange(each, order.name, amount);
    await expectVisible(readSounds, sounds);
  }

  const before = await soundsOf(tab);
  await page.close();
  await setAmount(order.id, 5);
  await expectVisible(() => soundsOf(tab), [...before, changed]);
});

test('makes no sound for a change that was made in this tab, nor for one that was there before', async () => {
  const order = await placeDemoOrder(testApp, { isConfirmed: true });
  await setAmount(order.id, 3);
  const page = await openOrderBoard(browser);
  await page.context().addInitScript(recordAlarms);
  await changeAmount(page, order, '4');
  await page.keyboard.press('Escape');
  await waitForChange(page, order.name, 4);
  expect(await soundsOf(page)).toEqual([]);
  await setAmount(order.id, 5);
  await expectVisible(() => soundsOf(page), [changed]);
});

test('keeps a canceled order on all boards until one of them has seen it', async () => {
  const order = await placeDemoOrder(testApp, { isConfirmed: true });
  const page = await openOrderBoard(browser);
  await page.context().addInitScript(recordAlarms);
  await openTab(page, order.name);
  const tab = await page.context().newPage();
  await openTab(tab, order.name);

  const cancel = await testApp.rest('ROLE_ADMIN', 'POST', `/orders/${order.id}/status/cancel`, { rejectionMessage: 'Ofen kaputt.' });
  expect(cancel.status).toBe(200);
  await expectVisible(async () => [...(await soundsOf(page)), ...(await soundsOf(tab))], [changed]);
  const card = orderCard(page, order.name);
  await card.getByText('Ofen kaputt.').waitFor();
  await expectAccessible(page);
  await page.reload();
  await card.getByText('Storniert').waitFor();

  await orderCard(tab, order.name).getByRole('button', { name: 'Stornierung gesehen' }).click();
  await expectVisible(() => card.count(), 0);
  await expectVisible(() => orderCard(tab, order.name).count(), 0);
});
