import { startAppProcess } from '../../../testing/app/appProcess';
import { databaseUrl, workerName } from '../../../testing/app/databases';
import { useTestApp, waitFor } from '../../../testing/app/testApp';
import { runSitePlan } from './runSitePlan';
import type { Json } from '../../../testing/app/json';

jest.setTimeout(120_000); // three server processes start

const testApp = useTestApp({ now: () => new Date() });

// The processes run jobs, but send no mails.
const startProcess = () => startAppProcess(databaseUrl(workerName()), { MAIL_SERVER: 'smtp://127.0.0.1:1' });

const mutation = `mutation ($id: ID!, $ifMatch: DateTimeISO!, $publishAt: DateTimeISO) {
  scheduleSite(id: $id, ifMatch: $ifMatch, publishAt: $publishAt) { id } }`;

const read = async (id: string) => (await testApp.rest('ROLE_ADMIN', 'GET', `/sites/${id}`)).body.data;

/** Plans a page for in so many seconds. */
async function planPage(url: string, path: string, seconds: number) {
  const id: string = await testApp.make('site', { path, isPublic: false });
  const { updatedAt } = await read(id);
  await fetch(`${url}/api/config`); // the first request of a process takes longer
  const at = Date.now() + seconds * 1_000;
  const variables = { id, ifMatch: updatedAt, publishAt: new Date(at) };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'ROLE_ADMIN' },
    body: JSON.stringify({ query: mutation, variables }),
  });
  const { data } = (await response.json()) as Json;
  return { id, at, plan: data.scheduleSite[0].id as string };
}

/** Moves the plan and its job to now. */
async function makeDue(plan: string): Promise<void> {
  const { database } = testApp.app.services;
  await database.query('update "sitePlan" set at = now() where id = $1', [plan]);
  await database.query('update graphile_worker._private_jobs set run_at = now()');
}

test('publishes once, at the start of a server, what was due while none ran', async () => {
  const killed = await startProcess();
  const { id, plan } = await planPage(killed.url, 'geplant', 3_600);
  await killed.stop('SIGKILL');
  await makeDue(plan);
  expect((await read(id)).isPublic).toBe(false);

  const survivors = await Promise.all([startProcess(), startProcess()]);
  await waitFor(async () => (await read(id)).isPublic);
  const { updatedAt } = await read(id);
  await runSitePlan(testApp.contextFor(), { plan });

  // A plan whose server keeps running takes place at its time.
  const next = await planPage(survivors[0]!.url, 'laufend', 5);
  await waitFor(async () => (await read(next.id)).isPublic);
  expect(Date.now()).toBeGreaterThanOrEqual(next.at);
  for (const survivor of survivors) await survivor.stop('SIGTERM');
  expect((await read(id)).updatedAt).toBe(updatedAt);
});
