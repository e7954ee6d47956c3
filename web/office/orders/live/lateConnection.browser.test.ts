import { useBrowser } from '../../../../server/testing/browser/browser';
import { orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';
import { holdSockets } from '../../../../server/testing/browser/checkoutSteps';

const browser = useBrowser();

test('shows an order that was placed before the socket was connected', async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  const page = await browser.openAs('mia', '/robots.txt', 'tablet');
  const connect = await holdSockets(page);
  const check = page.waitForRequest(request => !!request.postData()?.includes('OrderVersions'));
  await page.goto('/backend/orders');
  await (await check).response(); // the only check in the next five minutes
  const { name } = await placeDemoOrder(browser.testApp);
  connect();
  await orderCard(page, name).waitFor();
});
