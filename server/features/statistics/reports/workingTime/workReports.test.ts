import { useTestApp, type Token } from '../../../../testing/app/testApp';
import type { Json } from '../../../../testing/app/json';

const app = useTestApp(); // 16 November 2026, a Monday, 08:00 in Vienna
const ids = { branch: '', other: '', eva: '', max: '' };
const read = (token: Token | undefined, path: string) => app.rest(token, 'GET', `/statistics/${path}`);
const manager = (): Token => `ROLE_MANAGER ${ids.branch}`;
const week = 'from=2026-11-09&to=2026-11-15';

beforeAll(async () => {
  ids.branch = await app.make('branch');
  ids.other = await app.make('branch');
  const person = { roles: ['ROLE_EMPLOYEE'], weeklyTargetMinutes: 2400, holidayDaysPerYear: 25, workingDays: [1, 2, 3, 4, 5] };
  ids.eva = await app.make('user', { ...person, firstName: 'Eva', lastName: 'Huber', branches: [ids.branch] });
  ids.max = await app.make('user', { ...person, firstName: 'Max', lastName: 'Moser', branches: [ids.other] });
  const work = (user: string, branch: string, startedAt: string, endedAt: string | null, pauses: object[] = []) =>
    app.make('workingActivity', { user, branch, startedAt, endedAt, pauses });
  const pause = { from: '2026-11-09T09:00:00Z', to: '2026-11-09T09:30:00Z' };
  await work(ids.eva, ids.branch, '2026-11-09T05:00:00Z', '2026-11-09T13:30:00Z', [pause]);
  await work(ids.eva, ids.branch, '2026-11-10T22:30:00Z', '2026-11-11T06:30:00Z'); // at night: the day of its start
  await work(ids.eva, ids.branch, '2026-11-11T23:30:00Z', '2026-11-12T01:30:00Z'); // after midnight in Vienna
  await work(ids.max, ids.other, '2026-11-09T05:00:00Z', '2026-11-09T06:00:00Z');
  await work(ids.eva, ids.branch, '2026-11-16T05:00:00Z', null);
  const plan = (type: string, from: string, to: string, values: object = {}) =>
    app.make('workingSchedule', { user: ids.eva, branch: ids.branch, type, from, to, isPublished: true, ...values });
  await plan('shift', '2026-11-09T05:00:00Z', '2026-11-09T13:30:00Z', { pauseMinutes: 30 });
  await plan('vacation', '2026-11-11T23:00:00Z', '2026-11-13T23:00:00Z'); // Thursday and Friday
  await plan('sick', '2026-11-17T23:00:00Z', '2026-11-18T23:00:00Z'); // Wednesday
  await plan('shift', '2026-11-19T05:00:00Z', '2026-11-19T11:00:00Z');
  await plan('shift', '2026-11-20T05:00:00Z', '2026-11-20T11:00:00Z', { isPublished: false });
});

test('sums up worked time by person and day of the start', async () => {
  const { data } = (await read(manager(), `working-activities?${week}`)).body;
  const eva = { user: ids.eva, name: 'Eva Huber' };
  expect(data).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
    total: 1080,
    items: [
      { ...eva, date: '2026-11-09', workedMinutes: 480, pauseMinutes: 30 },
      { ...eva, date: '2026-11-10', workedMinutes: 480, pauseMinutes: 0 },
      { ...eva, date: '2026-11-12', workedMinutes: 120, pauseMinutes: 0 },
    ],
  });
  expect((await read('ROLE_ADMIN', `working-activities?${week}`)).body.data.total).toBe(1140);
});

test('lists planned shifts, and absences on each of their days', async () => {
  const { data } = (await read(manager(), `working-schedules?${week}`)).body;
  expect(data.total).toBe(480);
  expect(data.items.map(({ date, type, plannedMinutes }: Json) => [date, type, plannedMinutes])).toEqual([
    ['2026-11-09', 'shift', 480],
    ['2026-11-12', 'vacation', 0],
    ['2026-11-13', 'vacation', 0],
  ]);
});

