import { randomUUID } from 'node:crypto';
import { unknownId } from '../../../../schema/testing/exampleRecords';
import { countStatements } from '../../../testing/app/statements';
import { codeOf, type Token, useTestApp } from '../../../testing/app/testApp';
import type { Json } from '../../../testing/app/json';

const testApp = useTestApp();
const admin: Token = 'ROLE_ADMIN';

const block = (type: string, value: object, id = randomUUID()) => ({ id, type, config: {}, value });
const text = (html: string) => block('text', { text: html });

const usagesQuery = `query ($collection: String!, $id: ID!, $page: Int, $limit: Int) {
  usages(collection: $collection, id: $id, page: $page, limit: $limit) { total readableTotal items { collection id title places } } }`;
const usages = async (collection: string, id: string, token: Token | undefined = admin, page: object = {}) =>
  testApp.graphql(token, usagesQuery, { collection, id, ...page });
const list = async (collection: string, id: string, token: Token = admin) => (await usages(collection, id, token)).data.usages;

const replaceMutation = `mutation ($collection: String!, $id: ID!, $replacement: ID!) {
  replaceAndDelete(collection: $collection, id: $id, replacement: $replacement) }`;
const replace = (collection: string, id: string, replacement: string, token: Token | undefined = admin) =>
  testApp.graphql(token, replaceMutation, { collection, id, replacement });

const get = async (path: string) => (await testApp.rest(admin, 'GET', path)).body.data;

/** Creates an image that a product, a page with its draft, a shared block, a template and the settings use. */
async function usedImage(): Promise<{ image: string; site: string; product: string }> {
  const image = await testApp.make('image', { alt: 'Semmel' });
  const html = `<p><img src="/image/small/${image}-1.png" alt="Semmel" /></p>`;
  const product = await testApp.make('product', { name: 'Brot', images: [image] });
  const gallery = block('gallery', { images: [image] });
  const site = await testApp.make('site', { name: 'Über uns', content: [text('<p>x</p>'), gallery] });
  await testApp.rest(admin, 'PUT', `/sites/${site}`, { draft: [gallery, text(html)], hasDraft: true });
  await testApp.make('block', { name: 'Neuigkeit', type: 'news', value: { body: [{ value: html }] } });
  const layer = { type: 'image', value: image, x: 0, y: 0, width: 9, height: 9 };
  await testApp.make('imageTemplate', { name: 'Vorlage', layers: [layer] });
  await testApp.rest(admin, 'POST', '/config', { imprintText: html });
  return { image, site, product };
}

afterEach(() => testApp.rest(admin, 'POST', '/config', { imprintText: null }));

test('lists fields, blocks, drafts, rich text, layers and settings that use an image', async () => {
  const { image } = await usedImage();
  const { total, readableTotal, items } = await list('image', image);
  expect([total, readableTotal]).toEqual([5, 5]);
  const lines = items.map(({ collection, title, places }: Json) => `${collection} ${title}: ${places.join(' | ')}`);
  expect(lines).toEqual([
    'block Neuigkeit: Meldungen 1. › Meldung',
    'config Einstellungen: Impressum',
    'imageTemplate Vorlage: Ebenen, von hinten nach vorn 1. › Inhalt',
    'product Brot: Bilder',
    'site Über uns: Inhalt › 2. Galerie › Bilder | Entwurf › 1. Galerie › Bilder | Entwurf › 2. Text › Inhalt',
  ]);
});

test('lists navigations, links and parents of a page, and what uses a category, a branch and a file', async () => {
  const site = await testApp.make('site', { path: 'karriere' });
  await testApp.make('site', { name: 'Lehre', path: 'karriere/lehre', parent: site, content: [text('<a href="/karriere#jobs">x</a>')] });
  await testApp.make('site', { path: 'anderes', content: [text('<a href="/karriere/lehre">x</a>')] });
  await testApp.make('navigation', { name: 'Haupt', items: [{ type: 'site', label: 'Jobs', target: site, isEnabled: true }] });
  expect((await list('site', site)).items.map(({ title, places }: Json) => [title, places])).toEqual([
    ['Haupt', ['Einträge 1. › Ziel']],
    ['Lehre', ['Übergeordnete Seite', 'Inhalt › 1. Text › Inhalt']],
  ]);
  const branch = await testApp.make('branch');
  const category = await testApp.make('category');
  await testApp.make('menu', { name: 'Karte', branches: [branch], catalog: [{ category, products: [await testApp.make('product')] }] });
  expect((await list('category', category)).items).toMatchObject([{ collection: 'menu', title: 'Karte' }]);
  expect((await list('branch', branch)).items).toMatchObject([{ collection: 'menu', places: ['Filialen'] }]);
  const upload = await testApp.make('upload');
  const { publicHash } = await get(`/uploads/${upload}`);
  await testApp.make('branch', { name: 'Linz', notification: `<p><a href="/upload/${publicHash}/${upload}-1.txt">Karte</a></p>` });
  expect((await list('upload', upload)).items).toMatchObject([{ title: 'Linz', places: ['Hinweis im Shop'] }]);
});

