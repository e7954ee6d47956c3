/** A device of the branch: a browser with a page of the back office and a network of its own. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { recordAlarms, type AlarmRecord } from '../../testing/browser/recordAlarms';
import { startFaultyProxy, type FaultyProxy } from '../../testing/fakes/faultyProxy';
import { password, type BoardShop } from '../board/boardShop';

export interface Device {
  name: string;
  page: Page;
  session: CDPSession;
  network: FaultyProxy;
}

/** Closes the page and its network. */
export async function closeDevice({ page, network }: Device): Promise<void> {
  await page.context().close();
  await network.stop();
}

/** What a page has recorded of itself. Times are in milliseconds. */
interface PageRecord extends AlarmRecord {
  /** The longest time without an alarm while orders waited, since the last reset. */
  longestSilence: number;
  /** When the page first had an order, by its id. */
  shownAt: Record<string, number>;
}

/** Runs in the page after `recordAlarms` and before its scripts: blocks sound until the first input, and records what staff would miss. */
function recordMisses(): void {
  const { record } = window as unknown as { record: AlarmRecord };
  const misses: Omit<PageRecord, keyof AlarmRecord> & { silence: number } = { longestSilence: 0, silence: 0, shownAt: {} };
  const all = Object.assign(record, misses);
  // A browser that is controlled by a program permits sound at once.
  let hasInput = false;
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, () => (hasInput = true), { capture: true });
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      void super.suspend();
    }
    override resume(): Promise<void> {
      return hasInput ? super.resume() : new Promise(() => {});
    }
  };
  const interval = 100;
  setInterval(() => {
    const now = Date.now();
    const isSilent = document.title.startsWith('(') && all.ringing === 0;
    all.silence = isSilent ? all.silence + interval : 0;
    all.longestSilence = Math.max(all.longestSilence, all.silence);
    for (const card of document.querySelectorAll<HTMLElement>('[data-order]')) all.shownAt[card.dataset.order!] ??= now;
  }, interval);
}

/** Opens the page and logs in. The browser does not play sound yet, because the page is a new tab. */
export async function openDevice(
  browser: Browser,
  shop: BoardShop,
  { name, path, ...options }: { name: string; path: string } & BrowserContextOptions,
): Promise<Device> {
  const network = await startFaultyProxy(shop.url);
  const context = await browser.newContext({ locale: 'de-AT', baseURL: new URL(network.url).origin, ...options });
  // The loader of TypeScript names functions with it, also those that run in the page.
  await context.addInitScript({ content: 'globalThis.__name = value => value' });
  await context.addInitScript(recordAlarms);
  await context.addInitScript(recordMisses);
  const page = await context.newPage();
  await page.goto(path);
  await page.getByLabel('E-Mail oder Benutzername').fill('mia');
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Anmelden' }).waitFor();
  const tab = await context.newPage();
  await page.close();
  await tab.goto(path);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  return { name, page: tab, network, session: await context.newCDPSession(tab) };
}

export const readRecord = ({ page }: Device): Promise<PageRecord> => page.evaluate<PageRecord>('record');

/** The silence is counted from now on. */
export const resetSilence = ({ page }: Device): Promise<unknown> =>
  page.evaluate('Object.assign(record, { silence: 0, longestSilence: 0 })');

/** The page and its network stop, as those of a tablet that turns itself off. */
export async function sleep({ session, network }: Device): Promise<void> {
  network.hang();
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
}

/** The sockets of a device that slept are gone. */
export async function wake({ session, network }: Device): Promise<void> {
  network.cut();
  network.repair();
  await session.send('Page.setWebLifecycleState', { state: 'active' });
}

export const waitForLive = ({ page }: Device): Promise<void> =>
  page.getByText('Live', { exact: true }).first().waitFor({ timeout: 120_000 });

/** What a board shows: the cards of each column, and how many orders start later. */
export const readBoard = ({ page }: Device): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')].map(column => [
      column.querySelector('h2')?.textContent ?? '',
      [...column.querySelectorAll<HTMLElement>('[data-order]')].map(({ dataset }) => dataset.order).join(' '),
    ]);
    const later = document.querySelector('[aria-label="Später"] button')?.textContent ?? '';
    return { ...Object.fromEntries(columns), later };
  });
