import { useBrowser } from '../../../../server/testing/browser/browser';
import { orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';

const browser = useBrowser();

test('shows an order that was placed before the socket was connected', async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  const page = await browser.openAs('mia', '/robots.txt', 'tablet');
  let connect = (): void => {};
  await page.routeWebSocket('**/graphql', socket => {
    connect = () => {
      const server = socket.connectToServer();
      socket.onMessage(message => server.send(message));
      for (const message of early.splice(0)) server.send(message);
    };
    const early: (string | Buffer)[] = [];
    socket.onMessage(message => void early.push(message));
  });
  const check = page.waitForRequest(request => !!request.postData()?.includes('OrderVersions'));
  await page.goto('/backend/orders');
  await (await check).response(); // the only check in the next five minutes
  const { name } = await placeDemoOrder(browser.testApp);
  connect();
  await orderCard(page, name).waitFor();
});
