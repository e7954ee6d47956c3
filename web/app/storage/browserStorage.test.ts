import { isStorageAvailable, readStorage, readStorageKey, removeStorage, writeStorage, writeStorageKey } from './browserStorage';

const asStored = (stored: unknown): unknown => stored;

afterEach(() => {
  jest.restoreAllMocks();
  [sessionStorage, localStorage].forEach(storage => storage.clear());
});

test('stores a value under the key of the shop and removes it', () => {
  expect(writeStorage('session', 'cart', { a: 1 })).toBe(true);
  expect(sessionStorage.getItem(`asp.${location.host}.cart`)).toBe('{"a":1}');
  expect(readStorage('session', 'cart', asStored)).toEqual({ a: 1 });
  expect(readStorage('local', 'cart', asStored)).toBeNull();
  removeStorage('session', 'cart');
  expect(readStorage('session', 'cart', asStored)).toBeNull();
});

test('stores a value under a key that all shops share', () => {
  writeStorageKey('local', 'show_product_data', 0);
  expect(localStorage.getItem('show_product_data')).toBe('0');
  expect(readStorageKey('local', 'show_product_data', asStored)).toBe(0);
});

test('parses null for text that is no JSON', () => {
  sessionStorage.setItem(`asp.${location.host}.cart`, '{"a":');
  expect(readStorage('session', 'cart', asStored)).toBeNull();
});

test('reads nothing and reports failed writes where storage is forbidden', () => {
  for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('forbidden');
    });
  expect(readStorage('session', 'cart', asStored)).toBeNull();
  expect(writeStorage('session', 'cart', {})).toBe(false);
  expect(() => removeStorage('session', 'cart')).not.toThrow();
});

test('tells whether storage is available', () => {
  expect(isStorageAvailable('session')).toBe(true);
  jest.spyOn(Storage.prototype, 'length', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(isStorageAvailable('session')).toBe(false);
});
