import fc from 'fast-check';
import { begin, take, type BlockList, type Step } from './blockHistory';

const entry = (id: string, text = id) => ({ id, type: 'text', config: {}, value: { text }, isHidden: false });
const start = begin(['a', 'b', 'c'].map(id => entry(id)));
const ids = ({ blocks }: BlockList) => blocks.map(({ id }) => id).join('');
const all = (...steps: Step[]) => steps.reduce(take, start);

test.each<[string, Step[], string]>([
  ['a new block comes last', [{ do: 'insert', entry: entry('n') }], 'abcn'],
  [
    'or behind the open one',
    [
      { do: 'open', id: 'a' },
      { do: 'insert', entry: entry('n') },
    ],
    'anbc',
  ],
  ['a block moves down', [{ do: 'move', id: 'a', to: 2 }], 'bca'],
  ['and up', [{ do: 'move', id: 'c', to: 0 }], 'cab'],
  [
    'but not beyond the ends',
    [
      { do: 'move', id: 'a', to: -1 },
      { do: 'move', id: 'c', to: 3 },
    ],
    'abc',
  ],
  ['a copy stands behind its original', [{ do: 'duplicate', id: 'a', as: 'x' }], 'axbc'],
  ['a block is removed', [{ do: 'remove', id: 'b' }], 'ac'],
  ['and comes back', [{ do: 'remove', id: 'b' }, { do: 'undo' }], 'abc'],
  ['and goes again', [{ do: 'remove', id: 'b' }, { do: 'undo' }, { do: 'redo' }], 'ac'],
])('%s', (_what, steps, expected) => {
  expect(ids(all(...steps))).toBe(expected);
});

test('what is written in one block is one step, and the next block another', () => {
  const written = all(
    { do: 'change', entry: entry('a', 'x') },
    { do: 'change', entry: entry('a', 'xy') },
    { do: 'change', entry: entry('b', 'z') },
  );
  const texts = ({ blocks }: BlockList) => blocks.map(({ value }) => (value as { text: string }).text).join();
  expect(texts(written)).toBe('xy,z,c');
  expect(texts(take(written, { do: 'undo' }))).toBe('xy,b,c');
  expect(texts(take(take(written, { do: 'undo' }), { do: 'undo' }))).toBe('a,b,c');
});

const anyStep = fc.oneof(
  fc.record({ do: fc.constant('move' as const), id: fc.constantFrom('a', 'b', 'c'), to: fc.integer({ min: -2, max: 5 }) }),
  fc.record({ do: fc.constant('hide' as const), id: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }),
);

test('no block is lost or changed by moving, hiding and taking back', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), steps => {
      const { blocks } = all(...steps);
      expect(blocks.map(({ isHidden: _, ...rest }) => rest).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
        start.blocks.map(({ isHidden: _, ...rest }) => rest),
      );
    }),
  );
});
