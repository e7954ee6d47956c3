import { useTestApp, waitFor } from '../../../../testing/app/testApp';
import { countVisitorStatistics } from './countVisitorDays';
import { createRandom, useVisitors } from '../../../../testing/statistics/visitors';
import type { Json } from '../../../../testing/app/json';

const app = useTestApp({ now: () => new Date('2026-11-16T07:00:00Z') });
const visitors = useVisitors(app);
const query = (sql: string): Promise<Json[]> => app.app.services.database.query(sql);
const count = () => countVisitorStatistics(app.contextFor());
const storedMonths = async () => (await query('select month::text from "visitorStatisticMonth" order by 1')).map(({ month }) => month);

const random = createRandom(5);

beforeAll(() => visitors.store(visitors.createEvents(random, 700, '2026-09-20T00:00:00Z', 57 * 24 * 60)));
beforeEach(count);

test('returns the same figures from sums of months, also of parts of months', async () => {
  expect(await storedMonths()).toEqual(['2026-09-01', '2026-10-01']);
  await visitors.expectAllReports({ from: '2026-09-21', to: '2026-11-16' });
  await visitors.expectAllReports({ from: '2026-09-01', to: '2026-10-30' });
  await visitors.expectAllReports({ from: '2026-10-01', to: '2026-10-31' });
}, 120_000);

test('reads months instead of their days', async () => {
  const read = async (period: string) => (await app.rest('ROLE_ADMIN', 'GET', `/statistics/pages?${period}`)).body.data;
  const [whole, part] = ['from=2026-10-01&to=2026-10-31', 'from=2026-10-02&to=2026-10-31'];
  const [before, days] = [
    await read(whole),
    await query(`select * from "visitorStatistic" where day between '2026-10-01' and '2026-10-31'`),
  ];
  await query(`delete from "visitorStatistic" where day between '2026-10-01' and '2026-10-31'`);
  expect(await read(whole)).toEqual(before);
  expect((await read(part)).total).toBeLessThan(before.total);
  await app.app.services.database.query(
    `insert into "visitorStatistic" select * from jsonb_populate_recordset(null::"visitorStatistic", $1)`,
    [JSON.stringify(days)],
  );
});

test('sums a month up again after a late event of it', async () => {
  await visitors.store([visitors.createEvent(random, new Date('2026-10-31T23:00:00Z'))]);
  expect(await storedMonths()).toEqual(['2026-09-01', '2026-10-01']);
  await visitors.store([visitors.createEvent(random, new Date('2026-10-31T22:59:59Z'))]);
  expect(await storedMonths()).toEqual(['2026-09-01']);
  await visitors.expectAllReports({ from: '2026-09-01', to: '2026-11-16' });
  await count();
  expect(await storedMonths()).toEqual(['2026-09-01', '2026-10-01']);
  await visitors.expectAllReports({ from: '2026-09-01', to: '2026-11-16' });
}, 120_000);

test('does not sum a month up while one of its days is deleted', async () => {
  await query(`delete from "visitorStatisticMonth" where month = '2026-10-01'`);
  const change = app.app.services.database.createQueryRunner();
  await change.connect();
  await change.startTransaction();
  await change.query(`delete from "visitorStatisticDay" where day = '2026-10-05'`);
  const counting = count();
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await waitFor(async () => (await query(waiting)).length > 0);
  await change.commitTransaction();
  await change.release();
  await counting;
  expect(await storedMonths()).toEqual(['2026-09-01']);
  await count();
  expect(await storedMonths()).toEqual(['2026-09-01', '2026-10-01']);
});

test('deletes the sums together with their days, and with the time zone', async () => {
  await query(`delete from "visitorStatisticDay" where day = '2026-09-30'`);
  expect(await query('select distinct month::text from "visitorMonthCount"')).toEqual([{ month: '2026-10-01' }]);
  expect((await app.rest('ROLE_ADMIN', 'POST', '/config', { timezone: 'Europe/London' })).status).toBe(200);
  expect(await query('select from "visitorMonthCount"')).toEqual([]);
  await app.rest('ROLE_ADMIN', 'POST', '/config', { timezone: 'Europe/Vienna' });
});
