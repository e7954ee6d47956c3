import { buildSchema, parse, type GraphQLFormattedError } from 'graphql';
import { weigh } from './queryLimits';
import { defaultLimits as limits } from '../security/limits';
import { useHouse } from '../../testing/app/testApp';

const house = useHouse();

const bomb = (times: number): string =>
  Array.from({ length: times }, (_, n) => `fragment F${n} on Query { ...F${n + 1} a${n}: __typename ...F${n + 1} }`).join(' ') +
  ` fragment F${times} on Query { __typename }`;

const hostile: [name: string, query: string, limit?: number][] = [
  ['a document of a thousand words', `{ ${'__typename '.repeat(1100)} }`],
  ['sixty levels of one type within itself', `{ __schema { types ${'{ fields { type '.repeat(20)} { name } ${'} }'.repeat(20)} } }`],
  ['a hundred aliases', `{ ${Array.from({ length: 100 }, (_, n) => `a${n}: products { total }`).join(' ')} }`],
  ['fragments that double', `{ ...F0 } ${bomb(20)}`],
  ['more records than anyone reads', '{ branches { items { tags { id } } } }'],
  ['a hundred menus and all they hold', '{ menus(limit: 100) { items { catalog { products { images { id } } } } } }'],
  ['the same, with the number in a variable', 'query ($limit: Int) { branches(limit: $limit) { items { tags { image { id } } } } }', 500],
];

test.each(hostile.map(([name, query, limit]) => ({ name, query, variables: { limit } })))(
  '$name is refused by HTTP and by the socket alike',
  async ({ query, variables }) => {
    const http = await house.graphql(undefined, query, variables);
    expect([400, 413]).toContain(http.status);
    expect(http.data).toBeUndefined();

    const [refusal] = await new Promise<readonly GraphQLFormattedError[]>((refused, fail) => {
      house.socket().subscribe(
        { query, variables },
        {
          next: () => fail(new Error('it was answered')),
          error: errors => refused(errors as readonly GraphQLFormattedError[]),
          complete: () => fail(new Error('it was done')),
        },
      );
    });
    expect(refusal!.message).toBe(http.errors![0].message);
    if (http.status === 413) expect(refusal!.extensions?.code).toBe('TOO_LARGE');
  },
);

test('what pages ask passes: a list, the branches to choose from', async () => {
  const query =
    '{ products(page: 1, limit: 50) { total items { id name images { id alt } schedule { type } config { parts { name options { name value } } } } } }';
  expect((await house.graphql(undefined, query)).errors).toBeUndefined();
  const branches =
    '{ branches(limit: 200) { items { openingHours { type } deliveryAreas { area } tags { name image { id } } images { id } } } }';
  expect((await house.graphql(undefined, branches)).errors).toBeUndefined();
});

test('depth is counted through fragments, and may reach the limit', () => {
  const schema = buildSchema('type Query { self: Query name: String }');
  const nested = (times: number) => parse(`{ ${'self { ...on Query { '.repeat(times)} name ${'} }'.repeat(times)} }`);
  const gate = { schema, limits, mayIntrospect: () => true };
  expect(() => weigh(gate, nested(limits.depth - 1), { mayIntrospect: true })).not.toThrow();
  expect(() => weigh(gate, nested(limits.depth), { mayIntrospect: true })).toThrow('Diese Abfrage ist zu tief verschachtelt.');
});