test('sums up worked time by department, with what is beyond the plan of a person', async () => {
  const [bakery, sales, none] = [
    await app.make('department', { name: 'Backstube' }),
    await app.make('department', { name: 'Verkauf' }),
    null,
  ];
  const user = await app.make('user', { roles: ['ROLE_EMPLOYEE'], branches: [ids.branch] });
  const helper = await app.make('externalUser');
  const work = (person: object, department: string | null, startedAt: string, endedAt: string | null) =>
    app.make('workingActivity', { ...person, branch: ids.branch, department, startedAt, endedAt });
  const plan = (from: string, to: string) => app.make('workingSchedule', { user, branch: ids.branch, type: 'shift', from, to });
  await plan('2026-10-05T06:00:00Z', '2026-10-05T14:00:00Z');
  await plan('2026-10-06T22:00:00Z', '2026-10-07T02:00:00Z'); // from midnight in Vienna
  await work({ user }, bakery, '2026-10-05T05:00:00Z', '2026-10-05T11:00:00Z'); // 15 hours of 12 planned: 10 to 4 to 1
  await work({ user }, sales, '2026-10-05T11:00:00Z', '2026-10-05T15:00:00Z');
  await work({ user }, bakery, '2026-10-06T21:50:00Z', '2026-10-07T01:50:00Z'); // clocked in before midnight
  await work({ user }, none, '2026-10-08T06:00:00Z', '2026-10-08T07:00:00Z');
  await work({ user: null, externalUser: helper }, bakery, '2026-10-05T05:00:00Z', '2026-10-05T06:00:00Z'); // without any shift
  await work({ user }, bakery, '2026-10-09T05:00:00Z', null);
  const { data } = (await read(manager(), 'working-departments?from=2026-10-05&to=2026-10-11')).body;
  expect(data).toEqual({
    from: '2026-10-05',
    to: '2026-10-11',
    total: 960,
    items: [
      { department: bakery, name: 'Backstube', workedMinutes: 660, extraMinutes: 120 },
      { department: sales, name: 'Verkauf', workedMinutes: 240, extraMinutes: 48 },
      { department: null, name: 'Ohne Abteilung', workedMinutes: 60, extraMinutes: 12 },
    ],
  });
  const elsewhere = (await read(`ROLE_MANAGER ${ids.other}`, 'working-departments?from=2026-10-05&to=2026-10-11')).body.data;
  expect(elsewhere).toMatchObject({ total: 0, items: [] });
  expect((await read(`ROLE_EMPLOYEE ${ids.branch}`, 'working-departments')).status).toBe(403);
  expect((await read(undefined, 'working-departments')).status).toBe(401);
});

test('does not compare with a shift that has not ended', async () => {
  const user = await app.make('user', { roles: ['ROLE_EMPLOYEE'], branches: [ids.branch] });
  const department = await app.make('department');
  const shift = (from: string, to: string) => app.make('workingSchedule', { user, branch: ids.branch, type: 'shift', from, to });
  await shift('2026-11-16T03:00:00Z', '2026-11-16T04:00:00Z');
  await shift('2026-11-16T06:00:00Z', '2026-11-16T14:00:00Z'); // it is 8 o'clock in Vienna
  const times = { startedAt: '2026-11-16T03:00:00Z', endedAt: '2026-11-16T05:00:00Z' };
  await app.make('workingActivity', { user, branch: ids.branch, department, ...times });
  const { items } = (await read(manager(), 'working-departments?from=2026-11-16&to=2026-11-16')).body.data;
  expect(items).toEqual([expect.objectContaining({ department, workedMinutes: 120, extraMinutes: 60 })]);
});

