import { activityFaults, activityStatus, pauseFault, scheduleFaults, workedTime } from './workingTime';

const at = (time: string): Date => new Date(`2026-11-20T${time}:00Z`);
const person = { user: 'u', externalUser: null };
const pause = (from: string, to: string | null) => ({ from: at(from), to: to === null ? null : at(to) });
const day = { startedAt: at('06:00'), endedAt: at('14:30'), pauses: [pause('09:00', '09:15'), pause('12:00', '12:30')] };

test('worked is what lies between start and end without the pauses, in whole minutes', () => {
  expect(workedTime(day)).toEqual({ workedMinutes: 465, pauseMinutes: 45 });
  expect(workedTime({ ...day, endedAt: new Date('2026-11-20T14:30:59Z') })).toEqual({ workedMinutes: 465, pauseMinutes: 45 });
  expect(workedTime({ ...day, endedAt: null })).toEqual({ workedMinutes: null, pauseMinutes: null });
});

test('a night in which the clocks change counts the hours that passed', () => {
  const night = { startedAt: new Date('2026-03-28T22:00:00+01:00'), endedAt: new Date('2026-03-29T06:00:00+02:00') };
  const pauses = [{ from: new Date('2026-03-29T01:00:00+01:00'), to: new Date('2026-03-29T01:30:00+01:00') }];
  expect(workedTime({ ...night, pauses })).toEqual({ workedMinutes: 390, pauseMinutes: 30 });
});

test.each([
  ['running', { endedAt: null, pauses: [] }],
  ['running', { endedAt: null, pauses: [pause('09:00', '09:15')] }],
  ['paused', { endedAt: null, pauses: [pause('09:00', null)] }],
  ['ended', { endedAt: at('14:30'), pauses: [] }],
])('it is %s', (status, activity) => {
  expect(activityStatus(activity)).toBe(status);
});

test.each([
  [{}, undefined, undefined],
  [{ endedAt: at('06:00') }, ['endedAt'], 'endsTooSoon'],
  [{ pauses: [pause('06:00', '12:00'), pause('12:00', '14:30')] }, undefined, undefined],
  [{ pauses: [pause('05:59', '06:10')] }, ['pauses', 0], 'pauseOutside'],
  [{ pauses: [pause('14:00', '14:31')] }, ['pauses', 0], 'pauseOutside'],
  [{ pauses: [pause('14:00', null)] }, ['pauses', 0], 'pauseOutside'],
  [{ pauses: [pause('12:00', '12:30'), pause('12:29', '12:40')] }, ['pauses', 1], 'pausesOverlap'],
  [{ endedAt: null, pauses: [pause('12:00', null), pause('13:00', '13:10')] }, ['pauses', 1], 'pausesOverlap'],
  [{ externalUser: 'e' }, ['externalUser'], 'twoPersons'],
])('an activity with %j is refused at %j: %s', (change, path, rule) => {
  expect(activityFaults({ ...day, ...person, ...change })).toEqual(path ? [{ path, rule }] : []);
});

test('a pause ends after it begins', () => {
  expect([pauseFault(pause('09:00', '09:00')), pauseFault(pause('09:00', null)), pauseFault(pause('09:00', '09:01'))]).toEqual([
    'endsTooSoon',
    undefined,
    undefined,
  ]);
});

test.each([
  [{}, undefined, undefined],
  [{ user: null }, undefined, undefined],
  [{ to: at('06:00') }, ['to'], 'endsTooSoon'],
  [{ to: new Date('2027-11-21T06:00:00Z') }, undefined, undefined],
  [{ to: new Date('2027-11-21T06:00:01Z') }, ['to'], 'lastsTooLong'],
  [{ pauseMinutes: 480 }, ['pauseMinutes'], 'pauseTooLong'],
  [{ externalUser: 'e' }, ['externalUser'], 'twoPersons'],
])('a schedule with %j is refused at %j: %s', (change, path, rule) => {
  const shift = { from: at('06:00'), to: at('14:00'), pauseMinutes: 30, ...person };
  expect(scheduleFaults({ ...shift, ...change })).toEqual(path ? [{ path, rule }] : []);
});
