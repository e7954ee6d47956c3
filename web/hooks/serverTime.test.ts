import { syncServerTime, now, onClockChange } from './serverTime';

const noon = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const setDeviceTime = (millis: number): void => void jest.setSystemTime(millis);
const dateHeader = (millis: number): string => new Date(millis).toUTCString();

beforeEach(() => jest.useFakeTimers({ now: noon }));
afterEach(() => {
  syncServerTime(dateHeader(Date.now()), Date.now());
  jest.useRealTimers();
});

test.each([
  ['uses the time of a correct device', noon, noon],
  ['tolerates half a minute', noon + 30_000, noon],
  ['corrects a device that is three hours fast', noon - 3 * hour, noon - 3 * hour],
  ['corrects a device that is a day slow', noon + 24 * hour, noon + 24 * hour],
])('%s', (_, server, expected) => {
  syncServerTime(dateHeader(server), noon);
  expect(now()).toBe(expected);
});

test('ignores the duration of a slow response', () => {
  setDeviceTime(noon + 5 * hour);
  syncServerTime(dateHeader(noon + 1_000), noon);
  expect(now()).toBe(noon + 5 * hour);
});

test('ignores responses without a valid date', () => {
  syncServerTime(dateHeader(noon - hour), noon);
  syncServerTime(null, noon);
  syncServerTime('gestern', noon);
  expect(now()).toBe(noon - hour);
});

test('notifies listeners when the correction changes', () => {
  let notifications = 0;
  const stop = onClockChange(() => notifications++);
  syncServerTime(dateHeader(noon - hour), noon);
  syncServerTime(dateHeader(noon - hour), noon);
  expect(notifications).toBe(1);
  setDeviceTime(noon - hour);
  syncServerTime(dateHeader(noon - hour), noon - hour);
  expect([notifications, now()]).toEqual([2, noon - hour]);
  stop();
});
