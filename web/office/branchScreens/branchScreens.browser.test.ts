import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser, viewports } from '../../../server/testing/browser/browser';
import { pressKey } from '../../../server/testing/browser/input';
import { recordAlarms, soundsOf, waitForSound } from '../../../server/testing/browser/recordAlarms';
import { removeRoute } from '../../../server/testing/browser/network/removeRoute';
import { waitForIdleNetwork } from '../../../server/testing/browser/network/pendingRequests';
import { useTestShop } from '../../../server/testing/data/shop';

const browser = useBrowser();
const { testApp } = browser;
const shop = useTestShop(testApp);

const renewKey = async (screen: string): Promise<string> =>
  (await testApp.rest('ROLE_ADMIN', 'POST', `/branches/${shop.branch}/keys/${screen}`)).body.data.key;
const runActions = async (id: string, ...actions: string[]) => {
  for (const action of actions) expect((await testApp.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, {})).status).toBe(200);
};
async function ticketNumberOf({ id }: { id: string }): Promise<string> {
  return String((await testApp.rest(shop.employee, 'GET', `/orders/${id}`)).body.data.ticketNumber);
}
const column = (page: Page, name: string) => page.getByRole('region', { name });
const orderCard = (page: Page, ticket: string) => page.getByRole('article', { name: new RegExp(`^Ticket ${ticket},`) });
const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

