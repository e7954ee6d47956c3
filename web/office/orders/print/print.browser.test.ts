import type { Page } from 'playwright-core';
import { expectAccessible, useBrowser } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const { testApp } = browser;

/** Counts how often the page opens the print dialog of the browser, which would wait for a person. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset.prints = String(Number(document.body.dataset.prints ?? 0) + 1));
  });
  return async () => Number(await page.evaluate(() => document.body.dataset.prints ?? 0));
}

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

test('prints a receipt by its key, and nothing else of the page', async () => {
  const { name } = await placeDemoOrder(testApp);
  const board = await openOrderBoard(browser);
  const prints = await countPrints(board);
  const card = orderCard(board, name);
  await pressKey(card, 'p');
  const dialog = board.getByRole('dialog', { name: `${name} drucken` });
  await dialog.getByRole('region', { name: 'Backstubenbon' }).getByText('ABHOLUNG').waitFor();
  await expectAccessible(board);
  await pressKey(dialog.getByRole('button', { name: 'Drucken' }), 'Enter');
  expect(await prints()).toBe(1);

  await board.emulateMedia({ media: 'print' });
  await board.getByRole('region', { name: 'Backstubenbon' }).getByText('Handsemmel').waitFor();
  await board.getByRole('heading', { name: 'Bestellungen' }).waitFor({ state: 'hidden' });
  await dialog.waitFor({ state: 'hidden' });
  await board.emulateMedia({ media: null });

  await dialog.getByRole('radio', { name: 'Kundenbon' }).check();
  await dialog.getByRole('region', { name: 'Kundenbon' }).getByText(name).waitFor();
  await dialog.getByText('Kein Beleg im Sinne der RKSV').waitFor();
  await board.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await pressKey(card, 'Enter');
  await board.getByRole('dialog', { name }).getByRole('button', { name: 'Drucken' }).click();
  await dialog.waitFor();
});

test('says when the order cannot be loaded, and loads it again', async () => {
  const { name } = await placeDemoOrder(testApp);
  const board = await openOrderBoard(browser);
  browser.expectError(/net::ERR_FAILED/);
  await board.route('**/graphql', (route, request) => (request.postData()?.includes('PrintedOrder') ? route.abort() : route.continue()));
  await pressKey(orderCard(board, name), 'p');
  const dialog = board.getByRole('dialog', { name: `${name} drucken` });
  await dialog.getByRole('alert').waitFor();
  await dialog.getByText('Beleg konnte nicht gedruckt werden.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Drucken' }).isDisabled()).toBe(true);
  await expectAccessible(board);
  await removeRoute(board, '**/graphql');
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
  await dialog.getByRole('region', { name: 'Backstubenbon' }).waitFor();
});
