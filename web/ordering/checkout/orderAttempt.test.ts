import { storageKey } from '../../app/storage/storageKey';
import { earlierInputs, finishAttempt, rejectAttempt, startAttempt, type OrderInput } from './orderAttempt';

describe('idempotency key of an attempt', () => {
  afterEach(() => finishAttempt('customer'));

  const inputWith = (comment: string) => ({ comment }) as OrderInput;

  test('stays the same until a response arrives, even if the input changes', () => {
    const key = startAttempt(inputWith('a'), 'customer');
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect([startAttempt(inputWith('a'), 'customer'), startAttempt(inputWith('b'), 'customer')]).toEqual([key, key]);
    expect(earlierInputs(inputWith('b'), 'customer')).toEqual([inputWith('a')]);
  });

  test('changes after the order is created or rejected', () => {
    const key = startAttempt(inputWith('a'), 'customer');
    finishAttempt('customer');
    const next = startAttempt(inputWith('a'), 'customer');
    rejectAttempt(inputWith('a'), 'customer');
    expect(new Set([key, next, startAttempt(inputWith('a'), 'customer')]).size).toBe(3);
  });

  test('stays while another input sent with it has no response', () => {
    const key = startAttempt(inputWith('a'), 'customer');
    startAttempt(inputWith('b'), 'customer');
    rejectAttempt(inputWith('b'), 'customer');
    expect(earlierInputs(inputWith('c'), 'customer')).toEqual([inputWith('a')]);
    expect(startAttempt(inputWith('c'), 'customer')).toBe(key);
  });

  test.each(['7', '{"key":7,"unanswered":[]}', '{"key":"x"}'])('ignores the invalid stored attempt %s', stored => {
    sessionStorage.setItem(storageKey('attempt'), stored);
    expect(earlierInputs(inputWith('a'), 'customer')).toEqual([]);
    expect(startAttempt(inputWith('a'), 'customer')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
