/** What a customer does on the way to an order, for browser tests: all of it by what is seen. */
import type { Locator, Page, Request } from 'playwright-core';
import type { BrowserHouse, viewports } from './browser';

type Method = 'Abholung' | 'Lieferung' | 'Vor Ort essen';

interface Way {
  store?: string;
  rolls?: number;
  viewport?: keyof typeof viewports;
  method?: Method;
}

interface Customers {
  /** At the checkout, with so many rolls in the bag. */
  atCheckout: (way?: Way) => Promise<Page>;
  /** The order whose page the browser has gone to. */
  placed: (page: Page) => Promise<any>; // as the REST door shows it
  orderCount: () => Promise<number>;
}

export const customersOf = ({ open, house }: BrowserHouse): Customers => ({
  async atCheckout({ store = '/store/linz', rolls = 2, viewport = 'desktop', method = 'Abholung' } = {}) {
    const page = await open(store, viewport);
    await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
    const amount = page.getByRole('spinbutton', { name: 'Handsemmel: Menge' }).first();
    await amount.fill(String(rolls));
    await amount.press('Enter');
    await page.getByRole('link', { name: 'Jetzt bestellen' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
    await page.getByRole('radio', { name: method }).check();
    return page;
  },
  async placed(page) {
    await page.waitForURL(/\/status\/[A-Z0-9]+\/[0-9a-f]+$/);
    const [uid, hash] = new URL(page.url()).pathname.split('/').slice(2);
    const { body } = await house.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`);
    return body.data;
  },
  async orderCount() {
    const [{ n }] = await house.as('ROLE_ADMIN').db.query('select count(*)::int as n from "order"');
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

export const send = (page: Page, name: string | RegExp = /^(Bestellung|Vorbestellung) abschicken$/): Promise<void> =>
  page.getByRole('button', { name }).click();

/** The list of what is wrong, on top of the page. */
export const errorsOn = (page: Page): Locator => page.getByRole('group', { name: /fehl|prüfen|konnte nicht/ });

/** Whether this is asked by the operation: in its body, or in the address of one that only reads. */
export const isAbout = (request: Request, operation: string): boolean => `${request.url()} ${request.postData() ?? ''}`.includes(operation);

/** Holds back what is asked by this operation until it is let go. */
export async function holdAnswers(page: Page, operation: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  await page.route('**/graphql*', async route => {
    if (isAbout(route.request(), operation)) await held;
    await route.fallback();
  });
  return release;
}

/** What is ordered arrives, its answer does not, until the route is taken away again. */
export async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/graphql', async route => {
    if (!isAbout(route.request(), 'CreateOrder')) return route.fallback();
    await route.fetch();
    await route.abort('connectionfailed');
  });
}
