/** Measures one page of the order board in a browser: bytes, script time, frames, memory, and when it shows what. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { percentiles } from '../measure';
import { password, type BoardShop } from './boardShop';

export const boardPath = '/backend/orders';

export interface BoardPage {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** Logs in as an employee and opens the board. */
export async function openBoardPage(browser: Browser, { url }: BoardShop): Promise<BoardPage> {
  const context = await browser.newContext({ locale: 'de-AT', viewport: { width: 1180, height: 820 } });
  // The loader of TypeScript names functions with it, also those that run in the page.
  await context.addInitScript({ content: 'globalThis.__name = value => value' });
  const page = await context.newPage();
  await page.goto(url + boardPath);
  await page.getByLabel('E-Mail oder Benutzername').fill('mia');
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bestellungen' }).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { context, page, session };
}

/** Counts the bytes of responses and sockets that the page receives, as sent over the network. */
export async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  session.on('Network.webSocketFrameReceived', ({ response }) => (bytes += response.payloadData.length));
  return () => bytes;
}

/** Returns the milliseconds of script that the page has run. */
export async function readScriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Returns the megabytes of the heap after a garbage collection. */
export async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/** The number of new orders, as the title of the tab shows it. */
export const waitForWaitingOrders = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction(text => document.title.startsWith(text), `(${count})`, { polling: 5, timeout: 60_000 });
};

/** Opens the board again and returns the milliseconds until its first card is there. */
export async function openBoard(page: Page, url: string): Promise<number> {
  const start = performance.now();
  await page.goto(`${url}${boardPath}`, { waitUntil: 'commit' });
  await page.locator('article').first().waitFor();
  return performance.now() - start;
}

/** Scrolls through the board and returns the milliseconds between its frames. */
export async function scrollBoard(page: Page): Promise<{ median: number; p95: number }> {
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>(resolve => {
        const durations: number[] = [];
        const columns = [document.scrollingElement!, ...document.querySelectorAll('[data-column], [data-column] *')];
        const target = columns.find(element => element.scrollHeight > element.clientHeight + 500) ?? document.scrollingElement!;
        let previous = performance.now();
        const step = (now: number): void => {
          durations.push(now - previous);
          previous = now;
          target.scrollTop += 60;
          if (durations.length < 240) requestAnimationFrame(step);
          else resolve(durations.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
  return percentiles(frames);
}

/** Confirms the first order and returns the milliseconds until the tap is painted, and until the server has answered. */
export async function confirmFirst(page: Page): Promise<{ painted: number; settled: number }> {
  const button = page.getByRole('article').getByRole('button', { name: 'Bestätigen' }).first();
  await button.scrollIntoViewIfNeeded();
  const painted = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        document.addEventListener(
          'click',
          ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
          { once: true, capture: true },
        );
      }),
  );
  const answered = page.waitForResponse(response => response.request().postData()?.includes('confirmOrder') ?? false);
  const start = performance.now();
  await button.click();
  await answered;
  return { settled: performance.now() - start, painted: await painted };
}

/** Runs actions on these orders, one after the other, as another device would. */
export const runActions = (page: Page, ids: readonly string[], actions: readonly string[]): Promise<void> =>
  page.evaluate(
    async ({ ids, actions }) => {
      const run = async (id: string, action: string): Promise<void> => {
        const token = /csrf-token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
        const path = action === 'undo' ? action : `status/${action}`;
        const response = await fetch(`/api/orders/${id}/${path}`, { method: 'POST', headers, body: '{}' });
        const text = await response.text();
        if (!response.ok) throw new Error(text);
      };
      for (const action of actions) for (const id of ids) await run(id, action);
    },
    { ids, actions },
  );

/** Confirms these orders and undoes it, and waits until the board has seen the last change. */
export async function changeOrders(page: Page, ids: readonly string[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) await runActions(page, ids, ['confirm', 'undo']);
  await page.waitForTimeout(1_000);
}
