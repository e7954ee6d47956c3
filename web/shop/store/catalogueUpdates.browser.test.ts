import { expectAccessible, expectAnnounced, expectVisible, reloadAfterClosing, useBrowser } from '../../../server/testing/browser/browser';
import { pressKey } from '../../../server/testing/browser/input';
import {
  consent,
  createCheckoutSteps,
  fillContact,
  holdSockets,
  submitOrder,
  waitForUpdates,
} from '../../../server/testing/browser/checkoutSteps';

const browser = useBrowser();
const { openCheckout } = createCheckoutSteps(browser);

const idOf = async (name: string): Promise<string> => {
  const [{ id }] = await browser.testApp.contextFor('ROLE_ADMIN').db.query('select id from product where name = $1', [name]);
  return id;
};
const updateProduct = async (name: string, change: object) =>
  browser.testApp.rest('ROLE_ADMIN', 'PUT', `/products/${await idOf(name)}`, change);

const fullText = 'Diese Zeit ist leider schon ausgebucht. Bitte wählen Sie eine andere.';

const branchId = async (): Promise<string> => {
  const [{ id }] = await browser.testApp.contextFor('ROLE_ADMIN').db.query("select id from branch where identifier = 'linz'");
  return id;
};
const setCapacity = async (takeawaySlotCapacity: number | null) =>
  browser.testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${await branchId()}`, { takeawaySlotCapacity });

/** Places an order of another customer. */
async function placeOrder(appointmentDate: string): Promise<void> {
  const input = {
    ...{ branch: await branchId(), appointmentDate, deliveryType: 'takeaway', legalInstructions: true, privacyPolicy: true },
    ...{ firstName: 'Anna', lastName: 'Berger', email: 'anna@kunde.example', phone: '+43 664 1234567' },
    items: [{ product: await idOf('Handsemmel'), amount: 1 }],
  };
  expect((await browser.testApp.rest(undefined, 'POST', '/orders', input)).status).toBe(201);
}

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));
afterEach(() => updateProduct('Handsemmel', { isEnabled: true }));
afterEach(() => setCapacity(null));
afterEach(async () =>
  browser.testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${await branchId()}/service`, { mode: 'takeaway', state: 'open' }),
);

test('reports an unavailable product in an open cart at once and keeps the rest', async () => {
  const page = await browser.open('/store/linz');
  await waitForUpdates(page);
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByRole('button', { name: 'Salzstangerl zum Warenkorb hinzufügen' }).click();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await updateProduct('Handsemmel', { isEnabled: false });

  const cart = page.getByRole('region', { name: 'Ihr Sackerl' });
  await expectAnnounced(cart, 'Nicht mehr verfügbar: Handsemmel');
  await expectVisible(() => cart.getByRole('listitem').count(), 1);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await cart.getByRole('button', { name: 'Verstanden' }).click();
  await cart.getByText('Nicht mehr verfügbar: Handsemmel').waitFor({ state: 'detached' });
});

test('reports a product that became unavailable before the socket was connected', async () => {
  const page = await browser.open('/robots.txt', 'desktop');
  const connect = await holdSockets(page);
  await page.goto('/store/linz');
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  const cart = page.getByRole('region', { name: 'Ihr Sackerl' });
  await cart.getByRole('listitem').waitFor();
  await updateProduct('Handsemmel', { isEnabled: false });
  connect();
  await expectAnnounced(cart, 'Nicht mehr verfügbar: Handsemmel');
});

test('reports a changed price and adds the product again at the new one', async () => {
  const page = await browser.open('/store/linz', 'phone');
  await waitForUpdates(page);
  await page.getByRole('button', { name: 'Salzstangerl zum Warenkorb hinzufügen' }).click();
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
  await updateProduct('Salzstangerl', { price: 1.2 });
  const restoreButton = page.getByRole('button', { name: 'Wieder dazugeben' });
  await Promise.all([
    expectAnnounced(page, 'Geändert: Salzstangerl'),
    expectAnnounced(page, 'Einige Produkte sind nicht mehr verfügbar und wurden entfernt.'),
  ]);
  await restoreButton.click({ trial: true, timeout: 30_000 }); // the toast does not cover the button
  await page.getByText('Salzstangerl: jetzt 1,20 € statt 0,95 €').waitFor();
  await expectAccessible(page);
  await restoreButton.click();
  await page.locator('button:focus', { hasText: '1 Produkt im Warenkorb' }).click();
  await page.getByRole('dialog', { name: 'Ihr Sackerl' }).getByText('1,20 €').first().waitFor();
  await updateProduct('Salzstangerl', { price: 0.95 });
});

