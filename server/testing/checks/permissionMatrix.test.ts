/** Walks every operation of both doors as everybody there is (decisions, table P): who is let in must be, and nobody else. */
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
import { nowhere } from '../../../schema/testing/exampleRecords';
import { createSchema } from '../../platform/graphql/graphqlServer';
import { allRows } from '../../app/restRoutes';
import { watchDoors, type Address } from './mountedRoutes';
import { eventually, socketWith, useHouse } from '../app/testApp';
import { rights, type Who } from './permissionMatrix';
import { signIn, visitor, type Visitor } from '../app/cookieClient';

const doors = watchDoors(); // before any house is built
const house = useHouse();
const password = 'butterkipferl';
let branch: string;
const keys = { frontdesk: '', backoffice: '' };

/** Somebody at the door, and what they hold. */
interface Guest {
  who: Who;
  headers: Record<string, string>;
  /** People come with a session. */
  browser?: Visitor;
  /** The secret of a program, which may stand in an address. */
  secret?: string;
}
const guests: Guest[] = [];
const roles = { E: 'ROLE_EMPLOYEE', M: 'ROLE_MANAGER', D: 'ROLE_EDITOR', A: 'ROLE_ADMIN' } as const satisfies Record<string, Role>;
const scopes = ['catalog:read', 'content:read', 'orders:read', 'orders:write', 'statistics:read', 'schedules:read'] as const;

beforeAll(async () => {
  branch = await house.make('branch', { identifier: 'markt' });
  guests.push({ who: 'S', headers: {} });
  for (const [who, role] of Object.entries(roles) as [keyof typeof roles, Role][]) {
    const user = { username: `person${who}`, email: `${who}@shop.example`, password, roles: [role], branches: [branch] };
    await house.make('user', user);
    const browser = visitor(house);
    await signIn(browser, user.username, password);
    guests.push({ who, headers: {}, browser });
  }
  for (const scope of scopes) {
    const { body } = await house.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: scope, scopes: [scope] });
    const { secret } = body.data;
    guests.push({ who: scope, headers: { authorization: `Bearer ${secret}` }, secret });
  }
  for (const view of ['frontdesk', 'backoffice'] as const) {
    keys[view] = (await house.rest('ROLE_ADMIN', 'POST', `/branches/${branch}/keys/${view}`)).body.data.key;
    guests.push({ who: view, headers: { 'x-api-key': keys[view] } });
  }
});

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema(house.app.services.bus);
});

const fieldsOf = (of: GraphQLSchema): [kind: string, field: GraphQLField<unknown, unknown>][] =>
  (['Query', 'Mutation', 'Subscription'] as const).flatMap(name =>
    Object.values((of.getType(name) as ReturnType<GraphQLSchema['getQueryType']>)!.getFields()).map(
      field => [name.toLowerCase(), field] as [string, GraphQLField<unknown, unknown>],
    ),
  );

// The facade is called by what stands after its address.
const nameOf = ({ method, path }: Address): string => `${method} ${path.replace(/^\/api(?=\/)/, '')}`;

test('every operation of every door stands in the table, and nothing else does', () => {
  const addresses = doors().map(nameOf);
  expect(addresses).toEqual(expect.arrayContaining(allRows.map(({ method, path }) => `${method} ${path}`)));
  const there = [...fieldsOf(schema).map(([, { name }]) => name), ...addresses];
  expect(there.filter(name => !rights.has(name))).toEqual([]);
  expect([...rights.keys()].filter(name => !there.includes(name))).toEqual([]);
});

const isRefused = (code: unknown): boolean => code === 'FORBIDDEN' || code === 'UNAUTHENTICATED';

/** Something that fits an argument by its type, and names nothing there is. */
function fitting(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = getNullableType(type) as GraphQLInputType;
  if (isListType(inner)) return [];
  const named = getNamedType(inner);
  if (isEnumType(named)) return named.getValues()[0]!.name;
  if (isInputObjectType(named))
    return Object.fromEntries(Object.values(named.getFields()).map(({ name, type: of }) => [name, fitting(of)]));
  const plain: Record<string, unknown> = {
    ID: nowhere,
    String: 'x',
    Int: 1,
    Float: 1,
    Boolean: false,
    DateTimeISO: '2026-11-17T07:00:00Z',
  };
  return plain[named.name];
}

function questionOf(kind: string, field: GraphQLField<unknown, unknown>, own: Record<string, unknown>) {
  const given = field.args.filter(({ name, type }) => isNonNullType(type) || name in own);
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  const query = `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
  return { query, variables: Object.fromEntries(given.map(({ name, type }) => [name, own[name] ?? fitting(type)])) };
}

// The screens ask by their key, everybody else by a wrong one.
const ownArguments = ({ name: field, args }: GraphQLField<unknown, unknown>, who: Who): Record<string, unknown> => ({
  ...(args.some(({ name }) => name === 'apiKey') && { apiKey: keys[who as 'frontdesk'] ?? 'x' }),
  ...(field !== 'renewBranchKey' && args.some(({ name }) => name === 'branch') && { branch }),
});

async function codeOverHttp({ browser, headers }: Guest, question: object): Promise<unknown> {
  if (browser) return codeIn(await browser.call('POST', '/graphql', question));
  const response = await fetch(`${house.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(question),
  });
  return codeIn({ body: await response.json() });
}

