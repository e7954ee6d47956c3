import { entriesOf, getField, isArray, isEqual, isKeyOf, isObject, keysOf, mapKeys, mapValues, toObject, toObjects } from './objects';

const labels = { cash: 'Bar', card: 'Karte' };

test('returns keys and entries in the order of the object', () => {
  expect(keysOf(labels)).toEqual(['cash', 'card']);
  expect(entriesOf(labels)).toEqual([
    ['cash', 'Bar'],
    ['card', 'Karte'],
  ]);
});

test('maps values with their keys, and keys with their positions', () => {
  expect(mapValues(labels, (label, key) => `${key}: ${label}`)).toEqual({ cash: 'cash: Bar', card: 'card: Karte' });
  expect(mapKeys(['a', 'b'], (key, index) => key + index)).toEqual({ a: 'a0', b: 'b1' });
});

test('accepts only own keys', () => {
  expect(['cash', 'CASH', 'constructor', '__proto__', '', null, undefined, 1, ['cash']].map(key => isKeyOf(labels, key))).toEqual([
    true,
    ...Array<boolean>(8).fill(false),
  ]);
});

test('accepts objects with fields, but no lists, dates, bytes and plain values', () => {
  expect([{}, { a: 1 }, Object.create(null), new Error('')].map(isObject)).toEqual([true, true, true, true]);
  expect([[], new Date(), new Uint8Array(1), null, undefined, 'a', 1, () => 1].some(isObject)).toBe(false);
});

test('replaces values of the wrong type with empty ones', () => {
  const object = { a: 1 };
  expect(toObject(object)).toBe(object);
  expect([null, undefined, 'a', 7, [object]].map(toObject)).toEqual([{}, {}, {}, {}, {}]);
  expect(toObjects([object, null, 'a', [object]])).toEqual([object]);
  expect([null, undefined, object].map(toObjects)).toEqual([[], [], []]);
  expect([isArray([]), isArray({ length: 0 })]).toEqual([true, false]);
});

test('reads fields that the type does not name', () => {
  expect([getField(labels, 'card'), getField(labels, 'other'), getField(new Error('a'), 'message')]).toEqual(['Karte', undefined, 'a']);
});

test.each([
  [1, 1, true],
  ['a', 'b', false],
  [null, undefined, true],
  [null, '', false],
  [{ a: 1, b: null }, { a: 1 }, true],
  [{ a: { b: [1, 2] } }, { a: { b: [1, 2] } }, true],
  [{ a: { b: [1, 2] } }, { a: { b: [2, 1] } }, false],
  [[1], [1, 2], false],
  [[], {}, false],
  [new Date(5), new Date(5), true],
  [new Date(5), new Date(6), false],
])('compares %p and %p', (a, b, expected) => {
  expect([isEqual(a, b), isEqual(b, a)]).toEqual([expected, expected]);
});
