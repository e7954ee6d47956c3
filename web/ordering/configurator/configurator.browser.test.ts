import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../server/testing/browser/browser';
import { pressKey } from '../../../server/testing/browser/input';
import { removeRoute } from '../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const storePath = '/store/linz';

const choose = (page: Page, name: string) => page.getByRole('button', { name: `${name} auswählen` }).click();
const cart = (page: Page) => page.getByRole('region', { name: 'Ihr Sackerl' });
const saveButton = (page: Page, isDisabled = false) =>
  page.getByRole('button', { name: 'Zum Warenkorb', exact: true, disabled: isDisabled });

test('updates the price while a product is configured', async () => {
  const page = await browser.open(storePath);
  await choose(page, 'Apfelstrudel');
  const dialog = page.getByRole('dialog', { name: 'Apfelstrudel' });
  await expectAccessible(page);
  await dialog.getByText('Bitte noch angeben: Rosinen').waitFor();
  await saveButton(page, true).waitFor();

  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Apfelstrudel: mehr' }).click();
  await expectAnnounced(dialog, '8,40 €');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByText('8,40 €').waitFor({ state: 'detached' });
  await saveButton(page).click();
  await page.getByText('Produkt zum Warenkorb hinzugefügt.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expectVisible(() => cart(page).getByRole('spinbutton', { name: 'Apfelstrudel: Menge' }).inputValue(), '2');
});

test('configures a cake step by step and edits it in the cart', async () => {
  const page = await browser.open(storePath);
  await choose(page, 'Schokotorte');
  const dialog = page.getByRole('dialog', { name: 'Schokotorte' });
  const waitForHeading = (name: string) => dialog.getByRole('heading', { level: 3, name }).waitFor();
  const nextButton = (isDisabled = false) => dialog.getByRole('button', { name: 'Weiter', disabled: isDisabled });

  await waitForHeading('Menge');
  await dialog.getByText('Schritt 1 von 4').waitFor();
  await nextButton().click();
  await waitForHeading('Größe');
  await nextButton(true).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('radio').nth(1).check();
  await nextButton().click();
  await dialog.getByLabel('Aufschrift').fill('Alles Gute');
  await page.keyboard.press('Enter');
  await waitForHeading('Verpackung');
  await saveButton(page, true).waitFor();
  await dialog.getByRole('button', { name: 'Zurück' }).click();
  await expectVisible(() => dialog.getByLabel('Aufschrift').inputValue(), 'Alles Gute');
  await nextButton().click();
  await dialog.getByRole('radio').first().check();
  await saveButton(page).click();
  await cart(page).getByText('Alles Gute').waitFor();

  await cart(page).getByRole('button', { name: 'Schokotorte ändern' }).click();
  await nextButton().click();
  await nextButton().click();
  await dialog.getByLabel('Aufschrift').fill('Hoch soll sie leben');
  await nextButton().click();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await cart(page).getByText('Hoch soll sie leben').waitFor();
  await expectVisible(() => cart(page).getByRole('listitem').count(), 1);
});

test('closes the sheet on a phone while a product is edited and opens it again', async () => {
  const page = await browser.open(storePath, 'phone');
  await choose(page, 'Hollerlaib');
  await page.getByRole('radio').first().check();
  await saveButton(page).click();
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Ihr Sackerl' });
  const dialog = page.getByRole('dialog', { name: 'Hollerlaib' });
  for (const buttonName of ['Übernehmen', 'Abbrechen']) {
    await sheet.getByRole('button', { name: 'Hollerlaib ändern' }).click();
    await sheet.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: buttonName }).click();
    await dialog.waitFor({ state: 'detached' });
    await sheet.getByText('Hollerlaib').first().waitFor();
  }
});

