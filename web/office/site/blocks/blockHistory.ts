/** The blocks of the page that is being written, and every step that led there, so that each can be taken back. */
import { blockOf, type PageBlock } from '../../../../schema/blocks';
import type { LayoutEntry } from '../../../../schema/fields/values';
import { blank } from '../../../fields/emptyRecord';
import { newId } from '../../../hooks/newId';

export type Blocks = readonly LayoutEntry[];

export interface BlockList {
  readonly blocks: Blocks;
  /** The one whose form is open. */
  readonly open: string | null;
  readonly past: readonly Blocks[];
  readonly future: readonly Blocks[];
  /** The block that the last step wrote in: writing on in it is the same step. */
  readonly writing: string | null;
}

export type Step =
  | { do: 'load'; blocks: Blocks }
  | { do: 'open'; id: string | null }
  | { do: 'insert'; entry: LayoutEntry }
  | { do: 'change'; entry: LayoutEntry }
  | { do: 'move'; id: string; to: number }
  | { do: 'duplicate'; id: string; as: string }
  | { do: 'hide'; id: string }
  | { do: 'remove'; id: string }
  | { do: 'undo' }
  | { do: 'redo' };

const mostSteps = 200;

export const begin = (blocks: Blocks): BlockList => ({ blocks, open: null, past: [], future: [], writing: null });

/** A new block, with what its fields start with. */
export function freshBlock(type: PageBlock): LayoutEntry {
  const { value, config } = blockOf(type)!;
  return { id: newId(), type, value: blank(value), config: blank(config), isHidden: false };
}

export function take(list: BlockList, step: Step): BlockList {
  switch (step.do) {
    case 'load':
      return begin(step.blocks);
    case 'open':
      return { ...list, open: step.id, writing: null };
    case 'undo':
      return back(list);
    case 'redo':
      return forth(list);
    case 'insert':
      return { ...done(list, inserted(list, step.entry)), open: step.entry.id };
    case 'change': {
      const blocks = list.blocks.map(entry => (entry.id === step.entry.id ? step.entry : entry));
      const isSameStep = list.writing === step.entry.id;
      return isSameStep ? { ...list, blocks, future: [] } : { ...done(list, blocks), writing: step.entry.id };
    }
    case 'move':
      return moved(list, step.id, step.to);
    case 'duplicate':
      return done(
        list,
        list.blocks.flatMap(entry => (entry.id === step.id ? [entry, { ...entry, id: step.as }] : [entry])),
      );
    case 'hide':
      return done(
        list,
        list.blocks.map(entry => (entry.id === step.id ? { ...entry, isHidden: !entry.isHidden } : entry)),
      );
    case 'remove':
      return done(
        list,
        list.blocks.filter(({ id }) => id !== step.id),
      );
  }
}

const done = (list: BlockList, blocks: Blocks): BlockList => ({
  ...list,
  blocks,
  past: [...list.past, list.blocks].slice(-mostSteps),
  future: [],
  writing: null,
});

/** Behind the open block, else at the end. */
function inserted({ blocks, open }: BlockList, entry: LayoutEntry): Blocks {
  const at = blocks.findIndex(({ id }) => id === open);
  return at < 0 ? [...blocks, entry] : blocks.toSpliced(at + 1, 0, entry);
}

function moved(list: BlockList, id: string, to: number): BlockList {
  const from = list.blocks.findIndex(entry => entry.id === id);
  if (from < 0 || to < 0 || to >= list.blocks.length || from === to) return list;
  return done(list, list.blocks.toSpliced(from, 1).toSpliced(to, 0, list.blocks[from]!));
}

function back(list: BlockList): BlockList {
  const before = list.past.at(-1);
  return before ? { ...list, blocks: before, past: list.past.slice(0, -1), future: [list.blocks, ...list.future], writing: null } : list;
}

function forth(list: BlockList): BlockList {
  const [next, ...future] = list.future;
  return next ? { ...list, blocks: next, past: [...list.past, list.blocks], future, writing: null } : list;
}
