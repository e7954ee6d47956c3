/** Orders in the demo shop for browser tests, placed as a customer of the branch in Linz, and the board that shows them. */
import type { Locator, Page } from 'playwright-core';
import type { TestApp } from '../app/testApp';
import type { BrowserTestApp, viewports } from './browser';

interface DemoOrder {
  /** Amounts by the name of the product. */
  items?: Readonly<Record<string, number>>;
  /** The wished time; without one, as soon as possible. */
  appointmentDate?: string;
  lastName?: string;
  comment?: string;
  isConfirmed?: boolean;
}

const idOf = async (app: TestApp, table: 'branch' | 'product', column: string, value: string): Promise<string> => {
  const [{ id }] = await app.contextFor('ROLE_ADMIN').db.query(`select id from ${table} where ${column} = $1`, [value]);
  return id;
};

export const demoBranch = (app: TestApp): Promise<string> => idOf(app, 'branch', 'identifier', 'linz');
export const demoProduct = (app: TestApp, name: string): Promise<string> => idOf(app, 'product', 'name', name);

interface CreatedOrder {
  id: string;
  /** The name that the board shows. */
  name: string;
  /** The REST path of its customer. */
  publicPath: string;
}

export async function placeDemoOrder(
  app: TestApp,
  { items = { Handsemmel: 2 }, lastName = 'Berger', isConfirmed = false, ...input }: DemoOrder = {},
): Promise<CreatedOrder> {
  const { body } = await app.rest(undefined, 'POST', '/orders', {
    ...{ branch: await demoBranch(app), deliveryType: 'takeaway', paymentMethod: 'cash', legalInstructions: true, privacyPolicy: true },
    ...{ firstName: 'Anna', lastName, email: 'anna@kunde.example', phone: '+43 664 1234567' },
    ...input,
    items: await Promise.all(Object.entries(items).map(async ([name, amount]) => ({ product: await demoProduct(app, name), amount }))),
  });
  if (!body.data) throw new Error(JSON.stringify(body));
  const publicPath = `/orders/public/${body.data.uid}/${body.data.hash}`;
  const { id, ticketNumber } = (await app.rest(undefined, 'GET', publicPath)).body.data;
  if (isConfirmed) expect((await app.rest('ROLE_ADMIN', 'POST', `/orders/${id}/status/confirm`, {})).status).toBe(200);
  return { id, name: `Ticket ${ticketNumber}`, publicPath };
}

/** Opens the order board as an employee of the branch. */
export async function openOrderBoard({ openAs }: BrowserTestApp, viewport?: keyof typeof viewports): Promise<Page> {
  const page = await openAs('mia', '/backend/orders', viewport);
  await page.getByText('Live').waitFor();
  return page;
}

export const orderCard = (page: Page, name: string): Locator => page.getByRole('article', { name: new RegExp(`^${name}\\b`) });
