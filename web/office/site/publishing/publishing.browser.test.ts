import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import { createPage, openEditor, textBlock, waitUntilSaved } from '../../../../server/testing/browser/editorSteps';
import { runJobs } from '../../../../server/testing/app/runJobs';

const browser = useBrowser();
const { testApp } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Seite veröffentlichen' });
const hasFocus = (page: Page, name: string) => () =>
  dialogOf(page)
    .getByRole('button', { name, exact: true })
    .evaluate(button => button === document.activeElement);

test('plans a page by keyboard, says when it has changed since, and shows when it is online', async () => {
  const link = { type: 'text', config: {}, value: { text: '<p>Zu den <a href="/fehlt">Angeboten</a></p>' } };
  const { id, read } = await createPage(browser, 'weihnachten', { content: [textBlock('Eins'), textBlock('Zwei')] });
  const change = (...draft: object[]) => testApp.rest('ROLE_ADMIN', 'PUT', `/sites/${id}`, { draft, hasDraft: true });
  await change((await read()).content[0], link);
  const page = await openEditor(browser, id);
  const dialog = dialogOf(page);
  await page.getByText('Online + 2 Änderungen').waitFor();
  await page.keyboard.press('Control+Enter');
  await expectVisible(hasFocus(page, 'Veröffentlichen'), true);
  await dialog.getByText('„/fehlt“ gibt es nicht.').waitFor();
  await dialog.getByText('2 Blöcke sind anders').waitFor();
  await dialog.getByText('Zu den Angeboten').first().waitFor();
  await expectAccessible(page);

  await pressKey(dialog.getByRole('button', { name: '2.\u00A0Text: Inhalt' }), 'Enter');
  await dialog.waitFor({ state: 'detached' });
  const text = page.getByRole('textbox', { name: 'Inhalt' });
  await expectVisible(() => text.evaluate(element => element === document.activeElement), true);
  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('radio', { name: 'Zu einem Zeitpunkt' }).check();
  await dialog.getByRole('button', { name: 'Planen' }).click();
  await dialog.getByText('Dieser Wert darf nicht leer sein.').waitFor();
  const at = dialog.getByLabel('Veröffentlichen am');
  await expectVisible(() => at.evaluate(element => element === document.activeElement), true);
  await at.fill('2026-11-20T10:30');
  await dialog.getByText('Bitte wählen Sie einen Zeitpunkt, der noch nicht vorbei ist.').waitFor();
  await at.fill('2026-11-20T18:00');
  await dialog.getByLabel('Offline nehmen am').fill('2026-11-20T18:00');
  await dialog.getByText('Das Ende muss nach dem Beginn liegen.').waitFor();
  await dialog.getByLabel('Offline nehmen am').fill('2026-11-20T20:00');
  await expectAccessible(page);
  await pressKey(at, 'Enter');
  await page.getByText('Veröffentlichung geplant: 20.11. 18:00.').waitFor();
  await page.getByText('Geplant 20.11. 18:00', { exact: true }).waitFor();
  expect((await read()).content).toHaveLength(2);

  await change((await read()).draft[1]);
  await page.reload();
  await page.getByText('Geplant 20.11. 18:00', { exact: true }).waitFor();
  await page.keyboard.press('Control+Enter');
  await dialog.getByText('Geplant wird die Fassung vom 20.11.2026, 10:30 Uhr, die Seite wurde seitdem geändert.').waitFor();
  await expectVisible(() => at.inputValue(), '2026-11-20T18:00');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await browser.setClock('2026-11-20T17:00:00Z');
  await runJobs(testApp);
  await page.getByText('Online bis 20.11. 20:00 + 1 Änderung').waitFor();
  expect((await read()).content).toHaveLength(2);
  await browser.setClock('2026-11-20T19:00:00Z');
  await runJobs(testApp);
  await page.getByText('Abgelaufen', { exact: true }).waitFor();
});

test('shows what is online beside what will be, and notices what another editor does meanwhile', async () => {
  const { id, read } = await createPage(browser, 'vergleich', { content: [textBlock('Eins'), textBlock('Zwei'), textBlock('Drei')] });
  const [one, two, three] = (await read()).content;
  const change = (body: object) => testApp.rest('ROLE_ADMIN', 'PUT', `/sites/${id}`, body);
  const draft = [one, { ...three, value: textBlock('Vier').value }, textBlock('Neu')];
  await change({ draft, hasDraft: true });
  const page = await openEditor(browser, id);
  const dialog = dialogOf(page);
  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('tab', { name: 'Nebeneinander' }).click();
  const marks = (title: string) => () =>
    page.frameLocator(`iframe[title="Seite: ${title}"]`).locator('[data-block] > [data-kind]').allTextContents();
  await expectVisible(marks('Jetzt online'), ['Entfernt', 'Geändert']);
  await expectVisible(marks('Danach online'), ['Geändert', 'Neu']);
  const unchanged = page.frameLocator('iframe[title="Seite: Danach online"]').locator('[data-block]:not([data-mark])').first();
  await unchanged.hover();
  expect(await unchanged.evaluate(element => getComputedStyle(element, '::after').boxShadow)).toBe('none'); // looks like no mark
  await expectAccessible(page);

  await change({ draft: [one, two], hasDraft: true });
  await dialog.getByRole('alert').getByText('hat die Seite gerade geändert.').waitFor();
  await expectVisible(marks('Jetzt online'), ['Entfernt']);
  await change({ content: [one, two], draft: [], hasDraft: false });
  await dialog.getByRole('alert').getByText('hat die Seite gerade veröffentlicht.').waitFor();
  await dialog.getByText('Seit der letzten Veröffentlichung hat sich nichts geändert.').waitFor();
  await testApp.rest('ROLE_ADMIN', 'DELETE', `/sites/${id}`);
  await page.getByRole('alert').getByText('Diese Seite wurde inzwischen gelöscht.').waitFor();
  await expectVisible(() => dialog.count(), 0);
  expect(await page.getByRole('button', { name: 'Veröffentlichen' }).isDisabled()).toBe(true);
});

