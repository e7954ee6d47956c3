import { expectAccessible, readsOut, shows, useBrowser } from '../../../server/testing/browser/browser';
import { customersOf, fillContact } from '../../../server/testing/browser/checkoutSteps';

const browser = useBrowser();
const { atCheckout } = customersOf(browser);

const idOf = async (name: string): Promise<string> => {
  const [{ id }] = await browser.house.as('ROLE_ADMIN').db.query('select id from product where name = $1', [name]);
  return id;
};
const change = async (name: string, change: object) => browser.house.rest('ROLE_ADMIN', 'PUT', `/products/${await idOf(name)}`, change);

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));
afterEach(() => change('Handsemmel', { isEnabled: true }));

test('what is sold out says so at once in an open cart, by name, and everything else stays where it was', async () => {
  const page = await browser.open('/store/linz');
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByRole('button', { name: 'Salzstangerl zum Warenkorb hinzufügen' }).click();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await change('Handsemmel', { isEnabled: false });

  const bag = page.getByRole('region', { name: 'Ihr Sackerl' });
  await readsOut(bag, 'Nicht mehr verfügbar: Handsemmel');
  await shows(() => bag.getByRole('listitem').count(), 1);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await bag.getByRole('button', { name: 'Verstanden' }).click();
  await bag.getByText('Nicht mehr verfügbar: Handsemmel').waitFor({ state: 'detached' });
});

test('a price that changes is said, and the product put back at the new one', async () => {
  const page = await browser.open('/store/linz', 'phone');
  await page.getByRole('button', { name: 'Salzstangerl zum Warenkorb hinzufügen' }).click();
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
  await change('Salzstangerl', { price: 1.2 });
  await readsOut(page, 'Geändert: Salzstangerl');
  const back = page.getByRole('button', { name: 'Wieder dazugeben' });
  await readsOut(page, 'Einige Produkte sind nicht mehr verfügbar und wurden entfernt.');
  await back.click({ trial: true, timeout: 3_000 }); // what is said in passing does not lie over it
  await page.getByText('Salzstangerl: jetzt 1,20 € statt 0,95 €').waitFor();
  await expectAccessible(page);
  await back.click();
  await page.locator('button:focus', { hasText: '1 Produkt im Warenkorb' }).click();
  await page.getByRole('dialog', { name: 'Ihr Sackerl' }).getByText('1,20 €').first().waitFor();
  await change('Salzstangerl', { price: 0.95 });
});

test('what is being put together follows the menu, keeps what was chosen, and says when it is sold out', async () => {
  const page = await browser.open('/store/linz');
  await page.getByRole('button', { name: 'Apfelstrudel auswählen' }).click();
  const overlay = page.getByRole('dialog', { name: 'Apfelstrudel' });
  await overlay.getByRole('radio').first().check();
  await change('Apfelstrudel', { price: 4.5 });
  await readsOut(overlay, 'Der Preis hat sich geändert: jetzt 4,50 € pro Portion statt 4,20 €');
  await change('Apfelstrudel', { isEnabled: false });
  await overlay.getByText('Dieses Produkt ist leider nicht mehr verfügbar.').first().waitFor();
  await overlay.getByRole('button', { name: 'Zum Warenkorb', disabled: true }).waitFor();
  await expectAccessible(page);
  await change('Apfelstrudel', { isEnabled: true, price: 4.2 });
  await overlay.getByRole('button', { name: 'Zum Warenkorb', disabled: false }).waitFor();
  await shows(() => overlay.getByRole('radio').first().isChecked(), true);
});

test('at the checkout too, and nothing that was typed is lost', async () => {
  const page = await atCheckout();
  await fillContact(page);
  await change('Handsemmel', { isEnabled: false });
  await page.getByText('Nicht mehr verfügbar: Handsemmel').waitFor();
  await page.getByText('Keine Produkte im Warenkorb!').waitFor();
  await shows(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Feuerstein');
  await shows(() => page.getByRole('button', { name: 'Bestellung abschicken' }).isDisabled(), true);
});

test('before the checkout it says when the order is ready, and what it waits for', async () => {
  await change('Salzstangerl', { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 3 });
  const page = await browser.open('/store/linz');
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByText('Frühestens abholbereit: Heute, 10:00 Uhr').waitFor();
  await page.getByRole('button', { name: 'Salzstangerl zum Warenkorb hinzufügen' }).click();
  await page.getByText('Frühestens abholbereit: Heute, 13:00 Uhr').waitFor();
  await page.getByText('Salzstangerl: 3 Stunden Vorlauf').waitFor();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await page.getByRole('region', { name: 'Termin' }).getByText('Salzstangerl: 3 Stunden Vorlauf').waitFor();
  await change('Salzstangerl', { isLeadTimeEnabled: false });
});

test('a time that is over meanwhile is explained, and the cart is kept', async () => {
  const page = await atCheckout();
  await page.getByRole('button', { name: /^Uhrzeit/ }).click();
  await page.getByRole('dialog').getByRole('spinbutton', { name: 'Stunde' }).press('ArrowUp');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: 'Datum Heute, 16.11.2026' }).waitFor();
  await browser.setClock('2026-11-16T13:00:00Z');
  await page.reload();
  await page.getByText('Ihr Termin ist vorbei: Heute, 11:00 Uhr').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Handsemmel' }).waitFor();
});

test('a second tab has its own cart, and neither disturbs the other', async () => {
  const page = await atCheckout();
  const other = await page.context().newPage();
  await other.goto('/store/linz');
  await other.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
  await other.getByRole('button', { name: 'Salzstangerl zum Warenkorb hinzufügen' }).click();
  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'Handsemmel' }).waitFor();
  await shows(() => page.getByRole('listitem').filter({ hasText: 'Salzstangerl' }).count(), 0);
});
