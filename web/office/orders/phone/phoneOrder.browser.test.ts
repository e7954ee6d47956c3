import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import { demoBranch, openOrderBoard } from '../../../../server/testing/browser/demoOrders';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const { testApp } = browser;

async function openPhoneOrder(viewport: keyof typeof viewports = 'desktop', user = 'mia'): Promise<Page> {
  const page = await browser.openAs(user, '/backend/orders/new', viewport);
  await searchField(page).waitFor();
  return page;
}

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Produkt suchen' });
const orderForm = (page: Page) => page.getByRole('form', { name: 'Bestellung' });
const lines = (page: Page) => orderForm(page).getByRole('list', { name: 'Produkte der Bestellung' }).locator('> li');
const submit = (page: Page) => orderForm(page).getByRole('button', { name: 'Bestellung aufnehmen' });
const openDrawer = (page: Page) => page.getByRole('dialog', { name: /^Ticket/ });

async function addBread(page: Page): Promise<void> {
  await searchField(page).fill('hollerlaib');
  await pressKey(searchField(page), 'Enter');
  const configurator = page.getByRole('dialog', { name: 'Hollerlaib' });
  await configurator.getByRole('radio').first().check();
  await configurator.getByRole('button', { name: 'Zum Warenkorb', exact: true }).click();
  await configurator.waitFor({ state: 'detached' });
}

async function addRoll(page: Page): Promise<void> {
  await searchField(page).fill('handsemmel');
  await pressKey(searchField(page), 'Enter');
  await lines(page).getByText('Handsemmel').waitFor();
}

const storedOrders = async () => (await testApp.rest('ROLE_ADMIN', 'GET', '/orders')).body.data;

beforeEach(async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  await testApp.app.services.database.query('delete from "order"');
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'takes an order with the configurator of the shop, on a %s',
  async viewport => {
    const page = await openPhoneOrder(viewport);
    await orderForm(page).getByText('Noch keine Produkte.').waitFor();
    await expectAccessible(page);
    await addRoll(page);
    await addBread(page);
    await expectVisible(() => lines(page).count(), 2);
    await orderForm(page).getByLabel('Nachname').fill('Huber');
    await orderForm(page).getByLabel('Telefon').fill('+43 664 1234567');
    await expectAccessible(page);
    await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await submit(page).click();
    await openDrawer(page).getByText('Huber').waitFor();
    await openDrawer(page).getByText('Hollerlaib').waitFor();
    const [order, ...others] = await storedOrders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ status: 'CONFIRMED', source: 'staff', lastName: 'Huber', paymentMethod: 'cash' });
  },
);

test('names what is wrong, keeps it after a reload, and sends nothing', async () => {
  const page = await openPhoneOrder();
  await submit(page).click();
  await orderForm(page).getByText('Keine Produkte im Warenkorb!').waitFor();
  await addRoll(page);
  await orderForm(page).getByLabel('Telefon').fill('0664');
  await orderForm(page).getByLabel('Kommentar').fill('Klingelt nicht');
  await submit(page).click();
  await orderForm(page).getByText('Telefon: Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.').waitFor();
  await expectVisible(
    () =>
      orderForm(page)
        .getByLabel('Telefon')
        .evaluate(field => field === document.activeElement),
    true,
  );
  await expectAccessible(page);
  await page.reload();
  await lines(page).getByText('Handsemmel').waitFor();
  await expectVisible(() => orderForm(page).getByLabel('Telefon').inputValue(), '0664');
  await expectVisible(() => orderForm(page).getByLabel('Kommentar').inputValue(), 'Klingelt nicht');
  expect(await storedOrders()).toEqual([]);
});

test('creates one order when the response is lost and the button is pressed again', async () => {
  browser.expectError(/ERR_FAILED/);
  const page = await openPhoneOrder();
  await addRoll(page);
  await page.route('**/graphql', async route => {
    const isOrder = route.request().postData()?.includes('CreateOrder') ?? false;
    if (!isOrder) return route.fallback();
    await route.fetch();
    await route.abort('failed');
    await removeRoute(page, '**/graphql');
  });
  await submit(page).click();
  await orderForm(page).getByText('Der Server antwortet nicht.', { exact: false }).waitFor();
  await submit(page).click();
  await openDrawer(page).getByText('Handsemmel').waitFor();
  expect(await storedOrders()).toHaveLength(1);
});

