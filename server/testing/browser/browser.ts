/** Opens a browser on the running app with the demo shop. Any error on a page fails the test. */
import { setTimeout } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { chromium, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { serveClient } from '../../platform/client/serveClient';
import { demoPassword, demoTemplate } from '../app/databases';
import { createShared } from '../app/shared';
import { findBrowser, hasSharedMemory } from './chromium';
import { recordedEvents, recordEvents, recordMessages } from './pageEvents';
import { logSlowRequests, trackRequests } from './network/pendingRequests';
import { useTestApp, type TestApp, type TestAppOptions } from '../app/testApp';

/** The three viewport sizes of the design. */
export const viewports = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

type PagePlace = [viewport?: keyof typeof viewports, timeZone?: string];

export interface BrowserTestApp {
  testApp: TestApp;
  /** Opens a page at this path, with no cookies but one that declines cookies; the device may have another time zone than the shop. */
  open: (path: string, ...place: PagePlace) => Promise<Page>;
  /** Opens a page like `open`, with a session of this user of the demo shop. */
  openAs: (username: string, path: string, ...place: PagePlace) => Promise<Page>;
  /** Sets the fixed clock of the app and of all open and later pages. */
  setClock: (time: string) => Promise<void>;
  /** Accepts matching errors until the end of the test. */
  expectError: (pattern: RegExp) => void;
}

/** What one test has opened, and what happens on its pages. */
interface OpenedPages {
  contexts: BrowserContext[];
  errors: string[];
  expectedErrors: RegExp[];
}

/** One browser for the test files of a worker. */
const sharedBrowser = createShared(
  async () => {
    const { executablePath, env } = await findBrowser();
    return chromium.launch({
      ...{ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] },
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    });
  },
  browser => browser.close(),
);

/** Beside a browser, a busy machine takes longer for a request than the shop permits. */
const patientLimits = {
  requestTimeout: 60_000,
  renderTimeout: 60_000,
  statementTimeout: 60_000,
  connectionTimeout: 60_000,
  connectionInitTimeout: 60_000,
};

/** Starts the app for one test file, with a fresh copy of the demo shop, and opens its pages in the browser of the worker. */
export function useBrowser(options: TestAppOptions = {}): BrowserTestApp {
  const clock = { now: new Date('2026-11-16T07:00:00Z') };
  const testApp = useTestApp({
    from: demoTemplate,
    now: () => clock.now,
    createClientHandler: (_http, pages) => serveClient(process.env.TEST_WEB!, pages),
    ...options,
    limits: { ...patientLimits, ...options.limits },
  });
  const opened: OpenedPages = { contexts: [], errors: [], expectedErrors: [] };
  const { contexts } = opened;
  closeAfterTest(opened);
  describeInErrors(contexts);
  sharedBrowser.stopAfterFile();

  const openContext = async (place: PagePlace): Promise<BrowserContext> => {
    const context = await createBrowserContext(testApp.url, ...place);
    contexts.push(context);
    await context.clock.setFixedTime(clock.now);
    return context;
  };

  return {
    testApp,
    open: async (path, ...place) => openPage(await openContext(place), path, opened),
    openAs: async (username, path, ...place) => {
      const context = await openContext(place);
      await startSession(context, username);
      return openPage(context, path, opened);
    },
    setClock: async time => {
      clock.now = new Date(time);
      for (const context of contexts) await context.clock.setFixedTime(clock.now);
    },
    expectError: pattern => void opened.expectedErrors.push(pattern),
  };
}

async function createBrowserContext(
  baseURL: string,
  viewport: keyof typeof viewports = 'desktop',
  timezoneId = 'Europe/Vienna',
): Promise<BrowserContext> {
  const browser = await sharedBrowser.get();
  const options = { locale: 'de-AT', reducedMotion: 'reduce', timezoneId } as const;
  const context = await browser.newContext({ ...options, baseURL, viewport: viewports[viewport] });
  context.setDefaultTimeout(60_000); // longer than the shop takes to try again
  await context.addCookies([{ name: 'cookie-banner-acceptance-state', value: 'declined', url: baseURL }]);
  await recordEvents(context);
  return context;
}

