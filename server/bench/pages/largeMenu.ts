/** Measures the store with 400 products on a slow processor, and the memory of the shop after many navigations. */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { findBrowser } from '../../testing/browser/chromium';
import { startBoardShop } from '../board/boardShop';
import { readHeap } from '../board/boardPage';
import { printFigures } from '../figures';
import { percentiles } from '../measure';
import { fillMenu } from './largeShop';

const productCount = 400;
const additions = 24;
const navigations = 100;
/** Navigations before the first measurement, after which all code and data are loaded. */
const warmUp = 20;

interface Probe {
  /** Milliseconds from each press until the page has painted its answer. */
  presses: number[];
  longestTask: number;
}

/** Runs in the page. */
function observeWork(): void {
  const probe: Probe = { presses: [], longestTask: 0 };
  const presses = new Map<number, number>();
  Object.assign(window, { probe });
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
    }
    probe.presses = [...presses.values()]; // quicker ones than 16 ms are not reported
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) probe.longestTask = Math.max(probe.longestTask, duration);
  }).observe({ type: 'longtask' });
}

const readProbe = (page: Page): Promise<Probe> => page.evaluate<Probe>('probe');

async function openShop(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ locale: 'de-AT', viewport: { width: 412, height: 823 }, hasTouch: true });
  // The loader of TypeScript names functions with it, also those that run in the page.
  await context.addInitScript({ content: 'globalThis.__name = value => value' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  return { page, session };
}

async function measureMenu(browser: Browser, url: string): Promise<void> {
  const { page, session } = await openShop(browser, `${url}/store/linz`);
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click(); // the page reacts
  await page.getByText('Produkt zum Warenkorb hinzugefügt.').first().waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(observeWork);
  await page.evaluate(() => scrollTo(0, 0));
  await session.send('Input.synthesizeScrollGesture', { x: 200, y: 500, yDistance: -20_000, speed: 3_000, gestureSourceType: 'touch' });
  const { longestTask } = await readProbe(page);
  const buttons = page.getByRole('button', { name: /^Weckerl Nr. \d+ zum Warenkorb hinzufügen$/ });
  for (let index = 0; index < additions; index += 1) {
    await buttons.nth(index * 2).click();
    await wait(400); // as a person presses
  }
  const { presses } = await readProbe(page);
  printFigures(`Store with ${productCount} products, processor slowed down four times`, {
    'the longest task while scrolling, ms': { measured: longestTask, wanted: 50 },
    [`${additions} additions answered, p75, ms (of ${presses.length} measured)`]: { measured: percentiles(presses).p75, wanted: 50 },
  });
  await page.context().close();
}

/** One collection leaves what the page before still held. */
async function readNodes(session: CDPSession): Promise<number> {
  for (let count = 0; count < 3; count += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await wait(300);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
}

/** From the home page to a store and back. */
async function navigate(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hollerbusch Linz/ })
    .first()
    .click();
  await page.getByRole('article', { name: 'Handsemmel' }).waitFor();
  await page.getByRole('banner').getByRole('link').first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hollerbusch Linz/ })
    .first()
    .waitFor();
}

async function measureNavigations(browser: Browser, url: string): Promise<void> {
  const { page, session } = await openShop(browser, url);
  const measure = async (): Promise<{ nodes: number; heap: number }> => ({
    nodes: await readNodes(session),
    heap: await readHeap(session),
  });
  for (let count = 0; count < warmUp; count += 2) await navigate(page);
  const before = await measure();
  for (let count = 0; count < navigations; count += 2) await navigate(page);
  const after = await measure();
  const growth = (key: 'nodes' | 'heap'): number => (after[key] / before[key] - 1) * 100;
  printFigures(`${navigations} navigations between the home page and a store of ${productCount} products`, {
    [`nodes, growth in % (${before.nodes} before)`]: { measured: growth('nodes'), wanted: 20 },
    [`heap, growth in % (${before.heap.toFixed(1)} MB before)`]: { measured: growth('heap'), wanted: 20 },
  });
  await page.context().close();
}

export async function benchLargeMenu(): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const shop = await startBoardShop();
  await fillMenu(shop.url, productCount);
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  await measureMenu(browser, shop.url);
  await measureNavigations(browser, shop.url);
  await browser.close();
  await shop.stop();
}
