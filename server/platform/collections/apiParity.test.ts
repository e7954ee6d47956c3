import { collections, type CollectionName } from '../../../schema/collections';
import { restPath } from '../../../schema/collections/collection';
import { isReferenceList } from '../../../schema/fields/field';
import {
  exampleInput,
  writableCollections,
  requiredReferences,
  unknownId,
  editableTextField,
} from '../../../schema/testing/exampleRecords';
import { useTestApp, type Token } from '../../testing/app/testApp';
import { useTestShop } from '../../testing/data/shop';

const testApp = useTestApp();
const shop = useTestShop(testApp);
const capitalize = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** One invalid request for REST and GraphQL. */
interface ApiRequest {
  rest: [method: string, path: string, body?: object];
  graphql: [query: string, variables: object];
}

type Operation = 'get' | 'create' | 'update' | 'delete';

function createRequest(name: CollectionName, operation: Operation, record: Record<string, unknown> & { id: string }): ApiRequest {
  const path = `/${restPath(collections[name])}`;
  const { id, ...fields } = record;
  const type = capitalize(name);
  const requests: Record<Operation, ApiRequest> = {
    get: { rest: ['GET', `${path}/${id}`], graphql: [`query ($id: ID!) { it: ${name}(id: $id) { id } }`, { id }] },
    create: {
      rest: ['POST', path, fields],
      graphql: [`mutation ($input: Create${type}Input!) { it: create${type}(input: $input) { id } }`, { input: fields }],
    },
    update: {
      rest: ['PUT', `${path}/${id}`, fields],
      graphql: [
        `mutation ($id: ID!, $input: Update${type}Input!) { it: update${type}(id: $id, input: $input) { id } }`,
        { id, input: fields },
      ],
    },
    delete: { rest: ['DELETE', `${path}/${id}`], graphql: [`mutation ($id: ID!) { it: delete${type}(id: $id) }`, { id }] },
  };
  return requests[operation];
}

/** Sends the request to REST and GraphQL, expects the same errors and returns them. */
async function sendRejected(token: Token | undefined, { rest, graphql }: ApiRequest): Promise<{ code: string; field: string | null }[]> {
  const restResponse = await testApp.rest(token, ...rest);
  const graphqlResponse = await testApp.graphql(token, ...graphql);
  expect(restResponse.body.errors).toEqual(graphqlResponse.errors?.[0].extensions.errors);
  return restResponse.body.errors;
}

// Required references point to missing records.
const minimalInput = (name: CollectionName): Record<string, unknown> =>
  exampleInput(
    name,
    Object.fromEntries(
      requiredReferences(name, {}).map(([field, { ...reference }]) => [field, isReferenceList(reference) ? [unknownId] : unknownId]),
    ),
  );

