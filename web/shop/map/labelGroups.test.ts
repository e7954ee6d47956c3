import { groupLabels, labelOffsets, type MapLabel } from './labelGroups';

const label = (id: string, x: number, y: number, width = 100): MapLabel => ({ id, x, y, width });
const labelsAt = (ids: string, x = 0, y = 0): MapLabel[] => [...ids].map(id => label(id, x, y));

test.each<[string, MapLabel[], Record<string, number> | undefined]>([
  ['raises no label when all are far apart', [label('a', 0, 0), label('b', 300, 0)], { a: 0, b: 0 }],
  ['raises no label side by side', [label('a', 0, 0), label('b', 100, 0)], { a: 0, b: 0 }],
  ['raises the upper of two overlapping labels', [label('a', 0, 0), label('b', 60, 20)], { a: 26, b: 0 }],
  ['considers the width of a label', [label('a', 0, 0, 200), label('b', 120, 0)], { a: 0, b: 46 }],
  ['raises a label above a third one', [label('a', 0, 0), label('b', 0, 10), label('c', 0, 52)], { c: 0, b: 4, a: 40 }],
  ['stacks four labels at one place', labelsAt('abcd'), { a: 0, b: 46, c: 92, d: 138 }],
  ['returns undefined for five labels at one place', labelsAt('abcde'), undefined],
  ['accepts an empty list', [], {}],
])('%s', (_title, labels, expected) => {
  const offsets = labelOffsets(labels);
  expect(offsets && Object.fromEntries(offsets)).toEqual(expected);
});

test('groups labels that overlap', () => {
  const groups = groupLabels([...labelsAt('ab'), label('x', 400, 0), ...labelsAt('cde', 10, 10), label('y', 0, 60)]);
  expect(groups.map(group => group.map(({ id }) => id).join(''))).toEqual(['abcde', 'x', 'y']);
});

test('groups 300 labels without losing one', () => {
  const labels = Array.from({ length: 300 }, (_, index) => label(String(index), (index * 97) % 1400, (index * 61) % 900));
  expect(labelOffsets(labels)).toBeUndefined();
  const ids = groupLabels(labels).flatMap(group => group.map(({ id }) => id));
  expect(new Set(ids).size).toBe(300);
});
