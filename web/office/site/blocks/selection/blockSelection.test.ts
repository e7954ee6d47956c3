import { noSelection, toggle } from '../../../selection/selection';
import { selectedBlocks, selectRange } from './blockSelection';

const block = (id: string) => ({ id, type: 'text', config: {}, value: {}, isHidden: false });
const blocks = ['a', 'b', 'c', 'd'].map(block);
const anchorAt = (anchor: string | null) => ({ ids: [], anchor });

test.each([
  ['down', 'b', 'd', ['b', 'c', 'd']],
  ['up', 'c', 'a', ['a', 'b', 'c']],
  ['one block', 'b', 'b', ['b']],
  ['without a start', null, 'c', ['c']],
  ['from a block that was removed', 'x', 'c', ['c']],
])('selects a range %s', (_what, anchor, to, expected) => expect(selectRange(blocks, anchorAt(anchor), to).ids).toEqual(expected));

test('starts a range at the same block until another one is pressed', () => {
  const down = selectRange(blocks, anchorAt('b'), 'd');
  expect(selectRange(blocks, down, 'a').ids).toEqual(['a', 'b']);
  expect(selectRange(blocks, toggle(down, 'd'), 'c').ids).toEqual(['c', 'd']);
});

test('adds and removes single blocks', () => {
  const both = toggle(toggle(noSelection, 'd'), 'a');
  expect(selectedBlocks(blocks, both).map(({ id }) => id)).toEqual(['a', 'd']);
  expect(toggle(both, 'd').ids).toEqual(['a']);
});

test('leaves out blocks that do not exist any more', () => {
  expect(selectedBlocks(blocks.slice(1), toggle(toggle(noSelection, 'a'), 'b'))).toEqual([blocks[1]]);
});
