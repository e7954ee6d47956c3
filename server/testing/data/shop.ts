/** A small shop for tests of orders: one branch, a simple product and a configurable one. */
import type { TestApp, Token } from '../app/testApp';

interface TestShop {
  branch: string;
  roll: string;
  cake: string;
  category: string;
  /** An employee of the branch. */
  employee: Token;
  /** A valid order input: two rolls, takeaway, cash. */
  orderInput: (overrides?: object) => Record<string, unknown>;
  /** Creates an order as a customer. */
  placeOrder: (overrides?: object) => Promise<{ id: string; uid: string; hash: string }>;
}

/** The parts of the cake: an option that adds to the price, one that replaces it, a text and an optional image. */
const cakeParts = [
  {
    name: 'Größe',
    type: 'select',
    optional: false,
    options: [
      { name: 'klein', modifier: 'add', value: 0, allergens: [] },
      { name: 'groß', modifier: 'overwrite', value: 42, allergens: [] },
    ],
  },
  {
    name: 'Dazu',
    type: 'multiselect',
    optional: true,
    options: [
      { name: 'Schlag', modifier: 'add', value: 1.5, allergens: ['G'] },
      { name: 'Nüsse', modifier: 'add', value: 2, allergens: ['H'] },
    ],
  },
  { name: 'Aufschrift', type: 'text', optional: true, options: [] },
  { name: 'Foto', type: 'image', optional: true, options: [] },
];

const rates = { tax: 10, dineInTax: 10, takeawayTax: 4.9 };

/** Creates the shop before the tests of a file. */
export function useTestShop(testApp: TestApp): TestShop {
  const shop = {} as TestShop;
  beforeAll(async () => {
    shop.branch = await testApp.make('branch', { identifier: 'markt', name: 'Marktplatz' });
    shop.employee = `ROLE_EMPLOYEE ${shop.branch}`;
    shop.roll = await testApp.make('product', { name: 'Semmel', price: 0.55, unit: 'piece', allergens: ['A'], ...rates });
    const config = { parts: cakeParts, items: [] };
    shop.cake = await testApp.make('product', {
      name: 'Torte',
      type: 'configurable',
      price: 30,
      unit: 'piece',
      allergens: ['C'],
      config,
      ...rates,
    });
    shop.category = await testApp.make('category');
    await testApp.make('menu', { branches: [shop.branch], catalog: [{ category: shop.category, products: [shop.roll, shop.cake] }] });
  });

  return Object.assign(shop, {
    orderInput: (overrides: object = {}) => ({
      branch: shop.branch,
      deliveryType: 'takeaway',
      items: [{ product: shop.roll, amount: 2 }],
      firstName: 'Anna',
      lastName: 'Berger',
      legalInstructions: true,
      privacyPolicy: true,
      ...overrides,
    }),
    placeOrder: async (overrides: object = {}) => {
      const { status, body } = await testApp.rest(undefined, 'POST', '/orders', shop.orderInput(overrides));
      if (status !== 201) throw new Error(JSON.stringify(body));
      const response = await testApp.rest(undefined, 'GET', `/orders/public/${body.data.uid}/${body.data.hash}`);
      return { id: response.body.data.id as string, ...body.data };
    },
  });
}
