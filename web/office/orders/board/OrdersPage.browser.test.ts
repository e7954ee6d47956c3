import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser, type viewports } from '../../../../server/testing/browser/browser';

const browser = useBrowser();

interface DemoData {
  branches: { items: { id: string; identifier: string }[] };
  products: { items: { id: string; name: string }[] };
}
let linz: string;
let roll: string;
beforeAll(async () => {
  const { data } = await browser.testApp.graphql<DemoData>(
    undefined,
    '{ branches(limit: 20) { items { id identifier } } products(limit: 300) { items { id name } } }',
  );
  linz = data.branches.items.find(({ identifier }) => identifier === 'linz')!.id;
  roll = data.products.items.find(({ name }) => name === 'Handsemmel')!.id;
});

/** Places an order in the shop and returns its id and ticket name. */
async function placeOrder(lastName: string): Promise<{ id: string; name: string }> {
  const input = {
    branch: linz,
    deliveryType: 'takeaway',
    firstName: 'Anna',
    lastName,
    phone: '+43 664 1234567',
    email: 'anna@kunde.example',
    paymentMethod: 'cash',
    comment: 'Bitte gut durchbacken.',
    legalInstructions: true,
    privacyPolicy: true,
    items: [{ product: roll, amount: 12 }],
  };
  const { body } = await browser.testApp.rest(undefined, 'POST', '/orders', input);
  if (!body.data) throw new Error(JSON.stringify(body));
  const publicOrder = await browser.testApp.rest(undefined, 'GET', `/orders/public/${body.data.uid}/${body.data.hash}`);
  return { id: publicOrder.body.data.id, name: `Ticket ${publicOrder.body.data.ticketNumber}` };
}

async function openBoard(
  viewport: keyof typeof viewports = 'desktop',
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await browser.open('/backend', viewport);
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  await prepare(page);
  await logIn(page, 'mia');
  await page.getByRole('heading', { name: 'Bestellungen' }).waitFor();
  await page.getByText('Live').waitFor();
  return page;
}

const column = (page: Page, title: string) => page.locator('[data-column]').filter({ has: page.getByRole('heading', { name: title }) });
const orderCard = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`^${name},`) });

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
  const subscribe = jest.spyOn(browser.testApp.app.services.bus, 'subscribe');
  const page = await openBoard();
  // Orders that came before the board subscribed cause no alert.
  await page.getByText('Gerade nichts zu tun.').first().waitFor();
  await expectVisible(async () => subscribe.mock.calls.length > 0, true);
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
  await page.getByRole('button', { name: new RegExp(name) }).waitFor();
});

test('rejects an order with a message to the customer', async () => {
  const { id, name } = await placeOrder('Huber');
  const page = await openBoard();
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
  const page = await openBoard('tablet', page => page.routeWebSocket(/graphql/, () => {}));
  await orderCard(page, name).waitFor();
  await browser.testApp.graphql('ROLE_ADMIN', `mutation { confirmOrder(id: "${id}") { id } }`);
  await orderCard(page, name).getByRole('button', { name: 'Bestätigen' }).click();
  await orderCard(page, name).getByText('Diese Aktion ist im aktuellen Status nicht möglich.').waitFor();
  await column(page, 'In Zubereitung')
    .getByRole('article', { name: new RegExp(name) })
    .waitFor();
});

test('shows one column at a time on a phone, without horizontal scrolling', async () => {
  await placeOrder('Klein');
  const page = await openBoard('phone');
  await expectVisible(() => column(page, 'In Zubereitung').isVisible(), false);
  await page.getByRole('radio', { name: /^Zubereitung/ }).check();
  await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await expectAccessible(page);
});

test('wraps a long name and keeps the due time visible', async () => {
  const { name } = await placeOrder('Donaudampfschifffahrtsgesellschaftskapitän');
  const page = await openBoard('tablet');
  const { right } = await orderCard(page, name).evaluate(card => {
    const edge = card.getBoundingClientRect().right;
    return { right: Math.max(...[...card.querySelectorAll('*')].map(element => element.getBoundingClientRect().right)) - edge };
  });
  expect(right).toBeLessThanOrEqual(0);
});

test('keeps the view options of the device after a reload', async () => {
  const { name } = await placeOrder('Geheim');
  const page = await openBoard();
  await orderCard(page, name).getByText('Anna Geheim').waitFor();
  await page.getByLabel('Ansicht').click();
  await page.getByLabel('Kundendaten anzeigen').uncheck();
  await page.reload();
  await orderCard(page, name).waitFor();
  await expectVisible(() => page.getByText('Anna Geheim').count(), 0);
  await expectVisible(() => page.evaluate(() => localStorage.getItem('show_customer_data')), '0');
});

test('ends the session on logout and requires a new login', async () => {
  const page = await openBoard();
  await page.getByRole('link', { name: 'Abmelden' }).click();
  await page.waitForURL('**/backend/login');
  await page.goto('/backend/orders');
  await page.waitForURL('**/backend/login?next=%2Fbackend%2Forders');
});

test('redirects to the login with the next order when the session has ended elsewhere', async () => {
  const page = await openBoard();
  const { data } = await browser.testApp.graphql('ROLE_ADMIN', '{ users(limit: 50) { items { id username } } }');
  const mia = data.users.items.find(({ username }: { username: string }) => username === 'mia').id;
  await browser.testApp.graphql('ROLE_ADMIN', `mutation { updateUser(id: "${mia}", input: { isLocked: true }) { id } }`);
  await placeOrder('Letzte');
  // Earlier than the next poll of the board.
  await page.waitForURL('**/backend/login?next=%2Fbackend%2Forders', { timeout: 25_000 });
  await browser.testApp.graphql('ROLE_ADMIN', `mutation { updateUser(id: "${mia}", input: { isLocked: false }) { id } }`);
});
