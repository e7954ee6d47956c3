/**
 * The blocks of the edited page, with the operations that are not saved yet and those of each step, for undo and redo. The steps that change
 * properties of the page are in the same order; `pageSteps` undoes them. Pure functions.
 */
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
import type { PropertyChange } from '../../../../schema/rules/site/editing/propertyChanges';
import { withoutEmptySlots } from './emptySlots';

type Operations = readonly BlockOperation[];

/** What one undo reverts: the operations of one edit, or the change of a property of the page. */
export type Step = Operations | PropertyChange;

export const isPropertyChange = (step: Step): step is PropertyChange => 'name' in step;

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
  /** The block or the name of the property of the last change. Further changes of the same belong to the same step. */
  readonly lastEdited: string | null;
  /** Operations whose response has not come yet, and those that came after them. */
  readonly sent: Operations;
  readonly pending: Operations;
  /** What was sent before without an answer. The server may have saved it. */
  readonly unconfirmed: Operations;
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
  lastEdited: null,
  sent: [],
  pending: [],
  unconfirmed: [],
  conflicts: [],
});

export function applyEdit(history: BlockHistory, step: EditStep): BlockHistory {
  switch (step.do) {
    case 'open':
      return { ...history, openId: step.id, lastEdited: null };
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
    !isPropertyChange(step) && step.some(operation => operation.do === 'remove' && operation.block.id === id);

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
export const addStep = (history: BlockHistory, operations: Operations): BlockHistory =>
  operations.length === 0
    ? history
    : {
        ...withStep(history, operations, null),
        blocks: applyOperations(history.blocks, operations),
        pending: [...history.pending, ...operations],
      };

/** Adds a change of a property. It continues the last step if that changed the same property. */
export function addPropertyChange(history: BlockHistory, change: PropertyChange): BlockHistory {
  const last = lastStepOf(history, change.name);
  return withStep(history, last && isPropertyChange(last) ? { ...change, before: last.before } : change, change.name);
}

/** Returns the last step, if it changed the same. */
const lastStepOf = ({ past, lastEdited }: BlockHistory, edited: string): Step | undefined =>
  lastEdited === edited ? past.at(-1) : undefined;

/** Returns the history with a step, which replaces the last one if that changed the same. */
function withStep(history: BlockHistory, step: Step, edited: string | null): BlockHistory {
  const past = edited !== null && history.lastEdited === edited ? history.past.slice(0, -1) : history.past;
  return { ...history, past: [...past, step].slice(-maxSteps), future: [], lastEdited: edited };
}

function changeBlock(history: BlockHistory, entry: StoredBlock): BlockHistory {
  const before = findBlockById(history.blocks, entry.id);
  if (!before) return history;
  const blocks = history.blocks.map(block => (block === before ? entry : block));
  const operations = changesOf(withoutEmptySlots(before), withoutEmptySlots(entry));
  if (operations.length === 0) return { ...history, blocks }; // an empty place is shown, but not saved
  const last = lastStepOf(history, entry.id);
  const step = last && !isPropertyChange(last) ? compact([...last, ...operations]) : operations;
  return { ...withStep(history, step, entry.id), blocks, pending: compact([...history.pending, ...operations]) };
}

function undo(history: BlockHistory, step: Step | undefined): BlockHistory {
  if (!step || isPropertyChange(step)) return history;
  const { blocks, operations } = applyLater(history.blocks, invertAll(step));
  const past = history.past.filter(earlier => earlier !== step);
  return { ...afterUndo(history, blocks, operations), past, future: [invertAll(operations), ...history.future] };
}

function redo(history: BlockHistory): BlockHistory {
  const [step, ...future] = history.future;
  if (!step || isPropertyChange(step)) return history;
  const { blocks, operations } = applyLater(history.blocks, step);
  return { ...afterUndo(history, blocks, operations), past: [...history.past, operations], future };
}

const invertAll = (operations: Operations): Operations => operations.toReversed().map(invert);

const afterUndo = (history: BlockHistory, blocks: Blocks, operations: Operations): BlockHistory => ({
  ...history,
  blocks,
  lastEdited: null,
  pending: [...history.pending, ...operations],
});

/** Applies operations of an earlier state. What others have changed since stays as it is. */
function applyLater(blocks: Blocks, operations: Operations): { blocks: Blocks; operations: Operations } {
  const start: { blocks: Blocks; operations: BlockOperation[] } = { blocks, operations: [] };
  return operations.reduce((current, operation) => {
    const { operations: applied } = rebase(current.blocks, [withCurrentBlock(current.blocks, operation)], current.blocks);
    return { blocks: applied.reduce(applyOperation, current.blocks), operations: [...current.operations, ...applied] };
  }, start);
}

// A block may have got more fields since, for example from the server.
const withCurrentBlock = (blocks: Blocks, operation: BlockOperation): BlockOperation =>
  operation.do === 'remove' ? { ...operation, block: findBlockById(blocks, blockIdOf(operation)) ?? operation.block } : operation;
