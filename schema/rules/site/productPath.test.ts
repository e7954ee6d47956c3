import { productPath, productSlug } from './productPath';

test.each([
  ['HB-001', 'hb-001'],
  ['Semmel 12/3', 'semmel-12-3'],
  ['  Öl ', 'l'],
  ['../x', 'x'],
  ['v1.2', 'v1.2'],
  ['checkout', 'produkt-checkout'],
  ['Checkout', 'produkt-checkout'],
  ['…', 'produkt-'],
])('returns the path segment of %s', (uid, slug) => {
  expect(productSlug(uid)).toBe(slug);
});

test('returns the path of a product in the store of a branch', () => {
  expect(productPath({ identifier: 'linz' }, { uid: 'HB-001' })).toBe('/store/linz/hb-001');
});
