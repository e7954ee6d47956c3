import { collections, type CollectionName } from '../../schema/collections';
import { pathOf } from '../../schema/collections/collection';
import { isListed } from '../../schema/fields/field';
import { draftOf, drafted, namingOf, nowhere, textOf } from '../../schema/testing/examples';
import { useHouse, type Token } from '../testing/house';

const house = useHouse();
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** What is refused, in the words of both doors. */
interface Question {
  rest: [method: string, path: string, body?: object];
  graphql: [query: string, variables: object];
}

type Deed = 'get' | 'create' | 'update' | 'delete';

function questionOf(name: CollectionName, deed: Deed, record: Record<string, unknown> & { id: string }): Question {
  const path = `/${pathOf(collections[name])}`;
  const { id, ...fields } = record;
  const type = capital(name);
  const questions: Record<Deed, Question> = {
    get: { rest: ['GET', `${path}/${id}`], graphql: [`query ($id: ID!) { it: ${name}(id: $id) { id } }`, { id }] },
    create: {
      rest: ['POST', path, fields],
      graphql: [`mutation ($draft: ${type}Draft!) { it: create${type}(draft: $draft) { id } }`, { draft: fields }],
    },
    update: {
      rest: ['PUT', `${path}/${id}`, fields],
      graphql: [
        `mutation ($id: ID!, $change: ${type}Change!) { it: update${type}(id: $id, change: $change) { id } }`,
        { id, change: fields },
      ],
    },
    delete: { rest: ['DELETE', `${path}/${id}`], graphql: [`mutation ($id: ID!) { it: delete${type}(id: $id) }`, { id }] },
  };
  return questions[deed];
}

/** Asks through both doors; the entries both answered with, which must be the same. */
async function refused(token: Token | undefined, { rest, graphql }: Question): Promise<{ code: string; field: string | null }[]> {
  const plain = await house.rest(token, ...rest);
  const answer = await house.graphql(token, ...graphql);
  expect(plain.body.errors).toEqual(answer.errors?.[0].extensions.errors);
  return plain.body.errors;
}

// Names records that are not there, where it must name some.
const soundDraft = (name: CollectionName): Record<string, unknown> =>
  draftOf(name, Object.fromEntries(namingOf(name, {}).map(([field, { ...naming }]) => [field, isListed(naming) ? [nowhere] : nowhere])));

describe.each(drafted)('both doors of %s refuse alike:', name => {
  test.each(['create', 'update', 'delete'] as const)('strangers may not %s', async deed => {
    const entries = await refused(undefined, questionOf(name, deed, { id: nowhere, ...(deed !== 'delete' && soundDraft(name)) }));
    expect(entries).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  test.each(['get', 'update', 'delete'] as const)('nobody may %s what is not there', async deed => {
    const entries = await refused('ROLE_ADMIN', questionOf(name, deed, { id: nowhere, ...(deed === 'update' && soundDraft(name)) }));
    expect(entries).not.toEqual([]);
    expect(entries.every(({ code }) => code === 'NOT_FOUND' || code === 'INVALID')).toBe(true);
  });

  if (textOf(name).isRequired)
    test('an empty value where there must be one names its field', async () => {
      const field = textOf(name).name;
      const entries = await refused('ROLE_ADMIN', questionOf(name, 'update', { id: nowhere, [field]: '' }));
      expect(entries).toMatchObject([{ field, code: 'INVALID' }]);
    });
});
