import { useTestApp } from '../../../testing/app/testApp';
import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestShop } from '../../../testing/data/shop';
import { deleteOrderedUploads, deleteUnusedUploads } from './deleteUnusedUploads';

// A field of one file is the video of a signage segment, one of several files is in tasks.
const testApp = useTestApp();
const shop = useTestShop(testApp);
const admin = 'ROLE_ADMIN';

const makeFile = (name: string) => testApp.make('upload', { name });
const fileFields = '{ id name version extension publicHash size }';

async function createTask(uploads: readonly string[]) {
  const create = `mutation ($input: CreateTaskInput!) { record: createTask(input: $input) { id uploads ${fileFields} } }`;
  return testApp.graphql(admin, create, { input: { title: 'Ofen', uploads } });
}

test('stores files in their order and returns their addresses, in GraphQL and REST', async () => {
  const [a, b] = [await makeFile('a.txt'), await makeFile('b.txt')];
  const { record } = (await createTask([b, a, b])).data;
  expect(record.uploads).toMatchObject([
    { id: b, name: 'b.txt', version: 1, extension: 'txt', size: 7 },
    { id: a, name: 'a.txt' },
  ]);
  const { body } = await testApp.rest(admin, 'GET', `/tasks/${record.id}`);
  expect(body.data.uploads).toEqual(record.uploads);
  const empty = await testApp.rest(admin, 'PUT', `/tasks/${record.id}`, { uploads: [] });
  expect([empty.status, empty.body.data.uploads]).toEqual([200, []]);
});

test('stores one file, or none', async () => {
  const video = await makeFile('film.txt');
  const id = await testApp.make('digitalSignageSegment', { type: 'video', upload: video, durationSeconds: 5, isEnabled: true });
  const query = `{ digitalSignageSegment(id: "${id}") { upload ${fileFields} } }`;
  expect((await testApp.graphql(admin, query)).data.digitalSignageSegment.upload).toMatchObject({ id: video, name: 'film.txt' });
  const { body } = await testApp.rest(admin, 'PUT', `/digital-signage-segments/${id}`, { upload: null, isEnabled: false });
  expect(body.data.upload).toBeNull();
});

test('rejects files that do not exist, and lists that are too long', async () => {
  const missing = await createTask([unknownId]);
  const expected = [{ code: 'INVALID', field: 'uploads.0' }];
  expect(missing.errors?.[0].extensions.errors).toMatchObject(expected);
  const { status, body } = await testApp.rest(admin, 'POST', '/tasks', { title: 'Ofen', uploads: [unknownId] });
  expect([status, body.errors]).toMatchObject([422, expected]);
  const many = await testApp.rest(admin, 'POST', '/tasks', { title: 'Ofen', uploads: Array.from({ length: 51 }, () => unknownId) });
  expect([many.status, many.body.errors]).toMatchObject([422, [{ field: 'uploads' }]]);
});

test('says where a file is used, keeps it until then, and replaces it', async () => {
  const [used, other] = [await makeFile('alt.txt'), await makeFile('neu.txt')];
  const { record } = (await createTask([used])).data;
  const segment = await testApp.make('digitalSignageSegment', { name: 'Film', type: 'video', upload: used, durationSeconds: 5 });
  const usages = `{ usages(collection: "upload", id: "${used}") { items { collection title places } } }`;
  expect((await testApp.graphql(admin, usages)).data.usages.items).toEqual([
    { collection: 'digitalSignageSegment', title: 'Film', places: ['Video'] },
    { collection: 'task', title: 'Ofen', places: ['Dateien'] },
  ]);
  const { status, body } = await testApp.rest(admin, 'DELETE', `/uploads/${used}`);
  expect([status, body.errors]).toMatchObject([409, [{ message: 'Wird noch verwendet: Filmsequenz „Film“, Aufgabe „Ofen“.' }]]);
  const isFound = async (isUsed: boolean) =>
    (await testApp.rest(admin, 'GET', `/uploads?isUsed=${isUsed}`)).body.data.some(({ id }: { id: string }) => id === used);
  expect([await isFound(true), await isFound(false)]).toEqual([true, false]);
  const replace = `mutation { replaceAndDelete(collection: "upload", id: "${used}", replacement: "${other}") }`;
  expect((await testApp.graphql(admin, replace)).errors).toBeUndefined();
  expect((await testApp.rest(admin, 'GET', `/tasks/${record.id}`)).body.data.uploads).toMatchObject([{ id: other }]);
  expect((await testApp.rest(admin, 'GET', `/digital-signage-segments/${segment}`)).body.data.upload).toMatchObject({ id: other });
  expect((await testApp.rest(admin, 'GET', `/uploads/${used}`)).status).toBe(404);
});

test('lists files with or without those of orders', async () => {
  const [free, ordered] = [await makeFile('frei.txt'), await makeFile('bestellt.txt')];
  const { id: order } = await shop.placeOrder();
  await testApp.app.services.database.query('update upload set "orderId" = $1 where id = $2', [order, ordered]);
  const found = async (filter: string) =>
    (await testApp.graphql(admin, `{ uploads(filter: { ${filter} }) { items { id } } }`)).data.uploads.items
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => id === free || id === ordered);
  expect([await found('hasOrder: false'), await found('hasOrder: true')]).toEqual([[free], [ordered]]);
  expect(await found('isUsed: false')).toHaveLength(2);
});

test('describes files in OpenAPI', async () => {
  const { body } = await testApp.rest(undefined, 'GET', '/openapi.json');
  const { CreateTaskInput, Task, UploadName } = body.components.schemas;
  expect(CreateTaskInput.properties.uploads).toMatchObject({ type: 'array', items: { type: 'string', format: 'uuid' } });
  expect(Task.properties.uploads).toMatchObject({ type: 'array', items: { $ref: '#/components/schemas/UploadName' } });
  expect(Object.keys(UploadName.properties)).toEqual(['id', 'version', 'extension', 'publicHash', 'name', 'size']);
});

test('deletes unused files only, also of orders and of users that were deleted', async () => {
  const { services } = testApp.app;
  const orderId = (await shop.placeOrder()).id;
  const names = ['task', 'segment', 'page', 'unused', 'orderedTask', 'ordered'] as const;
  const files = Object.fromEntries(await Promise.all(names.map(async name => [name, await makeFile(`${name}.txt`)])));
  await createTask([files.task, files.orderedTask]);
  await testApp.make('digitalSignageSegment', { name: 'Film', type: 'video', upload: files.segment, durationSeconds: 5 });
  const text = `<p><a href="/upload/hash/${files.page}-1.txt">Plan</a></p>`;
  await testApp.make('block', { name: 'Plan', type: 'text', value: { text } });
  await services.database.query(`update upload set "ownerId" = null, "createdAt" = '2026-01-01T00:00:00Z'`);
  await services.database.query(`update upload set "orderId" = $1 where name like 'ordered%'`, [orderId]);
  await services.database.query(`update "order" set "completedAt" = '2026-01-01T00:00:00Z' where id = $1`, [orderId]);
  const namesLeft = async () =>
    (
      await services.database.query<{ name: string }[]>('select name from upload where id = any($1) order by name', [Object.values(files)])
    ).map(({ name }) => name.replace('.txt', ''));
  await deleteUnusedUploads(services);
  expect(await namesLeft()).toEqual(['ordered', 'orderedTask', 'page', 'segment', 'task']);
  expect(await deleteOrderedUploads(services)).toBe(1);
  expect(await namesLeft()).toEqual(['orderedTask', 'page', 'segment', 'task']);
});
