import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../../../server/testing/browser/browser';
import {
  blockItems,
  createPage,
  cutNetwork,
  openBlock,
  openEditor,
  waitUntilStored,
  waitUntilSaved,
} from '../../../../../server/testing/browser/editorSteps';

const browser = useBrowser();

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const openTab = (page: Page, name: 'Inhalt' | 'Seite' | 'Suchmaschinen') => page.getByRole('tab', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();

async function openAsAdmin(id: string): Promise<Page> {
  const page = await browser.openAs('admin', `/backend/sites/${id}`);
  await page.getByRole('heading', { name: 'Blöcke' }).waitFor();
  return page;
}

test('saves the properties of two editors, and what was saved without a connection after a reload', async () => {
  const { id, read } = await createPage(browser, 'eigenschaften');
  const [edi, admin] = [await openEditor(browser, id), await openAsAdmin(id)];
  await openTab(edi, 'Suchmaschinen');
  await field(edi, 'Titel für Suchmaschinen').fill('Titel von Edi');
  await openTab(admin, 'Suchmaschinen');
  await field(admin, 'Beschreibung für Suchmaschinen').fill('Text von Admin');
  await save(admin);
  await admin.getByText('Seite gespeichert.').waitFor();
  await expectVisible(() => field(edi, 'Beschreibung für Suchmaschinen').inputValue(), 'Text von Admin');
  expect(await field(edi, 'Titel für Suchmaschinen').inputValue()).toBe('Titel von Edi');
  await save(edi);
  await edi.getByText('Seite gespeichert.').waitFor();
  expect(await read()).toMatchObject({ seoTitle: 'Titel von Edi', seoDescription: 'Text von Admin', hasDraft: false });

  await openTab(edi, 'Seite');
  await field(edi, 'Adresse').fill('start seite');
  await save(edi);
  await expectVisible(() => field(edi, 'Adresse').getAttribute('aria-invalid'), 'true');
  await field(edi, 'Adresse').fill('eigenschaften');
  await openTab(edi, 'Inhalt');
  await cutNetwork(edi);
  browser.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await openTab(edi, 'Seite');
  await field(edi, 'Name').fill('Name von Edi');
  await field(edi, 'Titel').fill('Überschrift');
  await save(edi);
  await edi.getByText('Der Server ist nicht erreichbar.').waitFor();
  await openTab(admin, 'Seite');
  await field(admin, 'Name').fill('Name von Admin');
  await save(admin);
  await expectVisible(async () => (await read()).name, 'Name von Admin');

  await edi.context().setOffline(false);
  await edi.reload();
  const notice = edi.getByRole('alert').filter({ hasText: 'Admin Demo hat gleichzeitig dasselbe geändert.' });
  await notice.getByRole('button', { name: 'Name' }).click();
  const card = edi.getByText('Name: zwei Fassungen').locator('..');
  await expectVisible(() => card.locator('dd').allTextContents(), ['Name von Edi', 'Name von Admin', 'Seite eigenschaften']);
  await expectVisible(async () => (await read()).title, 'Überschrift');
  expect(await field(edi, 'Name').inputValue()).toBe('Name von Admin');
  await expectAccessible(edi);
  await card.getByRole('button', { name: 'Meine Fassung übernehmen' }).click();
  await expectVisible(async () => (await read()).name, 'Name von Edi');
  await expectVisible(() => field(admin, 'Name').inputValue(), 'Name von Edi');
  await expectVisible(() => notice.count(), 0);
});

test('undoes and redoes a title and the text of a block in turn, after saving and without a connection', async () => {
  const { id, read } = await createPage(browser, 'schritte', { title: 'Alt' });
  const page = await openEditor(browser, id);
  const expectTitle = async (title: string, text: string): Promise<void> => {
    await page.getByRole('status').filter({ hasText: text }).waitFor();
    await expectVisible(() => page.getByRole('tab', { selected: true }).textContent(), 'Seite');
    await expectVisible(() => field(page, 'Titel').inputValue(), title);
  };
  const expectText = async (content: string, text: string): Promise<void> => {
    await page.getByRole('status').filter({ hasText: text }).waitFor();
    await expectVisible(() => page.getByRole('tab', { selected: true }).textContent(), 'Inhalt');
    await expectVisible(() => blockItems(page).first().getByRole('textbox', { name: 'Inhalt' }).textContent(), content);
  };
  await openTab(page, 'Seite');
  await field(page, 'Titel').fill('Neu');
  await save(page);
  await page.getByText('Seite gespeichert.').waitFor();
  await openTab(page, 'Inhalt');
  await openBlock(page, 0);
  await page.getByRole('textbox', { name: 'Inhalt' }).fill('Frisch');
  await waitUntilSaved(page);
  await openTab(page, 'Seite');
  await field(page, 'Titel').pressSequentially('er');

  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await undo.click();
  await expectTitle('Neu', 'Rückgängig gemacht: Titel.');
  await undo.click();
  await expectText('Eins', 'Rückgängig gemacht: Text: Inhalt.');
  await undo.click();
  await expectTitle('Alt', 'Rückgängig gemacht: Titel.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expectTitle('Neu', 'Wiederholt: Titel.');

  await cutNetwork(page);
  browser.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.getByRole('tab', { name: 'Seite' }).focus();
  await page.keyboard.press('Control+Shift+Z');
  await expectText('Frisch', 'Wiederholt: Text: Inhalt.');
  await blockItems(page).first().locator('[data-header]').focus();
  await page.keyboard.press('Control+z');
  await expectText('Eins', 'Rückgängig gemacht: Text: Inhalt.');
  await page.keyboard.press('Control+z'); // the header has gone with its tab, and the field has the focus
  await expectTitle('Alt', 'Rückgängig gemacht: Titel.');
  await page.keyboard.press('Control+Shift+Z');
  await expectTitle('Neu', 'Wiederholt: Titel.');
  await page.keyboard.press('Control+z');
  await expectTitle('Alt', 'Rückgängig gemacht: Titel.');
  await page.keyboard.press('Tab');
  expect(await field(page, 'Titel').evaluate(control => control === document.activeElement)).toBe(true);

  await waitUntilStored(page, '"value":"Alt"');
  await page.context().setOffline(false);
  await page.reload();
  await openTab(page, 'Seite');
  await expectVisible(() => field(page, 'Titel').inputValue(), 'Alt');
  expect((await read()).title).toBe('Neu'); // visitors see a property once it is saved
  await save(page);
  await expectVisible(async () => (await read()).title, 'Alt');
  await expectVisible(async () => (await read()).draft[0].value.text, '<h2>Eins</h2>');
});
