import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../../../server/testing/browser/browser';
import { pressKey } from '../../../../../server/testing/browser/input';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../../server/testing/browser/demoOrders';
import { removeRoute } from '../../../../../server/testing/browser/network/removeRoute';
import type { Json } from '../../../../../server/testing/app/json';

const browser = useBrowser();

const bar = (page: Page) => page.getByRole('region', { name: 'Station' });
const tickOf = (page: Page, name: string, item: string) => orderCard(page, name).getByRole('button', { name: `${item} abhaken` });
const itemsOf = (page: Page, name: string) => () => orderCard(page, name).getByRole('listitem').allTextContents();

/** Items of three categories. */
const mixed = { Dinkelbrot: 2, Punschwürfel: 3, Handsemmel: 5 };
const place = (items: Readonly<Record<string, number>>, isConfirmed = true) => placeDemoOrder(browser.testApp, { items, isConfirmed });

async function chooseStation(page: Page, ...categories: string[]): Promise<void> {
  await page.getByLabel('Ansicht').click();
  for (const category of categories) await page.getByRole('checkbox', { name: category, exact: true }).check();
  await page.keyboard.press('Escape');
}

beforeEach(async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  await browser.testApp.app.services.database.query('delete from "order"');
});

test('shows the items of a station, hides other orders and follows the other boards', async () => {
  const { name } = await place(mixed);
  const other = await place({ Handsemmel: 4 });
  const waiting = await place({ Handsemmel: 6 }, false);
  const [page, expediter] = [await openOrderBoard(browser), await openOrderBoard(browser, 'tablet')];
  await orderCard(page, other.name).waitFor();
  await chooseStation(page, 'Brot');
  await bar(page).getByText('Station: Brot · 1 Bestellung anderer Stationen ausgeblendet').waitFor();
  await expectVisible(itemsOf(page, name), ['2Dinkelbrot']);
  await orderCard(page, name).getByText('wartet auf: Gebäck (1), Kuchen & Schnitten (1)').waitFor();
  await expectVisible(() => orderCard(page, other.name).count(), 0);
  expect(await itemsOf(page, waiting.name)()).toEqual(['6Handsemmel']); // it rings, so it stays visible
  await expectAccessible(page);

  await tickOf(expediter, name, '5 Handsemmel').click();
  await orderCard(page, name).getByText('wartet auf: Kuchen & Schnitten (1)').waitFor();
  await page.reload();
  await orderCard(page, name).getByText('wartet auf: Kuchen & Schnitten (1)').waitFor();
  await tickOf(expediter, name, '3 Punschwürfel').click();
  await expectVisible(
    () =>
      orderCard(page, name)
        .getByText(/wartet auf/)
        .count(),
    0,
  );
  await bar(page).getByRole('button', { name: 'Alle anzeigen' }).click();
  await orderCard(page, other.name).waitFor();
  await expectVisible(() => orderCard(page, name).getByRole('listitem').count(), 3);
  await bar(page).waitFor({ state: 'detached' });
});

test('shows the station in all tabs of the device', async () => {
  const other = await place({ Handsemmel: 4 });
  const page = await openOrderBoard(browser);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await orderCard(tab, other.name).waitFor();
  await chooseStation(page, 'Brot');
  await bar(tab).getByText('Station: Brot · 1 Bestellung anderer Stationen ausgeblendet').waitFor();
  await bar(tab).getByRole('button', { name: 'Alle anzeigen' }).click();
  await bar(page).waitFor({ state: 'detached' });
});

test('ticks off all items of the station, and offers the next step when those of all stations are done', async () => {
  const { id, name } = await place({ ...mixed, Walnussbrot: 1 });
  const [page, expediter] = [await openOrderBoard(browser), await openOrderBoard(browser, 'tablet')];
  await chooseStation(page, 'Brot');
  const card = orderCard(page, name);
  const next = card.getByRole('button', { name: 'Abholbereit' });
  await card.getByRole('button', { name: 'Alles fertig' }).waitFor();
  expect(await next.count()).toBe(0);
  await card.focus();
  expect(await card.getAttribute('data-step')).toBeNull(); // a swipe does nothing
  await page.keyboard.press('a');
  await page.keyboard.press('f');
  await pressKey(card.getByRole('button', { name: 'Alles fertig' }), 'Enter');
  await card.getByText('2 von 2 fertig').waitFor();
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-order'));
  await page.keyboard.press('a');
  expect(await card.getByRole('button', { name: /^(Abholbereit|Alles fertig)/ }).count()).toBe(0);
  await expectAccessible(page);

  await orderCard(expediter, name).getByText('2 von 4 fertig').waitFor();
  const { data } = await browser.testApp.graphql('ROLE_ADMIN', `{ order(id: "${id}") { status } }`);
  expect(data.order.status).toBe('CONFIRMED');
  await tickOf(expediter, name, '3 Punschwürfel').click();
  await tickOf(expediter, name, '5 Handsemmel').click();
  await next.click();
  await page.getByText(`${name} abholbereit.`).waitFor();
});

