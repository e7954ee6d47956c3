/** The description of the REST door in OpenAPI 3.1: collections by their definitions, everything else by a table. */
import { collections } from '../../../schema/collections';
import { pathOf, type Collection } from '../../../schema/collections/collection';
import { filterFields, sortFields } from '../../../schema/collections/filter';
import { reasons } from '../../../schema/errors/appError';
import { choice, type Field, type Fields } from '../../../schema/fields/field';
import { pageFields } from '../collections/reading/list';
import type { Row } from '../collections/collectionRoutes';
import { capital } from '../collections/mapping/graphqlTypes';
import { components } from './components';
import { described } from './routeDescriptions';
import type { Described, Header } from './routeDescription';
import { listOf, refTo, schemaOf, type JsonSchema } from './fieldSchemas';

const deeds = { get: 'list', post: 'create', put: 'update', delete: 'delete' } as const;

type Told = Described & { tag: string };

const growing: Fields = { after: pageFields.after };

/** What a list may be asked for: its page, its order, and what it is narrowed by. */
function queryOf(definition: Collection): Fields {
  const { after: _, sort, ...pages } = pageFields;
  const orders = Object.fromEntries(sortFields(definition).flatMap(name => [name, `-${name}`].map(order => [order, order])));
  const sorted = choice({ ...sort, name: 'Sort', options: orders });
  return { ...pages, sort: sorted, ...(definition.isGrowing && growing), ...filterFields(definition) };
}

function ofCollection({ method, path }: Row): Told | undefined {
  const definition = Object.values<Collection>(collections).find(one => [`/${pathOf(one)}`, `/${pathOf(one)}/:id`].includes(path));
  if (!definition) return undefined;
  const { name, noun, label, isMade } = definition;
  const type = capital(name);
  const one = refTo(type);
  const told: Record<string, Described> = {
    list: { summary: `${label}: list`, answer: listOf(one), query: queryOf(definition) },
    get: { summary: `${noun}: get`, answer: one },
    create: { summary: `${noun}: create`, answer: one, ...(!isMade && { body: refTo(`${type}Draft`) }) },
    update: { summary: `${noun}: update`, answer: one, headers: ['If-Match'], ...(!isMade && { body: refTo(`${type}Change`) }) },
    delete: { summary: `${noun}: delete`, answer: refTo('Removed') },
  };
  const deed = method === 'get' && path.endsWith('/:id') ? 'get' : deeds[method];
  const refused = isMade && method !== 'get' ? ' (always refused: the house alone makes these)' : '';
  return { ...told[deed]!, tag: label, summary: told[deed]!.summary + refused };
}

/** What a row is for; undefined when nobody says. */
export function describe(row: Row): Told | undefined {
  const own = described[`${row.method} ${row.path}`];
  return own ? { ...own, tag: row.path.split('/')[1]! } : ofCollection(row);
}

const headerTexts: { readonly [H in Header]: string } = {
  'If-Match': 'The `updatedAt` that was read: refused as CONFLICT when the record has changed since, naming who changed what.',
  'Idempotency-Key': 'Sent twice with the same body it is one order.',
  'X-Api-Key': 'The back-office key of a branch, in place of a session.',
};

const parametersOf = (path: string, { query = {}, headers = [] }: Described): JsonSchema[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...Object.entries(query).map(([name, { required: _, ...field }]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf({ ...field, required: true } as Field, 'given'),
  })),
  ...headers.map(name => ({ name, in: 'header', required: false, description: headerTexts[name], schema: { type: 'string' } })),
];

const refusals = Object.fromEntries(Object.values(reasons).map(({ status, code }) => [status, { $ref: `#/components/responses/${code}` }]));

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const envelopeOf = (answer: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties: { data: answer, ...(answer.type === 'array' && { meta: refTo('Meta') }) },
  required: ['data'],
});

function operationOf(row: Row): JsonSchema {
  const { method, path, status } = row;
  const told = describe(row) ?? { tag: 'house', summary: '' };
  const { body, isOptional = false, answer } = told;
  return {
    operationId: `${method}${path.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [told.tag],
    summary: told.summary,
    parameters: parametersOf(path, told),
    ...(body && { requestBody: { required: !isOptional, content: json(body) } }),
    responses: { [status]: { description: 'As asked.', content: json(envelopeOf(answer)) }, ...refusals },
  };
}

const responses = Object.fromEntries(
  Object.values(reasons).map(({ code, text }) => [code, { description: `${code}: ${text}`, content: json(refTo('Errors')) }]),
);

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'A token of a program: sixty questions a minute.' },
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'With the header X-CSRF-Token on every change.' },
  key: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The back-office key of a branch, for four steps of orders.' },
};

/** The whole description of these rows. */
export function openapiOf(rows: readonly Row[], publicUrl: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const row of rows) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method]: operationOf(row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ordering for bakeries',
      version: '1',
      description: 'Strangers read what is public; the rest needs a session or a token.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    security: [{}, { token: [] }, { session: [] }, { key: [] }],
    paths,
    components: { schemas: components, responses, securitySchemes },
  };
}
