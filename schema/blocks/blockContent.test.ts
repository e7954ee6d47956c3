import { validate } from '../fields/validation/validate';
import { exampleOf, isEmptyBlock, isWithoutContent } from './blockContent';
import { blocks, blockTypes } from './index';

const block = (type: string, value: object) => ({ id: 'a', type, value, config: {}, isHidden: false });

test.each([
  ['hero', { title: null, subtitle: '' }, true],
  ['hero', { title: null, subtitle: 'Täglich' }, false],
  ['text', { text: null, background: 'green' }, true],
  ['text', { text: '<p> </p>' }, true],
  ['text', { text: '<p>Brot</p>' }, false],
  ['gallery', { text: '', images: [] }, true],
  ['gallery', { text: '', images: ['a'] }, false],
  ['career', { jobs: [{}] }, false],
  ['order-request', {}, false], // has a button
])('finds that %s with %j is empty: %p', (type, value, expected) => {
  expect(isEmptyBlock(block(type, value))).toBe(expected);
  expect(isEmptyBlock({ ...block(type, value), isHidden: true })).toBe(false);
});

test.each([
  [{ images: [] }, true],
  [{ text: '<p></p>', recipient: 'party@hollerbusch.example' }, true],
  [{ fillings: ['Käse'] }, false],
])('finds whether an offer with %j is without content: %p', (value, expected) =>
  expect(isWithoutContent(block('order-request', value))).toBe(expected),
);

// A shared block shows a record, which no example has.
test.each(blockTypes.filter(type => type !== 'shared'))('has a valid example of %s', type => {
  const example = exampleOf(type);
  expect(isWithoutContent({ type, value: example })).toBe(false);
  expect(validate(blocks[type].value, { ...example })).toEqual([]);
});
