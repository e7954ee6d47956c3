import { nextEvent, useTestApp } from '../../testing/app/testApp';
import { countStatements } from '../../testing/app/statements';
import { storeQuery } from '../../testing/data/storeQuery';
import type { Json } from '../../testing/app/json';

const testApp = useTestApp(); // Monday, 2026-11-16, 8:00 in Vienna

const makeMenu = (branches: string[], name: string, availableFrom: string, catalog: object[] = []) =>
  testApp.make('menu', { branches, name, availableFrom, catalog });
const namesOf = (menus: { name: string }[]) => menus.map(({ name }) => name);

test('returns the current menu and the upcoming ones, newest first', async () => {
  const branch = await testApp.make('branch');
  await makeMenu([branch], 'Winter', '2026-11-02T00:00:00+01:00');
  await makeMenu([branch], 'Herbst', '2026-09-01T00:00:00+02:00');
  await makeMenu([branch], 'Fasching', '2027-01-20T00:00:00+01:00');
  await makeMenu([branch], 'Advent', '2026-12-01T00:00:00+01:00');
  await makeMenu([await testApp.make('branch')], 'Anderswo', '2026-11-10T00:00:00+01:00');
  const { data } = await testApp.graphql(undefined, `{ branch(id: "${branch}") { menus { name } } }`);
  expect(namesOf(data.branch.menus)).toEqual(['Fasching', 'Advent', 'Winter']);
  const { body } = await testApp.rest(undefined, 'GET', `/branches/${branch}/menus`);
  expect(namesOf(body.data)).toEqual(['Fasching', 'Advent', 'Winter']);
});

test('makes a menu current at its exact start time', async () => {
  const branch = await testApp.make('branch');
  await makeMenu([branch], 'Gestern', '2026-11-15T08:00:00+01:00');
  await makeMenu([branch], 'Jetzt', '2026-11-16T08:00:00+01:00');
  await makeMenu([branch], 'Gleich', '2026-11-16T08:00:01+01:00');
  const { body } = await testApp.rest(undefined, 'GET', `/branches/${branch}/menus`);
  expect(namesOf(body.data)).toEqual(['Gleich', 'Jetzt']);
});

test('returns only the next ten upcoming menus', async () => {
  const branch = await testApp.make('branch');
  const days = Array.from({ length: 12 }, (_, n) => `2026-12-${String(n + 10)}`);
  for (const date of days) await makeMenu([branch], date, `${date}T00:00:00+01:00`);
  const { body } = await testApp.rest(undefined, 'GET', `/branches/${branch}/menus`);
  expect(namesOf(body.data)).toEqual(days.slice(0, 10).reverse());
});

test('hides disabled products and categories from anonymous clients but not from staff', async () => {
  const branch = await testApp.make('branch');
  const [enabled, disabled] = [await testApp.make('product'), await testApp.make('product', { isEnabled: false })];
  const visibleWhenDisabled = await testApp.make('product', { isEnabled: false, isVisibleWhenUnavailable: true });
  const category = await testApp.make('category');
  const disabledCategory = await testApp.make('category', { isEnabled: false });
  await makeMenu([branch], 'Karte', '2026-01-01T00:00:00Z', [
    { category, products: [disabled, enabled, visibleWhenDisabled] },
    { category: disabledCategory, products: [enabled] },
  ]);
  const query = `{ branch(id: "${branch}") { menus { catalog { category { id } products { id } } } } }`;
  const { data } = await testApp.graphql(undefined, query);
  expect(data.branch.menus[0].catalog).toEqual([
    { category: { id: category }, products: [{ id: enabled }, { id: visibleWhenDisabled }] },
    { category: null, products: [{ id: enabled }] },
  ]);
  const { data: staff } = await testApp.graphql('ROLE_EMPLOYEE', query);
  expect(staff.branch.menus[0].catalog[0].products).toHaveLength(3);
  expect(staff.branch.menus[0].catalog[1].category).toEqual({ id: disabledCategory });
});

