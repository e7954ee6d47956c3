import { withFakeTimers } from '../../testing/app/withFakeTimers';
import { createTimeBudget } from './timeBudget';

let busyTime = 0;
const work = (millis: number): void => void (busyTime += millis);
const createBudget = (limit: number) => createTimeBudget(limit, () => busyTime);
const isUsedUp = ({ throwIfUsedUp }: ReturnType<typeof createBudget>, address: string): boolean => {
  try {
    throwIfUsedUp(address);
    return false;
  } catch {
    return true;
  }
};

beforeEach(() => (busyTime = 0));

test(
  'rejects an address that has used up its time, until its window is over',
  withFakeTimers(() => {
    const budget = createBudget(100);
    const stop = budget.start('a');
    work(99);
    stop();
    expect(isUsedUp(budget, 'a')).toBe(false);
    const stopLast = budget.start('a');
    work(1);
    stopLast();
    jest.advanceTimersByTime(4_000);
    expect(() => budget.throwIfUsedUp('a')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 6 }));
    expect(isUsedUp(budget, 'b')).toBe(false);
    jest.advanceTimersByTime(6_001);
    expect(isUsedUp(budget, 'a')).toBe(false);
  }),
);

test(
  'counts time between requests for nobody, and shares it among those that run at the same time',
  withFakeTimers(() => {
    const budget = createBudget(100);
    work(1_000);
    const stops = [budget.start('a'), budget.start('a'), budget.start('a'), budget.start('b')];
    work(132);
    stops.forEach(stop => stop());
    expect([isUsedUp(budget, 'a'), isUsedUp(budget, 'b')]).toEqual([false, false]); // 99 and 33
    const stop = budget.start('a');
    work(1);
    stop();
    expect([isUsedUp(budget, 'a'), isUsedUp(budget, 'b')]).toEqual([true, false]);
  }),
);

test(
  'counts synchronous work for its address alone, also when it throws',
  withFakeTimers(() => {
    const budget = createBudget(100);
    const stop = budget.start('b');
    work(10);
    expect(budget.measure('a', () => (work(60), 'result'))).toBe('result');
    expect(() =>
      budget.measure('a', () => {
        work(40);
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(isUsedUp(budget, 'a')).toBe(true);
    work(89);
    stop();
    expect(isUsedUp(budget, 'b')).toBe(false);
  }),
);
