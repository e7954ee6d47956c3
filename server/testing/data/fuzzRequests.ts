/** Generates fuzz requests from a seed, so that each run with this seed sends the same ones. */
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
import { restPath, type Collection } from '../../../schema/collections/collection';
import { filterFields, sortFields } from '../../../schema/collections/filter';
import type { Route } from '../../platform/collections/collectionRoutes';

const seed = Number(process.env.FUZZ_SEED ?? 20261116);
const generate = <T>(arbitrary: Arbitrary<T>, count: number): T[] => fc.sample(arbitrary, { seed, numRuns: count });

const someId = '018f0000-0000-7000-8000-000000000000';

/** Values that often cause errors. */
const invalidValues: readonly unknown[] = [
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
const invalidValue = fc.oneof(fc.constantFrom(...invalidValues), fc.jsonValue({ maxDepth: 3 }));

interface FuzzRequest {
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
  '?sort=',
);
const headers = fc.constantFrom<Record<string, string>>({}, {}, { 'if-match': 'x' }, { 'if-match': '"2026-11-16"' }, { 'idempotency-key': 'x'.repeat(500) }, { 'content-type': 'text/xml' }, { 'content-type': 'application/json; charset=utf-9' }, { 'content-encoding': 'gzip' }, { cookie: 'session=%00; session=x' }); // prettier-ignore

/** Generates requests to these routes with invalid ids, query strings, headers and bodies; `names` are known keys of bodies. */
export function restFuzz(routes: readonly Route[], names: readonly string[], count: number): FuzzRequest[] {
  const record = fc.dictionary(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.constantFrom('__proto__', 'id', 'x\0')),
    invalidValue,
    { maxKeys: 8 },
  );
  const text = fc.oneof(
    { weight: 8, arbitrary: record.map(body => JSON.stringify(body)) },
    invalidValue.map(value => JSON.stringify(value)),
    fc.constantFrom('{', '{"__proto__":{"isAdmin":true}}', '[', '"', '{"a":1e999}', '\0', `{"a":${'['.repeat(5_000)}`),
  );
  const route = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...routes.map(({ method, path }) => ({ method: method as string, path }))) }, fc.constantFrom({ method: 'patch', path: '/branches' }, { method: 'get', path: '/%' }, { method: 'put', path: '/' })); // prettier-ignore
  const request = fc.tuple(route, fc.array(parameter, { minLength: 3, maxLength: 3 }), search, text, headers);
  return generate(request, count).map(([{ method, path }, parameters, query, body, requestHeaders]) => ({
    method: method.toUpperCase(),
    path: path.replace(/:\w+/g, () => parameters.shift() ?? 'x') + query,
    ...(method !== 'get' && { body }),
    headers: requestHeaders,
  }));
}

/** Generates list requests with known parameters and invalid values. */
export function listFuzz(definitions: readonly Collection[], count: number): FuzzRequest[] {
  const request = fc.constantFrom(...definitions).chain(definition => {
    const names = [...Object.keys(filterFields(definition)), 'page', 'limit', 'sort', 'after', 'gibtEsNicht'];
    const validValue = fc.constantFrom(
      ...sortFields(definition).flatMap(field => [field, `-${field}`]),
      '1',
      '50',
      'true',
      '2026-11-20',
      'a b',
    );
    const value = fc.oneof(
      validValue,
      invalidValue.map(invalid => (typeof invalid === 'string' ? invalid : JSON.stringify(invalid))),
    );
    return fc.tuple(fc.constant(restPath(definition)), fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 4 }));
  });
  return generate(request, count).map(([path, parameters]) => ({
    method: 'GET',
    path: `/${path}?${new URLSearchParams(parameters.map(([name, value]) => [name, value.slice(0, 2_000)])).toString()}`,
    headers: {},
  }));
}

/** Generates socket messages: valid, invalid, truncated, text and binary. */
export function frameFuzz(count: number): (string | Buffer)[] {
  const messageTypes = ['connection_init', 'subscribe', 'complete', 'ping', 'pong', 'next', 'connection_ack', '__proto__', 'x'];
  const query = fc.constantFrom('{ __typename }', '{ branches { items { id } } }', 'subscription { catalogueChanged { id } }', 'subscription { orderStatusChanged(uid: "A", hash: "b") { uid } }', 'mutation { logout }', '{', '{ a { '.repeat(500), ''); // prettier-ignore
  const optional = { requiredKeys: [] };
  const request = fc.record({ query: fc.oneof(query, query, invalidValue), variables: invalidValue, operationName: invalidValue, extensions: invalidValue }, optional); // prettier-ignore
  const validMessage = fc.record({ type: fc.constant('subscribe'), id: fc.uuid(), payload: fc.record({ query }) });
  const message = fc.record(
    {
      type: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...messageTypes) }, invalidValue),
      id: fc.oneof(fc.constantFrom('1', '2', '3'), invalidValue),
      payload: fc.oneof({ weight: 3, arbitrary: request }, invalidValue),
    },
    optional,
  );
  const text = fc.oneof(validMessage, message, invalidValue).map(value => JSON.stringify(value));
  const truncated = fc
    .tuple(text, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([fullText, share]) => fullText.slice(0, fullText.length * share));
  const bytes = fc.uint8Array({ maxLength: 2_000 }).map(bytes => Buffer.from(bytes));
  return generate(fc.oneof<[Arbitrary<string | Buffer>, ...Arbitrary<string | Buffer>[]]>(text, text, text, truncated, bytes), count);
}

