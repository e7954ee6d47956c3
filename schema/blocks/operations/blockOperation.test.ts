import fc from 'fast-check';
import { applyOperations, changesOf, compact, invert, previousId, type BlockOperation, type Blocks } from './blockOperation';

const block = (id: string, value: object = { text: id }) => ({ id, type: 'text', config: {}, value, isHidden: false });
const abc = ['a', 'b', 'c'].map(id => block(id));
const ids = (blocks: Blocks) => blocks.map(({ id }) => id).join('');
const setText = (id: string, value: string, before: string): BlockOperation => ({ do: 'set', id, field: 'value.text', value, before });

test.each<[string, BlockOperation, string]>([
  ['inserts a block at the top', { do: 'insert', block: block('n'), after: null }, 'nabc'],
  ['inserts a block after another one', { do: 'insert', block: block('n'), after: 'a' }, 'anbc'],
  ['inserts a block at the end when its place is missing', { do: 'insert', block: block('n'), after: 'x' }, 'abcn'],
  ['inserts no block twice', { do: 'insert', block: block('b'), after: 'c' }, 'acb'],
  ['moves a block', { do: 'move', id: 'a', after: 'c', from: null }, 'bca'],
  ['moves no missing block', { do: 'move', id: 'x', after: 'a', from: null }, 'abc'],
  ['removes a block', { do: 'remove', block: block('b'), after: 'a' }, 'ac'],
])('%s', (_what, operation, expected) => {
  expect(ids(applyOperations(abc, [operation]))).toBe(expected);
});

test('sets a field of the content or the options, or hides the block', () => {
  const [changed] = applyOperations(
    [block('a')],
    [
      setText('a', 'neu', 'a'),
      { do: 'set', id: 'a', field: 'config.speed', value: 3, before: null },
      { do: 'set', id: 'a', field: 'isHidden', value: true, before: false },
    ],
  );
  expect(changed).toEqual({ id: 'a', type: 'text', config: { speed: 3 }, value: { text: 'neu' }, isHidden: true });
});

test('returns the changes between two versions of a block', () => {
  const after = { ...block('a', { text: 'a', title: 'Neu' }), isHidden: true };
  expect(changesOf(block('a'), after)).toEqual([
    { do: 'set', id: 'a', field: 'value.title', value: 'Neu', before: null },
    { do: 'set', id: 'a', field: 'isHidden', value: true, before: false },
  ]);
  expect(changesOf(block('a', { images: [] }), block('a', { images: [] }))).toEqual([]);
});

test('merges the changes of one field until its block is removed', () => {
  const remove: BlockOperation = { do: 'remove', block: block('a', { text: 'xy' }), after: null };
  const typed = [setText('a', 'x', 'a'), setText('b', 'z', 'b'), setText('a', 'xy', 'x')];
  expect(compact(typed)).toEqual([setText('a', 'xy', 'a'), setText('b', 'z', 'b')]);
  expect(compact([...typed, remove, { ...remove, do: 'insert' }, setText('a', 'q', 'xy')])).toHaveLength(5);
  expect(compact([setText('a', 'x', 'a'), setText('a', 'a', 'x')])).toEqual([]);
});

/** Returns a random operation that is possible on these blocks. */
function chooseOperation(blocks: Blocks, [kind, first, second]: readonly [number, number, number]): BlockOperation {
  const chosen = blocks[first % Math.max(1, blocks.length)];
  if (!chosen || kind === 0) return { do: 'insert', block: block(`n${second}${ids(blocks).length}`), after: chosen?.id ?? null };
  const after = blocks[second % blocks.length]!.id;
  const from = previousId(blocks, chosen.id);
  if (kind === 1) return { do: 'remove', block: chosen, after: from };
  if (kind === 2) return setText(chosen.id, String(second), (chosen.value as { text: string }).text);
  return { do: 'move', id: chosen.id, after: after === chosen.id ? null : after, from };
}

const choices = fc.array(fc.tuple(fc.nat(3), fc.nat(20), fc.nat(20)), { maxLength: 40 });

test('returns to the same blocks when all operations are undone in reverse', () => {
  fc.assert(
    fc.property(choices, chosen => {
      const done: BlockOperation[] = [];
      let blocks: Blocks = abc;
      for (const choice of chosen) {
        const operation = chooseOperation(blocks, choice);
        done.push(operation);
        blocks = applyOperations(blocks, [operation]);
      }
      expect(applyOperations(blocks, done.toReversed().map(invert))).toEqual(abc);
      expect(applyOperations(abc, compact(done))).toEqual(blocks);
    }),
  );
});
