/**
 * Measures how fast public pages are there on a slow phone: a processor slowed down four times and the network of Lighthouse. The baseline is
 * the same HTML without scripts.
 */
import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../testing/browser/chromium';
import { startBoardShop } from '../board/boardShop';
import { printFigures } from '../figures';
import { percentiles } from '../measure';
import { observePage, type PageTimes } from './observePage';

const repetitions = 5;
/** Milliseconds without activity after which a page is complete. */
const quietTime = 4_000;

/** The pages with the kilobytes of scripts that they may load. */
const pages = [
  { name: 'home', path: '/', scriptKb: 150 },
  { name: 'store', path: '/store/linz', scriptKb: 165 },
];
const slowNetwork = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

interface Load extends PageTimes {
  requests: number;
  scripts: number;
  scriptKb: number;
  styleKb: number;
}

async function load(browser: Browser, url: string, { hasScripts }: { hasScripts: boolean }): Promise<Load> {
  const context = await browser.newContext({ locale: 'de-AT', viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  // The loader of TypeScript names functions with it, also those that run in the page.
  await context.addInitScript({ content: 'globalThis.__name = value => value' });
  await context.addInitScript(observePage);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const types = new Map<string, string>();
  const loads: { type: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loads.push({ type: types.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  if (!hasScripts) await page.route(/\.js$/, route => route.abort());
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await wait(quietTime);
  const times = await page.evaluate<PageTimes>('readTimes()');
  await context.close();
  const kilobytes = (type: string): number => loads.filter(load => load.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const scripts = loads.filter(({ type }) => type === 'Script').length;
  return { ...times, requests: loads.length, scripts, scriptKb: kilobytes('Script'), styleKb: kilobytes('Stylesheet') };
}

async function loadOften(browser: Browser, url: string, options: { hasScripts: boolean }) {
  const loads: Load[] = [];
  for (let index = 0; index < repetitions; index++) loads.push(await load(browser, url, options));
  return (select: (load: Load) => number): number => percentiles(loads.map(select)).median;
}

export async function benchPages(): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const shop = await startBoardShop();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  for (const { name, path, scriptKb } of pages) {
    const url = shop.url + path;
    await load(browser, url, { hasScripts: true }); // the first visit makes the sizes of images
    const plain = await loadOften(browser, url, { hasScripts: false });
    const median = await loadOften(browser, url, { hasScripts: true });
    printFigures(`Page ${name} on a slow phone (median of ${repetitions})`, {
      'largest contentful paint, ms (wanted: 1.25 times that without scripts)': {
        measured: median(({ largestPaint }) => largestPaint),
        wanted: Math.round(plain(({ largestPaint }) => largestPaint) * 1.25),
      },
      'blocking time, ms': { measured: median(({ blockingTime }) => blockingTime), wanted: 500 },
      'layout shift, thousandths': { measured: median(({ layoutShift }) => layoutShift) * 1000, wanted: 20 },
      'scripts, kB': { measured: median(load => load.scriptKb), wanted: scriptKb },
      'scripts, files': { measured: median(load => load.scripts), wanted: 12 },
      'styles, kB': { measured: median(load => load.styleKb), wanted: 20 },
      requests: { measured: median(load => load.requests), wanted: 30 },
    });
  }
  await browser.close();
  await shop.stop();
}

if (require.main === module) void benchPages().then(() => process.exit(0));
