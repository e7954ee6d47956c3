import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../../../server/testing/browser/browser';
import {
  blockItems,
  createPage,
  cutNetwork,
  openBlock,
  openEditor,
  preview,
  previewFrame,
  textBlock,
  waitUntilSaved,
} from '../../../../../server/testing/browser/editorSteps';
import { drop, holdTimers } from '../../../../../server/testing/browser/input';

const browser = useBrowser();

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const hero = (title: string, subtitle: string | null = null) => ({ type: 'hero', config: {}, value: { title, subtitle } });
/** Presses twice on the first word. */
const pressTwice = (element: Locator) => element.dblclick({ position: { x: 12, y: 12 } });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Titel', exact: true });
const summaries = (page: Page) => () => blockItems(page).locator('b + span').allTextContents();
const hasFocus = (element: Locator) => expectVisible(() => element.evaluate(node => node === document.activeElement), true);

test('edits a text in its place, exactly as it is typed, and leads on by keyboard', async () => {
  const { id, read } = await createPage(browser, 'stelle', { content: [hero('Brot & Salz', 'Täglich')] });
  const page = await openEditor(browser, id);
  const canvas = preview(page);
  await pressTwice(canvas.getByRole('heading', { name: 'Brot & Salz' }));
  const box = canvas.getByRole('textbox', { name: 'Titel' });
  await hasFocus(box);
  await page.keyboard.press('End');
  await page.keyboard.type(' <b>  🥖ge\u00adbäck');
  await expectVisible(() => titleField(page).inputValue(), 'Brot & Salz <b>  🥖ge\u00adbäck');
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('x'.repeat(118));
  await page.keyboard.insertText('🥖🥖'); // only one fits
  await expectVisible(() => titleField(page).inputValue(), `${'x'.repeat(118)}🥖`);
  await page.keyboard.press('Enter');
  await hasFocus(canvas.locator('h1[data-field=title]'));

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hasFocus(canvas.getByRole('textbox', { name: 'Untertitel' }));
  await page.keyboard.type(' frisch');
  await page.keyboard.press('Enter');
  await page.keyboard.type('gebacken');
  await page.keyboard.press('Escape');
  await hasFocus(canvas.locator('[data-field=subtitle]'));
  await waitUntilSaved(page);
  expect((await read()).draft[0].value).toMatchObject({ title: `${'x'.repeat(118)}🥖`, subtitle: 'Täglich frisch\ngebacken' });
  await page.keyboard.press('Control+z');
  await canvas.getByText('Täglich', { exact: true }).waitFor();
  await page.keyboard.press('F6');
  await hasFocus(blockItems(page).first().locator('button[aria-expanded]').first());
  await page.keyboard.press('F6');
  await expectVisible(() => page.evaluate(() => document.activeElement?.nodeName), 'IFRAME');
});

test('leaves a composition alone, and keeps a text when the preview loads again', async () => {
  const { id, read } = await createPage(browser, 'zeichen', { content: [hero('Brot')] });
  const page = await openEditor(browser, id);
  await pressTwice(preview(page).getByRole('heading', { name: 'Brot' }));
  const box = preview(page).getByRole('textbox', { name: 'Titel' });
  await hasFocus(box);
  await page.keyboard.press('End');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'パ', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: 'パン', selectionStart: 2, selectionEnd: 2 });
  await expectVisible(() => box.textContent(), 'Brotパン');
  expect(await titleField(page).inputValue()).toBe('Brot');
  await session.send('Input.insertText', { text: 'パン' });
  await expectVisible(() => titleField(page).inputValue(), 'Brotパン');
  await page.keyboard.type('!');
  await page.evaluate(() => document.querySelector('iframe')!.contentWindow!.location.reload());
  await preview(page).getByRole('heading', { name: 'Brotパン!' }).waitFor();
  await waitUntilSaved(page);
  expect((await read()).draft[0].value.title).toBe('Brotパン!');
});

test('keeps what was typed right before the preview loaded again, although its window is gone', async () => {
  const { id, read } = await createPage(browser, 'fenster', { content: [hero('Brot')] });
  const page = await openEditor(browser, id);
  await preview(page).getByRole('heading', { name: 'Brot' }).waitFor();
  // The browser gives such a message no source.
  const data = { preview: 'change', id: (await read()).content[0].id, field: 'title', value: 'Brot!' };
  await page.evaluate(message => dispatchEvent(new MessageEvent('message', { origin: location.origin, data: message })), data);
  await preview(page).getByRole('heading', { name: 'Brot!' }).waitFor();
  await waitUntilSaved(page);
  expect((await read()).draft[0].value.title).toBe('Brot!');
});

