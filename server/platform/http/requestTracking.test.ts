import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { RequestSummary } from './requestTracking';
import { countStatements } from '../../testing/app/statements';
import { waitFor, useTestApp } from '../../testing/app/testApp';
import type { Json } from '../../testing/app/json';

const requests: RequestSummary[] = [];
const app = useTestApp({ onRequest: request => void requests.push(request), metricsToken: 'ein-langes-geheimnis' });

/** Waits for the log entry of the request with this id and returns it. */
async function loggedRequest(id: string): Promise<RequestSummary> {
  await waitFor(() => requests.some(request => request.id === id));
  return requests.find(request => request.id === id)!;
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });

test('reports every request with viewer, status and route, and returns its id', async () => {
  const branch = await app.make('branch');
  const response = await get(`/api/branches/${branch}`, { authorization: 'ROLE_EMPLOYEE' });
  const id = response.headers.get('x-request-id')!;
  expect(await loggedRequest(id)).toEqual({
    id,
    method: 'GET',
    url: `/api/branches/${branch}`,
    route: '/api/branches/:id',
    status: 200,
    ms: expect.any(Number),
    viewer: 'ROLE_EMPLOYEE',
  });
});

test('keeps a valid X-Request-Id and replaces an invalid one', async () => {
  const accepted = await get('/api/tags', { 'x-request-id': 'vor-dem-haus-1' });
  expect(accepted.headers.get('x-request-id')).toBe('vor-dem-haus-1');
  expect((await loggedRequest('vor-dem-haus-1')).status).toBe(200);
  const replaced = await get('/api/tags', { 'x-request-id': '<script>' });
  expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('redacts keys, hashes and queries', async () => {
  const response = await get('/api/orders/public/ABCDEFGH/0123456789abcdef?mail=a@b.example');
  expect((await loggedRequest(response.headers.get('x-request-id')!)).url).toBe('/api/orders/public/ABCDEFGH/***');
});

test('reports 499 when the client disconnects before the response', async () => {
  const slowQuery = jest.spyOn(app.app.services.database.manager, 'query').mockReturnValue(new Promise(() => {}));
  const pending = request(`${app.url}/api/tags`, { headers: { 'x-request-id': 'abgebrochen-1', authorization: 'ROLE_ADMIN' } }).on(
    'error',
    () => {},
  );
  pending.end();
  await waitFor(() => slowQuery.mock.calls.length > 0);
  pending.destroy();
  const { status } = await loggedRequest('abgebrochen-1');
  slowQuery.mockRestore();
  expect(status).toBe(499);
});

test('logs the request id of a change', async () => {
  const body = JSON.stringify({ name: 'Mit Kennung', sortOrder: 0 });
  const headers = { authorization: 'ROLE_ADMIN', 'content-type': 'application/json', 'x-request-id': 'anfrage-mit-kennung' };
  expect((await fetch(`${app.url}/api/tags`, { method: 'POST', headers, body })).status).toBe(201);
  const { body: result } = await app.rest('ROLE_ADMIN', 'GET', '/logs?search=kennung');
  expect(result.data).toMatchObject([{ requestId: 'anfrage-mit-kennung', url: '/api/tags' }]);
});

test('answers internal errors with only the request id in GraphQL and REST', async () => {
  const errorLog = jest.spyOn(console, 'error').mockImplementation(() => {});
  const failingQuery = jest.spyOn(app.app.services.database.manager, 'query').mockRejectedValue(new Error('geheimer Grund'));
  const headers = { authorization: 'ROLE_ADMIN', 'content-type': 'application/json', 'x-request-id': 'kaputte-anfrage' };
  const rest = await (await get('/api/tags', headers)).json();
  const query = JSON.stringify({ query: '{ tags { total } }' });
  const graphql = await (await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: query })).json();
  failingQuery.mockRestore();
  expect(rest).toEqual({ errors: [expect.objectContaining({ code: 'INTERNAL' })], requestId: 'kaputte-anfrage' });
  expect((graphql as { errors: { extensions: object }[] }).errors[0]!.extensions).toMatchObject({
    code: 'INTERNAL',
    requestId: 'kaputte-anfrage',
  });
  expect(JSON.stringify([rest, graphql])).not.toContain('geheimer Grund');
  expect(errorLog.mock.calls.map(([id]) => id as string)).toEqual(['kaputte-anfrage', 'kaputte-anfrage']);
  errorLog.mockRestore();
});

