import { pauseMotion } from './pauseMotion';

const isPaused = (): boolean => document.documentElement.hasAttribute('data-changing');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('pauses the animations until a second after the last change', () => {
  pauseMotion();
  jest.advanceTimersByTime(900);
  pauseMotion();
  jest.advanceTimersByTime(900);
  expect(isPaused()).toBe(true);
  jest.advanceTimersByTime(100);
  expect(isPaused()).toBe(false);
});
