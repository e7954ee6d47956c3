import { dailyRule, inVienna } from '../../testing/hours';
import { serviceIssues, serviceStateAt, type StoredServiceState } from './serviceState';
import { earliestTime } from './slots';

const now = '2026-11-20T10:00';
const serviceState = (values: Partial<StoredServiceState>): StoredServiceState => ({
  mode: 'takeaway',
  state: 'paused',
  minutes: null,
  until: null,
  reason: null,
  ...values,
});

const earliestAt = (state: StoredServiceState, method: 'takeaway' | 'delivery' = 'takeaway', at = now): string | undefined => {
  const branch = { openingHours: [dailyRule('06:00', '18:00')], deliveryHours: [], isDeliveryHoursEnabled: false, serviceStates: [state] };
  return earliestTime({ branch, method, products: [] }, inVienna(at))?.toFormat('yyyy-MM-dd HH:mm');
};
const until = inVienna('2026-11-20T11:30').toJSDate();

test.each([
  ['a pause until a time', serviceState({ until }), '2026-11-20 11:30'],
  ['a pause whose end is text', serviceState({ until: until.toISOString() }), '2026-11-20 11:30'],
  ['a pause without an end', serviceState({}), '2026-11-21 06:00'],
  ['a busy branch', serviceState({ state: 'busy', minutes: 40 }), '2026-11-20 10:40'],
])('gives the earliest time in %s', (_, state, expected) => expect(earliestAt(state)).toBe(expected));

test('concerns one delivery method', () => expect(earliestAt(serviceState({}), 'delivery')).toBe('2026-11-20 10:00'));

test('ends by itself', () => {
  const state = serviceState({ state: 'busy', minutes: 40, until });
  expect(serviceStateAt({ serviceStates: [state] }, 'takeaway', inVienna('2026-11-20T11:29:59'))).toBe(state);
  expect(serviceStateAt({ serviceStates: [state] }, 'takeaway', inVienna('2026-11-20T11:30'))).toBeNull();
  expect(earliestAt(state, 'takeaway', '2026-11-20T11:30')).toBe('2026-11-20 11:30');
});

test.each([
  ['2027-02-18T09:00:00.000Z', []],
  ['2027-02-18T09:00:00.001Z', [{ path: ['until'], rule: 'tooFarAhead', limit: 90 }]],
])('accepts an end within the next 90 days: %s', (end, issues) =>
  expect(serviceIssues({ mode: 'takeaway', state: 'paused', until: new Date(end) }, inVienna(now).toJSDate())).toEqual(issues),
);
