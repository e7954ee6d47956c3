/** Compares the OpenAPI document with the routes and their errors. */
import { collections } from '../../../schema/collections';
import { restPath, type Collection } from '../../../schema/collections/collection';
import { unknownId } from '../../../schema/testing/exampleRecords';
import { isArray, isObject } from '../../../schema/objects';
import { useTestApp, type Token } from '../../testing/app/testApp';
import { hasGerman } from '../../testing/checks/hasGerman';
import { schemaErrors } from '../../testing/checks/jsonSchema';
import { restRoutes } from '../../app/restRoutes';
import { routeDescriptions } from '../../app/documentation/routeDescriptions';
import { describeRoute } from './document';
import type { Json } from '../../testing/app/json';

const app = useTestApp();

const loadDocument = async () => (await (await fetch(`${app.url}/api/openapi.json`)).json()) as Json;

test('describes every route and no others', async () => {
  const { openapi, paths } = await loadDocument();
  expect(openapi).toBe('3.1.0');
  expect(restRoutes.filter(route => !describeRoute(route, routeDescriptions)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const operations = Object.entries<object>(paths).flatMap(([path, methods]) => Object.keys(methods).map(method => `${method} ${path}`));
  expect(operations.sort()).toEqual(restRoutes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort());
  const names = Object.values<Record<string, { operationId: string }>>(paths).flatMap(methods =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

/** Reports that need no `user`. */
const reportsOfUsers = ['/statistics/user-profile', '/statistics/user-profile-working-activities'];

/** Calls every operation with ids of no record and returns those whose documentation of an error differs from the response. */
async function findWrongErrors(status: number, token: Token | undefined, query = ''): Promise<string[]> {
  const { paths } = await loadDocument();
  const wrong: string[] = [];
  for (const [path, methods] of Object.entries<Record<string, Json>>(paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const user = reportsOfUsers.includes(path) && !query ? `?user=${unknownId}` : '';
      const url = path.replace('{view}', 'frontdesk').replace(/\{\w+\}/g, unknownId) + query + user;
      const response = await app.rest(token, method.toUpperCase(), url, method === 'get' || method === 'delete' ? undefined : {});
      const isUndocumented = !(response.status in responses);
      if (isUndocumented || (response.status === status) !== status in responses) wrong.push(`${method} ${path}: ${response.status}`);
    }
  }
  return wrong;
}

test('documents for every operation whether it needs a login', async () => {
  expect(await findWrongErrors(401, undefined)).toEqual([]);
});

test('documents for every operation that it rejects unknown query parameters', async () => {
  expect(await findWrongErrors(422, 'ROLE_ADMIN', '?unbekannt=1')).toEqual([]);
});

test('documents for every operation with an id whether the record must exist', async () => {
  const id = await app.make('user', { username: 'frage', email: 'frage@shop.example', password: 'butterkipferl', roles: ['ROLE_ADMIN'] });
  expect(await findWrongErrors(404, `ROLE_ADMIN @${id}`)).toEqual([]);
});

test('documents CONFLICT only where a state can differ', async () => {
  const { paths } = await loadDocument();
  const withoutConflict = Object.entries<Record<string, Json>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => (method === 'get' || 409 in responses ? [] : [`${method} ${path}`])),
  );
  expect(withoutConflict.sort()).toEqual([
    'post /analytics-log',
    'post /login',
    'post /login/link',
    'post /login/link/use',
    'post /logout',
    'post /order-form',
    'post /pixel-tracking',
    'post /uploads',
  ]);
  expect(paths['/products/{id}'].put.responses).toHaveProperty('409');
  expect(Object.values<Record<string, Json>>(paths).flatMap(({ get }) => (get && 409 in get.responses ? [get.operationId] : []))).toEqual(
    [],
  );
});

/** Returns the texts of the document that people read, with their places. */
function readableTexts(value: unknown, place = ''): [place: string, text: string][] {
  if (!isObject(value)) return isArray(value) ? value.flatMap((entry, index) => readableTexts(entry, `${place}/${index}`)) : [];
  return Object.entries(value).flatMap(([name, entry]): [string, string][] =>
    ['summary', 'description', 'title'].includes(name) && typeof entry === 'string'
      ? [[`${place}/${name}`, entry]]
      : readableTexts(entry, `${place}/${name}`),
  );
}

test('describes everything in English', async () => {
  const texts = readableTexts(await loadDocument());
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter(([, text]) => hasGerman(text))).toEqual([]);
});

test('returns the documented responses to anonymous clients', async () => {
  const document = await loadDocument();
  await app.make('branch', { isPublic: false });
  const issues: string[] = [];
  for (const definition of Object.values<Collection>(collections)) {
    if (!definition.isPublic) continue;
    const path = `/${restPath(definition)}`;
    const { body } = await app.rest(undefined, 'GET', path);
    issues.push(...schemaErrors(document.paths[path].get.responses[200].content['application/json'].schema, body, document, path));
  }
  expect(issues).toEqual([]);
});

test('documents required and unknown fields, parameters and bodies', async () => {
  const { components, paths } = await loadDocument();
  expect(components.schemas.CreateTagInput).toMatchObject({
    additionalProperties: false,
    required: ['name'],
    properties: { color: { type: ['string', 'null'], pattern: expect.any(String) }, image: { format: 'uuid' } },
  });
  expect(components.schemas.Tag.required).toEqual(expect.arrayContaining(['id', 'createdAt', 'updatedAt', 'name', 'color']));
  expect(JSON.stringify(components.schemas.User)).not.toContain('password');
  const parameters = (path: string) => paths[path].get.parameters.map(({ name }: { name: string }) => name);
  expect(parameters('/tasks')).toEqual(expect.arrayContaining(['page', 'limit', 'sort', 'search', 'dueFrom', 'assignee']));
  expect(parameters('/logs')).toContain('after');
  // They replace a state without reading it first, so they have no version to compare.
  const {
    '/branches/{id}/service': _service,
    '/branches/{id}/sold-out/{product}': _soldOut,
    '/branches/{id}/slot-capacities': _capacities,
    ...recordPaths
  } = paths;
  const writes = Object.values<Record<string, Json>>(recordPaths).flatMap(({ put }) => (put ? [put] : []));
  expect(writes.filter(({ requestBody, summary }) => !requestBody && !summary.includes('FORBIDDEN'))).toEqual([]);
  expect(
    writes.filter(({ parameters: parameterList }) => !parameterList.some(({ name }: { name: string }) => name === 'If-Match')),
  ).toEqual([]);
});

test('serves Swagger UI from our own files without inline scripts', async () => {
  const page = await fetch(`${app.url}/api/docs`);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(html).not.toMatch(/<script>|<style|style=|https?:/);
  for (const [, url] of html.matchAll(/(?:src|href)="([^"]+)"/g)) expect([url, (await fetch(app.url + url!)).status]).toEqual([url, 200]);
});
