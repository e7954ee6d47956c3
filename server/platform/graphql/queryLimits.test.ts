import { buildSchema, parse, type GraphQLFormattedError } from 'graphql';
import { queryCost } from './queryLimits';
import { defaultLimits as limits } from '../security/limits';
import { unknownId } from '../../../schema/testing/exampleRecords';
import { useAppInstance, useTestApp } from '../../testing/app/testApp';

const app = useTestApp();
const strictApp = useAppInstance({ limits: { maxCost: 100 } });

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

const list = (limit: number, record: string) => `branches(limit: ${limit}) { items { ${record} } }`;
const repeat = (times: number, text: (n: number) => string): string => Array.from({ length: times }, (_, n) => text(n)).join(' ');

/** Per limit a query that reaches it, and what its error says above the limit. */
const atLimit: [limit: keyof typeof limits, query: (n: number) => string, problem: string][] = [
  [
    'maxTokens', // an inline fragment has 4 tokens, the outer braces are 2
    n => `{ ${'... { __typename } '.repeat(Math.floor((n - 2) / 4))} ${'__typename '.repeat((n - 2) % 4)} }`,
    'fehlerhaft: Syntax Error: Document contains more that 1000 tokens. Parsing aborted',
  ],
  [
    'maxDepth',
    n => `{ nodes(limit: 1) { items { ${'parent { '.repeat(n - 3)} id ${'} '.repeat(n - 3)} } } }`,
    'zu tief verschachtelt. Erlaubt: höchstens 10 Ebenen',
  ],
  ['maxAliases', n => `{ ${repeat(n, index => `a${index}: __typename`)} }`, 'voller Umbenennungen. Erlaubt: höchstens 30'],
  ['maxDirectives', n => `{ ${'__typename @include(if: true) '.repeat(n)} }`, 'voller Anweisungen. Erlaubt: höchstens 20'],
  ['maxOperations', n => repeat(n, index => `query Q${index} { __typename }`), 'zu lang. Erlaubt: höchstens 5 Operationen'],
  [
    'maxFields',
    n => `{ ${'...F '.repeat(Math.floor(n / 100))} ${'__typename '.repeat(n % 100)} } fragment F on Query { ${'__typename '.repeat(100)} }`,
    'zu lang. Erlaubt: höchstens 1000 Felder',
  ],
  [
    'maxCost', // 4 × 200 × (1 + 5) + 200 + the rest
    n => `{ ${repeat(4, index => `a${index}: ${list(200, 'tags { id }')}`)} ${list(n - 4_800, 'id')} }`,
    'zu aufwendig: Sie kostet mindestens 5001, erlaubt sind 5000. Fragen Sie kleinere Seiten (limit) oder weniger Listen in Listen ab',
  ],
];

async function sendOverHttp(query: string, operationName?: string) {
  const headers = { 'content-type': 'application/json', authorization: 'ROLE_ADMIN' };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, operationName }) });
  return ((await response.json()) as { errors?: GraphQLFormattedError[] }).errors?.[0]?.message;
}

const sendOverSocket = (query: string, operationName?: string) =>
  new Promise<string | undefined>(done => {
    app.socket('ROLE_ADMIN').subscribe(
      { query, operationName },
      {
        next: ({ errors }) => done(errors?.[0]?.message),
        error: errors => done((errors as readonly GraphQLFormattedError[])[0]!.message),
        complete: () => done(undefined),
      },
    );
  });

test.each(atLimit)('accepts a query at %s and rejects one above it, over HTTP and sockets', async (limit, query, problem) => {
  const n = limits[limit];
  const operationName = limit === 'maxOperations' ? 'Q0' : undefined;
  for (const send of [sendOverHttp, sendOverSocket]) {
    expect(await send(query(n), operationName)).toBeUndefined();
    expect(await send(query(n + 1), operationName)).toBe(`Diese Abfrage ist ${problem}.`);
  }
});

