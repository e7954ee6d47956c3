import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import {
  consent,
  createCheckoutSteps,
  errorSummary as errors,
  fillAddress,
  fillContact,
  isOperation,
  dropResponses,
  submitOrder,
} from '../../../../server/testing/browser/checkoutSteps';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const { openCheckout, readOrder, orderCount } = createCheckoutSteps(browser);
const store = '/store/linz';
const mondayMorning = '2026-11-16T09:00:00Z'; // 10:00 in Linz: the shop is open and delivers
const sundayEvening = '2026-11-15T20:00:00Z';

beforeEach(() => browser.setClock(mondayMorning));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('places a takeaway order paid in cash on a %s', async viewport => {
  const page = await openCheckout({ viewport });
  await expectVisible(() => page.title(), expect.stringMatching(/^Bestellvorgang - Hollerbusch Linz - /));
  await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await expectVisible(
    () => headings(page),
    [...['Art der Lieferung', 'Kontakt', 'Termin', 'Kommentar', 'Warenkorb'], ...['7 Cent für den guten Zweck', 'Zahlung', 'Zum Schluss']],
  );
  await expectAccessible(page);
  await fillContact(page);
  await page.getByRole('textbox', { name: 'Kommentar' }).fill('Bitte knusprig');
  await consent(page);
  await submitOrder(page);
  expect(await readOrder(page)).toMatchObject({
    status: 'WAITING_FOR_CONFIRMATION',
    deliveryType: 'takeaway',
    paymentMethod: 'cash',
    isPreorder: false,
  });

  await page.goto(store);
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
});

test('submits a delivery order only above the minimum', async () => {
  const page = await openCheckout({ rolls: 20, method: 'Lieferung' });
  await browser.setClock('2026-11-16T15:30:00Z'); // the branch delivers in the afternoon
  await page.reload();
  await page.getByText('Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht').waitFor();
  await page.getByText('Waren im Wert von mindestens 2,00 €').waitFor();
  await expectVisible(() => page.getByRole('button', { name: 'Bestellung abschicken' }).isDisabled(), true);

  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.getByRole('spinbutton', { name: 'Handsemmel: Menge' }).first().fill('30');
  await pressKey(page.getByRole('spinbutton', { name: 'Handsemmel: Menge' }).first(), 'Enter');
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await fillContact(page);
  await fillAddress(page);
  await consent(page);
  await submitOrder(page);
  expect(await readOrder(page)).toMatchObject({ deliveryType: 'delivery', isPreorder: false });
});

test('asks for nothing but the table when eating in', async () => {
  const page = await openCheckout({ method: 'Vor Ort essen' });
  await expectVisible(() => page.getByRole('heading', { name: 'Kontakt' }).count(), 0);
  await consent(page);
  await submitOrder(page);
  await errors(page).getByRole('link', { name: 'Bitte wählen Sie einen Tisch aus.' }).click();
  const table = page.getByRole('combobox', { name: 'Tischnummer' });
  await expectVisible(() => table.locator('option').first().textContent(), 'Bitte wählen');
  await page.getByText('Die Tischnummer finden Sie in der Mitte des QR-Codes auf Ihrem Tisch.', { exact: false }).waitFor();
  await page.getByText('Dann wählen Sie bitte Abholung und schreiben Sie es in den Kommentar.', { exact: false }).waitFor();
  await expectVisible(() => table.evaluate(element => element === document.activeElement), true);
  await table.selectOption('4');
  await submitOrder(page);
  expect(await readOrder(page)).toMatchObject({ deliveryType: 'dineIn', tableIdentifier: '4' });
});

test('accepts a pre-order in a closed shop, with a time chosen by keyboard', async () => {
  await browser.setClock(sundayEvening);
  const page = await openCheckout();
  await page.getByText('Gerne nehmen wir auch Ihre Vorbestellungen entgegen.', { exact: false }).waitFor();
  await pressKey(page.getByRole('button', { name: /^Datum/ }), 'Enter');
  const dialog = page.getByRole('dialog', { name: /^Termin/ });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '15. November 2026, Heute, nicht verfügbar' }).waitFor();
  await expectAnnounced(dialog, 'November 2026');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('heading', { name: 'Termin Montag, 23.11.2026' }).waitFor();
  await pressKey(dialog.getByRole('spinbutton', { name: 'Stunde' }), 'ArrowUp');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Datum 23.11.2026' }).waitFor();

  await fillContact(page);
  await consent(page);
  await submitOrder(page, 'Vorbestellung abschicken');
  expect(await readOrder(page)).toMatchObject({ isPreorder: true, appointmentDate: expect.stringMatching(/^2026-11-23T/) });
});

