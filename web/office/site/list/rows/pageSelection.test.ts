import { deselect, noPages, pressAll, pressPage, type PageSelection } from './pageSelection';

const list = [...'abcdef'];
/** Presses pages in turn: `b` selects, `-b` deselects, and a leading `^` stands for Shift. */
const press = (presses: string, start: PageSelection = noPages): string =>
  [
    ...presses
      .split(' ')
      .reduce(
        (selection, pressed) =>
          pressPage(list, selection, { id: pressed.at(-1)!, isSelected: !pressed.includes('-'), isRange: pressed.startsWith('^') }),
        start,
      ).ids,
  ]
    .sort()
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
])('presses %s', (presses, expected) => {
  expect(press(presses)).toBe(expected);
});

test('starts another range when the start of the last one is no longer in the list', () => {
  expect(press('^c', { ids: new Set(), anchor: 'gone' })).toBe('c');
});

test('selects all pages, and some no longer', () => {
  const all = pressAll(list, true);
  expect([...deselect(all, ['a', 'c']).ids]).toEqual(['b', 'd', 'e', 'f']);
  expect(pressAll(list, false).ids.size).toBe(0);
});
