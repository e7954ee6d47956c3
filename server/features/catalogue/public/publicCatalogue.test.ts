import type { Authority } from '../../../../schema/access/roles';
import { serviceOf } from '../../../platform/collections/registry';
import { Context } from '../../../platform/context/context';
import { storeQuery } from '../../../testing/data/storeQuery';
import { useTestApp, type Token } from '../../../testing/app/testApp';

const testApp = useTestApp({ isOwn: true });
const start = '2026-11-16T08:00:00+01:00';
/** The horizon of 90 days reaches 1 March from 1 December on, in the time zone of the shop. */
const springMenu = { name: 'Frühling', availableFrom: '2027-03-01T00:00:00+01:00' };
const horizonReachesSpring = '2026-12-01T00:00:00+01:00';

const setClock = (instant: string): void => {
  testApp.app.services.now = () => new Date(instant);
};
const before = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();
const iso = (instant: string): string => new Date(instant).toISOString();

interface Shop {
  branch: string;
  current: string;
  spring: string;
  now: string;
  later: string;
  bundle: string;
}
let shop: Shop;

beforeAll(async () => {
  setClock(start);
  const branch = await testApp.make('branch');
  const category = await testApp.make('category');
  const [now, later] = [await testApp.make('product', { name: 'Semmel' }), await testApp.make('product', { name: 'Osterpinze' })];
  const config = { parts: [], items: [{ product: now, amount: 2, unit: 'piece' }] };
  const bundle = await testApp.make('product', { name: 'Osterkorb', type: 'bundle', config });
  const makeMenu = (values: object, products: string[]) =>
    testApp.make('menu', { branches: [branch], catalog: [{ category, products }], ...values });
  await makeMenu({ name: 'Sommer', availableFrom: '2026-06-01T00:00:00+02:00' }, [later]);
  const current = await makeMenu({ name: 'Winter', availableFrom: '2026-11-01T00:00:00+01:00' }, [now]);
  const spring = await makeMenu(springMenu, [now, later, bundle]);
  await testApp.make('product', { name: 'auf keiner Karte' });
  shop = { branch, current, spring, now, later, bundle };
});
beforeEach(() => setClock(start));

const ids = (records: { id: string }[]): string[] => records.map(({ id }) => id).sort();

/** Reads all menus and products through every way that the API offers. */
async function readCatalogue(token?: Token) {
  const init = await testApp.graphql(token, '{ init { menus { id } products { id } nextChangeAt } }');
  const lists = await testApp.graphql(token, '{ menus { total items { id } nextChangeAt } products { total items { id } nextChangeAt } }');
  const store = await testApp.graphql(token, storeQuery, { id: shop.branch });
  const restInit = await testApp.rest(token, 'GET', '/init');
  const initList = (url: string) => restInit.body.data.find((item: { url: string }) => item.url === url).data;
  const [menus, products, branchMenus] = await Promise.all(
    ['/menus', '/products', `/branches/${shop.branch}/menus`].map(path => testApp.rest(token, 'GET', path)),
  );
  const singles = await Promise.all(
    Object.entries({ menus: [shop.current, shop.spring], products: [shop.now, shop.later, shop.bundle] }).map(([path, wanted]) =>
      Promise.all(wanted.map(async id => ({ id, status: (await testApp.rest(token, 'GET', `/${path}/${id}`)).status }))),
    ),
  );
  const found = singles.map(results => ids(results.filter(({ status }) => status === 200)));
  expect(lists.data.menus.total).toBe(lists.data.menus.items.length);
  expect(products!.body.meta.total).toBe(lists.data.products.items.length);
  return {
    menus: [init.data.init.menus, lists.data.menus.items, initList('menus'), menus!.body.data].map(ids),
    branchMenus: [store.data.branch.menus, branchMenus!.body.data].map(ids),
    products: [init.data.init.products, lists.data.products.items, initList('products'), products!.body.data].map(ids),
    found,
    nextChange: [
      ...[init.data.init, lists.data.menus, lists.data.products].map(({ nextChangeAt }) => nextChangeAt),
      ...[restInit, menus!, products!, branchMenus!].map(({ body }) => body.meta.nextChangeAt),
    ],
  };
}

const allEqual = (value: unknown, length: number) => Array.from({ length }, () => value);