beforeEach(() => browser.setClock('2026-11-16T07:00:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'shows tickets in preparation and ready tickets live on the frontdesk board (%s)',
  async viewport => {
    const order = await shop.placeOrder();
    const ticket = await ticketNumberOf(order);
    await runActions(order.id, 'confirm');
    const page = await browser.open(`/frontdesk/markt/${await renewKey('frontdesk')}`, viewport);
    await column(page, 'In Zubereitung').getByText(ticket, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/frontdesk/markt');
    await runActions(order.id, 'in-delivery');
    await column(page, 'Abholbereit').getByText(ticket, { exact: true }).waitFor();
    await expectAccessible(page);
    expect(await fitsWidth(page)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    expect(await page.getByText('Anna').count()).toBe(0);
    await runActions(order.id, 'completed');
    await expectVisible(() => column(page, 'Abholbereit').getByText(ticket, { exact: true }).count(), 0);
  },
);

test('announces a ticket that becomes ready with a sound, which the device can switch off', async () => {
  const [first, second] = [await shop.placeOrder(), await shop.placeOrder()];
  for (const { id } of [first, second]) await runActions(id, 'confirm');
  const page = await browser.open(`/frontdesk/markt/${await renewKey('frontdesk')}`);
  await page.context().addInitScript(recordAlarms);
  await page.reload();
  await column(page, 'In Zubereitung')
    .getByText(await ticketNumberOf(first), { exact: true })
    .waitFor();
  await page.keyboard.press('Shift'); // the browser permits sound after the first key
  await waitForSound(page);
  await page.getByRole('button', { name: 'Ton ausschalten' }).waitFor();
  expect(await soundsOf(page)).toEqual([]);
  const isReady = async (order: { id: string }) =>
    column(page, 'Abholbereit')
      .getByText(await ticketNumberOf(order), { exact: true })
      .waitFor();
  await runActions(first.id, 'in-delivery');
  await isReady(first);
  await expectVisible(() => soundsOf(page), [1.5]);

  await pressKey(page.getByRole('button', { name: 'Ton ausschalten' }), 'Enter');
  await page.getByRole('button', { name: 'Ton einschalten' }).waitFor();
  await runActions(second.id, 'in-delivery');
  await isReady(second);
  await pressKey(page.getByRole('button', { name: 'Ton einschalten' }), 'Enter');
  await page.getByRole('button', { name: 'Ton ausschalten' }).waitFor();
  expect(await soundsOf(page)).toEqual([1.5]); // a ticket that is on the board already is not announced
  expect(await page.evaluate(() => localStorage.getItem('play_order_sound'))).toBeNull();
  for (const { id } of [first, second]) await runActions(id, 'completed');
});

test('says once on the frontdesk board that the browser blocks the sound', async () => {
  const page = await browser.open(`/frontdesk/markt/${await renewKey('frontdesk')}`);
  await page.context().addInitScript(() => {
    AudioContext.prototype.resume = () => new Promise(() => {});
    Object.defineProperty(AudioContext.prototype, 'state', { value: 'suspended' });
  });
  await page.reload();
  await expectAnnounced(page, 'Für den Ton bitte einmal tippen.');
  await page.getByRole('button', { name: 'Ton freigeben' }).waitFor();
  await expectAccessible(page);
  expect(await fitsWidth(page)).toBe(true);
});

test('shows many tickets on the frontdesk board without scrolling', async () => {
  const orders = await Promise.all(Array.from({ length: 24 }, () => shop.placeOrder()));
  for (const { id } of orders) await runActions(id, 'confirm');
  const page = await browser.open(`/frontdesk/markt/${await renewKey('frontdesk')}`);
  const list = column(page, 'In Zubereitung').getByRole('list');
  await expectVisible(() => list.getByRole('listitem').count(), 24);
  const overflowing = () =>
    list.evaluate(element => {
      const wide = [element, ...element.children].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
      return wide.length + Math.max(0, element.scrollHeight - element.clientHeight - 1);
    });
  const fontSize = () => list.evaluate(element => parseFloat(getComputedStyle(element).fontSize));
  await expectVisible(overflowing, 0);
  expect(await fontSize()).toBeGreaterThan(70);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectVisible(overflowing, 0);
  await expectVisible(() => list.getByRole('listitem').count(), 24);
  expect(await fitsWidth(page)).toBe(true);
  for (const { id } of orders) await runActions(id, 'completed');
});

test('keeps the tickets on the frontdesk board and says so while the server does not answer', async () => {
  const order = await shop.placeOrder();
  await runActions(order.id, 'confirm');
  const page = await browser.open(`/frontdesk/markt/${await renewKey('frontdesk')}`);
  const ticket = column(page, 'In Zubereitung').getByText(await ticketNumberOf(order), { exact: true });
  const notice = page.getByText('Verbindung unterbrochen.', { exact: false });
  await ticket.waitFor();
  browser.expectError(/ERR_FAILED|ERR_CONNECTION|WebSocket|INTERNET_DISCONNECTED/);
  await page.route('**/graphql', route => route.abort('connectionrefused'));
  await page.context().setOffline(true);
  await notice.waitFor();
  await page.context().setOffline(false); // the queries after the reconnection fail, so the notice stays
  await notice.waitFor();
  await ticket.waitFor();
  await removeRoute(page, '**/graphql');
  await expectVisible(() => notice.count(), 0);
  await runActions(order.id, 'completed');
});

test('loads the frontdesk board later when the server does not answer at first', async () => {
  const key = await renewKey('frontdesk');
  const page = await browser.open('/impressum');
  browser.expectError(/ERR_FAILED|ERR_CONNECTION/);
  await page.route('**/graphql', route => route.abort('connectionrefused'));
  await page.goto(`/frontdesk/markt/${key}`);
  await page.getByText('Verbindung unterbrochen.', { exact: false }).waitFor();
  await removeRoute(page, '**/graphql');
  await column(page, 'Abholbereit').waitFor();
});

test('shows a notice on the frontdesk board while offline and updates afterwards', async () => {
  const order = await shop.placeOrder();
  browser.expectError(/WebSocket|INTERNET_DISCONNECTED/);
  const page = await browser.open(`/frontdesk/markt/${await renewKey('frontdesk')}`);
  await column(page, 'In Zubereitung').waitFor();
  await waitForIdleNetwork(page);
  await page.context().setOffline(true);
  await page.getByText('Verbindung unterbrochen.', { exact: false }).waitFor();
  await runActions(order.id, 'confirm');
  await page.context().setOffline(false);
  await column(page, 'In Zubereitung')
    .getByText(await ticketNumberOf(order), { exact: true })
    .waitFor();
  await expectVisible(() => page.getByText('Verbindung unterbrochen.', { exact: false }).count(), 0);
  await runActions(order.id, 'completed');
});

test.each(['frontdesk', 'backoffice'])('shows an error on the %s screen for a wrong key', async screen => {
  const page = await browser.open(`/${screen}/markt/falsch`);
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Der Zugangsschlüssel ist ungültig.' }).waitFor();
  await expectAccessible(page);
});

test('shows a message on the frontdesk screen when the shop has switched it off', async () => {
  const key = await renewKey('frontdesk');
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginFrontdesk: false });
  const page = await browser.open(`/frontdesk/markt/${key}`);
  await page.getByText('Die Ansicht Frontdesk ist ausgeschaltet.').waitFor();
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginFrontdesk: true });
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'completes an order on the back-office screen with only a branch key (%s)',
  async viewport => {
    const page = await browser.open(`/backoffice/markt/${await renewKey('backoffice')}`, viewport);
    await page.getByText(/offene/).waitFor();
    const order = await shop.placeOrder({ phone: '+43 664 1234567', comment: 'Bitte schneiden' });
    const ticket = await ticketNumberOf(order);
    await orderCard(page, ticket).getByText('Bitte schneiden').waitFor();
    await orderCard(page, ticket).getByText('Anna Berger').waitFor();
    await expectAccessible(page);
    expect(await fitsWidth(page)).toBe(true);
    // While an action is being sent, the button of the next one ignores presses.
    const act = (name: string) => pressKey(orderCard(page, ticket).getByRole('button', { name, exact: true, disabled: false }), 'Enter');
    for (const [action, status] of [
      ['Bestätigen', 'Bestätigt'],
      ['Abholbereit', 'Abholbereit'],
    ] as const) {
      await act(action);
      await orderCard(page, ticket).getByText(status, { exact: true }).locator('visible=true').first().waitFor();
      await expectVisible(() => orderCard(page, ticket).getByRole('button', { name: action, exact: true }).count(), 0);
    }
    await act('Fertig');
    await expectVisible(() => orderCard(page, ticket).count(), 0);
    expect((await testApp.rest(shop.employee, 'GET', `/orders/${order.id}`)).body.data.status).toBe('COMPLETED');
  },
);

