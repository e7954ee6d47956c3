import type { Context } from '../context/context';
import { Agent, get } from 'node:http';
import { Client } from 'pg';
import { Branch } from '../../features/branch/branch.entity';
import { databaseUrl, workerName } from '../../testing/app/databases';
import { startFaultyProxy, type FaultyProxy } from '../../testing/fakes/faultyProxy';
import { waitFor, useTestApp, useAppInstance } from '../../testing/app/testApp';

const limits = { requestTimeout: 1_500, statementTimeout: 800, connectionTimeout: 700, maxConnections: 4 };
let proxy: FaultyProxy;
const app = useTestApp();
const proxyUrl = async (url: string) => (proxy = await startFaultyProxy(url)).url;
const proxiedApp = useAppInstance({ limits, replaceDatabaseUrl: proxyUrl });
/** With the usual limits. */
const patientApp = useAppInstance({ replaceDatabaseUrl: async () => proxy.url });
const shortTimeoutApp = useAppInstance({ limits: { requestTimeout: 300 } });
const stoppingApp = useAppInstance();

let client: Client;
beforeAll(async () => {
  client = new Client({ connectionString: databaseUrl(workerName()) });
  await client.connect();
});
afterEach(() => {
  proxy.repair();
  return waitFor(async () => (await fetch(`${proxiedApp.url}/health`)).ok);
});
afterAll(async () => {
  await client.end();
  await proxy.stop();
});

const list = '{ branches { total } }';
/** Each test has its own list, because a stored response replaces one that was read before. */
const listOf = (limit: number): string => `${proxiedApp.url}/api/branches?limit=${limit}`;
const expectedError = { message: 'Dieser Dienst ist gerade nicht erreichbar.', field: null, code: 'UNAVAILABLE' };

