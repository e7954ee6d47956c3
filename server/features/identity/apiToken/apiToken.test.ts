/** Requests of third-party clients: what their tokens allow, and when they stop working. */
import WebSocket from 'ws';
import { unknownId } from '../../../../schema/testing/exampleRecords';
import { waitFor, useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import type { Json } from '../../../testing/app/json';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const app = useTestApp({ now: () => clock.now, limits: { requestsPerToken: 25 } });
const shop = useTestShop(app);

let otherBranch: string;
beforeAll(async () => {
  otherBranch = await app.make('branch', { identifier: 'bahnhof', name: 'Bahnhof', isPublic: false, street: 'Gleis 1' });
});

interface CreatedToken {
  id: string;
  secret: string;
}
async function createToken(scopes: string[], input: object = {}): Promise<CreatedToken> {
  const { status, body } = await app.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: 'Kassa', scopes, ...input });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.data.token.id, secret: body.data.secret };
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const rest = (secret: string, method: string, path: string, body?: object) => app.rest(undefined, method, path, body, bearer(secret));
async function sendGraphql(secret: string, query: string, variables: object = {}) {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(secret) },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...((await response.json()) as Json) };
}
const errorCode = ({ errors }: Json) => errors?.[0].extensions.code;
const invalidTokenError = { message: 'Der Zugangsschlüssel ist ungültig.', field: null, code: 'FORBIDDEN' };

test('returns the secret once, stores its hash and lists scopes and last use', async () => {
  const { id, secret } = await createToken(['catalog:read'], { branches: [shop.branch] });
  expect(secret).toMatch(/^tok_[\w-]{43}$/);
  expect((await rest(secret, 'GET', '/products')).status).toBe(200);
  const { body } = await app.rest('ROLE_ADMIN', 'GET', '/api-tokens');
  expect(body.data[0]).toMatchObject({
    id,
    name: 'Kassa',
    scopes: ['catalog:read'],
    branches: [shop.branch],
    lastUsedAt: clock.now.toISOString(),
  });
  const { data } = await app.graphql('ROLE_ADMIN', '{ apiTokens { id scopes lastFour } }');
  expect(data.apiTokens[0]).toEqual({ id, scopes: ['catalogRead'], lastFour: secret.slice(-4) });
  const rows = await app.app.services.database.query('select * from api_token');
  expect(JSON.stringify([rows, body])).not.toContain(secret.slice(4));
});

test.each([
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['catalog:write'] }, 'scopes.0'],
  [{ scopes: ['catalog:read'], name: '' }, 'name'],
  [{ scopes: ['catalog:read'], branches: [unknownId] }, 'branches.0'],
  [{ scopes: ['catalog:read'], expiresAt: '2026-01-01T00:00:00Z' }, 'expiresAt'],
  [{ scopes: ['catalog:read'], hash: 'x' }, 'hash'],
])('rejects a token with %j', async (input, field) => {
  const { status, body } = await app.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: 'Kassa', ...input });
  expect([status, body.errors[0].field]).toEqual([422, field]);
});

test.each([undefined, 'ROLE_EMPLOYEE', 'ROLE_MANAGER', 'ROLE_EDITOR'] as const)('%s cannot create, renew or revoke tokens', async role => {
  const { id } = await createToken(['catalog:read']);
  const status = role ? 403 : 401;
  expect((await app.rest(role, 'POST', '/api-tokens', { name: 'x', scopes: ['catalog:read'] })).status).toBe(status);
  expect((await app.rest(role, 'POST', `/api-tokens/${id}/renew`)).status).toBe(status);
  expect((await app.rest(role, 'DELETE', `/api-tokens/${id}`)).status).toBe(status);
});

test('lists for managers only tokens of their own branches, for API clients none', async () => {
  const ownToken = await createToken(['orders:read'], { branches: [shop.branch] });
  await createToken(['orders:read'], { branches: [shop.branch, otherBranch] });
  const { body } = await app.rest(`ROLE_MANAGER ${shop.branch}`, 'GET', '/api-tokens');
  expect(body.data.every(({ branches }: { branches: string[] }) => branches.join() === shop.branch)).toBe(true);
  expect(body.data[0].id).toBe(ownToken.id);
  expect((await rest(ownToken.secret, 'GET', '/api-tokens')).status).toBe(403);
});

