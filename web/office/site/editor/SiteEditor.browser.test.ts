import type { Locator, Page, Route } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import * as steps from '../../../../server/testing/browser/editorSteps';
import { drop, pressKey } from '../../../../server/testing/browser/input';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

const { blockItems, openBlock, preview, textBlock: text, publish, waitUntilSaved } = steps;

const browser = useBrowser();
const { testApp } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const createPage = (path: string, more?: object) => steps.createPage(browser, path, more);
const openEditor = (id: string, viewport?: keyof typeof viewports) => steps.openEditor(browser, id, viewport);

const blockSummaries = (page: Page) => () => blockItems(page).locator('b + span').allTextContents();
/** Waits until the page has handled the last key. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestIdleCallback(() => requestAnimationFrame(resolve))));

test('adds, edits, moves and hides blocks and shows visitors only the published page', async () => {
  const { id, read } = await createPage('werkstatt');
  const page = await openEditor(id);
  await page.getByRole('button', { name: 'Block hinzufügen' }).click();
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('stellen');
  await page.keyboard.press('Enter');
  const intro = page.getByRole('textbox', { name: 'Einleitung' });
  await expectVisible(() => intro.evaluate(element => element === document.activeElement), true);
  await page.getByRole('group', { name: 'Karriere' }).getByRole('button', { name: 'Stellen: hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Bezeichnung' }).fill('Brezelbieger');
  await preview(page).getByRole('heading', { name: 'Brezelbieger' }).waitFor();

  await blockItems(page).nth(2).getByRole('button', { name: 'Mehr zu Karriere' }).click();
  await page.getByRole('button', { name: 'Nach oben' }).click();
  await expectVisible(blockSummaries(page), ['Eins', '1 Stelle', 'Zwei']);
  await blockItems(page).first().getByRole('button', { name: 'Text verbergen' }).click();
  await waitUntilSaved(page);
  await page.getByText('Online + 2 Änderungen').waitFor();
  await preview(page).getByRole('heading', { name: 'Eins' }).waitFor({ state: 'detached' });

  const visitor = await browser.open('/werkstatt');
  await visitor.getByRole('heading', { name: 'Eins' }).waitFor();
  expect(await visitor.getByText('Brezelbieger').count()).toBe(0);

  await publish(page);
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Brezelbieger' }).waitFor();
  await expectVisible(() => visitor.getByRole('heading', { name: 'Eins' }).count(), 0);
  expect(await read()).toMatchObject({ hasDraft: false, draft: [], content: { length: 3 } });
});

test('moves blocks by keyboard and undoes every step', async () => {
  const { id } = await createPage('tasten');
  const page = await openEditor(id);
  const grip = blockItems(page).first().getByRole('button', { name: 'Text verschieben' });
  await grip.focus();
  await page.keyboard.press('Space');
  await page.getByText('Text, Position 1 von 2').waitFor({ state: 'attached' });
  // A block that was just picked up does not receive the arrow keys yet.
  await expectVisible(async () => {
    await page.keyboard.press('ArrowDown');
    return (await page.getByText('Text, Position 2 von 2').count()) > 0;
  }, true);
  await page.keyboard.press('Space');
  await expectVisible(blockSummaries(page), ['Zwei', 'Eins']);
  await waitUntilIdle(page); // a dropped block gets the focus back first

  await blockItems(page).first().locator('button[aria-expanded]').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expectVisible(blockSummaries(page), ['Eins', 'Zwei']);
  await page.keyboard.press('Control+d');
  await expectVisible(blockSummaries(page), ['Eins', 'Zwei', 'Zwei']);
  await page.keyboard.press('Delete');
  await expectVisible(blockSummaries(page), ['Eins', 'Zwei']);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectVisible(blockSummaries(page), ['Eins', 'Zwei', 'Zwei']);
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expectVisible(blockSummaries(page), ['Eins', 'Zwei']);
});

test('edits rich text by keyboard and toolbar', async () => {
  const { id, read } = await createPage('worte');
  const page = await openEditor(id);
  await openBlock(page, 0);
  const editor = page.getByRole('textbox', { name: 'Inhalt' });
  await editor.getByRole('heading', { name: 'Eins' }).click();
  // On a slow machine the editor receives the focus, and its own caret position, after the click.
  await expectVisible(async () => {
    await page.keyboard.press('Control+End');
    await waitUntilIdle(page);
    return page.evaluate(() => getSelection()!.anchorOffset);
  }, 'Eins'.length);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wir backen ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('täglich');
  await page.keyboard.press('Control+b');
  await preview(page).locator('strong', { hasText: 'täglich' }).waitFor();

  await page.keyboard.press('Shift+Tab');
  const toolbar = page.getByRole('toolbar', { name: 'Formatierung' });
  await expectVisible(
    () => toolbar.getByRole('button', { name: 'Überschrift', exact: true }).evaluate(button => button === document.activeElement),
    true,
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // A toolbar button returns the focus to the editor with the next frame.
  const waitForFocus = () => expectVisible(() => editor.evaluate(element => element === document.activeElement), true);
  await editor.getByRole('heading', { name: 'Wir backen täglich', level: 3 }).waitFor();
  await waitForFocus();
  await page.keyboard.press('Enter');
  await toolbar.getByRole('button', { name: 'Liste', exact: true }).click();
  await waitForFocus();
  await page.keyboard.type('Brot');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await toolbar.getByRole('button', { name: 'Link' }).click();
  const urlField = page.getByRole('textbox', { name: 'Adresse des Links' });
  await urlField.fill('javascript:alert(1)');
  await pressKey(urlField, 'Enter');
  await page.getByText('Bitte geben Sie eine gültige Adresse (URL) an.').waitFor();
  await urlField.fill('hollerbusch.example/brot');
  await pressKey(urlField, 'Enter');
  await preview(page).getByRole('link', { name: 'Brot', exact: true }).waitFor();
  await waitUntilSaved(page);
  expect((await read()).draft[0].value.text).toBe(
    '<h2>Eins</h2><h3>Wir backen <strong>täglich</strong></h3>' +
      '<ul><li><p><a href="https://hollerbusch.example/brot" rel="noopener noreferrer">Brot</a></p></li></ul>',
  );

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectVisible(() => editor.getByRole('link').count(), 0);
});

test('edits a stored table in place', async () => {
  const table = '<table><thead><tr><th>Brot</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
  const { id, read } = await createPage('tabelle', { content: [{ ...text(''), value: { text: table, background: 'green' } }] });
  const page = await openEditor(id);
  await openBlock(page, 0);
  await page.getByRole('textbox', { name: 'Inhalt' }).getByRole('cell', { name: '1' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('2');
  await waitUntilSaved(page);
  expect((await read()).draft[0].value.text).toBe('<table><tbody><tr><th><p>Brot</p></th></tr><tr><td><p>12</p></td></tr></tbody></table>');
});

test('moves a block by dragging', async () => {
  const { id } = await createPage('ziehen');
  const page = await openEditor(id);
  const grip = await blockItems(page).first().getByRole('button', { name: 'Text verschieben' }).boundingBox();
  const nextBlock = await blockItems(page).nth(1).boundingBox();
  await page.mouse.move(grip!.x + 10, grip!.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip!.x + 10, grip!.y + 40, { steps: 4 });
  await page.mouse.move(grip!.x + 10, nextBlock!.y + 50, { steps: 8 });
  await page.getByText('Text, Position 2 von 2').waitFor({ state: 'attached' });
  await drop(page);
  await expectVisible(blockSummaries(page), ['Zwei', 'Eins']);
});

test('opens the form of a block that is pressed in the preview', async () => {
  const { id } = await createPage('druck');
  const page = await openEditor(id);
  await preview(page).getByRole('heading', { name: 'Zwei' }).click();
  await expectVisible(() => blockItems(page).nth(1).locator('button[aria-expanded]').first().getAttribute('aria-expanded'), 'true');
});

test('focuses the field that is pressed in the preview', async () => {
  const hero = { type: 'hero', config: {}, value: { title: 'Brot', subtitle: 'Jeden Tag frisch' } };
  const career = { type: 'career', config: {}, value: { jobs: [{ title: 'Brezelbieger' }] } };
  const { id } = await createPage('felder', { content: [hero, text('Zwei'), career] });
  const page = await openEditor(id);
  const focused = (element: Locator) => expectVisible(() => element.evaluate(node => node.contains(document.activeElement)), true);
  await preview(page).getByText('Jeden Tag frisch').click();
  await focused(page.getByRole('textbox', { name: 'Untertitel' }));
  await preview(page).locator('[data-focused]', { hasText: 'Jeden Tag frisch' }).waitFor();
  await page.getByRole('textbox', { name: 'Titel', exact: true }).click(); // and the other way round
  await preview(page).locator('h1[data-focused]', { hasText: 'Brot' }).waitFor();
  await preview(page).getByRole('heading', { name: 'Zwei' }).click();
  await focused(page.getByRole('textbox', { name: 'Inhalt' }));
  await preview(page).getByRole('heading', { name: 'Brezelbieger' }).click();
  await focused(page.getByRole('textbox', { name: 'Bezeichnung' }).first());
  const visitor = await browser.open('/felder');
  await visitor.getByRole('heading', { name: 'Zwei' }).waitFor();
  expect(await visitor.locator('[data-field], [data-focused]').count()).toBe(0);
});

test('creates, publishes and unpublishes a page', async () => {
  const page = await browser.openAs('edi', '/backend/sites');
  await page.getByRole('link', { name: 'Seite anlegen' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Team');
  await page.getByRole('textbox', { name: 'Adresse' }).fill('backend/team');
  await page.getByRole('combobox', { name: 'Seitentyp' }).selectOption('Standardseite');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Diese Adresse ist für das System reserviert.').first().waitFor();
  await page.getByRole('textbox', { name: 'Adresse' }).fill('ueber-uns/team');
  let create = (): void => {};
  await page.route(/graphql/, route => (create = () => void route.continue()), { times: 1 });
  await page.keyboard.press('Enter');
  await expectVisible(() => page.getByRole('textbox', { name: 'Name' }).isDisabled(), true); // what is typed now would be lost
  await expectVisible(() => page.evaluate(() => document.activeElement?.textContent), 'Speichern');
  create();
  await page.getByText('Diese Seite ist noch leer.').waitFor();
  await page.getByText('Entwurf', { exact: true }).waitFor();

  const visitor = await browser.open('/ueber-uns/team');
  await visitor.getByRole('heading', { name: '404 Not Found' }).waitFor();
  await publish(page);
  await page.getByText('Online', { exact: true }).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Team', level: 1 }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Mehr zur Seite' }).click();
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByText('Entwurf', { exact: true }).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: '404 Not Found' }).waitFor();
});

test('shows why a page cannot be deleted and deletes it on a successful retry', async () => {
  const { id } = await createPage('alt');
  const page = await openEditor(id);
  const entry = { message: 'Wird noch verwendet.', field: null, code: 'CONFLICT' };
  const conflict = { message: entry.message, extensions: { code: entry.code, errors: [entry] } };
  const rejectDeletion = (route: Route) =>
    route.request().postData()?.includes('DeleteSite') ? route.fulfill({ json: { errors: [conflict] } }) : route.continue();
  await page.route(/graphql/, rejectDeletion);
  await page.getByRole('button', { name: 'Mehr zur Seite' }).click();
  await page.getByRole('button', { name: 'Seite löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seite löschen?' });
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await dialog.getByText('Wird noch verwendet.').waitFor();
  await removeRoute(page, /graphql/, rejectDeletion);
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Seite gelöscht.').waitFor();
  await page.getByRole('heading', { name: 'Seiten', level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Website' }).waitFor();
  expect((await testApp.rest('ROLE_ADMIN', 'GET', `/sites/${id}`)).status).toBe(404);
});

test('has the form of the open block beside the preview on a large screen', async () => {
  const { id } = await createPage('gross');
  const page = await openEditor(id);
  await page.setViewportSize({ width: 1680, height: 1000 });
  const inspector = page.getByRole('region', { name: 'Inspektor' });
  await inspector.getByText('Wählen Sie einen Block').waitFor();
  await openBlock(page, 1);
  const content = inspector.getByRole('textbox', { name: 'Inhalt' });
  await content.fill('Beim Ofen');
  await preview(page).getByText('Beim Ofen').waitFor();
  expect(await blockItems(page).getByRole('textbox').count()).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectVisible(() => blockItems(page).getByRole('textbox', { name: 'Inhalt' }).textContent(), 'Beim Ofen');
  expect(await inspector.count()).toBe(0);
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('passes the accessibility check (%s)', async viewport => {
  const { id } = await createPage(`zugang-${viewport}`);
  const page = await openEditor(id, viewport);
  await openBlock(page, 0);
  await page.getByRole('group', { name: 'Text' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Website' }).count()).toBe(0); // the editor uses its place
  await expectAccessible(page);
  if (viewport !== 'desktop') await page.getByRole('tab', { name: 'Vorschau' }).click();
  await preview(page).getByRole('heading', { name: 'Zwei' }).waitFor();
  await expectAccessible(page);
});
