import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser } from '../../../../server/testing/browser/browser';
import {
  consent,
  createCheckoutSteps,
  fillAddress,
  fillContact,
  submitOrder,
  waitForUpdates,
} from '../../../../server/testing/browser/checkoutSteps';
import { demoBranch, demoProduct } from '../../../../server/testing/browser/demoOrders';
import { pressKey } from '../../../../server/testing/browser/input';

const browser = useBrowser();
const { testApp } = browser;
const { readOrder } = createCheckoutSteps(browser);
const store = '/store/linz';

let now = 0;
async function pass(seconds: number): Promise<void> {
  now += seconds * 1_000;
  await browser.setClock(new Date(now).toISOString());
}
beforeEach(async () => {
  now = Date.parse('2026-11-16T09:00:00Z'); // the branch is open
  await pass(0);
});

const sizes = { standing: [1080, 1920], tablet: [820, 1180], landscape: [1440, 900], phone: [390, 844] } as const;

async function openDevice(size: keyof typeof sizes = 'standing', path = store): Promise<Page> {
  const page = await browser.open(`${path}?context=self-service`);
  const [width, height] = sizes[size];
  await page.setViewportSize({ width, height });
  await waitForDevice(page);
  return page;
}

/** From then on the device counts the time. */
const waitForDevice = (page: Page) => page.locator('html[data-self-service]').waitFor({ state: 'attached' });

const bar = (page: Page) => page.getByRole('region', { name: 'Warenkorb' });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Kategorien' });
const screensaver = (page: Page) => page.getByRole('button', { name: /Tippen um zu bestellen/ });
const add = (page: Page, name: string) => page.getByRole('button', { name: `${name} zum Warenkorb hinzufügen` }).click();
const checkOut = (page: Page) => bar(page).getByRole('link', { name: 'Jetzt bestellen' }).click();

/** Returns where the server says that the order comes from. */
async function sourceOf(uid: string): Promise<string> {
  const [{ source }] = await testApp.contextFor('ROLE_ADMIN').db.query('select source from "order" where uid = $1', [uid]);
  return source;
}

/** The names of all visible controls that are smaller than a finger needs (design 07), the fields of the stepper aside. */
const smallControls = (page: Page, scope: string) =>
  page
    .locator(scope)
    .evaluate(element =>
      [...element.querySelectorAll<HTMLElement>('button, a[href], select, label')]
        .filter(control => control.checkVisibility() && control.getBoundingClientRect().height < 59.5)
        .map(control => control.ariaLabel ?? control.textContent),
    );

