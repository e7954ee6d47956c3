import { samplePart, sampleProduct } from '../../testing/sampleCart';
import type { CartPart } from '../cart/state/cartProduct';
import { answerWords } from '../../../schema/rules/product/partAnswers';
import { filesFor, openParts, optionText, stillOffered, withAnswer, withFiles } from './partAnswers';

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

test('an answer names its files and knows what they are', () => {
  const answers = withFiles(
    withFiles([], photo, () => [file('a')]),
    photo,
    old => [...old, file('b')],
  );
  expect(answers).toEqual([{ name: 'Foto', value: ['a', 'b'], files: [file('a'), file('b')] }]);
  expect(answers.flatMap(answerWords)).toEqual(['a.jpg', 'b.jpg']);
  expect(filesFor(photo, answers)).toHaveLength(2);
  expect(openParts(cake(photo), answers)).toEqual([]);
  expect(
    openParts(
      cake(photo),
      withFiles(answers, photo, () => []),
    ),
  ).toHaveLength(1);
});

test('what is still to be answered', () => {
  const product = cake(samplePart(), samplePart({ name: 'Gruß', type: 'text', options: [], optional: true }));
  expect(openParts(product, []).map(({ name }) => name)).toEqual(['Belag']);
  expect(openParts(product, withAnswer([], samplePart(), ['Käse']))).toEqual([]);
});

test('an option that is gone is no answer any more, what was written stays', () => {
  const product = cake(samplePart({ type: 'multiselect' }), samplePart({ name: 'Gruß', type: 'text', options: [] }));
  const answers = [
    { name: 'Belag', value: ['Lachs', 'Käse'] },
    { name: 'Gruß', value: ['Alles Gute '] },
  ];
  expect(stillOffered(product, answers)).toEqual([{ name: 'Belag', value: ['Käse'] }, answers[1]]);
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