test('requests a quotation with address, appointment and approximate prices, without payment', async () => {
  await browser.testApp.rest('ROLE_ADMIN', 'POST', '/config', { enableMollie: true, enablePluginMollie: true });
  const page = await browser.open('/store/steyr-party', 'tablet');
  await page.getByRole('button', { name: 'Aufbauservice zum Warenkorb hinzufügen' }).click();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Anfrage abschließen' }).waitFor();
  await page.getByText('Alle Preise sind Grundpreise. Den endgültigen Betrag nennen wir Ihnen in unserem Angebot.').waitFor();
  await expectVisible(() => page.getByRole('radio', { name: /^Online-Zahlung/ }).count(), 0);
  await fillContact(page);
  await consent(page);
  await submitOrder(page, 'Angebotsanfrage abschicken');
  await errors(page).getByRole('link', { name: 'Bitte wählen Sie einen Termin aus.' }).click();
  await expectVisible(() => page.getByRole('button', { name: 'Datum Keine Angabe' }).evaluate(it => it === document.activeElement), true);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Termin Mittwoch, 18.11.2026' }); // two days of lead time after Monday; closed on Mondays
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await fillAddress(page);
  await submitOrder(page, 'Angebotsanfrage abschicken');
  await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Anfrage!' }).waitFor();
  expect(await readOrder(page)).toMatchObject({ isQuotation: true, deliveryType: 'takeaway', appointmentDate: '2026-11-18T09:00:00.000Z' });
});