test('switches between both pages on a phone, and answers clearly when the page is gone', async () => {
  const { id, read } = await createPage(browser, 'vergleich-handy');
  const [one] = (await read()).content;
  await testApp.rest('ROLE_ADMIN', 'PUT', `/sites/${id}`, { draft: [one], hasDraft: true });
  const page = await openEditor(browser, id, 'phone');
  const dialog = dialogOf(page);
  await page.routeWebSocket(/graphql/, socket => socket.close()); // no news from the server
  await page.reload();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await dialog.getByText('Ein Block ist anders').click();
  await dialog.getByRole('tab', { name: 'Danach online' }).click();
  const headings = (title: string) => () =>
    page.frameLocator(`iframe[title="Seite: ${title}"]`).locator('[data-block] h2').allTextContents();
  await expectVisible(headings('Danach online'), ['Eins']);
  await page.keyboard.press('ArrowLeft');
  await expectVisible(headings('Jetzt online'), ['Eins', 'Zwei']);
  await expectAccessible(page);
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await dialog
    .getByRole('alert')
    .getByText(/^Die Seite wurde nicht veröffentlicht. Bitte prüfen Sie die Verbindung/)
    .waitFor();
  expect(await page.frameLocator('iframe[title="Seite: Jetzt online"]').getByRole('alert').count()).toBe(0);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await testApp.rest('ROLE_ADMIN', 'DELETE', `/sites/${id}`);
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('alert').getByText('Diese Seite wurde inzwischen gelöscht.').waitFor();
  await expectVisible(() => dialog.count(), 0);
});

test('lists what is planned for 601 pages, and moves, cancels and changes it in another tab', async () => {
  const { id } = await createPage(browser, 'liste', { name: 'Fasching' });
  const editor = await openEditor(browser, id);
  await editor.getByRole('button', { name: 'Text verbergen' }).first().click();
  await waitUntilSaved(editor);
  await editor.keyboard.press('Control+Enter');
  await dialogOf(editor).getByRole('radio', { name: 'Zu einem Zeitpunkt' }).check();
  await dialogOf(editor).getByLabel('Veröffentlichen am').fill('2027-02-01T06:00');
  await dialogOf(editor).getByRole('button', { name: 'Planen' }).click();
  await editor.getByText('Geplant 01.02.2027 06:00', { exact: true }).waitFor();

  const page = await browser.openAs('edi', '/backend/sites', 'phone');
  await pressKey(page.getByRole('tab', { name: 'Geplant' }), 'Enter');
  const table = page.getByRole('region', { name: 'Geplant' });
  await table.getByText('01.02.2027, 06:00 Uhr').waitFor();
  await expectAccessible(page);
  await pressKey(table.getByRole('button', { name: 'Fasching: Veröffentlichen verschieben' }), 'Enter');
  const moving = page.getByRole('dialog', { name: 'Planung verschieben' });
  await moving.getByLabel('Neuer Zeitpunkt').fill('2026-11-20T10:30');
  await page.keyboard.press('Enter');
  await moving.getByText('Bitte wählen Sie einen Zeitpunkt, der noch nicht vorbei ist.').waitFor();
  await moving.getByLabel('Neuer Zeitpunkt').fill('2027-02-08T06:00');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByText('Planung verschoben.').waitFor();
  await table.getByText('08.02.2027, 06:00 Uhr').waitFor();
  await editor.getByText('Geplant 08.02.2027 06:00', { exact: true }).waitFor();
  await table.getByRole('button', { name: 'Fasching: Veröffentlichen aufheben' }).click();
  await page.getByText('Gerade ist nichts geplant.').waitFor();
  await editor.getByText('Online + 1 Änderung', { exact: true }).waitFor();

  await testApp.app.services.database.query(
    `with page as (
       insert into site (name, path, type, "hasDraft", "isPublic", "sortOrder", "showInSitemap")
       select 'Seite ' || number, 'geplant-' || number, 'standard', false, false, 0, false from generate_series(1, 601) as number
       returning id, name)
     insert into "sitePlan" ("siteId", kind, at, blocks, author, "createdAt", "endedAt", failure)
     select id, 'publish', timestamptz '2027-03-01' + substring(name from 7)::integer * interval '1 hour', '[]', 'Edi', now(),
       case name when 'Seite 600' then now() end, case name when 'Seite 600' then 'Block 2: Der gewählte Eintrag existiert nicht.' end
     from page`,
  );
  await page.goto(`${new URL(page.url()).origin}/backend/sites?tab=planned&page=13`);
  await table.getByText('601 Einträge').waitFor();
  await table.getByRole('button', { name: 'Seite 601: Veröffentlichen aufheben' }).click();
  await page.getByText('Seite 12 von 12').waitFor();
  await table.getByText('600 Einträge').waitFor();
  await table.getByText('Block 2: Der gewählte Eintrag existiert nicht.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Seite 599: Planung ändern' }).click();
  await dialogOf(page).getByText('Geplant für 26.03.2027, 00:00 Uhr, von Edi.').waitFor();
  await expectVisible(() => dialogOf(page).getByLabel('Veröffentlichen am').inputValue(), '2027-03-26T00:00');
});