describe.each(writableCollections)('%s: GraphQL and REST return the same errors', name => {
  test.each(['create', 'update', 'delete'] as const)('rejects %s by an anonymous client', async operation => {
    const errors = await sendRejected(
      undefined,
      createRequest(name, operation, { id: unknownId, ...(operation !== 'delete' && minimalInput(name)) }),
    );
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  test.each(['get', 'update', 'delete'] as const)('rejects %s of a missing record', async operation => {
    const errors = await sendRejected(
      'ROLE_ADMIN',
      createRequest(name, operation, { id: unknownId, ...(operation === 'update' && minimalInput(name)) }),
    );
    expect(errors).not.toEqual([]);
    expect(errors.every(({ code }) => code === 'NOT_FOUND' || code === 'INVALID')).toBe(true);
  });

  test('rejects control characters in a text', async () => {
    const field = editableTextField(name).name;
    const errors = await sendRejected('ROLE_ADMIN', createRequest(name, 'update', { id: unknownId, [field]: 'Nuss\u0007' }));
    expect(errors).toMatchObject([{ field, message: expect.stringMatching(/^Dieser Wert enthält Steuerzeichen/) }]);
  });

  if (editableTextField(name).isRequired)
    test('rejects an empty required value and names its field', async () => {
      const field = editableTextField(name).name;
      const errors = await sendRejected('ROLE_ADMIN', createRequest(name, 'update', { id: unknownId, [field]: '' }));
      expect(errors).toMatchObject([{ field, code: 'INVALID' }]);
    });
});

// Orders are no collection, but must return the same errors too.
describe('order: GraphQL and REST return the same errors', () => {
  const order = (operation: Operation, { id = unknownId, ...fields }: Record<string, unknown> = {}): ApiRequest => {
    const requests: Record<Operation, ApiRequest> = {
      get: { rest: ['GET', `/orders/${id}`], graphql: ['query ($id: ID!) { it: order(id: $id) { id } }', { id }] },
      create: {
        rest: ['POST', '/orders', fields],
        graphql: ['mutation ($input: CreateOrderInput!) { it: createOrder(input: $input) { uid } }', { input: fields }],
      },
      update: {
        rest: ['PUT', `/orders/${id}`, fields],
        graphql: [
          'mutation ($id: ID!, $input: UpdateOrderInput!) { it: updateOrder(id: $id, input: $input) { id } }',
          { id, input: fields },
        ],
      },
      delete: { rest: ['DELETE', `/orders/${id}`], graphql: ['mutation ($id: ID!) { it: deleteOrder(id: $id) }', { id }] },
    };
    return requests[operation];
  };

  test.each(['get', 'update', 'delete'] as const)('rejects %s by an anonymous client', async operation => {
    expect(await sendRejected(undefined, order(operation, operation === 'update' ? { comment: 'Bitte schneiden' } : {}))).toMatchObject([
      { code: 'UNAUTHENTICATED' },
    ]);
  });

  test.each(['get', 'update', 'delete'] as const)('rejects %s of a missing order', async operation => {
    expect(await sendRejected('ROLE_ADMIN', order(operation, operation === 'update' ? { comment: 'Bitte schneiden' } : {}))).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
  });

  test.each<[change: object, field: string]>([
    [{ items: [] }, 'items'],
    [{ items: [{ product: unknownId, amount: 1 }] }, 'items.0.product'],
    [{ firstName: '' }, 'firstName'],
    [{ email: 'anna' }, 'email'],
    [{ lastName: 'Berger\nBcc: alle' }, 'lastName'],
    [{ comment: 'Bitte\u202e schneiden' }, 'comment'],
    [{ branch: unknownId }, 'branch'],
    [{ customer: unknownId }, 'customer'],
    [{ appointmentDate: '2020-01-01T08:00:00Z' }, 'appointmentDate'],
    [{ legalInstructions: false }, 'legalInstructions'],
  ])('rejects an order of an anonymous client with %j', async (overrides, field) => {
    const errors = await sendRejected(undefined, order('create', shop.orderInput(overrides)));
    expect(errors.map(entry => entry.field)).toContain(field);
  });

  test.each<[change: object, field: string]>([
    [{ customer: unknownId }, 'customer'],
    [{ email: 'anna' }, 'email'],
    [{ comment: 7 }, 'comment'],
  ])('rejects an update by staff with %j', async (changes, field) => {
    const { id } = await shop.placeOrder();
    expect(await sendRejected(shop.employee, order('update', { id, ...changes }))).toMatchObject([{ field, code: 'INVALID' }]);
  });

  test('rejects every update by an editor', async () => {
    const { id } = await shop.placeOrder();
    for (const changes of [{ comment: 'Bitte schneiden' }, { email: 'anna' }, { customer: unknownId }])
      expect(await sendRejected('ROLE_EDITOR', order('update', { id, ...changes }))).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  test('rejects the deletion of an order that is not finished', async () => {
    const { id } = await shop.placeOrder();
    expect(await sendRejected('ROLE_ADMIN', order('delete', { id }))).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await sendRejected(shop.employee, order('delete', { id }))).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});

const tokenCollections = [
  ['device', 'token', 'token'],
  ['digitalSignageDevice', 'token', 'token'],
  ['user', 'timeTrackingToken', 'time-tracking-token'],
] as const;

test.each(tokenCollections)('returns the token of a %s once, and later only its last characters', async (name, field, pathSegment) => {
  const branch = await testApp.make('branch');
  const id = await testApp.make(name, name === 'user' ? { branches: [branch] } : { branch });
  const path = `/${restPath(collections[name])}/${id}`;
  const mutation = `mutation ($id: ID!) { made: renew${capitalize(name)}${capitalize(field)}(id: $id) { id token } }`;
  const readTokens = async () => [
    (await testApp.rest('ROLE_ADMIN', 'GET', path)).body.data[field],
    (await testApp.graphql('ROLE_ADMIN', `{ ${name}(id: "${id}") { ${field} } }`)).data[name][field],
  ];
  expect(await readTokens()).toEqual([null, null]);
  const first = await testApp.rest(`ROLE_MANAGER ${branch}`, 'POST', `${path}/${pathSegment}`);
  expect(first).toMatchObject({ status: 201, body: { data: { id, token: expect.stringMatching(/^[\w-]{43}$/) } } });
  expect(await readTokens()).toEqual(Array(2).fill(`***${first.body.data.token.slice(-4)}`));
  const second = (await testApp.graphql('ROLE_ADMIN', mutation, { id })).data.made.token as string;
  expect(await readTokens()).toEqual(Array(2).fill(`***${second.slice(-4)}`));

  const foreignManager = `ROLE_MANAGER ${await testApp.make('branch')}` as const;
  expect((await testApp.rest(foreignManager, 'POST', `${path}/${pathSegment}`)).status).toBe(403);
  expect((await testApp.rest(`ROLE_EMPLOYEE @${id}`, 'POST', `${path}/${pathSegment}`)).status).toBe(403);
  expect((await testApp.graphql(foreignManager, mutation, { id })).errors?.[0].extensions.code).toBe('FORBIDDEN');
  const put = await testApp.rest('ROLE_ADMIN', 'PUT', path, { [field]: second });
  expect(put).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  expect((await testApp.rest('ROLE_ADMIN', 'PUT', path, { [`${field}Hash`]: 'x' })).status).toBe(422);

  const [entry] = (await testApp.rest('ROLE_ADMIN', 'GET', `/logs?record=${id}`)).body.data;
  expect(entry.context).toEqual([{ name: field, before: '***', after: '***' }]);
  const [counts] = await testApp.app.services.database.query(
    `select (select count(*) from log where log::text like $1)::integer as logged, (select count(*) from "${name}" as record where record::text like $1)::integer as readable`,
    [`%${second}%`],
  );
  expect(counts).toEqual({ logged: 0, readable: 0 });
});

test('returns different tokens to concurrent renewals; the last one is valid', async () => {
  const id = await testApp.make('device');
  const responses = await Promise.all([1, 2, 3].map(() => testApp.rest('ROLE_ADMIN', 'POST', `/devices/${id}/token`)));
  const tokens = responses.map(({ body }) => body.data.token as string);
  expect(new Set(tokens).size).toBe(3);
  const { body } = await testApp.rest('ROLE_ADMIN', 'GET', `/devices/${id}`);
  expect(tokens.map(token => `***${token.slice(-4)}`)).toContain(body.data.token);
});

test('generates a pairing code per signage device and keeps it out of the log', async () => {
  const ids = [await testApp.make('digitalSignageDevice'), await testApp.make('digitalSignageDevice')];
  const read = async (id: string) =>
    (await testApp.rest('ROLE_ADMIN', 'GET', `/digital-signage-devices/${id}`)).body.data.pairingCode as string;
  const codes = await Promise.all(ids.map(read));
  expect(codes).toEqual([expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/), expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/)]);
  expect(codes[0]).not.toBe(codes[1]);
  const [entry] = (await testApp.rest('ROLE_ADMIN', 'GET', `/logs?record=${ids[0]}`)).body.data;
  expect(entry.context).toContainEqual({ name: 'pairingCode', before: null, after: '***' });
});

test('rejects unknown query parameters on every route', async () => {
  const id = await testApp.make('tag');
  const requests: [method: string, path: string, body?: object][] = [
    ['GET', `/tags/${id}`],
    ['GET', '/tags'],
    ['POST', '/tags', exampleInput('tag')],
    ['PUT', `/tags/${id}`, { name: 'Nie' }],
    ['DELETE', `/tags/${id}`],
    ['GET', '/users/me'],
    ['GET', '/config'],
    ['GET', '/orders/current'],
  ];
  for (const [method, path, body] of requests)
    expect([path, await testApp.rest('ROLE_ADMIN', method, `${path}?nirgends=1`, body)]).toMatchObject([
      path,
      { status: 422, body: { errors: [{ field: 'nirgends', message: 'Dieses Feld ist nicht bekannt.' }] } },
    ]);
  expect((await testApp.rest('ROLE_ADMIN', 'GET', `/tags/${id}`)).status).toBe(200);
});

test.each([
  '/login',
  '/login/link',
  '/login/link/use',
  '/logout',
  '/order-form',
  '/orders',
  '/orders/public/A/b/questionnaire',
  '/uploads',
  '/tags',
])('rejects an unknown query parameter of POST %s before doing anything', async path => {
  expect(await testApp.rest(undefined, 'POST', `${path}?nirgends=1`, {})).toEqual({
    status: 422,
    body: { errors: [{ field: 'nirgends', message: 'Dieses Feld ist nicht bekannt.', code: 'INVALID' }] },
  });
});

test('returns 401 before it validates the query string', async () => {
  expect((await testApp.rest(undefined, 'GET', '/users?nirgends=1')).status).toBe(401);
  expect((await testApp.rest(undefined, 'GET', '/tags?nirgends=1')).status).toBe(422);
});