test.each(Object.keys(sizes) as (keyof typeof sizes)[])('places the categories at the left and the cart at the bottom: %s', async size => {
  const page = await openDevice(size);
  await add(page, 'Handsemmel');
  await bar(page).getByText('1 Produkt im Warenkorb').waitFor();
  const [width, height] = sizes[size];
  const [column, card, cart] = await Promise.all(
    [categories(page), page.getByRole('article', { name: 'Handsemmel' }), bar(page)].map(async part => (await part.boundingBox())!),
  );
  expect(column!.x).toBe(0);
  expect(card!.x).toBeGreaterThanOrEqual(column!.width);
  expect(Math.round(cart!.y + cart!.height)).toBe(height);
  expect(column!.y + column!.height).toBeLessThanOrEqual(cart!.y + 40); // its last link is above the cart
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await smallControls(page, 'main')).toEqual([]);
  for (const role of ['banner', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(0);
  await expectAccessible(page);
});

test('scrolls to a category of a column that is longer than the screen, and keeps the current one in sight', async () => {
  const db = testApp.contextFor('ROLE_ADMIN').db;
  const products = await db.query('select id from product where type = $1 limit 15', ['simple']);
  const branch = await testApp.make('branch', { identifier: 'gross', name: 'Große Filiale' });
  const names = Array.from({ length: 40 }, (_, index) => `Kategorie ${index + 1}`);
  const catalog = [];
  for (const name of names)
    catalog.push({ category: await testApp.make('category', { name }), products: products.map(({ id }: { id: string }) => id) });
  await testApp.make('menu', { branches: [branch], catalog });

  const page = await openDevice('standing', '/store/gross');
  await expectVisible(() => page.getByRole('article').count(), 600);
  const last = categories(page).getByRole('link', { name: 'Kategorie 40' });
  await last.click();
  await expectVisible(() => last.getAttribute('aria-current'), 'true');
  const heading = page.getByRole('heading', { name: 'Kategorie 40' });
  await expectVisible(async () => {
    const { y } = (await heading.boundingBox())!;
    return y > 100 && y < 400;
  }, true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectVisible(
    async () => (await categories(page).getByRole('link', { name: 'Kategorie 1', exact: true }).boundingBox())!.y > 100,
    true,
  );
  await expectAccessible(page, 'nav');
});

test('offers no delivery', async () => {
  const labels = async (page: Page) =>
    (await page.getByRole('radio').evaluateAll(radios => radios.map(radio => radio.closest('label')!.innerText))).join();
  const page = await openDevice();
  await page.getByRole('radio', { name: 'Vor Ort essen' }).waitFor();
  expect(await labels(page)).toBe('Abholung,Vor Ort essen');
  await add(page, 'Handsemmel');
  await bar(page).getByRole('button', { name: 'Bestellung ansehen' }).click();
  const method = page.getByRole('dialog', { name: 'Ihr Sackerl' }).getByLabel('Art der Lieferung');
  expect(await method.locator('option').allInnerTexts()).toEqual(['Abholung', 'Vor Ort essen']);
  await page.keyboard.press('Escape');
  await checkOut(page);
  await page.getByRole('radio', { name: 'Barzahlung' }).waitFor();
  expect(await labels(page)).not.toContain('Lieferung');

  const other = await browser.open(store);
  await add(other, 'Handsemmel');
  await other.getByRole('link', { name: 'Jetzt bestellen' }).first().click();
  await other.getByRole('radio', { name: 'Barzahlung' }).waitFor();
  expect(await labels(other)).toContain('Lieferung');
});

test('takes an order to a table, with a configured product, and is ready for the next customer', async () => {
  const page = await openDevice();
  await page.getByRole('radio', { name: 'Vor Ort essen' }).check();
  await page.getByRole('button', { name: 'Hollerlaib auswählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hollerlaib' });
  await dialog.getByRole('radio', { name: /In Scheiben/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zum Warenkorb' }).click();
  await checkOut(page);
  await page.getByRole('combobox', { name: 'Tischnummer' }).selectOption({ index: 1 });
  await consent(page);
  await expectAccessible(page);
  await submitOrder(page);
  const { uid, ticketNumber, tableIdentifier, deliveryType } = await readOrder(page);
  expect([deliveryType, Boolean(tableIdentifier), await sourceOf(uid)]).toEqual(['dineIn', true, 'kiosk']);
  const ticket = page.getByText(String(ticketNumber), { exact: true }).first();
  await expectVisible(async () => ((await ticket.boundingBox())?.height ?? 0) > 80, true);
  await pass(21);
  await page.waitForURL(`**${store}`);
  await bar(page).getByText('Keine Produkte im Warenkorb').waitFor();
  await expectVisible(() => page.getByRole('radio', { name: 'Abholung' }).isChecked(), true);
  await waitForDevice(page);
  await pass(61);
  await screensaver(page).waitFor();
});

test('sends the order when the network is back', async () => {
  browser.expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/);
  const page = await openDevice();
  await add(page, 'Handsemmel');
  await checkOut(page);
  await fillContact(page);
  await consent(page);
  await page.context().setOffline(true);
  await submitOrder(page);
  await page.getByText('Wartet auf Internet').waitFor();
  await page.context().setOffline(false);
  expect((await readOrder(page)).items).toHaveLength(1);
});

test('says what was sold out meanwhile, and takes the rest of the order', async () => {
  const page = await openDevice();
  await add(page, 'Handsemmel');
  await add(page, 'Salzstangerl');
  await waitForUpdates(page);
  const path = `/branches/${await demoBranch(testApp)}/sold-out/${await demoProduct(testApp, 'Salzstangerl')}`;
  expect((await testApp.rest('ROLE_ADMIN', 'PUT', path, {})).status).toBeLessThan(300);
  await page.getByText('Nicht mehr verfügbar: Salzstangerl').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await bar(page).getByText('1 Produkt im Warenkorb').waitFor();
  await testApp.rest('ROLE_ADMIN', 'DELETE', path);
});

test('cancels the order after a confirmation, and shows the screensaver', async () => {
  const page = await openDevice();
  await add(page, 'Handsemmel');
  await bar(page).getByRole('button', { name: 'Abbrechen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bestellung abbrechen?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Weiter bestellen' }).click();
  await bar(page).getByText('1 Produkt im Warenkorb').waitFor();
  await bar(page).getByRole('button', { name: 'Abbrechen' }).click();
  await dialog.getByRole('button', { name: 'Alles löschen' }).click();
  await screensaver(page).waitFor();
  await screensaver(page).click();
  await bar(page).getByText('Keine Produkte im Warenkorb').waitFor();
});

/** Opens the checkout with so many rolls in the cart. */
async function startOrder(page: Page, rolls = 1): Promise<void> {
  await add(page, 'Handsemmel');
  const amount = page.getByRole('spinbutton', { name: 'Handsemmel: Menge' }).first();
  await amount.fill(String(rolls));
  await pressKey(amount, 'Enter');
  await page.getByRole('link', { name: 'Jetzt bestellen' }).first().click();
  await fillContact(page);
}

async function sendOrder(page: Page): Promise<string> {
  await consent(page);
  await submitOrder(page);
  return sourceOf((await readOrder(page)).uid);
}

test('leaves other tabs of the browser alone, from which nothing changes for the device', async () => {
  const device = await openDevice();
  const other = await device.context().newPage();
  await other.goto(store);
  await startOrder(other, 60); // more than the minimum of a delivery
  await device.reload(); // it sets the cookie that all tabs send
  await startOrder(device);
  await other.getByRole('radio', { name: 'Lieferung' }).check();
  await fillAddress(other);
  expect(await sendOrder(other)).toBe('web');
  expect(await sendOrder(device)).toBe('kiosk');
});

test('does not order as the staff that is logged in in another tab of the browser', async () => {
  const device = await openDevice();
  const staff = await device.context().newPage();
  await staff.goto('/backend/login');
  await logIn(staff, 'admin');
  await staff.waitForURL('**/backend/dashboard');
  const toolbar = (page: Page) => page.getByRole('link', { name: 'Dashboard' });
  await staff.goto(store);
  await toolbar(staff).first().waitFor();
  await device.reload();
  await startOrder(device);
  expect(await toolbar(device).count()).toBe(0);
  expect(await sendOrder(device)).toBe('kiosk');
});