test.each<[string, string, boolean, string]>([
  ['at the start', start, false, horizonReachesSpring],
  ['just before the horizon reaches the next menu', before(horizonReachesSpring), false, horizonReachesSpring],
  ['at the moment', horizonReachesSpring, true, springMenu.availableFrom],
  ['after it', '2026-12-24T12:00:00+01:00', true, springMenu.availableFrom],
])('returns %s only the menus and products that can be ordered within the horizon', async (_, instant, hasSpring, nextChange) => {
  setClock(instant);
  const menus = (hasSpring ? [shop.current, shop.spring] : [shop.current]).sort();
  const products = (hasSpring ? [shop.now, shop.later, shop.bundle] : [shop.now]).sort();
  expect(await readCatalogue()).toEqual({
    menus: allEqual(menus, 4),
    branchMenus: allEqual(menus, 2),
    products: allEqual(products, 4),
    found: [menus, products],
    nextChange: allEqual(iso(nextChange), 7),
  });
});

test('drops a menu and its products at the moment the next one starts', async () => {
  setClock(before(springMenu.availableFrom));
  expect((await readCatalogue()).menus[0]).toEqual([shop.current, shop.spring].sort());
  setClock(springMenu.availableFrom);
  const { menus, nextChange } = await readCatalogue();
  expect([menus[0], nextChange]).toEqual([[shop.spring], allEqual(null, 7)]);
});

test('returns all menus and products to staff', async () => {
  const { menus, branchMenus, products, nextChange } = await readCatalogue('ROLE_EMPLOYEE');
  expect(menus.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  expect(branchMenus).toEqual(allEqual([shop.current, shop.spring].sort(), 2));
  expect(products.map(({ length }) => length)).toEqual([4, 4, 4, 4]);
  expect(nextChange).toEqual(allEqual(null, 7));
});

test.each<[Authority, number]>([
  ['orders:read', 1],
  ['frontdesk', 1],
  ['catalog:read', 4],
])('returns to a viewer with %s %s of four products', async (authority, count) => {
  const viewer = { id: authority, name: authority, authorities: [authority], branches: [shop.branch] };
  const { items } = await serviceOf('product').list(new Context(testApp.app.services, viewer));
  expect(items).toHaveLength(count);
});

test('hides products in the references of other records', async () => {
  const config = { parts: [], items: [{ product: shop.later, amount: 1, unit: 'piece' }] };
  const read = async (id: string, token?: Token) => {
    const { data } = await testApp.graphql(token, `{ product(id: "${id}") { config { items { product { name } } } } }`);
    const { body } = await testApp.rest(token, 'GET', `/products/${id}`);
    return [data?.product?.config.items[0].product, body.data?.config.items[0].product];
  };
  const bundle = await testApp.make('product', { type: 'bundle', config });
  expect(await read(bundle)).toEqual([undefined, undefined]);
  expect(await read(bundle, 'ROLE_EMPLOYEE')).toEqual([{ name: 'Osterpinze' }, { id: shop.later, name: 'Osterpinze' }]);
});

test('includes the products of a bundle that can be ordered', async () => {
  setClock(horizonReachesSpring);
  const { data } = await testApp.graphql(undefined, `{ product(id: "${shop.bundle}") { config { items { product { name } } } } }`);
  expect(data.product.config.items).toEqual([{ product: { name: 'Semmel' } }]);
});

test('finds a hidden product by no filter, search or sort', async () => {
  for (const query of ['search=Osterpinze', 'isEnabled=true', 'type=simple&sort=-price', 'page=1&limit=50']) {
    const { body } = await testApp.rest(undefined, 'GET', `/products?${query}`);
    expect([query, ids(body.data), body.meta.total]).toEqual([
      query,
      query.startsWith('search') ? [] : [shop.now],
      query.startsWith('search') ? 0 : 1,
    ]);
  }
});

test('answers no cached query after the next change', async () => {
  const query = '{ products { items { name } } }';
  const names = async () => (await testApp.graphql(undefined, query)).data.products.items.map(({ name }: { name: string }) => name).sort();
  setClock(before(horizonReachesSpring));
  expect(await names()).toEqual(['Semmel']);
  setClock(horizonReachesSpring);
  expect(await names()).toEqual(['Osterkorb', 'Osterpinze', 'Semmel']);
});
