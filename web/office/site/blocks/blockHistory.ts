/** The blocks of the edited page, with the operations that are not saved yet and those of each step, for undo and redo. Pure functions. */
import {
  applyOperation,
  applyOperations,
  blockIdOf,
  changesOf,
  compact,
  findBlockById,
  invert,
  previousId,
  type BlockOperation,
  type Blocks,
} from '../../../../schema/blocks/operations/blockOperation';
import { operationsBetween } from '../../../../schema/blocks/operations/operationsBetween';
import { rebase, type Conflict } from '../../../../schema/blocks/operations/rebase';
import type { Id } from '../../../../schema/fields/field';
import type { StoredBlock } from '../../../../schema/fields/values';
import { withoutEmptySlots } from './emptySlots';

type Step = readonly BlockOperation[];

/** The other editor, if known, and when they saved. */
export interface Author {
  readonly editor: string | null;
  readonly at: string;
}

export type OpenConflict = Conflict & Author;

export interface BlockHistory {
  readonly blocks: Blocks;
  /** The id of the block whose form is open. */
  readonly openId: Id | null;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The block of the last change. Further changes of the same block belong to the same step. */
  readonly lastEditedId: Id | null;
  /** Operations whose response has not come yet, and those that came after them. */
  readonly sent: Step;
  readonly pending: Step;
  /** What was sent before without an answer. The server may have saved it. */
  readonly unconfirmed: Step;
  readonly conflicts: readonly OpenConflict[];
}

export type EditStep =
  | { do: 'open'; id: Id | null }
  /** Inserts the blocks after another one; null is the top of the page. */
  | { do: 'insert'; blocks: Blocks; after: Id | null }
  | { do: 'change'; entry: StoredBlock }
  | { do: 'move'; id: Id; to: number }
  /** Moves the blocks by one place up or down, past the blocks between them. */
  | { do: 'shift'; ids: readonly Id[]; by: -1 | 1 }
  | { do: 'hide'; id: Id }
  /** Turns the blocks into these, as one step. */
  | { do: 'replace'; blocks: Blocks }
  | { do: 'remove'; ids: readonly Id[] }
  /** Puts another block in the place of a block. */
  | { do: 'exchange'; id: Id; block: StoredBlock }
  /** Undoes the step that removed the block, even after further steps. */
  | { do: 'restore'; id: Id }
  | { do: 'undo' }
  | { do: 'redo' };

const maxSteps = 200;

export const startHistory = (blocks: Blocks): BlockHistory => ({
  blocks,
  openId: null,
  past: [],
  future: [],
  lastEditedId: null,
  sent: [],
  pending: [],
  unconfirmed: [],
  conflicts: [],
});

export function applyEdit(history: BlockHistory, step: EditStep): BlockHistory {
  switch (step.do) {
    case 'open':
      return { ...history, openId: step.id, lastEditedId: null };
    case 'undo':
      return undo(history, history.past.at(-1));
    case 'restore':
      return undo(history, history.past.findLast(isRemovalOf(step.id)));
    case 'redo':
      return redo(history);
    case 'change':
      return changeBlock(history, step.entry);
    case 'replace':
      return addStep(history, operationsBetween(history.blocks.map(withoutEmptySlots), step.blocks));
    case 'insert':
    case 'hide':
    case 'remove':
    case 'exchange':
    case 'move':
    case 'shift':
      return addStep(history, operationsOf(history.blocks, step));
  }
}

const isRemovalOf =
  (id: Id) =>
  (step: Step): boolean =>
    step.some(operation => operation.do === 'remove' && operation.block.id === id);

type BlockStep = Extract<EditStep, { do: 'insert' | 'move' | 'shift' | 'hide' | 'remove' | 'exchange' }>;

function operationsOf(blocks: Blocks, step: BlockStep): BlockOperation[] {
  switch (step.do) {
    case 'insert':
      return step.blocks.map((block, index) => ({ do: 'insert', block, after: step.blocks[index - 1]?.id ?? step.after }));
    case 'move':
      return moveTo(blocks, step.id, step.to);
    case 'hide': {
      const block = findBlockById(blocks, step.id);
      return block ? changesOf(block, { ...block, isHidden: !block.isHidden }) : [];
    }
    case 'remove':
      return collectOperations(blocks, step.ids, removalOf);
    case 'exchange':
      return [{ do: 'insert', block: step.block, after: step.id }, ...removalOf(blocks, step.id)];
    case 'shift':
      return shiftBlocks(blocks, step.ids, step.by);
  }
}

