import { serverAudits } from 'graphql-http';
import { getIntrospectionQuery } from 'graphql';
import { useHouse, useInstance } from '../../testing/app/testApp';

const house = useHouse();
const workshop = useInstance({ isSchemaOpen: true });

// A question in an address needs a header that no foreign page can send: these may be allowed, and are not.
const kept = new Set(['5A70', 'D6D5', '6A70']);

const audits = serverAudits({ url: () => `${house.address}/graphql` }).map(({ id, name, fn }) => ({ id, name, fn }));

test.each(audits.filter(({ id }) => !kept.has(id)))('the audit $id: $name', async ({ fn }) => {
  expect(await fn()).toMatchObject({ status: 'ok' });
});

interface Asked {
  /** Whom the refusal names. */
  field?: string;
  method?: string;
  path?: string;
  type?: string;
  accept?: string;
  body?: string;
}

async function ask({ method = 'POST', path = '', type = 'application/json', accept = '*/*', body }: Asked) {
  const response = await fetch(`${house.address}/graphql${path}`, {
    method,
    headers: { accept, ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

const query = (text: string): string => JSON.stringify({ query: text });

test.each<[name: string, asked: Asked]>([
  ['JSON that breaks off', { body: '{"query":' }],
  ['no body', {}],
  ['a text for a body', { body: '"{ __typename }"' }],
  ['a list of questions', { body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]) }],
  ['no question', { body: '{"variables":{}}' }],
  ['variables that are a list', { body: JSON.stringify({ query: '{ __typename }', variables: [1] }) }],
  [
    'a variable of the wrong type',
    { body: JSON.stringify({ query: 'query ($l: Int) { branches(limit: $l) { total } }', variables: { l: 'x' } }), field: 'l' },
  ],
  ['a required variable missing', { body: query('query ($id: ID!) { branch(id: $id) { id } }'), field: 'id' }],
  ['a language that is none', { body: query('{ branches {') }],
  ['a field that is none', { body: query('{ brunches { total } }') }],
  ['an operation that is none', { body: JSON.stringify({ query: 'query A { __typename }', operationName: 'B' }) }],
  ['a form', { type: 'application/x-www-form-urlencoded', body: 'query={__typename}' }],
  ['a plain text', { type: 'text/plain', body: query('{ __typename }') }],
  ['a change by GET', { method: 'GET', path: `?query=${encodeURIComponent('mutation { logout }')}` }],
  ['DELETE', { method: 'DELETE' }],
  ['more than 100 kB', { body: query(`{ __typename } #${'x'.repeat(101 * 1024)}`) }],
])('%s is refused with a code and entries, and nothing else', async (_name, { field = null, ...asked }) => {
  const { status, body } = await ask(asked);
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

test('what the body parser refuses is refused in German, in the type that was asked for', async () => {
  const accept = 'application/graphql-response+json';
  const { status, headers, body } = await ask({ body: '{"query":', accept });
  expect(status).toBe(400);
  expect(headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
  expect(body.errors[0]).toMatchObject({ message: 'Bitte prüfen Sie Ihre Eingaben.', extensions: { code: 'INVALID' } });
});

test('strangers do not read the schema, nor guess its words', async () => {
  expect(await house.graphql(undefined, getIntrospectionQuery())).toMatchObject({
    status: 403,
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
  expect((await house.graphql(undefined, '{ __type(name: "Branch") { name } }')).status).toBe(403);
  expect((await house.graphql(undefined, '{ a: __type(name: "Nothing") { name } }')).data).toEqual({ a: null });
  const { errors } = await house.graphql(undefined, '{ branches { totl } }');
  expect(JSON.stringify(errors)).not.toContain('Did you mean');
});

test('whoever is signed in, and everyone in a workshop, reads the schema as deep as it goes', async () => {
  expect((await house.graphql('ROLE_EMPLOYEE', getIntrospectionQuery())).data.__schema.types.length).toBeGreaterThan(50);
  expect((await workshop.graphql(undefined, getIntrospectionQuery())).data.__schema.types.length).toBeGreaterThan(50);
  const { errors } = await house.graphql('ROLE_EMPLOYEE', '{ branches { totl } }');
  expect(errors![0].message).toContain('Did you mean "total"?');
});

test('the description of the schema is no way around the limits', async () => {
  const bomb = Array.from({ length: 25 }, (_, n) => `fragment F${n} on __Type { ...F${n + 1} a${n}: name ...F${n + 1} }`).join(' ');
  const all = `{ __schema { queryType { ...F0 } } } ${bomb} fragment F25 on __Type { name }`;
  expect(await house.graphql('ROLE_EMPLOYEE', all)).toMatchObject({ status: 413 });
});

test.each([
  ['operations', Array.from({ length: 6 }, (_, n) => `query Q${n} { __typename }`).join(' ')],
  ['directives', `{ ${Array.from({ length: 21 }, () => '... @include(if: true) { __typename }').join(' ')} }`],
])('too many %s are refused', async (_name, text) => {
  const response = await ask({ body: JSON.stringify({ query: text, operationName: 'Q0' }) });
  expect(response.status).toBe(413);
});
