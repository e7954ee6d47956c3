import type { Unit } from '../../product/units';
import type { ItemChange } from '../orderItem';
import { addChanges, changesAfter, unseenChanges } from './itemChanges';

interface Item {
  index: number;
  amount: number;
  unit: Unit;
  isRemoved: boolean;
}

const rolls: Item = { index: 0, amount: 2, unit: 'piece', isRemoved: false };
const cheese: Item = { index: 1, amount: 1, unit: 'kilogram', isRemoved: false };
const before = [rolls, cheese];

const change = (changes: ItemChange[], after: Item[], from = before, event = 7) =>
  addChanges(changes, { before: from, after, event }).map(({ index, kind, amount, event }) => [index, kind, amount, event]);

test.each<[string, Item[], unknown[]]>([
  ['another amount', [{ ...rolls, amount: 3 }, cheese], [[0, 'changed', 2, 7]]],
  ['another unit', [rolls, { ...cheese, unit: 'gram' }], [[1, 'changed', 1, 7]]],
  ['a removal', [{ ...rolls, isRemoved: true }, cheese], [[0, 'removed', 2, 7]]],
  ['an addition', [rolls, cheese, { ...rolls, index: 2, amount: 5 }], [[2, 'added', 5, 7]]],
  ['a weight within a tenth', [rolls, { ...cheese, amount: 1.1 }], []],
  ['a weight beyond a tenth', [rolls, { ...cheese, amount: 0.89 }], [[1, 'changed', 1, 7]]],
  ['no change', before, []],
])('finds %s', (_, after, expected) => expect(change([], after)).toEqual(expected));

test('merges two changes of an item, and removes one that is undone', () => {
  const more = [{ ...rolls, amount: 3 }, cheese];
  const known = addChanges([], { before, after: more, event: 7 });
  expect(change(known, [{ ...rolls, amount: 4 }, cheese], more, 9)).toEqual([[0, 'changed', 2, 9]]);
  expect(change(known, [{ ...rolls, amount: 3, isRemoved: true }, cheese], more, 9)).toEqual([[0, 'removed', 2, 9]]);
  expect(change(known, before, more, 9)).toEqual([]);
});

test('keeps an unseen addition that changes, and deletes one that is removed', () => {
  const added = [...before, { ...rolls, index: 2 }];
  const known = addChanges([], { before, after: added, event: 7 });
  expect(change(known, [...before, { ...rolls, index: 2, amount: 4 }], added, 9)).toEqual([[2, 'added', 2, 9]]);
  expect(change(known, [...before, { ...rolls, index: 2, isRemoved: true }], added, 9)).toEqual([]);
});

test('shows no changes of a final order, and keeps those after the version that was seen', () => {
  const itemChanges = addChanges([], { before, after: [{ ...rolls, amount: 3 }, cheese], event: 7 });
  expect(unseenChanges({ status: 'CONFIRMED', itemChanges })).toHaveLength(1);
  expect(unseenChanges({ status: 'COMPLETED', itemChanges })).toEqual([]);
  expect(unseenChanges({ status: 'CONFIRMED', itemChanges: null })).toEqual([]);
  expect(changesAfter(itemChanges, 7)).toHaveLength(1);
  expect(changesAfter(itemChanges, 8)).toEqual([]);
});