/** Returns the operations for each of the blocks, each for the blocks that the ones before it have left. */
function collectOperations(
  blocks: Blocks,
  ids: readonly Id[],
  operationsFor: (current: Blocks, id: Id) => readonly BlockOperation[],
): BlockOperation[] {
  let current = blocks;
  return ids.flatMap(id => {
    const operations = operationsFor(current, id);
    current = applyOperations(current, operations);
    return operations;
  });
}

function removalOf(blocks: Blocks, id: Id): BlockOperation[] {
  const block = findBlockById(blocks, id);
  return block ? [{ do: 'remove', block, after: previousId(blocks, id) }] : [];
}

function shiftBlocks(blocks: Blocks, ids: readonly Id[], by: -1 | 1): BlockOperation[] {
  const shifted = blocks.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  return collectOperations(blocks, by < 0 ? shifted : shifted.toReversed(), (current, id) => {
    const to = current.findIndex(block => block.id === id) + by;
    const isBlocked = ids.includes(current[to]?.id ?? ''); // the one before it could not move either
    return isBlocked ? [] : moveTo(current, id, to);
  });
}

function moveTo(blocks: Blocks, id: Id, to: number): BlockOperation[] {
  const from = blocks.findIndex(block => block.id === id);
  if (from < 0 || to < 0 || to >= blocks.length || from === to) return [];
  const after = blocks[to > from ? to : to - 1]?.id ?? null;
  return [{ do: 'move', id, after, from: previousId(blocks, id) }];
}

/** Applies the operations as a step of its own. */
export const addStep = (history: BlockHistory, operations: Step): BlockHistory =>
  operations.length === 0
    ? history
    : {
        ...history,
        blocks: applyOperations(history.blocks, operations),
        past: [...history.past, operations].slice(-maxSteps),
        future: [],
        lastEditedId: null,
        pending: [...history.pending, ...operations],
      };

function changeBlock(history: BlockHistory, entry: StoredBlock): BlockHistory {
  const before = findBlockById(history.blocks, entry.id);
  if (!before) return history;
  const blocks = history.blocks.map(block => (block === before ? entry : block));
  const operations = changesOf(withoutEmptySlots(before), withoutEmptySlots(entry));
  if (operations.length === 0) return { ...history, blocks }; // an empty place is shown, but not saved
  const isSameStep = history.lastEditedId === entry.id;
  const step = isSameStep ? compact([...history.past.at(-1)!, ...operations]) : operations;
  return {
    ...history,
    blocks,
    past: [...(isSameStep ? history.past.slice(0, -1) : history.past), step].slice(-maxSteps),
    future: [],
    lastEditedId: entry.id,
    pending: compact([...history.pending, ...operations]),
  };
}

function undo(history: BlockHistory, step: Step | undefined): BlockHistory {
  if (!step) return history;
  const { blocks, operations } = applyLater(history.blocks, invertAll(step));
  const past = history.past.filter(earlier => earlier !== step);
  return { ...afterUndo(history, blocks, operations), past, future: [invertAll(operations), ...history.future] };
}

function redo(history: BlockHistory): BlockHistory {
  const [step, ...future] = history.future;
  if (!step) return history;
  const { blocks, operations } = applyLater(history.blocks, step);
  return { ...afterUndo(history, blocks, operations), past: [...history.past, operations], future };
}

const invertAll = (operations: Step): Step => operations.toReversed().map(invert);

const afterUndo = (history: BlockHistory, blocks: Blocks, operations: Step): BlockHistory => ({
  ...history,
  blocks,
  lastEditedId: null,
  pending: [...history.pending, ...operations],
});

/** Applies operations of an earlier state. What others have changed since stays as it is. */
function applyLater(blocks: Blocks, operations: Step): { blocks: Blocks; operations: Step } {
  const start: { blocks: Blocks; operations: BlockOperation[] } = { blocks, operations: [] };
  return operations.reduce((current, operation) => {
    const { operations: applied } = rebase(current.blocks, [withCurrentBlock(current.blocks, operation)], current.blocks);
    return { blocks: applied.reduce(applyOperation, current.blocks), operations: [...current.operations, ...applied] };
  }, start);
}

// A block may have got more fields since, for example from the server.
const withCurrentBlock = (blocks: Blocks, operation: BlockOperation): BlockOperation =>
  operation.do === 'remove' ? { ...operation, block: findBlockById(blocks, blockIdOf(operation)) ?? operation.block } : operation;
