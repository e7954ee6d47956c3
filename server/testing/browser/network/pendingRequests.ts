/** The requests of the pages of browser tests that have no response yet. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page, Request } from 'playwright-core';

/** When each pending request of a page was sent, in milliseconds. */
const pendingByPage = new WeakMap<Page, Map<Request, number>>();

const pendingOf = (page: Page): Map<Request, number> => pendingByPage.get(page) ?? new Map<Request, number>();

export function trackRequests(page: Page): void {
  const pending = new Map<Request, number>();
  pendingByPage.set(page, pending);
  page.on('request', request => pending.set(request, Date.now()));
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  // Not every request of the page that was left gets one of these events.
  page.on('framenavigated', () => {
    for (const request of pending.keys()) if (!request.isNavigationRequest()) pending.delete(request);
  });
}

/** Logs the requests that have waited long for their response, and what the browser does: a page that does not load names no cause. */
export async function logSlowRequests(page: Page): Promise<void> {
  const urls = [...pendingOf(page)].flatMap(([request, since]) => (Date.now() - since > 20_000 ? [request.url()] : []));
  if (urls.length > 0) console.error('Requests without a response', urls, await describeBrowser(page));
}

/** Tells whether the page answers, and how long each process of the browser works meanwhile. */
async function describeBrowser(page: Page): Promise<object> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const before = await workTimes(session);
  const state = await Promise.race([page.evaluate(() => document.readyState).catch(String), wait(2_000, 'no answer')]);
  await wait(2_000);
  const after = await workTimes(session);
  await session.detach();
  return { state, seconds: Object.fromEntries([...after].map(([name, time]) => [name, time - (before.get(name) ?? 0)])) };
}

async function workTimes(session: CDPSession): Promise<Map<string, number>> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return new Map(processInfo.map(({ type, id, cpuTime }) => [`${type} ${id}`, cpuTime]));
}

/** A request that waits longer has lost its page, or a test holds it. */
const maxLoadTime = 15_000;

const isLoading = (page: Page): boolean => [...pendingOf(page).values()].some(since => Date.now() - since < maxLoadTime);

/** Waits until no request has been pending for half a second, as the load state `networkidle` does once after loading. */
export function waitForIdleNetwork(page: Page): Promise<void> {
  return new Promise(resolve => {
    const finish = (): void => {
      if (isLoading(page)) return void timer.refresh();
      page.off('request', restart).off('requestfinished', restart).off('requestfailed', restart);
      resolve();
    };
    const timer = setTimeout(finish, 500);
    const restart = (): void => void timer.refresh();
    page.on('request', restart).on('requestfinished', restart).on('requestfailed', restart);
  });
}
