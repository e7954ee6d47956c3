import type { Locator } from 'playwright-core';
import { useBrowser } from '../../../../server/testing/browser/browser';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';

const browser = useBrowser();
const { testApp } = browser;

beforeEach(async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  await testApp.app.services.database.query('delete from "order"');
});

const statusesOf = async (): Promise<string[]> =>
  (await testApp.rest('ROLE_ADMIN', 'GET', '/orders?sort=createdAt')).body.data.map(({ status }: { status: string }) => status).sort();

/** Taps twice where the button is, the second time when another order has moved there. The clock of the page stands still meanwhile. */
async function tapTwice(button: Locator, hasMoved: () => Promise<unknown>): Promise<void> {
  const page = button.page();
  const { x, y, width, height } = (await button.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await page.evaluate(time => Object.assign(performance, { now: () => time }), await page.evaluate(() => performance.now()));
  await page.mouse.click(left, top);
  await hasMoved();
  await page.waitForFunction(([x, y]) => document.elementFromPoint(x!, y!)?.closest('button'), [left, top]);
  await page.mouse.click(left, top);
}

const placeOrders = async (count: number, isConfirmed = false) => {
  const orders = [];
  for (let number = 0; number < count; number++) orders.push(await placeDemoOrder(testApp, { items: { Handsemmel: 12 }, isConfirmed }));
  return orders.map(({ name }) => name);
};

test('confirms one order with a double tap on its card', async () => {
  await placeOrders(3);
  const page = await openOrderBoard(browser);
  // Below the last card is nothing that a second tap could hit.
  const [, first] = /^(Ticket \d+)/.exec((await page.getByRole('article').first().getAttribute('aria-label'))!)!;
  await tapTwice(orderCard(page, first!).getByRole('button', { name: 'Bestätigen' }), () =>
    page.locator('[data-column]').nth(1).getByRole('article').waitFor(),
  );
  await page.getByText(`${first} bestätigt.`).waitFor();
  expect(await statusesOf()).toEqual(['CONFIRMED', 'WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CONFIRMATION']);
});

test('confirms one order with a double tap on the message about new ones', async () => {
  await placeOrders(3);
  const page = await openOrderBoard(browser);
  const message = page.getByRole('alert').filter({ hasText: '3 neue Bestellungen' });
  const [, first] = /zuerst (Ticket \d+)/.exec((await message.textContent())!)!;
  await tapTwice(message.getByRole('button', { name: 'Bestätigen' }), () => page.getByText('2 neue Bestellungen').waitFor());
  await page.getByText(`${first} bestätigt.`).waitFor();
  expect(await statusesOf()).toEqual(['CONFIRMED', 'WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CONFIRMATION']);
});

test('hands one order over with a double tap, whose search shows the next one', async () => {
  const [, second] = await placeOrders(3, true);
  const page = await browser.openAs('mia', '/backend/orders/pickup');
  await page.getByRole('searchbox').fill(second!.replace('Ticket ', ''));
  await tapTwice(orderCard(page, second!).getByRole('button', { name: 'Bezahlt und übergeben' }), () =>
    page.getByRole('article').nth(1).waitFor(),
  );
  await page.getByText(`${second} fertig.`).waitFor();
  expect(await statusesOf()).toEqual(['COMPLETED', 'CONFIRMED', 'CONFIRMED']);
});
