/** Walks every operation of both doors as everybody there is (decisions, table P): who is let in must be, and nobody else. */
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  subscribe,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Role } from '../schema/access';
import { nowhere } from '../schema/testing/examples';
import { Context, type Viewer } from './context';
import { createSchema } from './graphql';
import { refusalOf } from './faults';
import { allRows } from './rows';
import { useHouse } from './testing/house';
import { rights, type Who } from './testing/rights';
import { signIn, visitor, type Visitor } from './testing/visitor';

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
  viewer?: Viewer;
}
const guests: Guest[] = [];
const roles = { E: 'ROLE_EMPLOYEE', M: 'ROLE_MANAGER', D: 'ROLE_EDITOR', A: 'ROLE_ADMIN' } as const satisfies Record<string, Role>;
const scopes = ['catalog:read', 'content:read', 'orders:read', 'orders:write', 'statistics:read'] as const;

beforeAll(async () => {
  branch = await house.make('branch', { identifier: 'markt' });
  guests.push({ who: 'S', headers: {} });
  for (const [who, role] of Object.entries(roles) as [keyof typeof roles, Role][]) {
    const user = { username: `person${who}`, email: `${who}@shop.example`, password, roles: [role], branches: [branch] };
    const id = await house.make('user', user);
    const browser = visitor(house);
    await signIn(browser, user.username, password);
    guests.push({ who, headers: {}, browser, viewer: { id, name: who, roles: [role], branches: [branch] } });
  }
  for (const scope of scopes) {
    const { body } = await house.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: scope, scopes: [scope] });
    const viewer: Viewer = { id: body.data.token.id, name: scope, roles: [scope], branches: [branch], isProgram: true };
    guests.push({ who: scope, headers: { authorization: `Bearer ${body.data.secret}` }, viewer });
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

const routeOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

test('every operation of both doors stands in the table, and nothing else does', () => {
  const there = [...fieldsOf(schema).map(([, { name }]) => name), ...allRows.map(routeOf)];
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

async function codeOfSubscription({ viewer }: Guest, { query, variables }: { query: string; variables: object }): Promise<unknown> {
  const contextValue = new Context(house.app.services, viewer);
  const answer = await subscribe({ schema, document: parse(query), contextValue, variableValues: variables as Record<string, unknown> });
  if (Symbol.asyncIterator in answer) return void (await answer.return?.(undefined));
  const [error] = answer.errors ?? [];
  const { reason } = refusalOf(error instanceof GraphQLError ? error.originalError : error);
  return reason === 'forbidden' ? 'FORBIDDEN' : reason === 'unauthenticated' ? 'UNAUTHENTICATED' : undefined;
}

/** What is different from the table, as one line each. */
async function differences(operations: readonly string[], codeOf: (guest: Guest, name: string) => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  for (const name of operations) {
    for (const guest of guests) {
      const code = await codeOf(guest, name);
      const may = rights.get(name)!.has(guest.who);
      if (isRefused(code) === may) found.push(`${name} as ${guest.who}: ${String(code ?? 'let in')}, the table says ${may ? 'yes' : 'no'}`);
      if (/logout/i.test(name) && guest.browser) await signIn(guest.browser, `person${guest.who}`, password);
    }
  }
  return found;
}

test('every field of GraphQL lets in whom the table names, and nobody else', async () => {
  const fields = new Map(fieldsOf(schema).map(([kind, field]) => [field.name, { kind, field }]));
  const codeOf = (guest: Guest, name: string): Promise<unknown> => {
    const { kind, field } = fields.get(name)!;
    const question = questionOf(kind, field, ownArguments(field, guest.who));
    return kind === 'subscription' ? codeOfSubscription(guest, question) : codeOverHttp(guest, question);
  };
  expect(await differences([...fields.keys()], codeOf)).toEqual([]);
}, 120_000);

test('every route of REST lets in whom the table names, and nobody else', async () => {
  const codeOf = async (guest: Guest, name: string): Promise<unknown> => {
    const [method = '', route = ''] = name.split(' ');
    const [, view] = /^\/orders\/(frontdesk|backoffice)\//.exec(route) ?? [];
    const key = view === guest.who ? keys[guest.who as 'frontdesk'] : 'x';
    const own: Record<string, string> = {
      ':view': 'frontdesk',
      ':index': '0',
      ':key': key,
      ':branch': branch,
      ...(/\/keys$/.test(route) && { ':id': branch }),
    };
    const path = route.replace(/:\w+/g, part => own[part] ?? nowhere);
    const body = method === 'get' || method === 'delete' ? undefined : {};
    if (guest.browser) return codeIn(await guest.browser.rest(method.toUpperCase(), path, body));
    return codeIn(await house.rest(undefined, method.toUpperCase(), path, body, guest.headers));
  };
  expect(await differences(allRows.map(routeOf), codeOf)).toEqual([]);
}, 120_000);

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
