import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { isKeyTaken, isPriceOutdated, isRejected, orderErrorEntries } from './serverErrors';

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
  ])('returns for %s at %s whether another order has the key: %s', (code, field, expected) => {
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
