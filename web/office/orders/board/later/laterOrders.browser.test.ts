import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../../../server/testing/browser/browser';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../../server/testing/browser/demoOrders';

const browser = useBrowser();

const later = (page: Page) => page.getByRole('region', { name: 'Später' });

beforeEach(async () => {
  await browser.setClock('2026-11-16T07:00:00Z');
  await browser.testApp.app.services.database.query('delete from "order"');
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'keeps orders for later aside until they start, on a %s',
  async viewport => {
    const soon = await placeDemoOrder(browser.testApp, { appointmentDate: '2026-11-16T08:00:00Z', isConfirmed: true });
    const afternoon = await placeDemoOrder(browser.testApp, { appointmentDate: '2026-11-16T14:00:00Z', isConfirmed: true });
    const unanswered = await placeDemoOrder(browser.testApp, { appointmentDate: '2026-11-16T14:30:00Z' });
    const page = await openOrderBoard(browser, viewport);
    await orderCard(page, unanswered.name).waitFor(); // it rings, so it stays visible
    if (viewport === 'phone') await page.getByRole('radio', { name: /^Zubereitung/ }).check();
    await orderCard(page, soon.name).waitFor();
    await later(page).getByRole('button', { name: 'Später (1)' }).click();
    await expectAccessible(page);
    expect(await orderCard(page, afternoon.name).count()).toBe(0);
    await later(page)
      .getByRole('button', { name: `${afternoon.name} anzeigen` })
      .waitFor();
    await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);

    await browser.setClock('2026-11-16T12:00:00Z'); // less than two hours before its start
    await orderCard(page, afternoon.name).waitFor();
    await later(page).waitFor({ state: 'detached' });
  },
);

test('starts a later order for all boards, also after a reload, and finds it by its number before', async () => {
  const afternoon = await placeDemoOrder(browser.testApp, { appointmentDate: '2026-11-16T14:00:00Z', isConfirmed: true });
  const [page, other] = [await openOrderBoard(browser), await openOrderBoard(browser, 'tablet')];
  await later(other).waitFor();
  await page.getByRole('searchbox').fill(afternoon.name.replace('Ticket ', ''));
  await orderCard(page, afternoon.name).waitFor();
  await page.getByRole('searchbox').fill('');
  await later(page).getByRole('button', { name: 'Später (1)' }).click();
  await later(page)
    .getByRole('button', { name: `${afternoon.name} jetzt starten` })
    .click();
  await orderCard(page, afternoon.name).waitFor();
  await orderCard(other, afternoon.name).waitFor();
  await page.reload();
  await orderCard(page, afternoon.name).waitFor();
  await later(page).waitFor({ state: 'detached' });
});
