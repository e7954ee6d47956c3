import { nowhere } from '../../../schema/testing/exampleRecords';
import { useHouse } from '../../testing/app/testApp';

const house = useHouse();

/** The answers to a question that is asked until it has been compiled, and once more. */
async function answers(query: string, variables?: object): Promise<unknown[]> {
  const told = [];
  for (let time = 0; time < 5; time++) told.push(await house.graphql('ROLE_EMPLOYEE', query, variables));
  return told;
}

test.each([
  ['answered', 'query ($id: ID!) { product(id: $id) { id name price createdAt images { id } config { parts { name } } } }', {}],
  ['not found', 'query ($id: ID!) { product(id: $id) { id } }', { id: nowhere }],
  ['partly refused', 'query ($id: ID!) { product(id: $id) { id } tags(limit: 501) { total } }', {}],
  ['forbidden', '{ users { items { id } } }', {}],
  ['wrongly asked', 'query ($id: ID!) { product(id: $id) { id } }', { id: [1] }],
  ['asked without its variable', 'query ($limit: Int!) { products(limit: $limit) { total } }', {}],
  ['asked with one that its argument cannot do without', 'query ($id: ID = null) { product(id: $id) { id } }', { id: null }],
  ['skipped in parts', 'query ($id: ID!, $not: Boolean = true) { product(id: $id) { id name @skip(if: $not) } }', {}],
  ['a mutation', 'mutation ($id: ID!) { deleteProduct(id: $id) }', { id: nowhere }],
])('what is asked often is %s as it was the first time', async (_, query, variables) => {
  const id = await house.make('product', { images: [await house.make('image')] });
  const [first, ...others] = await answers(query, { id, ...variables });
  for (const other of others) expect(other).toEqual(first);
});

test('of a document with several queries, each is its own', async () => {
  const query = 'query A { tags { total } } query B { products { total } }';
  const ask = async (operationName: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, operationName });
    return Object.keys(((await (await fetch(`${house.address}/graphql`, { method: 'POST', headers, body })).json()) as any).data);
  };
  const asked = [];
  for (const name of ['A', 'B', 'A', 'B', 'A', 'B', 'A', 'B']) asked.push(...(await ask(name)));
  expect(asked).toEqual(['tags', 'products', 'tags', 'products', 'tags', 'products', 'tags', 'products']);
});
