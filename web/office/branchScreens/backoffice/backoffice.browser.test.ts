import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import { recordAlarms, soundsOf, waitForSound } from '../../../../server/testing/browser/recordAlarms';
import { copyOrder } from '../../../../server/testing/data/copyOrder';
import { useTestShop } from '../../../../server/testing/data/shop';

const browser = useBrowser();
const { testApp } = browser;
const shop = useTestShop(testApp);

beforeEach(async () => {
  await browser.setClock('2026-11-16T07:00:00Z');
  await testApp.app.services.database.query('delete from "order"');
});

const renewKey = async (screen: string): Promise<string> =>
  (await testApp.rest('ROLE_ADMIN', 'POST', `/branches/${shop.branch}/keys/${screen}`)).body.data.key;
const runAction = async (id: string, action: string) =>
  expect((await testApp.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, {})).status).toBe(200);
const readOrder = async (id: string) => (await testApp.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
/** Opens the screen and waits until it has compared its list with the one of the server, which it does again only minutes later. */
async function openScreen(): Promise<Page> {
  const page = await browser.open('/robots.txt', 'tablet');
  const check = page.waitForRequest(request => !!request.postData()?.includes('BackofficeVersions'));
  await page.goto(`/backoffice/markt/${await renewKey('backoffice')}`);
  await (await check).response();
  return page;
}
const orderCard = (page: Page, ticket: number) => page.getByRole('article', { name: new RegExp(`^Ticket ${ticket},`) });
const button = (page: Page, ticket: number, name: string) => orderCard(page, ticket).getByRole('button', { name, exact: true });

/** Counts the requests of the whole list from now on. */
function countLists(page: Page): () => number {
  let count = 0;
  page.on('request', request => {
    if (request.postData()?.includes('query Backoffice(')) count += 1;
  });
  return () => count;
}

test('shows 600 orders, of which only those near the visible part have content, and changes one card per event', async () => {
  const { id } = await shop.placeOrder();
  const { ticketNumber } = await readOrder(id);
  await copyOrder(testApp, id, 599);
  const page = await openScreen();
  await page.getByText('600 offene Bestellungen').waitFor();
  await expectVisible(() => page.getByRole('article').count(), 600);
  const withContent = () => page.getByRole('button', { name: 'Bestätigen', exact: true }).count();
  expect(await withContent()).toBeLessThan(80);
  await button(page, 10_599, 'Bestätigen').waitFor({ state: 'detached' });

  const lists = countLists(page);
  await runAction(id, 'confirm');
  await button(page, ticketNumber, 'Abholbereit').waitFor();
  expect(lists()).toBe(0);

  await orderCard(page, 10_599).scrollIntoViewIfNeeded();
  await button(page, 10_599, 'Bestätigen').waitFor();
  await expectVisible(async () => (await withContent()) < 80, true);
});

test('preserves a reason that is not sent yet while its card is far away', async () => {
  const { id } = await shop.placeOrder();
  const { ticketNumber } = await readOrder(id);
  await copyOrder(testApp, id, 60);
  const page = await openScreen();
  await pressKey(button(page, ticketNumber, 'Ablehnen'), 'Enter');
  const reason = orderCard(page, ticketNumber).getByRole('textbox');
  await reason.fill('Leider ausverkauft');
  await orderCard(page, 10_060).scrollIntoViewIfNeeded();
  await button(page, 10_060, 'Bestätigen').waitFor();
  await orderCard(page, ticketNumber).scrollIntoViewIfNeeded();
  expect(await reason.inputValue()).toBe('Leider ausverkauft');
});

test('reports to the customer that the order was seen, and confirms it for another time', async () => {
  const order = await shop.placeOrder();
  const { ticketNumber } = await readOrder(order.id);
  const page = await openScreen();
  await orderCard(page, ticketNumber).getByText('wartet', { exact: false }).first().waitFor();
  const readSeenAt = async () => (await testApp.rest(undefined, 'GET', `/orders/public/${order.uid}/${order.hash}`)).body.data.seenAt;
  await expectVisible(readSeenAt, expect.any(String));

  await pressKey(button(page, ticketNumber, `Ticket ${ticketNumber} für eine andere Zeit zusagen`), 'Enter');
  const dialog = page.getByRole('dialog', { name: `Ticket ${ticketNumber} bestätigen` });
  await dialog.getByText('in 15 Minuten', { exact: false }).first().click();
  await expectAccessible(page);
  await pressKey(dialog.getByRole('button', { name: /^Für .* bestätigen$/ }), 'Enter');
  await button(page, ticketNumber, 'Abholbereit').waitFor();
  const { appointment, status } = await readOrder(order.id);
  expect([status, Date.parse(appointment)]).toEqual(['CONFIRMED', Date.parse('2026-11-16T07:15:00Z')]);
});

test('selects another time before it confirms an order whose time is over', async () => {
  const { id } = await shop.placeOrder();
  const { ticketNumber } = await readOrder(id);
  await browser.setClock('2026-11-16T07:30:00Z');
  const page = await openScreen();
  await pressKey(button(page, ticketNumber, 'Bestätigen'), 'Enter');
  const dialog = page.getByRole('dialog', { name: `Ticket ${ticketNumber} bestätigen` });
  await dialog.getByText('in 5 Minuten', { exact: false }).first().click();
  expect((await readOrder(id)).status).toBe('WAITING_FOR_CONFIRMATION');
  await pressKey(dialog.getByRole('button', { name: /^Für .* bestätigen$/ }), 'Enter');
  await button(page, ticketNumber, 'Abholbereit').waitFor();
  expect(Date.parse((await readOrder(id)).appointment)).toBe(Date.parse('2026-11-16T07:35:00Z'));
});

test('says who was faster, also when the order has left the screen', async () => {
  const [first, second] = [await shop.placeOrder(), await shop.placeOrder()];
  const tickets = [(await readOrder(first.id)).ticketNumber, (await readOrder(second.id)).ticketNumber];
  const page = await openScreen();
  browser.expectError(/409|CONFLICT|Failed to load resource/);
  const actWhile = async (ticket: number, name: string, change: () => Promise<void>) => {
    let isChanged = false;
    await page.route('**/graphql', async route => {
      if (isChanged || !route.request().postData()?.includes('UpdateBackofficeOrderStatus')) return route.fallback();
      isChanged = true;
      await change();
      await route.continue();
    });
    await pressKey(button(page, ticket, name), 'Enter');
  };
  await actWhile(tickets[0], 'Bestätigen', () => runAction(first.id, 'confirm'));
  await orderCard(page, tickets[0])
    .getByText(/im aktuellen Status nicht möglich\. .*um 08:00 Uhr bestätigt\.$/i)
    .waitFor();

  await actWhile(tickets[1], 'Bestätigen', () => runAction(second.id, 'reject'));
  const failure = page.getByRole('alert').filter({ hasText: `Ticket ${tickets[1]}` });
  await failure.getByText(/um 08:00 Uhr abgelehnt\.$/i).waitFor();
  expect(await orderCard(page, tickets[1]).count()).toBe(0);
  await expectAccessible(page);
  await pressKey(page.getByRole('button', { name: `Meldung zu Ticket ${tickets[1]} schließen` }), 'Enter');
  await expectVisible(() => failure.count(), 0);
});

test('sounds, dims the cards and says that an action was not sent while the connection is lost', async () => {
  const { id } = await shop.placeOrder();
  const { ticketNumber } = await readOrder(id);
  await runAction(id, 'confirm');
  const page = await openScreen();
  await page.context().addInitScript(recordAlarms);
  await page.reload();
  await button(page, ticketNumber, 'Abholbereit').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await page.keyboard.press('Shift'); // the browser permits sound after the first key
  await waitForSound(page);
  browser.expectError(/WebSocket|INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.context().setOffline(true);
  await page.getByText('Stand von 08:00 Uhr. Neue Bestellungen erscheinen erst wieder mit Verbindung.', { exact: false }).waitFor();
  await expectVisible(() => soundsOf(page), [2]);
  await expectVisible(
    () => orderCard(page, ticketNumber).evaluate(card => getComputedStyle(card.parentElement!).filter),
    expect.stringContaining('grayscale'),
  );
  await expectAccessible(page);
  await pressKey(button(page, ticketNumber, 'Abholbereit'), 'Enter');
  await orderCard(page, ticketNumber)
    .getByText('Keine Verbindung zum Server. Bitte noch einmal tippen, sobald sie wieder besteht.', { exact: false })
    .waitFor();
  expect((await readOrder(id)).status).toBe('CONFIRMED');
  await page.context().setOffline(false);
  await page.getByText('Live', { exact: true }).waitFor();
  await pressKey(button(page, ticketNumber, 'Abholbereit'), 'Enter');
  await expectVisible(async () => (await readOrder(id)).status, 'IN_DELIVERY');
});

test.each(['frontdesk', 'backoffice'])('says on an open %s screen that its key was renewed', async screen => {
  const page = await browser.open(`/${screen}/markt/${await renewKey(screen)}`, 'tablet');
  await page.getByRole('heading', { name: 'Marktplatz' }).waitFor();
  await expectVisible(async () => {
    await renewKey(screen); // the subscription may start after the first renewal
    return page.getByRole('heading', { level: 1, name: 'Der Zugangsschlüssel ist ungültig.' }).count();
  }, 1);
  await expectAccessible(page);
});
