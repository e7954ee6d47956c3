import { useBrowser } from '../../../../server/testing/browser/browser';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';

const browser = useBrowser();

test('says on the card who was faster, when, and what that person did', async () => {
  await browser.setClock('2026-11-16T10:31:00Z');
  const { name } = await placeDemoOrder(browser.testApp);
  const page = await openOrderBoard(browser);
  await page.routeWebSocket(/graphql/, () => {}); // receives no events
  await page.reload();
  await orderCard(page, name).waitFor();
  const other = await browser.openAs('admin', '/backend/orders', 'tablet');
  await orderCard(other, name).getByRole('button', { name: 'Bestätigen' }).click();
  await orderCard(other, name).getByRole('button', { name: 'Abholbereit' }).waitFor();
  await orderCard(page, name).getByRole('button', { name: 'Bestätigen' }).click();
  await orderCard(page, name)
    .getByText(/ von \S.* um 11:31 Uhr bestätigt\.$/)
    .waitFor();
  await orderCard(page, name).getByRole('button', { name: 'Abholbereit' }).waitFor();
});
