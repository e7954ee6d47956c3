import fc from 'fast-check';
import { applyOperations, previousId, type BlockOperation, type Blocks } from './blockOperation';
import { operationsFor, rebase } from './rebase';

const block = (id: string, text = id, title = '') => ({ id, type: 'text', config: {}, value: { text, title }, isHidden: false });
const abc = ['a', 'b', 'c'].map(id => block(id));
const set = (id: string, value: string, before = id, name = 'text'): BlockOperation => ({
  do: 'set',
  id,
  field: `value.${name}`,
  value,
  before,
});
const ids = (blocks: Blocks) => blocks.map(({ id }) => id).join('');
/** Merges what two editors did with the same blocks; the second one saved first. */
const merge = (mine: BlockOperation[], theirs: BlockOperation[]) => rebase(applyOperations(abc, theirs), mine, applyOperations(abc, mine));

test('keeps both changes of different blocks and of different fields of one block', () => {
  const { blocks, operations, conflicts } = merge(
    [set('a', 'meine'), set('b', 'meine')],
    [set('a', 'Titel', '', 'title'), set('c', 'andere')],
  );
  expect(blocks.map(({ value }) => value)).toEqual([
    { text: 'meine', title: 'Titel' },
    { text: 'meine', title: '' },
    { text: 'andere', title: '' },
  ]);
  expect(operations).toEqual([set('a', 'meine'), set('b', 'meine')]);
  expect(conflicts).toEqual([]);
});

test('reports a field that both changed, with their value on the page', () => {
  const { blocks, operations, conflicts } = merge([set('a', 'm'), set('a', 'meine', 'm')], [set('a', 'andere')]);
  expect(blocks[0]!.value).toMatchObject({ text: 'andere' });
  expect(operations).toEqual([]);
  expect(conflicts).toEqual([{ kind: 'field', operation: set('a', 'meine'), theirs: 'andere' }]);
  expect(operationsFor(conflicts[0]!, blocks)).toEqual([set('a', 'meine', 'andere')]);
});

test('sends nothing again that is already saved', () => {
  const mine: BlockOperation[] = [
    set('a', 'neu'),
    { do: 'insert', block: block('n'), after: 'a' },
    { do: 'move', id: 'c', after: null, from: 'b' },
    { do: 'remove', block: block('b'), after: 'n' },
  ];
  expect(merge(mine, mine)).toEqual({ blocks: applyOperations(abc, mine), operations: [], conflicts: [] });
});

test('asks about a block that one removed and the other changed', () => {
  const remove: BlockOperation = { do: 'remove', block: abc[1]!, after: 'a' };
  const theyRemoved = merge([set('b', 'neu'), set('b', 'Titel', '', 'title')], [remove]);
  expect(theyRemoved.conflicts).toEqual([{ kind: 'theyRemoved', block: block('b', 'neu', 'Titel'), after: 'a' }]);
  expect(ids(applyOperations(theyRemoved.blocks, operationsFor(theyRemoved.conflicts[0]!, theyRemoved.blocks)))).toBe('abc');

  const theyChanged = merge([remove], [set('b', 'neu')]);
  expect(theyChanged.conflicts).toEqual([{ kind: 'theyChanged', id: 'b' }]);
  expect(ids(theyChanged.blocks)).toBe('abc');
  expect(ids(applyOperations(theyChanged.blocks, operationsFor(theyChanged.conflicts[0]!, theyChanged.blocks)))).toBe('ac');
});

test('removes a block that only this editor has changed before', () => {
  const changed = block('b', 'neu');
  expect(merge([set('b', 'neu'), { do: 'remove', block: changed, after: 'a' }], [set('a', 'andere')])).toMatchObject({
    blocks: [{ id: 'a' }, { id: 'c' }],
    conflicts: [],
  });
  expect(
    merge([set('b', 'neu'), { do: 'remove', block: changed, after: 'a' }], [{ do: 'remove', block: abc[1]!, after: 'a' }]),
  ).toMatchObject({
    operations: [],
    conflicts: [],
  });
});

test('names a place that still exists when the block before has gone', () => {
  const remove: BlockOperation = { do: 'remove', block: abc[1]!, after: 'a' };
  expect(merge([{ do: 'insert', block: block('n'), after: 'b' }], [remove]).operations).toEqual([
    { do: 'insert', block: block('n'), after: 'c' },
  ]);
});

const edits = fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { maxLength: 6 });
const toOperations = (editor: string, chosen: readonly (readonly [number, number, number])[]): BlockOperation[] => {
  const done: BlockOperation[] = [];
  let blocks: Blocks = abc;
  for (const [kind, first, second] of chosen) {
    const { id } = blocks[first]!;
    const after = blocks[second]!.id;
    const operation: BlockOperation =
      kind === 0
        ? { do: 'insert', block: block(`${editor}${done.length}`), after: id }
        : kind === 1
          ? { do: 'move', id, after: after === id ? null : after, from: previousId(blocks, id) }
          : set(id, `${editor}${done.length}`, (blocks[first]!.value as { text: string }).text);
    done.push(operation);
    blocks = applyOperations(blocks, [operation]);
  }
  return done;
};

test('loses no block and no text of either editor', () => {
  fc.assert(
    fc.property(edits, edits, (first, second) => {
      const [mine, theirs] = [toOperations('m', first), toOperations('t', second)];
      const merged = merge(mine, theirs);
      const all = new Set([...applyOperations(abc, mine), ...applyOperations(abc, theirs)].map(({ id }) => id));
      expect(new Set(merged.blocks.map(({ id }) => id))).toEqual(all);
      expect(merged.blocks).toHaveLength(all.size);
      // The sent operations result in the same blocks on the server.
      expect(applyOperations(applyOperations(abc, theirs), merged.operations)).toEqual(merged.blocks);
    }),
  );
});
