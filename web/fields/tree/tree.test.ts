import { navigation } from '../../../schema/collections/navigation';
import { changeRow, dropTarget, keyOf, levelsOf, moveTo, stepTarget, treeEntries, type Row, type Step } from './tree';

const levels = levelsOf(navigation.fields.items);

/** Builds rows from texts such as 'A', '-B' below it, and '--C' below that. */
function build(lines: readonly string[], depth = 1): Row[] {
  const starts = lines.flatMap((line, index) => (line.startsWith('-') ? [] : [index]));
  return starts.map((start, n) => ({
    label: lines[start]!,
    ...(depth < levels && {
      children: build(
        lines.slice(start + 1, starts[n + 1]).map(line => line.slice(1)),
        depth + 1,
      ),
    }),
  }));
}

const print = (rows: readonly Row[]): string[] => treeEntries(rows).map(({ row, path }) => '-'.repeat(path.length - 1) + String(row.label));

const pathOf = (rows: readonly Row[], label: string) => treeEntries(rows).find(({ row }) => row.label === label)!.path;

const menu = ['A', 'B', '-C', '--D', '-E', 'F'];

test('allows three levels of a navigation', () => expect(levels).toBe(3));

test.each<[string, Step, string[] | undefined]>([
  ['B', 'up', ['B', '-C', '--D', '-E', 'A', 'F']],
  ['B', 'down', ['A', 'F', 'B', '-C', '--D', '-E']],
  ['F', 'in', ['A', 'B', '-C', '--D', '-E', '-F']],
  ['E', 'in', ['A', 'B', '-C', '--D', '--E', 'F']],
  ['E', 'out', ['A', 'B', '-C', '--D', 'E', 'F']],
  ['C', 'out', ['A', 'B', '-E', 'C', '-D', 'F']],
  ['A', 'up', undefined],
  ['A', 'in', undefined],
  ['A', 'out', undefined],
  ['F', 'down', undefined],
  ['D', 'in', undefined],
  ['B', 'in', undefined], // it would have four levels
])('moves %s %s', (label, step, expected) => {
  const rows = build(menu);
  const from = pathOf(rows, label);
  const to = stepTarget(rows, from, step, levels);
  expect(to && print(moveTo(rows, from, to, levels))).toEqual(expected);
});

test.each<[string, number, number, string[]]>([
  ['F', 0, 1, ['F', 'A', 'B', '-C', '--D', '-E']],
  ['F', 1, 2, ['A', '-F', 'B', '-C', '--D', '-E']],
  ['F', 3, 3, ['A', 'B', '-C', '--F', '--D', '-E']],
  ['F', 3, 1, ['A', 'B', '-C', '--F', '--D', '-E']], // the next entry is on this level
  ['F', 5, 9, ['A', 'B', '-C', '--D', '-E', '--F']],
  ['F', 5, -3, menu],
  ['B', 1, 3, menu], // it contains two levels
  ['C', 1, 2, ['A', '-C', '--D', 'B', '-E', 'F']],
])('drops %s before position %i on level %i', (label, position, level, expected) => {
  const rows = build(menu);
  const from = pathOf(rows, label);
  expect(print(moveTo(rows, from, dropTarget(rows, from, position, level, levels), levels))).toEqual(expected);
});

test('keeps all entries at every drop, within the levels, and gives the fields of the level', () => {
  const rows = build(menu);
  for (const { path } of treeEntries(rows))
    for (let position = 0; position <= menu.length; position += 1)
      for (const level of [1, 2, 3]) {
        const moved = treeEntries(moveTo(rows, path, dropTarget(rows, path, position, level, levels), levels));
        expect(moved.map(({ row }) => row.label).sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
        for (const entry of moved) expect('children' in entry.row).toBe(entry.path.length < levels);
      }
});

test('keeps the key of a row that is changed and moved', () => {
  const rows = build(menu);
  const key = keyOf(rows[1]!);
  expect(keyOf(moveTo(rows, [1], [0], levels)[0]!)).toBe(key);
  expect(keyOf(changeRow(rows[1]!, { label: 'X' }))).toBe(key);
  expect(new Set(treeEntries(rows).map(({ row }) => keyOf(row))).size).toBe(6);
});
