import { collections, type CollectionName } from '../../../../schema/collections';
import { filterFields, sortFields } from '../../../../schema/collections/filter';
import { restPath, type Collection } from '../../../../schema/collections/collection';
import { writableCollections, exampleValue } from '../../../../schema/testing/exampleRecords';
import { toGraphqlEnumValue, type Field } from '../../../../schema/fields/field';
import { useTestApp, type Token } from '../../../testing/app/testApp';

const testApp = useTestApp();
const admin = 'ROLE_ADMIN';

interface ListParams {
  filter?: Record<string, unknown>;
  sort?: string;
  page?: number;
  limit?: number;
}

const capitalize = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** Lists records through GraphQL and REST, expects the same result, and returns the ids and total or the errors. */
async function list(name: CollectionName, { filter = {}, isAnonymous, ...request }: ListParams & { isAnonymous?: boolean }) {
  const token: Token | undefined = isAnonymous ? undefined : admin;
  const { plural } = collections[name];
  const params = Object.entries({ ...filter, ...request }).map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  const { body } = await testApp.rest(token, 'GET', `/${restPath(collections[name])}?${params.join('&')}`);
  const query = `query ($filter: ${capitalize(name)}Filter, $sort: String, $page: Int, $limit: Int) {
    list: ${plural}(filter: $filter, sort: $sort, page: $page, limit: $limit) { total items { id } } }`;
  const { data, errors } = await testApp.graphql(token, query, { filter, ...request });
  expect(errors?.[0].extensions.errors).toEqual(body.errors);
  if (body.errors) return body.errors;
  const ids = body.data.map(({ id }: { id: string }) => id) as string[];
  expect(data.list).toEqual({ total: body.meta.total, items: ids.map(id => ({ id })) });
  return { ids, total: body.meta.total as number };
}

describe.each(writableCollections)('list of %s', name => {
  const definition: Collection = collections[name];

  // The values are examples of the field types; reference filters get the id of a missing record.
  test('accepts each filter in GraphQL and REST', async () => {
    for (const [filter, field] of Object.entries<Field>(filterFields(definition))) {
      const value = field.type === 'text' && field.help ? '2026-11-20' : exampleValue(field, 'nirgends');
      const graphqlValue = field.type === 'select' ? toGraphqlEnumValue(String(value)) : value;
      const { body } = await testApp.rest(admin, 'GET', `/${restPath(definition)}?${filter}=${encodeURIComponent(String(value))}`);
      expect(body).toMatchObject({ data: expect.any(Array), meta: { total: expect.any(Number) } });
      const query = `query ($filter: ${capitalize(name)}Filter) { ${definition.plural}(filter: $filter) { total } }`;
      const response = await testApp.graphql(admin, query, { filter: { [filter]: graphqlValue } });
      expect(response.data).toEqual({ [definition.plural]: { total: body.meta.total } });
    }
  });

  test('sorts by every sort field in both directions', async () => {
    await Promise.all([testApp.make(name), testApp.make(name), testApp.make(name)]);
    for (const sort of sortFields(definition)) {
      const ascending = await list(name, { sort });
      const descending = await list(name, { sort: `-${sort}` });
      expect([...descending.ids].sort()).toEqual([...ascending.ids].sort());
    }
    expect(await list(name, { sort: 'gibtEsNicht' })).toMatchObject([{ field: 'sort', code: 'INVALID' }]);
  });

  test('rejects unknown parameters', async () => {
    const { status, body } = await testApp.rest(admin, 'GET', `/${restPath(definition)}?farbe=gr%C3%BCn`);
    expect([status, body.errors]).toEqual([422, [{ message: 'Dieses Feld ist nicht bekannt.', field: 'farbe', code: 'INVALID' }]]);
  });
});

test('filters by reference, reference list, checkbox, select and multi-select', async () => {
  const [here, there] = [await testApp.make('branch'), await testApp.make('branch')];
  const table = await testApp.make('table', { branch: here, isEnabled: false });
  await testApp.make('table', { branch: there, isEnabled: false });
  expect((await list('table', { filter: { branch: here } })).ids).toEqual([table]);
  expect((await list('table', { filter: { branch: here, isEnabled: true } })).ids).toEqual([]);

  const user = await testApp.make('user', { branches: [there, here], roles: ['ROLE_EDITOR', 'ROLE_MANAGER'] });
  expect((await list('user', { filter: { branch: here, role: 'ROLE_MANAGER' } })).ids).toEqual([user]);
  expect((await list('user', { filter: { branch: here, role: 'ROLE_ADMIN' } })).ids).toEqual([]);

  const others = [await testApp.make('user', { branches: [here] }), await testApp.make('user', { branches: [there] })];
  expect(await list('user', { filter: { branch: here }, limit: 1, page: 2 })).toEqual({ ids: [others[0]], total: 2 });
  expect(await list('user', { filter: { branch: here, role: 'ROLE_MANAGER' } })).toEqual({ ids: [user], total: 1 });

  const bundle = await testApp.make('product', { type: 'bundle' });
  expect((await list('product', { filter: { type: 'bundle' } })).ids).toContain(bundle);
  expect((await list('product', { filter: { type: 'configurable' } })).ids).not.toContain(bundle);
});

