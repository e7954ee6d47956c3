import { expectAccessible, expectVisible, useBrowser } from '../../../../../server/testing/browser/browser';
import { blockItems, createPage, openBlock, openEditor, preview, waitUntilSaved } from '../../../../../server/testing/browser/editorSteps';
import type { Locator } from 'playwright-core';

const browser = useBrowser();

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const job = (title: string) => ({ title, workload: 'Vollzeit', location: null });
const career = (...titles: string[]) => ({ type: 'career', config: {}, value: { text: '<h2>Stellen</h2>', jobs: titles.map(job) } });
const hasFocus = (element: Locator) => expectVisible(() => element.evaluate(node => node === document.activeElement), true);

test('edits the texts of list entries in their places, by pointer and by keyboard', async () => {
  const { id, read } = await createPage(browser, 'jobs', { content: [career('Bäcker', 'Verkauf', 'Fahrer')] });
  const page = await openEditor(browser, id);
  const canvas = preview(page);
  await canvas.getByRole('heading', { name: 'Bäcker' }).dblclick();
  const title = canvas.getByRole('textbox', { name: 'Bezeichnung' });
  await hasFocus(title);
  await page.keyboard.press('End');
  await page.keyboard.type(' (m/w/d)');
  await expectVisible(() => page.getByRole('textbox', { name: 'Bezeichnung' }).first().inputValue(), 'Bäcker (m/w/d)');
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('x'.repeat(130));
  await expectVisible(() => title.textContent(), 'x'.repeat(120));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bäckerin');
  await page.keyboard.press('Enter');
  await hasFocus(canvas.locator('[data-field="jobs.0.title"]'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hasFocus(canvas.getByRole('textbox', { name: 'Ausmaß' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20 Stunden');
  await page.keyboard.press('Escape');
  await canvas.getByText('20 Stunden').waitFor();

  await canvas.getByRole('button', { name: 'Unsere Stellen' }).click();
  await canvas.getByRole('heading', { name: 'Fahrer' }).dblclick();
  await hasFocus(title);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Lehrling');
  await page.keyboard.press('Escape');
  await canvas.getByRole('heading', { name: 'Lehrling' }).waitFor();
  await waitUntilSaved(page);
  expect((await read()).draft[0].value.jobs).toEqual([{ ...job('Bäckerin'), workload: '20 Stunden' }, job('Verkauf'), job('Lehrling')]);
  await page.keyboard.press('Control+z');
  await canvas.getByRole('heading', { name: 'Fahrer' }).waitFor();
});

test('lets the keyboard reach entries that were unfolded, and undo from a handle of the block', async () => {
  const { id } = await createPage(browser, 'aufgeklappt', { content: [career('Bäcker', 'Verkauf', 'Fahrer')] });
  const page = await openEditor(browser, id);
  const canvas = preview(page);
  await canvas.getByRole('heading', { name: 'Bäcker' }).click();
  await canvas.locator('[data-field="jobs.0.title"][tabindex="0"]').waitFor();
  await canvas.getByRole('button', { name: 'Unsere Stellen' }).click();
  await canvas.locator('[data-field="jobs.2.title"][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await hasFocus(canvas.getByRole('textbox', { name: 'Bezeichnung' }));
  await page.keyboard.press('End');
  await page.keyboard.type('in');
  await page.keyboard.press('Escape');
  await hasFocus(canvas.locator('[data-field="jobs.2.title"]'));
  await canvas.getByRole('heading', { name: 'Fahrerin' }).waitFor();
  await canvas.getByRole('button', { name: 'Karriere verschieben' }).focus();
  await page.keyboard.press('Control+z');
  await canvas.getByRole('heading', { name: 'Fahrer', exact: true }).waitFor();
  await page.keyboard.press('Control+Shift+z');
  await canvas.getByRole('heading', { name: 'Fahrerin' }).waitFor();
});

test('ends the editing of an entry when someone else removes one before it', async () => {
  const { id, read } = await createPage(browser, 'entfernt', { content: [career('Bäcker', 'Verkauf')] });
  const edi = await openEditor(browser, id);
  const admin = await browser.openAs('admin', `/backend/sites/${id}`);
  await openBlock(admin, 0);
  await preview(edi).getByRole('heading', { name: 'Verkauf' }).dblclick();
  await hasFocus(preview(edi).getByRole('textbox', { name: 'Bezeichnung' }));
  await admin.getByRole('button', { name: 'Stellen 1 entfernen' }).click();
  await preview(edi).getByRole('heading', { name: 'Bäcker' }).waitFor({ state: 'detached' });
  await preview(edi).getByRole('heading', { name: 'Verkauf' }).waitFor();
  expect(await preview(edi).getByRole('textbox').count()).toBe(0);
  await waitUntilSaved(admin);
  expect((await read()).draft[0].value.jobs).toEqual([job('Verkauf')]);
});

test('leads from the entry of an example to its list, because there is nothing to edit yet', async () => {
  const { id } = await createPage(browser, 'beispiel', { content: [{ type: 'career', config: {}, value: { text: null, jobs: [] } }] });
  const page = await openEditor(browser, id);
  await preview(page).getByRole('heading', { name: 'Bäckerin oder Bäcker' }).dblclick();
  await hasFocus(page.getByRole('button', { name: 'Stellen: hinzufügen' }));
  expect(await preview(page).getByRole('textbox').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Bezeichnung' }).fill('Konditorin');
  await preview(page).getByRole('heading', { name: 'Konditorin' }).waitFor();
  expect(await blockItems(page).count()).toBe(1);
});
