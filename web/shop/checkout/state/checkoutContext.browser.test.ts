import type { Page } from 'playwright-core';
import { expectAccessible, readsOut, shows, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import {
  consent,
  customersOf,
  errorsOn as errors,
  fillAddress,
  fillContact,
  isAbout,
  loseAnswers,
  send,
} from '../../../../server/testing/browser/checkoutSteps';

const browser = useBrowser();
const { atCheckout, placed, orderCount } = customersOf(browser);
const store = '/store/linz';
const monday = '2026-11-16T09:00:00Z'; // 10:00 in Linz: the shop is open, it delivers
const sunday = '2026-11-15T20:00:00Z';

beforeEach(() => browser.setClock(monday));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'an order for takeaway is placed and paid in cash on a %s',
  async viewport => {
    const page = await atCheckout({ viewport });
    await shows(() => page.title(), expect.stringMatching(/^Bestellvorgang - Hollerbusch Linz - /));
    await shows(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await shows(
      () => headings(page),
      [
        ...['Art der Lieferung', 'Kontakt', 'Termin', 'Kommentar', 'Warenkorb'],
        ...['7 Cent für den guten Zweck', 'Zahlung', 'Zum Schluss'],
      ],
    );
    await expectAccessible(page);
    await fillContact(page);
    await page.getByRole('textbox', { name: 'Kommentar' }).fill('Bitte knusprig');
    await consent(page);
    await send(page);
    expect(await placed(page)).toMatchObject({
      status: 'WAITING_FOR_CONFIRMATION',
      deliveryType: 'takeaway',
      paymentMethod: 'cash',
      isPreorder: false,
    });

    await page.goto(store);
    await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
  },
);

test('a delivery below the minimum cannot be sent, one above it can', async () => {
  const page = await atCheckout({ rolls: 20, method: 'Lieferung' });
  await browser.setClock('2026-11-16T15:30:00Z'); // it delivers in the afternoon
  await page.reload();
  await page.getByText('Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht').waitFor();
  await page.getByText('Waren im Wert von mindestens 2,00 €').waitFor();
  await shows(() => page.getByRole('button', { name: 'Bestellung abschicken' }).isDisabled(), true);

  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.getByRole('spinbutton', { name: 'Handsemmel: Menge' }).first().fill('30');
  await page.getByRole('spinbutton', { name: 'Handsemmel: Menge' }).first().press('Enter');
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await fillContact(page);
  await fillAddress(page);
  await consent(page);
  await send(page);
  expect(await placed(page)).toMatchObject({ deliveryType: 'delivery', isPreorder: false });
});

test('who eats there names the table and nothing else', async () => {
  const page = await atCheckout({ method: 'Vor Ort essen' });
  await shows(() => page.getByRole('heading', { name: 'Kontakt' }).count(), 0);
  await consent(page);
  await send(page);
  await errors(page).getByRole('link', { name: 'Bitte wählen Sie einen Tisch aus.' }).click();
  const table = page.getByRole('combobox', { name: 'Tischnummer' });
  await shows(() => table.locator('option').first().textContent(), 'Bitte wählen');
  await page.getByText('Die Tischnummer finden Sie in der Mitte des QR-Codes auf Ihrem Tisch.', { exact: false }).waitFor();
  await page.getByText('Dann wählen Sie bitte Abholung und schreiben Sie es in den Kommentar.', { exact: false }).waitFor();
  await shows(() => table.evaluate(element => element === document.activeElement), true);
  await table.selectOption('4');
  await send(page);
  expect(await placed(page)).toMatchObject({ deliveryType: 'dineIn', tableIdentifier: '4' });
});

test('a closed shop takes a preorder for a time that is chosen by keyboard', async () => {
  await browser.setClock(sunday);
  const page = await atCheckout();
  await page.getByText('Gerne nehmen wir auch Ihre Vorbestellungen entgegen.', { exact: false }).waitFor();
  await page.getByRole('button', { name: /^Datum/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Termin/ });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '15. November 2026, Heute, nicht verfügbar' }).waitFor();
  await readsOut(dialog, 'November 2026');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('heading', { name: 'Termin Montag, 23.11.2026' }).waitFor();
  await dialog.getByRole('spinbutton', { name: 'Stunde' }).press('ArrowUp');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Datum 23.11.2026' }).waitFor();

  await fillContact(page);
  await consent(page);
  await send(page, 'Vorbestellung abschicken');
  expect(await placed(page)).toMatchObject({ isPreorder: true, appointmentDate: expect.stringMatching(/^2026-11-23T/) });
});

