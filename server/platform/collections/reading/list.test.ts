import { collections, type CollectionName } from '../../../../schema/collections';
import { filterFields, sortFields } from '../../../../schema/collections/filter';
import { pathOf, type Collection } from '../../../../schema/collections/collection';
import { drafted, exampleOf } from '../../../../schema/testing/exampleRecords';
import { memberOf, type Field } from '../../../../schema/fields/field';
import { useHouse, type Token } from '../../../testing/app/testApp';

const house = useHouse();
const admin = 'ROLE_ADMIN';

interface Asked {
  filter?: Record<string, unknown>;
  sort?: string;
  page?: number;
  limit?: number;
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** The ids a list answers through both doors, or how both refuse; they must say the same. */
async function listed(name: CollectionName, { filter = {}, stranger, ...request }: Asked & { stranger?: boolean }) {
  const token: Token | undefined = stranger ? undefined : admin;
  const { plural } = collections[name];
  const words = Object.entries({ ...filter, ...request }).map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  const { body } = await house.rest(token, 'GET', `/${pathOf(collections[name])}?${words.join('&')}`);
  const question = `query ($filter: ${capital(name)}Filter, $sort: String, $page: Int, $limit: Int) {
    list: ${plural}(filter: $filter, sort: $sort, page: $page, limit: $limit) { total items { id } } }`;
  const { data, errors } = await house.graphql(token, question, { filter, ...request });
  expect(errors?.[0].extensions.errors).toEqual(body.errors);
  if (body.errors) return body.errors;
  const ids = body.data.map(({ id }: { id: string }) => id) as string[];
  expect(data.list).toEqual({ total: body.meta.total, items: ids.map(id => ({ id })) });
  return { ids, total: body.meta.total as number };
}

describe.each(drafted)('the list of %s', name => {
  const definition: Collection = collections[name];

  // Texts, choices and flags are given by their example; a record that is named is nowhere.
  test('knows each of its filters in both doors', async () => {
    for (const [filter, field] of Object.entries<Field>(filterFields(definition))) {
      const value = field.kind === 'text' && field.help ? '2026-11-20' : exampleOf(field, 'nirgends');
      const given = field.kind === 'choice' ? memberOf(String(value)) : value;
      const { body } = await house.rest(admin, 'GET', `/${pathOf(definition)}?${filter}=${encodeURIComponent(String(value))}`);
      expect(body).toMatchObject({ data: expect.any(Array), meta: { total: expect.any(Number) } });
      const question = `query ($filter: ${capital(name)}Filter) { ${definition.plural}(filter: $filter) { total } }`;
      const answer = await house.graphql(admin, question, { filter: { [filter]: given } });
      expect(answer.data).toEqual({ [definition.plural]: { total: body.meta.total } });
    }
  });

  test('is sorted by every field it shows, either way', async () => {
    await Promise.all([house.make(name), house.make(name), house.make(name)]);
    for (const sort of sortFields(definition)) {
      const up = await listed(name, { sort });
      const down = await listed(name, { sort: `-${sort}` });
      expect([...down.ids].sort()).toEqual([...up.ids].sort());
    }
    expect(await listed(name, { sort: 'gibtEsNicht' })).toMatchObject([{ field: 'sort', code: 'INVALID' }]);
  });

  test('refuses words it does not know', async () => {
    const { status, body } = await house.rest(admin, 'GET', `/${pathOf(definition)}?farbe=gr%C3%BCn`);
    expect([status, body.errors]).toEqual([422, [{ message: 'Dieses Feld ist nicht bekannt.', field: 'farbe', code: 'INVALID' }]]);
  });
});

test('a reference, one of several references, a flag, a choice and one of several choices each narrow a list', async () => {
  const [here, there] = [await house.make('branch'), await house.make('branch')];
  const table = await house.make('table', { branch: here, isEnabled: false });
  await house.make('table', { branch: there, isEnabled: false });
  expect((await listed('table', { filter: { branch: here } })).ids).toEqual([table]);
  expect((await listed('table', { filter: { branch: here, isEnabled: true } })).ids).toEqual([]);

  const user = await house.make('user', { branches: [there, here], roles: ['ROLE_EDITOR', 'ROLE_MANAGER'] });
  expect((await listed('user', { filter: { branch: here, role: 'ROLE_MANAGER' } })).ids).toEqual([user]);
  expect((await listed('user', { filter: { branch: here, role: 'ROLE_ADMIN' } })).ids).toEqual([]);

  const bundle = await house.make('product', { type: 'bundle' });
  expect((await listed('product', { filter: { type: 'bundle' } })).ids).toContain(bundle);
  expect((await listed('product', { filter: { type: 'configurable' } })).ids).not.toContain(bundle);
});

test('a day bounds a range as the clocks of the shop show it, a moment to the second', async () => {
  const branch = await house.make('branch');
  const at = (availableFrom: string) => house.make('menu', { branches: [branch], availableFrom });
  const [evening, night, noon] = [await at('2026-06-30T21:59:59Z'), await at('2026-06-30T22:00:00Z'), await at('2026-07-01T10:00:00Z')];
  const within = async (filter: object) => (await listed('menu', { filter: { branch, ...filter } })).ids;
  expect(await within({ from: '2026-07-01', to: '2026-07-01' })).toEqual([night, noon]);
  expect(await within({ to: '2026-06-30' })).toEqual([evening]);
  expect(await within({ from: '2026-07-01T12:00:00+02:00' })).toEqual([noon]);
  expect(await within({ to: '2026-07-01T11:59:59+02:00' })).toEqual([evening, night]);
  expect(await listed('menu', { filter: { from: 'gestern' } })).toEqual([
    { message: 'Bitte geben Sie Datum und Uhrzeit gültig an.', field: 'from', code: 'INVALID' },
  ]);
});

test('every word of a search stands in some text of what is found; short ones where a word begins', async () => {
  const huber = await house.make('user', { firstName: 'Änne', lastName: 'Huber-Li', personnelNumber: '100%_7' });
  const other = await house.make('user', { firstName: 'Otto', lastName: 'Huberle' });
  const found = async (search: string) => (await listed('user', { filter: { search } })).ids;
  expect(await found('hUbEr')).toEqual(expect.arrayContaining([huber, other]));
  expect(await found('ube änN')).toEqual([huber]);
  expect(await found('0%_7')).toEqual([huber]);
  expect(await found('änn_')).toEqual([]);
  expect(await found('hu ot')).toEqual([other]);
  expect(await found('er le')).toEqual([]);
});

test('pages follow each other, what has no value comes last, and the total counts all of them', async () => {
  const branch = await house.make('branch');
  const make = (seats: number | null) => house.make('table', { branch, seats });
  const [three, none, one, two] = [await make(3), await make(null), await make(1), await make(2)];
  const page = (page: number, sort?: string) => listed('table', { filter: { branch }, page, limit: 3, ...(sort && { sort }) });
  expect(await page(1, 'seats')).toEqual({ ids: [one, two, three], total: 4 });
  expect(await page(2, 'seats')).toEqual({ ids: [none], total: 4 });
  expect(await page(1, '-seats')).toEqual({ ids: [three, two, one], total: 4 });
  expect(await page(1)).toEqual({ ids: [three, none, one], total: 4 });
  expect(await page(3)).toEqual({ ids: [], total: 4 });
});

test('without page and limit at most a thousand rows come', async () => {
  const { database } = house.app.services;
  await database.query(`insert into tag (name, "sortOrder") select 'viele ' || place, 0 from generate_series(1, 1005) as place`);
  const { body } = await house.rest(admin, 'GET', '/tags?search=viele');
  expect([body.data.length, body.meta]).toEqual([1000, { total: 1001, limit: 1000 }]); // more than anybody counts
  expect((await house.rest(admin, 'GET', '/tags?search=viele&page=21')).body).toMatchObject({
    data: { length: 5 },
    meta: { total: 1001, page: 21, limit: 50 },
  });
  await database.query(`delete from tag where name like 'viele %'`);
});

test('a stranger learns nothing by asking for what is hidden', async () => {
  const branch = await house.make('branch', { isPublic: false, name: 'Geheimtipp', street: 'Verborgene Gasse 1' });
  expect((await listed('branch', { filter: { search: 'geheimtipp' } })).ids).toEqual([branch]);
  expect((await listed('branch', { filter: { search: 'verborgene' }, stranger: true })).ids).toEqual([]);
  const hidden = await house.make('product', { isEnabled: false, name: 'Zimtschnecke streng geheim' });
  expect((await listed('product', { filter: { search: 'streng' } })).ids).toEqual([hidden]);
  expect(await listed('product', { filter: { search: 'streng' }, stranger: true })).toEqual({ ids: [], total: 0 });
});