test('rejects unknown, revoked and expired tokens in GraphQL and REST', async () => {
  const revoked = await createToken(['catalog:read']);
  const expired = await createToken(['catalog:read'], { expiresAt: '2026-11-16T08:00:00Z' });
  expect((await rest(expired.secret, 'GET', '/products')).status).toBe(200);
  clock.now = new Date('2026-11-16T08:00:00Z');
  const statuses = await Promise.all([1, 2].map(async () => (await app.rest('ROLE_ADMIN', 'DELETE', `/api-tokens/${revoked.id}`)).status));
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await app.rest('ROLE_ADMIN', 'POST', `/api-tokens/${revoked.id}/renew`)).status).toBe(409);
  expect((await app.rest('ROLE_ADMIN', 'DELETE', `/api-tokens/${unknownId}`)).status).toBe(404);
  for (const secret of ['tok_ausgedacht', revoked.secret, expired.secret]) {
    expect(await rest(secret, 'GET', '/products')).toEqual({ status: 403, body: { errors: [invalidTokenError] } });
    expect(await rest(secret, 'POST', '/orders', shop.orderInput())).toEqual({ status: 403, body: { errors: [invalidTokenError] } });
    const response = await sendGraphql(secret, '{ products { total } }');
    expect([response.status, response.errors[0].extensions.errors]).toEqual([403, [invalidTokenError]]);
  }
});

test('invalidates the old secret of a renewed token', async () => {
  const { id, secret } = await createToken(['catalog:read']);
  const { body } = await app.rest('ROLE_ADMIN', 'POST', `/api-tokens/${id}/renew`);
  expect((await rest(secret, 'GET', '/products')).status).toBe(403);
  expect((await rest(body.data.secret, 'GET', '/products')).status).toBe(200);
});

test('returns the catalogue for staff to catalog:read, and the public one to other scopes', async () => {
  const hidden = await app.make('product', { isEnabled: false });
  const { secret } = await createToken(['catalog:read']);
  const { secret: otherSecret } = await createToken(['statistics:read']);
  const query = `{ product(id: "${hidden}") { id } branch(id: "bahnhof") { street } }`;
  expect((await sendGraphql(secret, query)).data).toEqual({ product: { id: hidden }, branch: { street: 'Gleis 1' } });
  expect(errorCode(await sendGraphql(otherSecret, `{ product(id: "${hidden}") { id } }`))).toBe('NOT_FOUND');
  expect((await sendGraphql(otherSecret, '{ branch(id: "bahnhof") { street } }')).data).toEqual({ branch: { street: null } });
  expect((await rest(secret, 'POST', '/products', {})).status).toBe(403);
  expect((await rest(secret, 'GET', '/users')).status).toBe(403);
  expect(errorCode(await sendGraphql(secret, '{ ordersCurrent { id } }'))).toBe('FORBIDDEN');
});

test('lets orders:read read the orders of its branches, and change none', async () => {
  const { id } = await shop.placeOrder();
  const { secret } = await createToken(['orders:read'], { branches: [shop.branch] });
  const { secret: otherBranchSecret } = await createToken(['orders:read'], { branches: [otherBranch] });
  const { secret: all } = await createToken(['orders:read']);
  for (const reader of [secret, all]) {
    expect((await rest(reader, 'GET', `/orders/${id}`)).body.data.id).toBe(id);
    expect((await sendGraphql(reader, '{ ordersCurrent { id } }')).data.ordersCurrent).toContainEqual({ id });
  }
  expect((await rest(otherBranchSecret, 'GET', `/orders/${id}`)).status).toBe(403);
  expect((await sendGraphql(otherBranchSecret, '{ ordersCurrent { id } }')).data.ordersCurrent).toEqual([]);
  expect((await rest(secret, 'POST', `/orders/${id}/status/confirm`)).status).toBe(403);
  expect((await rest(secret, 'POST', '/orders', shop.orderInput())).status).toBe(403);
});

