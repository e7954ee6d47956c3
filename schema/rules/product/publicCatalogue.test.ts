import { dailyRule, inVienna, onceRule, weekdayRule } from '../../testing/hours';
import { inZone } from '../time/calendar';
import type { Schedule, ScheduledItem } from './availability';
import { publicCatalogue, type Catalogue } from './publicCatalogue';

const at = inVienna('2026-11-20T10:00'); // a Friday; the horizon ends with 18 February
const item = (values: Partial<ScheduledItem> = {}) => ({
  isEnabled: true,
  schedule: [],
  isVisibleWhenUnavailable: false,
  contents: [],
  ...values,
});
const menuFrom = (availableFrom: string, id = availableFrom, branches = ['linz']) => ({
  id,
  availableFrom: inVienna(`${availableFrom}T00:00`).toJSDate(),
  branches,
  catalog: [{ category: 'bread', products: ['roll'] }],
});
const catalogue = (values: Partial<Catalogue>): Catalogue => ({
  menus: [menuFrom('2026-11-01')],
  categories: new Map([['bread', item()]]),
  products: new Map([['roll', item()]]),
  ...values,
});
const nextChange = (values: Partial<Catalogue>): string | null => {
  const { nextChangeAt } = publicCatalogue(catalogue(values), at);
  return nextChangeAt && inZone(nextChangeAt, at.zoneName!).toFormat("yyyy-MM-dd'T'HH:mm");
};

test.each([
  ['until the end of the last day', '2027-02-18', true],
  ['not after it', '2027-02-19', false],
])('includes a menu that starts within the horizon: %s', (_, start, isIncluded) => {
  const { menu } = publicCatalogue(catalogue({ menus: [menuFrom('2026-11-01'), menuFrom(start)] }), at);
  expect(menu.has(start)).toBe(isIncluded);
});

test('keeps the current menu of each branch, and none that was replaced in all of them', () => {
  const menus = [menuFrom('2026-09-01', 'old', ['linz', 'wels']), menuFrom('2026-10-01', 'new', ['linz'])];
  expect([...publicCatalogue(catalogue({ menus }), at).menu]).toEqual(['new', 'old']);
  const replaced = [...menus, menuFrom('2026-10-15', 'newest', ['linz', 'wels'])];
  expect([...publicCatalogue(catalogue({ menus: replaced }), at).menu]).toEqual(['newest']);
});

test('keeps the later in the list of two menus that start together', () => {
  const menus = [menuFrom('2026-12-01', 'one'), menuFrom('2026-12-01', 'two')];
  expect([...publicCatalogue(catalogue({ menus }), at).menu]).toEqual(['two']);
});

const february: Schedule = [onceRule('2027-02-18', '08:00', '12:00')];
const afterHorizon: Schedule = [onceRule('2027-02-19', '08:00', '12:00')];
const past: Schedule = [onceRule('2026-11-19', '08:00', '12:00')];
const mornings: Schedule = [dailyRule('06:00', '11:00')];

test.each<[string, Partial<ScheduledItem>, Partial<ScheduledItem>, boolean]>([
  ['always available', {}, {}, true],
  ['available within the horizon', { schedule: february }, {}, true],
  ['available after the horizon', { schedule: afterHorizon }, {}, false],
  ['no longer available', { schedule: past }, {}, false],
  ['visible when unavailable', { schedule: afterHorizon, isVisibleWhenUnavailable: true }, {}, true],
  ['disabled', { isEnabled: false }, {}, false],
  ['in a disabled category', {}, { isEnabled: false }, false],
  ['in a category after the horizon', {}, { schedule: afterHorizon }, false],
  ['never available together with the category', { schedule: mornings }, { schedule: [dailyRule('12:00', '18:00')] }, false],
  ['available together with the category', { schedule: mornings }, { schedule: february }, true],
])('finds whether a product can be ordered: %s', (_, product, category, isIncluded) => {
  const values = { categories: new Map([['bread', item(category)]]), products: new Map([['roll', item(product)]]) };
  expect(publicCatalogue(catalogue(values), at).product.has('roll')).toBe(isIncluded);
});

test('excludes a product that is sold only after its menu was replaced', () => {
  const products = new Map([['roll', item({ schedule: [weekdayRule('sunday', '08:00', '12:00')] })]]);
  const menus = [menuFrom('2026-11-01'), { ...menuFrom('2026-11-22'), catalog: [] }];
  expect(publicCatalogue(catalogue({ menus, products }), at).product.size).toBe(0);
});

test('includes the contents of a bundle that can be ordered', () => {
  const bundle = (values: Partial<ScheduledItem>) => new Map([['roll', { ...item(values), contents: ['jam'] }]]);
  expect([...publicCatalogue(catalogue({ products: bundle({}) }), at).product]).toEqual(['roll', 'jam']);
  expect([...publicCatalogue(catalogue({ products: bundle({ isEnabled: false }) }), at).product]).toEqual([]);
});

test.each<[string, Partial<Catalogue>, string | null]>([
  ['no change is known', {}, null],
  ['the next menu starts', { menus: [menuFrom('2026-11-01'), menuFrom('2026-12-01')] }, '2026-12-01T00:00'],
  ['the horizon reaches a menu', { menus: [menuFrom('2026-11-01'), menuFrom('2027-04-01')] }, '2027-01-01T00:00'],
  ['a product ends', { products: new Map([['roll', item({ schedule: february })]]) }, '2027-02-18T12:00'],
  ['the horizon may reach a product', { products: new Map([['roll', item({ schedule: afterHorizon })]]) }, '2026-11-21T00:00'],
])('returns when %s', (_, values, expected) => expect(nextChange(values)).toBe(expected));
