import { inZone } from '../../../../schema/rules/time/calendar';
import { sampleProduct } from '../../../testing/sampleCart';
import { offersOf, shelvesOf } from './storeMenu';
import type { StoreCategory, StoreMenu, StoreProduct } from '../storeContext';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const until11 = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '11:00' }] satisfies StoreCategory['schedule'];
const from12 = [{ type: 'daily', date: null, isClosed: false, from: '12:00', to: '15:00' }] satisfies StoreCategory['schedule'];

const product = (change: object = {}): StoreProduct => sampleProduct(change) as unknown as StoreProduct;
const category = (change: Partial<StoreCategory> = {}): StoreCategory => ({
  id: 'rolls',
  name: 'Gebäck',
  description: null,
  isEnabled: true,
  isVisibleWhenUnavailable: false,
  schedule: [],
  image: null,
  ...change,
});
const menuOf = (of: StoreCategory, ...products: StoreProduct[]): StoreMenu => ({
  id: 'menu',
  availableFrom: '2026-01-01T00:00:00Z',
  catalog: [{ category: of, products }],
});
const seen = (menu: StoreMenu, meant = at) =>
  shelvesOf(menu, at, meant).flatMap(({ products }) =>
    products.map(({ isOrderable, availability }) => [isOrderable, availability ?? null]),
  );

test.each([
  ['enabled and scheduled', {}, [[true, null]]],
  ['until a time', { schedule: until11 }, [[true, 'Verfügbar bis 11:00 Uhr']]],
  ['not now', { schedule: from12 }, []],
  ['not now but to be seen', { schedule: from12, isVisibleWhenUnavailable: true }, [[false, 'Verfügbar ab 12:00 Uhr']]],
  ['switched off', { isEnabled: false }, []],
  ['switched off but to be seen', { isEnabled: false, isVisibleWhenUnavailable: true }, [[false, 'Derzeit nicht verfügbar']]],
])('a product or its category that is %s', (_, change, expected) => {
  expect(seen(menuOf(category(), product(change)))).toEqual(expected);
  expect(seen(menuOf(category(change), product()))).toEqual(expected);
});

test('what can be had at the appointment can be ordered now', () => {
  const menu = menuOf(category(), product({ schedule: from12, isVisibleWhenUnavailable: true }));
  expect(seen(menu, at.set({ hour: 13 }))).toEqual([[true, 'Verfügbar ab 12:00 Uhr']]);
});

test('an empty shelf and a missing menu show nothing', () => {
  expect(shelvesOf(menuOf(category()), at, at)).toEqual([]);
  expect(shelvesOf(undefined, at, at)).toEqual([]);
  expect(offersOf(undefined)).toEqual([]);
});

test('an offer is limited by its category too, and stays one while it is not to be seen', () => {
  const offers = offersOf(menuOf(category({ isEnabled: false }), product({ isEnabled: false })));
  expect(offers.map(({ limits }) => limits.map(({ isEnabled }) => isEnabled))).toEqual([[false, false]]);
});
