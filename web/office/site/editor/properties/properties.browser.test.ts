import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser } from '../../../../../server/testing/browser/browser';
import { createPage, cutNetwork, openEditor } from '../../../../../server/testing/browser/editorSteps';

const browser = useBrowser();

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const openTab = (page: Page, name: 'Inhalt' | 'Seite' | 'Suchmaschinen') => page.getByRole('tab', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();

async function openAsAdmin(id: string): Promise<Page> {
  const page = await browser.open(`/backend/login?next=/backend/sites/${id}`);
  await logIn(page, 'admin');
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