test('rejects an order with a reason on the back-office screen and shows an error when an action fails', async () => {
  const [firstOrder, secondOrder] = [await shop.placeOrder(), await shop.placeOrder()];
  const page = await browser.open(`/backoffice/markt/${await renewKey('backoffice')}`);
  const firstCard = orderCard(page, await ticketNumberOf(firstOrder));
  await firstCard.getByRole('button', { name: 'Ablehnen' }).click();
  await firstCard.getByRole('button', { name: 'Geschlossen' }).click();
  await firstCard.getByRole('button', { name: 'Bestellung ablehnen' }).click();
  await expectVisible(() => firstCard.count(), 0);
  expect((await testApp.rest(shop.employee, 'GET', `/orders/${firstOrder.id}`)).body.data.rejectionMessage).toBe(
    'Leider haben wir zu dieser Zeit geschlossen.',
  );

  const secondCard = orderCard(page, await ticketNumberOf(secondOrder));
  browser.expectError(/ERR_FAILED/);
  await page.route('**/graphql', route =>
    route.request().postData()?.includes('UpdateBackofficeOrderStatus') ? route.abort() : route.fallback(),
  );
  await secondCard.getByRole('button', { name: 'Bestätigen' }).click();
  await secondCard.getByText('Bestellstatus konnte nicht geändert werden.', { exact: false }).waitFor();
  await removeRoute(page, '**/graphql');
  await secondCard.getByRole('button', { name: 'Bestätigen' }).click();
  await secondCard.getByRole('button', { name: 'Abholbereit' }).waitFor();
});

test('shows orders with priority first on the back-office screen', async () => {
  await testApp.app.services.database.query('delete from "order"');
  const [firstOrder, secondOrder] = [await shop.placeOrder(), await shop.placeOrder()];
  const page = await browser.open(`/backoffice/markt/${await renewKey('backoffice')}`);
  const second = await ticketNumberOf(secondOrder);
  await orderCard(page, await ticketNumberOf(firstOrder)).waitFor();
  await testApp.graphql(shop.employee, `mutation { prioritizeOrder(order: "${secondOrder.id}", isPrioritized: true) { id } }`);
  await orderCard(page, second).getByText('Vorrang').waitFor();
  await expectVisible(() => page.getByRole('article').first().getAttribute('aria-label'), expect.stringContaining(`Ticket ${second},`));
  await expectAccessible(page);
});

test('shows on the back-office screen which items were replaced or changed, until staff have seen it', async () => {
  await testApp.app.services.database.query('delete from "order"');
  const spelt = await testApp.make('product', { name: 'Kornspitz', price: 0.9, unit: 'piece' });
  await testApp.make('menu', { branches: [shop.branch], catalog: [{ category: shop.category, products: [shop.roll, spelt] }] });
  const items = [2, 4, 6].map(amount => ({ product: shop.roll, amount }));
  const { id } = await shop.placeOrder({ items });
  await runActions(id, 'confirm');
  const page = await browser.open(`/backoffice/markt/${await renewKey('backoffice')}`);
  const card = orderCard(page, await ticketNumberOf({ id }));
  await card.getByText('Semmel').first().waitFor();
  for (const [index, input] of [{ product: spelt }, { amount: 3 }, { isRemoved: true }].entries())
    expect((await testApp.rest(shop.employee, 'PUT', `/orders/${id}/items/${index}`, input)).status).toBe(200);
  for (const text of ['ersetzt durch Kornspitz', 'NACHTRAG · Ersatz für Semmel', 'GEÄNDERT, vorher 4 Stück', 'gestrichen', 'Geändert'])
    await card.getByText(text, { exact: true }).waitFor();
  const lines = () =>
    card
      .getByRole('listitem')
      .evaluateAll(elements => elements.map(element => [element.textContent, getComputedStyle(element).textDecorationLine]));
  expect(await lines()).toEqual([
    ['2Semmelersetzt durch Kornspitz', 'line-through'],
    ['3SemmelGEÄNDERT, vorher 4 Stück', 'none'],
    ['6Semmelgestrichen', 'line-through'],
    ['2KornspitzNACHTRAG · Ersatz für Semmel', 'none'],
  ]);
  await expectAccessible(page);

  const { event } = (await testApp.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
  await testApp.graphql(shop.employee, `mutation { markOrderChangesSeen(id: "${id}", event: ${event}) { id } }`);
  await expectVisible(lines, [
    ['3Semmel', 'none'],
    ['2KornspitzErsatz für Semmel', 'none'],
  ]);
});
