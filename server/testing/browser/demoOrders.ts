/** Orders in the demo shop for browser tests, placed as a customer of the branch in Linz. */
import type { TestApp } from '../app/testApp';

interface DemoOrder {
  /** Amounts by the name of the product. */
  items?: Readonly<Record<string, number>>;
  /** The wished time; without one, as soon as possible. */
  appointmentDate?: string;
  lastName?: string;
  isConfirmed?: boolean;
}

const idOf = async (app: TestApp, table: 'branch' | 'product', column: string, value: string): Promise<string> => {
  const [{ id }] = await app.contextFor('ROLE_ADMIN').db.query(`select id from ${table} where ${column} = $1`, [value]);
  return id;
};

export const demoBranch = (app: TestApp): Promise<string> => idOf(app, 'branch', 'identifier', 'linz');
export const demoProduct = (app: TestApp, name: string): Promise<string> => idOf(app, 'product', 'name', name);

/** Returns the id and the name that the board shows. */
export async function placeDemoOrder(
  app: TestApp,
  { items = { Handsemmel: 2 }, lastName = 'Berger', isConfirmed = false, appointmentDate }: DemoOrder = {},
): Promise<{ id: string; name: string }> {
  const { body } = await app.rest(undefined, 'POST', '/orders', {
    ...{ branch: await demoBranch(app), deliveryType: 'takeaway', paymentMethod: 'cash', legalInstructions: true, privacyPolicy: true },
    ...{ firstName: 'Anna', lastName, email: 'anna@kunde.example', phone: '+43 664 1234567' },
    ...(appointmentDate && { appointmentDate }),
    items: await Promise.all(Object.entries(items).map(async ([name, amount]) => ({ product: await demoProduct(app, name), amount }))),
  });
  if (!body.data) throw new Error(JSON.stringify(body));
  const { uid, hash } = body.data;
  const { id, ticketNumber } = (await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).body.data;
  if (isConfirmed) await app.rest('ROLE_ADMIN', 'POST', `/orders/${id}/status/confirm`, {});
  return { id, name: `Ticket ${ticketNumber}` };
}
