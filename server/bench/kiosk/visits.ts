/**
 * Lets customers come and go at a self-service device, and prints how much its page, its storage and its caches grow. Its arguments are the
 * URL of a running demo shop, without a limit of orders (`LIMITS=ordersPerAddress=100000,timePerAddress=100000000`), and the number of
 * visits, 300 without one. Only the timers of the page run ahead.
 */
import { Console } from 'node:console';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { findBrowser } from '../../testing/browser/chromium';

const [url = 'http://localhost:4000', visits = '300'] = process.argv.slice(2);
const store = '/store/linz';
/** After so many visits the device is measured, besides the last one. */
const measuredVisits = [1, 10, 30, 100];
/** Each so many visits, the customer orders; the others leave their products behind. */
const visitsPerOrder = 3;
const screensaverSeconds = 61;
const farewellSeconds = 21;

const isReady = (page: Page) => page.locator('html[data-self-service]').waitFor({ state: 'attached' });
const emptyCart = (page: Page) => page.getByRole('button', { name: 'Keine Produkte im Warenkorb' });
const screensaver = (page: Page) => page.getByRole('button', { name: /Tippen um zu bestellen/ });

/** Moves the timers of the page on, and waits for the next page. */
async function pass(page: Page, seconds: number): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.clock.fastForward(seconds * 1_000);
  await loaded;
  await isReady(page);
}

async function chooseProducts(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Vor Ort essen' }).check();
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByRole('button', { name: 'Bestellung ansehen' }).click();
  await page.getByRole('dialog', { name: 'Ihr Sackerl' }).waitFor();
  await page.keyboard.press('Escape');
}

async function order(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Jetzt bestellen' }).first().click();
  await page.getByRole('combobox', { name: 'Tischnummer' }).selectOption({ index: 1 });
  for (const name of [/Allgemeinen Geschäftsbedingungen/, /Datenschutzerklärung/]) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: /abschicken$/ }).click();
  await page.getByRole('complementary', { name: 'Ende der Bestellung' }).waitFor();
  await pass(page, farewellSeconds);
}

async function visit(page: Page, number: number): Promise<void> {
  await chooseProducts(page);
  if (number % visitsPerOrder === 0) await order(page);
  else {
    await pass(page, screensaverSeconds);
    await screensaver(page).click();
  }
  await emptyCart(page).waitFor();
}

/** Returns what is stored for the page: characters of storage and cookies, cached responses and history entries. */
const readStored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const responses = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return {
      'session storage': JSON.stringify(sessionStorage).length,
      'local storage': JSON.stringify(localStorage).length,
      cookies: document.cookie.length,
      'cached responses': responses.flat().length,
      history: history.length,
    };
  });

async function readSize(page: Page, session: CDPSession): Promise<Record<string, number>> {
  for (let pass = 0; pass < 3; pass++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find(entry => entry.name === name)?.value ?? 0;
  return {
    'heap, kB': Math.round(metric('JSHeapUsedSize') / 1_024),
    documents: metric('Documents'),
    'DOM nodes': metric('Nodes'),
    listeners: metric('JSEventListeners'),
    ...(await readStored(page)),
  };
}

async function benchVisits(): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ locale: 'de-AT', viewport: { width: 1080, height: 1920 }, reducedMotion: 'reduce' });
    page.on('pageerror', error => console.error(error));
    await page.clock.install();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${url}${store}?context=self-service`);
    await isReady(page);
    const out = new Console(process.stdout);
    const print = async (number: number): Promise<void> => out.log(`after ${number} visits`, await readSize(page, session));
    await print(0);
    for (let number = 1; number <= Number(visits); number++) {
      await visit(page, number);
      if (measuredVisits.includes(number) || number === Number(visits)) await print(number);
    }
  } finally {
    await browser.close();
  }
}

void benchVisits();
