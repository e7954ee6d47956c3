import { excerpt } from './excerpt';

test('keeps a text of up to 128 characters', () => {
  const text = 'a'.repeat(128);
  expect(excerpt(text)).toBe(text);
});

test('cuts a longer text to 128 characters', () => {
  expect(excerpt('a'.repeat(129))).toBe(`${'a'.repeat(128)}…`);
});

test.each([
  ['Brot und Butter', 10, 'Brot und…', 'ends with a whole word'],
  ['Brot und Butter', 8, 'Brot und…', 'keeps a word that just fits'],
  ['Brot   und Butter', 6, 'Brot…', 'drops trailing blanks'],
  ['Donaudampfschiff', 5, 'Donau…', 'cuts a text that is a single word'],
])('%s to %s: %s, %s', (text, length, expected) => {
  expect(excerpt(text, length)).toBe(expected);
});
