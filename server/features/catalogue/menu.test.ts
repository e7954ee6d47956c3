import { useHouse } from '../../testing/app/testApp';
import { statements } from '../../testing/app/statements';
import { storeQuery } from '../../testing/data/storeQuery';

const house = useHouse(); // Monday, 2026-11-16, 8:00 in Vienna

const menu = (branches: string[], name: string, availableFrom: string, catalog: object[] = []) =>
  house.make('menu', { branches, name, availableFrom, catalog });
const namesOf = (menus: { name: string }[]) => menus.map(({ name }) => name);

test('a branch sells from the newest menu that has begun, and looks ahead to those to come', async () => {
  const branch = await house.make('branch');
  await menu([branch], 'Winter', '2026-11-02T00:00:00+01:00');
  await menu([branch], 'Herbst', '2026-09-01T00:00:00+02:00');
  await menu([branch], 'Ostern', '2027-03-20T00:00:00+01:00');
  await menu([branch], 'Frühling', '2027-03-01T00:00:00+01:00');
  await menu([await house.make('branch')], 'Anderswo', '2026-11-10T00:00:00+01:00');
  const { data } = await house.graphql(undefined, `{ branch(id: "${branch}") { menus { name } } }`);
  expect(namesOf(data.branch.menus)).toEqual(['Ostern', 'Frühling', 'Winter']);
  const { body } = await house.rest(undefined, 'GET', `/branches/${branch}/menus`);
  expect(namesOf(body.data)).toEqual(['Ostern', 'Frühling', 'Winter']);
});

test('a menu holds from its first moment on', async () => {
  const branch = await house.make('branch');
  await menu([branch], 'Gestern', '2026-11-15T08:00:00+01:00');
  await menu([branch], 'Jetzt', '2026-11-16T08:00:00+01:00');
  await menu([branch], 'Gleich', '2026-11-16T08:00:01+01:00');
  const { body } = await house.rest(undefined, 'GET', `/branches/${branch}/menus`);
  expect(namesOf(body.data)).toEqual(['Gleich', 'Jetzt']);
});

test('of many menus to come, the next ten are told', async () => {
  const branch = await house.make('branch');
  const days = Array.from({ length: 12 }, (_, n) => `2026-12-${String(n + 10)}`);
  for (const day of days) await menu([branch], day, `${day}T00:00:00+01:00`);
  const { body } = await house.rest(undefined, 'GET', `/branches/${branch}/menus`);
  expect(namesOf(body.data)).toEqual(days.slice(0, 10).reverse());
});

test('what is disabled is no part of the catalogue that strangers see; staff see it', async () => {
  const branch = await house.make('branch');
  const [shown, gone] = [await house.make('product'), await house.make('product', { isEnabled: false })];
  const waiting = await house.make('product', { isEnabled: false, isVisibleWhenUnavailable: true });
  const category = await house.make('category');
  const closed = await house.make('category', { isEnabled: false });
  await menu([branch], 'Karte', '2026-01-01T00:00:00Z', [
    { category, products: [gone, shown, waiting] },
    { category: closed, products: [shown] },
  ]);
  const ask = `{ branch(id: "${branch}") { menus { catalog { category { id } products { id } } } } }`;
  const { data } = await house.graphql(undefined, ask);
  expect(data.branch.menus[0].catalog).toEqual([
    { category: { id: category }, products: [{ id: shown }, { id: waiting }] },
    { category: null, products: [{ id: shown }] },
  ]);
  const { data: staff } = await house.graphql('ROLE_EMPLOYEE', ask);
  expect(staff.branch.menus[0].catalog[0].products).toHaveLength(3);
  expect(staff.branch.menus[0].catalog[1].category).toEqual({ id: closed });
});

test('the tables of a branch are counted as people do; a stranger sees those in use', async () => {
  const branch = await house.make('branch');
  for (const identifier of ['W1', '10', '2']) await house.make('table', { branch, identifier });
  await house.make('table', { branch, identifier: '3', isEnabled: false });
  const ask = `{ branch(id: "${branch}") { tables { identifier } } }`;
  const identifiers = ({ data }: any) => data.branch.tables.map(({ identifier }: { identifier: string }) => identifier);
  expect(identifiers(await house.graphql(undefined, ask))).toEqual(['2', '10', 'W1']);
  expect(identifiers(await house.graphql('ROLE_ADMIN', ask))).toEqual(['2', '3', '10', 'W1']);
});

test('of a branch that is not public, strangers see neither menus nor tables', async () => {
  const branch = await house.make('branch', { identifier: 'geheim', isPublic: false });
  await house.make('table', { branch });
  await menu([branch], 'Geheime Karte', '2026-01-01T00:00:00Z');
  const ask = '{ branch(id: "geheim") { menus { name } tables { identifier } } }';
  expect((await house.graphql(undefined, ask)).data.branch).toEqual({ menus: [], tables: [] });
  expect((await house.rest(undefined, 'GET', '/branches/geheim/menus')).body).toEqual({ data: [] });
  expect((await house.graphql('ROLE_EMPLOYEE', ask)).data.branch.menus).toEqual([{ name: 'Geheime Karte' }]);
});

test('what a menu sells, and the shelf it lies on, go only when the menu has gone', async () => {
  const [category, product] = [await house.make('category'), await house.make('product')];
  const id = await house.make('menu', { catalog: [{ category, products: [product] }] });
  const deleted = async (path: string) => (await house.rest('ROLE_ADMIN', 'DELETE', path)).status;
  // Switched off at first, and then there is nothing left to switch off (G-121).
  expect([await deleted(`/products/${product}`), await deleted(`/categories/${category}`)]).toEqual([200, 200]);
  expect([await deleted(`/products/${product}`), await deleted(`/categories/${category}`)]).toEqual([409, 409]);
  expect([await deleted(`/menus/${id}`), await deleted(`/products/${product}`), await deleted(`/categories/${category}`)]).toEqual([
    200, 200, 200,
  ]);
});

test('the menus of a branch that is not there are not found', async () => {
  expect((await house.rest(undefined, 'GET', '/branches/nowhere/menus')).status).toBe(404);
});

test('the whole store comes in one answer, in as many statements for fifty products as for two', async () => {
  async function store(size: number) {
    const image = await house.make('image');
    const products = await Promise.all(Array.from({ length: size }, () => house.make('product', { images: [image] })));
    const bundle = await house.make('product', {
      type: 'bundle',
      config: { parts: [], items: [{ product: products[0], amount: 2, unit: 'piece' }] },
    });
    const branch = await house.make('branch', { tags: [await house.make('tag')], images: [image] });
    await house.make('table', { branch });
    await menu([branch], 'Karte', '2026-01-01T00:00:00Z', [
      { category: await house.make('category', { image }), products: [...products, bundle] },
    ]);
    return branch;
  }
  const branches = [await store(2), await store(50)];
  const counts: number[] = [];
  for (const id of branches) {
    counts.push(
      await statements(house, async () => {
        const { data, errors } = await house.graphql(undefined, storeQuery, { id });
        expect(errors).toBeUndefined();
        expect(data.branch.menus[0].catalog[0].products.at(-1).config.items[0].product.name).toMatch('product');
      }),
    );
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThanOrEqual(10);
});
