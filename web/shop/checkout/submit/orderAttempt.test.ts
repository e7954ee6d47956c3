import { storageKey } from '../../../app/storageKey';
import { earlierInputs, finishAttempt, rejectAttempt, startAttempt, type OrderInput } from './orderAttempt';

describe('idempotency key of an attempt', () => {
  afterEach(finishAttempt);

  const inputWith = (comment: string) => ({ comment }) as OrderInput;

  test('stays the same until a response arrives, even if the input changes', () => {
    const key = startAttempt(inputWith('a'));
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect([startAttempt(inputWith('a')), startAttempt(inputWith('b'))]).toEqual([key, key]);
    expect(earlierInputs(inputWith('b'))).toEqual([inputWith('a')]);
  });

  test('changes after the order is created or rejected', () => {
    const key = startAttempt(inputWith('a'));
    finishAttempt();
    const next = startAttempt(inputWith('a'));
    rejectAttempt(inputWith('a'));
    expect(new Set([key, next, startAttempt(inputWith('a'))]).size).toBe(3);
  });

  test('stays while another input sent with it has no response', () => {
    const key = startAttempt(inputWith('a'));
    startAttempt(inputWith('b'));
    rejectAttempt(inputWith('b'));
    expect(earlierInputs(inputWith('c'))).toEqual([inputWith('a')]);
    expect(startAttempt(inputWith('c'))).toBe(key);
  });

  test.each(['7', '{"key":7,"unanswered":[]}', '{"key":"x"}'])('ignores the invalid stored attempt %s', stored => {
    sessionStorage.setItem(storageKey('attempt'), stored);
    expect(earlierInputs(inputWith('a'))).toEqual([]);
    expect(startAttempt(inputWith('a'))).toMatch(/^[0-9a-f-]{36}$/);
  });
});
