import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../../../server/testing/browser/browser';
import { pressKey } from '../../../../../server/testing/browser/input';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../../server/testing/browser/demoOrders';
import { removeRoute } from '../../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();

const tickOf = (page: Page, name: string, item: string) => orderCard(page, name).getByRole('button', { name: `${item} abhaken` });
const isPressed = (page: Page, name: string, item: string) => () => tickOf(page, name, item).getAttribute('aria-pressed');

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

test('ticks an item off on all boards, also after a reload, and undoes it with the keyboard', async () => {
  const { name } = await placeDemoOrder(browser.testApp, { items: { Handsemmel: 12, Salzstangerl: 3 }, isConfirmed: true });
  const [first, second] = [await openOrderBoard(browser), await openOrderBoard(browser, 'tablet')];
  await tickOf(first, name, '12 Handsemmel').click();
  await orderCard(first, name).getByText('1 von 2 fertig').waitFor();
  await orderCard(second, name).getByText('1 von 2 fertig').waitFor();
  expect(first.url()).toMatch(/\/backend\/orders$/); // the card does not open
  await expectAccessible(first);

  await first.reload();
  await expectVisible(isPressed(first, name, '12 Handsemmel'), 'true');
  await pressKey(tickOf(second, name, '12 Handsemmel'), 'Space');
  await expectVisible(isPressed(first, name, '12 Handsemmel'), 'false');
  await expectVisible(
    () =>
      orderCard(first, name)
        .getByText(/von 2 fertig/)
        .count(),
    0,
  );
});

test('keeps ticks without a connection and sends them when it is back', async () => {
  const { id, name } = await placeDemoOrder(browser.testApp, { items: { Handsemmel: 4, Salzstangerl: 2 }, isConfirmed: true });
  const page = await openOrderBoard(browser);
  browser.expectError(/ERR_FAILED|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/graphql', route => route.abort());
  await tickOf(page, name, '4 Handsemmel').click();
  await tickOf(page, name, '2 Salzstangerl').click();
  await orderCard(page, name).getByText('2 von 2 fertig').waitFor();
  await orderCard(page, name).getByText('Wird gesendet, sobald wieder eine Verbindung besteht.').waitFor();
  await removeRoute(page, '**/graphql');
  await orderCard(page, name).getByText('Wird gesendet').waitFor({ state: 'detached' });
  const { data } = await browser.testApp.graphql('ROLE_ADMIN', `{ order(id: "${id}") { doneItems } }`);
  expect(data).toEqual({ order: { doneItems: [0, 1] } });
});

test('offers no ticks before the order is confirmed', async () => {
  const { name } = await placeDemoOrder(browser.testApp, { items: { Handsemmel: 5 } });
  const page = await openOrderBoard(browser);
  await orderCard(page, name).getByText('Handsemmel').waitFor();
  expect(await tickOf(page, name, '5 Handsemmel').count()).toBe(0);
});
