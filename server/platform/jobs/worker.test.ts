import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Pool } from 'pg';
import { createApp, type App } from '../../app/createApp';
import { migrate } from '../../app/database';
import { startFaultyProxy, type FaultyProxy } from '../../testing/fakes/faultyProxy';
import { waitFor } from '../../testing/app/testApp';
import { nativeFolder } from '../database/embedded/binaries';
import { startCluster, type Cluster } from '../database/embedded/cluster';
import { chooseRunner } from '../database/embedded/runner';
import { diskStorage } from '../files/diskStorage';
import { startWorker, type JobWorker } from './worker';
import type { JobHandlers } from './tasks';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'jobs-'));
let cluster: Cluster;
let proxy: FaultyProxy;
let app: App;
let producer: Pool;
beforeAll(async () => {
  cluster = await startCluster(folder);
  await migrate(cluster.url);
  proxy = await startFaultyProxy(cluster.url);
  const limits = { jobTimeout: 2_000, jobStallTimeout: 3_000, connectionTimeout: 2_000, statementTimeout: 2_000 };
  app = await createApp({
    databaseUrl: proxy.url,
    storage: diskStorage(folder),
    now: () => new Date(),
    publicUrl: 'http://localhost',
    limits,
  });
  producer = new Pool({ connectionString: cluster.url, max: 2 }).on('error', () => {});
});
afterAll(async () => {
  await app.stop();
  await producer.end();
  await proxy.stop();
  await cluster.stop();
  for (const path of [dirname(cluster.folder), folder]) rmSync(path, { recursive: true, force: true });
});

/** Stops the server without notice, as after a crash, and starts it again. */
async function restartDatabase(): Promise<void> {
  const runner = chooseRunner(nativeFolder(), join(folder, 'postgres'));
  const { file, args, options } = runner.command('pg_ctl', ['-D', cluster.folder, '-m', 'immediate', '-w', 'restart']);
  const [code] = await once(spawn(file, args, { ...options, stdio: 'ignore' }), 'exit');
  expect(code).toBe(0);
}

let handled: string[] = [];
const nothing = async () => {};
const handlers: JobHandlers = {
  deliverMessage: async ({ db }, { message }) => {
    await db.query('select pg_sleep(0.05)');
    handled.push(message);
  },
  runRetention: nothing,
  runSitePlan: nothing,
  sendLoginLink: nothing,
  forwardPixelEvent: nothing,
  expireProposal: nothing,
  reconcilePayments: nothing,
  remindBranches: nothing,
  sendOrderNotification: nothing,
  sendPush: nothing,
  createWebhookDeliveries: nothing,
  deliverWebhook: nothing,
  countOrderStatistics: nothing,
  countVisitorStatistics: nothing,
  deleteUnusedUploads: nothing,
};

/** Adds jobs until the returned function is called, which returns the names of those that were committed. */
function addJobs(): () => Promise<string[]> {
  const added: string[] = [];
  let isAdding = true;
  async function add(): Promise<void> {
    for (let number = 0; isAdding; number += 1) {
      const sql = `select graphile_worker.add_job('deliverMessage', json_build_object('message', $1::text))`;
      await producer.query(sql, [String(number)]).then(
        () => added.push(String(number)),
        () => {},
      );
      await new Promise(done => setTimeout(done, 20));
    }
  }
  const finished = add();
  return async () => {
    isAdding = false;
    await finished;
    return added;
  };
}

/** Starts a worker that, within a test, returns no job to the queue because it has run for too long. */
const startPatientWorker = (): JobWorker =>
  startWorker(proxy.url, { ...app.services, limits: { ...app.services.limits, jobTimeout: 600_000 } }, handlers);

async function takeOneMore(): Promise<void> {
  const count = handled.length;
  await waitFor(() => handled.length > count);
}

async function stopInTime(worker: JobWorker): Promise<void> {
  const start = performance.now();
  await worker.stop();
  expect(performance.now() - start).toBeLessThan(10_000);
}

beforeEach(() => {
  handled = [];
});

test('returns a job to the queue as soon as the database is back when the response with it was lost', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'trace').mockImplementation();
  const worker = startPatientWorker();
  await waitFor(() => worker.isWorking());
  proxy.delay(1_000);
  await producer.query(`select graphile_worker.add_job('deliverMessage', '{"message": "unanswered"}')`);
  const countTaken = async () => (await producer.query('select from graphile_worker.jobs where locked_at is not null')).rowCount;
  await waitFor(async () => (await countTaken()) === 1);
  proxy.cut();
  expect(handled).toEqual([]);
  proxy.repair();
  await waitFor(() => handled.includes('unanswered'));
  expect(handled).toEqual(['unanswered']);
  await stopInTime(worker);
});

test('runs every job although the database restarts again and again under running jobs', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'trace').mockImplementation(); // the library reports lost connections here
  const worker = startPatientWorker();
  const stopAdding = addJobs();
  for (let restart = 0; restart < 4; restart += 1) {
    await takeOneMore();
    await restartDatabase();
  }
  await takeOneMore();
  const added = await stopAdding();
  await waitFor(() => added.every(name => handled.includes(name)));
  await waitFor(() => worker.isWorking()); // the queue of deliveries may come back later
  await stopInTime(worker);
  expect(warn.mock.calls.every(([text]) => text === 'Restarting the job queue:')).toBe(true);
});

test('replaces its connections when the database hangs, and stops in time while it hangs', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'trace').mockImplementation();
  const worker = startWorker(proxy.url, app.services, handlers);
  const stopAdding = addJobs();
  await takeOneMore();
  proxy.hang();
  await waitFor(() => !worker.isWorking());
  proxy.repair();
  await takeOneMore();
  await waitFor(() => worker.isWorking()); // the queue of deliveries may come back later
  const added = await stopAdding();
  await waitFor(() => added.every(name => handled.includes(name)));
  proxy.hang();
  await stopInTime(worker);
  proxy.repair();
});
