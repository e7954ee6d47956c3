import { expectVisible, useBrowser } from '../../../server/testing/browser/browser';
import { placeDemoOrder } from '../../../server/testing/browser/demoOrders';

const browser = useBrowser();

const query = (statement: string, values: unknown[] = []) => browser.testApp.app.services.database.query(statement, values);

/** Adds six hundred print jobs of an order, as jobs of the server do. */
const addPrintJobs = (order: string): Promise<unknown> =>
  query(
    `insert into "printJob" ("orderId", "branchId", "deviceId", uid, receipt, copy, "createdAt")
     select "order".id, "order"."branchId", device.id, 'Alt' || copy, 'customer', copy, '2026-11-16T06:00:00Z'
     from "order" cross join generate_series(1, 600) as copy, device where "order".id = $1 and device.name = 'Bondrucker Linz'`,
    [order],
  );

test('shows print jobs of other users in every open list, and what they become', async () => {
  const { testApp } = browser;
  const { id: order } = await placeDemoOrder(testApp);
  await addPrintJobs(order);
  const page = await browser.openAs('mia', '/backend/print-jobs');
  await page.getByRole('status').filter({ hasText: '601 Einträge' }).waitFor();
  const tab = await page.context().newPage();
  await tab.goto('/backend/print-jobs');
  const requests: string[] = [];
  tab.on('request', request => request.postData()?.includes('printJobs(') && requests.push(request.url()));
  await tab.getByRole('status').filter({ hasText: '601 Einträge' }).waitFor();

  await expectVisible(async () => {
    // The start of a subscription is not visible, so the copies are printed until both lists show one.
    const response = await testApp.rest('ROLE_ADMIN', 'POST', `/orders/${order}/print`);
    expect(response.status).toBe(200);
    return Promise.all([page, tab].map(async list => (await list.getByRole('cell', { name: /^(60[1-9]|6[1-9]\d)$/ }).count()) > 0));
  }, [true, true]);

  await query(`update "printJob" set state = 'expired'`);
  for (const list of [page, tab]) await expectVisible(() => list.getByRole('row').filter({ hasText: 'wartet' }).count(), 0);
  // A burst of changes loads the list a few times.
  requests.length = 0;
  const start = performance.now();
  for (let copy = 1; copy <= 30; copy++) await query(`update "printJob" set state = 'queued' where copy = $1`, [copy]);
  await query(`update "printJob" set state = 'queued'`);
  await expectVisible(async () => (await tab.getByRole('row').filter({ hasText: 'abgelaufen' }).count()) === 0, true);
  const seconds = (performance.now() - start) / 1_000;
  expect(requests.length).toBeLessThan(5 + seconds); // 31 changes, at most one request a second
});
