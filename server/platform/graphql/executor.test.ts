import { unknownId } from '../../../schema/testing/exampleRecords';
import { useTestApp } from '../../testing/app/testApp';

const app = useTestApp();

/** Returns the results of a query that runs until it is compiled, and once more. */
async function runRepeatedly(query: string, variables?: object): Promise<unknown[]> {
  const results = [];
  for (let time = 0; time < 5; time++) results.push(await app.graphql('ROLE_EMPLOYEE', query, variables));
  return results;
}

test.each([
  ['a result', 'query ($id: ID!) { product(id: $id) { id name price createdAt images { id } config { parts { name } } } }', {}],
  ['a record that is not found', 'query ($id: ID!) { product(id: $id) { id } }', { id: unknownId }],
  ['a partial error', 'query ($id: ID!) { product(id: $id) { id } tags(limit: 501) { total } }', {}],
  ['a forbidden query', '{ users { items { id } } }', {}],
  ['a variable of the wrong type', 'query ($id: ID!) { product(id: $id) { id } }', { id: [1] }],
  ['a missing variable', 'query ($limit: Int!) { products(limit: $limit) { total } }', {}],
  ['null for a required argument', 'query ($id: ID = null) { product(id: $id) { id } }', { id: null }],
  ['a skipped field', 'query ($id: ID!, $not: Boolean = true) { product(id: $id) { id name @skip(if: $not) } }', {}],
  ['a mutation', 'mutation ($id: ID!) { deleteProduct(id: $id) }', { id: unknownId }],
])('returns the same response after compiling: %s', async (_, query, variables) => {
  const id = await app.make('product', { images: [await app.make('image')] });
  const [first, ...others] = await runRepeatedly(query, { id, ...variables });
  for (const other of others) expect(other).toEqual(first);
});

test('compiles each operation of a document separately', async () => {
  const query = 'query A { tags { total } } query B { products { total } }';
  const runOperation = async (operationName: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, operationName });
    return Object.keys(((await (await fetch(`${app.url}/graphql`, { method: 'POST', headers, body })).json()) as { data: object }).data);
  };
  const fields = [];
  for (const name of ['A', 'B', 'A', 'B', 'A', 'B', 'A', 'B']) fields.push(...(await runOperation(name)));
  expect(fields).toEqual(['tags', 'products', 'tags', 'products', 'tags', 'products', 'tags', 'products']);
});