test.each(['init', 'priceCart', 'ordersCurrent', 'ordersMissed'])('allows the expensive field %s once in a request', async field => {
  const selections = {
    init: 'init { config { title } }',
    priceCart: 'priceCart(input: { branch: "linz", deliveryType: takeaway, items: [] }) { isMinimumReached }',
    ordersCurrent: 'ordersCurrent { id }',
    ordersMissed: 'ordersMissed { id }',
  };
  const selection = selections[field as keyof typeof selections];
  const problem = `Diese Abfrage ist zu aufwendig. Erlaubt: ${field} höchstens einmal.`;
  expect(await sendOverHttp(`{ a: ${selection} }`)).not.toBe(problem);
  expect(await sendOverHttp(`{ a: ${selection} b: ${selection} }`)).toBe(problem);
  expect(await sendOverSocket(`{ ...F } fragment F on Query { a: ${selection} ... { b: ${selection} } }`)).toBe(problem);
});

test('counts the records of nested lists while a query runs, over HTTP and sockets', async () => {
  const products = await Promise.all(Array.from({ length: 40 }, () => app.make('product')));
  await app.make('menu', { branches: [await app.make('branch')], catalog: [{ category: await app.make('category'), products }] });
  const query = (times: number) => `{ ${repeat(times, n => `a${n}: menus(limit: 1) { items { catalog { products { id } } } }`)} }`;
  expect((await strictApp.graphql(undefined, query(2))).errors).toBeUndefined();
  const { status, data, errors } = await strictApp.graphql(undefined, query(3));
  expect([status, data, errors![0].extensions.code]).toEqual([413, undefined, 'TOO_LARGE']);
  expect(errors![0].message).toMatch(/^Diese Abfrage ist zu aufwendig: Sie kostet mindestens \d+, erlaubt sind 100\./);
  const { value } = await strictApp
    .socket()
    .iterate({ query: query(3) })
    .next();
  expect(value.errors[0].extensions.code).toBe('TOO_LARGE');
  const init = (times: number) => `{ init { ${repeat(times, n => `a${n}: products { id }`)} } }`;
  expect((await strictApp.graphql(undefined, init(2))).errors).toBeUndefined();
  expect((await strictApp.graphql(undefined, init(3))).status).toBe(413);
});

test('accepts as many records as the maximum cost and rejects one more', async () => {
  const products = await Promise.all(Array.from({ length: 101 }, () => app.make('product')));
  const [branch, category] = [await app.make('branch'), await app.make('category')];
  const loadMenu = async (count: number) => {
    const id = await app.make('menu', { branches: [branch], catalog: [{ category, products: products.slice(0, count) }] });
    return strictApp.graphql(undefined, `{ menu(id: "${id}") { catalog { products { id } } } }`);
  };
  expect((await loadMenu(100)).errors).toBeUndefined();
  expect((await loadMenu(101)).errors![0].message).toContain('Sie kostet mindestens 101, erlaubt sind 100.');
});

test('counts the items of a cart that is priced', async () => {
  const cost = async (variables: object, query: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', authorization: 'ROLE_ADMIN' };
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    return ((await response.json()) as { extensions: { cost: number } }).extensions.cost;
  };
  const item = { product: unknownId, amount: 1 };
  const input = { branch: unknownId, deliveryType: 'takeaway', items: Array.from({ length: 120 }, () => item) };
  const query = 'query ($input: PriceCartInput!) { priceCart(input: $input) { isMinimumReached } }';
  expect(await cost({ input }, query)).toBe(120);
  const literal = `{ priceCart(input: { branch: "${unknownId}", deliveryType: takeaway, items: $items }) { isMinimumReached } }`;
  expect(await cost({ items: [item, item] }, `query ($items: [OrderItemInput!]!) ${literal}`)).toBe(2);
});

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
  expect(() => queryCost(policy, nested(limits.maxDepth), { canIntrospect: true })).toThrow(
    'Diese Abfrage ist zu tief verschachtelt. Erlaubt: höchstens 10 Ebenen.',
  );
});

test('states the limits in OpenAPI and in the description of the GraphQL schema', async () => {
  const { info } = (await (await fetch(`${strictApp.url}/api/openapi.json`)).json()) as { info: { description: string } };
  const { data } = await strictApp.graphql('ROLE_ADMIN', '{ __schema { description } }');
  for (const text of [info.description, data.__schema.description])
    for (const limit of ['costs at most 100:', '10 levels', '1,000 tokens', '30 aliases', '100 KiB', 'at most 500 records', '`init`'])
      expect(text).toContain(limit);
});
