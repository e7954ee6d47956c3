/** The blocks of the edited page with the history of their changes, for undo and redo. Pure functions. */
import { findBlock, type PageBlock } from '../../../../schema/blocks';
import type { StoredBlock } from '../../../../schema/fields/values';
import { emptyRecord } from '../../../fields/emptyRecord';
import { newId } from '../../../hooks/newId';

export type Blocks = readonly StoredBlock[];

export interface BlockHistory {
  readonly blocks: Blocks;
  /** The id of the block whose form is open. */
  readonly openId: string | null;
  readonly past: readonly Blocks[];
  readonly future: readonly Blocks[];
  /** The block of the last change. Further changes of the same block belong to the same step. */
  readonly lastEditedId: string | null;
}

export type EditStep =
  | { do: 'load'; blocks: Blocks }
  | { do: 'open'; id: string | null }
  | { do: 'insert'; entry: StoredBlock }
  | { do: 'change'; entry: StoredBlock }
  | { do: 'move'; id: string; to: number }
  | { do: 'duplicate'; id: string; as: string }
  | { do: 'hide'; id: string }
  | { do: 'remove'; id: string }
  | { do: 'undo' }
  | { do: 'redo' };

const maxSteps = 200;

export const startHistory = (blocks: Blocks): BlockHistory => ({ blocks, openId: null, past: [], future: [], lastEditedId: null });

/** Returns a new block with the defaults of its fields. */
export function newBlock(type: PageBlock): StoredBlock {
  const { value, config } = findBlock(type)!;
  return { id: newId(), type, value: emptyRecord(value), config: emptyRecord(config), isHidden: false };
}

export function applyEdit(history: BlockHistory, step: EditStep): BlockHistory {
  switch (step.do) {
    case 'load':
      return startHistory(step.blocks);
    case 'open':
      return { ...history, openId: step.id, lastEditedId: null };
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    case 'insert':
      return { ...recordChange(history, insertBlock(history, step.entry)), openId: step.entry.id };
    case 'change': {
      const blocks = history.blocks.map(entry => (entry.id === step.entry.id ? step.entry : entry));
      const isSameStep = history.lastEditedId === step.entry.id;
      return isSameStep ? { ...history, blocks, future: [] } : { ...recordChange(history, blocks), lastEditedId: step.entry.id };
    }
    case 'move':
      return moveBlock(history, step.id, step.to);
    case 'duplicate':
      return recordChange(
        history,
        history.blocks.flatMap(entry => (entry.id === step.id ? [entry, { ...entry, id: step.as }] : [entry])),
      );
    case 'hide':
      return recordChange(
        history,
        history.blocks.map(entry => (entry.id === step.id ? { ...entry, isHidden: !entry.isHidden } : entry)),
      );
    case 'remove':
      return recordChange(
        history,
        history.blocks.filter(({ id }) => id !== step.id),
      );
  }
}

const recordChange = (history: BlockHistory, blocks: Blocks): BlockHistory => ({
  ...history,
  blocks,
  past: [...history.past, history.blocks].slice(-maxSteps),
  future: [],
  lastEditedId: null,
});

/** Inserts the block after the open one, else at the end. */
function insertBlock({ blocks, openId }: BlockHistory, entry: StoredBlock): Blocks {
  const position = blocks.findIndex(({ id }) => id === openId);
  return position < 0 ? [...blocks, entry] : blocks.toSpliced(position + 1, 0, entry);
}

function moveBlock(history: BlockHistory, id: string, to: number): BlockHistory {
  const from = history.blocks.findIndex(entry => entry.id === id);
  if (from < 0 || to < 0 || to >= history.blocks.length || from === to) return history;
  return recordChange(history, history.blocks.toSpliced(from, 1).toSpliced(to, 0, history.blocks[from]!));
}

function undo(history: BlockHistory): BlockHistory {
  const previous = history.past.at(-1);
  return previous
    ? { ...history, blocks: previous, past: history.past.slice(0, -1), future: [history.blocks, ...history.future], lastEditedId: null }
    : history;
}

function redo(history: BlockHistory): BlockHistory {
  const [next, ...future] = history.future;
  return next ? { ...history, blocks: next, past: [...history.past, history.blocks], future, lastEditedId: null } : history;
}
