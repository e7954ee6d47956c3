import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import * as steps from '../../../../server/testing/browser/editorSteps';
import { clickBelow, holdToasts } from '../../../../server/testing/browser/input';

const { blockItems, preview, textBlock: text, waitUntilSaved } = steps;

const browser = useBrowser();

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const createPage = (path: string, more?: object) => steps.createPage(browser, path, more);
const blockSummaries = (page: Page) => () => blockItems(page).locator('b + span').allTextContents();
const header = (page: Page, position: number) => blockItems(page).nth(position).locator('button[aria-expanded]').first();
const expectFocus = (page: Page, position: number) =>
  expectVisible(() => header(page, position).evaluate(element => element === document.activeElement), true);
const threeTexts = { content: ['Eins', 'Zwei', 'Drei'].map(heading => text(heading)) };

test('inserts blocks where the button was pressed, and shows an example until something is entered', async () => {
  const { id, read } = await createPage('einfuegen');
  const page = await steps.openEditor(browser, id);
  await blockItems(page).nth(1).getByRole('button', { name: 'Block vor Text einfügen' }).click();
  const picker = page.getByRole('dialog', { name: 'Block hinzufügen' });
  await picker.locator('[data-block]').nth(4).waitFor(); // the thumbnails
  await expectAccessible(page);
  await page.keyboard.type('himmel');
  await page.keyboard.press('Enter');
  await expectVisible(blockSummaries(page), ['Eins', '', 'Zwei']);
  const title = page.getByRole('textbox', { name: 'Titel', exact: true });
  await expectVisible(() => title.evaluate(element => element === document.activeElement), true);
  await preview(page).getByText('Beispiel – noch leer').waitFor();
  await preview(page).getByText('Jeden Morgen frisch').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByText('In diesen Blöcken steht noch nichts.').waitFor();
  await page.getByRole('button', { name: 'Trotzdem veröffentlichen' }).click();
  await page.getByText('Seite veröffentlicht.').waitFor();
  const visitor = await browser.open('/einfuegen?vorschau=1');
  await visitor.getByRole('heading', { name: 'Zwei' }).waitFor();
  expect(await visitor.getByText('Jeden Morgen frisch').count()).toBe(0);
  expect(await visitor.locator('[data-example], [data-insert], [data-field]').count()).toBe(0);
  expect((await read()).content[1].value).toMatchObject({ title: null });

  await title.fill('Hallo');
  await preview(page).getByRole('heading', { name: 'Hallo' }).waitFor();
  expect(await preview(page).getByText('Beispiel – noch leer').count()).toBe(0);

  await preview(page).getByRole('button', { name: 'Block hier einfügen' }).first().click();
  await picker.getByRole('region', { name: 'Zuletzt benutzt' }).getByRole('button', { name: 'Hero' }).waitFor();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expectVisible(blockSummaries(page), ['', 'Eins', 'Hallo', 'Zwei']);
  const content = page.getByRole('textbox', { name: 'Inhalt' });
  await expectVisible(() => content.evaluate(element => element === document.activeElement), true); // nothing scrolls any more
  await clickBelow(preview(page).getByRole('button', { name: 'Block hier einfügen' }).nth(4));
  await picker.waitFor();
  await page.keyboard.press('Escape');
  await picker.waitFor({ state: 'detached' });
});

test('moves, duplicates, cuts and pastes several blocks by keyboard, also on another page', async () => {
  const { id } = await createPage('mehrere', threeTexts);
  const other = await createPage('andere');
  const page = await steps.openEditor(browser, id);
  await header(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await expectFocus(page, 1);
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('status').getByText('2 Blöcke ausgewählt').waitFor({ state: 'attached' });
  await expectFocus(page, 2);
  await page.keyboard.press('Alt+ArrowUp');
  await expectVisible(blockSummaries(page), ['Zwei', 'Drei', 'Eins']);
  await page.getByRole('status').getByText('Text, Position 2 von 3').waitFor({ state: 'attached' });
  await expectFocus(page, 1);
  await page.keyboard.press('Control+d');
  await expectVisible(blockSummaries(page), ['Zwei', 'Drei', 'Zwei', 'Drei', 'Eins']);
  await expectFocus(page, 2);
  await holdToasts(page);
  await page.keyboard.press('Delete');
  await expectVisible(blockSummaries(page), ['Zwei', 'Drei', 'Eins']);
  await expectFocus(page, 2);
  await page.getByRole('button', { name: 'Zurückholen' }).click();
  await expectVisible(blockSummaries(page), ['Zwei', 'Drei', 'Zwei', 'Drei', 'Eins']);
  await page.getByRole('button', { name: 'Rückgängig' }).click(); // the duplication was one step
  await expectVisible(blockSummaries(page), ['Zwei', 'Drei', 'Eins']);

  await header(page, 0).click({ modifiers: ['Control'] });
  await header(page, 2).click({ modifiers: ['Control'] });
  await header(page, 2).focus();
  await page.keyboard.press('Control+x');
  await expectVisible(blockSummaries(page), ['Drei']);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectVisible(blockSummaries(page), ['Zwei', 'Drei', 'Eins']);
  await waitUntilSaved(page);

  await page.goto(new URL(`/backend/sites/${other.id}`, page.url()).href);
  await header(page, 0).focus();
  await page.keyboard.press('Control+v');
  await expectVisible(blockSummaries(page), ['Eins', 'Zwei', 'Eins', 'Zwei']);
  await expectFocus(page, 1);
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Aus der Zwischenablage Text, Text' }).waitFor();
  await page.keyboard.press('Escape');
  await waitUntilSaved(page);
  const { draft } = await other.read();
  expect(new Set(draft.map((block: { id: string }) => block.id)).size).toBe(4);
});

test('keys do nothing to blocks while a person types', async () => {
  const { id } = await createPage('tippen');
  const page = await steps.openEditor(browser, id);
  await steps.openBlock(page, 0);
  const editor = page.getByRole('textbox', { name: 'Inhalt' });
  await editor.click();
  for (const key of ['Control+End', '/', 'Delete', 'Alt+ArrowDown', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await preview(page).getByRole('heading', { name: 'Eins/' }).waitFor();
  expect(await blockSummaries(page)()).toEqual(['Eins/', 'Zwei']);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('selects blocks by touch', async () => {
  const { id } = await createPage('beruehren', threeTexts);
  const page = await steps.openEditor(browser, id, 'phone');
  await page.getByRole('button', { name: 'Mehr zu den Blöcken' }).click();
  await page.getByRole('button', { name: 'Mehrere auswählen' }).click();
  const bar = page.getByRole('group', { name: 'Ausgewählte Blöcke' });
  expect(await bar.getByRole('button', { name: 'Entfernen' }).isDisabled()).toBe(true);
  await header(page, 0).click();
  await page.getByRole('checkbox', { name: 'Text auswählen' }).nth(2).check();
  await bar.getByText('2 Blöcke ausgewählt').waitFor();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Entfernen' }).click();
  await expectVisible(blockSummaries(page), ['Zwei']);
  await page.getByText('2 Blöcke entfernt.').waitFor();
  await header(page, 0).focus();
  await page.keyboard.press('Delete');
  const addButton = page.getByRole('button', { name: 'Block am Ende einfügen' });
  await expectVisible(() => addButton.evaluate(element => element === document.activeElement), true);
  await bar.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Mehr zu den Blöcken' }).click();
  await page.getByRole('button', { name: 'Tastenkürzel' }).click();
  await page.getByRole('dialog', { name: 'Tastenkürzel' }).getByText('Strg + D').waitFor();
  await expectAccessible(page);
});