test('an offer is asked for with an address and a time, paid later, at prices that may change', async () => {
  await browser.house.rest('ROLE_ADMIN', 'POST', '/config', { enableMollie: true, enablePluginMollie: true });
  const page = await browser.open('/store/steyr-party', 'tablet');
  await page.getByRole('button', { name: 'Aufbauservice zum Warenkorb hinzufügen' }).click();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Anfrage abschließen' }).waitFor();
  await page.getByText('Alle Preise sind Grundpreise. Den endgültigen Betrag nennen wir Ihnen in unserem Angebot.').waitFor();
  await shows(() => page.getByRole('radio', { name: /^Online-Zahlung/ }).count(), 0);
  await fillContact(page);
  await consent(page);
  await send(page, 'Angebotsanfrage abschicken');
  await errors(page).getByRole('link', { name: 'Bitte wählen Sie einen Termin aus.' }).click();
  await shows(() => page.getByRole('button', { name: 'Datum Keine Angabe' }).evaluate(it => it === document.activeElement), true);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Termin Mittwoch, 18.11.2026' }); // two days after Monday, and closed on Mondays
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await fillAddress(page);
  await send(page, 'Angebotsanfrage abschicken');
  await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Anfrage!' }).waitFor();
  expect(await placed(page)).toMatchObject({ isQuotation: true, deliveryType: 'takeaway', appointmentDate: '2026-11-18T09:00:00.000Z' });
});

