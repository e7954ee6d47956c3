import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../../../server/testing/browser/browser';
import { pressKey } from '../../../../../server/testing/browser/input';
import { delayResponses } from '../../../../../server/testing/browser/checkoutSteps';
import { createPage, textBlock } from '../../../../../server/testing/browser/editorSteps';

const browser = useBrowser();
const { testApp } = browser;
const unfit = { type: 'order-request', config: {}, value: { recipient: 'keine' } };

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const boxOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name} auswählen`, exact: true });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, action: string) => pressKey(page.getByRole('button', { name: action, exact: true }), 'Enter');

test('publishes, withdraws and deletes several pages by keyboard, and names those that stay', async () => {
  const draft = (path: string, ...blocks: object[]) =>
    createPage(browser, path.toLowerCase(), { name: path, isPublic: false, content: [], draft: blocks, hasDraft: true });
  const [a, b] = [await draft('Masse-a', textBlock('A')), await draft('Masse-b', textBlock('B'))];
  await draft('Masse-leer', { type: 'text', config: {}, value: {} });
  await draft('Masse-falsch', textBlock('C'), unfit);
  const unchanged = await createPage(browser, 'masse-online', { name: 'Masse-online' });
  await createPage(browser, 'masse-unten', { name: 'Masse-unten', parent: unchanged.id });

  const page = await browser.openAs('edi', '/backend/sites?search=masse');
  await pressKey(boxOf(page, 'Masse-a'), 'Space');
  await pressKey(boxOf(page, 'Masse-online'), 'Shift+Space');
  await page.getByText('5 Seiten ausgewählt').waitFor();
  await expectAccessible(page);
  await press(page, 'Veröffentlichen');
  const publishing = dialogOf(page, '2 Seiten veröffentlichen?');
  await publishing.getByText('3 Seiten bleiben, wie sie sind').waitFor();
  await publishing.getByText('Block 1 ist leer.').waitFor();
  await publishing.getByText(/^Block 2: /).waitFor();
  await publishing.getByText('Hat keine Änderungen.').waitFor();
  await expectAccessible(page);
  await testApp.rest('ROLE_ADMIN', 'PUT', `/sites/${b.id}`, { draft: [textBlock('anders')] });
  await pressKey(publishing.getByRole('button', { name: 'Veröffentlichen' }), 'Enter');
  const published = dialogOf(page, 'Eine Seite veröffentlicht.');
  await published.getByRole('link', { name: 'Masse-b' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter'); // the focus is on the button that closes
  await page.getByText('4 Seiten ausgewählt').waitFor();
  expect([(await a.read()).isPublic, (await b.read()).isPublic]).toEqual([true, false]);

  await pressKey(page.getByRole('checkbox', { name: 'Alle sichtbaren' }), 'Space');
  await page.getByText('6 Seiten ausgewählt').waitFor();
  await press(page, 'Zurückziehen');
  await pressKey(dialogOf(page, '3 Seiten zurückziehen?').getByRole('button', { name: 'Zurückziehen' }), 'Enter');
  await dialogOf(page, '3 Seiten zurückgezogen.').getByText('Ist nicht öffentlich.').first().waitFor();
  await page.keyboard.press('Escape');
  expect((await unchanged.read()).isPublic).toBe(false);

  // A page with another one below it is deleted only together with that.
  await boxOf(page, 'Masse-online').check();
  await press(page, 'Löschen');
  await page.getByText('Wird an einer Stelle benutzt: Seite „Masse-unten“.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Alle sichtbaren' }).check();
  await press(page, 'Löschen');
  await pressKey(dialogOf(page, '6 Seiten löschen?').getByRole('button', { name: 'Löschen' }), 'Enter');
  await page.getByText('Leider wurden keine Ergebnisse gefunden.').waitFor();
});

test('withdraws a page that is public by now, before the list shows it', async () => {
  const { id, read } = await createPage(browser, 'spaet', { name: 'Spät', isPublic: false });
  const page = await browser.openAs('edi', '/backend/sites?search=sp');
  await boxOf(page, 'Spät').check();
  const release = await delayResponses(page, 'SiteTree');
  await testApp.rest('ROLE_ADMIN', 'PUT', `/sites/${id}`, { isPublic: true });
  await press(page, 'Zurückziehen');
  await pressKey(dialogOf(page, 'Eine Seite zurückziehen?').getByRole('button', { name: 'Zurückziehen' }), 'Enter');
  await dialogOf(page, 'Eine Seite zurückgezogen.').waitFor();
  expect((await read()).isPublic).toBe(false);
  release();
});

test('closes parts of a tree of 600 pages, also after a reload, and finds pages in them', async () => {
  const parent = await createPage(browser, 'baum', { name: 'Baum', sortOrder: 0 });
  await testApp.app.services.database.query(
    `insert into site (name, path, type, "hasDraft", "isPublic", "sortOrder", "showInSitemap", "parentId")
     select 'Blatt ' || number, 'baum/' || number, 'standard', false, true, number, false, $1 from generate_series(1, 600) as number`,
    [parent.id],
  );
  const page = await browser.openAs('edi', '/backend/sites', 'phone');
  const names = () =>
    page
      .getByRole('region', { name: 'Seiten' })
      .getByRole('link', { name: /^(Baum|Blatt)/ })
      .allTextContents();
  await page.getByRole('link', { name: 'Blatt 600' }).waitFor();
  await pressKey(page.getByRole('button', { name: 'Seiten unter Baum' }), 'Enter');
  await expectVisible(names, ['Baum']);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('link', { name: 'Baum', exact: true }).waitFor();
  await expectVisible(names, ['Baum']);

  await page.getByLabel('Suche').fill('blatt 600');
  await expectVisible(names, ['Blatt 600']);
  await page.getByRole('checkbox', { name: 'Alle sichtbaren' }).check();
  await page.getByText('Eine Seite ausgewählt').waitFor();
  await page.getByLabel('Suche').fill('');
  await expectVisible(names, ['Baum']);
  await page.getByText('Eine Seite ausgewählt').waitFor({ state: 'detached' });
});
