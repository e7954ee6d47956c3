/**
 * Calls every operation of GraphQL and REST as every kind of client and compares the result with the permission matrix (decisions, table
 * P).
 */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { createClient } from 'graphql-ws';
import type { Role } from '../../../schema/access/roles';
import { unknownId } from '../../../schema/testing/exampleRecords';
import { createSchema } from '../../app/graphqlSchema';
import { restRoutes } from '../../app/restRoutes';
import { recordMountedRoutes, type MountedRoute } from './mountedRoutes';
import { waitFor, webSocketWithHeaders, useTestApp } from '../app/testApp';
import { permissionMatrix, type Actor } from './permissionMatrix';
import { signIn, createCookieClient, type CookieClient } from '../app/cookieClient';
import type { Json } from '../app/json';

const mountedRoutes = recordMountedRoutes();
const app = useTestApp({ isOwn: true });
const password = 'butterkipferl';
let branch: string;
const branchKeys = { frontdesk: '', backoffice: '' };

/** A client of the matrix and its credentials. */
interface MatrixClient {
  type: Actor;
  headers: Record<string, string>;
  /** Users have a session. */
  browser?: CookieClient;
  /** The secret of an API token, which may be part of a URL. */
  secret?: string;
}
const clients: MatrixClient[] = [];
const roles = { E: 'ROLE_EMPLOYEE', M: 'ROLE_MANAGER', D: 'ROLE_EDITOR', A: 'ROLE_ADMIN' } as const satisfies Record<string, Role>;
const scopes = ['catalog:read', 'content:read', 'orders:read', 'orders:write', 'statistics:read', 'schedules:read'] as const;

beforeAll(async () => {
  branch = await app.make('branch', { identifier: 'markt' });
  clients.push({ type: 'S', headers: {} });
  for (const [type, role] of Object.entries(roles) as [keyof typeof roles, Role][]) {
    const user = { username: `person${type}`, email: `${type}@shop.example`, password, roles: [role], branches: [branch] };
    await app.make('user', user);
    const browser = createCookieClient(app);
    await signIn(browser, user.username, password);
    clients.push({ type, headers: {}, browser });
  }
  for (const scope of scopes) {
    const { body } = await app.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: scope, scopes: [scope] });
    const { secret } = body.data;
    clients.push({ type: scope, headers: { authorization: `Bearer ${secret}` }, secret });
  }
  for (const screen of ['frontdesk', 'backoffice'] as const) {
    branchKeys[screen] = (await app.rest('ROLE_ADMIN', 'POST', `/branches/${branch}/keys/${screen}`)).body.data.key;
    clients.push({ type: screen, headers: { 'x-api-key': branchKeys[screen] } });
  }
});

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema(app.app.services.bus);
});

const operationFields = (source: GraphQLSchema): [kind: string, field: GraphQLField<unknown, unknown>][] =>
  (['Query', 'Mutation', 'Subscription'] as const).flatMap(name =>
    Object.values((source.getType(name) as ReturnType<GraphQLSchema['getQueryType']>)!.getFields()).map(
      field => [name.toLowerCase(), field] as [string, GraphQLField<unknown, unknown>],
    ),
  );

// REST routes are listed without `/api`.
const routeName = ({ method, path }: MountedRoute): string => `${method} ${path.replace(/^\/api(?=\/)/, '')}`;

test('lists every operation of GraphQL and REST in the matrix and no others', () => {
  const routeNames = mountedRoutes().map(routeName);
  expect(routeNames).toEqual(expect.arrayContaining(restRoutes.map(({ method, path }) => `${method} ${path}`)));
  const operationNames = [...operationFields(schema).map(([, { name }]) => name), ...routeNames];
  expect(operationNames.filter(name => !permissionMatrix.has(name))).toEqual([]);
  expect([...permissionMatrix.keys()].filter(name => !operationNames.includes(name))).toEqual([]);
});

