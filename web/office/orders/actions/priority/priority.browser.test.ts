import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../../../server/testing/browser/browser';
import { holdTimers, pressKey } from '../../../../../server/testing/browser/input';
import { removeRoute } from '../../../../../server/testing/browser/network/removeRoute';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../../server/testing/browser/demoOrders';

const browser = useBrowser();

let early: { id: string; name: string };
let late: { id: string; name: string };

beforeEach(async () => {
  await browser.setClock('2026-11-16T07:00:00Z');
  await browser.testApp.app.services.database.query('delete from "order"');
  early = await placeDemoOrder(browser.testApp, { appointmentDate: '2026-11-16T08:00:00Z', isConfirmed: true });
  late = await placeDemoOrder(browser.testApp, { appointmentDate: '2026-11-16T08:30:00Z', isConfirmed: true });
});

const names = (page: Page) => async () =>
  (await page.getByRole('article').evaluateAll(cards => cards.map(card => card.getAttribute('aria-label') ?? ''))).map(
    label => label.split(',')[0],
  );
const priorityOf = async ({ id }: { id: string }): Promise<string | null> =>
  (await browser.testApp.graphql('ROLE_ADMIN', `{ order(id: "${id}") { prioritizedAt } }`)).data.order.prioritizedAt;

async function givePriority(page: Page, { name }: { name: string }): Promise<void> {
  await pressKey(orderCard(page, name), 'v');
  await expectAnnounced(page, `${name} kommt nach vorne.`);
}

test('puts an order first on two boards, also after a reload, until its priority is removed', async () => {
  const [page, other] = [await openOrderBoard(browser), await openOrderBoard(browser, 'tablet')];
  await expectVisible(names(page), [early.name, late.name]);
  await orderCard(page, late.name).click();
  const drawer = page.getByRole('dialog', { name: late.name });
  await drawer.getByRole('button', { name: 'Vorrang geben' }).click();
  await expectAnnounced(page, `${late.name} kommt nach vorne.`);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Vorrang aufheben' }).waitFor();
  await page.keyboard.press('Escape');
  for (const board of [page, other]) {
    await orderCard(board, late.name).getByText('Vorrang').waitFor();
    await expectVisible(names(board), [late.name, early.name]);
  }
  await expectAccessible(page);
  await page.reload();
  await expectVisible(names(page), [late.name, early.name]);

  await pressKey(orderCard(other, late.name), 'v');
  await expectAnnounced(other, `${late.name} hat keinen Vorrang mehr.`);
  for (const board of [page, other]) {
    await expectVisible(names(board), [early.name, late.name]);
    expect(await board.getByText('Vorrang', { exact: true }).count()).toBe(0);
  }
});

test('sends nothing when staff cancels within three seconds, with the button or with Esc', async () => {
  const page = await openOrderBoard(browser);
  const sent: string[] = [];
  page.on('request', request => request.postData()?.includes('PrioritizeOrder') && sent.push(request.url()));
  const endTimers = await holdTimers(page, 3_000);
  await givePriority(page, late);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await orderCard(page, late.name).click();
  const drawer = page.getByRole('dialog', { name: late.name });
  await drawer.getByRole('button', { name: 'Vorrang geben' }).waitFor();
  await page.keyboard.press('v');
  await expectAnnounced(drawer, `${late.name} kommt nach vorne.`);
  await page.keyboard.press('Escape'); // only cancels
  await drawer.getByText('kommt nach vorne').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  await givePriority(page, early);
  await endTimers();
  await orderCard(page, early.name).getByText('Vorrang').waitFor();
  expect(sent).toHaveLength(1);
  expect(await priorityOf(late)).toBeNull();
});

test('sends nothing when the page is left within three seconds', async () => {
  const page = await openOrderBoard(browser);
  const endTimers = await holdTimers(page, 3_000);
  await givePriority(page, late);
  await page.getByRole('link', { name: 'Ausgabe' }).click();
  const pickup = page.getByRole('heading', { name: 'Ausgabe' });
  await pickup.waitFor(); // the board stays until the code of the next page is loaded
  await page.getByRole('link', { name: 'Aktuell' }).click();
  await pickup.waitFor({ state: 'detached' });
  await givePriority(page, early);
  await endTimers();
  await orderCard(page, early.name).getByText('Vorrang').waitFor();
  await expectVisible(names(page), [early.name, late.name]);
  expect(await priorityOf(late)).toBeNull();
});

test('keeps a priority without a connection and sends it when the connection is back', async () => {
  const page = await openOrderBoard(browser);
  browser.expectError(/ERR_FAILED|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/graphql', route => route.abort());
  await givePriority(page, late);
  await expectVisible(names(page), [late.name, early.name]);
  await orderCard(page, late.name).getByText('Wird gesendet, sobald wieder eine Verbindung besteht.').waitFor();
  await removeRoute(page, '**/graphql');
  await orderCard(page, late.name).getByText('Wird gesendet').waitFor({ state: 'detached' });
  expect(await priorityOf(late)).toEqual(expect.any(String));
});

test('scrolls to the card that moves to the front, and leaves the focus where it is', async () => {
  for (let count = 0; count < 12; count++)
    await placeDemoOrder(browser.testApp, { appointmentDate: '2026-11-16T08:30:00Z', isConfirmed: true });
  const last = await placeDemoOrder(browser.testApp, { appointmentDate: '2026-11-16T08:45:00Z', isConfirmed: true });
  const page = await openOrderBoard(browser, 'tablet');
  await page.setViewportSize({ width: 820, height: 600 });
  const endTimers = await holdTimers(page, 3_000);
  await givePriority(page, last);
  await page.getByRole('button', { name: 'Abbrechen' }).focus();
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'; // Safari does not follow what moves
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await endTimers();
  const card = orderCard(page, last.name);
  await card.getByText('Vorrang').waitFor();
  const isInView = (): Promise<boolean> =>
    card.evaluate(element => {
      const { top } = element.getBoundingClientRect();
      return top >= 0 && top < innerHeight / 2;
    });
  await expectVisible(isInView, true);
  expect(await card.evaluate(element => element.contains(document.activeElement))).toBe(false);
});
