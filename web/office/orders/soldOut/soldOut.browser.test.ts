import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, useBrowser } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import { demoBranch, demoProduct, openOrderBoard, orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';

const browser = useBrowser();
const { testApp } = browser;

const openBoard = (): Promise<Page> => openOrderBoard(browser);

/** Touches an item, waits for what that causes, and lifts the finger. */
async function touch(board: Page, item: Locator, beforeLift = async () => {}): Promise<void> {
  const session = await board.context().newCDPSession(board);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const { x, y, height } = (await item.boundingBox())!;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 60, y: y + height / 2 }] });
  await beforeLift();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Presses an item until the dialog opens. */
async function pressLong(board: Page, item: Locator): Promise<void> {
  const dialog = board.getByRole('dialog', { name: 'Handsemmel ausverkauft?' });
  await item.hover({ position: { x: 20, y: 10 } });
  await board.mouse.down();
  await dialog.waitFor();
  await board.mouse.up();
}

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));
afterEach(async () => {
  const path = `/branches/${await demoBranch(testApp)}/sold-out/${await demoProduct(testApp, 'Handsemmel')}`;
  expect((await testApp.rest('ROLE_ADMIN', 'DELETE', path)).status).toBe(200);
});

test('shows a product that the board marks in the open shop and cart, until it is available again', async () => {
  const { name } = await placeDemoOrder(testApp);
  const store = await browser.open('/store/linz');
  await store.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await store.getByRole('button', { name: 'Salzstangerl zum Warenkorb hinzufügen' }).click();

  const board = await openBoard();
  const card = board.getByRole('article', { name: new RegExp(`^${name}\\b`) });
  await pressLong(board, card.getByRole('listitem').filter({ hasText: 'Handsemmel' }));
  const dialog = board.getByRole('dialog', { name: 'Handsemmel ausverkauft?' });
  await dialog.getByRole('listitem').filter({ hasText: name }).getByText('2').first().waitFor();
  await expectAccessible(board);
  await dialog.getByRole('button', { name: 'Als ausverkauft melden' }).click();

  await expectAnnounced(store.getByRole('region', { name: 'Ihr Sackerl' }), 'Nicht mehr verfügbar: Handsemmel');
  await store.getByText('Ausverkauft', { exact: true }).first().waitFor();
  await expectAccessible(store);

  await board.getByRole('button', { name: 'Ausverkauft: 1' }).click();
  await expectAccessible(board);
  await board.getByRole('button', { name: 'Handsemmel: wieder verfügbar' }).click();
  await store.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).waitFor();
  await store.getByText('Ausverkauft', { exact: true }).waitFor({ state: 'detached' });
});

test.each([
  ['Neu', false],
  ['In Zubereitung', true],
])('stays open when the finger of a long press is lifted, in the column %s', async (_column, isConfirmed) => {
  const { id, name } = await placeDemoOrder(testApp, { isConfirmed });
  const board = await openOrderBoard(browser);
  const item = orderCard(board, name).getByRole('listitem').filter({ hasText: 'Handsemmel' });
  const dialog = board.getByRole('dialog', { name: 'Handsemmel ausverkauft?' });
  await touch(board, item, () => dialog.waitFor());
  await dialog.getByRole('button', { name: 'bis auf Weiteres' }).click();
  await dialog.getByRole('button', { name: 'Als ausverkauft melden' }).click();
  await board.getByRole('button', { name: 'Ausverkauft: 1' }).waitFor();
  const { data } = await testApp.graphql('ROLE_ADMIN', `{ order(id: "${id}") { doneItems } }`);
  expect(data).toEqual({ order: { doneItems: [] } });
});

test('ticks an item off with a tap after a long press of the same item', async () => {
  const { name } = await placeDemoOrder(testApp, { isConfirmed: true });
  const board = await openOrderBoard(browser);
  const item = orderCard(board, name).getByRole('listitem').filter({ hasText: 'Handsemmel' });
  const dialog = board.getByRole('dialog', { name: 'Handsemmel ausverkauft?' });
  await touch(board, item, () => dialog.waitFor());
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await dialog.waitFor({ state: 'detached' });
  await touch(board, item);
  await item.getByRole('button', { name: '2 Handsemmel abhaken', pressed: true }).waitFor();
});

test('marks a product from the details with the keyboard, for all boards of the branch', async () => {
  const { name } = await placeDemoOrder(testApp);
  const otherBoard = await openBoard();
  const board = await openBoard();
  await pressKey(board.getByRole('article', { name: new RegExp(`^${name}\\b`) }), 'Enter');
  await pressKey(board.getByRole('button', { name: 'Handsemmel: Ausverkauft melden' }), 'Enter');
  const dialog = board.getByRole('dialog', { name: 'Handsemmel ausverkauft?' });
  await pressKey(dialog.getByRole('button', { name: 'bis auf Weiteres' }), 'Enter');
  await pressKey(dialog.getByRole('button', { name: 'Als ausverkauft melden' }), 'Enter');
  await dialog.waitFor({ state: 'detached' });
  await otherBoard.getByRole('button', { name: 'Ausverkauft: 1' }).click();
  await otherBoard.getByText('bis auf Weiteres').first().waitFor();
});