test('filters by date in the time zone of the shop, and by date and time to the second', async () => {
  const branch = await testApp.make('branch');
  const makeMenu = (availableFrom: string) => testApp.make('menu', { branches: [branch], availableFrom });
  const [evening, night, noon] = [
    await makeMenu('2026-06-30T21:59:59Z'),
    await makeMenu('2026-06-30T22:00:00Z'),
    await makeMenu('2026-07-01T10:00:00Z'),
  ];
  const idsIn = async (filter: object) => (await list('menu', { filter: { branch, ...filter } })).ids;
  expect(await idsIn({ from: '2026-07-01', to: '2026-07-01' })).toEqual([night, noon]);
  expect(await idsIn({ to: '2026-06-30' })).toEqual([evening]);
  expect(await idsIn({ from: '2026-07-01T12:00:00+02:00' })).toEqual([noon]);
  expect(await idsIn({ to: '2026-07-01T11:59:59+02:00' })).toEqual([evening, night]);
  expect(await list('menu', { filter: { from: 'gestern' } })).toEqual([
    { message: 'Bitte geben Sie Datum und Uhrzeit gültig an.', field: 'from', code: 'INVALID' },
  ]);
});

test('finds records that contain every search term; short terms match only at the start of a word', async () => {
  const huber = await testApp.make('user', { firstName: 'Änne', lastName: 'Huber-Li', personnelNumber: '100%_7' });
  const other = await testApp.make('user', { firstName: 'Otto', lastName: 'Huberle' });
  const idsFor = async (search: string) => (await list('user', { filter: { search } })).ids;
  expect(await idsFor('hUbEr')).toEqual(expect.arrayContaining([huber, other]));
  expect(await idsFor('ube änN')).toEqual([huber]);
  expect(await idsFor('0%_7')).toEqual([huber]);
  expect(await idsFor('änn_')).toEqual([]);
  expect(await idsFor('hu ot')).toEqual([other]);
  expect(await idsFor('er le')).toEqual([]);
});

test('returns consecutive pages with null values last and the total of all pages', async () => {
  const branch = await testApp.make('branch');
  const make = (seats: number | null) => testApp.make('table', { branch, seats });
  const [three, none, one, two] = [await make(3), await make(null), await make(1), await make(2)];
  const listPage = (page: number, sort?: string) => list('table', { filter: { branch }, page, limit: 3, ...(sort && { sort }) });
  expect(await listPage(1, 'seats')).toEqual({ ids: [one, two, three], total: 4 });
  expect(await listPage(2, 'seats')).toEqual({ ids: [none], total: 4 });
  expect(await listPage(1, '-seats')).toEqual({ ids: [three, two, one], total: 4 });
  expect(await listPage(1)).toEqual({ ids: [three, none, one], total: 4 });
  expect(await listPage(3)).toEqual({ ids: [], total: 4 });
});

test('returns at most a thousand records without page and limit', async () => {
  const { database } = testApp.app.services;
  await database.query(`insert into tag (name, "sortOrder") select 'viele ' || number, 0 from generate_series(1, 1005) as number`);
  const { body } = await testApp.rest(admin, 'GET', '/tags?search=viele');
  expect([body.data.length, body.meta]).toEqual([1000, { total: 1001, limit: 1000 }]); // counting stops at 1,001
  expect((await testApp.rest(admin, 'GET', '/tags?search=viele&page=21')).body).toMatchObject({
    data: { length: 5 },
    meta: { total: 1001, page: 21, limit: 50 },
  });
  await database.query(`delete from tag where name like 'viele %'`);
});

test('hides private records and fields from searches of anonymous viewers', async () => {
  const branch = await testApp.make('branch', { isPublic: false, name: 'Geheimtipp', street: 'Verborgene Gasse 1' });
  expect((await list('branch', { filter: { search: 'geheimtipp' } })).ids).toEqual([branch]);
  expect((await list('branch', { filter: { search: 'verborgene' }, isAnonymous: true })).ids).toEqual([]);
  const hidden = await testApp.make('product', { isEnabled: false, name: 'Zimtschnecke streng geheim' });
  expect((await list('product', { filter: { search: 'streng' } })).ids).toEqual([hidden]);
  expect(await list('product', { filter: { search: 'streng' }, isAnonymous: true })).toEqual({ ids: [], total: 0 });
});
