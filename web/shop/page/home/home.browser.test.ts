import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';

const browser = useBrowser();
const { testApp } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const branches = async (): Promise<{ id: string; identifier: string }[]> =>
  (await testApp.graphql('ROLE_ADMIN', '{ branches { items { id identifier } } }')).data.branches.items;
const homePage = async () => (await testApp.graphql('ROLE_ADMIN', '{ sitePage(path: "") { id } }')).data.sitePage.id as string;
const put = async (path: string, body: object) => expect((await testApp.rest('ROLE_ADMIN', 'PUT', path, body)).status).toBe(200);

const isOnFirstScreen = async (page: Page, element: Locator): Promise<boolean> => {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
};
const search = (page: Page) => page.getByRole('searchbox', { name: 'Filiale suchen' });
const heading = (page: Page) => page.getByRole('heading', { name: 'Unsere Standorte' });

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'offers the search and the branches on the first screen of a %s, before the other blocks',
  async viewport => {
    const page = await browser.open('/', viewport);
    await heading(page).waitFor();
    await expectVisible(() => isOnFirstScreen(page, search(page)), true);
    await expectVisible(() => isOnFirstScreen(page, heading(page)), true);
    const blocks = page.locator('[data-block]');
    expect(await blocks.first().getByRole('heading', { level: 1 }).textContent()).toBe('Guten Morgen aus der Backstube');
    expect((await heading(page).boundingBox())!.y).toBeLessThan((await blocks.nth(1).boundingBox())!.y);
    await expectAccessible(page);
  },
);

test('finds a branch from the hero with the keyboard, and filters by tag', async () => {
  const page = await browser.open('/');
  await search(page).fill('wels');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, /^1 von \d Filialen werden angezeigt/);
  await page.getByRole('heading', { level: 3, name: 'Hollerbusch Wels' }).waitFor();
  await page.getByRole('heading', { level: 3, name: 'Hollerbusch Linz' }).waitFor({ state: 'detached' });
  await search(page).fill('');
  await page.getByRole('button', { name: 'Partyservice' }).click();
  await page.getByRole('heading', { level: 3, name: 'Hollerbusch Wels' }).waitFor({ state: 'detached' });
});

test('leads to the store from the hero when there is one branch', async () => {
  const others = (await branches()).filter(({ identifier }) => identifier !== 'linz');
  for (const { id } of others) await put(`/branches/${id}`, { isPublic: false });
  const page = await browser.open('/', 'phone');
  const order = page.getByRole('link', { name: 'Jetzt bestellen' });
  for (const link of [order, ...['Online Bestellen', 'Tischreservierung', 'Anfahrt'].map(name => page.getByRole('link', { name }))])
    await expectVisible(() => isOnFirstScreen(page, link.first()), true);
  expect(await search(page).count()).toBe(0);
  await expectAccessible(page);
  await order.click();
  await page.getByRole('heading', { level: 1, name: 'Hollerbusch Linz' }).waitFor();
  for (const { id } of others) await put(`/branches/${id}`, { isPublic: true });
});

test('leads to the branches without a search when the shop has switched it off', async () => {
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSearch: false });
  const page = await browser.open('/', 'phone');
  await page.getByRole('button', { name: 'Filiale wählen' }).click();
  await expectVisible(async () => (await heading(page).boundingBox())!.y < 200, true);
  expect(await search(page).count()).toBe(0);
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSearch: true });
});

test('starts with the search and the branches when the page has no hero', async () => {
  const path = `/sites/${await homePage()}`;
  const { content } = (await testApp.rest('ROLE_ADMIN', 'GET', path)).body.data;
  await put(path, { content: content.filter(({ type }: { type: string }) => type !== 'hero') });
  const page = await browser.open('/', 'phone');
  await expectVisible(() => isOnFirstScreen(page, search(page)), true);
  await expectVisible(() => isOnFirstScreen(page, heading(page)), true);
  expect((await heading(page).boundingBox())!.y).toBeLessThan((await page.locator('[data-block]').first().boundingBox())!.y);
  await expectAccessible(page);
  await put(path, { content });
});

test('shows the first of many branches, finds all of them, and shows all on request', async () => {
  const others: string[] = [];
  for (let number = 1; number <= 30; number++)
    others.push(await testApp.make('branch', { identifier: `viele-${number}`, name: `Filiale Ort${number}x`, isPublic: true }));
  const total = (await branches()).length;
  const page = await browser.open('/', 'phone');
  const cards = page.locator(`#branches article`);
  await expectVisible(() => cards.count(), 24);
  await expectAccessible(page);
  await search(page).fill('ort30x');
  await page.getByRole('heading', { level: 3, name: 'Filiale Ort30x' }).waitFor();
  await search(page).fill('filiale');
  await expectAnnounced(page, `30 von ${total} Filialen werden angezeigt.`);
  await expectVisible(() => cards.count(), 30);
  await search(page).fill('');
  await expectVisible(() => cards.count(), 24);
  await page.getByRole('button', { name: `Alle ${total} Filialen anzeigen` }).click();
  await expectVisible(() => cards.count(), total);
  await expectVisible(() => cards.nth(24).evaluate(card => card.contains(document.activeElement)), true);
  for (const id of others) expect((await testApp.rest('ROLE_ADMIN', 'DELETE', `/branches/${id}`)).status).toBeLessThan(300);
});
