/** Measures the page editor with 150 blocks of all types in a browser, and prints the figures beside what is wanted. */
import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { findBrowser } from '../../testing/browser/chromium';
import { preview } from '../../testing/browser/editorSteps';
import { readScriptTime } from '../board/boardPage';
import { password, startBoardShop } from '../board/boardShop';
import { printFigures, type Figures } from '../figures';
import { percentiles } from '../measure';
import { blockCount, createLargePage, sentence } from './largePage';
import { observeEditor, type EditorTimes } from './observeEditor';

const opens = 5;
const keys = 100;
/** Milliseconds between two keys of a fast typist. */
const keyInterval = 80;
const moves = 20;

interface Editor {
  url: string;
  page: Page;
  session: CDPSession;
}

async function openEditor(browser: Browser, url: string, path: string): Promise<Editor> {
  const context = await browser.newContext({ locale: 'de-AT', viewport: { width: 1440, height: 900 } });
  // The loader of TypeScript names functions with it, also those that run in the page.
  await context.addInitScript({ content: 'globalThis.__name = value => value' });
  await context.addInitScript(observeEditor);
  const page = await context.newPage();
  await page.goto(`${url}/backend/login?next=${path}`);
  await page.getByLabel('E-Mail oder Benutzername').fill('edi');
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.keyboard.press('Enter');
  await waitUntilOpen(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { url, page, session };
}

/** Waits until all blocks are listed and the preview shows the page. */
async function waitUntilOpen(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: 'Blöcke' })
    .locator(':scope > li')
    .nth(blockCount - 1)
    .waitFor();
  await preview(page).getByRole('heading', { name: 'Absatz 0', exact: true }).waitFor();
}

async function measureOpening({ url, page }: Editor, path: string): Promise<Figures> {
  const durations: number[] = [];
  for (let index = 0; index < opens; index++) {
    const start = performance.now();
    await page.goto(url + path, { waitUntil: 'commit' });
    await waitUntilOpen(page);
    durations.push(performance.now() - start);
    await wait(1_000);
  }
  return { [`open, ms (median of ${opens})`]: { measured: percentiles(durations).median, wanted: 1_500 } };
}

const readTimes = (page: Page): Promise<EditorTimes> => page.evaluate<EditorTimes>('readTimes()');

/** Opens the first block, a text, and measures the scripts that this loads. */
async function measureRichText({ page }: Editor): Promise<Figures> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', response => response.url().endsWith('.js') && scripts.push(response.body()));
  await page.getByRole('list', { name: 'Blöcke' }).locator('button[aria-expanded]').first().click();
  await page.getByRole('textbox', { name: 'Inhalt' }).waitFor();
  const sizes = (await Promise.all(scripts)).map(script => gzipSync(script).length);
  return { 'rich text, kB (gzip)': { measured: sizes.reduce((sum, size) => sum + size, 0) / 1000, wanted: 120 } };
}

/** Types as fast as a person and waits after each key. */
async function typeKeys(page: Page): Promise<void> {
  for (let index = 0; index < keys; index++) {
    await page.keyboard.type(sentence[index % sentence.length]!);
    await wait(keyInterval);
  }
}

/** The baseline: keys in a text area. An animation lets them wait for the next frame, as those of the preview do. */
async function measureBaseline({ url, page: editorPage }: Editor): Promise<Figures> {
  const page = await editorPage.context().newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(() => {
    const box = document.createElement('div');
    document.body.replaceChildren(document.createElement('textarea'), box);
    box.animate([{ inlineSize: '1px' }, { inlineSize: '9px' }], { duration: 1_000, iterations: Infinity });
  });
  await page.locator('textarea').focus();
  await typeKeys(page);
  const { painted } = await readTimes(page);
  await page.close();
  return { 'baseline: key to paint in a text area, ms (p95)': { measured: percentiles(painted).p95, wanted: 16 } };
}

async function measureTyping({ page, session }: Editor): Promise<Figures> {
  await page.getByRole('textbox', { name: 'Inhalt' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('.'); // loads what the first key needs
  await wait(2_000);
  await readTimes(page);
  const before = await readScriptTime(session);
  await typeKeys(page);
  const script = ((await readScriptTime(session)) - before) / keys;
  await wait(500);
  const { painted, previewed } = await readTimes(page);
  return {
    'key to paint in the form, ms (p95)': { measured: percentiles(painted).p95, wanted: 16 },
    'key to paint in the preview, ms (p95)': { measured: percentiles(previewed).p95, wanted: 50 },
    'script per key, ms': { measured: script, wanted: 10 },
  };
}

async function measureSave({ page }: Editor): Promise<Figures> {
  await page.getByText(/^Gespeichert um/).waitFor();
  const sent = page.waitForRequest(request => request.postData()?.includes('ApplySiteOperations') ?? false);
  await page.keyboard.type(sentence);
  const bytes = (await sent).postDataBuffer()!.length;
  await page.getByText(/^Gespeichert um/).waitFor();
  return { 'save of a sentence, bytes': { measured: bytes, wanted: 2_000 } };
}

async function measureMoves({ page }: Editor): Promise<Figures> {
  await page.getByRole('list', { name: 'Blöcke' }).locator('button[aria-expanded]').nth(20).focus();
  await readTimes(page);
  for (let index = 0; index < moves; index++) {
    await page.keyboard.press('Alt+ArrowDown');
    await wait(300);
  }
  return { 'move to paint, ms (p95)': { measured: percentiles((await readTimes(page)).painted).p95, wanted: 50 } };
}

export async function benchEditor(): Promise<void> {
  const shop = await startBoardShop();
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  try {
    const path = await createLargePage(shop.url);
    const editor = await openEditor(browser, shop.url, path);
    const opening = await measureOpening(editor, path);
    const baseline = await measureBaseline(editor);
    const richText = await measureRichText(editor);
    const typing = await measureTyping(editor);
    const saving = await measureSave(editor);
    const moving = await measureMoves(editor);
    printFigures(`The page editor with ${blockCount} blocks`, { ...opening, ...baseline, ...typing, ...moving, ...saving, ...richText });
  } finally {
    await browser.close();
    await shop.stop();
  }
}

if (require.main === module) void benchEditor();
