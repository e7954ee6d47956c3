/** Requests that nobody means: the same ones every time, from a seed. */
import fc, { type Arbitrary } from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { pathOf, type Collection } from '../../../schema/collections/collection';
import { filterFields, sortFields } from '../../../schema/collections/filter';
import type { Row } from '../../platform/collections/collectionRoutes';

const seed = 20261116;
const sample = <T>(things: Arbitrary<T>, count: number): T[] => fc.sample(things, { seed, numRuns: count });

const someId = '018f0000-0000-7000-8000-000000000000';

/** Values that have broken one program or another. */
const bad: readonly unknown[] = [
  ...[null, true, 0, -1, 0.1, 1e-12, 1e308, 5e15, 9007199254740993, '', ' ', 'x', 'abc', '0', '2026-02-30', '24:61', someId],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '😀'.repeat(300),
    'x'.repeat(20_000),
    "'; drop table branch; --",
    '%s%n',
    '../../etc/passwd',
    '<script>',
    'a\r\nb: c',
  ],
  ...[
    [],
    [null],
    [[]],
    [1, 'x'],
    Array(300).fill({}),
    {},
    { id: null },
    { id: { id: 'x' } },
    { __proto__: null, constructor: { prototype: 1 } },
  ],
];
const badValue = fc.oneof(fc.constantFrom(...bad), fc.jsonValue({ maxDepth: 3 }));

interface Nonsense {
  method: string;
  path: string;
  body?: string;
  headers: Record<string, string>;
}

const parameter = fc.constantFrom(
  someId,
  'x',
  'linz',
  '%00',
  '%zz',
  '%2e%2e%2f',
  '-1',
  '1e999',
  'a'.repeat(3_000),
  '%F0%9F',
  ' ',
  '__proto__',
);
const search = fc.constantFrom(
  '',
  '',
  '?page=abc',
  '?page=-1',
  '?limit=1e9',
  '?page=1&page=2',
  '?limit[x]=1',
  '?__proto__=1',
  '?page=%00',
  '?after=x',
  '?branch=x',
  '?status=x',
  '?limit=0.5',
);
const headers = fc.constantFrom<Record<string, string>>({}, {}, { 'if-match': 'x' }, { 'if-match': '"2026-11-16"' }, { 'idempotency-key': 'x'.repeat(500) }, { 'content-type': 'text/xml' }, { 'content-type': 'application/json; charset=utf-9' }, { 'content-encoding': 'gzip' }, { cookie: 'session=%00; session=x' }); // prettier-ignore

/** Calls of these rows with wrong ids, pages, headers and bodies; `names` are keys that bodies know. */
export function restNonsense(rows: readonly Row[], names: readonly string[], count: number): Nonsense[] {
  const record = fc.dictionary(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.constantFrom('__proto__', 'id', 'x\0')),
    badValue,
    { maxKeys: 8 },
  );
  const text = fc.oneof(
    { weight: 8, arbitrary: record.map(body => JSON.stringify(body)) },
    badValue.map(value => JSON.stringify(value)),
    fc.constantFrom('{', '{"__proto__":{"isAdmin":true}}', '[', '"', '{"a":1e999}', '\0', `{"a":${'['.repeat(5_000)}`),
  );
  const row = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...rows.map(({ method, path }) => ({ method: method as string, path }))) }, fc.constantFrom({ method: 'patch', path: '/branches' }, { method: 'get', path: '/%' }, { method: 'put', path: '/' })); // prettier-ignore
  const call = fc.tuple(row, fc.array(parameter, { minLength: 3, maxLength: 3 }), search, text, headers);
  return sample(call, count).map(([{ method, path }, parameters, query, body, extra]) => ({
    method: method.toUpperCase(),
    path: path.replace(/:\w+/g, () => parameters.shift() ?? 'x') + query,
    ...(method !== 'get' && { body }),
    headers: extra,
  }));
}

/** Lists of these collections, asked for by words they know and values that nobody means. */
export function listNonsense(definitions: readonly Collection[], count: number): Nonsense[] {
  const asked = fc.constantFrom(...definitions).chain(definition => {
    const words = [...Object.keys(filterFields(definition)), 'page', 'limit', 'sort', 'after', 'gibtEsNicht'];
    const some = fc.constantFrom(...sortFields(definition).flatMap(field => [field, `-${field}`]), '1', '50', 'true', '2026-11-20', 'a b');
    const value = fc.oneof(
      some,
      badValue.map(bad => (typeof bad === 'string' ? bad : JSON.stringify(bad))),
    );
    return fc.tuple(fc.constant(pathOf(definition)), fc.array(fc.tuple(fc.constantFrom(...words), value), { maxLength: 4 }));
  });
  return sample(asked, count).map(([path, words]) => ({
    method: 'GET',
    path: `/${path}?${new URLSearchParams(words.map(([word, value]) => [word, value.slice(0, 2_000)])).toString()}`,
    headers: {},
  }));
}

