import fc from 'fast-check';
import { diffWords, type TextPart } from './diffWords';

const marks = { same: '', removed: '-', added: '+' };
const format = (parts: readonly TextPart[]) => parts.map(({ text, kind }) => `${marks[kind]}[${text}]`).join('');

test.each([
  ['', '', ''],
  ['Brot', 'Brot', '[Brot]'],
  ['', 'Brot und Salz', '+[Brot und Salz]'],
  ['Brot und Salz', '', '-[Brot und Salz]'],
  ['Frisches Brot aus Linz', 'Frisches Gebäck aus Linz', '[Frisches ]-[Brot ]+[Gebäck ][aus Linz]'],
  ['a b c d', 'a x c y d', '[a ]-[b ]+[x ][c ]+[y ][d]'],
  ['eins eins', 'eins', '-[eins ][eins]'],
])('compares „%s“ with „%s“', (before, after, expected) => {
  expect(format(diffWords(before, after))).toBe(expected);
});

const words = fc.array(fc.constantFrom('a ', 'b ', 'c ', 'd\n'), { maxLength: 30 }).map(list => list.join(''));

test('contains both texts', () => {
  const joined = (parts: readonly TextPart[], without: TextPart['kind']) =>
    parts.flatMap(({ text, kind }) => (kind === without ? [] : [text])).join('');
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = diffWords(before, after);
      expect(joined(parts, 'added')).toBe(before);
      expect(joined(parts, 'removed')).toBe(after);
    }),
  );
});

test('does not compare very long texts in their middle', () => {
  const long = (word: string) => `Start ${`${word} Wort `.repeat(3_000)}Ende`;
  expect(diffWords(long('altes'), long('neues')).map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});
