import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../../../server/testing/browser/browser';
import { openOrderBoard, placeDemoOrder } from '../../../../../server/testing/browser/demoOrders';

const browser = useBrowser();

const placeOrder = (amount: number, more: object = {}) => placeDemoOrder(browser.testApp, { items: { Handsemmel: amount }, ...more });

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'adds up what the open orders of today need, live, on a %s',
  async viewport => {
    await browser.testApp.app.services.database.query('delete from "order"');
    await placeOrder(12);
    await placeOrder(5);
    await placeOrder(40, { appointmentDate: '2026-11-18T09:00:00Z' });
    const page = await openOrderBoard(browser, viewport);
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Summen' });
    await expectVisible(() => dialog.getByRole('listitem').allTextContents(), ['17Handsemmel']);
    await placeOrder(3);
    await expectVisible(() => dialog.getByRole('listitem').allTextContents(), ['20Handsemmel']);
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Alle' }).check();
    await expectVisible(() => dialog.getByRole('listitem').allTextContents(), ['60Handsemmel']);
    await dialog.getByRole('radio', { name: 'In Zubereitung' }).check();
    await dialog.getByText('Gerade nichts zuzubereiten.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  },
);
