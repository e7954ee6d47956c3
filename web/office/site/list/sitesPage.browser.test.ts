import { expectAccessible, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';

const browser = useBrowser();
const { testApp } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test('finds one of 600 pages by text and state, also after a reload, and follows the changes of others', async () => {
  await testApp.app.services.database.query(
    `insert into site (name, path, type, "hasDraft", "isPublic", "sortOrder", "showInSitemap")
     select 'Seite ' || number, 'viele-' || number, 'standard', false, number % 2 = 0, number, false from generate_series(1, 600) as number`,
  );
  const page = await browser.openAs('edi', '/backend/sites');
  const table = page.getByRole('region', { name: 'Seiten' });
  const names = () => table.getByRole('link').allTextContents();
  await table.getByRole('link', { name: 'Seite 600', exact: true }).waitFor();
  await table.getByText(/^6\d\d Einträge$/).waitFor();

  await page.getByLabel('Suche').fill('seite viele-59');
  await expectVisible(names, ['Seite 59', ...Array.from({ length: 10 }, (_, index) => `Seite ${590 + index}`)]);
  await page.getByLabel('Stand').selectOption('draft');
  await expectVisible(
    names,
    [59, 591, 593, 595, 597, 599].map(number => `Seite ${number}`),
  );
  await expectAccessible(page);
  await page.reload();
  await expectVisible(
    names,
    [59, 591, 593, 595, 597, 599].map(number => `Seite ${number}`),
  );
  await page.keyboard.press('Tab'); // from the start of the page, although its tabs were scrolled
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zum Inhalt springen');

  const { data } = (await testApp.rest('ROLE_ADMIN', 'GET', '/sites?search=Seite%20591')).body;
  await testApp.rest('ROLE_ADMIN', 'PUT', `/sites/${data[0].id}`, { isPublic: true });
  await expectVisible(
    names,
    [59, 593, 595, 597, 599].map(number => `Seite ${number}`),
  );
  await page.getByLabel('Suche').fill('gibt es nicht');
  await page.getByText('Leider wurden keine Ergebnisse gefunden.').waitFor();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await table.getByText(/^Heute, 10:30 Uhr, /).waitFor();
});

test('searches 1,200 pages on the server, and says that the list shows the first 1,000', async () => {
  await testApp.app.services.database.query(
    `insert into site (name, path, type, "hasDraft", "isPublic", "sortOrder", "showInSitemap")
     select 'Archiv ' || number, 'archiv/' || number, 'standard', false, true, 1000 + number, false from generate_series(1, 1200) as number`,
  );
  const page = await browser.openAs('edi', '/backend/sites');
  await page.getByText('Die Liste zeigt die ersten 1.000 Seiten. Die Suche findet auch die übrigen.').waitFor();
  await page.getByLabel('Suche').fill('/archiv/1199');
  const names = () => page.getByRole('region', { name: 'Seiten' }).getByRole('link').allTextContents();
  await expectVisible(names, ['Archiv 1199']);
  await expectVisible(() => page.getByText('Die Liste zeigt die ersten 1.000 Seiten.').count(), 0);
  await page.getByLabel('Stand').selectOption('Online');
  await expectVisible(names, ['Archiv 1199']);
  await page.reload();
  await expectVisible(names, ['Archiv 1199']);
  await page.getByLabel('Suche').fill('gibt es nicht');
  await page.getByText('Leider wurden keine Ergebnisse gefunden.').waitFor();
});
