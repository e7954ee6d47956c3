import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser, type viewports } from '../../../../server/testing/browser/browser';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';
import { holdToasts } from '../../../../server/testing/browser/input';

const browser = useBrowser();

const placeOrder = (lastName: string) =>
  placeDemoOrder(browser.testApp, { lastName, items: { Handsemmel: 12 }, comment: 'Bitte gut durchbacken.' });

/** Opens the board on a page that is prepared before. */
async function openPreparedBoard(viewport: keyof typeof viewports, prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await browser.open('/backend/orders', viewport);
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  await prepare(page);
  await logIn(page, 'mia');
  await page.locator('[data-column]').first().waitFor(); // a prepared socket may never be live
  return page;
}

const column = (page: Page, title: string) => page.locator('[data-column]').filter({ has: page.getByRole('heading', { name: title }) });

test('signs in and opens the requested page', async () => {
  const page = await browser.open('/backend/products?page=1');
  await page.waitForURL('**/backend/login?next=%2Fbackend%2Fproducts%3Fpage%3D1');
  await expectAccessible(page);
  await logIn(page, 'mia', 'falsches-passwort');
  await page.getByText('Benutzername oder Passwort ist falsch.').waitFor();
  await logIn(page, 'MIA');
  await page.waitForURL('**/backend/products?page=1');
  await page.getByRole('heading', { name: 'Produkte' }).waitFor();
  await expectAccessible(page);
});

test('shows and alerts a new order and completes it by keyboard', async () => {
  const page = await openOrderBoard(browser);
  await page.getByText('Gerade nichts zu tun.').first().waitFor();
  const { name } = await placeOrder('Berger');
  await page.getByRole('alert').getByText(`Neue Bestellung: ${name}`).waitFor();
  await expectVisible(() => page.title(), expect.stringMatching(/^\(\d+\) Bestellungen – Backoffice$/));
  await expectAccessible(page);

  await orderCard(page, name).focus();
  for (const [key, title] of [
    ['b', 'In Zubereitung'],
    ['a', 'Abholbereit / Lieferung'],
  ] as const) {
    await page.keyboard.press(key);
    await column(page, title)
      .getByRole('article', { name: new RegExp(name) })
      .waitFor();
    await page.waitForFunction(ticket => document.activeElement?.getAttribute('aria-label')?.startsWith(ticket), name);
  }
  await expectVisible(() => page.getByRole('alert').textContent(), '');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByText('Bitte gut durchbacken.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('f');
  await drawer.getByText('Abgeschlossen').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Abgeschlossen/ }).click();
  await page.getByRole('button', { name: new RegExp(`^${name} .*Uhr`) }).waitFor();
});

test('undoes a step from its toast and recalls a completed order from the list', async () => {
  const { id, name } = await placeOrder('Zurück');
  const page = await openOrderBoard(browser);
  const card = (title: string) => column(page, title).getByRole('article', { name: new RegExp(name) });
  await holdToasts(page);
  await card('Neu').getByRole('button', { name: 'Bestätigen' }).click();
  await page.getByRole('status').getByText(`${name} bestätigt.`).waitFor();
  await card('In Zubereitung').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText(`${name} zurückgeholt.`).waitFor();
  await card('Neu').waitFor();

  await card('Neu').focus();
  await page.keyboard.press('b');
  await card('In Zubereitung').waitFor();
  await card('In Zubereitung').click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('button', { name: 'Rückgängig: Bestätigen' }).waitFor();
  await drawer.getByRole('button', { name: 'Fertig' }).click();
  await drawer.getByText(`${name} fertig.`).waitFor();
  await drawer.getByRole('button', { name: 'Zurückholen' }).waitFor();
  await page.keyboard.press('Escape');
  // The list of a long day is not part of the page while it is closed.
  expect(await page.getByRole('region', { name: 'Abgeschlossen' }).locator('li').filter({ hasText: name }).count()).toBe(0);
  await page.getByRole('button', { name: /Abgeschlossen/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: `${name} zurückholen` }).click();
  await card('In Zubereitung').waitFor();

  await card('In Zubereitung').click();
  const log = drawer.getByRole('listitem');
  await log.filter({ hasText: 'rückgängig gemacht' }).filter({ hasText: 'abgeschlossen' }).waitFor();
  const { data } = await browser.testApp.graphql('ROLE_ADMIN', `{ order(id: "${id}") { status log { action } } }`);
  expect(data.order.status).toBe('CONFIRMED');
  const actions: string[] = data.order.log.map(({ action }: { action: string }) => action);
  expect(actions.join(' ')).toBe('create confirm undo confirm completed undo');
});

