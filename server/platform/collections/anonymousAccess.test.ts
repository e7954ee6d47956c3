import { collections, type CollectionName } from '../../../schema/collections';
import { pathOf, type Collection } from '../../../schema/collections/collection';
import { exampleOf, nowhere } from '../../../schema/testing/exampleRecords';
import { useHouse } from '../../testing/app/testApp';

const house = useHouse();
const definitions = Object.values<Collection>(collections);

/** What a stranger is told of a record, by both doors and within a list. */
async function told(name: CollectionName, id: string, words: string) {
  const { plural } = collections[name];
  const one = await house.graphql(undefined, `query ($id: ID!) { ${name}(id: $id) { ${words} } }`, { id });
  const list = await house.graphql(undefined, `{ ${plural}(limit: 100) { total items { id ${words} } } }`);
  const rest = await house.rest(undefined, 'GET', `/${pathOf(collections[name])}/${id}`);
  const inRest = (await house.rest(undefined, 'GET', `/${pathOf(collections[name])}?limit=100`)).body.data.filter(
    (item: { id: string }) => item.id === id,
  );
  const inList = list.data[plural].items.filter((item: { id: string }) => item.id === id);
  return { graphql: one.data?.[name], rest: rest.body.data, inList, inRest };
}

test.each(
  definitions
    .filter(({ isOpen, fields }) => isOpen && Object.values(fields).some(({ isPrivate, isMade }) => isPrivate && !isMade))
    .map(({ name }) => name as CollectionName),
)('what is private of a %s is told to staff only', async name => {
  const { fields } = collections[name] as Collection;
  const hidden = Object.entries(fields).filter(([, { isPrivate, isMade }]) => isPrivate && !isMade);
  const secrets = Object.fromEntries(hidden.map(([key, field]) => [key, exampleOf(field, 'geheim')]));
  const id = await house.make(name, secrets);
  const words = hidden.map(([key, { kind }]) => (kind === 'blocks' ? `${key} { id }` : key)).join(' ');
  const nothing = Object.fromEntries(
    hidden.map(([key, { kind }]) => [key, kind === 'texts' || kind === 'blocks' ? [] : kind === 'flag' ? false : null]),
  );
  const { graphql, rest, inList, inRest } = await told(name, id, words);
  for (const answer of [graphql, rest, ...inList, ...inRest]) expect(answer).toMatchObject(nothing);
  expect([inList.length, inRest.length]).toEqual([1, 1]);
  expect((await house.rest('ROLE_ADMIN', 'GET', `/${pathOf(collections[name])}/${id}`)).body.data).toMatchObject(secrets);
});

test('of a branch that is not public a stranger learns its name, its city and its picture', async () => {
  const image = await house.make('image', { alt: 'Fassade' });
  const draft = {
    isPublic: false,
    city: 'Linz',
    street: 'Hollerplatz 1',
    images: [image],
    tags: [await house.make('tag')],
    isCashEnabled: true,
  };
  const id = await house.make('branch', draft);
  const words = 'name city isPublic street isCashEnabled tags { id } images { alt } openingHours { type } createdAt';
  const { graphql, rest, inList, inRest } = await told('branch', id, words);
  for (const answer of [graphql, rest, ...inList, ...inRest]) {
    expect(answer).toMatchObject({
      city: 'Linz',
      isPublic: false,
      street: null,
      isCashEnabled: false,
      tags: [],
      images: [{ alt: 'Fassade' }],
      openingHours: [],
    });
  }
  expect([inList.length, inRest.length]).toEqual([1, 1]);
});

test.each<[CollectionName, object, boolean]>([
  ['product', { isEnabled: false }, false],
  ['product', { isEnabled: false, isVisibleWhenUnavailable: true }, true],
  ['category', { isEnabled: false }, false],
  ['category', { isEnabled: false, isVisibleWhenUnavailable: true }, true],
  ['donatee', { isActive: false }, false],
  ['division', { isPublic: false }, false],
  ['table', { isEnabled: false }, false],
])('a %s with %j: a stranger sees it %s', async (name, change, isSeen) => {
  const id = await house.make(name, change);
  const { graphql, rest, inList, inRest } = await told(name, id, 'id');
  expect([graphql?.id, rest?.id, inList.length, inRest.length]).toEqual(isSeen ? [id, id, 1, 1] : [undefined, undefined, 0, 0]);
  const { data } = await house.graphql('ROLE_ADMIN', `{ ${name}(id: "${id}") { id } }`);
  expect(data[name]).toEqual({ id });
});

test('what a stranger may not see is not counted, nor reached through what names it', async () => {
  const counted = async () => (await house.rest(undefined, 'GET', '/products?limit=1')).body.meta.total as number;
  const before = await counted();
  const gone = await house.make('product', { isEnabled: false, name: 'Geheimrezept' });
  expect(await counted()).toBe(before);
  const bundle = await house.make('product', { config: { parts: [], items: [{ product: gone, amount: 1, unit: 'piece' }] } });
  const { data } = await house.graphql(undefined, `{ product(id: "${bundle}") { config { items { amount product { name } } } } }`);
  expect(data.product.config.items).toEqual([{ amount: 1, product: null }]);
  const { body } = await house.rest(undefined, 'GET', `/products/${bundle}`);
  expect(body.data.config.items).toEqual([{ amount: 1, unit: 'piece', product: null }]);
});

test('through a division, a branch that is not public shows no more than by itself', async () => {
  const branch = await house.make('branch', { isPublic: false, street: 'Hollerplatz 1' });
  const division = await house.make('division', { branches: [branch] });
  const { data } = await house.graphql(undefined, `{ division(id: "${division}") { branches { id street } } }`);
  expect(data.division.branches).toEqual([{ id: branch, street: null }]);
});

test.each(definitions.filter(({ isOpen }) => !isOpen).map(({ name }) => name as CollectionName))('a stranger reads no %s', async name => {
  const { plural, isMade = false }: Collection = collections[name];
  const id = isMade ? nowhere : await house.make(name);
  for (const path of [`/${pathOf(collections[name])}`, `/${pathOf(collections[name])}/${id}`])
    expect((await house.rest(undefined, 'GET', path)).status).toBe(401);
  expect((await house.graphql(undefined, `{ ${name}(id: "${id}") { id } }`)).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await house.graphql(undefined, `{ ${plural} { total } }`)).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
});
