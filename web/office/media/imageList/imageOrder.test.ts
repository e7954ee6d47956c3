import { insertUploaded, keysOfImages, leftOutText, moveImage } from './imageOrder';

test.each([
  [['a'], [], ['a', 'x']],
  [['a', 'c'], ['c'], ['a', 'x', 'c']],
  [['c'], ['c', 'd'], ['x', 'c']],
  [['c', 'a'], ['c'], ['c', 'a', 'x']], // the user has moved an image meanwhile
])('adds an uploaded image to %j before %j', (ids, laterIds, expected) => {
  expect(insertUploaded(ids, 'x', laterIds)).toEqual(expected);
});

test('moves an image forward and back, and none beyond the list', () => {
  expect(moveImage(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveImage(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveImage(['a'], 1, 0)).toEqual(['a']);
});

test('gives every image a key of its own', () => {
  expect(keysOfImages(['a', 'b', 'a'])).toEqual(['a 0', 'b 0', 'a 1']);
});

test('says how many images the maximum left out', () => {
  expect(leftOutText(0, 5)).toBeUndefined();
  expect(leftOutText(1, 5)).toBe('Ein Bild wurde nicht hinzugefügt. Hier sind höchstens 5 Bilder möglich.');
  expect(leftOutText(3, 5)).toBe('3 Bilder wurden nicht hinzugefügt. Hier sind höchstens 5 Bilder möglich.');
});