function codeIn({ body }: { body: any }): unknown {
  const [error] = body.errors ?? [];
  const code = error?.extensions?.code ?? error?.code;
  if (/^GRAPHQL|BAD_USER_INPUT|INTERNAL/.test(String(code))) throw new Error(`The question is wrong: ${JSON.stringify(body.errors)}`);
  return code;
}

const signInAgain = 4401;
let oneByOne = Promise.resolve<unknown>(undefined);

// Whoever is let in is listening from then on, which nothing tells before the first event: so one comes at a time.
function codeOverSocket(guest: Guest, question: { query: string; variables: Record<string, unknown> }): Promise<unknown> {
  const { address, app } = house;
  const ask = async (): Promise<unknown> => {
    const options = { url: `${address.replace('http', 'ws')}/graphql`, webSocketImpl: socketWith(guest.headers), retryAttempts: 0 };
    const client = guest.browser?.socket() ?? createClient(options);
    const listening = jest.spyOn(app.services.bus, 'subscribe');
    const code = await new Promise<unknown>((done, fail) => {
      const told = (errors: any): void => done(errors.code === signInAgain ? 'UNAUTHENTICATED' : codeIn({ body: { errors } }));
      client.subscribe(question, { next: ({ errors }) => errors && told(errors), error: told, complete: () => {} });
      eventually(() => listening.mock.calls.length > 0).then(() => done(undefined), fail);
    });
    listening.mockRestore();
    await client.dispose();
    return code;
  };
  return (oneByOne = oneByOne.then(ask));
}

/** What is different from the table, as one line each. */
async function differences<O>(operations: readonly [name: string, O][], codeOf: (guest: Guest, operation: O) => Promise<unknown>) {
  const found: string[] = [];
  for (const [name, operation] of operations) {
    const may = rights.get(name)!;
    const look = async (guest: Guest): Promise<void> => {
      const code = await codeOf(guest, operation);
      if (isRefused(code) === may.has(guest.who))
        found.push(`${name} as ${guest.who}: ${String(code ?? 'let in')}, the table says ${may.has(guest.who) ? 'yes' : 'no'}`);
      if (/logout/i.test(name) && guest.browser) await signIn(guest.browser, `person${guest.who}`, password);
    };
    await Promise.all(guests.map(look));
  }
  return found;
}

test('every field of GraphQL lets in whom the table names, and nobody else', async () => {
  const operations = fieldsOf(schema).map(operation => [operation[1].name, operation] as [string, typeof operation]);
  const found = await differences(operations, (guest, [kind, field]) => {
    const question = questionOf(kind, field, ownArguments(field, guest.who));
    return kind === 'subscription' ? codeOverSocket(guest, question) : codeOverHttp(guest, question);
  });
  expect(found).toEqual([]);
}, 240_000);

function addressFor({ who, secret = 'x' }: Guest, path: string): string {
  const [, view] = /^\/api\/orders\/(frontdesk|backoffice)\//.exec(path) ?? [];
  const own: Record<string, string> = {
    ':view': 'frontdesk',
    ':index': '0',
    ':key': view === who ? keys[who as 'frontdesk'] : 'x',
    ':token': secret,
    ':branch': branch,
    ...(/\/keys$/.test(path) && { ':id': branch }),
  };
  return path.replace(/:\w+/g, part => own[part] ?? nowhere);
}

async function codeAt(guest: Guest, { method, path }: Address): Promise<unknown> {
  const { browser } = guest;
  const headers = { ...guest.headers, ...(browser && { cookie: browser.cookie()!, 'x-csrf-token': browser.token()! }) };
  const { status } = await fetch(house.address + addressFor(guest, path), {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: { ...headers, 'content-type': 'application/json' },
    ...(/get|delete/.test(method) ? {} : { body: '{}' }),
  });
  if (status >= 500) throw new Error(`${method} ${path}: ${status}`);
  return status === 401 ? 'UNAUTHENTICATED' : status === 403 ? 'FORBIDDEN' : undefined;
}

test('every address lets in whom the table names, and nobody else', async () => {
  const operations = doors().map(address => [nameOf(address), address] as [string, Address]);
  expect(await differences(operations, codeAt)).toEqual([]);
}, 240_000);

test('whose session or account ended is a stranger, and a token that was taken back opens not even what is public', async () => {
  const username = 'gone';
  const id = await house.make('user', { username, email: 'gone@shop.example', password, roles: ['ROLE_ADMIN'] });
  const browser = visitor(house);
  await signIn(browser, username, password);
  const { body } = await house.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: 'x', scopes: ['catalog:read'] });
  const headers = { authorization: `Bearer ${body.data.secret}` };
  await house.rest('ROLE_ADMIN', 'DELETE', `/users/${id}`);
  await house.rest('ROLE_ADMIN', 'DELETE', `/api-tokens/${body.data.token.id}`);
  const routes = allRows.filter(({ method, path }) => method === 'get' && !path.includes(':')).map(({ path }) => path);
  for (const path of routes) {
    expect([path, (await browser.rest('GET', path)).status]).toEqual([path, (await house.rest(undefined, 'GET', path)).status]);
    expect([path, (await house.rest(undefined, 'GET', path, undefined, headers)).status]).toEqual([path, 403]);
  }
});
