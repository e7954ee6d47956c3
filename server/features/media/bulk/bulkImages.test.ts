import { unknownId } from '../../../../schema/testing/exampleRecords';
import { countStatements } from '../../../testing/app/statements';
import { codeOf, type Token, useTestApp } from '../../../testing/app/testApp';
import { maxBulkImages } from './bulkImages';
import type { Json } from '../../../testing/app/json';

const testApp = useTestApp();
const manager: Token = 'ROLE_MANAGER';

const tagMutation = (name: 'addImageTag' | 'removeImageTag') =>
  `mutation ($ids: [ID!]!, $tag: String!) { results: ${name}(ids: $ids, tag: $tag) { id error } }`;
const addTag = (ids: readonly string[], tag: string, token: Token | undefined = manager) =>
  testApp.graphql(token, tagMutation('addImageTag'), { ids, tag });
const removeTag = (ids: readonly string[], tag: string) => testApp.graphql(manager, tagMutation('removeImageTag'), { ids, tag });
const deleteImages = (ids: readonly string[], token: Token | undefined = manager) =>
  testApp.graphql(token, 'mutation ($ids: [ID!]!) { results: deleteImages(ids: $ids) { id error } }', { ids });
const usedImages = async (ids: readonly string[]) =>
  (await testApp.graphql(manager, 'query ($ids: [ID!]!) { usedImages(ids: $ids) }', { ids })).data.usedImages;
const imageTags = async (): Promise<string[]> => (await testApp.graphql('ROLE_EMPLOYEE', '{ imageTags }')).data.imageTags;

const makeImages = (count: number, tags: readonly string[] = []) =>
  Promise.all(Array.from({ length: count }, () => testApp.make('image', { tags })));
const tagsOf = async (id: string) => (await testApp.rest(manager, 'GET', `/images/${id}`)).body.data.tags;

test('adds a tag to several images and removes it, and lists the tags of all', async () => {
  const [first, second] = [...(await makeImages(1, ['Herbst'])), ...(await makeImages(1))] as [string, string];
  expect((await addTag([first, second, second], 'Ernte')).data.results).toEqual([
    { id: first, error: null },
    { id: second, error: null },
  ]);
  expect([await tagsOf(first), await tagsOf(second)]).toEqual([['Herbst', 'Ernte'], ['Ernte']]);
  expect(await imageTags()).toEqual(expect.arrayContaining(['Ernte', 'Herbst']));
  await removeTag([first, second], 'Ernte');
  expect([await tagsOf(first), await tagsOf(second)]).toEqual([['Herbst'], []]);
  expect(await imageTags()).not.toContain('Ernte');
});

test('changes nothing of an image that has the tag already', async () => {
  const [id] = (await makeImages(1, ['Herbst'])) as [string];
  const read = async () => (await testApp.rest(manager, 'GET', `/images/${id}`)).body.data.updatedAt;
  const before = await read();
  await addTag([id], 'Herbst');
  await removeTag([id], 'Winter');
  expect(await read()).toBe(before);
});

test('keeps both tags of two changes at once', async () => {
  const ids = await makeImages(4);
  await Promise.all([addTag(ids, 'Brot'), addTag(ids.toReversed(), 'Holz'), addTag(ids, 'Ofen')]);
  for (const id of ids) expect((await tagsOf(id)).toSorted()).toEqual(['Brot', 'Holz', 'Ofen']);
});

test('says for each image why it stayed as it was, and changes the others', async () => {
  const full = await testApp.make('image', { tags: Array.from({ length: 30 }, (_, index) => `Wort ${index}`) });
  const [image] = (await makeImages(1)) as [string];
  expect((await addTag([full, unknownId, image], 'Neu')).data.results).toEqual([
    { id: full, error: 'Diese Liste darf höchstens 30 Einträge haben.' },
    { id: unknownId, error: 'Dieser Eintrag wurde nicht gefunden.' },
    { id: image, error: null },
  ]);
  expect([(await tagsOf(full)).length, await tagsOf(image)]).toEqual([30, ['Neu']]);
});

test('deletes the images that nothing uses, also twice at once', async () => {
  const [used, unused] = (await makeImages(2)) as [string, string];
  await testApp.make('category', { name: 'Torten', image: used });
  expect(await usedImages([used, unused])).toEqual([used]);
  const results = await Promise.all([deleteImages([used, unused]), deleteImages([used, unused])]);
  const errors = results.map(({ data }) => data.results.map(({ error }: Json) => error));
  expect(errors.map(([ofUsed]) => ofUsed)).toEqual([
    'Wird noch verwendet: Kategorie „Torten“.',
    'Wird noch verwendet: Kategorie „Torten“.',
  ]);
  expect(errors.map(([, ofUnused]) => ofUnused).toSorted()).toEqual(['Dieser Eintrag wurde nicht gefunden.', null]);
  expect((await testApp.rest(manager, 'GET', `/images/${used}`)).status).toBe(200);
  expect((await testApp.rest(manager, 'GET', `/images/${unused}`)).status).toBe(404);
});

test('checks the bounds and the permission before it changes anything', async () => {
  const [id] = (await makeImages(1)) as [string];
  const many = Array.from({ length: maxBulkImages + 1 }, () => id);
  for (const response of [await addTag(many, 'a'), await addTag([id], ''), await addTag([id], 'a'.repeat(61)), await addTag(['x'], 'a')])
    expect(codeOf(response)).toBe('INVALID');
  expect(codeOf(await deleteImages(many))).toBe('INVALID');
  expect(codeOf(await addTag([id], 'a', 'ROLE_EMPLOYEE'))).toBe('FORBIDDEN');
  expect(codeOf(await deleteImages([id], 'ROLE_EMPLOYEE'))).toBe('FORBIDDEN');
  expect(codeOf(await testApp.graphql(undefined, '{ imageTags }'))).toBe('UNAUTHENTICATED');
  expect(await tagsOf(id)).toEqual([]);
});

test('lists 600 images with a tag and without a description with as many statements as one', async () => {
  const { database } = testApp.app.services;
  const list = (page: number) =>
    testApp.graphql(
      manager,
      `{ images(page: ${page}, limit: 48, sort: "-createdAt", filter: { tag: "Menge", isDescribed: false, isUsed: false }) { total items { id tags } } }`,
    );
  const counts = [];
  for (const count of [1, 29, 570]) {
    await database.query(
      `insert into image (version, extension, "mimeType", tags) select 1, 'png', 'image/png', '{Menge}' from generate_series(1, $1::integer)`,
      [count],
    );
    counts.push(await countStatements(testApp, () => list(1)));
  }
  expect(new Set(counts).size).toBe(1);
  const { total, items } = (await list(13)).data.images;
  expect([total, items.length]).toEqual([600, 24]);
  await database.query(`delete from image where tags = '{Menge}'`);
});
