/** The steps of a customer to an order, for browser tests; they use only visible texts and roles. */
import type { Locator, Page, Request } from 'playwright-core';
import { expectVisible, type BrowserTestApp, type viewports } from './browser';
import { clickBelow, pressKey } from './input';
import { messagesOf } from './pageEvents';
import type { Json } from '../app/json';

type Method = 'Abholung' | 'Lieferung' | 'Vor Ort essen';

interface CheckoutOptions {
  store?: string;
  rolls?: number;
  viewport?: keyof typeof viewports;
  method?: Method;
}

interface CheckoutSteps {
  /** Opens the checkout with rolls in the cart. */
  openCheckout: (options?: CheckoutOptions) => Promise<Page>;
  /** Returns the order of the status page that the browser has opened. */
  readOrder: (page: Page) => Promise<Json>; // as REST returns it
  orderCount: () => Promise<number>;
}

export const createCheckoutSteps = ({ open, testApp }: BrowserTestApp): CheckoutSteps => ({
  async openCheckout({ store = '/store/linz', rolls = 2, viewport = 'desktop', method = 'Abholung' } = {}) {
    const page = await open(store, viewport);
    await clickBelow(page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }));
    const amount = page.getByRole('spinbutton', { name: 'Handsemmel: Menge' }).first();
    await amount.fill(String(rolls));
    await pressKey(amount, 'Enter');
    await page.getByRole('link', { name: 'Jetzt bestellen' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
    await page.getByRole('radio', { name: method }).check();
    return page;
  },
  async readOrder(page) {
    await page.waitForURL(/\/status\/[A-Z0-9]+\/[0-9a-f]+$/);
    const [uid, hash] = new URL(page.url()).pathname.split('/').slice(2);
    const { body } = await testApp.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
    return body.data;
  },
  async orderCount() {
    const [{ n }] = await testApp.contextFor('ROLE_ADMIN').db.query('select count(*)::int as n from "order"');
    return n;
  },
});

export async function fillContact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Feuerstein');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('anna@mail.example');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('+43 664 1234567');
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Rathausgasse 12');
  await page.getByRole('textbox', { name: 'PLZ' }).fill('4020');
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Linz');
}

export async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
}

export const submitOrder = (page: Page, name: string | RegExp = /^(Bestellung|Vorbestellung) abschicken$/): Promise<void> =>
  page.getByRole('button', { name }).click();

/** The error summary at the top of the page. */
export const errorSummary = (page: Page): Locator => page.getByRole('group', { name: /fehl|prüfen|konnte nicht/ });

/** Tells whether a request contains the operation in its body or URL. */
export const isOperation = (request: Request, operation: string): boolean =>
  `${request.url()} ${request.postData() ?? ''}`.includes(operation);

/** Delays responses of this operation until the returned function is called. */
export async function delayResponses(page: Page, operation: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/graphql*', async route => {
    if (isOperation(route.request(), operation)) await released;
    await route.fallback();
  });
  return release;
}

/** Holds the scripts of the page with these addresses until the returned function is called. */
export async function holdScripts(page: Page, addresses = /\.js$/): Promise<() => void> {
  let send = (): void => {};
  const isSent = new Promise<void>(done => (send = done));
  await page.route(addresses, async route => {
    await isSent;
    await route.continue();
  });
  return send;
}

/** Delays the connection of the sockets of a page until the returned function is called. */
export async function holdSockets(page: Page): Promise<() => void> {
  let release = (): void => {};
  const isReleased = new Promise<void>(resolve => (release = resolve));
  await page.routeWebSocket('**/graphql', async socket => {
    const early: (string | Buffer)[] = [];
    socket.onMessage(message => void early.push(message));
    await isReleased;
    const server = socket.connectToServer();
    socket.onMessage(message => server.send(message));
    for (const message of early) server.send(message);
  });
  return release;
}

/** Waits until the page of a store receives changes of its menu. Its next subscription starts with an event. */
export const waitForUpdates = (page: Page): Promise<void> =>
  expectVisible(async () => messagesOf(page).some(message => message.includes('fullSlotsChanged')), true);

/** Lets `CreateOrder` requests arrive but drops their responses, until the route is removed. */
export async function dropResponses(page: Page): Promise<void> {
  await page.route('**/graphql', async route => {
    if (!isOperation(route.request(), 'CreateOrder')) return route.fallback();
    await route.fetch();
    await route.abort('connectionfailed');
  });
}
