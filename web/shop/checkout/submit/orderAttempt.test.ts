import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { storageKey } from '../../../app/storageKey';
import { startAttempt, earlierInputs, finishAttempt, rejectAttempt, type OrderInput } from './orderAttempt';
import { isPriceOutdated, isRejected, isKeyTaken, orderErrorEntries } from './serverErrors';

describe('orderErrorEntries', () => {
  const graphql = (errors?: object[]) =>
    new CombinedGraphQLErrors({ data: null, errors: [{ message: 'x', extensions: { code: 'INVALID', ...(errors && { errors }) } }] });
  const unknown = [{ message: 'Ein unbekannter Fehler ist aufgetreten.', field: null, code: 'INTERNAL' }];

  test('returns the entries of the server unchanged', () => {
    const entries = [{ message: 'Der Preis von Semmel hat sich geändert.', field: 'items.0.shownGross', code: 'PRICE_CHANGED' }];
    expect(orderErrorEntries(graphql(entries))).toEqual(entries);
    expect([isRejected(entries), isPriceOutdated(entries)]).toEqual([true, true]);
  });

  test.each([
    ['NOT_UNIQUE', 'idempotencyKey', true],
    ['NOT_UNIQUE', 'items', false],
    ['INVALID', 'idempotencyKey', false],
  ])('isKeyTaken: %s at %s → %s', (code, field, expected) => {
    expect(isKeyTaken([{ code, field, message: 'Dieser Wert wird bereits verwendet.' }])).toBe(expected);
  });

  test.each([
    ['no response', new TypeError('Failed to fetch')],
    [
      'a response that is not JSON',
      new ServerError('Bad gateway', { response: new Response('<html>', { status: 502 }), bodyText: '<html>' }),
    ],
    ['a response without entries', graphql()],
    ['invalid entries', graphql([{ text: 'x' }])],
  ])('treats %s as an unknown error that is no rejection', (_, error) => {
    expect(orderErrorEntries(error)).toEqual(unknown);
    expect(isRejected(unknown)).toBe(false);
  });
});

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