test('serves metrics to this machine and to clients with the token', async () => {
  await get('/api/tags/linz');
  await get('/api/diese/adresse/gibt/es/nicht');
  const response = await get('/metrics');
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/tags\/:id",status="404"\} [1-9]/);
  expect(text).not.toContain('gibt/es/nicht');
  for (const name of [
    'database_connections{state="idle"}',
    'sockets_open',
    'jobs{state="waiting"}',
    'outbox_messages{state="queued"}',
    'outbox_oldest_seconds{state="failed"}',
    'process_cpu_seconds_total',
  ])
    expect(text).toContain(name);
  expect(text).toMatch(/^job_worker_up 0$/m); // this app runs no jobs
  const foreign = { 'x-forwarded-for': '203.0.113.7' };
  expect((await get('/metrics', foreign)).status).toBe(404);
  expect((await get('/metrics', { ...foreign, authorization: 'Bearer ein-falsches-geheim' })).status).toBe(404);
  expect((await get('/metrics', { ...foreign, authorization: 'Bearer ein-langes-geheimnis' })).status).toBe(200);
});

test('reads the queue and the outbox once for all their metrics', async () => {
  expect(await countStatements(app, () => get('/metrics'))).toBe(2);
});

test('measures the delay of events and answers while the queue and the outbox cannot be read', async () => {
  const eventCount = async () => Number(/^event_delay_seconds_count (\d+)$/m.exec(await (await get('/metrics')).text())![1]);
  const before = await eventCount();
  await app.make('tag');
  await waitFor(async () => (await eventCount()) > before);
  const runner = app.app.services.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table graphile_worker._private_jobs, outbox in access exclusive mode');
  const response = await get('/metrics');
  await runner.rollbackTransaction();
  await runner.release();
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^job_oldest_due_seconds Nan$/m);
});

test('keeps idle connections longer than proxies do', async () => {
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(request(`${app.url}/healthz`, { agent }).end(), 'response')) as [IncomingMessage];
  response.resume();
  expect(response.headers['keep-alive']).toBe('timeout=75');
  agent.destroy();
});

test.each(['/healthz', '/readyz', '/health'])('returns 200 for %s', async path => {
  expect((await get(path)).status).toBe(200);
});

test('stays ready while the job queue cannot be read', async () => {
  const runner = app.app.services.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table graphile_worker._private_jobs in access exclusive mode');
  const response = await get('/readyz');
  await runner.rollbackTransaction();
  await runner.release();
  expect([response.status, await response.json()]).toEqual([
    200,
    { data: { isReady: true, jobs: { isWorking: null, oldestDueSeconds: null } } },
  ]);
});

test('reports how long the oldest job is due', async () => {
  const { database } = app.app.services;
  const details = async (): Promise<Json> => ((await (await get('/readyz')).json()) as Json).data;
  expect(await details()).toEqual({ isReady: true, jobs: { isWorking: null, oldestDueSeconds: 0 } });
  const jobs = [`now() - interval '90 seconds'`, `now() - interval '30 seconds'`, `now() + interval '1 hour'`];
  for (const runAt of jobs) await database.query(`select graphile_worker.add_job('deliverMessage', '{}'::json, run_at => ${runAt})`);
  const { oldestDueSeconds } = (await details()).jobs;
  const [, metric] = /^job_oldest_due_seconds (.+)$/m.exec(await (await get('/metrics')).text())!;
  for (const seconds of [oldestDueSeconds, Number(metric)]) {
    expect(seconds).toBeGreaterThanOrEqual(90);
    expect(seconds).toBeLessThan(180);
  }
});