/** Sends a REST and a GraphQL request and expects UNAVAILABLE; returns the time they took. */
async function expectUnavailable(limit: number): Promise<number> {
  const start = performance.now();
  const [rest, graphql] = await Promise.all([
    fetch(listOf(limit)),
    fetch(`${proxiedApp.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: list }),
    }),
  ]);
  const duration = performance.now() - start;
  for (const { status, headers } of [rest, graphql]) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(await rest.json()).toEqual({ errors: [expectedError] });
  expect(await graphql.json()).toMatchObject({
    errors: [{ message: expectedError.message, extensions: { code: 'UNAVAILABLE', errors: [expectedError] } }],
  });
  return duration;
}

const isAvailable = async (): Promise<boolean> => (await proxiedApp.rest(undefined, 'GET', '/branches')).status === 200;

test('returns UNAVAILABLE without a database and recovers by itself', async () => {
  proxy.cut();
  await expectUnavailable(1);
  expect((await fetch(`${proxiedApp.url}/health`)).status).toBe(503);
  proxy.repair();
  await waitFor(isAvailable);
});

test('ends every request in time while the database hangs, and recovers', async () => {
  proxy.hang();
  const times = await Promise.all(Array.from({ length: 20 }, () => expectUnavailable(2)));
  expect(Math.max(...times)).toBeLessThan(5 * limits.requestTimeout); // without a limit they would never end
  proxy.repair();
  await waitFor(isAvailable);
});

test('answers a change in time although the database hangs', async () => {
  const branch = await proxiedApp.make('branch');
  const change = proxiedApp.rest('ROLE_ADMIN', 'PUT', `/branches/${branch}`, { city: 'Steyr' });
  proxy.hang();
  expect([200, 503]).toContain((await change).status);
});

test('answers every request with a slow database', async () => {
  proxy.delay(10);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${patientApp.url}/api/branches?limit=3`).then(({ status }) => status)),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('replaces connections that the database closed', async () => {
  await Promise.all(Array.from({ length: 8 }, isAvailable));
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  // A request that gets a closed connection fails until the pool has noticed all of them.
  await waitFor(async () => (await Promise.all(Array.from({ length: 20 }, isAvailable))).every(Boolean));
});

test.each<[string, (context: Context) => Promise<unknown>]>([
  ['a record', context => context.records(Branch).count()],
  ['plain SQL', ({ db }) => db.query('select 1')],
])('returns UNAVAILABLE when the database closes the connection of a transaction before %s', async (_, read) => {
  const failing = app.contextFor('ROLE_ADMIN').transaction(async context => {
    const { db } = context;
    const [{ pid }] = await db.query<[{ pid: number }]>('select pg_backend_pid() as pid');
    await client.query('select pg_terminate_backend($1)', [pid]);
    await waitFor(() => db.queryRunner!.isReleased); // the pool has noticed
    await read(context);
  });
  await expect(failing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('rejects requests that wait too long for a connection, and recovers', async () => {
  await client.query('begin; lock table branch in access exclusive mode');
  const start = performance.now();
  const statuses = await Promise.all(Array.from({ length: 60 }, () => fetch(listOf(4)).then(({ status }) => status)));
  const duration = performance.now() - start;
  await client.query('rollback');
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(duration).toBeLessThan(5 * limits.requestTimeout); // one after the other they would take 60 times as long
  await waitFor(isAvailable);
});

test('changes nothing after the request has timed out', async () => {
  const branch = await app.make('branch', { city: 'Wels' });
  await client.query('begin');
  await client.query('select 1 from branch where id = $1 for update', [branch]);
  expect((await shortTimeoutApp.rest('ROLE_ADMIN', 'PUT', `/branches/${branch}`, { city: 'Steyr' })).status).toBe(503);
  await client.query('rollback');
  await waitFor(async () => (await client.query(inTransaction)).rowCount === 0);
  expect((await app.rest(undefined, 'GET', `/branches/${branch}`)).body.data.city).toBe('Wels');
});

const inTransaction = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;

test('retries one of two deadlocked transactions', async () => {
  const [a, b] = [await app.make('branch', { city: 'A' }), await app.make('branch', { city: 'B' })];
  let resolveBoth: () => void;
  const bothStarted = new Promise<void>(done => (resolveBoth = done));
  let runs = 0;
  const swap = (city: string, first: string, second: string) =>
    app.contextFor('ROLE_ADMIN').transaction(async context => {
      await context.records(Branch).update(first, { city });
      if (++runs === 2) resolveBoth();
      await bothStarted;
      await context.records(Branch).update(second, { city });
    });
  await Promise.all([swap('C', a, b), swap('D', b, a)]);
  expect(runs).toBe(3); // one of them was retried
});

test('throws CONFLICT after repeated serialization failures', async () => {
  let attempts = 0;
  const failing = app.contextFor('ROLE_ADMIN').transaction(({ db }) => {
    attempts += 1;
    return db.query(`do $$ begin raise exception using errcode = '40001'; end $$`);
  });
  await expect(failing).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(attempts).toBe(4);
});

const waitingForBranch = `select 1 from pg_locks where not granted and relation = 'branch'::regclass
  and database = (select oid from pg_database where datname = current_database())`;

test('answers running requests during shutdown and closes keep-alive connections', async () => {
  const agent = new Agent({ keepAlive: true });
  const sendRequest = () =>
    new Promise<number>((done, fail) =>
      get(`${stoppingApp.url}/api/branches`, { agent }, response => response.resume().on('end', () => done(response.statusCode!))).on(
        'error',
        fail,
      ),
    );
  await Promise.all(Array.from({ length: 10 }, sendRequest));
  await client.query('begin; lock table branch in access exclusive mode');
  const responses = Array.from({ length: 15 }, sendRequest);
  await waitFor(async () => (await client.query(waitingForBranch)).rowCount === responses.length);
  const stopped = stoppingApp.app.stop();
  await client.query('rollback');
  expect(new Set(await Promise.all(responses))).toEqual(new Set([200]));
  await stopped;
});
