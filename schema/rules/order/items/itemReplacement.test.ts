import { replacementText, restoreReplaced } from './itemReplacement';

const item = (isRemoved: boolean, replaces: number | null, replacedBy: number | null) => ({ isRemoved, replaces, replacedBy });

test('restores a replaced item and removes all that replaced it', () => {
  const items = [item(true, null, 2), item(false, null, null), item(true, 0, 3), item(false, 2, null)];
  expect(restoreReplaced(items, 0)).toEqual([item(false, null, null), items[1], item(true, null, 3), item(true, 2, null)]);
});

test('names both products of a replacement', () => {
  const items = [{ name: 'Semmel' }, { name: 'Kornspitz' }];
  expect(replacementText(item(true, null, 1), items)).toBe('ersetzt durch Kornspitz');
  expect(replacementText(item(false, 0, null), items)).toBe('Ersatz für Semmel');
  expect(replacementText(item(false, null, null), items)).toBeNull();
  expect(replacementText({}, items)).toBeNull();
});