test('a time that passes while the form is open is said to be over, and another is chosen before the order is sent', async () => {
  const page = await atCheckout();
  await page.getByRole('button', { name: /^Uhrzeit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  const time = page.locator('button', { hasText: 'Uhrzeit' });
  await time.click();
  await page.getByRole('button', { name: 'Stunde später' }).click();
  await time.getByText('11:00 Uhr').waitFor(); // the field follows, and comes back
  await page.keyboard.press('Escape');
  await time.getByText('10:00 Uhr').waitFor();
  await fillContact(page);
  await consent(page);
  await browser.setClock('2026-11-16T09:30:00Z');
  await page.getByRole('alert').getByText('Ihr Termin ist vorbei: Heute, 10:00 Uhr').waitFor();
  await page.reload();
  await send(page);
  await errors(page).getByRole('link', { name: 'Bitte wählen Sie einen Termin aus.' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Keine Angabe' }).click();
  await shows(() => page.getByText('Ihr Termin ist vorbei', { exact: false }).count(), 0);
  await send(page);
  expect(await placed(page)).toMatchObject({ appointmentDate: null, items: [{ amount: 2 }] });
});

test.each(['2026-11-16T22:00:00Z', '2026-11-14T09:00:00Z'])(
  'a device that believes it is %s goes by the clock of the shop',
  async believed => {
    const page = await atCheckout();
    await page.context().clock.setFixedTime(new Date(believed));
    await page.reload();
    await page.getByText('Geöffnet bis 18:30').waitFor();
    await page.getByRole('radio', { name: /^Abholung Heute ab 10:00 Uhr/ }).waitFor();
    await page.getByRole('button', { name: /^Datum/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '16. November 2026, Heute' }).waitFor();
    await page.keyboard.press('Escape');
    await fillContact(page);
    await consent(page);
    await send(page, 'Bestellung abschicken');
    expect(await placed(page)).toMatchObject({ isPreorder: false });
  },
);

test('what is wrong stands at its field and in the list on top, until it is right', async () => {
  const page = await atCheckout({ method: 'Lieferung', rolls: 40 });
  await page.getByRole('textbox', { name: 'Telefon' }).pressSequentially('0664 (1)23x');
  await shows(() => page.getByRole('textbox', { name: 'Telefon' }).inputValue(), '0664 123');
  await send(page);
  await errors(page).waitFor();
  await shows(() => page.evaluate(() => scrollY), 0);
  await shows(() => errors(page).evaluate(element => element === document.activeElement), true);
  await shows(
    () => errors(page).getByRole('listitem').allTextContents(),
    expect.arrayContaining([
      'Vorname: Dieser Wert darf nicht leer sein.',
      'Telefon: Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.',
      'PLZ: Dieser Wert darf nicht leer sein.',
      'Bitte akzeptieren Sie die Datenschutzerklärung.',
    ]),
  );
  await shows(() => page.getByRole('textbox', { name: 'Vorname' }).getAttribute('aria-invalid'), 'true');
  const typed = page.locator('form').locator('textarea, select, input:not([type=radio], [type=checkbox])');
  await shows(() => typed.evaluateAll(fields => fields.filter(field => !field.hasAttribute('autocomplete')).length), 0);
  await expectAccessible(page);
  await fillContact(page);
  await fillAddress(page);
  await consent(page);
  await errors(page).waitFor({ state: 'detached' });
  const country = page.getByRole('combobox', { name: 'Land' });
  await shows(() => country.locator('option').allTextContents(), ['Deutschland', 'Liechtenstein', 'Österreich', 'Schweiz']);
  await shows(() => country.inputValue(), 'AT');
  await shows(() => headings(page), expect.arrayContaining(['Kontakt', 'Lieferadresse', 'Termin']));
});

test('what is ordered is taken out line by line, with its sums, until nothing is left to send', async () => {
  const page = await atCheckout({ method: 'Lieferung', rolls: 40 });
  const bag = page.getByRole('region', { name: 'Warenkorb' });
  await shows(
    () => bag.getByRole('definition').evaluateAll(sums => sums.map(sum => sum.textContent.replaceAll('\u00a0', ' '))),
    ['2,90 €', '27,43 €', '1,21 €', '0,26 €', '28,90 €'],
  );
  await bag.getByRole('button', { name: 'Handsemmel entfernen' }).click();
  await bag.getByText('Keine Produkte im Warenkorb!').waitFor();
  await shows(() => bag.getByRole('link', { name: 'Zum Sortiment' }).getAttribute('href'), store);
  await shows(() => headings(page), expect.not.arrayContaining(['Termin']));
  await shows(() => page.getByRole('button', { name: 'abschicken' }).isDisabled(), true);
});

test('what the server refuses is shown, and the order can be sent again', async () => {
  const page = await atCheckout();
  await fillContact(page);
  await consent(page);
  const entry = { message: 'Derzeit leider nicht.', field: 'phone', code: 'INVALID' };
  await page.route('**/graphql', route =>
    isAbout(route.request(), 'CreateOrder') ? route.fulfill({ json: refusal(entry) }) : route.fallback(),
  );
  await send(page);
  await errors(page).getByRole('link', { name: 'Telefon: Derzeit leider nicht.' }).click();
  await shows(() => page.getByRole('textbox', { name: 'Telefon' }).evaluate(element => element === document.activeElement), true);
  await page.unroute('**/graphql');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('+43 664 7654321');
  await errors(page).waitFor({ state: 'detached' });
  await send(page);
  await placed(page);
});

test('a price that has changed is named, and the menu is read again, also where no news arrives', async () => {
  const page = await atCheckout();
  await fillContact(page);
  await page.routeWebSocket('**/graphql', () => {}); // nobody at the other end
  await page.reload();
  await consent(page);
  const [{ id }] = await browser.house.as('ROLE_ADMIN').db.query(`select id from product where name = 'Handsemmel'`);
  const setPrice = (price: number) => browser.house.rest('ROLE_ADMIN', 'PUT', `/products/${id}`, { price });
  expect(await setPrice(0.7)).toMatchObject({ status: 200 });
  try {
    await send(page);
    await errors(page).getByText('Der Preis von Handsemmel hat sich geändert.').waitFor();
    await page.getByText('Einige Produkte sind nicht mehr verfügbar und wurden entfernt.').waitFor();
    await page.getByRole('region', { name: 'Warenkorb' }).getByText('Keine Produkte im Warenkorb!').waitFor();
  } finally {
    await setPrice(0.65);
  }
});

test('pressed twice, lost and pressed again, it is still one order', async () => {
  const page = await atCheckout();
  await fillContact(page);
  await consent(page);
  const before = await orderCount();
  browser.expectComplaint(/ERR_(FAILED|CONNECTION)|Failed to load/);
  await loseAnswers(page);
  await page.getByRole('button', { name: 'Bestellung abschicken' }).dblclick();
  await errors(page).getByText('Ein unbekannter Fehler ist aufgetreten.').waitFor();
  await errors(page).getByText('Sie wird sicher nicht doppelt aufgegeben.').waitFor();
  expect(await orderCount()).toBe(before + 1);

  await page.unroute('**/graphql');
  await page.reload();
  await page.getByRole('button', { name: 'Bestellung abschicken' }).dblclick();
  await placed(page);
  expect(await orderCount()).toBe(before + 1);
});

test('what was typed outlives going back and a reload; the contact is there the next time, until it is forgotten', async () => {
  const page = await atCheckout();
  await fillContact(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Hollerbusch Linz' }).waitFor();
  await page.goForward();
  await page.reload();
  await shows(() => page.getByRole('textbox', { name: 'Vorname' }).inputValue(), 'Anna');
  await consent(page);
  await send(page);
  await placed(page);

  await page.goto(`${store}/checkout`);
  await shows(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Feuerstein');
  await shows(() => page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).isChecked(), false);
  await page.getByRole('button', { name: 'Gespeicherte Daten löschen' }).click();
  await shows(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), '');
  await page.reload();
  await shows(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), '');
});

const headings = (page: Page): Promise<string[]> => page.locator('form h2').allTextContents();
const refusal = (entry: object) => ({ data: null, errors: [{ message: 'x', extensions: { code: 'INVALID', errors: [entry] } }] });
