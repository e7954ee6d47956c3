import type { CollectionName } from '../../../schema/collections';
import { collections } from '../../../schema/collections';
import { waitFor, useTestApp, useAppInstance } from '../../testing/app/testApp';

const testApp = useTestApp();
const otherApp = useAppInstance();
const admin = 'ROLE_ADMIN';

/** Functions that create a referenced record and return its id, with its values after deactivation. */
const referencedRecords: readonly [name: CollectionName, make: () => Promise<string>, off: object][] = [
  ['branch', async () => createReferencedBranch('table', 'branch'), { isPublic: false }],
  ['branch', async () => createReferencedBranch('division', 'branches'), { isPublic: false }],
  ['category', async () => createInMenu('category'), { isEnabled: false, isVisibleWhenUnavailable: false }],
  ['product', async () => createInMenu('product'), { isEnabled: false, isVisibleWhenUnavailable: false }],
  [
    'product',
    async () => {
      const id = await testApp.make('product', { isVisibleWhenUnavailable: true });
      await testApp.make('product', { config: { parts: [], items: [{ product: id, amount: 1, unit: 'piece' }] } });
      return id;
    },
    { isEnabled: false, isVisibleWhenUnavailable: false },
  ],
];

async function createReferencedBranch(name: CollectionName, field: string): Promise<string> {
  const id = await testApp.make('branch');
  await testApp.make(name, { [field]: field === 'branches' ? [id] : id });
  return id;
}

async function createInMenu(name: 'category' | 'product'): Promise<string> {
  const [category, product] = [await testApp.make('category'), await testApp.make('product')];
  await testApp.make('menu', { catalog: [{ category, products: [product] }] });
  return { category, product }[name];
}

test.each(referencedRecords)(
  'deactivates a referenced %s, and returns 409 when it is already inactive',
  async (name, make, deactivated) => {
    const id = await make();
    const path = `/${collections[name].plural}/${id}`;
    expect(await testApp.rest(admin, 'DELETE', path)).toEqual({ status: 200, body: { data: { id } } });
    expect((await testApp.rest(admin, 'GET', path)).body.data).toMatchObject(deactivated);
    const second = await testApp.rest(admin, 'DELETE', path);
    expect([second.status, second.body.errors]).toEqual([
      409,
      [{ message: expect.stringMatching(/^Wird noch verwendet: .+ „.+“\.$/), field: null, code: 'CONFLICT' }],
    ]);
    const [entry] = (await testApp.rest(admin, 'GET', `/logs?record=${id}`)).body.data;
    expect(entry.message).toMatch(/geändert\.$/);
  },
);

test.each<[CollectionName, () => Promise<string>]>([
  [
    'image',
    async () => {
      const id = await testApp.make('image');
      await testApp.make('product', { images: [id] });
      return id;
    },
  ],
  [
    'tag',
    async () => {
      const id = await testApp.make('tag');
      await testApp.make('branch', { tags: [id] });
      return id;
    },
  ],
])('rejects the deletion of a referenced %s', async (name, make) => {
  const id = await make();
  const path = `/${collections[name].plural}/${id}`;
  const { status, body } = await testApp.rest(admin, 'DELETE', path);
  expect([status, body.errors]).toEqual([
    409,
    [{ message: expect.stringMatching(/^Wird noch verwendet: .+ „.+“\.$/), field: null, code: 'CONFLICT' }],
  ]);
  expect((await testApp.rest(admin, 'GET', path)).status).toBe(200);
});

test('never allows both of a concurrent deletion and reference', async () => {
  for (let round = 0; round < 8; round++) {
    const product = await testApp.make('product');
    const menu = { name: 'Menü', availableFrom: '2026-01-01T00:00:00Z', branches: [await testApp.make('branch')] };
    const category = await testApp.make('category');
    const [deletion, creation] = await Promise.all([
      testApp.rest(admin, 'DELETE', `/products/${product}`),
      otherApp.rest(admin, 'POST', '/menus', { ...menu, catalog: [{ category, products: [product] }] }),
    ]);
    const exists = (await testApp.rest(admin, 'GET', `/products/${product}`)).status === 200;
    expect([deletion.status, creation.status]).toEqual([200, exists ? 201 : 422]);
  }
});

test('names the editor and fields on a version conflict, and increases the version', async () => {
  const id = await testApp.make('tag', { name: 'Bio' });
  const path = `/tags/${id}`;
  const version = (await testApp.rest(admin, 'GET', path)).body.data.updatedAt as string;
  const firstUpdate = await testApp.rest('ROLE_MANAGER', 'PUT', path, { name: 'Biologisch' }, { 'if-match': version });
  expect(firstUpdate.status).toBe(200);
  expect(Date.parse(firstUpdate.body.data.updatedAt)).toBeGreaterThan(Date.parse(version));
  const text = 'Der Eintrag wurde inzwischen von ROLE_MANAGER geändert: Name.';
  const lateUpdate = await testApp.rest(admin, 'PUT', path, { color: '#112233' }, { 'if-match': `"${version}"` });
  expect([lateUpdate.status, lateUpdate.body.errors]).toEqual([409, [{ message: text, field: null, code: 'CONFLICT' }]]);
  const mutation = `mutation ($ifMatch: DateTimeISO) { updateTag(id: "${id}", input: { color: "#112233" }, ifMatch: $ifMatch) { id } }`;
  expect((await testApp.graphql(admin, mutation, { ifMatch: version })).errors?.[0].extensions.errors).toEqual(lateUpdate.body.errors);
  expect((await testApp.graphql(admin, mutation, { ifMatch: firstUpdate.body.data.updatedAt })).errors).toBeUndefined();
});

test('accepts one of several concurrent updates of one version', async () => {
  const id = await testApp.make('tag');
  const { updatedAt } = (await testApp.rest(admin, 'GET', `/tags/${id}`)).body.data;
  const update = (app: typeof testApp, name: string) => app.rest(admin, 'PUT', `/tags/${id}`, { name }, { 'if-match': updatedAt });
  const responses = await Promise.all([update(testApp, 'a'), update(otherApp, 'b'), update(testApp, 'c'), update(otherApp, 'd')]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  await waitFor(async () => (await testApp.rest(admin, 'GET', `/logs?record=${id}`)).body.meta.total === 2);
});
