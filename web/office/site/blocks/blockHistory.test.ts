import fc from 'fast-check';
import { startHistory, applyEdit, type BlockHistory, type EditStep } from './blockHistory';

const entry = (id: string, text = id) => ({ id, type: 'text', config: {}, value: { text }, isHidden: false });
const start = startHistory(['a', 'b', 'c'].map(id => entry(id)));
const ids = ({ blocks }: BlockHistory) => blocks.map(({ id }) => id).join('');
const applyAll = (...edits: EditStep[]) => edits.reduce(applyEdit, start);

test.each<[string, EditStep[], string]>([
  ['inserts a new block after another one', [{ do: 'insert', blocks: [entry('n')], after: 'c' }], 'abcn'],
  ['inserts several blocks at the top', [{ do: 'insert', blocks: [entry('n'), entry('o')], after: null }], 'noabc'],
  ['undoes several blocks in one step', [{ do: 'insert', blocks: [entry('n'), entry('o')], after: 'a' }, { do: 'undo' }], 'abc'],
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
  ['moves several blocks down', [{ do: 'shift', ids: ['a', 'b'], by: 1 }], 'cab'],
  ['moves several blocks up, whatever the order of the selection', [{ do: 'shift', ids: ['c', 'b'], by: -1 }], 'bca'],
  ['moves no selected block past another one at the end', [{ do: 'shift', ids: ['b', 'c'], by: 1 }], 'abc'],
  ['closes the gap between selected blocks at the end', [{ do: 'shift', ids: ['a', 'c'], by: 1 }], 'bac'],
  ['undoes the move of several blocks in one step', [{ do: 'shift', ids: ['a', 'b'], by: 1 }, { do: 'undo' }], 'abc'],
  ['removes several blocks', [{ do: 'remove', ids: ['a', 'b'] }], 'c'],
  ['restores removed blocks with undo', [{ do: 'remove', ids: ['a', 'b'] }, { do: 'undo' }], 'abc'],
  ['removes blocks again with redo', [{ do: 'remove', ids: ['c', 'a'] }, { do: 'undo' }, { do: 'redo' }], 'b'],
  [
    'restores removed blocks after further steps',
    [
      { do: 'remove', ids: ['b', 'c'] },
      { do: 'insert', blocks: [entry('n')], after: 'a' },
      { do: 'restore', id: 'c' },
    ],
    'abcn',
  ],
  ['restores blocks once', [{ do: 'remove', ids: ['b'] }, { do: 'undo' }, { do: 'restore', id: 'b' }], 'abc'],
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
  const restored = applyAll({ do: 'replace', blocks: [entry('c', 'alt'), entry('n'), entry('a')] });
  expect(restored.blocks).toEqual([entry('c', 'alt'), entry('n'), entry('a')]);
  expect(applyEdit(restored, { do: 'undo' }).blocks).toEqual(start.blocks);
  expect(applyEdit(applyEdit(restored, { do: 'undo' }), { do: 'redo' }).blocks).toEqual(restored.blocks);
  expect(applyAll({ do: 'replace', blocks: start.blocks })).toBe(start);
});

const anyEdit = fc.oneof(
  fc.record({ do: fc.constant('move' as const), id: fc.constantFrom('a', 'b', 'c'), to: fc.integer({ min: -2, max: 5 }) }),
  fc.record({
    do: fc.constant('shift' as const),
    ids: fc.subarray(['a', 'b', 'c']),
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
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

test('exchanges a block in its place as one step', () => {
  const [first, second, third, other] = ['a', 'b', 'c', 'd'].map(id => ({ id, type: 'text', config: {}, value: {}, isHidden: false }));
  const history = applyEdit(startHistory([first!, second!, third!]), { do: 'exchange', id: 'b', block: other! });
  expect(history.blocks.map(({ id }) => id)).toEqual(['a', 'd', 'c']);
  expect(applyEdit(history, { do: 'undo' }).blocks).toEqual([first, second, third]);
  expect(applyEdit(applyEdit(history, { do: 'undo' }), { do: 'redo' }).blocks).toEqual([first, other, third]);
});