const isDenied = (code: unknown): boolean => code === 'FORBIDDEN' || code === 'UNAUTHENTICATED';

/** Returns a value that fits the type of an argument and references no record. */
function exampleValue(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = getNullableType(type) as GraphQLInputType;
  if (isListType(inner)) return [];
  const named = getNamedType(inner);
  if (isEnumType(named)) return named.getValues()[0]!.name;
  if (isInputObjectType(named))
    return Object.fromEntries(Object.values(named.getFields()).map(({ name, type: fieldType }) => [name, exampleValue(fieldType)]));
  const scalars: Record<string, unknown> = {
    ID: unknownId,
    String: 'x',
    Int: 1,
    Float: 1,
    Boolean: false,
    DateTimeISO: '2026-11-17T07:00:00Z',
  };
  return scalars[named.name];
}

function buildRequest(kind: string, field: GraphQLField<unknown, unknown>, ownValues: Record<string, unknown>) {
  const usedArguments = field.args.filter(({ name, type }) => isNonNullType(type) || name in ownValues);
  const declarations = usedArguments.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const argumentList = usedArguments.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  const query = `${kind} ${declarations && `(${declarations})`} { ${field.name}${argumentList && `(${argumentList})`} ${selection} }`;
  return { query, variables: Object.fromEntries(usedArguments.map(({ name, type }) => [name, ownValues[name] ?? exampleValue(type)])) };
}

// Branch screens send their key, other clients a wrong one.
const ownArguments = ({ name: field, args }: GraphQLField<unknown, unknown>, client: Actor): Record<string, unknown> => ({
  ...(args.some(({ name }) => name === 'apiKey') && { apiKey: branchKeys[client as 'frontdesk'] ?? 'x' }),
  ...(field === 'listChanged' && { collection: 'printJob' }),
  ...((field === 'usages' || field === 'replaceAndDelete') && { collection: 'image' }),
  ...(field !== 'renewBranchKey' && args.some(({ name }) => name === 'branch') && { branch }),
});

async function httpErrorCode({ browser, headers }: MatrixClient, request: object): Promise<unknown> {
  if (browser) return errorCode(await browser.request('POST', '/graphql', request));
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
  return errorCode({ body: await response.json() });
}

function errorCode({ body }: { body: Json }): unknown {
  const [error] = body.errors ?? [];
  const code = error?.extensions?.code ?? error?.code;
  if (/^GRAPHQL|BAD_USER_INPUT|INTERNAL/.test(String(code))) throw new Error(`The request is invalid: ${JSON.stringify(body.errors)}`);
  return code;
}

const unauthorizedCloseCode = 4401;
let queue = Promise.resolve<unknown>(undefined);

// A subscription is accepted without a message, so the test waits for `subscribe` of the event bus, one subscription at a time.
function socketErrorCode(client: MatrixClient, request: { query: string; variables: Record<string, unknown> }): Promise<unknown> {
  const { url } = app;
  const subscribe = async (): Promise<unknown> => {
    const options = { url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: webSocketWithHeaders(client.headers), retryAttempts: 0 };
    const socketClient = client.browser?.socket() ?? createClient(options);
    const subscribeSpy = jest.spyOn(app.app.services.bus, 'subscribe');
    const code = await new Promise<unknown>((done, fail) => {
      const handleErrors = (errors: Json): void =>
        done(errors.code === unauthorizedCloseCode ? 'UNAUTHENTICATED' : errorCode({ body: { errors } }));
      socketClient.subscribe(request, { next: ({ errors }) => errors && handleErrors(errors), error: handleErrors, complete: () => {} });
      waitFor(() => subscribeSpy.mock.calls.length > 0).then(() => done(undefined), fail);
    });
    subscribeSpy.mockRestore();
    await socketClient.dispose();
    return code;
  };
  return (queue = queue.then(subscribe));
}

