import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import { demoProduct, openOrderBoard, orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const { testApp } = browser;

async function openPickup(viewport: keyof typeof viewports = 'desktop'): Promise<Page> {
  const page = await browser.openAs('mia', '/backend/orders/pickup', viewport);
  await page.getByRole('heading', { name: 'Ausgabe' }).waitFor();
  return page;
}

const searchField = (page: Page) => page.getByRole('searchbox');
const isFocused = (element: Element) => element === document.activeElement;
const hasFocus = (page: Page) => () => searchField(page).evaluate(isFocused);
const statusOf = (id: string) => async () => (await testApp.rest('ROLE_ADMIN', 'GET', `/orders/${id}`)).body.data.status;

beforeEach(async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  await testApp.app.services.database.query('delete from "order"');
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('hands an unpaid order over and recalls it, on a %s', async viewport => {
  const { id, name } = await placeDemoOrder(testApp, { items: { Handsemmel: 12 }, isConfirmed: true });
  const page = await openPickup(viewport);
  await expectVisible(hasFocus(page), true);
  await orderCard(page, name).getByText('Noch offen: 7,80 €').waitFor();
  await expectAccessible(page);
  await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await orderCard(page, name).getByRole('button', { name: 'Bezahlt und übergeben' }).click();
  await expectVisible(statusOf(id), 'COMPLETED');
  await orderCard(page, name).waitFor({ state: 'detached' });
  await expectVisible(hasFocus(page), true);

  await searchField(page).fill(name.replace('Ticket ', ''));
  await orderCard(page, name).getByText('Übergeben um 10:00 Uhr').waitFor();
  await expectAccessible(page);
  await orderCard(page, name).getByRole('button', { name: 'Zurückholen' }).click();
  await orderCard(page, name).getByRole('button', { name: 'Bezahlt und übergeben' }).waitFor();
});

describe('an order with a minimum age', () => {
  const setAge = async (minimumAge: string | null) =>
    expect((await testApp.rest('ROLE_ADMIN', 'PUT', `/products/${await demoProduct(testApp, 'Handsemmel')}`, { minimumAge })).status).toBe(
      200,
    );
  beforeEach(() => setAge('from16'));
  afterEach(() => setAge(null));

  test.each(Object.keys(viewports) as (keyof typeof viewports)[])('is handed over once the age is checked, on a %s', async viewport => {
    const { id, name } = await placeDemoOrder(testApp, { isConfirmed: true });
    const page = await openPickup(viewport);
    const card = orderCard(page, name);
    const check = card.getByRole('checkbox', { name: 'Ausweis geprüft: mindestens 16 Jahre' });
    await card.getByRole('button', { name: 'Zuerst Ausweis prüfen', disabled: true }).waitFor();
    await expectAccessible(page);
    await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await check.check();
    await card.getByRole('button', { name: 'Bezahlt und übergeben' }).waitFor();
    await expectAccessible(page);
    await check.uncheck();
    await card.getByRole('button', { name: 'Zuerst Ausweis prüfen', disabled: true }).waitFor();
    expect(await statusOf(id)()).toBe('CONFIRMED');
    await check.check();
    await card.getByRole('button', { name: 'Bezahlt und übergeben' }).click();
    await expectVisible(statusOf(id), 'COMPLETED');

    // After a recall, another customer may stand at the counter.
    await searchField(page).fill(name.replace('Ticket ', ''));
    await card.getByRole('button', { name: 'Zurückholen' }).click();
    await card.getByRole('button', { name: 'Zuerst Ausweis prüfen', disabled: true }).waitFor();
  });

  test('is handed over by keyboard alone', async () => {
    const { id, name } = await placeDemoOrder(testApp, { isConfirmed: true });
    const page = await openPickup();
    await orderCard(page, name).waitFor();
    await page.keyboard.type('4567');
    await page.keyboard.press('Enter');
    await expectVisible(() => orderCard(page, name).getByRole('checkbox').evaluate(isFocused), true);
    await page.keyboard.press('Space');
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key); // the order can also be opened
    await expectVisible(statusOf(id), 'COMPLETED');
  });

  test('waits for another check when its minimum age changes', async () => {
    const { id, name } = await placeDemoOrder(testApp, { isConfirmed: true });
    const page = await openPickup();
    await orderCard(page, name).getByRole('checkbox').check();
    await setAge('from18');
    const product = await demoProduct(testApp, 'Handsemmel');
    await testApp.rest('ROLE_ADMIN', 'PUT', `/orders/${id}/items/0`, { product });
    await orderCard(page, name).getByRole('checkbox', { name: 'Ausweis geprüft: mindestens 18 Jahre', checked: false }).waitFor();
    await orderCard(page, name).getByRole('button', { name: 'Zuerst Ausweis prüfen', disabled: true }).waitFor();
  });

  test('is marked on the board, and the button that ends it reminds of the check', async () => {
    const { id, name } = await placeDemoOrder(testApp, { isConfirmed: true });
    const board = await openOrderBoard(browser);
    await orderCard(board, name).getByText('Ab 16 Jahren').waitFor();
    expect((await testApp.rest('ROLE_ADMIN', 'POST', `/orders/${id}/status/in-delivery`, {})).status).toBe(200);
    await orderCard(board, name).getByRole('button', { name: 'Bezahlt · Fertig · Ausweis prüfen' }).waitFor();
    await expectAccessible(board);
    await pressKey(orderCard(board, name), 'Enter');
    const drawer = board.getByRole('dialog', { name });
    await drawer.getByText('Ab 16 Jahren').first().waitFor();
    await expectAccessible(board);
    await drawer.getByRole('button', { name: 'Bezahlt · Fertig · Ausweis prüfen' }).click();
    await expectVisible(statusOf(id), 'COMPLETED');
  });
});

test('finds the customer by the last digits with the keyboard alone, also after a reload, and another page follows', async () => {
  const { id, name } = await placeDemoOrder(testApp, { isConfirmed: true });
  const [page, other] = [await openPickup(), await openPickup('tablet')];
  await orderCard(other, name).waitFor();
  await page.reload();
  await orderCard(page, name).waitFor();
  await expectVisible(hasFocus(page), true);
  await page.keyboard.type('4567');
  await page.getByRole('status').getByText('1 Bestellung gefunden').waitFor();
  await page.keyboard.press('Enter'); // goes to the button, which then needs a key of its own
  await expectVisible(
    () =>
      orderCard(page, name)
        .getByRole('button', { name: /übergeben$/ })
        .evaluate(isFocused),
    true,
  );
  expect(await statusOf(id)()).toBe('CONFIRMED');
  await page.keyboard.press('Enter');
  await expectVisible(statusOf(id), 'COMPLETED');
  await orderCard(other, name).waitFor({ state: 'detached' });

  await page.keyboard.type('9999');
  await page.getByText('Keine Bestellung von heute passt dazu. Ältere stehen im Verlauf.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Gerade ist nichts abzuholen.').waitFor();
});

test('shows the searched ticket first, and finds a phone number in national notation', async () => {
  const { name } = await placeDemoOrder(testApp, { isConfirmed: true });
  const number = name.replace('Ticket ', '');
  const other = await placeDemoOrder(testApp, { lastName: `Gast ${number}`, isConfirmed: true });
  expect((await testApp.rest('ROLE_ADMIN', 'POST', `/orders/${other.id}/status/in-delivery`, {})).status).toBe(200);
  const page = await openPickup();
  await searchField(page).fill(number);
  await page.getByRole('status').getByText('2 Bestellungen gefunden').waitFor();
  await expectVisible(() => page.getByRole('article').first().getAttribute('aria-label'), expect.stringMatching(`^${name}\\b`));
  await searchField(page).fill('0664 1234567');
  await page.getByRole('status').getByText('2 Bestellungen gefunden').waitFor();
});

test('hands over without a connection, and shows a hand-over first that another device made impossible', async () => {
  const orders = [];
  for (let count = 0; count < 3; count++) orders.push(await placeDemoOrder(testApp, { lastName: `Gast ${count}`, isConfirmed: true }));
  const [, sent, conflicting] = orders;
  const page = await openPickup();
  browser.expectError(/ERR_FAILED|Failed to load resource|409/);
  await page.route('**/graphql', route => route.abort());
  for (const { name } of [sent!, conflicting!]) {
    await pressKey(orderCard(page, name).getByRole('button', { name: 'Bezahlt und übergeben' }), 'Enter'); // two quick taps would be a double tap
    await orderCard(page, name).getByText('Wird gesendet, sobald wieder eine Verbindung besteht.').waitFor();
    expect(await orderCard(page, name).getByText('Übergeben um').count()).toBe(0);
  }
  const cancelPath = `/orders/${conflicting!.id}/status/cancel`;
  expect((await testApp.rest('ROLE_ADMIN', 'POST', cancelPath, { rejectionMessage: 'Der Ofen ist kaputt.' })).status).toBe(200);
  await removeRoute(page, '**/graphql');
  await expectVisible(statusOf(sent!.id), 'COMPLETED');
  await orderCard(page, sent!.name).waitFor({ state: 'detached' });
  await page
    .getByRole('article')
    .first()
    .getByText(/um 10:00 Uhr storniert\.$/)
    .waitFor();
  await orderCard(page, conflicting!.name).getByRole('button', { name: 'Verstanden' }).click();
  await orderCard(page, conflicting!.name).waitFor({ state: 'detached' });
});

test('shows many orders in steps', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, count) => placeDemoOrder(testApp, { lastName: `Gast ${count}`, isConfirmed: true })));
  const page = await openPickup();
  await expectVisible(() => page.getByRole('article').count(), 24);
  await page.getByRole('button', { name: 'Weitere 6 von 6 anzeigen' }).click();
  await expectVisible(() => page.getByRole('article').count(), 30);
  await searchField(page).fill('gast 29');
  await expectVisible(() => page.getByRole('article').count(), 1);
});
