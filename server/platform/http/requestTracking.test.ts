import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { Answered } from './requestTracking';
import { eventually, useHouse } from '../../testing/app/testApp';

const told: Answered[] = [];
const house = useHouse({ tell: answered => void told.push(answered), metricsToken: 'ein-langes-geheimnis' });

/** How the request with this id went, once it is told. */
async function toldOf(id: string): Promise<Answered> {
  await eventually(() => told.some(answered => answered.id === id));
  return told.find(answered => answered.id === id)!;
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(house.address + path, { headers });

test('every request is told with who asked, how it went and by which route, and its answer names its id', async () => {
  const branch = await house.make('branch');
  const response = await get(`/api/branches/${branch}`, { authorization: 'ROLE_EMPLOYEE' });
  const id = response.headers.get('x-request-id')!;
  expect(await toldOf(id)).toEqual({
    id,
    method: 'GET',
    url: `/api/branches/${branch}`,
    route: '/api/branches/:id',
    status: 200,
    ms: expect.any(Number),
    viewer: 'ROLE_EMPLOYEE',
  });
});

test('an id that a request brings stays its own; what is no id does not', async () => {
  const given = await get('/api/tags', { 'x-request-id': 'vor-dem-haus-1' });
  expect(given.headers.get('x-request-id')).toBe('vor-dem-haus-1');
  expect((await toldOf('vor-dem-haus-1')).status).toBe(200);
  const made = await get('/api/tags', { 'x-request-id': '<script>' });
  expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('no key, hash or query is told', async () => {
  const response = await get('/api/orders/public/ABCDEFGH/0123456789abcdef?mail=a@b.example');
  expect((await toldOf(response.headers.get('x-request-id')!)).url).toBe('/api/orders/public/ABCDEFGH/***');
});

test('the log of a change names the request that made it', async () => {
  const body = JSON.stringify({ name: 'Mit Kennung', sortOrder: 0 });
  const headers = { authorization: 'ROLE_ADMIN', 'content-type': 'application/json', 'x-request-id': 'anfrage-mit-kennung' };
  expect((await fetch(`${house.address}/api/tags`, { method: 'POST', headers, body })).status).toBe(201);
  const { body: answer } = await house.rest('ROLE_ADMIN', 'GET', '/logs?search=kennung');
  expect(answer.data).toMatchObject([{ requestId: 'anfrage-mit-kennung', url: '/api/tags' }]);
});

test('a fault of ours is told by its id, through both doors, and nothing else of it', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fail = jest.spyOn(house.app.services.database.manager, 'query').mockRejectedValue(new Error('geheimer Grund'));
  const headers = { authorization: 'ROLE_ADMIN', 'content-type': 'application/json', 'x-request-id': 'kaputte-anfrage' };
  const rest = await (await get('/api/tags', headers)).json();
  const query = JSON.stringify({ query: '{ tags { total } }' });
  const graphql = await (await fetch(`${house.address}/graphql`, { method: 'POST', headers, body: query })).json();
  fail.mockRestore();
  expect(rest).toEqual({ errors: [expect.objectContaining({ code: 'INTERNAL' })], requestId: 'kaputte-anfrage' });
  expect((graphql as any).errors[0].extensions).toMatchObject({ code: 'INTERNAL', requestId: 'kaputte-anfrage' });
  expect(JSON.stringify([rest, graphql])).not.toContain('geheimer Grund');
  expect(complaints.mock.calls.map(([id]) => id as string)).toEqual(['kaputte-anfrage', 'kaputte-anfrage']);
  complaints.mockRestore();
});

test('the numbers tell requests by route, connections, sockets and jobs, to this machine or whoever brings the token', async () => {
  await get('/api/tags/linz');
  await get('/api/diese/adresse/gibt/es/nicht');
  const response = await get('/metrics');
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/tags\/:id",status="404"\} [1-9]/);
  expect(text).not.toContain('gibt/es/nicht');
  for (const name of ['database_connections{state="idle"}', 'sockets_open', 'jobs{state="waiting"}', 'process_cpu_seconds_total'])
    expect(text).toContain(name);
  const foreign = { 'x-forwarded-for': '203.0.113.7' };
  expect((await get('/metrics', foreign)).status).toBe(404);
  expect((await get('/metrics', { ...foreign, authorization: 'Bearer ein-falsches-geheim' })).status).toBe(404);
  expect((await get('/metrics', { ...foreign, authorization: 'Bearer ein-langes-geheimnis' })).status).toBe(200);
});

test('a connection rests longer than a proxy would keep it', async () => {
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(request(`${house.address}/healthz`, { agent }).end(), 'response')) as [IncomingMessage];
  response.resume();
  expect(response.headers['keep-alive']).toBe('timeout=75');
  agent.destroy();
});

test.each(['/healthz', '/readyz', '/health'])('%s answers', async path => {
  expect((await get(path)).status).toBe(200);
});
