/** The description of the REST door: whole, sound, and true of what answers. */
import { collections, type CollectionName } from '../../../schema/collections';
import { pathOf, type Collection } from '../../../schema/collections/collection';
import { group } from '../../../schema/fields/field';
import { orderRequest } from '../../../schema/rules/checkout/orderRequest';
import { draftOf, exampleOf, nowhere } from '../../../schema/testing/exampleRecords';
import { useHouse, type Token } from '../../testing/app/testApp';
import { runJobs } from '../../testing/app/runJobs';
import { complaintsOf } from '../../testing/checks/jsonSchema';
import { fullDraft } from '../../testing/data/make';
import { useShop } from '../../testing/data/shop';
import { allRows } from '../../app/restRoutes';
import { describe as describeRow } from './document';

const house = useHouse();
const shop = useShop(house);

const read = async () => (await (await fetch(`${house.address}/api/openapi.json`)).json()) as any;

test('every route is described, and nothing else', async () => {
  const { openapi, paths } = await read();
  expect(openapi).toBe('3.1.0');
  expect(allRows.filter(row => !describeRow(row)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const told = Object.entries<object>(paths).flatMap(([path, methods]) => Object.keys(methods).map(method => `${method} ${path}`));
  expect(told.sort()).toEqual(allRows.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort());
  const names = Object.values<Record<string, { operationId: string }>>(paths).flatMap(methods =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

/** How an operation is asked so that it succeeds. */
interface Asked {
  /** What stands in its address. */
  at?: Record<string, string>;
  body?: object;
  token?: Token;
}
type Ask = () => Promise<Asked>;

const password = 'butterkipferl';
const person = (name: string) => house.make('user', { username: name, email: `${name}@shop.example`, password, roles: ['ROLE_ADMIN'] });
const signedIn = (name: string) => async (): Promise<Asked> => {
  const id = await person(name);
  await house.rest(undefined, 'POST', '/login', { name, password });
  return { at: { id }, token: `ROLE_ADMIN @${id}` };
};
const post = async (path: string, body: object = {}) => (await house.rest('ROLE_ADMIN', 'POST', path, body)).body.data;
const order = async (change: object = {}) => ({
  at: await shop.place({ email: 'anna@mail.example', phone: '+43 664 1234567', ...change }),
});
const proposed = async () => {
  const { at } = await order();
  const counterAppointment = '2026-11-16T12:00:00Z';
  await house.rest(shop.counter, 'PUT', `/orders/${at.id}`, { counterAppointment });
  return { at, body: { counterAppointment } };
};
const confirmed = async () => {
  const { at } = await order();
  await post(`/orders/${at.id}/status/confirm`);
  return { at };
};
const keyed = async (view: string) => ({ at: { branch: shop.branch, key: (await post(`/branches/${shop.branch}/keys/${view}`)).key } });
const tokened = async () => ({ at: { id: (await post('/api-tokens', { name: 'Kassa', scopes: ['orders:read'] })).token.id } });
const one = (name: CollectionName) => async () => ({ at: { id: await house.make(name) } });

async function waiting(): Promise<Asked> {
  await order();
  await runJobs(house);
  const { body } = await house.rest('ROLE_ADMIN', 'GET', '/outbox-messages?state=unconfigured&limit=1');
  return { at: { id: body.data[0].id } };
}

async function request(): Promise<Asked> {
  await post('/config', { email: 'shop@shop.example' });
  const draft = exampleOf(group({ name: 'Request', label: 'Anfrage', fields: orderRequest }), 'platte') as object;
  return { body: { ...draft, date: '2026-12-01T10:00:00Z', recipient: 'shop@shop.example', phone: '+43 664 1', comment: 'Bitte' } };
}

const asked: Readonly<Record<string, Ask>> = {
  'post /login': async () => (await person('lena'), { body: { name: 'lena', password } }),
  'post /login/link': async () => ({ body: { name: 'niemand' } }),
  'get /users/me': async () => ({ token: `ROLE_ADMIN @${await person('ich')}` }),
  'post /users/me/password': async () => ({
    token: `ROLE_ADMIN @${await person('neu')}`,
    body: { current: password, next: 'nussschnecke-9' },
  }),
  'get /users/me/sessions': signedIn('erste'),
  'delete /users/me/sessions': signedIn('zweite'),
  'get /users/{id}/sessions': signedIn('dritte'),
  'delete /users/{id}/sessions': signedIn('vierte'),
  // One with members is named by them.
  'delete /departments/{id}': one('department'),
  'post /users/{id}/time-tracking-token': one('user'),
  'post /devices/{id}/token': one('device'),
  'post /digital-signage-devices/{id}/token': one('digitalSignageDevice'),
  'post /api-tokens': async () => ({ body: { name: 'Kassa', scopes: ['orders:read'] } }),
  'post /api-tokens/{id}/renew': tokened,
  'delete /api-tokens/{id}': tokened,
  'get /branches/{id}/keys': async () => ({ at: { id: (await keyed('backoffice')).at.branch } }),
  'post /branches/{id}/keys/{view}': async () => ({ at: { id: shop.branch, view: 'frontdesk' } }),
  'get /branches/{id}/menus': async () => ({ at: { id: shop.branch } }),
  'get /image-templates/{id}/layers': async () => ({
    at: { id: (await post('/image-templates', await fullDraft(house.make, 'imageTemplate'))).id },
  }),
  'post /config': async () => ({ body: { enablePluginFrontdesk: true, enablePluginSMS: true } }),
  'post /orders': async () => ({ body: shop.draft() }),
  'get /orders/{id}': order,
  'put /orders/{id}': async () => ({ ...(await order()), body: { comment: 'Ohne Mohn' } }),
  'put /orders/{id}/items/{index}': async () => ({ at: { ...(await order()).at, index: '0' }, body: { amount: 3 } }),
  'delete /orders/{id}': async () => {
    const { at } = await order();
    await post(`/orders/${at.id}/status/reject`);
    return { at };
  },
  'post /orders/{id}/status/confirm': order,
  'post /orders/{id}/status/reject': order,
  'post /orders/{id}/status/cancel': order,
  'post /orders/{id}/status/in-delivery': confirmed,
  'post /orders/{id}/status/completed': confirmed,
  'post /orders/{id}/resend-new-order-email': order,
  'post /orders/{id}/resend-new-order-sms': order,
  'get /orders/public/{uid}/{hash}': order,
  'post /orders/public/{uid}/{hash}/confirm-counter-appointment': proposed,
  'post /orders/public/{uid}/{hash}/reject-counter-appointment': proposed,
  'post /orders/public/{uid}/{hash}/questionnaire': async () => ({
    ...(await order()),
    body: { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2 },
  }),
  'get /orders/frontdesk/{branch}/{key}': () => keyed('frontdesk'),
  'get /orders/backoffice/{branch}/{key}': () => keyed('backoffice'),
  'post /outbox-messages/{id}/resend': waiting,
  'post /order-form': request,
  'post /tasks/{id}/log-view': async () => ({ ...(await one('task')()), token: `ROLE_ADMIN @${await person('seher')}` }),
};

/** How a deed on a collection succeeds: with everything a record may hold. */
async function ofCollection(name: CollectionName, isOne: boolean): Promise<Asked> {
  const { isMade, sent }: Collection = collections[name];
  if (isMade) return { at: { id: (await house.rest('ROLE_ADMIN', 'GET', `/${pathOf(collections[name])}?limit=1`)).body.data[0].id } };
  const body = (sent ? draftOf(name) : await fullDraft(house.make, name)) as object;
  return isOne ? { at: { id: (await post(`/${pathOf(collections[name])}`, body)).id }, body: {} } : { body };
}

const byPath = new Map(
  Object.values<Collection>(collections).map(definition => [`/${pathOf(definition)}`, definition.name as CollectionName]),
);

async function answerOf(method: string, path: string): Promise<{ status: number; body: any }> {
  const own = asked[`${method} ${path}`];
  const name = byPath.get(path.replace('/{id}', ''));
  const { at = {}, body, token = 'ROLE_ADMIN' } = own ? await own() : name ? await ofCollection(name, path.endsWith('}')) : {};
  const address = path.replace(/\{(\w+)\}/g, (_, word: string) => at[word] ?? nowhere);
  return house.rest(token, method.toUpperCase(), address, method === 'get' || method === 'delete' ? undefined : (body ?? {}));
}

/** What has no success without more than this shop has: a link from a mail, a session, a payment, a record that the house alone makes. */
const unreached =
  /^(post|put|delete) \/(logs|outbox-messages)(\/\{id\})?$|^post \/login\/link\/use$|^delete \/sessions|update-payment-status$/;

test('every operation is asked, succeeds, and answers in the shape it says', async () => {
  const document = await read();
  await post('/config', { enablePluginFrontdesk: true, enablePluginSMS: true });
  await order();
  await runJobs(house);
  const wrong: string[] = [];
  for (const [path, methods] of Object.entries<Record<string, any>>(document.paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const { status, body } = await answerOf(method, path);
      const told = responses[status]?.$ref ? document.components.responses[responses[status].$ref.split('/').at(-1)] : responses[status];
      const schema = told?.content['application/json'].schema;
      const complaints = schema ? complaintsOf(schema, body, document) : ['this status is not described'];
      const isSuccess = status < 300;
      if (isSuccess === unreached.test(`${method} ${path}`)) complaints.push(`asked in vain: ${JSON.stringify(body).slice(0, 300)}`);
      if (complaints.length > 0) wrong.push(`${method} ${path}: ${status} ${complaints.slice(0, 3).join('; ')}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('strangers are answered in the same shapes, masked or not', async () => {
  const document = await read();
  await house.make('branch', { isPublic: false });
  const wrong: string[] = [];
  for (const [path, name] of byPath) {
    if (!(collections[name] as Collection).isOpen) continue;
    const { body } = await house.rest(undefined, 'GET', path);
    wrong.push(...complaintsOf(document.paths[path].get.responses[200].content['application/json'].schema, body, document, path));
  }
  expect(wrong).toEqual([]);
});

test('what a client must not send is described, and everything described is taken', async () => {
  const { components, paths } = await read();
  expect(components.schemas.TagDraft).toMatchObject({
    additionalProperties: false,
    required: ['name'],
    properties: { color: { type: ['string', 'null'], pattern: expect.any(String) }, image: { format: 'uuid' } },
  });
  expect(components.schemas.Tag.required).toEqual(expect.arrayContaining(['id', 'createdAt', 'updatedAt', 'name', 'color']));
  expect(JSON.stringify(components.schemas.User)).not.toContain('password');
  const parameters = (path: string) => paths[path].get.parameters.map(({ name }: { name: string }) => name);
  expect(parameters('/tasks')).toEqual(expect.arrayContaining(['page', 'limit', 'sort', 'search', 'dueFrom', 'assignee']));
  expect(parameters('/logs')).toContain('after');
  const writes = Object.values<Record<string, any>>(paths).flatMap(({ put }) => (put ? [put] : []));
  expect(writes.filter(({ requestBody, summary }) => !requestBody && !summary.includes('refused'))).toEqual([]);
  expect(writes.filter(({ parameters: given }) => !given.some(({ name }: { name: string }) => name === 'If-Match'))).toEqual([]);
});

test('the pages for people stand on our own files, without a script in the page', async () => {
  const page = await fetch(`${house.address}/api/docs`);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(html).not.toMatch(/<script>|<style|style=|https?:/);
  for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const file = await fetch(house.address + address!);
    expect([address, file.status]).toEqual([address, 200]);
  }
});
