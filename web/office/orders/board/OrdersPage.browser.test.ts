import type { Page } from 'playwright-core';
import { expectAccessible, shows, signInOn, useBrowser, type viewports } from '../../../../server/testing/browser/browser';

const browser = useBrowser();

interface Demo {
  branches: { items: { id: string; identifier: string }[] };
  products: { items: { id: string; name: string }[] };
}
let linz: string;
let roll: string;
beforeAll(async () => {
  const { data } = await browser.house.graphql<Demo>(
    undefined,
    '{ branches(limit: 20) { items { id identifier } } products(limit: 300) { items { id name } } }',
  );
  linz = data.branches.items.find(({ identifier }) => identifier === 'linz')!.id;
  roll = data.products.items.find(({ name }) => name === 'Handsemmel')!.id;
});

/** An order from the shop; the name of its ticket. */
async function place(lastName: string): Promise<{ id: string; name: string }> {
  const draft = {
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
  const { body } = await browser.house.rest(undefined, 'POST', '/orders', draft);
  if (!body.data) throw new Error(JSON.stringify(body));
  const seen = await browser.house.rest(undefined, 'GET', `/orders/public/${body.data.uid}/${body.data.hash}`);
  return { id: seen.body.data.id, name: `Ticket ${seen.body.data.ticketNumber}` };
}

async function atBoard(
  viewport: keyof typeof viewports = 'desktop',
  before: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await browser.open('/backend', viewport);
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  await before(page);
  await signInOn(page, 'mia');
  await page.getByRole('heading', { name: 'Bestellungen' }).waitFor();
  await page.getByText('Live').waitFor();
  return page;
}

const column = (page: Page, title: string) => page.locator('[data-column]').filter({ has: page.getByRole('heading', { name: title }) });
const slip = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`^${name},`) });

test('signs in, and whoever was on the way to a page gets there', async () => {
  const page = await browser.open('/backend/products?page=1');
  await page.waitForURL('**/backend/login?next=%2Fbackend%2Fproducts%3Fpage%3D1');
  await expectAccessible(page);
  await signInOn(page, 'mia', 'falsches-passwort');
  await page.getByText('Benutzername oder Passwort ist falsch.').waitFor();
  await signInOn(page, 'MIA');
  await page.waitForURL('**/backend/products?page=1');
  await page.getByRole('heading', { name: 'Produkte' }).waitFor();
  await expectAccessible(page);
});

test('a new order appears by itself, is told of, and goes its way by keys alone', async () => {
  const subscribe = jest.spyOn(browser.house.app.services.bus, 'subscribe');
  const page = await atBoard();
  // What came before the board was read and listened is no news.
  await page.getByText('Gerade nichts zu tun.').first().waitFor();
  await shows(async () => subscribe.mock.calls.length > 0, true);
  const { name } = await place('Berger');
  await page.getByRole('alert').getByText(`Neue Bestellung: ${name}`).waitFor();
  await shows(() => page.title(), expect.stringMatching(/^\(\d+\) Bestellungen – Backoffice$/));
  await expectAccessible(page);

  await slip(page, name).focus();
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
  await shows(() => page.getByRole('alert').textContent(), '');
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

test('an order is rejected with a word to the customer', async () => {
  const { id, name } = await place('Huber');
  const page = await atBoard();
  await page.getByRole('button', { name: `${name} ablehnen` }).click();
  await page.getByLabel('Nachricht an die Kundschaft').fill('Die Semmeln sind aus.');
  await page.getByRole('button', { name: 'Bestellung ablehnen' }).click();
  await page.getByRole('dialog').getByText('abgelehnt').first().waitFor();
  const { data } = await browser.house.graphql('ROLE_ADMIN', `{ order(id: "${id}") { status rejectionMessage } }`);
  expect(data.order).toEqual({ status: 'REJECTED', rejectionMessage: 'Die Semmeln sind aus.' });
});

test('of two who confirm the second reads so at the card, which shows how things are', async () => {
  const { id, name } = await place('Zweimal');
  // This tablet hears nothing, as when its socket hangs.
  const page = await atBoard('tablet', page => page.routeWebSocket(/graphql/, () => {}));
  await slip(page, name).waitFor();
  await browser.house.graphql('ROLE_ADMIN', `mutation { confirmOrder(id: "${id}") { id } }`);
  await slip(page, name).getByRole('button', { name: 'Bestätigen' }).click();
  await slip(page, name).getByText('Diese Aktion ist im aktuellen Status nicht möglich.').waitFor();
  await column(page, 'In Zubereitung')
    .getByRole('article', { name: new RegExp(name) })
    .waitFor();
});

test('a phone shows one column at a time, and nothing beside the page', async () => {
  await place('Klein');
  const page = await atBoard('phone');
  await shows(() => column(page, 'In Zubereitung').isVisible(), false);
  await page.getByRole('radio', { name: /^Zubereitung/ }).check();
  await shows(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await expectAccessible(page);
});

test('a long name breaks, and the due time stays in view', async () => {
  const { name } = await place('Donaudampfschifffahrtsgesellschaftskapitän');
  const page = await atBoard('tablet');
  const { right } = await slip(page, name).evaluate(card => {
    const edge = card.getBoundingClientRect().right;
    return { right: Math.max(...[...card.querySelectorAll('*')].map(part => part.getBoundingClientRect().right)) - edge };
  });
  expect(right).toBeLessThanOrEqual(0);
});

test('what is switched off on this device stays hidden after a reload', async () => {
  const { name } = await place('Geheim');
  const page = await atBoard();
  await slip(page, name).getByText('Anna Geheim').waitFor();
  await page.getByLabel('Ansicht').click();
  await page.getByLabel('Kundendaten anzeigen').uncheck();
  await page.reload();
  await slip(page, name).waitFor();
  await shows(() => page.getByText('Anna Geheim').count(), 0);
  await shows(() => page.evaluate(() => localStorage.getItem('show_customer_data')), '0');
});

test('signing out ends the session, and the way back leads through the login', async () => {
  const page = await atBoard();
  await page.getByRole('link', { name: 'Abmelden' }).click();
  await page.waitForURL('**/backend/login');
  await page.goto('/backend/orders');
  await page.waitForURL('**/backend/login?next=%2Fbackend%2Forders');
});

test('a session that ends elsewhere ends here with the next order', async () => {
  const page = await atBoard();
  const { data } = await browser.house.graphql('ROLE_ADMIN', '{ users(limit: 50) { items { id username } } }');
  const mia = data.users.items.find(({ username }: { username: string }) => username === 'mia').id;
  await browser.house.graphql('ROLE_ADMIN', `mutation { updateUser(id: "${mia}", change: { isLocked: true }) { id } }`);
  await place('Letzte');
  // Well before the board would have read again by itself.
  await page.waitForURL('**/backend/login?next=%2Fbackend%2Forders', { timeout: 15_000 });
  await browser.house.graphql('ROLE_ADMIN', `mutation { updateUser(id: "${mia}", change: { isLocked: false }) { id } }`);
});
