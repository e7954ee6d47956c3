import type { Page } from 'playwright-core';
import { expectAccessible, readsOut, shows, useBrowser } from '../../../server/testing/browser/browser';

const browser = useBrowser();
const shop = '/store/linz';

const choose = (page: Page, name: string) => page.getByRole('button', { name: `${name} auswählen` }).click();
const bag = (page: Page) => page.getByRole('region', { name: 'Ihr Sackerl' });
const save = (page: Page, isDisabled = false) => page.getByRole('button', { name: 'Zum Warenkorb', exact: true, disabled: isDisabled });

test('a product is put together, and its price follows', async () => {
  const page = await browser.open(shop);
  await choose(page, 'Apfelstrudel');
  const overlay = page.getByRole('dialog', { name: 'Apfelstrudel' });
  await expectAccessible(page);
  await overlay.getByText('Bitte noch angeben: Rosinen').waitFor();
  await save(page, true).waitFor();

  await overlay.getByRole('radio').first().check();
  await overlay.getByRole('button', { name: 'Apfelstrudel: mehr' }).click();
  await readsOut(overlay, '8,40 €');
  await overlay.getByRole('checkbox').first().check();
  await overlay.getByText('8,40 €').waitFor({ state: 'detached' });
  await save(page).click();
  await overlay.waitFor({ state: 'detached' });
  await page.getByText('Produkt zum Warenkorb hinzugefügt.').waitFor();
  await shows(() => bag(page).getByRole('spinbutton', { name: 'Apfelstrudel: Menge' }).inputValue(), '2');
});

test('a cake is put together step by step and changed in the bag', async () => {
  const page = await browser.open(shop);
  await choose(page, 'Schokotorte');
  const overlay = page.getByRole('dialog', { name: 'Schokotorte' });
  const heading = (name: string) => overlay.getByRole('heading', { level: 3, name }).waitFor();
  const next = (isDisabled = false) => overlay.getByRole('button', { name: 'Weiter', disabled: isDisabled });

  await heading('Menge');
  await overlay.getByText('Schritt 1 von 4').waitFor();
  await next().click();
  await heading('Größe');
  await next(true).waitFor();
  await expectAccessible(page);
  await overlay.getByRole('radio').nth(1).check();
  await next().click();
  await overlay.getByLabel('Aufschrift').fill('Alles Gute');
  await page.keyboard.press('Enter');
  await heading('Verpackung');
  await save(page, true).waitFor();
  await overlay.getByRole('button', { name: 'Zurück' }).click();
  await shows(() => overlay.getByLabel('Aufschrift').inputValue(), 'Alles Gute');
  await next().click();
  await overlay.getByRole('radio').first().check();
  await save(page).click();
  await bag(page).getByText('Alles Gute').waitFor();

  await bag(page).getByRole('button', { name: 'Schokotorte ändern' }).click();
  await next().click();
  await next().click();
  await overlay.getByLabel('Aufschrift').fill('Hoch soll sie leben');
  await next().click();
  await overlay.getByRole('button', { name: 'Übernehmen' }).click();
  await bag(page).getByText('Hoch soll sie leben').waitFor();
  await shows(() => bag(page).getByRole('listitem').count(), 1);
});

test('on a phone the sheet gives way to the product, and returns', async () => {
  const page = await browser.open(shop, 'phone');
  await choose(page, 'Hollerlaib');
  await page.getByRole('radio').first().check();
  await save(page).click();
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Ihr Sackerl' });
  const overlay = page.getByRole('dialog', { name: 'Hollerlaib' });
  for (const end of ['Übernehmen', 'Abbrechen']) {
    await sheet.getByRole('button', { name: 'Hollerlaib ändern' }).click();
    await sheet.waitFor({ state: 'detached' });
    await overlay.getByRole('button', { name: end }).click();
    await overlay.waitFor({ state: 'detached' });
    await sheet.getByText('Hollerlaib').first().waitFor();
  }
});

