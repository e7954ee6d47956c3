import { samplePart, sampleProduct } from '../cart/sample';
import type { CartPart } from '../cart/product';
import { askedParts, isForBranchOnly, openParts, optionText, withAnswer } from './parts';

const cake = (...parts: CartPart[]) => sampleProduct({ type: 'configurable', config: { parts, items: [] } });
const photo = samplePart({ name: 'Foto', type: 'image', options: [] });

test('a file that is needed keeps a product to the branch, one that may be left out is not asked for', () => {
  expect(isForBranchOnly(cake(photo))).toBe(true);
  const optional = cake({ ...photo, optional: true }, samplePart());
  expect(isForBranchOnly(optional)).toBe(false);
  expect(askedParts(optional).map(({ name }) => name)).toEqual(['Belag']);
  expect(isForBranchOnly(sampleProduct({ config: { parts: [photo], items: [] } }))).toBe(false);
});

test('what is still to be answered', () => {
  const product = cake(samplePart(), samplePart({ name: 'Gruß', type: 'text', options: [], optional: true }));
  expect(openParts(product, []).map(({ name }) => name)).toEqual(['Belag']);
  expect(openParts(product, withAnswer([], samplePart(), ['Käse']))).toEqual([]);
});

test('an answer takes the place of the one before', () => {
  const [first, second] = [samplePart(), samplePart({ name: 'Gruß' })];
  const answers = withAnswer(withAnswer(withAnswer([], first, ['Käse']), second, ['Hallo']), first, []);
  expect(answers).toEqual([
    { name: 'Gruß', value: ['Hallo'] },
    { name: 'Belag', value: [] },
  ]);
});

test.each([
  ['add', 1.2, {}, '+ 1,20 €'],
  ['subtract', 0.3, {}, '− 0,30 €'],
  ['overwrite', 6.4, {}, '6,40 €'],
  ['add', 0, {}, 'inklusive'],
  ['subtract', 0, {}, 'inklusive'],
  ['add', 1, { unit: 'person' }, '+ 1,00 € pro Person'],
  ['add', 1, { pricing: 'approximate' }, '+ 1,00 €'],
  ['add', 1, { isPriceHidden: true }, undefined],
  ['overwrite', 1, { price: null }, undefined],
] as const)('%s %s of %j reads %s', (modifier, value, change, expected) => {
  const text = optionText(sampleProduct(change), { name: 'Käse', modifier, value }, 'EUR');
  expect(text?.replaceAll('\u00a0', ' ')).toBe(expected);
});
