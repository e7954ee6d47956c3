import { inZone } from '../../../schema/rules/time/calendar';
import { sampleProduct } from '../../testing/sampleCart';
import { offersOf, categorySections } from './storeMenu';
import type { StoreCategory, StoreMenu, StoreProduct } from './storeContext';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const until11 = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '11:00' }] satisfies StoreCategory['schedule'];
const from12 = [{ type: 'daily', date: null, isClosed: false, from: '12:00', to: '15:00' }] satisfies StoreCategory['schedule'];

const product = (overrides: object = {}): StoreProduct => sampleProduct(overrides) as unknown as StoreProduct;
const category = (overrides: Partial<StoreCategory> = {}): StoreCategory => ({
  id: 'rolls',
  name: 'Gebäck',
  description: null,
  isEnabled: true,
  isVisibleWhenUnavailable: false,
  schedule: [],
  image: null,
  ...overrides,
});
const menuOf = (menuCategory: StoreCategory, ...products: StoreProduct[]): StoreMenu => ({
  id: 'menu',
  availableFrom: '2026-01-01T00:00:00Z',
  catalog: [{ category: menuCategory, products }],
});
const listedProducts = (menu: StoreMenu, orderTime = at) =>
  categorySections(menu, { at, orderTime }).flatMap(({ products }) =>
    products.map(({ isOrderable, availability }) => [isOrderable, availability ?? null]),
  );

test.each([
  ['enabled and available', {}, [[true, null]]],
  ['available until a time', { schedule: until11 }, [[true, 'Verfügbar bis 11:00 Uhr']]],
  ['unavailable now', { schedule: from12 }, []],
  ['unavailable now but visible', { schedule: from12, isVisibleWhenUnavailable: true }, [[false, 'Verfügbar ab 12:00 Uhr']]],
  ['disabled', { isEnabled: false }, []],
  ['disabled but visible', { isEnabled: false, isVisibleWhenUnavailable: true }, [[false, 'Derzeit nicht verfügbar']]],
])('lists a product whose category or itself is %s', (_, change, expected) => {
  expect(listedProducts(menuOf(category(), product(change)))).toEqual(expected);
  expect(listedProducts(menuOf(category(change), product()))).toEqual(expected);
});

test('marks a product as orderable if it is available at the appointment', () => {
  const menu = menuOf(category(), product({ schedule: from12, isVisibleWhenUnavailable: true }));
  expect(listedProducts(menu, at.set({ hour: 13 }))).toEqual([[true, 'Verfügbar ab 12:00 Uhr']]);
});

test('returns no section for an empty category or a missing menu', () => {
  expect(categorySections(menuOf(category()), { at, orderTime: at })).toEqual([]);
  expect(categorySections(undefined, { at, orderTime: at })).toEqual([]);
  expect(offersOf(undefined)).toEqual([]);
});

test('returns hidden products and adds the schedule of the category', () => {
  const offers = offersOf(menuOf(category({ isEnabled: false }), product({ isEnabled: false })));
  expect(offers.map(({ schedules }) => schedules.map(({ isEnabled }) => isEnabled))).toEqual([[false, false]]);
});