test('shows what someone else has changed in the text that is being edited', async () => {
  const { id } = await createPage(browser, 'zugleich', { content: [hero('Brot')] });
  const edi = await openEditor(browser, id);
  const admin = await browser.openAs('admin', `/backend/sites/${id}`);
  await openBlock(edi, 0);
  await titleField(edi).waitFor(); // loads what the form needs
  await cutNetwork(edi);
  browser.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await pressTwice(preview(edi).getByRole('heading', { name: 'Brot' }));
  const box = preview(edi).getByRole('textbox', { name: 'Titel' });
  await hasFocus(box);
  await edi.keyboard.type('Von Edi');
  await edi.getByText('Der Server ist nicht erreichbar.').waitFor();
  await pressTwice(preview(admin).getByRole('heading', { name: 'Brot' }));
  await hasFocus(preview(admin).getByRole('textbox', { name: 'Titel' }));
  await admin.keyboard.type('Von Admin');
  await waitUntilSaved(admin);
  await edi.context().setOffline(false);
  await expectVisible(() => box.textContent(), 'Von Admin');
  await edi.getByRole('button', { name: 'Meine Fassung übernehmen' }).click();
  await preview(edi).getByRole('heading', { name: 'Von Edi' }).waitFor();
  await preview(admin).getByRole('textbox', { name: 'Titel' }).filter({ hasText: 'Von Edi' }).waitFor();
});

test('edits a rich text in its place, which looks as before', async () => {
  const { id, read } = await createPage(browser, 'absatz', {
    content: [{ type: 'text', config: {}, value: { text: '<h2>Brot</h2><p>Eins</p><p>Zwei</p>', background: 'green' } }],
  });
  const page = await openEditor(browser, id);
  const canvas = preview(page);
  const boxes = () =>
    Promise.all(['Brot', 'Eins', 'Zwei'].map(text => canvas.getByText(text, { exact: true }).filter({ visible: true }).boundingBox()));
  await canvas.getByText('Eins').click();
  await page.getByRole('textbox', { name: 'Inhalt' }).waitFor();
  const before = await boxes();
  await canvas.getByText('Eins').dblclick();
  const box = canvas.getByRole('textbox', { name: 'Inhalt' });
  await hasFocus(box);
  expect(await boxes()).toEqual(before);
  await expectAccessible(page);
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await hasFocus(previewFrame(page).getByRole('button', { name: 'Fett' }));
  await page.keyboard.press('Enter');
  await hasFocus(box);
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await hasFocus(canvas.locator('[data-field=text]'));
  await canvas.locator('strong').filter({ hasText: '!' }).waitFor();
  expect(await box.count()).toBe(0);
  await page.keyboard.press('Enter');
  await hasFocus(box);
  await page.keyboard.type('?');
  await previewFrame(page).getByRole('button', { name: 'Fertig' }).click();
  await waitUntilSaved(page);
  expect((await read()).draft[0].value.text).toMatch(
    /^<h2>Brot<\/h2><p>(Eins<strong>!<\/strong>|<strong>Eins!<\/strong>)<\/p><p>Zwei\?<\/p>$/,
  );
});

/** Uploads an image of this color: those of the demo shop have one file for all tests, which a new version deletes. */
async function uploadImage(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  const data = `data:image/png;base64,${bytes.toString('base64')}`;
  return (await browser.testApp.rest('ROLE_ADMIN', 'POST', '/images', { data })).body.data.id;
}

test('replaces an image on the page and describes it', async () => {
  const [first, second, third] = [await uploadImage('#c83'), await uploadImage('#38c'), await uploadImage('#8c3')];
  const gallery = { type: 'gallery', config: {}, value: { text: '<h2>Vitrine</h2>', images: [first, second] } };
  const { id, read } = await createPage(browser, 'vitrine', { content: [gallery] });
  const page = await openEditor(browser, id);
  const canvas = preview(page);
  await canvas.locator('[data-field=images] img').nth(1).click();
  const actions = canvas.getByRole('group', { name: 'Bild 2' });
  await hasFocus(actions.getByRole('button', { name: 'Ersetzen' }));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await hasFocus(canvas.getByRole('button', { name: 'Bild 2 bearbeiten' }));
  await page.keyboard.press('Enter');
  await actions.getByRole('button', { name: 'Beschreibung' }).click();
  await page.getByRole('textbox', { name: 'Bildbeschreibung' }).fill('Roggenbrot');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await canvas.locator('img[alt=Roggenbrot]').waitFor();
  await hasFocus(canvas.getByRole('button', { name: 'Bild 2 bearbeiten' }));
  await page.keyboard.press('Enter');
  await actions.getByRole('button', { name: 'Ersetzen' }).click();
  const choices = page.getByRole('dialog').getByRole('listitem');
  await choices
    .filter({ has: page.locator(`img[src*="${third}"]`) })
    .getByRole('button')
    .click();
  await canvas.locator(`[data-field=images] img[src*="${third}"]`).waitFor();
  await waitUntilSaved(page);
  expect((await read()).draft[0].value.images.map((image: { id: string }) => image.id)).toEqual([first, third]);
});

