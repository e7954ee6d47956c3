import { jobHandlers } from '../../app/jobHandlers';
import { createTaskList, RetryLater } from '../jobs/tasks';
import { useTestApp } from '../../testing/app/testApp';
import { createErrorLog } from './errorLog';
import type { Json } from '../../testing/app/json';

const app = useTestApp();
const print = jest.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => print.mockRestore());

const secret = 'anna@mail.example';
const listErrors = async (search: string) => {
  await app.app.services.errorLog.flush();
  return (await app.rest('ROLE_ADMIN', 'GET', `/logs?level=error&search=${encodeURIComponent(search)}`)).body.data as Json[];
};

/** Lets every query of a request fail. */
async function withFailingQueries(name: string, work: () => Promise<unknown>): Promise<void> {
  const error = Object.assign(new Error(`no row for ${secret}`), { name });
  const query = jest.spyOn(app.app.services.database.manager, 'query').mockRejectedValue(error);
  await work();
  query.mockRestore();
}

test('logs unexpected errors of REST and GraphQL once with their count, without their message', async () => {
  await withFailingQueries('BrokenQuery', async () => {
    for (let time = 0; time < 3; time++) expect((await app.rest('ROLE_ADMIN', 'GET', '/tags')).status).toBe(500);
    for (let time = 0; time < 2; time++) await app.graphql('ROLE_ADMIN', '{ tags { total } }');
  });
  const entries = await listErrors('BrokenQuery');
  expect(entries.map(({ message, context }) => [message, context[0].after]).toSorted()).toEqual([
    ['Unerwarteter Fehler in GET /api/tags: BrokenQuery.', '3'],
    ['Unerwarteter Fehler in GraphQL: BrokenQuery.', '2'],
  ]);
  for (const entry of entries) {
    expect(entry).toMatchObject({ level: 'error', channel: 'app', who: 'System', requestId: expect.any(String) });
    expect(entry.context[1].after).toMatch(/^server\/[\w/.]+\.ts:\d+/);
    expect(JSON.stringify(entry)).not.toContain(secret);
  }
});

test('adds later occurrences to the entry of the hour', async () => {
  const errors = [1, 2].map(() => Object.assign(new Error(secret), { name: 'HourlyError', stack: '' }));
  app.app.services.errorLog.report(errors[0], 'Test');
  expect(await listErrors('HourlyError')).toMatchObject([{ context: [{ after: '1' }, {}] }]);
  app.app.services.errorLog.report(errors[1], 'Test');
  expect(await listErrors('HourlyError')).toMatchObject([{ context: [{ after: '2' }, {}] }]);
});

test('logs a job at its last attempt', async () => {
  const handlers = { ...jobHandlers, deleteUnusedUploads: () => Promise.reject(new RetryLater(secret)) };
  const runTask = (attempts: number) =>
    createTaskList(app.app.services, handlers).deleteUnusedUploads!({}, {
      job: { attempts, max_attempts: 2 },
      abortPromise: new Promise(() => {}),
    } as never);
  await expect(runTask(1)).rejects.toThrow(secret);
  expect(await listErrors('deleteUnusedUploads')).toEqual([]);
  await expect(runTask(2)).rejects.toThrow(secret);
  expect(await listErrors('deleteUnusedUploads')).toMatchObject([
    { message: 'Unerwarteter Fehler in Auftrag deleteUnusedUploads: Error.' },
  ]);
});

test('keeps a bounded number of errors while the database is unavailable, and stores them later', async () => {
  const query = jest.fn<Promise<void>, unknown[]>().mockRejectedValue(new Error('connection lost'));
  const log = createErrorLog({ query }, () => new Date('2026-11-16T07:00:00Z'));
  for (let number = 0; number < 500; number++) log.report(new Error('x'), `Stelle ${number}`);
  await log.flush();
  query.mockReset().mockResolvedValue();
  await log.flush();
  expect(query).toHaveBeenCalledTimes(100);
  await log.flush();
  expect(query).toHaveBeenCalledTimes(100);
});
