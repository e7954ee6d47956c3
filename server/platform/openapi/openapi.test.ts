/** Compares the OpenAPI document with the routes and their responses. */
import { collections, type CollectionName } from '../../../schema/collections';
import { restPath, type Collection } from '../../../schema/collections/collection';
import { group } from '../../../schema/fields/field';
import { orderRequest } from '../../../schema/rules/checkout/orderRequest';
import { definitionOf, staffActionNames } from '../../../schema/rules/order/actions/orderTransitions';
import { exampleInput, exampleValue, unknownId } from '../../../schema/testing/exampleRecords';
import { isArray, isObject } from '../../../schema/objects';
import { useTestApp, type Token } from '../../testing/app/testApp';
import { runJobs } from '../../testing/app/runJobs';
import { insertPaymentProblem } from '../../testing/data/paymentProblem';
import { insertWebhookDelivery } from '../../testing/data/webhookDelivery';
import { hasGerman } from '../../testing/checks/hasGerman';
import { schemaErrors } from '../../testing/checks/jsonSchema';
import { completeInput } from '../../testing/data/make';
import { useTestShop } from '../../testing/data/shop';
import { restRoutes } from '../../app/restRoutes';
import { routeDescriptions } from '../../app/documentation/routeDescriptions';
import { describeRoute } from './document';

const app = useTestApp();
const shop = useTestShop(app);

const loadDocument = async () => (await (await fetch(`${app.url}/api/openapi.json`)).json()) as any;

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

/** The request that makes an operation succeed. */
interface ExampleRequest {
  /** Parameters in the path. */
  at?: Record<string, string>;
  body?: object;
  token?: Token;
}
type CreateExample = () => Promise<ExampleRequest>;

const password = 'butterkipferl';
const createUser = (name: string) => app.make('user', { username: name, email: `${name}@shop.example`, password, roles: ['ROLE_ADMIN'] });
const withSession = (name: string) => async (): Promise<ExampleRequest> => {
  const id = await createUser(name);
  await app.rest(undefined, 'POST', '/login', { name, password });
  return { at: { id }, token: `ROLE_ADMIN @${id}` };
};
const post = async (path: string, body: object = {}) => (await app.rest('ROLE_ADMIN', 'POST', path, body)).body.data;
const createOrder = async (input: object = {}) => ({
  at: await shop.placeOrder({ email: 'anna@mail.example', phone: '+43 664 1234567', ...input }),
});
const createProposal = async () => {
  const { at } = await createOrder();
  const counterAppointment = '2026-11-16T12:00:00Z';
  await app.rest(shop.employee, 'PUT', `/orders/${at.id}`, { counterAppointment });
  return { at, body: { counterAppointment } };
};
/** The actions that bring a new order to a status. */
const actionsTo: Readonly<Record<string, readonly string[]>> = {
  WAITING_FOR_CONFIRMATION: [],
  CONFIRMED: ['confirm'],
  IN_DELIVERY: ['confirm', 'in-delivery'],
};

/** Creates an order in the first of these statuses that is known here. */
async function createOrderIn(statuses: readonly string[]): Promise<ExampleRequest> {
  const { at } = await createOrder();
  const status = statuses.find(name => actionsTo[name]);
  for (const action of actionsTo[status ?? ''] ?? []) await post(`/orders/${at.id}/status/${action}`);
  return { at };
}

const actionExamples: Readonly<Record<string, CreateExample>> = Object.fromEntries(
  staffActionNames.map(action => {
    const { api, from } = definitionOf(action);
    return [`post /orders/{id}/status/${String(api?.rest)}`, () => createOrderIn(Object.keys(from))];
  }),
);

const createBranchKey = async (screen: string) => ({
  at: { branch: shop.branch, key: (await post(`/branches/${shop.branch}/keys/${screen}`)).key },
});
const createApiToken = async () => ({ at: { id: (await post('/api-tokens', { name: 'Kassa', scopes: ['orders:read'] })).token.id } });
const soldOutProduct = async () => ({ at: { id: shop.branch, product: shop.roll } });
const createRecord = (name: CollectionName) => async () => ({ at: { id: await app.make(name) } });

async function createUnsentMessage(): Promise<ExampleRequest> {
  await createOrder();
  await runJobs(app);
  const { body } = await app.rest('ROLE_ADMIN', 'GET', '/outbox-messages?state=unconfigured&limit=1');
  return { at: { id: body.data[0].id } };
}