test('counts records that the viewer may not read without naming them', async () => {
  const upload = await testApp.make('upload');
  const task = await testApp.make('task', { title: 'Geheim', uploads: [upload] });
  expect((await list('upload', upload)).items).toMatchObject([{ id: task, title: 'Geheim', places: ['Dateien'] }]);
  expect(await list('upload', upload, 'ROLE_EDITOR')).toEqual({ total: 1, readableTotal: 0, items: [] });
  const { body } = await testApp.rest('ROLE_EDITOR', 'DELETE', `/uploads/${upload}`);
  expect(body.errors[0].message).toBe('Wird noch verwendet: 1 Eintrag.');
});

test('pages through 600 pages with the same number of statements', async () => {
  const image = await testApp.make('image');
  const counts = [];
  const insert = `insert into site (name, path, content, draft, "isPublic", "hasDraft", "sortOrder", "showInSitemap")
    select 'Seite ' || n, $2 || n, jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'type', 'gallery', 'config', '{}'::jsonb,
      'value', jsonb_build_object('images', jsonb_build_array($1::text)))), '[]', true, false, 0, false from generate_series(1, $3::integer) n`;
  for (const [prefix, count] of [
    ['eins', 1],
    ['viele', 599],
  ] as const) {
    await testApp.app.services.database.query(insert, [image, prefix, count]);
    counts.push(await countStatements(testApp, () => usages('image', image, admin, { limit: 100 })));
  }
  expect(counts[1]).toBe(counts[0]);
  const pages = await Promise.all([1, 6, 7].map(async page => (await usages('image', image, admin, { limit: 100, page })).data.usages));
  expect(pages.map(({ items, total }: Json) => [items.length, total])).toEqual([
    [100, 600],
    [100, 600],
    [0, 600],
  ]);
  expect(new Set(pages.flatMap(({ items }: Json) => items.map(({ id }: Json) => id))).size).toBe(200);
  await testApp.app.services.database.query(`delete from site where path like 'eins%' or path like 'viele%'`);
});

test('filters images and files by whether something uses them, and images by their description', async () => {
  const { image } = await usedImage();
  const unused = await testApp.make('image');
  const filtered = async (filter: string) => {
    const { data } = await testApp.graphql(admin, `{ images(filter: ${filter}, limit: 500) { items { id } } }`);
    return data.images.items.map(({ id }: Json) => id).filter((id: string) => [image, unused].includes(id));
  };
  expect(await filtered('{ isUsed: true }')).toEqual([image]);
  expect(await filtered('{ isUsed: false }')).toEqual([unused]);
  expect(await filtered('{ isDescribed: false }')).toEqual([unused]);
  expect(await filtered('{ isDescribed: true }')).toEqual([image]);
  const inText = await testApp.make('upload');
  await testApp.make('branch', { notification: `<a href="/upload/abc/${inText}-1.txt">x</a>` });
  const other = await testApp.make('upload');
  for (const [isUsed, expected] of [
    [true, inText],
    [false, other],
  ] as const) {
    const { body } = await testApp.rest(admin, 'GET', `/uploads?isUsed=${isUsed}&limit=500`);
    expect(body.data.map(({ id }: Json) => id).filter((id: string) => [inText, other].includes(id))).toEqual([expected]);
  }
});

test('checks the bounds of the page, the permission and the collection', async () => {
  const id = await testApp.make('image');
  for (const page of [{ limit: 0 }, { limit: 101 }, { page: 0 }]) expect(codeOf(await usages('image', id, admin, page))).toBe('INVALID');
  expect(codeOf(await usages('image', unknownId))).toBe('NOT_FOUND');
  expect(codeOf(await usages('printJob', id))).toBe('NOT_FOUND');
  expect(codeOf(await testApp.graphql(undefined, usagesQuery, { collection: 'image', id }))).toBe('UNAUTHENTICATED');
  expect(codeOf(await usages('image', id, 'ROLE_EMPLOYEE'))).toBe('FORBIDDEN');
});

test('names the places when a record in use cannot be deleted, also in rich text', async () => {
  const image = await testApp.make('image');
  await testApp.make('product', { name: 'Brot', images: [image] });
  const remove = (id: string, token: Token = admin) => testApp.rest(token, 'DELETE', `/images/${id}`);
  expect((await remove(image)).body.errors[0].message).toBe('Wird noch verwendet: Produkt „Brot“.');
  const inText = await testApp.make('image');
  await testApp.make('site', { name: 'Team', path: 'team', content: [text(`<img src="/image/small/${inText}-1.png" alt="" />`)] });
  expect(await remove(inText)).toMatchObject({ status: 409, body: { errors: [{ message: 'Wird noch verwendet: Seite „Team“.' }] } });
});

