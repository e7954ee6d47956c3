import { isSelfService, readStorage, writeStorage } from './storage/browserStorage';
import { setSelfService } from './selfService';

const asStored = (stored: unknown): unknown => stored;

afterEach(() => [sessionStorage, localStorage].forEach(storage => storage.clear()));

test.each([
  [['?context=self-service'], true],
  [['?context=self-service', '?context=other', '?table=4', ''], true],
  [['?context=self-service', '?context=default'], false],
  [['?context=other'], false],
  [[''], false],
])('tells whether a device is a self-service device after %j: %s', (queries, expected) => {
  queries.forEach(query => setSelfService(query));
  expect(isSelfService()).toBe(expected);
});

test('neither reads nor writes local storage on a self-service device', () => {
  writeStorage('local', 'order-data', { firstName: 'Anna' });
  setSelfService('?context=self-service');
  writeStorage('local', 'order-data', { firstName: 'Ben' });
  writeStorage('session', 'checkout', { firstName: 'Ben' });
  expect([readStorage('local', 'order-data', asStored), readStorage('session', 'checkout', asStored)]).toEqual([
    null,
    { firstName: 'Ben' },
  ]);
  setSelfService('?context=default');
  expect(readStorage('local', 'order-data', asStored)).toEqual({ firstName: 'Anna' });
});
