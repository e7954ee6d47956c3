/** Programs of others, from outside: what their tokens let them do, and when no longer. */
import WebSocket from 'ws';
import { nowhere } from '../../../../schema/testing/exampleRecords';
import { eventually, useHouse } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const house = useHouse({ now: () => clock.now, limits: { questionsPerToken: 25 } });
const shop = useShop(house);

let elsewhere: string;
beforeAll(async () => {
  elsewhere = await house.make('branch', { identifier: 'bahnhof', name: 'Bahnhof', isPublic: false, street: 'Gleis 1' });
});

interface Made {
  id: string;
  secret: string;
}
async function make(scopes: string[], change: object = {}): Promise<Made> {
  const { status, body } = await house.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: 'Kassa', scopes, ...change });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.data.token.id, secret: body.data.secret };
}

const by = (secret: string) => ({ authorization: `Bearer ${secret}` });
const rest = (secret: string, method: string, path: string, body?: object) => house.rest(undefined, method, path, body, by(secret));
async function ask(secret: string, query: string, variables: object = {}) {
  const response = await fetch(`${house.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...by(secret) },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...((await response.json()) as any) };
}
const code = ({ errors }: any) => errors?.[0].extensions.code;
const wrong = { message: 'Der Zugangsschlüssel ist ungültig.', field: null, code: 'FORBIDDEN' };

test('a token is shown once, kept as a hash, and listed with what it may and when it was used', async () => {
  const { id, secret } = await make(['catalog:read'], { branches: [shop.branch] });
  expect(secret).toMatch(/^tok_[\w-]{43}$/);
  expect((await rest(secret, 'GET', '/products')).status).toBe(200);
  const { body } = await house.rest('ROLE_ADMIN', 'GET', '/api-tokens');
  expect(body.data[0]).toMatchObject({
    id,
    name: 'Kassa',
    scopes: ['catalog:read'],
    branches: [shop.branch],
    lastUsedAt: clock.now.toISOString(),
  });
  const { data } = await house.graphql('ROLE_ADMIN', '{ apiTokens { id scopes ending } }');
  expect(data.apiTokens[0]).toEqual({ id, scopes: ['catalogRead'], ending: secret.slice(-4) });
  const kept = await house.app.services.database.query('select * from api_token');
  expect(JSON.stringify([kept, body])).not.toContain(secret.slice(4));
});

test.each([
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['catalog:write'] }, 'scopes.0'],
  [{ scopes: ['catalog:read'], name: '' }, 'name'],
  [{ scopes: ['catalog:read'], branches: [nowhere] }, 'branches.0'],
  [{ scopes: ['catalog:read'], expiresAt: '2026-01-01T00:00:00Z' }, 'expiresAt'],
  [{ scopes: ['catalog:read'], hash: 'x' }, 'hash'],
])('%j makes no token', async (change, field) => {
  const { status, body } = await house.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: 'Kassa', ...change });
  expect([status, body.errors[0].field]).toEqual([422, field]);
});

test.each([undefined, 'ROLE_EMPLOYEE', 'ROLE_MANAGER', 'ROLE_EDITOR'] as const)('%s makes, renews and revokes none', async token => {
  const { id } = await make(['catalog:read']);
  const status = token ? 403 : 401;
  expect((await house.rest(token, 'POST', '/api-tokens', { name: 'x', scopes: ['catalog:read'] })).status).toBe(status);
  expect((await house.rest(token, 'POST', `/api-tokens/${id}/renew`)).status).toBe(status);
  expect((await house.rest(token, 'DELETE', `/api-tokens/${id}`)).status).toBe(status);
});

test('a manager sees the tokens of their own branches only, and a program none', async () => {
  const own = await make(['orders:read'], { branches: [shop.branch] });
  await make(['orders:read'], { branches: [shop.branch, elsewhere] });
  const { body } = await house.rest(`ROLE_MANAGER ${shop.branch}`, 'GET', '/api-tokens');
  expect(body.data.every(({ branches }: { branches: string[] }) => branches.join() === shop.branch)).toBe(true);
  expect(body.data[0].id).toBe(own.id);
  expect((await rest(own.secret, 'GET', '/api-tokens')).status).toBe(403);
});

test('a wrong, a revoked and an expired token are refused by every door, whatever they ask', async () => {
  const revoked = await make(['catalog:read']);
  const expired = await make(['catalog:read'], { expiresAt: '2026-11-16T08:00:00Z' });
  expect((await rest(expired.secret, 'GET', '/products')).status).toBe(200);
  clock.now = new Date('2026-11-16T08:00:00Z');
  const statuses = await Promise.all(
    [1, 2].map(async () => (await house.rest('ROLE_ADMIN', 'DELETE', `/api-tokens/${revoked.id}`)).status),
  );
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await house.rest('ROLE_ADMIN', 'POST', `/api-tokens/${revoked.id}/renew`)).status).toBe(409);
  expect((await house.rest('ROLE_ADMIN', 'DELETE', `/api-tokens/${nowhere}`)).status).toBe(404);
  for (const secret of ['tok_ausgedacht', revoked.secret, expired.secret]) {
    expect(await rest(secret, 'GET', '/products')).toEqual({ status: 403, body: { errors: [wrong] } });
    expect(await rest(secret, 'POST', '/orders', shop.draft())).toEqual({ status: 403, body: { errors: [wrong] } });
    const answer = await ask(secret, '{ products { total } }');
    expect([answer.status, answer.errors[0].extensions.errors]).toEqual([403, [wrong]]);
  }
});

test('renewed, a token has one secret: the newest', async () => {
  const { id, secret } = await make(['catalog:read']);
  const { body } = await house.rest('ROLE_ADMIN', 'POST', `/api-tokens/${id}/renew`);
  expect((await rest(secret, 'GET', '/products')).status).toBe(403);
  expect((await rest(body.data.secret, 'GET', '/products')).status).toBe(200);
});

test('catalog:read sees the catalogue as staff does, every other scope as strangers do', async () => {
  const hidden = await house.make('product', { isEnabled: false });
  const { secret } = await make(['catalog:read']);
  const { secret: other } = await make(['statistics:read']);
  const query = `{ product(id: "${hidden}") { id } branch(id: "bahnhof") { street } }`;
  expect((await ask(secret, query)).data).toEqual({ product: { id: hidden }, branch: { street: 'Gleis 1' } });
  expect(code(await ask(other, `{ product(id: "${hidden}") { id } }`))).toBe('NOT_FOUND');
  expect((await ask(other, '{ branch(id: "bahnhof") { street } }')).data).toEqual({ branch: { street: null } });
  expect((await rest(secret, 'POST', '/products', {})).status).toBe(403);
  expect((await rest(secret, 'GET', '/users')).status).toBe(403);
  expect(code(await ask(secret, '{ ordersCurrent { id } }'))).toBe('FORBIDDEN');
});

test('orders:read reads the orders of its branches, and moves none', async () => {
  const { id } = await shop.place();
  const { secret } = await make(['orders:read'], { branches: [shop.branch] });
  const { secret: foreign } = await make(['orders:read'], { branches: [elsewhere] });
  const { secret: all } = await make(['orders:read']);
  for (const reader of [secret, all]) {
    expect((await rest(reader, 'GET', `/orders/${id}`)).body.data.id).toBe(id);
    expect((await ask(reader, '{ ordersCurrent { id } }')).data.ordersCurrent).toContainEqual({ id });
  }
  expect((await rest(foreign, 'GET', `/orders/${id}`)).status).toBe(403);
  expect((await ask(foreign, '{ ordersCurrent { id } }')).data.ordersCurrent).toEqual([]);
  expect((await rest(secret, 'POST', `/orders/${id}/status/confirm`)).status).toBe(403);
  expect((await rest(secret, 'POST', '/orders', shop.draft())).status).toBe(403);
});

test('orders:write places orders and moves them, in its branches and by the rules of customers', async () => {
  const { id: token, secret } = await make(['orders:write', 'orders:read'], { branches: [shop.branch] });
  const placed = await rest(secret, 'POST', '/orders', shop.draft());
  expect([placed.status, placed.body.data.source]).toEqual([201, 'api']);
  expect((await rest(secret, 'POST', '/orders', shop.draft({ legalInstructions: false }))).status).toBe(422);
  expect((await rest(secret, 'POST', '/orders', shop.draft({ branch: await house.make('branch') }))).status).toBe(403);
  const moved = await ask(secret, `mutation { confirmOrder(id: "${placed.body.data.id}") { status log { actor action } } }`);
  expect(moved.data.confirmOrder).toMatchObject({ status: 'CONFIRMED', log: [{ action: 'create' }, { actor: token, action: 'confirm' }] });
  const other = await make(['orders:write'], { branches: [elsewhere] });
  expect((await rest(other.secret, 'POST', `/orders/${placed.body.data.id}/status/completed`)).status).toBe(403);
  expect((await rest(secret, 'DELETE', `/orders/${placed.body.data.id}`)).status).toBe(403);
});

test('a token asks so often in a minute, another as often again', async () => {
  const [first, second] = [await make(['catalog:read']), await make(['catalog:read'])];
  const statuses: number[] = [];
  for (let count = 0; count < 26; count++) statuses.push((await rest(first.secret, 'GET', '/tags')).status);
  expect(statuses).toEqual([...Array<number>(25).fill(200), 429]);
  expect((await ask(first.secret, '{ tags { total } }')).status).toBe(429);
  expect((await rest(second.secret, 'GET', '/tags')).status).toBe(200);
});

test('a program may read the description of the schema, and is told what its question cost', async () => {
  const { secret } = await make(['catalog:read']);
  expect((await ask(secret, '{ __schema { queryType { name } } }')).data.__schema.queryType.name).toBe('Query');
  expect((await ask(secret, '{ tags(limit: 7) { items { id } } }')).extensions).toEqual({ cost: 7 });
  expect(await house.graphql(undefined, '{ tags(limit: 7) { items { id } } }')).not.toHaveProperty('extensions');
  const deep = `{ branches { items ${'{ division { branches '.repeat(5)}{ id }${'} }'.repeat(5)} } }`;
  expect(code(await ask(secret, deep))).toBe('TOO_LARGE');
});

/** A socket that introduces itself with these words; how it ended, or what it was told. */
function introduce(payload: object, query: string) {
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/graphql`, ['graphql-transport-ws']);
  const heard: any[] = []; // whatever the socket says
  const end = { code: 0 };
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
  socket.on('message', text => {
    const message = JSON.parse(String(text));
    heard.push(message);
    if (message.type === 'connection_ack') socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  });
  socket.on('close', closed => (end.code = closed));
  return { socket, heard, end };
}

test('over a socket a token is introduced, asked for again with every event, and a wrong one is shown out', async () => {
  const { id, secret } = await make(['orders:read'], { branches: [shop.branch] });
  const query = `subscription { ordersChanged(branch: "${shop.branch}") { status } }`;
  const { socket, heard } = introduce(by(secret), query);
  await eventually(async () => {
    await shop.place();
    return heard.some(({ type }) => type === 'next');
  });
  await house.rest('ROLE_ADMIN', 'DELETE', `/api-tokens/${id}`);
  await shop.place();
  await eventually(() => JSON.stringify(heard.at(-1)).includes(wrong.message));
  socket.terminate();

  const refused = introduce(by('tok_ausgedacht'), query);
  await eventually(() => refused.end.code !== 0);
  expect(refused.end.code).toBe(4403);

  const foreign = introduce(by((await make(['orders:read'], { branches: [elsewhere] })).secret), query);
  await eventually(() => JSON.stringify(foreign.heard).includes('FORBIDDEN'));
  foreign.socket.terminate();
});
