import type { Page } from 'playwright-core';
import { expectAccessible, shows, useBrowser, viewports } from '../../../server/testing/browser/browser';
import { useShop } from '../../../server/testing/data/shop';

const browser = useBrowser();
const { house } = browser;
const shop = useShop(house);

const keyOf = async (view: string): Promise<string> =>
  (await house.rest('ROLE_ADMIN', 'POST', `/branches/${shop.branch}/keys/${view}`)).body.data.key;
const act = async (id: string, ...actions: string[]) => {
  for (const action of actions) expect((await house.rest(shop.counter, 'POST', `/orders/${id}/status/${action}`, {})).status).toBe(200);
};
async function ticketOf({ id }: { id: string }): Promise<string> {
  return String((await house.rest(shop.counter, 'GET', `/orders/${id}`)).body.data.ticketNumber);
}
const column = (page: Page, name: string) => page.getByRole('region', { name });
const slip = (page: Page, ticket: string) => page.getByRole('article', { name: new RegExp(`^Ticket ${ticket},`) });
const isWhole = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

beforeEach(() => browser.setClock('2026-11-16T07:00:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'the wall shows what is made and what is ready, as it changes, on a %s',
  async viewport => {
    const order = await shop.place();
    const ticket = await ticketOf(order);
    await act(order.id, 'confirm');
    const page = await browser.open(`/frontdesk/markt/${await keyOf('frontdesk')}`, viewport);
    await column(page, 'In Zubereitung').getByText(ticket, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/frontdesk/markt');
    await act(order.id, 'in-delivery');
    await column(page, 'Abholbereit').getByText(ticket, { exact: true }).waitFor();
    await expectAccessible(page);
    expect(await isWhole(page)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    expect(await page.getByText('Anna').count()).toBe(0);
    await act(order.id, 'completed');
    await shows(() => column(page, 'Abholbereit').getByText(ticket, { exact: true }).count(), 0);
  },
);

test('many tickets stand on the wall without scrolling', async () => {
  const placed = await Promise.all(Array.from({ length: 24 }, () => shop.place()));
  for (const { id } of placed) await act(id, 'confirm');
  const page = await browser.open(`/frontdesk/markt/${await keyOf('frontdesk')}`);
  await shows(() => column(page, 'In Zubereitung').getByRole('listitem').count(), 24);
  const cut = await column(page, 'In Zubereitung')
    .getByRole('list')
    .evaluate(list => list.scrollHeight > list.clientHeight + 1);
  expect(cut).toBe(false);
  for (const { id } of placed) await act(id, 'completed');
});

test('a wall without network says so, and catches up', async () => {
  const order = await shop.place();
  browser.expectComplaint(/WebSocket|INTERNET_DISCONNECTED/);
  const page = await browser.open(`/frontdesk/markt/${await keyOf('frontdesk')}`);
  await column(page, 'In Zubereitung').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText('Verbindung unterbrochen.', { exact: false }).waitFor();
  await act(order.id, 'confirm');
  await page.context().setOffline(false);
  await column(page, 'In Zubereitung')
    .getByText(await ticketOf(order), { exact: true })
    .waitFor();
  await shows(() => page.getByText('Verbindung unterbrochen.', { exact: false }).count(), 0);
  await act(order.id, 'completed');
});

test.each(['frontdesk', 'backoffice'])('the %s opens for nobody with a wrong key', async view => {
  const page = await browser.open(`/${view}/markt/falsch`);
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Der Zugangsschlüssel ist ungültig.' }).waitFor();
  await expectAccessible(page);
});

test('the wall is dark where the shop switched it off', async () => {
  const key = await keyOf('frontdesk');
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginFrontdesk: false });
  const page = await browser.open(`/frontdesk/markt/${key}`);
  await page.getByText('Die Ansicht Frontdesk ist ausgeschaltet.').waitFor();
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginFrontdesk: true });
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'at the counter an order goes its way by key alone, on a %s',
  async viewport => {
    const page = await browser.open(`/backoffice/markt/${await keyOf('backoffice')}`, viewport);
    await page.getByText(/offene/).waitFor();
    const order = await shop.place({ phone: '+43 664 1234567', comment: 'Bitte schneiden' });
    const ticket = await ticketOf(order);
    await slip(page, ticket).getByText('Bitte schneiden').waitFor();
    await slip(page, ticket).getByText('Anna Berger').waitFor();
    await expectAccessible(page);
    expect(await isWhole(page)).toBe(true);
    for (const [step, status] of [
      ['Bestätigen', 'Bestätigt'],
      ['Abholbereit', 'Abholbereit'],
    ] as const) {
      await slip(page, ticket).getByRole('button', { name: step, exact: true }).press('Enter');
      await slip(page, ticket).getByText(status, { exact: true }).locator('visible=true').first().waitFor();
      await shows(() => slip(page, ticket).getByRole('button', { name: step, exact: true }).count(), 0);
    }
    await slip(page, ticket).getByRole('button', { name: 'Fertig', exact: true }).press('Enter');
    await shows(() => slip(page, ticket).count(), 0);
    expect((await house.rest(shop.counter, 'GET', `/orders/${order.id}`)).body.data.status).toBe('COMPLETED');
  },
);

test('at the counter an order is rejected with a word; who is second reads why', async () => {
  const [one, other] = [await shop.place(), await shop.place()];
  const page = await browser.open(`/backoffice/markt/${await keyOf('backoffice')}`);
  const first = slip(page, await ticketOf(one));
  await first.getByRole('button', { name: 'Ablehnen' }).click();
  await first.getByRole('button', { name: 'Geschlossen' }).click();
  await first.getByRole('button', { name: 'Bestellung ablehnen' }).click();
  await shows(() => first.count(), 0);
  expect((await house.rest(shop.counter, 'GET', `/orders/${one.id}`)).body.data.rejectionMessage).toBe(
    'Leider haben wir zu dieser Zeit geschlossen.',
  );

  const second = slip(page, await ticketOf(other));
  browser.expectComplaint(/ERR_FAILED/);
  await page.route('**/graphql', route => (route.request().postData()?.includes('MoveByKey') ? route.abort() : route.fallback()));
  await second.getByRole('button', { name: 'Bestätigen' }).click();
  await second.getByText('Bestellstatus konnte nicht geändert werden.', { exact: false }).waitFor();
  await page.unroute('**/graphql');
  await second.getByRole('button', { name: 'Bestätigen' }).click();
  await second.getByRole('button', { name: 'Abholbereit' }).waitFor();
});
