import { readFileSync } from 'node:fs';
import { expectAccessible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { placeDemoOrder } from '../../../../server/testing/browser/demoOrders';

const browser = useBrowser();
const { testApp } = browser;
beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const statusPath = (publicPath: string): string => publicPath.replace('/orders/public', '/status');

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('downloads the appointment of an order on a %s', async viewport => {
  const order = await placeDemoOrder(testApp, { appointmentDate: '2026-11-21T09:00:00+01:00' });
  const page = await browser.open(statusPath(order.publicPath), viewport);
  const button = page.getByRole('button', { name: 'In den Kalender' });
  await button.waitFor();
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^Bestellung-\w+\.ics$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('DTSTART:20261121T080000Z');
  expect(text).toContain('SUMMARY:Abholung: Hollerbusch Linz');
  await testApp.rest('ROLE_ADMIN', 'POST', `/orders/${order.id}/status/reject`, {});
  await button.waitFor({ state: 'detached' });
});

test('offers no entry for an order as soon as possible', async () => {
  const order = await placeDemoOrder(testApp);
  const page = await browser.open(statusPath(order.publicPath));
  await page.getByRole('button', { name: 'Drucken' }).waitFor();
  expect(await page.getByRole('button', { name: 'In den Kalender' }).count()).toBe(0);
});