test('cancelling changes nothing', async () => {
  const page = await browser.open(shop, 'phone');
  await choose(page, 'Hollerlaib');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
  await choose(page, 'Hollerlaib');
  await shows(() => page.getByRole('radio', { checked: true }).count(), 0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('an answer that may be left out is taken back by a second press', async () => {
  await browser.setClock('2026-11-16T09:00:00Z');
  const page = await browser.open(shop);
  await choose(page, 'Leberkäsesemmel');
  const mustard = page.getByRole('dialog').getByRole('radio').first();
  await mustard.check();
  await mustard.press('Space');
  await shows(() => mustard.isChecked(), false);
  await save(page).click();
  await bag(page).getByText('Leberkäsesemmel').waitFor();
});

test('a bundle shows what it holds, and asks its own questions', async () => {
  const page = await browser.open(shop);
  const card = page.getByRole('article', { name: 'Gebäckkorb' });
  await card.getByText('4 Stück Handsemmel').waitFor();
  await page.getByRole('button', { name: 'Gebäckkorb zum Warenkorb hinzufügen' }).click();
  await choose(page, 'Hollerfrühstück');
  const overlay = page.getByRole('dialog');
  for (const group of await overlay.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
  await save(page).click();
  await shows(() => bag(page).getByRole('list', { name: 'Produkte im Warenkorb' }).locator('> li').count(), 2);
});

test('a product whose price is hidden shows none, and the sum is not certain', async () => {
  const page = await browser.open('/store/steyr-party');
  const card = page.getByRole('article', { name: 'Hochzeitstorte' });
  await choose(page, 'Hochzeitstorte');
  const overlay = page.getByRole('dialog', { name: 'Hochzeitstorte' });
  await overlay.getByRole('button', { name: 'Weiter' }).click();
  await overlay.getByRole('radio').first().check();
  await overlay.getByRole('button', { name: 'Weiter' }).click();
  await overlay.getByLabel('Wünsche').fill('Mit Holunderblüten');
  await overlay.getByRole('button', { name: 'Weiter' }).click();
  await shows(() => overlay.getByText('€').count(), 0);
  await save(page).click();
  await shows(() => card.getByText('€').count(), 0);
  await shows(() => bag(page).getByRole('listitem').getByText('€').count(), 0);
  await bag(page).getByText('Für einige Produkte kann vorab kein Preis angegeben werden.').waitFor();
  await shows(() => bag(page).getByText('ca. 0,00 €').count(), 2);
});

test('every kind of part asks in its own way, and says what is missing', async () => {
  const kinds = ['text', 'textarea', 'image', 'images', 'file', 'files', 'select', 'multiselect'];
  const options = [
    { name: 'Eins', modifier: 'add', value: 1, allergens: ['H'] },
    { name: 'Zwei', modifier: 'subtract', value: 0.5, allergens: [] },
    { name: 'Drei', modifier: 'overwrite', value: 7, allergens: [] },
  ];
  const parts = kinds.map(type => ({
    name: `Teil ${type}`,
    description: `Zu ${type}`,
    type,
    optional: false,
    options: type.endsWith('select') ? options : [],
  }));
  const [{ id }] = await browser.house.as('ROLE_ADMIN').db.query(`select id from product where name = 'Salzstangerl'`);
  const change = { type: 'configurable', config: { parts, items: [] }, minimumQuantity: 2, maximumQuantity: 4, quantityStepSize: 2 };
  await browser.house.rest('ROLE_ADMIN', 'PUT', `/products/${id}`, change);
  const page = await browser.open(shop, 'tablet');
  await choose(page, 'Salzstangerl');
  const overlay = page.getByRole('dialog');
  for (const kind of kinds) await overlay.getByText(`Zu ${kind}`, { exact: true }).waitFor();
  await overlay.getByText(`Bitte noch angeben: ${kinds.map(kind => `Teil ${kind}`).join(', ')}`).waitFor();
  await expectAccessible(page, 'dialog');

  await overlay.getByLabel('Teil text').first().fill('   '); // is no answer
  await overlay.getByLabel('Teil textarea').fill('Alles Gute');
  await overlay.getByRole('radio', { name: 'Drei' }).check();
  for (const name of ['Eins', 'Zwei']) await overlay.getByRole('checkbox', { name }).check();
  await overlay.getByText('Bitte noch angeben: Teil text, Teil image, Teil images, Teil file, Teil files').waitFor();
  await overlay.getByText('15,00 €').waitFor(); // (7 + 1 − 0,50) × 2
  await overlay.getByText('Allergene: A, H').waitFor();
  await overlay.getByRole('button', { name: 'Salzstangerl: mehr' }).click();
  await overlay.getByText('30,00 €').waitFor();
  await overlay.getByRole('button', { name: 'Salzstangerl: mehr', disabled: true }).waitFor();
});