test('shows why a completed order cannot be recalled', async () => {
  const { id, name, publicPath } = await placeOrder('Bewertet');
  await browser.testApp.graphql('ROLE_ADMIN', `mutation { confirmOrder(id: "${id}") { id } }`);
  // This tablet receives no events, as when its socket hangs.
  const page = await openPreparedBoard('tablet', page => page.routeWebSocket(/graphql/, () => {}));
  await orderCard(page, name).focus();
  await holdToasts(page);
  await page.keyboard.press('f');
  await page.getByText(`${name} fertig.`).waitFor();
  const ratings = { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5 };
  expect((await browser.testApp.rest(undefined, 'POST', `${publicPath}/questionnaire`, ratings)).body.errors).toBeUndefined();
  await page.keyboard.press('z');
  await page
    .getByRole('region', { name: 'Abgeschlossen' })
    .getByText('Der Status dieser Bestellung kann nicht mehr geändert werden.')
    .waitFor();
  const { data } = await browser.testApp.graphql('ROLE_ADMIN', `{ order(id: "${id}") { status } }`);
  expect(data.order.status).toBe('COMPLETED');
});

test('rejects an order with a message to the customer', async () => {
  const { id, name } = await placeOrder('Huber');
  const page = await openOrderBoard(browser);
  await page.getByRole('button', { name: `${name} ablehnen` }).click();
  await page.getByLabel('Nachricht an die Kundschaft').fill('Die Semmeln sind aus.');
  await page.getByRole('button', { name: 'Bestellung ablehnen' }).click();
  await page.getByRole('dialog').getByText('abgelehnt').first().waitFor();
  const { data } = await browser.testApp.graphql('ROLE_ADMIN', `{ order(id: "${id}") { status rejectionMessage } }`);
  expect(data.order).toEqual({ status: 'REJECTED', rejectionMessage: 'Die Semmeln sind aus.' });
});

test('shows a conflict on the card when another user has already confirmed the order', async () => {
  const { id, name } = await placeOrder('Zweimal');
  // This tablet receives no events, as when its socket hangs.
  const page = await openPreparedBoard('tablet', page => page.routeWebSocket(/graphql/, () => {}));
  await orderCard(page, name).waitFor();
  await browser.testApp.graphql('ROLE_ADMIN', `mutation { confirmOrder(id: "${id}") { id } }`);
  await orderCard(page, name).getByRole('button', { name: 'Bestätigen' }).click();
  await orderCard(page, name).getByText('Diese Aktion ist im aktuellen Status nicht möglich.').waitFor();
  await column(page, 'In Zubereitung')
    .getByRole('article', { name: new RegExp(name) })
    .waitFor();
});

/** Records the sounds that the page starts, as the shares of silence tell them apart. */
const recordSounds = (page: Page) =>
  page.addInitScript(() => {
    const sounds: number[] = [];
    Object.assign(window, { sounds });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...args) {
      sounds.push(this.buffer!.duration);
      return start.apply(this, args);
    };
  });
const soundsOf = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { sounds: number[] }).sounds);

test('rings after a reload and on other pages until the order is answered', async () => {
  const { id, name } = await placeOrder('Klingel');
  const page = await openPreparedBoard('desktop', recordSounds);
  await orderCard(page, name).waitFor();
  await expectVisible(() => soundsOf(page), expect.arrayContaining([3]));
  await page.goto('/backend/products');
  await page.getByText('Bestellung wartet auf Antwort').waitFor();
  await page.keyboard.press('Shift'); // the browser permits sound after the first key
  await expectVisible(() => soundsOf(page), [3]);
  await expectVisible(() => page.title(), expect.stringMatching(/^\(1\) Produkte/));
  await expectAccessible(page);
  await browser.testApp.graphql('ROLE_ADMIN', `mutation { confirmOrder(id: "${id}") { id } }`);
  await expectVisible(() => page.title(), expect.stringMatching(/^Produkte/));
  await expectVisible(() => page.getByText('wartet auf Antwort').count(), 0);
});

test('sends an action that was tapped without a connection when it is back', async () => {
  const { id, name } = await placeOrder('Funkloch');
  const page = await openOrderBoard(browser, 'tablet');
  await orderCard(page, name).waitFor();
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await orderCard(page, name).getByRole('button', { name: 'Bestätigen' }).click();
  await column(page, 'In Zubereitung').getByText('Wird gesendet, sobald wieder eine Verbindung besteht.').waitFor();
  await page.getByText('Offline').waitFor();
  await page.getByText('Keine Verbindung zum Server').waitFor();
  await expectAccessible(page);
  const { data } = await browser.testApp.graphql('ROLE_ADMIN', `{ order(id: "${id}") { status } }`);
  expect(data.order.status).toBe('WAITING_FOR_CONFIRMATION');
  await page.context().setOffline(false);
  await page.getByText(`${name} bestätigt.`).waitFor();
  await page.getByText('Live').waitFor();
});