test('counts its own items in the totals, and finds the orders of other stations', async () => {
  await place(mixed);
  const other = await place({ Handsemmel: 4 });
  const page = await openOrderBoard(browser);
  await chooseStation(page, 'Brot', 'Kuchen & Schnitten');
  await bar(page).getByText('Station: Brot, Kuchen & Schnitten').waitFor();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Summen' });
  await expectVisible(() => dialog.getByRole('listitem').allTextContents(), ['3Punschwürfel', '2Dinkelbrot']);
  await page.keyboard.press('Escape');
  expect(await orderCard(page, other.name).count()).toBe(0);
  await page.getByRole('searchbox').fill(other.name.replace('Ticket ', ''));
  await orderCard(page, other.name).getByText('wartet auf: Gebäck (1)').waitFor();
  await expectVisible(itemsOf(page, other.name), ['4Handsemmel']);
});

test('shows all orders when the categories cannot be loaded, and loads them again', async () => {
  const other = await place({ Handsemmel: 4 });
  const page = await openOrderBoard(browser);
  await chooseStation(page, 'Brot');
  await expectVisible(() => orderCard(page, other.name).count(), 0);
  browser.expectError(/ERR_FAILED|Failed to load resource/);
  await page.route('**/graphql', route =>
    route.request().postData()?.includes('StationMenus') ? route.abort('failed') : route.fallback(),
  );
  await page.reload();
  await bar(page).getByText('Die Station ist nicht geladen').waitFor();
  await orderCard(page, other.name).waitFor();
  await removeRoute(page, '**/graphql');
  await bar(page).getByRole('button', { name: 'Erneut laden' }).click();
  await expectVisible(() => orderCard(page, other.name).count(), 0);
});

test('follows a change of the menu at once, and loads no menu without a station', async () => {
  const page = await openOrderBoard(browser);
  let requests = 0;
  page.on('request', request => (requests += request.postData()?.includes('StationMenus') ? 1 : 0));
  await page.reload();
  await page.getByText('Live').waitFor();
  expect(requests).toBe(0);
  const { name } = await place({ Handsemmel: 4, Früchtebrot: 1 });
  await chooseStation(page, 'Gebäck');
  await orderCard(page, name).getByText('wartet auf: Saison & Geschenke (1)').waitFor();

  const { data } = await browser.testApp.graphql(
    'ROLE_ADMIN',
    '{ menus(limit: 10) { items { id name catalog { category { id } products { id } } } } }',
  );
  const { id, catalog } = data.menus.items.find((menu: { name: string }) => menu.name === 'Winterkarte 2026');
  const remaining = catalog
    .slice(0, -1)
    .map(({ category, products }: Json) => ({ category: category?.id, products: products.map((product: { id: string }) => product.id) }));
  expect((await browser.testApp.rest('ROLE_ADMIN', 'PUT', `/menus/${id}`, { catalog: remaining })).status).toBe(200);
  await orderCard(page, name).getByText('wartet auf: Sonstiges (1)').waitFor();
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'chooses a station by keyboard without horizontal scrolling on a %s',
  async viewport => {
    await place(mixed);
    const page = await openOrderBoard(browser, viewport);
    if (viewport === 'phone') await page.getByRole('button', { name: 'Werkzeuge einblenden' }).click();
    await pressKey(page.getByLabel('Ansicht'), 'Enter');
    await pressKey(page.getByRole('checkbox', { name: 'Gebäck', exact: true }), 'Space');
    await bar(page).getByText('Station: Gebäck').waitFor();
    await expectAccessible(page);
    await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await pressKey(page.getByRole('button', { name: 'Alle Produkte' }), 'Enter');
    await bar(page).waitFor({ state: 'detached' });
  },
);