async function createOrderRequest(): Promise<ExampleRequest> {
  await post('/config', { email: 'shop@shop.example' });
  const input = exampleValue(group({ name: 'Request', label: 'Anfrage', fields: orderRequest }), 'platte') as object;
  return { body: { ...input, date: '2026-12-01T10:00:00Z', recipient: 'shop@shop.example', phone: '+43 664 1', comment: 'Bitte' } };
}

const examples: Readonly<Record<string, CreateExample>> = {
  'post /login': async () => (await createUser('lena'), { body: { name: 'lena', password } }),
  'post /login/link': async () => ({ body: { name: 'niemand' } }),
  'get /users/me': async () => ({ token: `ROLE_ADMIN @${await createUser('ich')}` }),
  'post /users/me/password': async () => ({
    token: `ROLE_ADMIN @${await createUser('neu')}`,
    body: { current: password, next: 'nussschnecke-9' },
  }),
  'get /users/me/sessions': withSession('erste'),
  'delete /users/me/sessions': withSession('zweite'),
  'get /users/{id}/sessions': withSession('dritte'),
  'delete /users/{id}/sessions': withSession('vierte'),
  // A department with members cannot be deleted.
  'delete /departments/{id}': createRecord('department'),
  'post /users/{id}/time-tracking-token': createRecord('user'),
  'post /devices/{id}/token': createRecord('device'),
  'post /digital-signage-devices/{id}/token': createRecord('digitalSignageDevice'),
  'post /api-tokens': async () => ({ body: { name: 'Kassa', scopes: ['orders:read'] } }),
  'post /api-tokens/{id}/renew': createApiToken,
  'delete /api-tokens/{id}': createApiToken,
  'get /branches/{id}/keys': async () => ({ at: { id: (await createBranchKey('backoffice')).at.branch } }),
  'post /branches/{id}/keys/{view}': async () => ({ at: { id: shop.branch, view: 'frontdesk' } }),
  'get /branches/{id}/menus': async () => ({ at: { id: shop.branch } }),
  'get /image-templates/{id}/layers': async () => ({
    at: { id: (await post('/image-templates', await completeInput(app.make, 'imageTemplate'))).id },
  }),
  'post /config': async () => ({ body: { enablePluginFrontdesk: true, enablePluginSMS: true } }),
  'post /orders': async () => ({ body: shop.orderInput() }),
  'get /branches/{id}/full-slots': async () => ({ at: { id: shop.branch } }),
  'put /branches/{id}/service': async () => ({ at: { id: shop.branch }, body: { mode: 'delivery', state: 'busy', minutes: 20 } }),
  'put /branches/{id}/sold-out/{product}': soldOutProduct,
  'delete /branches/{id}/sold-out/{product}': soldOutProduct,
  'get /orders/{id}': createOrder,
  'put /orders/{id}': async () => ({ ...(await createOrder()), body: { comment: 'Ohne Mohn' } }),
  'put /orders/{id}/items/{index}': async () => ({ at: { ...(await createOrder()).at, index: '0' }, body: { amount: 3 } }),
  'delete /orders/{id}': async () => {
    const { at } = await createOrder();
    await post(`/orders/${at.id}/status/reject`);
    return { at };
  },
  ...actionExamples,
  'post /orders/{id}/undo': async () => {
    const { at } = await createOrder();
    await post(`/orders/${at.id}/status/confirm`);
    return { at };
  },
  'post /orders/{id}/resend-new-order-email': createOrder,
  'post /orders/{id}/resend-new-order-sms': createOrder,
  'get /orders/public/{uid}/{hash}': createOrder,
  'post /orders/public/{uid}/{hash}/confirm-counter-appointment': createProposal,
  'post /orders/public/{uid}/{hash}/reject-counter-appointment': createProposal,
  'post /orders/public/{uid}/{hash}/questionnaire': async () => ({
    ...(await createOrder()),
    body: { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2 },
  }),
  'get /orders/frontdesk/{branch}/{key}': () => createBranchKey('frontdesk'),
  'get /orders/backoffice/{branch}/{key}': () => createBranchKey('backoffice'),
  'post /outbox-messages/{id}/resend': createUnsentMessage,
  'post /payment-problems/{id}/resolve': async () => ({ at: { id: await insertPaymentProblem(app, (await createOrder()).at.id) } }),
  'post /webhook-deliveries/{id}/resend': async () => ({ at: { id: await insertWebhookDelivery(app, (await createOrder()).at.id) } }),
  'post /webhooks/{id}/secret': createRecord('webhook'),
  'post /order-form': createOrderRequest,
  'post /tasks/{id}/log-view': async () => ({ ...(await createRecord('task')()), token: `ROLE_ADMIN @${await createUser('seher')}` }),
};

