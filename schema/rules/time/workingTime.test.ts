import { validateActivity, activityStatus, pauseIssue, validateSchedule, workedTime } from './workingTime';

const at = (time: string): Date => new Date(`2026-11-20T${time}:00Z`);
const worker = { user: 'u', externalUser: null };
const pause = (from: string, to: string | null) => ({ from: at(from), to: to === null ? null : at(to) });
const workday = { startedAt: at('06:00'), endedAt: at('14:30'), pauses: [pause('09:00', '09:15'), pause('12:00', '12:30')] };

test('computes worked time without pauses in whole minutes', () => {
  expect(workedTime(workday)).toEqual({ workedMinutes: 465, pauseMinutes: 45 });
  expect(workedTime({ ...workday, endedAt: new Date('2026-11-20T14:30:59Z') })).toEqual({ workedMinutes: 465, pauseMinutes: 45 });
  expect(workedTime({ ...workday, endedAt: null })).toEqual({ workedMinutes: null, pauseMinutes: null });
});

test('counts elapsed hours across a clock change', () => {
  const night = { startedAt: new Date('2026-03-28T22:00:00+01:00'), endedAt: new Date('2026-03-29T06:00:00+02:00') };
  const pauses = [{ from: new Date('2026-03-29T01:00:00+01:00'), to: new Date('2026-03-29T01:30:00+01:00') }];
  expect(workedTime({ ...night, pauses })).toEqual({ workedMinutes: 390, pauseMinutes: 30 });
});

test.each([
  ['running', { endedAt: null, pauses: [] }],
  ['running', { endedAt: null, pauses: [pause('09:00', '09:15')] }],
  ['paused', { endedAt: null, pauses: [pause('09:00', null)] }],
  ['ended', { endedAt: at('14:30'), pauses: [] }],
])('returns the status %s', (status, activity) => {
  expect(activityStatus(activity)).toBe(status);
});

test.each([
  [{}, undefined, undefined],
  [{ endedAt: at('06:00') }, ['endedAt'], 'endBeforeStart'],
  [{ pauses: [pause('06:00', '12:00'), pause('12:00', '14:30')] }, undefined, undefined],
  [{ pauses: [pause('05:59', '06:10')] }, ['pauses', 0], 'pauseOutside'],
  [{ pauses: [pause('14:00', '14:31')] }, ['pauses', 0], 'pauseOutside'],
  [{ pauses: [pause('14:00', null)] }, ['pauses', 0], 'pauseOutside'],
  [{ pauses: [pause('12:00', '12:30'), pause('12:29', '12:40')] }, ['pauses', 1], 'pausesOverlap'],
  [{ endedAt: null, pauses: [pause('12:00', null), pause('13:00', '13:10')] }, ['pauses', 1], 'pausesOverlap'],
  [{ externalUser: 'e' }, ['externalUser'], 'twoPersons'],
])('validates an activity with %j at %j: %s', (change, path, rule) => {
  expect(validateActivity({ ...workday, ...worker, ...change })).toEqual(path ? [{ path, rule }] : []);
});

test('rejects a pause that ends at its start', () => {
  expect([pauseIssue(pause('09:00', '09:00')), pauseIssue(pause('09:00', null)), pauseIssue(pause('09:00', '09:01'))]).toEqual([
    'endBeforeStart',
    undefined,
    undefined,
  ]);
});

test.each([
  [{}, undefined, undefined],
  [{ user: null }, undefined, undefined],
  [{ to: at('06:00') }, ['to'], 'endBeforeStart'],
  [{ to: new Date('2027-11-21T06:00:00Z') }, undefined, undefined],
  [{ to: new Date('2027-11-21T06:00:01Z') }, ['to'], 'periodTooLong'],
  [{ pauseMinutes: 480 }, ['pauseMinutes'], 'pauseTooLong'],
  [{ externalUser: 'e' }, ['externalUser'], 'twoPersons'],
])('validates a schedule with %j at %j: %s', (change, path, rule) => {
  const shift = { from: at('06:00'), to: at('14:00'), pauseMinutes: 30, ...worker };
  expect(validateSchedule({ ...shift, ...change })).toEqual(path ? [{ path, rule }] : []);
});
