/** A browser before a running house that holds the demo shop. Whatever a page complains about fails the test. */
import { setTimeout } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { webDoor } from '../../platform/client/serveClient';
import type { Browser as Found } from './chromium';
import { demoPassword, demoTemplate } from '../app/databases';
import { useHouse, type House, type Own } from '../app/testApp';

/** The three widths every screen is drawn for. */
export const viewports = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface BrowserHouse {
  house: House;
  /** A new visitor's page, without any cookie, at this address; the device may stand in another zone than the shop. */
  open: (path: string, viewport?: keyof typeof viewports, zone?: string) => Promise<Page>;
  /** Sets the clock of the house and of every page, open now or later. It stands still. */
  setClock: (moment: string) => Promise<void>;
  /** From here to the end of the test, complaints like this are part of what is tested. */
  expectComplaint: (like: RegExp) => void;
}

/** Opens a house and a browser for one test file; the database is a fresh copy of the demo shop. */
export function useBrowser(own: Own = {}): BrowserHouse {
  const clock = { now: new Date('2026-11-16T07:00:00Z') };
  const house = useHouse({
    from: demoTemplate,
    now: () => clock.now,
    web: (_http, pages) => webDoor(process.env.TEST_WEB!, pages),
    ...own,
  });
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  let expected: RegExp[] = [];
  let browser: Browser;

  beforeAll(async () => {
    const { executablePath, env } = JSON.parse(process.env.TEST_BROWSER!) as Found;
    browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } as Record<string, string>, args: ['--no-sandbox'] });
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    const unexpected = complaints.splice(0).filter(complaint => !expected.some(like => like.test(complaint)));
    expected = [];
    expect(unexpected).toEqual([]);
  });
  afterAll(() => browser.close());

  return {
    house,
    open: async (path, viewport = 'desktop', zone = 'Europe/Vienna') => {
      const context = await browser.newContext({
        baseURL: house.address,
        viewport: viewports[viewport],
        locale: 'de-AT',
        timezoneId: zone,
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      await context.clock.setFixedTime(clock.now);
      const page = await context.newPage();
      hear(page, complaint => complaints.push(complaint));
      await page.goto(path);
      return page;
    },
    setClock: async moment => {
      clock.now = new Date(moment);
      for (const context of contexts) await context.clock.setFixedTime(clock.now);
    },
    expectComplaint: like => void expected.push(like),
  };
}

function hear(page: Page, complain: (complaint: string) => void): void {
  page.on('console', message => {
    const { url } = message.location();
    const isMissing = url === page.url() && message.text().includes('status of 404'); // the page itself, and it says so too
    if (message.type() === 'error' && !isMissing) complain(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', error => complain(`error: ${error.message}`));
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complain(`request: ${request.url()} ${reason}`); // leaving a page aborts what it still asked
  });
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails unless the page, or what lies within these elements, is accessible: WCAG 2.2, levels A and AA, as far as a machine can tell. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // What stands on a button must be part of its name (2.5.3), which axe looks at only when asked.
    .options({ runOnly: { type: 'tag', values: standards }, rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

const spoken = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

/** Waits until this is read out: it came up in a part of the page that tells of its changes. */
export const readsOut = (within: Page | Locator, text: string | RegExp): Promise<void> =>
  within.locator(spoken).filter({ hasText: text }).first().waitFor({ state: 'attached' });

/** Waits until what is read is as expected; a busy machine shows it later. */
export async function shows(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  const end = Date.now() + 15_000;
  for (;;) {
    try {
      expect(await read()).toEqual(expected);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(50);
    }
  }
}

/** Signs in on the login page that is open, and waits for the page behind it. */
export async function signInOn(page: Page, name: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-Mail oder Benutzername').fill(name);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.keyboard.press('Enter');
}
