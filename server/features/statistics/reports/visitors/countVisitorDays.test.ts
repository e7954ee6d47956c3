import { runJobs } from '../../../../testing/app/runJobs';
import { useTestApp, waitFor } from '../../../../testing/app/testApp';
import { advisoryLocks } from '../../../../platform/database/locks';
import type { AnalyticsEvent } from '../../events/event';
import { maintainEvents } from '../../events/partitions';
import { countVisitorStatistics } from './countVisitorDays';
import { createRandom, useVisitors } from '../../../../testing/statistics/visitors';
import type { Json } from '../../../../testing/app/json';

const now = new Date('2026-11-16T07:00:00Z');
const clock = { now };
const app = useTestApp({ now: () => clock.now });
const query = (sql: string, values: unknown[] = []): Promise<Json[]> => app.app.services.database.query(sql, values);
const count = () => countVisitorStatistics(app.contextFor());
const visitors = useVisitors(app);
const { store } = visitors;
const storedDays = async () => (await query('select day::text from "visitorStatisticDay" order by day')).map(({ day }) => day);

afterEach(async () => {
  clock.now = now;
  await query('truncate "analyticsEvent"');
  await query('delete from "visitorStatisticDay"');
});

const period = 'from=2026-11-09&to=2026-11-16';
const expectAllReports = () => visitors.expectAllReports({ from: '2026-11-09', to: '2026-11-16' });

test('returns the same figures from events and from stored days, also after late events', async () => {
  const random = createRandom(7);
  // These days begin and end in the time zone of the shop, an hour before midnight in UTC.
  const createEvents = (amount: number) => visitors.createEvents(random, amount, '2026-11-09T22:00:00Z', 5 * 24 * 60);
  await store(createEvents(600));
  await expectAllReports();
  await count();
  expect(await storedDays()).toHaveLength(15);
  await expectAllReports();
  await store([visitors.createEvent(random, new Date('2026-11-10T23:10:00Z')), visitors.createEvent(random, clock.now)]);
  expect(await storedDays()).not.toContain('2026-11-11');
  await store(createEvents(20));
  await expectAllReports();
  await app.app.services.database.query(`select graphile_worker.add_job('countVisitorStatistics', '{}')`);
  await runJobs(app);
  expect(await storedDays()).toHaveLength(15);
  await expectAllReports();
}, 120_000);

const view = (at: string, path = '/'): AnalyticsEvent => ({
  ...{ at: new Date(at), type: 'page-view', isView: true, path },
  visitor: { address: '198.51.1.7', userAgent: 'Firefox', language: 'de' },
});
const readPages = async (parameters: string) => (await app.rest('ROLE_ADMIN', 'GET', `/statistics/pages?${parameters}`)).body.data;

test('counts a day when an event that happened an hour ago can no longer arrive', async () => {
  await store([view('2026-11-15T12:00:00Z')]);
  clock.now = new Date('2026-11-15T23:59:00Z');
  await count();
  expect((await storedDays()).at(-1)).toBe('2026-11-14');
  clock.now = new Date('2026-11-16T00:00:00Z');
  await count();
  expect((await storedDays()).at(-1)).toBe('2026-11-15');
});

test('counts rare pages of a day together', async () => {
  await store([view('2026-11-12T10:00:00Z'), ...Array.from({ length: 520 }, (_, index) => view('2026-11-12T11:00:00Z', `/p${index}`))]);
  await store([view('2026-11-12T12:00:00Z')]);
  await count();
  const { total, items } = await readPages(period);
  expect([total, items.length, items[0].path, items[0].views]).toEqual([522, 100, '/', 2]);
  expect(
    await query(
      `select sum(count)::int as count from "visitorStatistic" where report = 'pages' and branches is null group by value is null order by 1`,
    ),
  ).toEqual([{ count: 21 }, { count: 501 }]);
});