test('lets orders:write create and update orders of its branches under the rules for customers', async () => {
  const { id: token, secret } = await createToken(['orders:write', 'orders:read'], { branches: [shop.branch] });
  const created = await rest(secret, 'POST', '/orders', shop.orderInput());
  expect([created.status, created.body.data.source]).toEqual([201, 'api']);
  expect((await rest(secret, 'POST', '/orders', shop.orderInput({ legalInstructions: false }))).status).toBe(422);
  expect((await rest(secret, 'POST', '/orders', shop.orderInput({ branch: await app.make('branch') }))).status).toBe(403);
  const confirmed = await sendGraphql(secret, `mutation { confirmOrder(id: "${created.body.data.id}") { status log { actor action } } }`);
  expect(confirmed.data.confirmOrder).toMatchObject({
    status: 'CONFIRMED',
    log: [{ action: 'create' }, { actor: token, action: 'confirm' }],
  });
  const otherToken = await createToken(['orders:write'], { branches: [otherBranch] });
  expect((await rest(otherToken.secret, 'POST', `/orders/${created.body.data.id}/status/completed`)).status).toBe(403);
  expect((await rest(secret, 'DELETE', `/orders/${created.body.data.id}`)).status).toBe(403);
});

test('limits the requests per minute for each token', async () => {
  const [first, second] = [await createToken(['catalog:read']), await createToken(['catalog:read'])];
  const statuses: number[] = [];
  for (let count = 0; count < 26; count++) statuses.push((await rest(first.secret, 'GET', '/tags')).status);
  expect(statuses).toEqual([...Array<number>(25).fill(200), 429]);
  expect((await sendGraphql(first.secret, '{ tags { total } }')).status).toBe(429);
  expect((await rest(second.secret, 'GET', '/tags')).status).toBe(200);
});

test('lets API clients read the schema, and returns the cost of each query', async () => {
  const { secret } = await createToken(['catalog:read']);
  expect((await sendGraphql(secret, '{ __schema { queryType { name } } }')).data.__schema.queryType.name).toBe('Query');
  expect((await sendGraphql(secret, '{ tags(limit: 7) { items { id } } }')).extensions).toEqual({ cost: 7 });
  expect(await app.graphql(undefined, '{ tags(limit: 7) { items { id } } }')).not.toHaveProperty('extensions');
  const deep = `{ branches { items ${'{ division { branches '.repeat(5)}{ id }${'} }'.repeat(5)} } }`;
  expect(errorCode(await sendGraphql(secret, deep))).toBe('TOO_LARGE');
});

/** Opens a socket with this connection payload; returns its messages and close code. */
function openSocket(payload: object, query: string) {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, ['graphql-transport-ws']);
  const messages: Json[] = [];
  const end = { code: 0 };
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
  socket.on('message', text => {
    const message = JSON.parse(String(text));
    messages.push(message);
    if (message.type === 'connection_ack') socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  });
  socket.on('close', code => (end.code = code));
  return { socket, messages, end };
}

test('checks the token of a socket on connect and with every event, and closes on an invalid one', async () => {
  const { id, secret } = await createToken(['orders:read'], { branches: [shop.branch] });
  const query = `subscription { ordersChanged(branch: "${shop.branch}") { status } }`;
  const { socket, messages } = openSocket(bearer(secret), query);
  await waitFor(async () => {
    await shop.placeOrder();
    return messages.some(({ type }) => type === 'next');
  });
  await app.rest('ROLE_ADMIN', 'DELETE', `/api-tokens/${id}`);
  await shop.placeOrder();
  await waitFor(() => JSON.stringify(messages.at(-1)).includes(invalidTokenError.message));
  socket.terminate();

  const rejected = openSocket(bearer('tok_ausgedacht'), query);
  await waitFor(() => rejected.end.code !== 0);
  expect(rejected.end.code).toBe(4403);

  const otherSocket = openSocket(bearer((await createToken(['orders:read'], { branches: [otherBranch] })).secret), query);
  await waitFor(() => JSON.stringify(otherSocket.messages).includes('FORBIDDEN'));
  otherSocket.socket.terminate();
});