test('takes over a customer, delivers to the address and belongs to the customer', async () => {
  const { body } = await testApp.rest('ROLE_ADMIN', 'POST', '/customers', {
    ...{ number: 'K-7', isCompany: true, companyName: 'Gasthof Adler', firstName: 'Eva', lastName: 'Huber', isActive: true },
    ...{ phone: '+43 732 55555', street: 'Landstraße 1', zipCode: '4020', city: 'Linz' },
  });
  const page = await openPhoneOrder();
  for (let count = 0; count < 3; count++) await addBread(page);
  await orderForm(page).getByRole('radio', { name: 'Lieferung' }).check();
  await page.getByRole('searchbox', { name: 'Kunden suchen' }).fill('adler');
  await page.getByRole('button', { name: /Gasthof Adler/ }).click();
  await expectVisible(() => orderForm(page).getByLabel('Straße und Hausnummer').inputValue(), 'Landstraße 1');
  await orderForm(page).getByText('Die Bestellung wird Gasthof Adler zugeordnet.').waitFor();
  await expectAccessible(page);
  await submit(page).click();
  await openDrawer(page).getByText('Gasthof Adler').first().waitFor();
  const [order] = await storedOrders();
  expect(order).toMatchObject({ deliveryType: 'delivery', street: 'Landstraße 1', companyName: 'Gasthof Adler', isCompany: true });
  const detail = await testApp.rest('ROLE_ADMIN', 'GET', `/orders/${order.id}`);
  expect(detail.body.data.customer.id).toBe(body.data.id);
  // Nothing of this customer remains for the next one.
  await page.goBack();
  await orderForm(page).getByText('Noch keine Produkte.').waitFor();
  await expectVisible(() => orderForm(page).getByLabel('Telefon').inputValue(), '');
});

test('names the maximum of a product when more is typed', async () => {
  const page = await openPhoneOrder();
  await searchField(page).fill('walnussbrot');
  await pressKey(searchField(page), 'Enter');
  const amount = lines(page).getByRole('spinbutton', { name: 'Walnussbrot: Menge' });
  await amount.fill('80');
  await pressKey(amount, 'Tab');
  await lines(page).getByRole('status').filter({ hasText: 'Dieser Wert darf höchstens 50 sein.' }).waitFor();
  await expectVisible(() => amount.inputValue(), '50');
  await expectAccessible(page);
});

test('sends no order with the press that reduces an amount', async () => {
  const page = await openPhoneOrder();
  await searchField(page).fill('walnussbrot');
  await pressKey(searchField(page), 'Enter');
  await orderForm(page).getByLabel('Telefon').fill('+43 664 1234567');
  await orderForm(page).getByLabel('Nachname').fill('Berger');
  await lines(page).getByRole('spinbutton', { name: 'Walnussbrot: Menge' }).fill('80');
  await submit(page).click();
  await orderForm(page).getByRole('alert').getByText('Walnussbrot: Dieser Wert darf höchstens 50 sein.').waitFor();
  expect(await storedOrders()).toEqual([]);
  await submit(page).click();
  await openDrawer(page).getByText('Walnussbrot').first().waitFor();
});

test('has one tab stop for all products, and moves between them by keys', async () => {
  const page = await openPhoneOrder();
  const focused = page.getByRole('group', { name: 'Produkte zur Auswahl' }).locator('button:focus b');
  const pressKeys = async (keys: readonly string[], product: string): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    await expectVisible(() => focused.allTextContents(), [product]);
  };
  await searchField(page).focus();
  await pressKeys(['Tab'], 'Hollerlaib');
  await page.getByText('Die Pfeiltasten wechseln das Produkt', { exact: false }).waitFor();
  await expectAccessible(page);
  await pressKeys(['ArrowRight', 'ArrowDown'], 'Walnussbrot');
  await pressKeys(['ArrowLeft', 'ArrowUp', 'ArrowUp'], 'Hollerlaib');
  await pressKeys(['End', 'Home', 'ArrowDown'], 'Kürbiskernbrot');
  await page.keyboard.press('Enter');
  await lines(page).getByText('Kürbiskernbrot').waitFor();
  await pressKeys([], 'Kürbiskernbrot');
  await page.keyboard.press('Tab');
  await expectVisible(() => orderForm(page).locator(':focus').count(), 1);
  await page.keyboard.press('Shift+Tab');
  await pressKeys([], 'Kürbiskernbrot');
});