test('sorts tables in numerical order and hides disabled ones from anonymous clients', async () => {
  const branch = await testApp.make('branch');
  for (const identifier of ['W1', '10', '2']) await testApp.make('table', { branch, identifier });
  await testApp.make('table', { branch, identifier: '3', isEnabled: false });
  const query = `{ branch(id: "${branch}") { tables { identifier } } }`;
  const identifiers = ({ data }: Json) => data.branch.tables.map(({ identifier }: { identifier: string }) => identifier);
  expect(identifiers(await testApp.graphql(undefined, query))).toEqual(['2', '10', 'W1']);
  expect(identifiers(await testApp.graphql('ROLE_ADMIN', query))).toEqual(['2', '3', '10', 'W1']);
});

test('hides menus and tables of a non-public branch from anonymous clients', async () => {
  const branch = await testApp.make('branch', { identifier: 'geheim', isPublic: false });
  await testApp.make('table', { branch });
  await makeMenu([branch], 'Geheime Karte', '2026-01-01T00:00:00Z');
  const query = '{ branch(id: "geheim") { menus { name } tables { identifier } } }';
  expect((await testApp.graphql(undefined, query)).data.branch).toEqual({ menus: [], tables: [] });
  expect((await testApp.rest(undefined, 'GET', '/branches/geheim/menus')).body.data).toEqual([]);
  expect((await testApp.graphql('ROLE_EMPLOYEE', query)).data.branch.menus).toEqual([{ name: 'Geheime Karte' }]);
});

test('deletes products and categories of a menu only after the menu', async () => {
  const [category, product] = [await testApp.make('category'), await testApp.make('product')];
  const id = await testApp.make('menu', { catalog: [{ category, products: [product] }] });
  const deleteStatus = async (path: string) => (await testApp.rest('ROLE_ADMIN', 'DELETE', path)).status;
  // The first deletion deactivates them, the second one is a conflict (G-121).
  expect([await deleteStatus(`/products/${product}`), await deleteStatus(`/categories/${category}`)]).toEqual([200, 200]);
  expect([await deleteStatus(`/products/${product}`), await deleteStatus(`/categories/${category}`)]).toEqual([409, 409]);
  expect([
    await deleteStatus(`/menus/${id}`),
    await deleteStatus(`/products/${product}`),
    await deleteStatus(`/categories/${category}`),
  ]).toEqual([200, 200, 200]);
});

test('returns 404 for menus of a missing branch', async () => {
  expect((await testApp.rest(undefined, 'GET', '/branches/nowhere/menus')).status).toBe(404);
});

test('loads the store of fifty products with as many statements as of two', async () => {
  async function makeStore(size: number) {
    const image = await testApp.make('image');
    const products = await Promise.all(Array.from({ length: size }, () => testApp.make('product', { images: [image] })));
    const bundle = await testApp.make('product', {
      type: 'bundle',
      config: { parts: [], items: [{ product: products[0], amount: 2, unit: 'piece' }] },
    });
    const branch = await testApp.make('branch', { tags: [await testApp.make('tag')], images: [image] });
    await testApp.make('table', { branch });
    await makeMenu([branch], 'Karte', '2026-01-01T00:00:00Z', [
      { category: await testApp.make('category', { image }), products: [...products, bundle] },
    ]);
    return branch;
  }
  const branches = [await makeStore(2), await makeStore(50)];
  const counts: number[] = [];
  for (const id of branches) {
    await testApp.make('tag'); // after a change, nothing is shared with earlier requests
    await nextEvent(testApp);
    counts.push(
      await countStatements(testApp, async () => {
        const { data, errors } = await testApp.graphql(undefined, storeQuery, { id });
        expect(errors).toBeUndefined();
        expect(data.branch.menus[0].catalog[0].products.at(-1).config.items[0].product.name).toMatch('product');
      }),
    );
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThanOrEqual(10);
});
