import { isListOutdated, mergeList, newerChange, type Change } from './mergeChanges';

const change = (id: string, event: number, record: string | null = id): Change<string> => ({ id, event, record });
const toMap = (...changes: Change<string>[]) => new Map(changes.map(change => [change.id, change]));

test('keeps the newer version and the same object of an unchanged record', () => {
  const known = change('a', 2);
  expect(newerChange(known, change('a', 1, 'old'))).toBe(known);
  expect(newerChange(known, change('a', 2))).toBe(known);
  expect(newerChange(known, change('a', 3, 'new')).record).toBe('new');
  expect(newerChange(undefined, known)).toBe(known);
});

test('removes what is missing in the list, also the newest one', () => {
  const before = toMap(change('a', 1), change('b', 9));
  expect([...mergeList(before, [change('a', 1)], before).keys()]).toEqual(['a']);
  expect(mergeList(before, [], before).size).toBe(0);
});

test('keeps what arrived during the request', () => {
  const before = toMap(change('a', 1), change('b', 2));
  const current = new Map(before).set('b', change('b', 5, null)).set('c', change('c', 4));
  const merged = mergeList(current, [change('a', 1), change('b', 2)], before);
  expect([...merged.values()]).toEqual([change('a', 1), change('b', 5, null), change('c', 4)]);
  expect(merged.get('a')).toBe(before.get('a'));
});

test.each([
  ['the same list', [change('a', 1), change('b', 2)], false],
  ['a newer version', [change('a', 1), change('b', 3)], true],
  ['a new record', [change('a', 1), change('b', 2), change('d', 4)], true],
  ['a missing record', [change('a', 1)], true],
])('finds in %s whether the list is outdated', (_, received, isOutdated) => {
  expect(isListOutdated(toMap(change('a', 1), change('b', 2), change('c', 3, null)), received)).toBe(isOutdated);
});