test('takes the first customer with Enter, before and after the list appears, and never sends the order with it', async () => {
  await testApp.rest('ROLE_ADMIN', 'POST', '/customers', {
    ...{ number: 'K-8', isCompany: true, companyName: 'Pension Birke', lastName: 'Maier', phone: '+43 732 66666', isActive: true },
  });
  const page = await openPhoneOrder();
  await addRoll(page);
  const search = page.getByRole('searchbox', { name: 'Kunden suchen' });
  await pressKey(search, 'Enter');
  await search.fill('niemand');
  await pressKey(search, 'Enter');
  await orderForm(page).getByText('Kein Kunde gefunden.').waitFor();

  await search.fill('birke');
  await pressKey(search, 'Enter'); // before the list appears
  await orderForm(page).getByRole('status').filter({ hasText: 'Die Bestellung wird Pension Birke zugeordnet.' }).waitFor();
  await expectVisible(() => orderForm(page).getByLabel('Telefon').inputValue(), '+43 732 66666');
  await expectVisible(() => search.inputValue(), '');

  await orderForm(page).getByRole('button', { name: 'Nicht zuordnen' }).click();
  await search.fill('birke');
  await orderForm(page).getByRole('status').filter({ hasText: 'Enter nimmt den ersten: K-8 · Pension Birke.' }).waitFor();
  await expectAccessible(page);
  await pressKey(search, 'Enter');
  await orderForm(page).getByText('Die Bestellung wird Pension Birke zugeordnet.').waitFor();
  expect(await storedOrders()).toEqual([]);
});

test('offers times of the branch and any other one', async () => {
  const page = await openPhoneOrder();
  await addRoll(page);
  await orderForm(page)
    .getByRole('button', { name: /^Sofort/, pressed: true })
    .waitFor();
  const time = orderForm(page)
    .getByRole('button', { name: /^1\d:\d\d$/ })
    .first();
  await time.click();
  const text = (await time.textContent())!;
  await orderForm(page).getByRole('button', { name: 'Anderer Termin' }).click();
  await page
    .getByRole('dialog', { name: /Termin/ })
    .getByRole('button', { name: 'Abbrechen' })
    .first()
    .click();
  await submit(page).click();
  await openDrawer(page).getByText(`Heute, ${text} Uhr`).first().waitFor();
});

test('opens with the key N from the board, and keeps the carts of branches and of the shop apart', async () => {
  const page = await openOrderBoard(browser);
  await page.keyboard.press('n');
  await addRoll(page);
  await page.goto(new URL('/store/linz', page.url()).href);
  await page.getByRole('region', { name: 'Ihr Sackerl' }).getByText('Keine Produkte').first().waitFor();

  const admin = await openPhoneOrder('desktop', 'admin');
  await admin.getByLabel('Filiale').selectOption(await demoBranch(testApp));
  await addRoll(admin);
  await admin.getByLabel('Filiale').selectOption({ label: 'Hollerbusch Wels' });
  await orderForm(admin).getByText('Noch keine Produkte.').waitFor();
});

test('shows nothing of an order to the next user of the tab', async () => {
  const page = await openPhoneOrder();
  await addRoll(page);
  await orderForm(page).getByLabel('Telefon').fill('+43 664 1234567');
  await page.goto('about:blank');
  await page.context().clearCookies(); // the session has expired
  await page.goto(`${testApp.url}/backend/login?next=/backend/orders/new`);
  await logIn(page, 'admin');
  await orderForm(page).getByText('Noch keine Produkte.').waitFor();
  await expectVisible(() => orderForm(page).getByLabel('Telefon').inputValue(), '');
});
