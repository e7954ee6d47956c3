import { heedServer, now, onCorrection } from './serverTime';

const noon = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const at = (millis: number): void => void jest.setSystemTime(millis);
const dateOf = (millis: number): string => new Date(millis).toUTCString();

beforeEach(() => jest.useFakeTimers({ now: noon }));
afterEach(() => {
  heedServer(dateOf(Date.now()), Date.now());
  jest.useRealTimers();
});

test.each([
  ['a device that is right', noon, noon],
  ['one that is half a minute off', noon + 30_000, noon],
  ['one three hours fast', noon - 3 * hour, noon - 3 * hour],
  ['one a day slow', noon + 24 * hour, noon + 24 * hour],
])('%s', (_, server, shown) => {
  heedServer(dateOf(server), noon);
  expect(now()).toBe(shown);
});

test('how long an answer took, asleep perhaps, says nothing of the clock', () => {
  at(noon + 5 * hour);
  heedServer(dateOf(noon + 1_000), noon);
  expect(now()).toBe(noon + 5 * hour);
});

test('an answer without a date changes nothing', () => {
  heedServer(dateOf(noon - hour), noon);
  heedServer(null, noon);
  heedServer('gestern', noon);
  expect(now()).toBe(noon - hour);
});

test('who listens is told when the time is another, and when the device was set right', () => {
  let told = 0;
  const stop = onCorrection(() => told++);
  heedServer(dateOf(noon - hour), noon);
  heedServer(dateOf(noon - hour), noon);
  expect(told).toBe(1);
  at(noon - hour);
  heedServer(dateOf(noon - hour), noon - hour);
  expect([told, now()]).toEqual([2, noon - hour]);
  stop();
});