test('does not count a day while a transaction stores its events', async () => {
  await store([view('2026-11-12T10:00:00Z')]);
  const change = app.app.services.database.createQueryRunner();
  await change.connect();
  await change.startTransaction();
  await change.query(`insert into "analyticsEvent" select * from "analyticsEvent"`);
  const counting = count();
  const isWaiting = async () =>
    (await query(`select 1 from pg_locks where locktype = 'advisory' and objid = ${advisoryLocks.visitorStatistics} and not granted`))
      .length > 0;
  await waitFor(isWaiting);
  await change.commitTransaction();
  await change.release();
  await counting;
  expect(await storedDays()).toContain('2026-11-12');
  expect((await readPages(period)).total).toBe(2);
});

test('counts the days again in another time zone of the shop', async () => {
  const saveZone = (timezone: string) => app.rest('ROLE_ADMIN', 'POST', '/config', { timezone });
  const viewsByDay = async () =>
    (await app.rest('ROLE_ADMIN', 'GET', `/statistics/page-views?${period}`)).body.data.items.flatMap(
      ({ date, value }: { date: string; value: number }) => (value > 0 ? [[date, value]] : []),
    );
  await store([view('2026-11-12T10:00:00Z'), view('2026-11-12T23:30:00Z')]);
  await count();
  await app.rest('ROLE_ADMIN', 'POST', '/config', { shopName: 'Backstube' });
  expect(await storedDays()).toHaveLength(15);
  expect(await viewsByDay()).toEqual([['2026-11-12', 1], ['2026-11-13', 1]]); // prettier-ignore
  expect((await saveZone('Europe/London')).status).toBe(200);
  expect(await storedDays()).toEqual([]);
  expect(await viewsByDay()).toEqual([['2026-11-12', 2]]);
  await count();
  expect(await viewsByDay()).toEqual([['2026-11-12', 2]]);
  await saveZone('Europe/Vienna');
});

/** Starts a transaction with this statement. */
async function startTransaction(sql: string) {
  const runner = app.app.services.database.createQueryRunner();
  await runner.connect();
  await runner.startTransaction();
  await runner.query(sql);
  return { query: (text: string) => runner.query(text), end: () => runner.commitTransaction().finally(() => runner.release()) };
}
async function waitForZoneLock(): Promise<void> {
  const isWaiting = `select 1 from pg_locks where locktype = 'advisory' and objid = ${advisoryLocks.timezone} and not granted`;
  await waitFor(async () => (await query(isWaiting)).length > 0);
}

test('changes the time zone only after the day that is being counted', async () => {
  const counting = await startTransaction(`select pg_advisory_xact_lock_shared(${advisoryLocks.timezone})`);
  await counting.query(`insert into "visitorStatisticDay" values ('2026-11-12', now(), now())`);
  const saving = app.rest('ROLE_ADMIN', 'POST', '/config', { timezone: 'Europe/London' });
  await waitForZoneLock();
  await counting.end();
  expect((await saving).status).toBe(200);
  expect(await storedDays()).toEqual([]);
  await app.rest('ROLE_ADMIN', 'POST', '/config', { timezone: 'Europe/Vienna' });
});

test('counts a day in the time zone that was saved before it', async () => {
  await store([view('2026-11-12T23:30:00Z')]);
  // Without the trigger, which lets the job wait for the tables already.
  const saving = await startTransaction('set local session_replication_role = replica');
  await saving.query(`select pg_advisory_xact_lock(${advisoryLocks.timezone})`);
  await saving.query(`update settings set value = value || '{"timezone": "Europe/London"}'`);
  const counting = count();
  await waitForZoneLock();
  await saving.end();
  await counting;
  const stored = await query(`select day::text from "visitorStatistic" where report = 'page-views' and branches is null`);
  expect(stored).toEqual([{ day: '2026-11-12' }]);
  await app.rest('ROLE_ADMIN', 'POST', '/config', { timezone: 'Europe/Vienna' });
});

test('deletes counts together with the events', async () => {
  await store([view('2026-11-12T10:00:00Z')]);
  await count();
  await maintainEvents({ db: app.contextFor().db, now: new Date('2027-12-31T23:00:00Z') });
  expect(await storedDays()).toContain('2026-11-12');
  await maintainEvents({ db: app.contextFor().db, now: new Date('2028-01-01T01:00:00Z') });
  expect(await storedDays()).toEqual([]);
  expect(await query('select from "visitorStatistic"')).toEqual([]);
});
