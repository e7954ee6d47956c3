import { collections } from '../collections';
import { branch } from '../collections/branch';
import { product } from '../collections/product';
import { validate } from './validation/validate';
import { withDefaults, withNestedDefaults } from './defaults';

test('fills missing fields with their defaults, also in groups and arrays', () => {
  const config = { parts: [{ name: 'Dazu', type: 'select', options: [] }] };
  const input = withDefaults(product.fields, { uid: 'x', name: 'Torte', type: 'configurable', unit: 'piece', config });
  expect(input).toMatchObject({ isEnabled: true, isPriceHidden: false, pricing: 'fixed', tax: 10, sortOrder: 0 });
  expect(input).toMatchObject({ config: { parts: [{ name: 'Dazu', optional: false }] } });
  expect(validate(product.fields, input)).toEqual([]);
});

test('keeps values of the input, also null and false', () => {
  expect(withDefaults(product.fields, { isEnabled: false, tax: null, sortOrder: undefined })).toMatchObject({
    isEnabled: false,
    tax: null,
    sortOrder: 0,
  });
});

test('adds no defaults to an update except in its array items', () => {
  const areas = [{ id: 'a', area: 'Linz', price: 1, tax: 10 }];
  expect(withNestedDefaults(branch.fields, { deliveryAreas: areas })).toEqual({ deliveryAreas: [{ ...areas[0], free: false }] });
});

test('leaves values of the wrong type for validation', () => {
  expect(withNestedDefaults(product.fields, { config: 'x' })).toEqual({ config: 'x' });
  expect(withNestedDefaults(branch.fields, { deliveryAreas: 'x', openingHours: [1], unknown: 1 })).toEqual({
    deliveryAreas: 'x',
    openingHours: [1],
    unknown: 1,
  });
});

test.each(Object.values(collections))('$name: has valid defaults', ({ fields }) => {
  const issues = validate(fields, withDefaults(fields, {}));
  expect(issues.filter(({ rule }) => rule !== 'required')).toEqual([]);
});