test('replaces an image everywhere and deletes it', async () => {
  const { image, site, product } = await usedImage();
  const other = await testApp.make('image', { alt: 'Wecken' });
  const before = await get(`/sites/${site}`);
  expect((await replace('image', image, other)).data.replaceAndDelete).toBe(5);
  expect((await testApp.rest(admin, 'GET', `/images/${image}`)).status).toBe(404);
  expect((await fetch(`${testApp.url}/image/${image}-1.png`)).status).toBe(404);
  expect((await list('image', other)).items).toHaveLength(5);
  expect((await get(`/products/${product}`)).images).toMatchObject([{ id: other }]);
  const after = await get(`/sites/${site}`);
  expect(after.content[1].value.images).toMatchObject([{ id: other }]);
  expect(after.draft[1].value.text).toContain(`<img src="/image/small/${other}-1.png" alt="Wecken"`);
  expect(after.updatedAt).not.toBe(before.updatedAt);
});

test('gives an open editor a new version instead of overwriting the replacement', async () => {
  const { image, site } = await usedImage();
  const other = await testApp.make('image');
  const { updatedAt, draft } = await get(`/sites/${site}`);
  await replace('image', image, other);
  const mutation = `mutation ($id: ID!, $operations: [BlockOperationInput!]!, $ifMatch: DateTimeISO!) {
    applySiteOperations(id: $id, operations: $operations, ifMatch: $ifMatch) { site { updatedAt } } }`;
  const operations = [{ do: 'set', id: draft[1].id, value: { text: '<p>neu</p>' } }];
  const { errors } = await testApp.graphql(admin, mutation, { id: site, operations, ifMatch: updatedAt });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
});

test('replaces nothing when one of the records may not be changed', async () => {
  const { image, product } = await usedImage();
  const other = await testApp.make('image');
  const { errors } = await replace('image', image, other, 'ROLE_MANAGER');
  expect(errors?.[0]).toMatchObject({ message: 'Wird auch an Stellen benutzt, die Sie nicht ändern dürfen.' });
  expect(codeOf({ errors: errors! })).toBe('FORBIDDEN');
  expect((await get(`/products/${product}`)).images).toMatchObject([{ id: image }]);
});

test('requires another existing record and the permission to delete', async () => {
  const { image } = await usedImage();
  for (const replacement of [unknownId, 'keine', image]) expect(codeOf(await replace('image', image, replacement))).toBe('INVALID');
  const other = await testApp.make('image');
  expect(codeOf(await replace('image', unknownId, other))).toBe('NOT_FOUND');
  expect(codeOf(await replace('image', image, other, 'ROLE_EMPLOYEE'))).toBe('FORBIDDEN');
  expect(codeOf(await testApp.graphql(undefined, replaceMutation, { collection: 'image', id: image, replacement: other }))).toBe(
    'UNAUTHENTICATED',
  );
  expect((await list('image', image)).total).toBe(5);
});

test('replaces a record once when two users do so at the same time, and never both ways', async () => {
  for (let round = 0; round < 4; round++) {
    const [first, second, third] = [await testApp.make('image'), await testApp.make('image'), await testApp.make('image')];
    const product = await testApp.make('product', { images: [first, second] });
    const results = await Promise.all([replace('image', first, second), replace('image', first, third)]);
    expect(results.map(codeOf).toSorted()).toEqual(['NOT_FOUND', undefined]);
    const [left, right] = (await get(`/products/${product}`)).images;
    const opposite = await Promise.all(right ? [replace('image', left.id, right.id), replace('image', right.id, left.id)] : []);
    expect(opposite.filter(result => !result.errors)).toHaveLength(right ? 1 : 0);
  }
});

test('replaces a page in links, navigations and as a parent', async () => {
  const [from, to] = [await testApp.make('site', { path: 'alt' }), await testApp.make('site', { path: 'neu' })];
  const child = await testApp.make('site', { path: 'kind', parent: from, content: [text('<a href="/alt">x</a>')] });
  const navigation = await testApp.make('navigation', { items: [{ type: 'site', label: 'Alt', target: from, isEnabled: true }] });
  expect((await replace('site', from, to)).data.replaceAndDelete).toBe(2);
  expect((await get(`/navigations/${navigation}`)).items[0].target).toBe(to);
  expect(await get(`/sites/${child}`)).toMatchObject({
    parent: { id: to },
    content: [{ value: { text: expect.stringContaining('href="/neu"') } }],
  });
});
