import { excerpt } from './excerpt';

test('a text of up to 128 characters stays as it is', () => {
  const text = 'a'.repeat(128);
  expect(excerpt(text)).toBe(text);
});

test('of a longer one 128 characters are left', () => {
  expect(excerpt('a'.repeat(129))).toBe(`${'a'.repeat(128)}…`);
});

test.each([
  ['Brot und Butter', 10, 'Brot und…', 'ends with a whole word'],
  ['Brot und Butter', 8, 'Brot und…', 'keeps a word that just fits'],
  ['Brot   und Butter', 6, 'Brot…', 'leaves no blank behind'],
  ['Donaudampfschiff', 5, 'Donau…', 'cuts a word that is all there is'],
])('%s to %s: %s, it %s', (text, length, expected) => {
  expect(excerpt(text, length)).toBe(expected);
});
