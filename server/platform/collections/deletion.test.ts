import type { CollectionName } from '../../../schema/collections';
import { collections } from '../../../schema/collections';
import { eventually, useHouse, useInstance } from '../../testing/app/testApp';

const house = useHouse();
const other = useInstance();
const admin = 'ROLE_ADMIN';

/** Makes a record that others name; its id. */
const used: readonly [name: CollectionName, make: () => Promise<string>, off: object][] = [
  ['branch', async () => usedBy('table', 'branch'), { isPublic: false }],
  ['branch', async () => usedBy('division', 'branches'), { isPublic: false }],
  ['category', async () => inMenu('category'), { isEnabled: false, isVisibleWhenUnavailable: false }],
  ['product', async () => inMenu('product'), { isEnabled: false, isVisibleWhenUnavailable: false }],
  [
    'product',
    async () => {
      const id = await house.make('product', { isVisibleWhenUnavailable: true });
      await house.make('product', { config: { parts: [], items: [{ product: id, amount: 1, unit: 'piece' }] } });
      return id;
    },
    { isEnabled: false, isVisibleWhenUnavailable: false },
  ],
];

async function usedBy(name: CollectionName, field: string): Promise<string> {
  const id = await house.make('branch');
  await house.make(name, { [field]: field === 'branches' ? [id] : id });
  return id;
}

async function inMenu(name: 'category' | 'product'): Promise<string> {
  const [category, product] = [await house.make('category'), await house.make('product')];
  await house.make('menu', { catalog: [{ category, products: [product] }] });
  return { category, product }[name];
}

test.each(used)('a %s in use is switched off, and refused when it is off already', async (name, make, off) => {
  const id = await make();
  const path = `/${collections[name].plural}/${id}`;
  expect(await house.rest(admin, 'DELETE', path)).toEqual({ status: 200, body: { data: { id } } });
  expect((await house.rest(admin, 'GET', path)).body.data).toMatchObject(off);
  const again = await house.rest(admin, 'DELETE', path);
  expect([again.status, again.body.errors]).toEqual([409, [{ message: 'Wird noch verwendet.', field: null, code: 'CONFLICT' }]]);
  const [entry] = (await house.rest(admin, 'GET', `/logs?record=${id}`)).body.data;
  expect(entry.message).toMatch(/geändert\.$/);
});

test.each<[CollectionName, () => Promise<string>]>([
  [
    'image',
    async () => {
      const id = await house.make('image');
      await house.make('product', { images: [id] });
      return id;
    },
  ],
  [
    'tag',
    async () => {
      const id = await house.make('tag');
      await house.make('branch', { tags: [id] });
      return id;
    },
  ],
])('a %s in use stays', async (name, make) => {
  const id = await make();
  const path = `/${collections[name].plural}/${id}`;
  const { status, body } = await house.rest(admin, 'DELETE', path);
  expect([status, body.errors]).toEqual([409, [{ message: 'Wird noch verwendet.', field: null, code: 'CONFLICT' }]]);
  expect((await house.rest(admin, 'GET', path)).status).toBe(200);
});

test('of a deletion and a use at once, never both happen', async () => {
  for (let round = 0; round < 8; round++) {
    const product = await house.make('product');
    const draft = { name: 'Menü', availableFrom: '2026-01-01T00:00:00Z', branches: [await house.make('branch')] };
    const category = await house.make('category');
    const [deleted, made] = await Promise.all([
      house.rest(admin, 'DELETE', `/products/${product}`),
      other.rest(admin, 'POST', '/menus', { ...draft, catalog: [{ category, products: [product] }] }),
    ]);
    const isThere = (await house.rest(admin, 'GET', `/products/${product}`)).status === 200;
    expect([deleted.status, made.status]).toEqual([200, isThere ? 201 : 422]);
  }
});

test('a stale change is told who changed what, and the version that follows is newer than any before', async () => {
  const id = await house.make('tag', { name: 'Bio' });
  const path = `/tags/${id}`;
  const read = (await house.rest(admin, 'GET', path)).body.data.updatedAt as string;
  const first = await house.rest('ROLE_MANAGER', 'PUT', path, { name: 'Biologisch' }, { 'if-match': read });
  expect(first.status).toBe(200);
  expect(Date.parse(first.body.data.updatedAt)).toBeGreaterThan(Date.parse(read));
  const text = 'Der Eintrag wurde inzwischen von ROLE_MANAGER geändert: Name.';
  const late = await house.rest(admin, 'PUT', path, { color: '#112233' }, { 'if-match': `"${read}"` });
  expect([late.status, late.body.errors]).toEqual([409, [{ message: text, field: null, code: 'CONFLICT' }]]);
  const question = `mutation ($ifMatch: DateTimeISO) { updateTag(id: "${id}", change: { color: "#112233" }, ifMatch: $ifMatch) { id } }`;
  expect((await house.graphql(admin, question, { ifMatch: read })).errors?.[0].extensions.errors).toEqual(late.body.errors);
  expect((await house.graphql(admin, question, { ifMatch: first.body.data.updatedAt })).errors).toBeUndefined();
});

test('of two changes to one version at once, one wins', async () => {
  const id = await house.make('tag');
  const { updatedAt } = (await house.rest(admin, 'GET', `/tags/${id}`)).body.data;
  const change = (at: typeof house, name: string) => at.rest(admin, 'PUT', `/tags/${id}`, { name }, { 'if-match': updatedAt });
  const answers = await Promise.all([change(house, 'a'), change(other, 'b'), change(house, 'c'), change(other, 'd')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  await eventually(async () => (await house.rest(admin, 'GET', `/logs?record=${id}`)).body.meta.total === 2);
});
