import { nextAddress } from './nextAddress';

const origin = 'https://shop.example';

test.each([
  ['/backend/orders/7?branch=2#oben', '/backend/orders/7?branch=2#oben'],
  ['/backend/products', '/backend/products'],
  [null, '/backend/orders'],
  ['', '/backend/orders'],
  ['//evil.example', '/backend/orders'],
  ['/\\evil.example', '/backend/orders'],
  ['/\t/evil.example', '/backend/orders'],
  ['/.//evil.example', '/backend/orders'],
  ['https://evil.example', '/backend/orders'],
  ['https://shop.example/backend/products', '/backend/orders'],
  ['javascript:alert(1)', '/backend/orders'],
  ['/backend/login?next=/backend/login', '/backend/orders'],
  ['/backend/logout', '/backend/orders'],
])('%p leads to %s', (next, expected) => {
  expect(nextAddress(next, origin)).toBe(expected);
});
