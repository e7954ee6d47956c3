import { Agent, get } from 'node:http';
import { Client } from 'pg';
import { Branch } from '../../features/branch/branch.entity';
import { urlOf, workerName } from '../../testing/app/databases';
import { faultyProxy, type FaultyProxy } from '../../testing/fakes/faultyProxy';
import { eventually, useHouse, useInstance } from '../../testing/app/testApp';

const limits = { patience: 1_500, statement: 800, connection: 700, connections: 4 };
let line: FaultyProxy;
const house = useHouse();
const reach = async (url: string) => (line = await faultyProxy(url)).url;
const far = useInstance({ limits, reach });
const hurried = useInstance({ limits: { patience: 300 } });
const leaving = useInstance();

let other: Client;
beforeAll(async () => {
  other = new Client({ connectionString: urlOf(workerName()) });
  await other.connect();
});
afterEach(() => {
  line.mend();
  return eventually(async () => (await fetch(`${far.address}/health`)).ok);
});
afterAll(async () => {
  await other.end();
  await line.stop();
});

const list = '{ branches { total } }';
const refusal = { message: 'Dieser Dienst ist gerade nicht erreichbar.', field: null, code: 'UNAVAILABLE' };

/** Asks both doors; how long it took them. */
async function expectRefusals(): Promise<number> {
  const start = performance.now();
  const [rest, graphql] = await Promise.all([
    fetch(`${far.address}/api/branches`),
    fetch(`${far.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: list }),
    }),
  ]);
  const took = performance.now() - start;
  for (const { status, headers } of [rest, graphql]) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(await rest.json()).toEqual({ errors: [refusal] });
  expect(await graphql.json()).toMatchObject({
    errors: [{ message: refusal.message, extensions: { code: 'UNAVAILABLE', errors: [refusal] } }],
  });
  return took;
}

const answers = async (): Promise<boolean> => (await far.rest(undefined, 'GET', '/branches')).status === 200;

test('without a database both doors refuse for now, and answer again by themselves', async () => {
  line.cut();
  await expectRefusals();
  expect((await fetch(`${far.address}/health`)).status).toBe(503);
  line.mend();
  await eventually(answers);
});

test('when the database hangs every request ends in time, and all is well afterwards', async () => {
  line.hang();
  const times = await Promise.all(Array.from({ length: 20 }, expectRefusals));
  expect(Math.max(...times)).toBeLessThan(limits.patience + 1_000);
  line.mend();
  await eventually(answers);
});

test('a database that hangs in the middle of a change keeps nobody waiting', async () => {
  const branch = await far.make('branch');
  const change = far.rest('ROLE_ADMIN', 'PUT', `/branches/${branch}`, { city: 'Steyr' });
  line.hang();
  expect([200, 503]).toContain((await change).status);
});

test('a slow database answers late, and everyone', async () => {
  line.delay(10);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => far.rest(undefined, 'GET', '/branches').then(({ status }) => status)),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('connections that were ended by the database are replaced', async () => {
  await Promise.all(Array.from({ length: 8 }, answers));
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await eventually(answers);
  expect(await Promise.all(Array.from({ length: 20 }, answers))).not.toContain(false);
});

test('of more requests than connections those that wait too long are refused, and nothing is stuck', async () => {
  await other.query('begin; lock table branch in access exclusive mode');
  const start = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: 60 }, () => far.rest(undefined, 'GET', '/branches').then(({ status }) => status)),
  );
  expect(performance.now() - start).toBeLessThan(limits.patience + 1_000);
  expect(new Set(statuses)).toEqual(new Set([503]));
  await other.query('rollback');
  await eventually(answers);
});

test('what nobody waits for any more changes nothing', async () => {
  const branch = await house.make('branch', { city: 'Wels' });
  await other.query('begin');
  await other.query('select 1 from branch where id = $1 for update', [branch]);
  expect((await hurried.rest('ROLE_ADMIN', 'PUT', `/branches/${branch}`, { city: 'Steyr' })).status).toBe(503);
  await other.query('rollback');
  await eventually(async () => (await other.query(inTransaction)).rowCount === 0);
  expect((await house.rest(undefined, 'GET', `/branches/${branch}`)).body.data.city).toBe('Wels');
});

const inTransaction = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;

test('two who lock each other out both have their way', async () => {
  const [a, b] = [await house.make('branch', { city: 'A' }), await house.make('branch', { city: 'B' })];
  let meet: () => void;
  const met = new Promise<void>(done => (meet = done));
  let arrived = 0;
  const swap = (city: string, first: string, second: string) =>
    house.as('ROLE_ADMIN').atomically(async context => {
      await context.records(Branch).update(first, { city });
      if (++arrived === 2) meet();
      await met;
      await context.records(Branch).update(second, { city });
    });
  await Promise.all([swap('C', a, b), swap('D', b, a)]);
  expect(arrived).toBe(3); // one of them came twice
});

test('whoever clashes again and again gets a conflict', async () => {
  let attempts = 0;
  const clash = house.as('ROLE_ADMIN').atomically(({ db }) => {
    attempts += 1;
    return db.query(`do $$ begin raise exception using errcode = '40001'; end $$`);
  });
  await expect(clash).rejects.toMatchObject({ reason: 'conflict' });
  expect(attempts).toBe(4);
});

test('a house that closes answers what was asked, and is gone although connections are kept', async () => {
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<number>((done, fail) =>
      get(`${leaving.address}/api/branches`, { agent }, answer => answer.resume().on('end', () => done(answer.statusCode!))).on(
        'error',
        fail,
      ),
    );
  await Promise.all(Array.from({ length: 10 }, ask));
  await other.query('begin; lock table branch in access exclusive mode');
  const asked = Array.from({ length: 15 }, ask);
  await eventually(async () => (await other.query('select 1 from pg_locks where not granted')).rowCount === asked.length);
  const stopped = leaving.app.stop();
  await other.query('rollback');
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  await stopped;
});