test('returns target, worked and planned time, balance, vacation and sick days of a user', async () => {
  const parameters = `user=${ids.eva}&start=2026-11-09&end=2026-11-22`;
  const { data } = (await read(manager(), `user-profile?${parameters}`)).body;
  expect(data).toEqual({
    user: ids.eva,
    targetMinutes: 2880, // six working days up to Monday
    workedMinutes: 1080,
    plannedMinutes: 360,
    balanceMinutes: 1080 + 960 - 2880, // two days of vacation
    holidayDaysTaken: 2,
    holidayDaysRemaining: 23,
    sickDays: 1,
  });
  const earlier = (await read(manager(), `user-profile?${parameters}&now=2026-11-10T06:00:00Z`)).body.data;
  expect(earlier).toMatchObject({ targetMinutes: 960, workedMinutes: 480, holidayDaysTaken: 0, holidayDaysRemaining: 23 });
  expect((await read(manager(), `user-profile?user=${ids.eva}&start=morgen`)).body.errors[0]).toMatchObject({
    field: 'start',
    message: 'Bitte geben Sie ein gültiges Datum an.',
  });
});

test('lists the activities of a user by day, also the running one', async () => {
  const { data } = (await read(manager(), `user-profile-working-activities?user=${ids.eva}&start=2026-11-12&end=2026-11-16`)).body;
  expect(data).toMatchObject({ from: '2026-11-12', to: '2026-11-16', total: 120 });
  expect(data.items).toEqual([
    {
      date: '2026-11-12',
      activities: [expect.objectContaining({ startedAt: '2026-11-11T23:30:00.000Z', workedMinutes: 120, project: null })],
    },
    { date: '2026-11-16', activities: [expect.objectContaining({ endedAt: null, workedMinutes: null })] },
  ]);
  const query = `{ statisticsUserProfileWorkingActivities(start: "2026-11-12", end: "2026-11-12") { total items { date activities { workedMinutes task } } } }`;
  const own = await app.graphql(`ROLE_EMPLOYEE @${ids.eva}`, query);
  expect(own.data.statisticsUserProfileWorkingActivities).toMatchObject({
    total: 120,
    items: [{ activities: [{ workedMinutes: 120, task: null }] }],
  });
});

test('shows users their own time only, and managers that of their branches', async () => {
  const status = async (token: Token, user: string) => (await read(token, `user-profile?user=${user}`)).status;
  expect(await status(`ROLE_EMPLOYEE ${ids.branch} @${ids.eva}`, ids.eva)).toBe(200);
  expect([403, 404]).toContain(await status(`ROLE_EMPLOYEE ${ids.branch} @${ids.max}`, ids.eva));
  expect([403, 404]).toContain(await status(manager(), ids.max));
  expect(await status('ROLE_ADMIN', ids.max)).toBe(200);
  expect((await read(`ROLE_EMPLOYEE ${ids.branch}`, `working-activities?${week}`)).status).toBe(403);
});

const copied =
  'type, status, pauses, "workedMinutes", "pauseMinutes", source, "isFlagged", "isApproved", "createdAt", "updatedAt", "branchId"';

test('rejects a period with more than 20,000 days of persons with the field to shorten', async () => {
  const { db } = app.contextFor();
  const branch = await app.make('branch');
  const persons = await Promise.all(Array.from({ length: 16 }, () => app.make('externalUser')));
  const id = await app.make('workingActivity', { user: null, externalUser: persons[0], branch, startedAt: '2026-11-01T05:00:00Z', endedAt: '2026-11-01T06:00:00Z' }); // prettier-ignore
  await db.query(
    `insert into "workingActivity" (id, "externalUserId", "startedAt", "endedAt", ${copied})
     select gen_random_uuid(), person, record."startedAt" - day * interval '1 day', record."endedAt" - day * interval '1 day', ${copied}
     from "workingActivity" as record, unnest($2::uuid[]) as person, generate_series(1, 1250) as day where record.id = $1`,
    [id, persons],
  );
  const upTo = (to: string) => read('ROLE_ADMIN', `working-activities?from=2023-01-01&to=${to}&branch=${branch}`);
  expect(await upTo('2026-11-01')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'to', message: 'Dieser Zeitraum ist zu lang.' }] },
  });
  expect((await upTo('2026-10-31')).body.data?.items).toHaveLength(20_000);
});
