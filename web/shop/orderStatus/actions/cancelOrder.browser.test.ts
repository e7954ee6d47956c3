import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';

const browser = useBrowser();
const { testApp } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const statusPath = (publicPath: string): string => publicPath.replace('/orders/public', '/status');

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('cancels an order after one question on a %s', async viewport => {
  const order = await placeDemoOrder(testApp);
  const board = await openOrderBoard(browser);
  await orderCard(board, order.name).waitFor();
  const page = await browser.open(statusPath(order.publicPath), viewport);
  const button = page.getByRole('button', { name: 'Bestellung stornieren' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Bestellung wirklich stornieren?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zurück' }).click();
  await dialog.waitFor({ state: 'detached' });
  await button.click();
  await dialog.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ihre Bestellung wurde storniert.' }).waitFor();
  await expectVisible(() => button.count(), 0);
  await expectAccessible(page);
  await orderCard(board, order.name).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Zurück zum Shop' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hollerbusch Linz' }).waitFor();
});

test('offers no cancellation once the order is confirmed, nor when the shop does not allow it', async () => {
  const order = await placeDemoOrder(testApp);
  const page = await browser.open(statusPath(order.publicPath));
  const button = page.getByRole('button', { name: 'Bestellung stornieren' });
  await button.waitFor();
  await testApp.rest('ROLE_ADMIN', 'POST', `/orders/${order.id}/status/confirm`, {});
  await button.waitFor({ state: 'detached' });

  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginCustomerCancel: false });
  const other = await placeDemoOrder(testApp);
  const otherPage = await browser.open(statusPath(other.publicPath));
  await otherPage.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
  expect(await otherPage.getByRole('button', { name: 'Bestellung stornieren' }).count()).toBe(0);
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginCustomerCancel: true });
});
