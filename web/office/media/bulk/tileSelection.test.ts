import { addRange, noSelection, toggleTile } from './tileSelection';

const pageIds = ['a', 'b', 'c', 'd', 'e'];

test('adds and removes single images', () => {
  const both = toggleTile(toggleTile(noSelection, 'd'), 'a');
  expect(both).toEqual({ ids: ['d', 'a'], anchor: 'a' });
  expect(toggleTile(both, 'd')).toEqual({ ids: ['a'], anchor: 'd' });
});

test.each([
  ['down', 'b', 'd', ['b', 'c', 'd']],
  ['up', 'd', 'b', ['d', 'b', 'c']],
  ['one image', 'c', 'c', ['c']],
  ['from an image that is gone', 'x', 'c', ['x', 'c']],
])('selects a range %s', (_what, from, to, expected) => expect(addRange(pageIds, toggleTile(noSelection, from), to).ids).toEqual(expected));

test('a range keeps what is selected, and starts anywhere without an image before', () => {
  const selection = toggleTile(toggleTile(noSelection, 'a'), 'd');
  expect(addRange(pageIds, selection, 'e')).toEqual({ ids: ['a', 'd', 'e'], anchor: 'e' });
  expect(addRange(pageIds, noSelection, 'c').ids).toEqual(['c']);
});