test('updates an open configurator with the menu and keeps its answers', async () => {
  const page = await browser.open('/store/linz');
  await waitForUpdates(page);
  await page.getByRole('button', { name: 'Apfelstrudel auswählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apfelstrudel' });
  await dialog.getByRole('radio').first().check();
  await updateProduct('Apfelstrudel', { price: 4.5 });
  await expectAnnounced(dialog, 'Der Preis hat sich geändert: jetzt 4,50 € pro Portion statt 4,20 €');
  await updateProduct('Apfelstrudel', { isEnabled: false });
  await dialog.getByText('Dieses Produkt ist leider nicht mehr verfügbar.').first().waitFor();
  await dialog.getByRole('button', { name: 'Zum Warenkorb', disabled: true }).waitFor();
  await expectAccessible(page);
  await updateProduct('Apfelstrudel', { isEnabled: true, price: 4.2 });
  await dialog.getByRole('button', { name: 'Zum Warenkorb', disabled: false }).waitFor();
  await expectVisible(() => dialog.getByRole('radio').first().isChecked(), true);
});

test('reports an unavailable product at the checkout and keeps the form', async () => {
  const page = await openCheckout();
  await waitForUpdates(page);
  await fillContact(page);
  await updateProduct('Handsemmel', { isEnabled: false });
  await page.getByText('Nicht mehr verfügbar: Handsemmel').waitFor();
  await page.getByText('Keine Produkte im Warenkorb!').waitFor();
  await expectVisible(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Feuerstein');
  await expectVisible(() => page.getByRole('button', { name: 'Bestellung abschicken' }).isDisabled(), true);
});

const pauseText = 'Für diese Zeit nehmen wir gerade keine Bestellungen an.';

test('shows a pause of the board at once and offers later times', async () => {
  const board = await browser.openAs('mia', '/backend/orders');
  await board.getByRole('button', { name: 'Pause', exact: true }).click();
  const dialog = board.getByRole('dialog', { name: 'Pause und Stoßzeit' });
  await dialog.getByRole('radio', { name: /^Abholung/ }).check();
  await dialog.getByRole('radio', { name: 'Pause', exact: true }).check();
  await dialog.getByRole('button', { name: '60 Minuten' }).click();
  await dialog.getByRole('button', { name: 'Zu wenig Personal' }).click();
  await expectAccessible(board);

  const store = await browser.open('/store/linz');
  const page = await openCheckout();
  await fillContact(page);
  await page.getByText('Heute ab 10:00 Uhr').first().waitFor();
  await dialog.getByRole('button', { name: 'Jetzt pausieren' }).click();
  await expectAnnounced(page, `Abholung: Pause bis 11:00 Uhr.${pauseText} Bitte wählen Sie einen späteren Termin.`);
  await expectAnnounced(store, 'Leider sind wir heute zu wenige im Team.');
  await page.getByText('Heute ab 11:00 Uhr').first().waitFor();
  await expectAccessible(page);
  await expectAccessible(store);

  await board.getByRole('button', { name: 'Abholung: Pause bis 11:00' }).click();
  await expectAccessible(board);
  await dialog.getByRole('button', { name: 'Sofort fortsetzen' }).click();
  await page.getByText(pauseText).waitFor({ state: 'detached' });
  await store.getByText(pauseText).waitFor({ state: 'detached' });
  await page.getByText('Heute ab 10:00 Uhr').first().waitFor();
  await expectVisible(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Feuerstein');
});

test('ends a pause by itself in an open shop', async () => {
  const store = await browser.open('/store/linz');
  await waitForUpdates(store);
  const page = await openCheckout();
  await fillContact(page);
  await page.getByText('Heute ab 10:00 Uhr').first().waitFor();
  const pause = { mode: 'takeaway', state: 'paused', until: '2026-11-16T10:00:00Z', reason: 'Der Ofen ist defekt.' };
  expect((await browser.testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${await branchId()}/service`, pause)).status).toBe(200);
  await page.getByText(pauseText).first().waitFor();
  await store.getByText('Der Ofen ist defekt.').first().waitFor();
  await browser.setClock('2026-11-16T10:00:00Z');
  await expectVisible(() => page.getByText(pauseText).count(), 0);
  await expectVisible(() => store.getByText('Der Ofen ist defekt.').count(), 0);
  await consent(page);
  await submitOrder(page);
  await page.getByText('Vielen Dank für Ihre Bestellung!').first().waitFor();
});

test('offers no full quarter of an hour and keeps the form when one fills up', async () => {
  await setCapacity(1);
  const page = await openCheckout();
  await fillContact(page);
  await page.getByText('Heute ab 10:00 Uhr').first().waitFor();
  await page.getByRole('button', { name: /^Uhrzeit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await placeOrder('2026-11-16T09:05:00Z');
  await page.getByText(fullText).first().waitFor();
  await page.getByText('Heute ab 10:15 Uhr').first().waitFor();
  await page.getByRole('button', { name: /^Uhrzeit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '10:15 Uhr' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await page.getByText(fullText).waitFor({ state: 'detached' });
  await expectVisible(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Feuerstein');
});

test('shows at the time field that the server found it full', async () => {
  const page = await openCheckout();
  await fillContact(page);
  await consent(page);
  await page.getByRole('button', { name: /^Uhrzeit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await placeOrder('2026-11-16T09:05:00Z');
  const { db } = browser.testApp.contextFor('ROLE_ADMIN');
  await db.query(`update branch set "takeawaySlotCapacity" = 1 where identifier = 'linz'`); // without an event, so the page does not know it
  await submitOrder(page);
  await page.getByRole('region', { name: 'Termin' }).getByText(fullText).waitFor();
  await expectVisible(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Feuerstein');
});

test('follows a quarter of an hour that staff lock in a branch without a capacity', async () => {
  const page = await openCheckout();
  await page.getByText('Heute ab 10:00 Uhr').first().waitFor();
  const setLimit = async (capacity: number | null) =>
    browser.testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${await branchId()}/slot-capacities`, {
      ...{ deliveryType: 'takeaway', slot: '2026-11-16T09:00:00Z', capacity },
    });
  await setLimit(0);
  await page.getByText('Heute ab 10:15 Uhr').first().waitFor();
  await setLimit(null);
  await page.getByText('Heute ab 10:00 Uhr').first().waitFor();
});

test('shows the earliest time and the product that delays it', async () => {
  await updateProduct('Salzstangerl', { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 3 });
  const page = await browser.open('/store/linz');
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByText('Frühestens abholbereit: Heute, 10:00 Uhr').waitFor();
  await page.getByRole('button', { name: 'Salzstangerl zum Warenkorb hinzufügen' }).click();
  await page.getByText('Frühestens abholbereit: Heute, 13:00 Uhr').waitFor();
  await page.getByText('Salzstangerl: 3 Stunden Vorlauf').waitFor();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await page.getByRole('region', { name: 'Termin' }).getByText('Salzstangerl: 3 Stunden Vorlauf').waitFor();
  await updateProduct('Salzstangerl', { isLeadTimeEnabled: false });
});

test('reports a past appointment and keeps the cart', async () => {
  const page = await openCheckout();
  await page.getByRole('button', { name: /^Uhrzeit/ }).click();
  await pressKey(page.getByRole('dialog').getByRole('spinbutton', { name: 'Stunde' }), 'ArrowUp');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: 'Datum Heute, 16.11.2026' }).waitFor();
  await browser.setClock('2026-11-16T13:00:00Z');
  await reloadAfterClosing(page);
  await page.getByText('Ihr Termin ist vorbei: Heute, 11:00 Uhr').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Handsemmel' }).waitFor();
});

test('keeps a separate cart in each tab', async () => {
  const page = await openCheckout();
  const otherPage = await page.context().newPage();
  await otherPage.goto('/store/linz');
  await otherPage.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
  await otherPage.getByRole('button', { name: 'Salzstangerl zum Warenkorb hinzufügen' }).click();
  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'Handsemmel' }).waitFor();
  await expectVisible(() => page.getByRole('listitem').filter({ hasText: 'Salzstangerl' }).count(), 0);
});