test('moves a block on the page by its handle and by its buttons', async () => {
  const content = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'].map(heading => textBlock(heading));
  const { id } = await createPage(browser, 'reihe', { content });
  const page = await openEditor(browser, id);
  const canvas = preview(page);
  const pageWidth = () =>
    previewFrame(page)
      .locator('#root')
      .evaluate(root => root.getBoundingClientRect().width / innerWidth);
  const pickUp = async (): Promise<void> => {
    await canvas.getByRole('heading', { name: 'Eins' }).hover();
    const { x, y } = (await canvas.getByRole('button', { name: 'Text verschieben' }).first().boundingBox())!;
    await page.mouse.move(x + 15, y + 15);
    await page.mouse.down();
    await page.mouse.move(x + 15, y + 40, { steps: 4 });
    await expectVisible(async () => (await pageWidth()) < 1, true);
    const target = (await canvas.getByRole('heading', { name: 'Drei' }).boundingBox())!;
    await page.mouse.move(x + 15, target.y + 30, { steps: 4 });
  };
  await pickUp();
  await page.keyboard.press('Escape');
  await expectVisible(pageWidth, 1);
  await page.mouse.up();
  expect((await summaries(page)()).slice(0, 3)).toEqual(['Eins', 'Zwei', 'Drei']);
  await pickUp();
  await drop(page);
  await expectVisible(async () => (await summaries(page)()).slice(0, 3), ['Zwei', 'Drei', 'Eins']);
  expect(await pageWidth()).toBe(1);

  await canvas.getByRole('heading', { name: 'Drei' }).click();
  await canvas.getByRole('button', { name: 'Text nach unten' }).click();
  await expectVisible(async () => (await summaries(page)()).slice(0, 3), ['Zwei', 'Eins', 'Drei']);
  await canvas.getByRole('status').getByText('Text, Position 3 von 10').waitFor({ state: 'attached' });
  await page.keyboard.press('Alt+ArrowUp');
  await expectVisible(async () => (await summaries(page)()).slice(0, 3), ['Zwei', 'Drei', 'Eins']);
  await hasFocus(canvas.getByRole('button', { name: 'Text nach unten' }));
  await expectAccessible(page);
});

test('offers the handle of the block below the mouse, and of no other while its button is pressed', async () => {
  const { id } = await createPage(browser, 'griff', { content: ['Eins', 'Zwei', 'Drei'].map(heading => textBlock(heading)) });
  const page = await openEditor(browser, id);
  const canvas = preview(page);
  const handle = page.getByRole('button', { name: 'Text verschieben' });
  const hover = (name: string) => canvas.getByRole('heading', { name }).hover();
  const marked = () => canvas.locator('[data-block]', { has: handle }).getByRole('heading').allTextContents();
  await hover('Eins');
  await expectVisible(marked, ['Eins']);
  await page.mouse.down();
  await hover('Zwei');
  await previewFrame(page)
    .locator('#root')
    .evaluate(async () => {
      for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame); // by then it would be shown
    });
  expect(await marked()).toEqual(['Eins']);
  await page.mouse.up();
  await hover('Drei');
  await expectVisible(marked, ['Drei']);
});

/** In which a second press makes a double one. */
const doublePressTime = 300;

test('edits a text by a double press where the preview is a tab', async () => {
  const { id } = await createPage(browser, 'schmal', { content: [hero('Brot'), textBlock('Eins')] });
  const page = await openEditor(browser, id, 'phone');
  await page.getByRole('tab', { name: 'Vorschau' }).click();
  const endTimers = await holdTimers(page, doublePressTime);
  await pressTwice(preview(page).getByRole('heading', { name: 'Brot' }));
  await hasFocus(preview(page).getByRole('textbox', { name: 'Titel' }));
  await endTimers();
  await page.keyboard.type('Salz');
  await expectAccessible(page);
  await preview(page).getByRole('heading', { name: 'Eins' }).click();
  await preview(page).getByRole('heading', { name: 'Salz' }).waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Inhalt' }).waitFor();
  await expectVisible(summaries(page), ['Salz', 'Eins']);
});
