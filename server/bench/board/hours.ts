/**
 * Lets a board run for a working day while orders come and go, and prints how much it grows. Its argument is the number of hours, 12 without
 * one. Only the timers of the page run ahead: the page corrects its clock by the server's, as a device with a wrong clock does.
 */
import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../testing/browser/chromium';
import { printFigures, type Figures } from '../figures';
import { boardPath, openBoardPage, readHeap, runActions, type BoardPage } from './boardPage';
import { startBoardShop, type BoardShop } from './boardShop';

const hours = Number(process.argv[2] ?? 12);
const openOrders = 100;
const ordersPerHour = 48;
/** Parts of an hour. In each, some orders arrive and as many are handed over. */
const parts = 4;
/** Seconds of a step. The page closes its socket when the answer to a ping takes five, so the answer must arrive between two steps. */
const step = 4;
/** Seconds after which the page has removed what it no longer shows. */
const cleanupTime = 3_700;
/** Real milliseconds in which an answer arrives. */
const answerTime = 8;

interface Board extends BoardPage {
  shop: BoardShop;
  /** The open orders, oldest first. */
  open: string[];
  /** The parts of hours after which the board did not say that it is live. */
  silentParts: number;
}

async function place(board: Board, count: number): Promise<void> {
  for (let index = 0; index < count; index++) board.open.push(await board.shop.placeOrder(`Tag ${board.open.length}`));
}

async function passTime(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    await page.clock.runFor(step * 1_000);
    await wait(answerTime);
  }
}

async function passPart(board: Board): Promise<void> {
  const { page, open } = board;
  await place(board, ordersPerHour / parts);
  await runActions(page, open.splice(0, ordersPerHour / parts), ['confirm', 'in-delivery', 'completed']);
  await passTime(page, 3_600 / parts);
  await walk(board);
  if (!(await page.getByText('Live', { exact: true }).first().isVisible())) board.silentParts += 1;
}

/** What staff opens and closes again and again. Each step waits for its result, and time passes meanwhile. */
async function walk({ page }: Board): Promise<void> {
  const settle = (): Promise<void> => passTime(page, 2 * step);
  const press = async (name: string): Promise<void> => {
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settle();
  };
  const card = page.getByRole('article').first();
  const id = (await card.getAttribute('data-order'))!;
  const confirmed = page.waitForResponse(response => response.request().postData()?.includes('confirmOrder') ?? false);
  await card.press('b');
  await confirmed;
  await settle();
  await runActions(page, [id], ['undo']);
  await card.press('Enter');
  await page.getByRole('dialog').waitFor();
  await settle();
  await page.keyboard.press('Escape');
  await settle();
  const search = page.getByRole('searchbox').first();
  await search.fill('Anna');
  await settle();
  await search.fill('');
  for (const name of ['Ausgabe', 'Verpasst', 'Verlauf', 'Aktuell']) await press(name);
}

interface Size {
  heap: number;
  nodes: number;
  listeners: number;
}

async function readSize({ session, page }: Board): Promise<Size> {
  await passTime(page, cleanupTime);
  const heap = await readHeap(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find(entry => entry.name === name)?.value ?? 0;
  return { heap, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

const growth = (before: number, after: number): { measured: number; wanted: number } => ({
  measured: (after / before - 1) * 100,
  wanted: 10,
});

async function passDay(board: Board): Promise<Figures> {
  let first: Size | undefined;
  for (let hour = 0; hour < hours; hour++) {
    for (let part = 0; part < parts; part++) await passPart(board);
    first ??= await readSize(board);
  }
  const last = await readSize(board);
  return {
    'heap growth, %': growth(first!.heap, last.heap),
    'growth of DOM nodes, %': growth(first!.nodes, last.nodes),
    'growth of event listeners, %': growth(first!.listeners, last.listeners),
    'parts of an hour without connection': { measured: board.silentParts, wanted: 0 },
    'open orders that the board does not show, or shows wrongly': { measured: await countDifferences(board), wanted: 0 },
  };
}

/** Compares the cards with the orders that are open, at most for this many seconds: an order that was just placed can start in a minute. */
async function countDifferences(board: Board): Promise<number> {
  for (let seconds = 0; ; seconds++) {
    const differences = await compareCards(board);
    if (differences === 0 || seconds === 120) return differences;
    await wait(1_000);
    await passTime(board.page, step);
  }
}

async function compareCards({ page, open }: Board): Promise<number> {
  const cards = await page
    .locator('[data-column] [data-order]')
    .evaluateAll(elements => elements.map(element => (element as HTMLElement).dataset.order!));
  const expected = new Set(open);
  const wrong = cards.filter(id => !expected.delete(id));
  return wrong.length + expected.size;
}

export async function benchHours(): Promise<void> {
  const shop = await startBoardShop();
  const { executablePath, env } = await findBrowser();
  // The browser compiles and forgets functions for hours. Without that, a growing heap is what the page keeps.
  const args = ['--no-sandbox', '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode'];
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
  try {
    const board: Board = { shop, ...(await openBoardPage(browser, shop)), open: [], silentParts: 0 };
    const { page } = board;
    await place(board, openOrders);
    await page.clock.install();
    await page.goto(`${shop.url}${boardPath}`);
    await page.locator('[data-order]').first().waitFor();
    printFigures(
      `A board over ${hours} simulated hours with ${openOrders} open and ${hours * ordersPerHour} handed over orders`,
      await passDay(board),
    );
  } finally {
    await browser.close();
    await shop.stop();
  }
}

if (require.main === module) void benchHours();