/** Messages to a socket: of the protocol and not, whole and half, texts and bytes. */
export function frameNonsense(count: number): (string | Buffer)[] {
  const words = ['connection_init', 'subscribe', 'complete', 'ping', 'pong', 'next', 'connection_ack', '__proto__', 'x'];
  const query = fc.constantFrom('{ __typename }', '{ branches { items { id } } }', 'subscription { catalogueChanged { id } }', 'subscription { orderStatusChanged(uid: "A", hash: "b") { uid } }', 'mutation { logout }', '{', '{ a { '.repeat(500), ''); // prettier-ignore
  const optional = { requiredKeys: [] };
  const question = fc.record({ query: fc.oneof(query, query, badValue), variables: badValue, operationName: badValue, extensions: badValue }, optional); // prettier-ignore
  const sound = fc.record({ type: fc.constant('subscribe'), id: fc.uuid(), payload: fc.record({ query }) });
  const message = fc.record(
    {
      type: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, badValue),
      id: fc.oneof(fc.constantFrom('1', '2', '3'), badValue),
      payload: fc.oneof({ weight: 3, arbitrary: question }, badValue),
    },
    optional,
  );
  const text = fc.oneof(sound, message, badValue).map(value => JSON.stringify(value));
  const half = fc.tuple(text, fc.double({ min: 0, max: 1, noNaN: true })).map(([whole, part]) => whole.slice(0, whole.length * part));
  const bytes = fc.uint8Array({ maxLength: 2_000 }).map(bytes => Buffer.from(bytes));
  return sample(fc.oneof<[Arbitrary<string | Buffer>, ...Arbitrary<string | Buffer>[]]>(text, text, text, half, bytes), count);
}

interface Question {
  query: string;
  variables: object;
}

const rootsOf = (schema: GraphQLSchema) =>
  [schema.getQueryType()!, schema.getMutationType()!].flatMap(type =>
    Object.values(type.getFields()).map(field => ({ kind: type === schema.getQueryType() ? 'query' : 'mutation', field })),
  );

/** Every operation once for each id it takes, however deep in what it takes: with one that is no id there, and as little as may be elsewhere. */
export const idNonsense = (schema: GraphQLSchema): Question[] =>
  rootsOf(schema).flatMap(({ kind, field }) =>
    field.args.flatMap(({ name: wrong, type: of }) =>
      wrongIds(of, 4).map(value => {
        const given = field.args.filter(({ name, type }) => name === wrong || isNonNullType(type));
        const variables = Object.fromEntries(given.map(({ name, type }) => [name, name === wrong ? value : leastOf(type)]));
        return {
          query: asked(kind, field, { given, selected: isObjectType(getNamedType(field.type)) ? '{ __typename }' : '' }),
          variables,
        };
      }),
    ),
  );

/** Values of this type, each with one id that is none. */
function wrongIds(given: GraphQLInputType, depth: number): unknown[] {
  const type = getNullableType(given);
  if (isListType(type)) return wrongIds(type.ofType, depth).map(value => [value]);
  if (!isInputObjectType(type) || depth === 0) return getNamedType(type).name === 'ID' ? ['keine'] : [];
  const fields = Object.values(type.getFields());
  return fields.flatMap(({ name, type: of }) => wrongIds(of, depth - 1).map(value => ({ ...requiredOf(fields), [name]: value })));
}

const requiredOf = (fields: readonly GraphQLInputField[]): object =>
  Object.fromEntries(fields.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => [name, leastOf(type)]));

function leastOf(given: GraphQLInputType): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [leastOf(type.ofType)];
  if (isInputObjectType(type)) return requiredOf(Object.values(type.getFields()));
  if (isEnumType(type)) return type.getValues()[0]!.name;
  return { ID: someId, Int: 1, Float: 1, Boolean: true, DateTimeISO: '2026-11-17T07:00:00Z', JSONObject: {} }[type.name] ?? 'a@b.example';
}

/** Questions that fit this schema by their words, with arguments that need not fit. */
export function graphqlNonsense(schema: GraphQLSchema, count: number): Question[] {
  const pick = fc.tuple(
    fc.constantFrom(...rootsOf(schema)),
    fc.array(fc.nat(1_000), { minLength: 60, maxLength: 60 }),
    fc.array(badValue, { minLength: 12, maxLength: 12 }),
  );
  return sample(pick, count).map(([{ kind, field }, dice, values]) => questionOf(kind, field, { dice: [...dice], values: [...values] }));
}

type Field = GraphQLField<unknown, unknown>;

interface Chance {
  dice: number[];
  values: unknown[];
}

function questionOf(kind: string, field: Field, chance: Chance): Question {
  const variables: Record<string, unknown> = {};
  const given = field.args.filter(() => (chance.dice.pop() ?? 0) % 10 > 0);
  for (const { name, type } of given) variables[name] = valueFor(type, chance, 3);
  return { query: asked(kind, field, { given, selected: selection(field, chance, 4) }), variables };
}

function asked(kind: string, { name: field }: Field, { given, selected }: { given: Field['args']; selected: string }): string {
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = declared ? `${kind} (${declared})` : kind;
  return `${head} { ${field}${passed && `(${passed})`} ${selected} }`;
}

// Mostly of the right shape, so that it gets past the language and into the house.
function valueFor(type: GraphQLInputType, chance: Chance, depth: number): unknown {
  const named = getNamedType(type);
  const die = chance.dice.pop() ?? 0;
  if (die % 4 === 0 || depth === 0) return chance.values.pop() ?? null;
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter((_field, place) => (die + place) % 3 > 0);
    return Object.fromEntries(fields.map(({ name, type: inner }) => [name, valueFor(inner, chance, depth - 1)]));
  }
  const plain: Record<string, unknown> = {
    Int: die - 500,
    Float: die / 7,
    Boolean: die % 2 === 0,
    ID: someId,
    DateTimeISO: '2026-11-16T07:00:00Z',
  };
  return plain[named.name] ?? JSON.stringify(chance.values.pop() ?? 'x');
}

function selection(field: Field, chance: Chance, depth: number): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const inner = Object.values(type.getFields())
    .filter(({ args }) => args.length === 0)
    .filter(next => depth > 0 || !isObjectType(getNamedType(next.type)))
    .filter(() => (chance.dice.pop() ?? 0) % 3 > 0)
    .slice(0, 8);
  return `{ __typename ${inner.map(next => `${next.name} ${selection(next, chance, depth - 1)}`).join(' ')} }`;
}
