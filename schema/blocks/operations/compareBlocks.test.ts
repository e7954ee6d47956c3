import fc from 'fast-check';
import type { Id } from '../../fields/field';
import { applyOperations, invert, type Blocks } from './blockOperation';
import { compareBlocks, takeBlockFrom } from './compareBlocks';
import { operationsBetween } from './operationsBetween';

const block = (id: string, text = id, more: object = {}) => ({ id, type: 'text', config: {}, value: { text }, isHidden: false, ...more });
const blocksOf = (ids: string): Blocks => [...ids].map(id => block(id));
const ids = (blocks: Blocks) => blocks.map(({ id }) => id).join('');
const kinds = (from: Blocks, to: Blocks) => operationsBetween(from, to).map(operation => operation.do);

test.each([
  ['nothing', 'abc', 'abc', []],
  ['one block to the end', 'abcdef', 'bcdefa', ['move']],
  ['one block to the top', 'abcdef', 'fabcde', ['move']],
  ['two blocks', 'abcdef', 'bcdfae', ['move', 'move']],
  ['a removed and a new block', 'abc', 'anc', ['remove', 'insert']],
  ['a new page', '', 'ab', ['insert', 'insert']],
  ['an emptied page', 'ab', '', ['remove', 'remove']],
])('needs as few operations as possible for %s', (_what, from, to, expected) => {
  expect(kinds(blocksOf(from), blocksOf(to))).toEqual(expected);
});

test('replaces a block whose type is another one', () => {
  const [from, to] = [
    [block('a'), block('b')],
    [block('a', 'x', { type: 'hero' }), block('b')],
  ];
  expect(kinds(from, to)).toEqual(['remove', 'insert']);
  expect(compareBlocks(from, to)).toMatchObject([{ block: { type: 'hero' }, kind: 'added', fields: [] }]);
});

/** Two versions of a page with up to this many blocks, some of them common. */
const versions = (size: number) => {
  const version = fc.uniqueArray(fc.tuple(fc.nat(size * 2), fc.constantFrom('x', 'y'), fc.boolean()), {
    minLength: size > 1 ? size / 2 : 0,
    maxLength: size,
    selector: ([id]) => id,
  });
  const toBlocks = (chosen: [number, string, boolean][]): Blocks =>
    chosen.map(([id, text, isHidden]) => block(`b${id}`, text, { isHidden }));
  return fc.tuple(version.map(toBlocks), version.map(toBlocks));
};

test.each([1, 30, 150])('turns one version with up to %i blocks into another one, and back', size => {
  fc.assert(
    fc.property(versions(size), ([from, to]) => {
      const operations = operationsBetween(from, to);
      expect(applyOperations(from, operations)).toEqual(to);
      expect(applyOperations(to, operations.toReversed().map(invert))).toEqual(from);
    }),
    { numRuns: size > 100 ? 20 : 100 },
  );
});

test('lists what differs by block and field, removed blocks where they were', () => {
  const from = [block('a'), block('b'), block('c'), block('d'), block('e')];
  const to = [block('e'), block('a', 'neu', { isHidden: true }), block('n'), block('c')];
  const found = compareBlocks(from, to);
  expect(found.map(({ block: { id }, kind, isMoved }) => `${id} ${kind} ${isMoved}`)).toEqual([
    'e changed true',
    'a changed false',
    'b removed false',
    'n added false',
    'd removed false',
  ]);
  expect(found[1]!.fields).toEqual([
    { do: 'set', id: 'a', field: 'value.text', value: 'neu', before: 'a' },
    { do: 'set', id: 'a', field: 'isHidden', value: true, before: false },
  ]);
  expect(compareBlocks(to, to)).toEqual([]);
});

test.each([
  ['a changed block in its place', 'nabc', [block('a'), block('b', 'alt'), block('c')], 'b', 'nabc'],
  ['a missing block after the one before it', 'bd', blocksOf('abcd'), 'c', 'bcd'],
  ['a missing block at the top', 'bd', blocksOf('abcd'), 'a', 'abd'],
  ['a moved block in its old place', 'bcda', blocksOf('abcd'), 'a', 'abcd'],
  ['a block that did not exist', 'abc', blocksOf('ac'), 'b', 'ac'],
])('takes over %s', (_what, current, other, id, expected) => {
  const blocks = takeBlockFrom(other, id, blocksOf(current));
  expect(ids(blocks)).toBe(expected);
  const taken = other.find(block => block.id === id);
  expect(blocks.find(block => block.id === id)).toEqual(taken);
});

test('returns to the other version when its differences are taken over one by one', () => {
  fc.assert(
    fc.property(versions(12), ([other, current]) => {
      let blocks = current;
      const differences = (): Id[] => compareBlocks(other, blocks).map(({ block: { id } }) => id);
      for (let left = differences(); left.length > 0; left = differences()) {
        blocks = takeBlockFrom(other, left[0]!, blocks);
        expect(differences().length).toBeLessThan(left.length);
      }
      expect(blocks).toEqual(other);
    }),
    { numRuns: 300 },
  );
});
