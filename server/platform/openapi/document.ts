/** Builds the OpenAPI 3.1 document: collections from their definitions, other routes from their descriptions. */
import { collections } from '../../../schema/collections';
import { restPath, type Collection } from '../../../schema/collections/collection';
import { filterFields, sortFields } from '../../../schema/collections/filter';
import { errorCodes, type ErrorCode } from '../../../schema/errors/appError';
import { select, type Fields } from '../../../schema/fields/field';
import { pageFields } from '../collections/reading/listRequest';
import type { Route } from '../collections/collectionRoutes';
import { capitalize, toWords } from '../collections/mapping/graphqlTypes';
import { sharedSchemas } from './components';
import { errorMeanings, errorsOf } from './operationErrors';
import type { RouteDescription, RouteDescriptions, Header } from './routeDescription';
import { listOf, refTo, schemaOf, type JsonSchema } from './fieldSchemas';

const operations = { get: 'list', post: 'create', put: 'update', delete: 'delete' } as const;

type ResponseDoc = RouteDescription & { tag: string };

const cursorFields: Fields = { after: pageFields.after };

/** Returns the query parameters of a list: page, sort and filters. */
function listQuery(definition: Collection): Fields {
  const { after: _, sort, ...pages } = pageFields;
  const sortOptions = Object.fromEntries(sortFields(definition).flatMap(name => [name, `-${name}`].map(order => [order, order])));
  const sortField = select({ ...sort, name: 'Sort', options: sortOptions });
  return { ...pages, sort: sortField, ...(definition.cursorPagination && cursorFields), ...filterFields(definition) };
}

function describeCollectionRoute({ method, path }: Route): ResponseDoc | undefined {
  const definition = Object.values<Collection>(collections).find(candidate =>
    [`/${restPath(candidate)}`, `/${restPath(candidate)}/:id`].includes(path),
  );
  if (!definition) return undefined;
  const { name, plural, isPublic } = definition;
  const type = capitalize(name);
  const record = refTo(type);
  const one = toWords(name);
  const reading = { response: record, ...(isPublic && { isPublic }) };
  const descriptions: Record<string, RouteDescription> = {
    list: { ...reading, summary: `List ${toWords(plural)}.`, response: listOf(record), query: listQuery(definition) },
    get: { ...reading, summary: `Get one record: ${one}.` },
    create: { summary: `Create one record: ${one}.`, response: record, body: refTo(`Create${type}Input`) },
    update: {
      summary: `Update one record: ${one}. Fields that are not sent stay unchanged.`,
      response: record,
      headers: ['If-Match'],
      body: refTo(`Update${type}Input`),
    },
    delete: { summary: `Delete one record: ${one}.`, response: refTo('DeletedRecord') },
  };
  const operation = method === 'get' && path.endsWith('/:id') ? 'get' : operations[method];
  return { ...descriptions[operation]!, tag: restPath(definition) };
}

/** Returns the description of a route, which follows from its collection unless it has one of its own; undefined when there is none. */
export function describeRoute(route: Route, descriptions: RouteDescriptions): ResponseDoc | undefined {
  const description = descriptions[`${route.method} ${route.path}`];
  return description ? { ...description, tag: route.path.split('/')[1]! } : describeCollectionRoute(route);
}

const headerTexts: { readonly [H in Header]: string } = {
  'If-Match': 'The `updatedAt` of the record as read. CONFLICT with the changed fields and their author when it has changed since.',
  'Idempotency-Key': 'A second request with the same key and body returns the same order and changes nothing. At most 200 characters.',
  'X-Api-Key': 'The backoffice key of a branch, instead of a session.',
};

const createParameters = (path: string, { query = {}, headers = [] }: RouteDescription): JsonSchema[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...Object.entries(query).map(([name, field]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf({ ...field, required: true }, 'input'),
  })),
  ...headers.map(name => ({ name, in: 'header', required: false, description: headerTexts[name], schema: { type: 'string' } })),
];

const errorResponses = (codes: readonly ErrorCode[]): JsonSchema =>
  Object.fromEntries(codes.map(code => [errorCodes[code].status, { $ref: `#/components/responses/${code}` }]));

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const envelopeSchema = (data: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties: { data: data, ...(data.type === 'array' && { meta: refTo('Meta') }) },
  required: ['data'],
});

function createOperation(route: Route, descriptions: RouteDescriptions): JsonSchema {
  const { method, path, status } = route;
  const description = describeRoute(route, descriptions) ?? { tag: 'app', summary: '' };
  const { body, isBodyOptional = false, isPublic = false, response } = description;
  return {
    operationId: `${method}${path.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [description.tag],
    summary: description.summary,
    parameters: createParameters(path, description),
    ...(isPublic && { security: [{}, ...credentials] }),
    ...(body && { requestBody: { required: !isBodyOptional, content: json(body) } }),
    responses: {
      [status]: { description: 'Success.', content: json(envelopeSchema(response)) },
      ...errorResponses(errorsOf(route, description)),
    },
  };
}

const responses = Object.fromEntries(
  Object.entries(errorMeanings).map(([code, meaning]) => [code, { description: `${code}: ${meaning}`, content: json(refTo('Errors')) }]),
);

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'An API token, limited to 60 requests per minute.' },
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'The session cookie. Changes need the header X-CSRF-Token.' },
  key: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'The back-office key of a branch, for four order actions and printing.',
  },
};

const credentials: readonly JsonSchema[] = Object.keys(securitySchemes).map(name => ({ [name]: [] }));

/** What features add to the document. */
interface OpenapiParts {
  /** The routes outside collections. */
  readonly descriptions: RouteDescriptions;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** Returns the OpenAPI document of these routes. */
export function buildOpenapi(
  routes: readonly Route[],
  { publicUrl, limits }: { publicUrl: string; limits: string },
  { descriptions, schemas }: OpenapiParts,
): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: createOperation(route, descriptions) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ordering for bakeries',
      version: '1',
      description: `Public data needs no authentication; everything else needs a session, an API token or a branch key.\n\n${limits}`,
    },
    servers: [{ url: `${publicUrl}/api` }],
    security: credentials,
    paths,
    components: { schemas: { ...sharedSchemas, ...schemas }, responses, securitySchemes },
  };
}
