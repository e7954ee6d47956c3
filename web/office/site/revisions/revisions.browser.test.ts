import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { blockItems, createPage, openEditor, textBlock, waitUntilSaved } from '../../../../server/testing/browser/editorSteps';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';
import { holdToasts } from '../../../../server/testing/browser/input';
import type { Json } from '../../../../server/testing/app/json';

const browser = useBrowser();
const { testApp } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const summaries = (page: Page) => () => blockItems(page).locator('b + span').allTextContents();
const revisionButtons = (page: Page) => page.getByRole('list', { name: 'Fassungen, die neueste zuerst' }).getByRole('button');
const differences = (page: Page) => page.getByRole('list', { name: /^Unterschiede von/ }).locator(':scope > li');

async function openRevisions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mehr zur Seite' }).click();
  await page.getByRole('button', { name: 'Fassungen' }).click();
}

/** Changes the draft of a page as an admin: another text, another order, one block less. */
async function changePage(id: string, read: () => Promise<Json>): Promise<void> {
  const [one, two] = (await read()).content;
  const draft = [two, { ...one, value: { ...one.value, text: '<h2>Eins und mehr</h2>' } }, textBlock('Neu')];
  await testApp.rest('ROLE_ADMIN', 'PUT', `/sites/${id}`, { draft, hasDraft: true });
}

test('compares a revision with the draft and restores it, one block first', async () => {
  const { id, read } = await createPage(browser, 'fassungen');
  await changePage(id, read);
  const page = await openEditor(browser, id);
  await openRevisions(page);
  await expectVisible(() => revisionButtons(page).locator('b').allTextContents(), ['Fassung 2', 'Fassung 1']);
  await revisionButtons(page).nth(0).click();
  await page.getByText('Von „Fassung 2“ zu „Aktueller Entwurf“: kein Unterschied.').waitFor();
  expect(await page.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).isDisabled()).toBe(true);
  await revisionButtons(page).nth(1).click();
  await page.getByText('Von „Fassung 1“ zu „Aktueller Entwurf“: 2 Blöcke unterscheiden sich.').waitFor();
  expect(await differences(page).first().getByRole('insertion').textContent()).toContain('und mehr');
  await expectAccessible(page);

  await differences(page).first().getByRole('button', { name: 'Diesen Block wiederherstellen' }).click();
  await expectVisible(() => differences(page).count(), 1);
  await page.getByRole('tab', { name: 'Nebeneinander' }).click();
  const frame = (title: string) => page.frameLocator(`iframe[title="Seite: ${title}"]`).locator('[data-block] h2');
  await expectVisible(() => frame('Fassung 1').allTextContents(), ['Eins', 'Zwei']);
  await expectVisible(() => frame('Aktueller Entwurf').allTextContents(), ['Eins', 'Zwei', 'Neu']);
  await frame('Fassung 1').first().click(); // opens no block of the editor
  await holdToasts(page);
  await page.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).click();
  await page.getByText('Fassung 1 wiederhergestellt.').waitFor();
  await expectVisible(summaries(page), ['Eins', 'Zwei']);
  expect(await blockItems(page).locator('[aria-expanded=true]').count()).toBe(0);
  await page.keyboard.press('z'); // the key of the toast
  await expectVisible(summaries(page), ['Eins', 'Zwei', 'Neu']);
  await waitUntilSaved(page);
  expect((await read()).draft).toHaveLength(3);
});

test('names a revision, compares two of them and returns to the list on a phone', async () => {
  const { id, read } = await createPage(browser, 'fassungen-handy');
  await changePage(id, read);
  const page = await openEditor(browser, id, 'phone');
  await openRevisions(page);
  await revisionButtons(page).nth(1).click();
  await page.getByRole('button', { name: 'Benennen' }).click();
  await page.getByRole('textbox', { name: 'Name der Fassung' }).fill('x'.repeat(81));
  await page.getByText('Höchstens 80 Zeichen').waitFor();
  await page.getByRole('textbox', { name: 'Name der Fassung' }).fill('Vor Ostern');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Vor Ostern' }).waitFor();
  await page.getByRole('combobox', { name: 'Vergleichen mit' }).selectOption({ label: 'Fassung 2' });
  await page.getByText('Von „Vor Ostern“ zu „Fassung 2“: 2 Blöcke unterscheiden sich.').waitFor();
  expect(await page.getByRole('button', { name: 'Diesen Block wiederherstellen' }).count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Alle Fassungen' }).click();
  await expectVisible(() => revisionButtons(page).locator('b').allTextContents(), ['Fassung 2', 'Vor Ostern']);
  await expectVisible(
    () =>
      revisionButtons(page)
        .nth(1)
        .evaluate(button => button === document.activeElement),
    true,
  );
});

test('loads older revisions, and says why when that fails', async () => {
  const { id } = await createPage(browser, 'fassungen-viele');
  await testApp.app.services.database.query(
    `insert into "siteRevision" ("siteId", number, blocks, author, "createdAt", "updatedAt")
     select $1, n, '[]', 'Edi', now(), now() from generate_series(2, 70) n`,
    [id],
  );
  const page = await openEditor(browser, id);
  await page.route(/graphql/, route =>
    route.request().postData()?.includes('SiteRevisions') ? route.abort('connectionreset') : route.continue(),
  );
  browser.expectError(/ERR_CONNECTION_RESET/);
  await openRevisions(page);
  await page.getByRole('alert').getByText('Fassungen konnten nicht geladen werden.').waitFor();
  await removeRoute(page, /graphql/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expectVisible(() => revisionButtons(page).count(), 30);
  const more = page.getByRole('button', { name: 'Ältere Fassungen' });
  await more.click();
  await expectVisible(() => revisionButtons(page).count(), 60);
  await expectVisible(
    () =>
      revisionButtons(page)
        .nth(30)
        .evaluate(button => button === document.activeElement),
    true,
  );
  await more.click();
  await expectVisible(() => revisionButtons(page).count(), 70);
  expect(await more.count()).toBe(0);
  await page.keyboard.press('Escape');
  await expectVisible(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Mehr zur Seite');
});
