/**
 * Measures the order board with many open orders and twenty boards, and prints the figures beside what is wanted. Its argument is the number
 * of minutes in which 200 orders arrive.
 */
import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../testing/browser/chromium';
import { printFigures, type Figures } from '../figures';
import { percentiles } from '../measure';
import {
  changeOrders,
  confirmFirst,
  countBytes,
  openBoard,
  openBoardPage,
  readHeap,
  readScriptTime,
  scrollBoard,
  waitForWaitingOrders,
  type BoardPage,
} from './boardPage';
import { startBoardShop, type BoardShop } from './boardShop';
import { openOtherBoards } from './otherBoards';

const openOrders = 600;
const otherBoards = 19;
const opens = 5;
const arrivals = 40;
const taps = 40;
const rushOrders = 200;
const rushMinutes = Number(process.argv[2] ?? 1);
/** Milliseconds without changes before the board is scrolled. */
const calmTime = 2_000;
/** Each round confirms these orders and undoes it. */
const changedOrders = 50;
const changeRounds = 10;

interface Board extends BoardPage {
  shop: BoardShop;
  /** The orders that wait for an answer. */
  waiting: number;
}

async function placeOpenOrders(shop: BoardShop): Promise<void> {
  let remaining = openOrders;
  const place = async (): Promise<void> => {
    while (remaining-- > 0) await shop.placeOrder(`Offen ${remaining}`);
  };
  await Promise.all([1, 2, 3, 4].map(place));
}

async function measureOpening({ shop, page, session, waiting }: Board): Promise<Figures> {
  const durations: number[] = [];
  const readBytes = await countBytes(session);
  let bytes = 0;
  for (let index = 0; index < opens; index++) {
    const before = readBytes();
    durations.push(await openBoard(page, shop.url));
    await waitForWaitingOrders(page, waiting);
    await wait(1_000);
    bytes = readBytes() - before;
  }
  return {
    [`board open, ms (median of ${opens})`]: { measured: percentiles(durations).median, wanted: 2_000 },
    'board open, kB': { measured: bytes / 1000, wanted: 150 },
  };
}

async function measureArrivals(board: Board): Promise<Figures> {
  const durations: number[] = [];
  const scriptBefore = await readScriptTime(board.session);
  for (let index = 0; index < arrivals; index++) {
    const start = performance.now();
    board.waiting += 1;
    await Promise.all([board.shop.placeOrder(`Ankunft ${index}`), waitForWaitingOrders(board.page, board.waiting)]);
    durations.push(performance.now() - start);
  }
  const script = ((await readScriptTime(board.session)) - scriptBefore) / arrivals;
  return {
    'order placed to shown, ms (p95)': { measured: percentiles(durations).p95, wanted: 1_000 },
    'script per arriving order, ms': { measured: script, wanted: 30 },
  };
}

async function measureTaps(board: Board): Promise<Figures> {
  const durations: { painted: number; settled: number }[] = [];
  for (let index = 0; index < taps; index++) {
    durations.push(await confirmFirst(board.page));
    board.waiting -= 1;
    await waitForWaitingOrders(board.page, board.waiting);
  }
  return {
    'tap painted, ms (p95)': { measured: percentiles(durations.map(({ painted }) => painted)).p95, wanted: 100 },
    'tap settled, ms (p95)': { measured: percentiles(durations.map(({ settled }) => settled)).p95, wanted: 500 },
  };
}

async function measureScroll({ page }: Board): Promise<Figures> {
  await wait(calmTime);
  return { 'frame while scrolling, ms (p95)': { measured: (await scrollBoard(page)).p95, wanted: 20 } };
}

async function measureRush(board: Board): Promise<Figures> {
  const { shop, page, session } = board;
  const placed: Promise<string>[] = [];
  for (let index = 0; index < rushOrders; index++) {
    placed.push(shop.placeOrder(`Ansturm ${index}`));
    await wait((rushMinutes * 60_000) / rushOrders);
  }
  const ids = (await Promise.all(placed)).slice(0, changedOrders);
  board.waiting += rushOrders;
  await waitForWaitingOrders(page, board.waiting);
  await changeOrders(page, ids, 1);
  const before = await readHeap(session);
  await changeOrders(page, ids, changeRounds);
  const growth = ((await readHeap(session)) / before - 1) * 100;
  return { [`heap growth by ${2 * changeRounds * changedOrders} changes of orders, %`]: { measured: growth, wanted: 10 } };
}

export async function benchBoard(): Promise<void> {
  const shop = await startBoardShop();
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  try {
    await placeOpenOrders(shop);
    const board: Board = { shop, ...(await openBoardPage(browser, shop)), waiting: openOrders };
    const opening = await measureOpening(board);
    const closeOtherBoards = await openOtherBoards(shop, board.context, otherBoards);
    const steps = { ...(await measureArrivals(board)), ...(await measureTaps(board)), ...(await measureScroll(board)) };
    const rush = await measureRush(board);
    closeOtherBoards();
    printFigures(`The order board with ${openOrders} open orders and ${otherBoards + 1} boards`, { ...opening, ...steps, ...rush });
  } finally {
    await browser.close();
    await shop.stop();
  }
}

if (require.main === module) void benchBoard();
