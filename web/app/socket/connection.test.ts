import {
  connectionState,
  expectMessages,
  expectNoMessages,
  isLive,
  markSilent,
  onLiveAgain,
  onConnected,
  onConnectionChange,
  recordMessage,
  reportConnected,
} from './connection';

afterEach(expectNoMessages);

test.each([
  [0, 'live'],
  [11_999, 'live'],
  [12_000, 'silent'],
  [29_999, 'silent'],
  [30_000, 'lost'],
])('reports after %i ms without a message that the connection is %s', (silence, state) => {
  expect(connectionState(silence)).toBe(state);
});

test('reports a closed socket as not live until the next message', () => {
  recordMessage();
  expect(isLive()).toBe(true);
  markSilent();
  expect(isLive()).toBe(false);
  recordMessage();
  expect(isLive()).toBe(true);
});

test('reports no silence of a page without subscriptions, however long', () => {
  jest.useFakeTimers();
  const stop = onConnectionChange(() => {});
  const isLiveAfter = (milliseconds: number): boolean => (jest.advanceTimersByTime(milliseconds), isLive());
  expectNoMessages();
  expect(isLiveAfter(60_000)).toBe(true);
  expectMessages();
  expect(isLive()).toBe(false);
  recordMessage();
  expect(isLiveAfter(11_000)).toBe(true);
  expect(isLiveAfter(2_000)).toBe(false);
  stop();
  jest.useRealTimers();
  recordMessage();
});

test('is connecting from the first subscription until the first message, and silent or lost when none arrives', () => {
  jest.useFakeTimers();
  expectNoMessages();
  const states: string[] = [];
  const stop = onConnectionChange(state => states.push(state));
  const isBack = jest.fn();
  const stopLiveAgain = onLiveAgain(isBack);
  expectMessages();
  recordMessage();
  expect(states).toEqual(['connecting', 'live']);
  expect(isBack).not.toHaveBeenCalled();

  expectNoMessages();
  expectMessages();
  jest.advanceTimersByTime(31_000);
  expect(states.slice(2)).toEqual(['connecting', 'silent', 'lost']);
  recordMessage();
  expect(isBack).toHaveBeenCalledTimes(1);
  stop();
  stopLiveAgain();
  jest.useRealTimers();
});

test('reports each connection until the listener stops', () => {
  const listener = jest.fn();
  const stop = onConnected(listener);
  reportConnected(true);
  reportConnected(false);
  stop();
  reportConnected(false);
  expect(listener.mock.calls).toEqual([[true], [false]]);
});