test('changes nothing on cancel', async () => {
  const page = await browser.open(storePath, 'phone');
  await choose(page, 'Hollerlaib');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
  await choose(page, 'Hollerlaib');
  await page.getByRole('radio').first().waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('removes an optional answer with a second press', async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  const page = await browser.open(storePath);
  await choose(page, 'Leberkäsesemmel');
  const mustard = page.getByRole('dialog').getByRole('radio').first();
  await mustard.check();
  await pressKey(mustard, 'Space');
  await expectVisible(() => mustard.isChecked(), false);
  await saveButton(page).click();
  await cart(page).getByText('Leberkäsesemmel').waitFor();
});

test('shows the content of a bundle and its parts', async () => {
  const page = await browser.open(storePath);
  const card = page.getByRole('article', { name: 'Gebäckkorb' });
  await card.getByText('4 Stück Handsemmel').waitFor();
  await page.getByRole('button', { name: 'Gebäckkorb zum Warenkorb hinzufügen' }).click();
  await choose(page, 'Hollerfrühstück');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radiogroup').first().waitFor();
  for (const group of await dialog.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
  await saveButton(page).click();
  await expectVisible(() => cart(page).getByRole('list', { name: 'Produkte im Warenkorb' }).locator('> li').count(), 2);
});

test('shows no price for a hidden price and an approximate total', async () => {
  const page = await browser.open('/store/steyr-party');
  const card = page.getByRole('article', { name: 'Hochzeitstorte' });
  await choose(page, 'Hochzeitstorte');
  const dialog = page.getByRole('dialog', { name: 'Hochzeitstorte' });
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByLabel('Wünsche').fill('Mit Holunderblüten');
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await expectVisible(() => dialog.getByText('€').count(), 0);
  await saveButton(page).click();
  await expectVisible(() => card.getByText('€').count(), 0);
  await expectVisible(() => cart(page).getByRole('listitem').getByText('€').count(), 0);
  await cart(page).getByText('Für einige Produkte kann vorab kein Preis angegeben werden.').waitFor();
  await expectVisible(() => cart(page).getByText('ca. 0,00 €').count(), 2);
});

test('renders a field for each type of part and lists missing answers', async () => {
  const types = ['text', 'textarea', 'image', 'images', 'file', 'files', 'select', 'multiselect'];
  const options = [
    { name: 'Eins', modifier: 'add', value: 1, allergens: ['H'] },
    { name: 'Zwei', modifier: 'subtract', value: 0.5, allergens: [] },
    { name: 'Drei', modifier: 'overwrite', value: 7, allergens: [] },
  ];
  const parts = types.map(type => ({
    name: `Teil ${type}`,
    description: `Zu ${type}`,
    type,
    optional: false,
    options: type.endsWith('select') ? options : [],
  }));
  const [{ id }] = await browser.testApp.contextFor('ROLE_ADMIN').db.query(`select id from product where name = 'Salzstangerl'`);
  const change = { type: 'configurable', config: { parts, items: [] }, minimumQuantity: 2, maximumQuantity: 4, quantityStepSize: 2 };
  await browser.testApp.rest('ROLE_ADMIN', 'PUT', `/products/${id}`, change);
  const page = await browser.open(storePath, 'tablet');
  await choose(page, 'Salzstangerl');
  const dialog = page.getByRole('dialog');
  for (const type of types) await dialog.getByText(`Zu ${type}`, { exact: true }).waitFor();
  await dialog.getByText(`Bitte noch angeben: ${types.map(type => `Teil ${type}`).join(', ')}`).waitFor();
  await expectAccessible(page, 'dialog');

  await dialog.getByLabel('Teil text').first().fill('   '); // blanks are no answer
  await dialog.getByLabel('Teil textarea').fill('Alles Gute');
  await dialog.getByRole('radio', { name: 'Drei' }).check();
  for (const name of ['Eins', 'Zwei']) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByText('Bitte noch angeben: Teil text, Teil image, Teil images, Teil file, Teil files').waitFor();
  await dialog.getByText('15,00 €').waitFor(); // (7 + 1 − 0,50) × 2
  await dialog.getByText('Allergene: A, H').waitFor();
  await dialog.getByRole('button', { name: 'Salzstangerl: mehr' }).click();
  await dialog.getByText('30,00 €').waitFor();
  await dialog.getByRole('button', { name: 'Salzstangerl: mehr', disabled: true }).waitFor();
});

test('says that the choice could not be loaded, and opens it after a reload', async () => {
  browser.expectError(/Configurator|Failed to load resource/);
  const page = await browser.open('/');
  await page.route('**/assets/Configurator-*.js', route => route.abort('failed'));
  await page.goto(storePath);
  await choose(page, 'Apfelstrudel');
  const dialog = page.getByRole('dialog', { name: 'Apfelstrudel' });
  await dialog.getByText('Dieser Teil der Seite konnte nicht geladen werden.').waitFor();
  await expectAccessible(page);
  await removeRoute(page, '**/assets/Configurator-*.js');
  await dialog.getByRole('button', { name: 'Seite neu laden' }).click();
  await choose(page, 'Apfelstrudel');
  await dialog.getByText('Bitte noch angeben: Rosinen').waitFor();
});
