import { collections } from '../collections';
import { branch } from '../collections/branch';
import { product } from '../collections/product';
import { check } from './validation/validate';
import { begun, begunWithin } from './defaults';

test('what a draft leaves out is what its field starts with, within groups and rows too', () => {
  const config = { parts: [{ name: 'Dazu', type: 'select', options: [] }] };
  const draft = begun(product.fields, { uid: 'x', name: 'Torte', type: 'configurable', unit: 'piece', config });
  expect(draft).toMatchObject({ isEnabled: true, isPriceHidden: false, pricing: 'fixed', tax: 10, sortOrder: 0 });
  expect(draft).toMatchObject({ config: { parts: [{ name: 'Dazu', optional: false }] } });
  expect(check(product.fields, draft)).toEqual([]);
});

test('what a draft says stays, empty values included', () => {
  expect(begun(product.fields, { isEnabled: false, tax: null, sortOrder: undefined })).toMatchObject({
    isEnabled: false,
    tax: null,
    sortOrder: 0,
  });
});

test('a change starts nothing but the rows it brings', () => {
  const areas = [{ id: 'a', area: 'Linz', price: 1, tax: 10 }];
  expect(begunWithin(branch.fields, { deliveryAreas: areas })).toEqual({ deliveryAreas: [{ ...areas[0], free: false }] });
});

test('what has the wrong shape is left for the check to name', () => {
  expect(begunWithin(product.fields, { config: 'x' })).toEqual({ config: 'x' });
  expect(begunWithin(branch.fields, { deliveryAreas: 'x', openingHours: [1], unknown: 1 })).toEqual({
    deliveryAreas: 'x',
    openingHours: [1],
    unknown: 1,
  });
});

test.each(Object.values(collections))('what the fields of a $name start with is sound', ({ fields }) => {
  const faults = check(fields, begun(fields, {}));
  expect(faults.filter(({ rule }) => rule !== 'missing')).toEqual([]);
});
