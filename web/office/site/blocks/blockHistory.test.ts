import fc from 'fast-check';
import { startHistory, applyEdit, type BlockHistory, type EditStep } from './blockHistory';

const entry = (id: string, text = id) => ({ id, type: 'text', config: {}, value: { text }, isHidden: false });
const start = startHistory(['a', 'b', 'c'].map(id => entry(id)));
const ids = ({ blocks }: BlockHistory) => blocks.map(({ id }) => id).join('');
const applyAll = (...edits: EditStep[]) => edits.reduce(applyEdit, start);

test.each<[string, EditStep[], string]>([
  ['inserts a new block at the end', [{ do: 'insert', entry: entry('n') }], 'abcn'],
  [
    'inserts a new block after the open one',
    [
      { do: 'open', id: 'a' },
      { do: 'insert', entry: entry('n') },
    ],
    'anbc',
  ],
  ['moves a block down', [{ do: 'move', id: 'a', to: 2 }], 'bca'],
  ['moves a block up', [{ do: 'move', id: 'c', to: 0 }], 'cab'],
  [
    'does not move a block beyond the ends',
    [
      { do: 'move', id: 'a', to: -1 },
      { do: 'move', id: 'c', to: 3 },
    ],
    'abc',
  ],
  ['inserts a duplicate after its original', [{ do: 'duplicate', id: 'a', as: 'x' }], 'axbc'],
  ['removes a block', [{ do: 'remove', id: 'b' }], 'ac'],
  ['restores a removed block with undo', [{ do: 'remove', id: 'b' }, { do: 'undo' }], 'abc'],
  ['removes a block again with redo', [{ do: 'remove', id: 'b' }, { do: 'undo' }, { do: 'redo' }], 'ac'],
])('%s', (_what, edits, expected) => {
  expect(ids(applyAll(...edits))).toBe(expected);
});

test('groups the changes of one block into one step', () => {
  const edited = applyAll(
    { do: 'change', entry: entry('a', 'x') },
    { do: 'change', entry: entry('a', 'xy') },
    { do: 'change', entry: entry('b', 'z') },
  );
  const texts = ({ blocks }: BlockHistory) => blocks.map(({ value }) => (value as { text: string }).text).join();
  expect(texts(edited)).toBe('xy,z,c');
  expect(texts(applyEdit(edited, { do: 'undo' }))).toBe('xy,b,c');
  expect(texts(applyEdit(applyEdit(edited, { do: 'undo' }), { do: 'undo' }))).toBe('a,b,c');
});

test('restores a version of the page as one step', () => {
  const restored = applyAll({ do: 'restore', blocks: [entry('c', 'alt'), entry('n'), entry('a')] });
  expect(restored.blocks).toEqual([entry('c', 'alt'), entry('n'), entry('a')]);
  expect(applyEdit(restored, { do: 'undo' }).blocks).toEqual(start.blocks);
  expect(applyEdit(applyEdit(restored, { do: 'undo' }), { do: 'redo' }).blocks).toEqual(restored.blocks);
  expect(applyAll({ do: 'restore', blocks: start.blocks })).toBe(start);
});

const anyEdit = fc.oneof(
  fc.record({ do: fc.constant('move' as const), id: fc.constantFrom('a', 'b', 'c'), to: fc.integer({ min: -2, max: 5 }) }),
  fc.record({ do: fc.constant('hide' as const), id: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }),
);

test('loses and changes no block by moving, hiding and undoing', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 40 }), edits => {
      const { blocks } = applyAll(...edits);
      expect(blocks.map(({ isHidden: _, ...rest }) => rest).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
        start.blocks.map(({ isHidden: _, ...rest }) => rest),
      );
    }),
  );
});
