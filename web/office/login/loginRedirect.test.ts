import { loginRedirectPath } from './loginRedirect';

const origin = 'https://shop.example';

test.each([
  ['/backend/orders/7?branch=2#oben', '/backend/orders/7?branch=2#oben'],
  ['/backend/products', '/backend/products'],
  [null, '/backend/dashboard'],
  ['', '/backend/dashboard'],
  ['//evil.example', '/backend/dashboard'],
  ['/\\evil.example', '/backend/dashboard'],
  ['/\t/evil.example', '/backend/dashboard'],
  ['/.//evil.example', '/backend/dashboard'],
  ['//[', '/backend/dashboard'],
  ['https://evil.example', '/backend/dashboard'],
  ['https://shop.example/backend/products', '/backend/dashboard'],
  ['javascript:alert(1)', '/backend/dashboard'],
  ['/backend/login?next=/backend/login', '/backend/dashboard'],
  ['/backend/logout', '/backend/dashboard'],
])('redirects %p to %s', (next, expected) => {
  expect(loginRedirectPath(next, origin)).toBe(expected);
});
