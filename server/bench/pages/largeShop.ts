/** Adds products to the menu of a running demo shop. */
import { setTimeout as wait } from 'node:timers/promises';
import { toObject, toObjects } from '../../../schema/objects';
import { password } from '../board/boardShop';
import { request } from '../servers/request';

const nameOf = (index: number): string => `Weckerl Nr. ${index}`;

/** Fills the current menu up to as many products, spread over its categories. */
export async function fillMenu(url: string, count: number): Promise<void> {
  const { cookies } = await request(`${url}/api/login`, 'POST', { name: 'admin', password });
  const menu = currentMenu(toObjects((await request(`${url}/api/menus?limit=20`, 'GET', undefined, cookies)).data));
  const catalog = toObjects(menu.catalog).map(({ category, products }) => ({
    category: String(toObject(category).id),
    products: toObjects(products).map(({ id }) => String(id)),
  }));
  const missing = count - catalog.reduce((sum, { products }) => sum + products.length, 0);
  for (let index = 0; index < missing; index += 1) {
    const { data } = await request(`${url}/api/products`, 'POST', { ...product, uid: `extra-${index}`, name: nameOf(index) }, cookies);
    catalog[index % catalog.length]!.products.push(String(toObject(data).id));
  }
  await request(`${url}/api/menus/${String(menu.id)}`, 'PUT', { catalog }, cookies);
  while (!(await (await fetch(`${url}/store/linz`)).text()).includes(nameOf(missing - 1))) await wait(100);
}

/** The menu that began last is valid. */
const currentMenu = (menus: readonly Record<string, unknown>[]): Record<string, unknown> =>
  menus
    .filter(({ availableFrom }) => Date.parse(String(availableFrom)) <= Date.now())
    .toSorted((a, b) => Date.parse(String(b.availableFrom)) - Date.parse(String(a.availableFrom)))[0]!;

const product = {
  description: 'Mit Roggenmehl und etwas Honig, außen knusprig, innen weich.',
  type: 'simple',
  price: 1.9,
  unit: 'piece',
  minimumQuantity: 1,
  maximumQuantity: 50,
  quantityStepSize: 1,
  defaultQuantity: 1,
  tax: 4.9,
  isEnabled: true,
};
