import { collections, type CollectionName } from '../../schema/collections';
import { pathOf } from '../../schema/collections/collection';
import { isListed, isNaming, memberOf, type Field, type Fields } from '../../schema/fields/field';
import { draftOf, drafted, exampleOf } from '../../schema/testing/examples';
import { useHouse } from '../testing/house';
import { allOf } from '../testing/storeQuery';

const house = useHouse();
const admin = 'ROLE_ADMIN';
const titles: Readonly<Record<string, { title: string }>> = collections;

/** What REST answers, in the words of GraphQL: members for options, and of a record that is named no more than both tell. */
function asGraphql(fields: Fields, record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, record[name])]));
}

function valueOf(field: Field, value: any): unknown {
  if (value === null || value === undefined) return value;
  if (field.kind === 'choice') return memberOf(value);
  if (field.kind === 'choices') return value.map(memberOf);
  if (field.kind === 'group') return asGraphql(field.fields, value);
  if (field.kind === 'rows') return value.map((row: Record<string, unknown>) => asGraphql(field.fields, row));
  return value;
}

/** What GraphQL answers, with records that are named as REST shows them. */
function withShort(fields: Fields, record: Record<string, any>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = record[name];
      if (value === null || value === undefined) return [name, value];
      const short = (named: Record<string, unknown>) => ({
        id: named.id,
        [titles[(field as { to: string }).to]!.title]: named[titles[(field as { to: string }).to]!.title],
      });
      if (isNaming(field)) return [name, isListed(field) ? value.map(short) : short(value)];
      if (field.kind === 'group') return [name, withShort(field.fields, value)];
      if (field.kind === 'rows') return [name, value.map((row: Record<string, unknown>) => withShort(field.fields, row))];
      return [name, value];
    }),
  );
}

const shownOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { kind, isPrivate }]) => kind !== 'secret' && !isPrivate));

// Layouts, links and what only the house sets have tests of their own.
const plain = ({ kind, isMade }: Field): boolean => !isMade && !['blocks', 'link', 'data', 'blockPart', 'secret'].includes(kind);

test.each(drafted)('both doors tell the same of a %s, whatever is filled in', async name => {
  const fields: Fields = collections[name].fields;
  const given = Object.entries(fields).filter(([, field]) => plain(field) && !isNaming(field));
  const full = Object.fromEntries(given.map(([key, field]) => [key, exampleOf(field, `${key}-${name}`)]));
  const named = Object.entries(fields).filter(([, field]) => isNaming(field) && plain(field) && !('inverse' in field && field.inverse));
  for (const [key, field] of named) {
    const { to } = field as { to: CollectionName };
    if (to === name || to === 'upload') continue;
    const id = await house.make(to);
    full[key] = isListed(field) ? [id] : id;
  }
  const made = await house.rest(
    admin,
    'POST',
    `/${pathOf(collections[name])}`,
    JSON.parse(
      JSON.stringify({
        ...full,
        ...draftOf(name, named.length > 0 ? Object.fromEntries(named.flatMap(([key]) => (full[key] ? [[key, full[key]]] : []))) : {}),
      }),
    ) as object,
  );
  expect(made.body.errors).toBeUndefined();
  const { id } = made.body.data;
  const rest = (await house.rest(admin, 'GET', `/${pathOf(collections[name])}/${id}`)).body.data;
  const { data, errors } = await house.graphql(admin, `{ it: ${name}(id: "${id}") { createdAt updatedAt ${allOf(name)} } }`);
  expect(errors).toBeUndefined();
  const shown = shownOf(fields);
  const { createdAt, updatedAt } = data.it;
  expect({ id: data.it.id, createdAt, updatedAt, ...withShort(shown, data.it) }).toEqual({
    id: rest.id,
    createdAt: rest.createdAt,
    updatedAt: rest.updatedAt,
    ...asGraphql(shown, rest),
  });
  expect(made.body.data).toEqual(rest);
});
