import { collections, type CollectionName } from '../../../schema/collections';
import { restPath, type Collection } from '../../../schema/collections/collection';
import { exampleValue, unknownId } from '../../../schema/testing/exampleRecords';
import { sell } from '../../testing/data/sell';
import { useTestApp } from '../../testing/app/testApp';

const testApp = useTestApp();
const definitions = Object.values<Collection>(collections);

/** Reads a record as an anonymous client through GraphQL and REST, alone and in a list. */
async function readAnonymously(name: CollectionName, id: string, selection: string) {
  const { plural } = collections[name];
  const single = await testApp.graphql(undefined, `query ($id: ID!) { ${name}(id: $id) { ${selection} } }`, { id });
  const list = await testApp.graphql(undefined, `{ ${plural}(limit: 100) { total items { id ${selection} } } }`);
  const rest = await testApp.rest(undefined, 'GET', `/${restPath(collections[name])}/${id}`);
  const inRestList = (await testApp.rest(undefined, 'GET', `/${restPath(collections[name])}?limit=100`)).body.data.filter(
    (item: { id: string }) => item.id === id,
  );
  const inList = list.data[plural].items.filter((item: { id: string }) => item.id === id);
  return { graphql: single.data?.[name], rest: rest.body.data, inList, inRest: inRestList };
}

test.each(
  definitions
    .filter(({ isPublic, fields }) => isPublic && Object.values(fields).some(({ isPrivate, readOnly }) => isPrivate && !readOnly))
    .map(({ name }) => name as CollectionName),
)('hides the private fields of a %s from anonymous clients', async name => {
  const { fields } = collections[name] as Collection;
  const hidden = Object.entries(fields).filter(([, { isPrivate, readOnly }]) => isPrivate && !readOnly);
  const secrets = Object.fromEntries(hidden.map(([key, field]) => [key, exampleValue(field, 'geheim')]));
  const id = await testApp.make(name, secrets);
  const selection = hidden.map(([key, { type }]) => (type === 'blocks' ? `${key} { id }` : key)).join(' ');
  const emptyValues = Object.fromEntries(
    hidden.map(([key, { type }]) => [key, type === 'textList' || type === 'blocks' ? [] : type === 'checkbox' ? false : null]),
  );
  const { graphql, rest, inList, inRest: inRestList } = await readAnonymously(name, id, selection);
  for (const record of [graphql, rest, ...inList, ...inRestList]) expect(record).toMatchObject(emptyValues);
  expect([inList.length, inRestList.length]).toEqual([1, 1]);
  expect((await testApp.rest('ROLE_ADMIN', 'GET', `/${restPath(collections[name])}/${id}`)).body.data).toMatchObject(secrets);
});

test('returns only name, city and images of a non-public branch to anonymous clients', async () => {
  const image = await testApp.make('image', { alt: 'Fassade' });
  const values = {
    isPublic: false,
    city: 'Linz',
    street: 'Hollerplatz 1',
    images: [image],
    tags: [await testApp.make('tag')],
    isCashEnabled: true,
  };
  const id = await testApp.make('branch', values);
  const selection = 'name city isPublic street isCashEnabled tags { id } images { alt } openingHours { type } createdAt';
  const { graphql, rest, inList, inRest: inRestList } = await readAnonymously('branch', id, selection);
  for (const record of [graphql, rest, ...inList, ...inRestList]) {
    expect(record).toMatchObject({
      city: 'Linz',
      isPublic: false,
      street: null,
      isCashEnabled: false,
      tags: [],
      images: [{ alt: 'Fassade' }],
      openingHours: [],
    });
  }
  expect([inList.length, inRestList.length]).toEqual([1, 1]);
});

test.each<[CollectionName, object, boolean]>([
  ['product', { isEnabled: false }, false],
  ['product', { isEnabled: false, isVisibleWhenUnavailable: true }, true],
  ['category', { isEnabled: false }, false],
  ['category', { isEnabled: false, isVisibleWhenUnavailable: true }, true],
  ['donatee', { isActive: false }, false],
  ['division', { isPublic: false }, false],
  ['table', { isEnabled: false }, false],
])('returns a %s with %j to anonymous clients: %s', async (name, values, isVisible) => {
  const id = await testApp.make(name, values);
  if (name === 'product') await sell(testApp.make, id);
  const { graphql, rest, inList, inRest: inRestList } = await readAnonymously(name, id, 'id');
  expect([graphql?.id, rest?.id, inList.length, inRestList.length]).toEqual(isVisible ? [id, id, 1, 1] : [undefined, undefined, 0, 0]);
  const { data } = await testApp.graphql('ROLE_ADMIN', `{ ${name}(id: "${id}") { id } }`);
  expect(data[name]).toEqual({ id });
});

test('excludes hidden records from totals and references of anonymous clients', async () => {
  const readTotal = async () => (await testApp.rest(undefined, 'GET', '/products?limit=1')).body.meta.total as number;
  const before = await readTotal();
  const hidden = await testApp.make('product', { isEnabled: false, name: 'Geheimrezept' });
  await sell(testApp.make, hidden);
  expect(await readTotal()).toBe(before);
  const bundle = await testApp.make('product', { config: { parts: [], items: [{ product: hidden, amount: 1, unit: 'piece' }] } });
  await sell(testApp.make, bundle);
  const { data } = await testApp.graphql(undefined, `{ product(id: "${bundle}") { config { items { amount product { name } } } } }`);
  expect(data.product.config.items).toEqual([{ amount: 1, product: null }]);
  const { body } = await testApp.rest(undefined, 'GET', `/products/${bundle}`);
  expect(body.data.config.items).toEqual([{ amount: 1, unit: 'piece', product: null }]);
});

test('hides private fields of a non-public branch in its division too', async () => {
  const branch = await testApp.make('branch', { isPublic: false, street: 'Hollerplatz 1' });
  const division = await testApp.make('division', { branches: [branch] });
  const { data } = await testApp.graphql(undefined, `{ division(id: "${division}") { branches { id street } } }`);
  expect(data.division.branches).toEqual([{ id: branch, street: null }]);
});

test.each(definitions.filter(({ isPublic }) => !isPublic).map(({ name }) => name as CollectionName))(
  'rejects reading a %s by an anonymous client',
  async name => {
    const { plural, readOnly = false }: Collection = collections[name];
    const id = readOnly ? unknownId : await testApp.make(name);
    for (const path of [`/${restPath(collections[name])}`, `/${restPath(collections[name])}/${id}`])
      expect((await testApp.rest(undefined, 'GET', path)).status).toBe(401);
    expect((await testApp.graphql(undefined, `{ ${name}(id: "${id}") { id } }`)).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await testApp.graphql(undefined, `{ ${plural} { total } }`)).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  },
);
