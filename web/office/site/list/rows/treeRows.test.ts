import { openRows } from './treeRows';

const tree = (...lines: string[]) => lines.map(line => ({ site: { id: line.replace(/-/g, '') }, depth: line.lastIndexOf('-') + 1 }));
const rows = (closed: string[], ...lines: string[]) =>
  openRows(tree(...lines), new Set(closed)).map(({ site: { id }, isClosed }) => (isClosed === null ? id : `${id} ${isClosed ? '+' : '-'}`));

test.each([
  [[], ['a -', 'b -', 'c', 'd']],
  [['a'], ['a +', 'd']],
  [['b'], ['a -', 'b +', 'd']],
  [
    ['a', 'b'],
    ['a +', 'd'],
  ],
  [
    ['c', 'd', 'gone'],
    ['a -', 'b -', 'c', 'd'],
  ],
])('leaves out what is below the closed pages %j', (closed, expected) => {
  expect(rows(closed, 'a', '-b', '--c', 'd')).toEqual(expected);
});
