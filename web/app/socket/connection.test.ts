import { connectionState, countMessage, isLive, markSilent } from './connection';

test.each([
  [0, 'live'],
  [11_999, 'live'],
  [12_000, 'silent'],
  [29_999, 'silent'],
  [30_000, 'lost'],
])('after %i ms without a message the connection is %s', (silence, state) => {
  expect(connectionState(silence)).toBe(state);
});

test('a closed socket is not live until the next message', () => {
  countMessage();
  expect(isLive()).toBe(true);
  markSilent();
  expect(isLive()).toBe(false);
  countMessage();
  expect(isLive()).toBe(true);
});