async function startSession({ request }: BrowserContext, name: string): Promise<void> {
  const query = 'mutation ($name: String!, $password: String!) { login(name: $name, password: $password) { id } }';
  const response = await request.post('/graphql', { data: { query, variables: { name, password: demoPassword } } });
  expect(await response.json()).toMatchObject({ data: { login: { id: expect.any(String) } } });
}

async function openPage(context: BrowserContext, path: string, { errors }: OpenedPages): Promise<Page> {
  const page = await context.newPage();
  collectErrors(page, error => errors.push(error));
  trackRequests(page);
  recordMessages(page);
  await page.goto(path);
  await waitUntilHydrated(page);
  return page;
}

/** Waits until React has taken over the page, whose elements then have its properties, and has run its effects. A text file has none. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const root = document.querySelector('#root');
    if (!root) return true;
    const content = root.querySelector('main') ?? root.firstElementChild;
    if (!content || !Object.keys(content).some(key => key.startsWith('__react'))) return false;
    return new Promise(done => requestIdleCallback(() => done(true), { timeout: 1_000 }));
  });
}

function closeAfterTest({ contexts, errors, expectedErrors }: OpenedPages): void {
  afterEach(async () => {
    for (const context of contexts.splice(0)) {
      await Promise.all(context.pages().map(logSlowRequests));
      await context.close();
    }
    const expected = expectedErrors.splice(0);
    expect(errors.splice(0).filter(error => !expected.some(pattern => pattern.test(error)))).toEqual([]);
  });
}

function collectErrors(page: Page, addError: (error: string) => void): void {
  page.on('console', message => {
    const { url } = message.location();
    const isMissing = url === page.url() && message.text().includes('status of 404'); // a page with status 404 logs this error too
    if (message.type() === 'error' && !isMissing) addError(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', error => addError(`error: ${error.message}`));
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') addError(`request: ${request.url()} ${reason}`); // leaving a page aborts its pending requests
  });
}

/** Adds to the error of a failed test what its pages show and what has happened on them. */
function describeInErrors(contexts: readonly BrowserContext[]): void {
  const describePage = async (page: Page): Promise<string> => {
    const text = await page
      .locator('main')
      .first()
      .innerText({ timeout: 1_000 })
      .catch(() => '');
    return `${page.url()} shows: ${text.replace(/\s+/g, ' ').slice(0, 200)}\n${recordedEvents(page)}`;
  };
  beforeEach(() => {
    globalThis.describeOpenPages = async () =>
      (await Promise.all(contexts.flatMap(context => context.pages()).map(describePage))).join('\n');
  });
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const axeOptions: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // The visible label must be part of the accessible name (2.5.3); axe checks this only on request.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  // The details of passed checks take most of the time on a long page.
  resultTypes: ['violations'],
  // No rule above reads style sheets, and those that could not be loaded cause an error.
  preload: { assets: ['media'] },
};

/** Expects the page or the part of it to be accessible: WCAG 2.2, levels A and AA, as far as axe can check it. */
export async function expectAccessible(page: Page, selector = 'html'): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([selector, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [selector, axeOptions] as const,
  );
  expect(violations).toEqual([]);
}

/** Reloads the page once the history entries of closed overlays are removed, because that would stop the reload. */
export async function reloadAfterClosing(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays);
  await page.reload();
}

const liveRegions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

/** Waits until a live region contains the text. */
export const expectAnnounced = (scope: Page | Locator, text: string | RegExp): Promise<void> =>
  scope.locator(liveRegions).filter({ hasText: text }).first().waitFor({ state: 'attached' });

/** Repeats the read until it returns the expected value, because a busy machine renders later. */
export async function expectVisible(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  const deadline = Date.now() + 45_000;
  for (;;) {
    try {
      expect(await read()).toEqual(expected);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(50);
    }
  }
}

/** Logs in on the open login page. */
export async function logIn(page: Page, name: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-Mail oder Benutzername').fill(name);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.keyboard.press('Enter');
}