test('sends an action that waited for a connection after a reload', async () => {
  const { id, name } = await placeOrder('Neustart');
  const page = await openOrderBoard(browser, 'tablet');
  browser.expectError(/ERR_FAILED/);
  await page.route('**/graphql', route =>
    route.request().postData()?.includes('confirmOrder') ? route.abort('failed') : route.fallback(),
  );
  await orderCard(page, name).getByRole('button', { name: 'Bestätigen' }).click();
  await column(page, 'In Zubereitung').getByText('Wird gesendet, sobald wieder eine Verbindung besteht.').waitFor();
  await page.reload();
  await column(page, 'In Zubereitung').getByText('Wird gesendet, sobald wieder eine Verbindung besteht.').waitFor();
  await removeRoute(page, '**/graphql');
  const statusOf = async () => (await browser.testApp.rest('ROLE_ADMIN', 'GET', `/orders/${id}`)).body.data.status;
  await expectVisible(statusOf, 'CONFIRMED');
  await expectVisible(() => page.evaluate(() => Object.keys(sessionStorage).filter(key => key.includes('waiting')).length), 0);
});

test('reports an order as seen once the board has shown it', async () => {
  const { publicPath } = await placeOrder('Gesehen');
  const seenAt = async () => (await browser.testApp.rest(undefined, 'GET', publicPath)).body.data.seenAt as string | null;
  expect(await seenAt()).toBeNull();
  await openOrderBoard(browser);
  await expectVisible(seenAt, expect.any(String));
});

test('finds an order by its name', async () => {
  const { name } = await placeOrder('Suchmich');
  const { name: other } = await placeOrder('Andere');
  const page = await openOrderBoard(browser);
  await orderCard(page, other).waitFor();
  await page.getByLabel('Suche nach Nummer, Name oder Telefon').fill('suchm');
  await expectVisible(() => orderCard(page, other).count(), 0);
  await orderCard(page, name).waitFor();
});

test('shows one column at a time on a phone, without horizontal scrolling', async () => {
  await placeOrder('Klein');
  const page = await openOrderBoard(browser, 'phone');
  await expectVisible(() => column(page, 'In Zubereitung').isVisible(), false);
  await page.getByRole('radio', { name: /^Zubereitung/ }).check();
  await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await expectAccessible(page);
});

test('shows the completed orders as a fourth column on a large screen, until they are closed', async () => {
  const page = await openOrderBoard(browser);
  const completed = page.getByRole('button', { name: /Abgeschlossen/ });
  const isExpanded = () => completed.getAttribute('aria-expanded');
  expect(await isExpanded()).toBe('false');
  await page.setViewportSize({ width: 1680, height: 1000 });
  await expectVisible(isExpanded, 'true');
  const list = page.getByRole('region', { name: 'Abgeschlossen' }).getByRole('listitem').first();
  await list.waitFor();
  expect(await page.getByRole('button', { name: /Storniert/ }).getAttribute('aria-expanded')).toBe('false');
  await expectAccessible(page);
  await completed.click();
  await expectVisible(isExpanded, 'false');
  await list.waitFor({ state: 'hidden' });
});

test('wraps a long name and keeps the due time visible', async () => {
  const { name } = await placeOrder('Donaudampfschifffahrtsgesellschaftskapitän');
  const page = await openOrderBoard(browser, 'tablet');
  const { right } = await orderCard(page, name).evaluate(card => {
    const edge = card.getBoundingClientRect().right;
    return { right: Math.max(...[...card.querySelectorAll('*')].map(element => element.getBoundingClientRect().right)) - edge };
  });
  expect(right).toBeLessThanOrEqual(0);
});

test('keeps the view options of the device after a reload', async () => {
  const { name } = await placeOrder('Geheim');
  const page = await openOrderBoard(browser);
  await orderCard(page, name).getByText('Anna Geheim').waitFor();
  await page.getByLabel('Ansicht').click();
  await page.getByLabel('Kundendaten anzeigen').uncheck();
  await page.reload();
  await orderCard(page, name).waitFor();
  await expectVisible(() => page.getByText('Anna Geheim').count(), 0);
  await expectVisible(() => page.evaluate(() => localStorage.getItem('show_customer_data')), '0');
});

test('ends the session on logout and requires a new login', async () => {
  const page = await openOrderBoard(browser);
  await page.getByRole('link', { name: 'Abmelden' }).click();
  await page.waitForURL('**/backend/login');
  await page.goto('/backend/orders');
  await page.waitForURL('**/backend/login?next=%2Fbackend%2Forders');
});

test('redirects to the login with the next order when the session has ended elsewhere', async () => {
  const page = await openOrderBoard(browser);
  const { data } = await browser.testApp.graphql('ROLE_ADMIN', '{ users(limit: 50) { items { id username } } }');
  const mia = data.users.items.find(({ username }: { username: string }) => username === 'mia').id;
  await browser.testApp.graphql('ROLE_ADMIN', `mutation { updateUser(id: "${mia}", input: { isLocked: true }) { id } }`);
  await placeOrder('Letzte');
  await page.waitForURL('**/backend/login?next=%2Fbackend%2Forders'); // the board checks its orders only every five minutes
  await browser.testApp.graphql('ROLE_ADMIN', `mutation { updateUser(id: "${mia}", input: { isLocked: false }) { id } }`);
});
