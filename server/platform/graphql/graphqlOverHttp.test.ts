import { serverAudits } from 'graphql-http';
import { buildSchema, getIntrospectionQuery } from 'graphql';
import { useTestApp, useAppInstance } from '../../testing/app/testApp';
import type { Json } from '../../testing/app/json';

const app = useTestApp();
const openSchemaApp = useAppInstance({ isSchemaPublic: true });

// These audits allow GET without a preflight header; we require it against cross-site requests.
const skippedAudits = new Set(['5A70', 'D6D5', '6A70']);

const audits = serverAudits({ url: () => `${app.url}/graphql` }).map(({ id, name, fn }) => ({ id, name, fn }));

test.each(audits.filter(({ id }) => !skippedAudits.has(id)))('passes audit $id: $name', async ({ fn }) => {
  expect(await fn()).toMatchObject({ status: 'ok' });
});

interface HttpRequest {
  /** The field that the error names. */
  field?: string;
  method?: string;
  path?: string;
  type?: string;
  accept?: string;
  body?: string;
}

async function sendRequest({ method = 'POST', path = '', type = 'application/json', accept = '*/*', body }: HttpRequest) {
  const response = await fetch(`${app.url}/graphql${path}`, {
    method,
    headers: { accept, ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
}

const query = (text: string): string => JSON.stringify({ query: text });

test.each<[name: string, request: HttpRequest]>([
  ['incomplete JSON', { body: '{"query":' }],
  ['no body', {}],
  ['a string as body', { body: '"{ __typename }"' }],
  ['a batch of queries', { body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]) }],
  ['no query', { body: '{"variables":{}}' }],
  ['variables as a list', { body: JSON.stringify({ query: '{ __typename }', variables: [1] }) }],
  [
    'a variable of the wrong type',
    { body: JSON.stringify({ query: 'query ($l: Int) { branches(limit: $l) { total } }', variables: { l: 'x' } }), field: 'l' },
  ],
  ['a missing required variable', { body: query('query ($id: ID!) { branch(id: $id) { id } }'), field: 'id' }],
  ['a syntax error', { body: query('{ branches {') }],
  ['an unknown field', { body: query('{ brunches { total } }') }],
  ['an unknown operation', { body: JSON.stringify({ query: 'query A { __typename }', operationName: 'B' }) }],
  ['a form body', { type: 'application/x-www-form-urlencoded', body: 'query={__typename}' }],
  ['a plain text body', { type: 'text/plain', body: query('{ __typename }') }],
  ['a mutation by GET', { method: 'GET', path: `?query=${encodeURIComponent('mutation { logout }')}` }],
  ['DELETE', { method: 'DELETE' }],
  ['more than 100 kB', { body: query(`{ __typename } #${'x'.repeat(101 * 1024)}`) }],
])('rejects %s with a code and error entries only', async (_name, { field = null, ...request }) => {
  const { status, body } = await sendRequest(request);
  expect(Math.floor(status / 100)).toBe(4);
  expect(Object.keys(body)).toEqual(['errors']);
  for (const { message, extensions } of body.errors) {
    expect(message).toEqual(expect.any(String));
    expect(extensions).toEqual({
      code: expect.any(String),
      errors: [{ message: expect.any(String), field, code: expect.any(String) }],
    });
  }
  expect(JSON.stringify(body)).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
});

test('answers body parser errors in German and in the requested content type', async () => {
  const accept = 'application/graphql-response+json';
  const { status, headers, body } = await sendRequest({ body: '{"query":', accept });
  expect(status).toBe(400);
  expect(headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
  expect(body.errors[0]).toMatchObject({ message: 'Bitte prüfen Sie Ihre Eingaben.', extensions: { code: 'INVALID' } });
});

test('hides the schema and suggestions from anonymous clients', async () => {
  expect(await app.graphql(undefined, getIntrospectionQuery())).toMatchObject({
    status: 403,
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
  expect((await app.graphql(undefined, '{ __type(name: "Branch") { name } }')).status).toBe(403);
  expect((await app.graphql(undefined, '{ a: __type(name: "Nothing") { name } }')).data).toEqual({ a: null });
  const { errors } = await app.graphql(undefined, '{ branches { totl } }');
  expect(JSON.stringify(errors)).not.toContain('Did you mean');
});

test('allows signed-in users and development clients to read the whole schema', async () => {
  expect((await app.graphql('ROLE_EMPLOYEE', getIntrospectionQuery())).data.__schema.types.length).toBeGreaterThan(50);
  expect((await openSchemaApp.graphql(undefined, getIntrospectionQuery())).data.__schema.types.length).toBeGreaterThan(50);
  const { errors } = await app.graphql('ROLE_EMPLOYEE', '{ branches { totl } }');
  expect(errors![0].message).toContain('Did you mean "total"?');
});

test('serves the schema as text without a login, and names its URL when introspection is rejected', async () => {
  const { errors } = await app.graphql(undefined, '{ __schema { queryType { name } } }');
  expect(errors?.[0].extensions.code).toBe('FORBIDDEN');
  const [path] = /\/graphql\/\S+?\.graphql/.exec(errors?.[0].message) ?? [];
  const response = await fetch(`${app.url}${path}`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(
    buildSchema(await response.text())
      .getQueryType()
      ?.getFields(),
  ).toHaveProperty('orderPublic');
  const headers = { 'if-none-match': response.headers.get('etag')!, 'cache-control': 'max-age=0' };
  expect((await fetch(`${app.url}${path}`, { headers })).status).toBe(304);
});

test('applies the limits to introspection', async () => {
  const bomb = Array.from({ length: 25 }, (_, n) => `fragment F${n} on __Type { ...F${n + 1} a${n}: name ...F${n + 1} }`).join(' ');
  const all = `{ __schema { queryType { ...F0 } } } ${bomb} fragment F25 on __Type { name }`;
  expect(await app.graphql('ROLE_EMPLOYEE', all)).toMatchObject({ status: 413 });
});

test.each([
  ['operations', Array.from({ length: 6 }, (_, n) => `query Q${n} { __typename }`).join(' ')],
  ['directives', `{ ${Array.from({ length: 21 }, () => '... @include(if: true) { __typename }').join(' ')} }`],
])('rejects too many %s', async (_name, text) => {
  const response = await sendRequest({ body: JSON.stringify({ query: text, operationName: 'Q0' }) });
  expect(response.status).toBe(413);
});
