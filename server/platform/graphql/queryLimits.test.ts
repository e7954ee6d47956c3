import { buildSchema, parse, type GraphQLFormattedError } from 'graphql';
import { queryCost } from './queryLimits';
import { defaultLimits as limits } from '../security/limits';
import { useTestApp } from '../../testing/app/testApp';

const app = useTestApp();

const nestedFragments = (times: number): string =>
  Array.from({ length: times }, (_, n) => `fragment F${n} on Query { ...F${n + 1} a${n}: __typename ...F${n + 1} }`).join(' ') +
  ` fragment F${times} on Query { __typename }`;

const malicious: [name: string, query: string, limit?: number][] = [
  ['a document of a thousand tokens', `{ ${'__typename '.repeat(1100)} }`],
  ['a type nested sixty levels deep', `{ __schema { types ${'{ fields { type '.repeat(20)} { name } ${'} }'.repeat(20)} } }`],
  ['a hundred aliases', `{ ${Array.from({ length: 100 }, (_, n) => `a${n}: products { total }`).join(' ')} }`],
  ['exponentially growing fragments', `{ ...F0 } ${nestedFragments(20)}`],
  ['too many records', '{ branches { items { tags { id } } } }'],
  ['a hundred menus with all products', '{ menus(limit: 100) { items { catalog { products { images { id } } } } } }'],
  ['too many records by a variable', 'query ($limit: Int) { branches(limit: $limit) { items { tags { image { id } } } } }', 500],
];

test.each(malicious.map(([name, query, limit]) => ({ name, query, variables: { limit } })))(
  'rejects $name over HTTP and sockets',
  async ({ query, variables }) => {
    const http = await app.graphql(undefined, query, variables);
    expect([400, 413]).toContain(http.status);
    expect(http.data).toBeUndefined();

    const [error] = await new Promise<readonly GraphQLFormattedError[]>((done, fail) => {
      app.socket().subscribe(
        { query, variables },
        {
          next: () => fail(new Error('the query returned data')),
          error: errors => done(errors as readonly GraphQLFormattedError[]),
          complete: () => fail(new Error('the query completed')),
        },
      );
    });
    expect(error!.message).toBe(http.errors![0].message);
    if (http.status === 413) expect(error!.extensions?.code).toBe('TOO_LARGE');
  },
);

test('allows the queries of our pages', async () => {
  const query =
    '{ products(page: 1, limit: 50) { total items { id name images { id alt } schedule { type } config { parts { name options { name value } } } } } }';
  expect((await app.graphql(undefined, query)).errors).toBeUndefined();
  const branches =
    '{ branches(limit: 200) { items { openingHours { type } deliveryAreas { area } tags { name image { id } } images { id } } } }';
  expect((await app.graphql(undefined, branches)).errors).toBeUndefined();
});

test('counts depth through fragments and allows the maximum', () => {
  const schema = buildSchema('type Query { self: Query name: String }');
  const nested = (times: number) => parse(`{ ${'self { ...on Query { '.repeat(times)} name ${'} }'.repeat(times)} }`);
  const policy = { schema, limits, canIntrospect: () => true };
  expect(() => queryCost(policy, nested(limits.maxDepth - 1), { canIntrospect: true })).not.toThrow();
  expect(() => queryCost(policy, nested(limits.maxDepth), { canIntrospect: true })).toThrow('Diese Abfrage ist zu tief verschachtelt.');
});
