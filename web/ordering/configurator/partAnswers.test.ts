import { samplePart, sampleProduct } from '../../testing/sampleCart';
import type { CartPart } from '../cart/cartProduct';
import { formatAnswer } from '../../../schema/rules/product/partAnswers';
import { filesFor, unansweredParts, optionHint, optionText, keepAvailableOptions, withAnswer, withFiles } from './partAnswers';

const cake = (...parts: CartPart[]) => sampleProduct({ type: 'configurable', config: { parts, items: [] } });
const photo = samplePart({ name: 'Foto', type: 'image', options: [] });

const file = (id: string) => ({
  id,
  version: 1,
  extension: 'jpg',
  publicHash: '0',
  mimeType: 'image/jpeg',
  name: `${id}.jpg`,
  hasPreview: true,
});

test('stores the files of an answer and formats their names', () => {
  const answers = withFiles(
    withFiles([], photo, () => [file('a')]),
    photo,
    current => [...current, file('b')],
  );
  expect(answers).toEqual([{ name: 'Foto', value: ['a', 'b'], files: [file('a'), file('b')] }]);
  expect(answers.flatMap(formatAnswer)).toEqual(['a.jpg', 'b.jpg']);
  expect(filesFor(photo, answers)).toHaveLength(2);
  expect(unansweredParts(cake(photo), answers)).toEqual([]);
  expect(
    unansweredParts(
      cake(photo),
      withFiles(answers, photo, () => []),
    ),
  ).toHaveLength(1);
});

test('names the minimum age and the allergens of an option', () => {
  const [cheese] = samplePart().options;
  expect(optionHint(cheese!)).toBeUndefined();
  expect(optionHint({ ...cheese!, allergens: ['G'] })).toBe('Allergene: G');
  expect(optionHint({ ...cheese!, allergens: ['O'], minimumAge: 'from16' })).toBe('Ab 16 Jahren · Allergene: O');
});

test('returns required parts without an answer', () => {
  const product = cake(samplePart(), samplePart({ name: 'Gruß', type: 'text', options: [], optional: true }));
  expect(unansweredParts(product, []).map(({ name }) => name)).toEqual(['Belag']);
  expect(unansweredParts(product, withAnswer([], samplePart(), ['Käse']))).toEqual([]);
});

test('drops removed options and keeps texts', () => {
  const product = cake(samplePart({ type: 'multiselect' }), samplePart({ name: 'Gruß', type: 'text', options: [] }));
  const answers = [
    { name: 'Belag', value: ['Lachs', 'Käse'] },
    { name: 'Gruß', value: ['Alles Gute '] },
  ];
  expect(keepAvailableOptions(product, answers)).toEqual([{ name: 'Belag', value: ['Käse'] }, answers[1]]);
});

test('replaces the earlier answer', () => {
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
] as const)('formats the option: %s %s of %j → %s', (modifier, value, overrides, expected) => {
  const text = optionText(sampleProduct(overrides), { name: 'Käse', modifier, value }, 'EUR');
  expect(text?.replaceAll('\u00a0', ' ')).toBe(expected);
});

test.each([
  ['Ohne Rosinen', 0, undefined],
  ['kein Zucker', 0, undefined],
  ['Ohne Verpackung', 0.5, '− 0,50 €'],
  ['Ohnegleichen', 0, 'inklusive'],
])('formats the option %p at %p as %p', (name, value, expected) => {
  const text = optionText(sampleProduct(), { name, modifier: 'subtract', value }, 'EUR');
  expect(text?.replaceAll('\u00a0', ' ')).toBe(expected);
});