interface FuzzQuery {
  query: string;
  variables: object;
}

const rootFields = (schema: GraphQLSchema) =>
  [schema.getQueryType()!, schema.getMutationType()!].flatMap(type =>
    Object.values(type.getFields()).map(field => ({ operationType: type === schema.getQueryType() ? 'query' : 'mutation', field })),
  );

/**
 * Generates every operation once for each of its id arguments and id input fields, with an invalid id there and minimal values elsewhere.
 */
export const idFuzz = (schema: GraphQLSchema): FuzzQuery[] =>
  rootFields(schema).flatMap(({ operationType, field }) =>
    field.args.flatMap(({ name: idArgument, type: argumentType }) =>
      invalidIds(argumentType, 4).map(value => {
        const args = field.args.filter(({ name, type }) => name === idArgument || isNonNullType(type));
        const variables = Object.fromEntries(args.map(({ name, type }) => [name, name === idArgument ? value : minimalValue(type)]));
        return {
          query: formatQuery(operationType, field, { args, selection: isObjectType(getNamedType(field.type)) ? '{ __typename }' : '' }),
          variables,
        };
      }),
    ),
  );

/** Returns values of this type, each with one invalid id. */
function invalidIds(inputType: GraphQLInputType, depth: number): unknown[] {
  const type = getNullableType(inputType);
  if (isListType(type)) return invalidIds(type.ofType, depth).map(value => [value]);
  if (!isInputObjectType(type) || depth === 0) return getNamedType(type).name === 'ID' ? ['keine'] : [];
  const fields = Object.values(type.getFields());
  return fields.flatMap(({ name, type: fieldType }) =>
    invalidIds(fieldType, depth - 1).map(value => ({ ...minimalObject(fields), [name]: value })),
  );
}

const minimalObject = (fields: readonly GraphQLInputField[]): object =>
  Object.fromEntries(fields.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => [name, minimalValue(type)]));

function minimalValue(inputType: GraphQLInputType): unknown {
  const type = getNullableType(inputType);
  if (isListType(type)) return [minimalValue(type.ofType)];
  if (isInputObjectType(type)) return minimalObject(Object.values(type.getFields()));
  if (isEnumType(type)) return type.getValues()[0]!.name;
  return { ID: someId, Int: 1, Float: 1, Boolean: true, DateTimeISO: '2026-11-17T07:00:00Z', JSONObject: {} }[type.name] ?? 'a@b.example';
}

/** Generates valid queries for this schema with partly invalid arguments. */
export function graphqlFuzz(schema: GraphQLSchema, count: number): FuzzQuery[] {
  const random = fc.tuple(
    fc.constantFrom(...rootFields(schema)),
    fc.array(fc.nat(1_000), { minLength: 60, maxLength: 60 }),
    fc.array(invalidValue, { minLength: 12, maxLength: 12 }),
  );
  return generate(random, count).map(([{ operationType, field }, numbers, values]) =>
    createQuery(operationType, field, { numbers: [...numbers], values: [...values] }),
  );
}

type Field = GraphQLField<unknown, unknown>;

interface RandomSource {
  numbers: number[];
  values: unknown[];
}

function createQuery(operationType: string, field: Field, random: RandomSource): FuzzQuery {
  const variables: Record<string, unknown> = {};
  const args = field.args.filter(() => (random.numbers.pop() ?? 0) % 10 > 0);
  for (const { name, type } of args) variables[name] = randomValue(type, random, 3);
  return { query: formatQuery(operationType, field, { args, selection: randomSelection(field, random, 4) }), variables };
}

function formatQuery(
  operationType: string,
  { name: field }: Field,
  { args, selection }: { args: Field['args']; selection: string },
): string {
  const declarations = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const argumentList = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const header = declarations ? `${operationType} (${declarations})` : operationType;
  return `${header} { ${field}${argumentList && `(${argumentList})`} ${selection} }`;
}

// Most values have the right type, so that the request passes GraphQL validation and reaches the services.
function randomValue(type: GraphQLInputType, random: RandomSource, depth: number): unknown {
  const namedType = getNamedType(type);
  const number = random.numbers.pop() ?? 0;
  if (number % 4 === 0 || depth === 0) return random.values.pop() ?? null;
  if (isInputObjectType(namedType)) {
    const fields = Object.values(namedType.getFields()).filter((_field, index) => (number + index) % 3 > 0);
    return Object.fromEntries(fields.map(({ name, type: fieldType }) => [name, randomValue(fieldType, random, depth - 1)]));
  }
  const scalars: Record<string, unknown> = {
    Int: number - 500,
    Float: number / 7,
    Boolean: number % 2 === 0,
    ID: someId,
    DateTimeISO: '2026-11-16T07:00:00Z',
  };
  return scalars[namedType.name] ?? JSON.stringify(random.values.pop() ?? 'x');
}

function randomSelection(field: Field, random: RandomSource, depth: number): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields())
    .filter(({ args }) => args.length === 0)
    .filter(child => depth > 0 || !isObjectType(getNamedType(child.type)))
    .filter(() => (random.numbers.pop() ?? 0) % 3 > 0)
    .slice(0, 8);
  return `{ __typename ${fields.map(child => `${child.name} ${randomSelection(child, random, depth - 1)}`).join(' ')} }`;
}
