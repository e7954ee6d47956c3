/** The description of the REST door in OpenAPI 3.1: collections by their definitions, everything else by a table. */
import { collections } from '../../schema/collections';
import { pathOf, type Collection } from '../../schema/collections/collection';
import { reasons } from '../../schema/errors';
import type { Row } from '../collection/rest';
import { described, type Described } from './described';
import { objectSchema, type JsonSchema } from './fieldSchemas';

const deeds = { get: 'list', post: 'create', put: 'update', delete: 'delete' } as const;

function ofCollection({ method, path }: Row): (Described & { tag: string }) | undefined {
  const definition = Object.values<Collection>(collections).find(one => [`/${pathOf(one)}`, `/${pathOf(one)}/:id`].includes(path));
  if (!definition) return undefined;
  const { noun, label, fields } = definition;
  const deed = method === 'get' && path.endsWith('/:id') ? 'get' : deeds[method];
  const isWriting = deed === 'create' || deed === 'update';
  return {
    tag: label,
    summary: `${noun}: ${deed}`,
    ...(isWriting && { body: fields }),
    ...(deed === 'update' && { isChange: true as const }),
  };
}

/** What a row is for; undefined when nobody says. */
export function describe(row: Row): (Described & { tag: string }) | undefined {
  const own = described[`${row.method} ${row.path}`];
  return own ? { ...own, tag: row.path.split('/')[1]! } : ofCollection(row);
}

const parametersOf = (path: string): JsonSchema[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const refusals = Object.fromEntries(
  Object.values(reasons).map(({ status, code, text }) => [
    String(status),
    { description: `${code}: ${text}`, content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } } },
  ]),
);

const bodyOf = (fields: Described['body'], isChange: boolean): JsonSchema | undefined =>
  fields && { required: !isChange, content: { 'application/json': { schema: objectSchema(fields, { isChange }) } } };

function operationOf(row: Row): JsonSchema {
  const { method, path, status } = row;
  const { tag = 'house', summary = '', body, isChange = false } = describe(row) ?? {};
  const requestBody = bodyOf(body, isChange);
  return {
    operationId: `${method}${path.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    parameters: parametersOf(path),
    ...(requestBody && { requestBody }),
    responses: {
      [status]: { description: 'As asked.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Data' } } } },
      ...refusals,
    },
  };
}

const components = {
  schemas: {
    Data: { type: 'object', required: ['data'], properties: { data: {}, meta: { type: 'object' } } },
    Errors: {
      type: 'object',
      required: ['errors'],
      properties: {
        errors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['message', 'field', 'code'],
            properties: { message: { type: 'string' }, field: { type: ['string', 'null'] }, code: { type: 'string' } },
          },
        },
      },
    },
  },
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', description: 'A token of a program: sixty questions a minute.' },
    session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'With the header X-CSRF-Token on every change.' },
    key: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The back-office key of a branch, for four steps of orders.' },
  },
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
    components,
  };
}
