import { groupsOf, liftsOf, type Spot } from './labelGroups';

const spot = (id: string, x: number, y: number, width = 100): Spot => ({ id, x, y, width });
const crowd = (ids: string, x = 0, y = 0): Spot[] => [...ids].map(id => spot(id, x, y));

test.each<[string, Spot[], Record<string, number> | undefined]>([
  ['far apart none is lifted', [spot('a', 0, 0), spot('b', 300, 0)], { a: 0, b: 0 }],
  ['side by side none is lifted', [spot('a', 0, 0), spot('b', 100, 0)], { a: 0, b: 0 }],
  ['of two that cover each other the upper one is lifted', [spot('a', 0, 0), spot('b', 60, 20)], { a: 26, b: 0 }],
  ['a long name reaches farther', [spot('a', 0, 0, 200), spot('b', 120, 0)], { a: 0, b: 46 }],
  ['one lifted into a third goes over it', [spot('a', 0, 0), spot('b', 0, 10), spot('c', 0, 52)], { c: 0, b: 4, a: 40 }],
  ['four at one place stand over each other', crowd('abcd'), { a: 0, b: 46, c: 92, d: 138 }],
  ['five at one place are too many', crowd('abcde'), undefined],
  ['none are none', [], {}],
])('%s', (_what, spots, expected) => {
  const lifts = liftsOf(spots);
  expect(lifts && Object.fromEntries(lifts)).toEqual(expected);
});

test('whose names touch are together, whoever is far is alone', () => {
  const groups = groupsOf([...crowd('ab'), spot('x', 400, 0), ...crowd('cde', 10, 10), spot('y', 0, 60)]);
  expect(groups.map(group => group.map(({ id }) => id).join(''))).toEqual(['abcde', 'x', 'y']);
});

test('three hundred places are in order at once, and none is lost', () => {
  const spots = Array.from({ length: 300 }, (_, index) => spot(String(index), (index * 97) % 1400, (index * 61) % 900));
  expect(liftsOf(spots)).toBeUndefined();
  const ids = groupsOf(spots).flatMap(group => group.map(({ id }) => id));
  expect(new Set(ids).size).toBe(300);
});