/** Returns one line per difference from the matrix. */
async function findDifferences<O>(
  operations: readonly [name: string, O][],
  codeOf: (client: MatrixClient, operation: O) => Promise<unknown>,
) {
  const differences: string[] = [];
  for (const [name, operation] of operations) {
    const allowed = permissionMatrix.get(name)!;
    const compare = async (client: MatrixClient): Promise<void> => {
      const code = await codeOf(client, operation);
      if (isDenied(code) === allowed.has(client.type))
        differences.push(
          `${name} as ${client.type}: ${String(code ?? 'allowed')}, the matrix says ${allowed.has(client.type) ? 'yes' : 'no'}`,
        );
      if (/logout/i.test(name) && client.browser) await signIn(client.browser, `person${client.type}`, password);
    };
    await Promise.all(clients.map(compare));
  }
  return differences;
}

test('allows every GraphQL field to exactly the clients of the matrix', async () => {
  const operations = operationFields(schema).map(operation => [operation[1].name, operation] as [string, typeof operation]);
  const differences = await findDifferences(operations, (client, [kind, field]) => {
    const request = buildRequest(kind, field, ownArguments(field, client.type));
    return kind === 'subscription' ? socketErrorCode(client, request) : httpErrorCode(client, request);
  });
  expect(differences).toEqual([]);
}, 240_000);

function urlFor({ type, secret = 'x' }: MatrixClient, path: string): string {
  const [, screen] = /^\/api\/orders\/(frontdesk|backoffice)\//.exec(path) ?? [];
  const values: Record<string, string> = {
    ':view': 'frontdesk',
    ':index': '0',
    ':key': screen === type ? branchKeys[type as 'frontdesk'] : 'x',
    ':token': secret,
    ':branch': branch,
    ...(/\/keys$/.test(path) && { ':id': branch }),
  };
  return path.replace(/:\w+/g, part => values[part] ?? unknownId);
}

async function routeErrorCode(client: MatrixClient, { method, path }: MountedRoute): Promise<unknown> {
  const { browser } = client;
  const headers = { ...client.headers, ...(browser && { cookie: browser.cookie()!, 'x-csrf-token': browser.csrfToken()! }) };
  const { status } = await fetch(app.url + urlFor(client, path), {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: { ...headers, 'content-type': 'application/json' },
    ...(/get|delete/.test(method) ? {} : { body: '{}' }),
  });
  if (status >= 500) throw new Error(`${method} ${path}: ${status}`);
  return status === 401 ? 'UNAUTHENTICATED' : status === 403 ? 'FORBIDDEN' : undefined;
}

test('allows every route to exactly the clients of the matrix', async () => {
  const operations = mountedRoutes().map(route => [routeName(route), route] as [string, MountedRoute]);
  expect(await findDifferences(operations, routeErrorCode)).toEqual([]);
}, 240_000);

test('treats ended sessions and deleted users as anonymous and rejects revoked tokens everywhere', async () => {
  const username = 'former';
  const id = await app.make('user', { username, email: 'former@shop.example', password, roles: ['ROLE_ADMIN'] });
  const browser = createCookieClient(app);
  await signIn(browser, username, password);
  const { body } = await app.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: 'x', scopes: ['catalog:read'] });
  const headers = { authorization: `Bearer ${body.data.secret}` };
  await app.rest('ROLE_ADMIN', 'DELETE', `/users/${id}`);
  await app.rest('ROLE_ADMIN', 'DELETE', `/api-tokens/${body.data.token.id}`);
  const routes = restRoutes.filter(({ method, path }) => method === 'get' && !path.includes(':')).map(({ path }) => path);
  for (const path of routes) {
    expect([path, (await browser.rest('GET', path)).status]).toEqual([path, (await app.rest(undefined, 'GET', path)).status]);
    expect([path, (await app.rest(undefined, 'GET', path, undefined, headers)).status]).toEqual([path, 403]);
  }
});
