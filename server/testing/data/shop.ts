/** A small shop for the tests of orders: one branch, a roll that is simply sold and a cake that is put together. */
import type { House, Token } from '../app/testApp';

interface Shop {
  branch: string;
  roll: string;
  cake: string;
  category: string;
  /** Who works in the branch. */
  counter: Token;
  /** A sound draft: two rolls, to be fetched, in cash. */
  draft: (change?: object) => Record<string, unknown>;
  /** An order, placed by a customer. */
  place: (change?: object) => Promise<{ id: string; uid: string; hash: string }>;
}

/** The cake: an option that adds to its price, one that replaces it, a text, and a picture nobody must send. */
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

/** Opens the shop before the tests of a file. */
export function useShop(house: House): Shop {
  const shop = {} as Shop;
  beforeAll(async () => {
    shop.branch = await house.make('branch', { identifier: 'markt', name: 'Marktplatz' });
    shop.counter = `ROLE_EMPLOYEE ${shop.branch}`;
    shop.roll = await house.make('product', { name: 'Semmel', price: 0.55, unit: 'piece', allergens: ['A'], ...rates });
    const config = { parts: cakeParts, items: [] };
    shop.cake = await house.make('product', {
      name: 'Torte',
      type: 'configurable',
      price: 30,
      unit: 'piece',
      allergens: ['C'],
      config,
      ...rates,
    });
    shop.category = await house.make('category');
    await house.make('menu', { branches: [shop.branch], catalog: [{ category: shop.category, products: [shop.roll, shop.cake] }] });
  });

  return Object.assign(shop, {
    draft: (change: object = {}) => ({
      branch: shop.branch,
      deliveryType: 'takeaway',
      items: [{ product: shop.roll, amount: 2 }],
      firstName: 'Anna',
      lastName: 'Berger',
      legalInstructions: true,
      privacyPolicy: true,
      ...change,
    }),
    place: async (change: object = {}) => {
      const { status, body } = await house.rest(undefined, 'POST', '/orders', shop.draft(change));
      if (status !== 201) throw new Error(JSON.stringify(body));
      const seen = await house.rest(undefined, 'GET', `/orders/public/${body.data.uid}/${body.data.hash}`);
      return { id: seen.body.data.id as string, ...body.data };
    },
  });
}