/** Returns the request for an operation of a collection, with every field filled. */
async function collectionExample(name: CollectionName, isOne: boolean): Promise<ExampleRequest> {
  const { readOnly, inputOnlyFields }: Collection = collections[name];
  if (readOnly) return { at: { id: (await app.rest('ROLE_ADMIN', 'GET', `/${restPath(collections[name])}?limit=1`)).body.data[0].id } };
  const body = (inputOnlyFields ? exampleInput(name) : await completeInput(app.make, name)) as object;
  return isOne ? { at: { id: (await post(`/${restPath(collections[name])}`, body)).id }, body: {} } : { body };
}

const byPath = new Map(
  Object.values<Collection>(collections).map(definition => [`/${restPath(definition)}`, definition.name as CollectionName]),
);

async function callOperation(method: string, path: string): Promise<{ status: number; body: any }> {
  const example = examples[`${method} ${path}`];
  const name = byPath.get(path.replace('/{id}', ''));
  const { at = {}, body, token = 'ROLE_ADMIN' } = example ? await example() : name ? await collectionExample(name, path.endsWith('}')) : {};
  const url = path.replace(/\{(\w+)\}/g, (_, parameter: string) => at[parameter] ?? unknownId);
  return app.rest(token, method.toUpperCase(), url, method === 'get' || method === 'delete' ? undefined : (body ?? {}));
}

/** Operations that cannot succeed here: they need a login link, another session, a payment or a record that only the server writes. */
const expectedFailures = /^post \/login\/link\/use$|^delete \/sessions|update-payment-status$/;

test('returns the documented response for every operation', async () => {
  const document = await loadDocument();
  await post('/config', { enablePluginFrontdesk: true, enablePluginSMS: true });
  await insertPaymentProblem(app, (await createOrder()).at.id);
  await insertWebhookDelivery(app, (await createOrder()).at.id);
  await runJobs(app);
  const issues: string[] = [];
  for (const [path, methods] of Object.entries<Record<string, any>>(document.paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const { status, body } = await callOperation(method, path);
      const responseDoc = responses[status]?.$ref
        ? document.components.responses[responses[status].$ref.split('/').at(-1)]
        : responses[status];
      const schema = responseDoc?.content['application/json'].schema;
      const schemaIssues = schema ? schemaErrors(schema, body, document) : ['undocumented status'];
      const isSuccess = status < 300;
      if (isSuccess === expectedFailures.test(`${method} ${path}`))
        schemaIssues.push(`unexpected outcome: ${JSON.stringify(body).slice(0, 300)}`);
      if (schemaIssues.length > 0) issues.push(`${method} ${path}: ${status} ${schemaIssues.slice(0, 3).join('; ')}`);
    }
  }
  expect(issues).toEqual([]);
}, 120_000);

/** Calls every operation with ids of no record and returns those whose documentation of an error differs from the response. */
async function findWrongErrors(status: number, token: Token | undefined, query = ''): Promise<string[]> {
  const { paths } = await loadDocument();
  const wrong: string[] = [];
  for (const [path, methods] of Object.entries<Record<string, any>>(paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const url = path.replace('{view}', 'frontdesk').replace(/\{\w+\}/g, unknownId) + query;
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
  expect(await findWrongErrors(404, `ROLE_ADMIN @${await createUser('frage')}`)).toEqual([]);
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
  for (const [path, name] of byPath) {
    if (!(collections[name] as Collection).isPublic) continue;
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
  const { '/branches/{id}/service': _, '/branches/{id}/sold-out/{product}': __, ...recordPaths } = paths;
  const writes = Object.values<Record<string, any>>(recordPaths).flatMap(({ put }) => (put ? [put] : []));
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