test('reports an appointment that passes while the form is open and requires a new one', async () => {
  const page = await openCheckout();
  await page.getByRole('button', { name: /^Uhrzeit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  const time = page.locator('button', { hasText: 'Uhrzeit' });
  await time.click();
  await page.getByRole('button', { name: 'Stunde später' }).click();
  await time.getByText('11:00 Uhr').waitFor(); // the field follows the picker and is reset on Escape
  await page.keyboard.press('Escape');
  await time.getByText('10:00 Uhr').waitFor();
  await fillContact(page);
  await consent(page);
  await browser.setClock('2026-11-16T09:30:00Z');
  await page.getByRole('alert').getByText('Ihr Termin ist vorbei: Heute, 10:00 Uhr').waitFor();
  await page.reload();
  await submitOrder(page);
  await errors(page).getByRole('link', { name: 'Bitte wählen Sie einen Termin aus.' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Keine Angabe' }).click();
  await expectVisible(() => page.getByText('Ihr Termin ist vorbei', { exact: false }).count(), 0);
  await submitOrder(page);
  expect(await readOrder(page)).toMatchObject({ appointmentDate: null, items: [{ amount: 2 }] });
});

test.each(['2026-11-16T22:00:00Z', '2026-11-14T09:00:00Z'])('uses the clock of the shop on a device set to %s', async deviceTime => {
  const page = await openCheckout();
  await page.context().clock.setFixedTime(new Date(deviceTime));
  await page.reload();
  await page.getByText('Geöffnet bis 18:30').waitFor();
  await page.getByRole('radio', { name: /^Abholung Heute ab 10:00 Uhr/ }).waitFor();
  await page.getByRole('button', { name: /^Datum/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '16. November 2026, Heute' }).waitFor();
  await page.keyboard.press('Escape');
  await fillContact(page);
  await consent(page);
  await submitOrder(page, 'Bestellung abschicken');
  expect(await readOrder(page)).toMatchObject({ isPreorder: false });
});

test('shows errors at their field and in the summary until they are corrected', async () => {
  const page = await openCheckout({ method: 'Lieferung', rolls: 40 });
  await page.getByRole('textbox', { name: 'Telefon' }).pressSequentially('0664 (1)23x');
  await expectVisible(() => page.getByRole('textbox', { name: 'Telefon' }).inputValue(), '0664 123');
  await submitOrder(page);
  await errors(page).waitFor();
  await expectVisible(() => page.evaluate(() => scrollY), 0);
  await expectVisible(() => errors(page).evaluate(element => element === document.activeElement), true);
  await expectVisible(
    () => errors(page).getByRole('listitem').allTextContents(),
    expect.arrayContaining([
      'Vorname: Dieser Wert darf nicht leer sein.',
      'Telefon: Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.',
      'PLZ: Dieser Wert darf nicht leer sein.',
      'Bitte akzeptieren Sie die Datenschutzerklärung.',
    ]),
  );
  await expectVisible(() => page.getByRole('textbox', { name: 'Vorname' }).getAttribute('aria-invalid'), 'true');
  const textFields = page.locator('form').locator('textarea, select, input:not([type=radio], [type=checkbox])');
  await expectVisible(() => textFields.evaluateAll(fields => fields.filter(field => !field.hasAttribute('autocomplete')).length), 0);
  await expectAccessible(page);
  await fillContact(page);
  await fillAddress(page);
  await consent(page);
  await errors(page).waitFor({ state: 'detached' });
  const country = page.getByRole('combobox', { name: 'Land' });
  await expectVisible(() => country.locator('option').allTextContents(), ['Deutschland', 'Liechtenstein', 'Österreich', 'Schweiz']);
  await expectVisible(() => country.inputValue(), 'AT');
  await expectVisible(() => headings(page), expect.arrayContaining(['Kontakt', 'Lieferadresse', 'Termin']));
});

test('removes lines with their totals until the cart is empty and disables the submit button', async () => {
  const page = await openCheckout({ method: 'Lieferung', rolls: 40 });
  const cart = page.getByRole('region', { name: 'Warenkorb' });
  await expectVisible(
    () => cart.getByRole('definition').evaluateAll(totals => totals.map(total => total.textContent.replaceAll('\u00a0', ' '))),
    ['2,90 €', '27,43 €', '1,21 €', '0,26 €', '28,90 €'],
  );
  await cart.getByRole('button', { name: 'Handsemmel entfernen' }).click();
  await cart.getByText('Keine Produkte im Warenkorb!').waitFor();
  await expectVisible(() => cart.getByRole('link', { name: 'Zum Sortiment' }).getAttribute('href'), store);
  await expectVisible(() => headings(page), expect.not.arrayContaining(['Termin']));
  await expectVisible(() => page.getByRole('button', { name: 'abschicken' }).isDisabled(), true);
});

test('shows an error of the server and lets the customer submit again', async () => {
  const page = await openCheckout();
  await fillContact(page);
  await consent(page);
  const entry = { message: 'Derzeit leider nicht.', field: 'phone', code: 'INVALID' };
  await page.route('**/graphql', route =>
    isOperation(route.request(), 'CreateOrder') ? route.fulfill({ json: errorResponse(entry) }) : route.fallback(),
  );
  await submitOrder(page);
  await errors(page).getByRole('link', { name: 'Telefon: Derzeit leider nicht.' }).click();
  await expectVisible(() => page.getByRole('textbox', { name: 'Telefon' }).evaluate(element => element === document.activeElement), true);
  await removeRoute(page, '**/graphql');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('+43 664 7654321');
  await errors(page).waitFor({ state: 'detached' });
  await submitOrder(page);
  await readOrder(page);
});

test('reports a changed price and reloads the menu, even without a subscription', async () => {
  const page = await openCheckout();
  await fillContact(page);
  await page.routeWebSocket('**/graphql', () => {}); // the socket never answers
  await page.reload();
  await consent(page);
  const [{ id }] = await browser.testApp.contextFor('ROLE_ADMIN').db.query(`select id from product where name = 'Handsemmel'`);
  const setPrice = (price: number) => browser.testApp.rest('ROLE_ADMIN', 'PUT', `/products/${id}`, { price });
  expect(await setPrice(0.7)).toMatchObject({ status: 200 });
  try {
    const message = page.getByText('Einige Produkte sind nicht mehr verfügbar und wurden entfernt.').waitFor();
    await submitOrder(page);
    await Promise.all([errors(page).getByText('Der Preis von Handsemmel hat sich geändert.').waitFor(), message]);
    await page.getByRole('region', { name: 'Warenkorb' }).getByText('Keine Produkte im Warenkorb!').waitFor();
  } finally {
    await setPrice(0.65);
  }
});

test('creates one order after a double click, a lost response and a retry', async () => {
  const page = await openCheckout();
  await fillContact(page);
  await consent(page);
  const before = await orderCount();
  browser.expectError(/ERR_(FAILED|CONNECTION)|Failed to load/);
  await dropResponses(page);
  await page.getByRole('button', { name: 'Bestellung abschicken' }).dblclick();
  await errors(page).getByText('Ein unbekannter Fehler ist aufgetreten.').waitFor();
  await errors(page).getByText('Sie wird sicher nicht doppelt aufgegeben.').waitFor();
  expect(await orderCount()).toBe(before + 1);

  await removeRoute(page, '**/graphql');
  await page.reload();
  await page.getByRole('button', { name: 'Bestellung abschicken' }).dblclick();
  await readOrder(page);
  expect(await orderCount()).toBe(before + 1);
});

test('keeps the form after navigation and reload, and the contact until it is deleted', async () => {
  const page = await openCheckout();
  await fillContact(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Hollerbusch Linz' }).waitFor();
  await page.goForward();
  await page.reload();
  await expectVisible(() => page.getByRole('textbox', { name: 'Vorname' }).inputValue(), 'Anna');
  await consent(page);
  await submitOrder(page);
  await readOrder(page);

  await page.goto(`${store}/checkout`);
  await expectVisible(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Feuerstein');
  await expectVisible(() => page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).isChecked(), false);
  await page.getByRole('button', { name: 'Gespeicherte Daten löschen' }).click();
  await expectVisible(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), '');
  await page.reload();
  await expectVisible(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), '');
});

const headings = (page: Page): Promise<string[]> => page.locator('form h2').allTextContents();
const errorResponse = (entry: object) => ({ data: null, errors: [{ message: 'x', extensions: { code: 'INVALID', errors: [entry] } }] });
