import { deselect, noSelection, press, toggle, type Selection } from './selection';

const list = [...'abcdef'];
/** Presses entries in turn: `b` selects, `-b` deselects, and a leading `^` stands for Shift. */
const pressAll = (presses: string, start: Selection = noSelection): string =>
  presses
    .split(' ')
    .reduce(
      (selection, pressed) =>
        press(list, selection, { id: pressed.at(-1)!, isSelected: !pressed.includes('-'), isRange: pressed.startsWith('^') }),
      start,
    )
    .ids.toSorted()
    .join('');

test.each([
  ['b', 'b'],
  ['b d', 'bd'],
  ['b d -b', 'd'],
  ['b ^e', 'bcde'],
  ['e ^b', 'bcde'],
  ['a c ^e', 'acde'],
  ['b ^e -d', 'bce'],
  ['a ^f b ^-d', 'aef'],
  ['^c', 'c'],
  ['b ^b', 'b'],
])('presses %s', (presses, expected) => expect(pressAll(presses)).toBe(expected));

test('starts another range when the start of the last one is no longer in the list', () => {
  expect(pressAll('^c', { ids: [], anchor: 'gone' })).toBe('c');
});

test('selects single entries in the order of the presses, and no longer', () => {
  const both = toggle(toggle(noSelection, 'd'), 'a');
  expect(both).toEqual({ ids: ['d', 'a'], anchor: 'a' });
  expect(toggle(both, 'd')).toEqual({ ids: ['a'], anchor: 'd' });
  expect(deselect(both, ['a', 'c']).ids).toEqual(['d']);
});
