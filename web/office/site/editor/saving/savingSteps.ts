/** The steps of saving: what was sent, saved, or has to be merged with what another editor saved. Pure functions. */
import {
  applyOperations,
  blockIdOf,
  changesOf,
  compact,
  findBlockById,
  previousId,
  readField,
  writeField,
  type BlockOperation,
  type Blocks,
  type SetField,
} from '../../../../../schema/blocks/operations/blockOperation';
import { maxOperations } from '../../../../../schema/blocks/operations/operationInput';
import { conflictBlockId, conflictKey, operationsFor, rebase, type Conflict } from '../../../../../schema/blocks/operations/rebase';
import { continueUnconfirmed } from '../../../../../schema/blocks/operations/unconfirmed';
import { isEqual } from '../../../../../schema/objects';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { addStep, isPropertyChange, type Author, type BlockHistory, type OpenConflict, type Step } from '../../blocks/blockHistory';
import { withoutEmptySlots } from '../../blocks/emptySlots';
import { unsavedProperties, type StoredProperties, type PropertyEdits } from './propertyEdits';

/** Moves what is pending to what is sent, as much as one request takes. */
export function send(history: BlockHistory): BlockHistory {
  const operations = compact(history.pending);
  return { ...history, sent: operations.slice(0, maxOperations), pending: operations.slice(maxOperations) };
}

/** What was sent without success is pending again. */
export const takeBack = (history: BlockHistory): BlockHistory => ({
  ...history,
  sent: [],
  pending: compact([...history.sent, ...history.pending]),
  unconfirmed: [...history.unconfirmed, ...history.sent],
});

/** Takes over what the server stored differently from what was sent, such as sanitized texts, except in fields that were changed since. */
export function confirm(history: BlockHistory, stored: Blocks): BlockHistory {
  const corrections = correctionsOf(history.sent, stored);
  const isPending = (operation: BlockOperation): boolean => history.pending.some(later => isSameField(later, operation));
  const withStoredValues = (operations: readonly BlockOperation[]): BlockOperation[] =>
    operations.map(operation => corrections.reduce(withStoredValue, operation));
  const correctStep = (step: Step): Step => (isPropertyChange(step) ? step : withStoredValues(step));
  return {
    ...history,
    blocks: applyOperations(
      history.blocks,
      corrections.filter(operation => !isPending(operation)),
    ),
    sent: [],
    unconfirmed: [],
    pending: withStoredValues(history.pending),
    past: history.past.map(correctStep),
    future: history.future.map(correctStep),
  };
}

const isSameField = (a: BlockOperation, b: BlockOperation): boolean =>
  blockIdOf(a) === blockIdOf(b) && (a.do !== 'set' || b.do !== 'set' || a.field === b.field);

/** Returns what the server stored differently: in new blocks as they were at the end of what was sent, and in the fields of others. */
function correctionsOf(sent: readonly BlockOperation[], stored: Blocks): SetField[] {
  const inserted = applyOperations(
    [],
    sent.filter(operation => operation.do === 'insert' || operation.do === 'set'),
  );
  const inNewBlocks = inserted.flatMap(block => changesOf(block, findBlockById(stored, block.id) ?? block));
  const inOthers = sent.flatMap((operation): SetField[] => {
    if (operation.do !== 'set' || findBlockById(inserted, operation.id)) return [];
    const block = findBlockById(stored, operation.id);
    const value = block && readField(block, operation.field);
    return !block || isEqual(value, operation.value) ? [] : [{ ...operation, before: operation.value, value }];
  });
  return [...inNewBlocks, ...inOthers];
}

// An undo and the next change of the field replace what the server stored.
function withStoredValue(operation: BlockOperation, correction: SetField): BlockOperation {
  if (operation.do !== 'set' || !isSameField(operation, correction)) return operation;
  const toStored = (value: unknown): unknown => (isEqual(value, correction.before) ? correction.value : value);
  return { ...operation, value: toStored(operation.value), before: toStored(operation.before) };
}

/** The blocks that another editor has saved. */
export interface SavedBlocks extends Author {
  readonly blocks: Blocks;
}

/** Merges what is not saved yet with the blocks that another editor has saved. */
export function merge(history: BlockHistory, { blocks: theirs, ...author }: SavedBlocks): BlockHistory {
  const mine = history.blocks.map(withoutEmptySlots);
  const ownOperations = continueUnconfirmed(compact([...history.sent, ...history.pending]), history.unconfirmed, theirs);
  const { blocks, operations, conflicts } = rebase(theirs, ownOperations, mine);
  const open = history.conflicts.flatMap(conflict => updateConflict(conflict, { blocks, mine }));
  return {
    ...history,
    blocks: keepEqual(history.blocks, blocks),
    sent: [],
    unconfirmed: [],
    pending: operations,
    lastEdited: null,
    conflicts: addConflicts(open, conflicts, author),
  };
}

const addConflicts = (open: readonly OpenConflict[], found: readonly Conflict[], author: Author): OpenConflict[] => [
  ...open,
  ...found
    .filter(conflict => !open.some(known => conflictKey(known) === conflictKey(conflict)))
    .map(conflict => ({ ...conflict, ...author })),
];

/** Returns the blocks; those that are equal are the same objects as before and keep their empty places. */
const keepEqual = (before: Blocks, after: Blocks): Blocks =>
  after.map(block => {
    const known = findBlockById(before, block.id);
    return known && isEqual(withoutEmptySlots(known), block) ? known : block;
  });

/** Returns a conflict as it is now: theirs may have changed again, become equal to mine, or their block may be gone. */
function updateConflict(conflict: OpenConflict, { blocks, mine }: { blocks: Blocks; mine: Blocks }): OpenConflict[] {
  const block = findBlockById(blocks, conflictBlockId(conflict));
  if (conflict.kind === 'theyRemoved') return block ? [] : [conflict];
  if (conflict.kind === 'theyChanged') return block ? [conflict] : [];
  const { operation } = conflict;
  if (block) {
    const theirs = readField(block, operation.field);
    return isEqual(theirs, operation.value) ? [] : [{ ...conflict, theirs }];
  }
  const removed = findBlockById(mine, operation.id);
  if (!removed) return [];
  const { editor, at } = conflict;
  const after = previousId(mine, removed.id);
  return [{ kind: 'theyRemoved', block: writeField(removed, operation.field, operation.value), after, editor, at }];
}

/** Ends a conflict with this editor's version or with theirs, which the page shows already. */
export function resolve(history: BlockHistory, conflict: OpenConflict, winner: 'mine' | 'theirs'): BlockHistory {
  const rest = history.conflicts.filter(other => conflictKey(other) !== conflictKey(conflict));
  const resolved = { ...history, conflicts: rest };
  return winner === 'mine' ? addStep(resolved, operationsFor(conflict, history.blocks)) : resolved;
}

/** What this editor has done and not saved yet, as it is stored on the device. */
export interface StoredEdits {
  readonly operations: readonly BlockOperation[];
  /** What the server may have saved of them; missing in what an earlier version of the client has stored. */
  readonly unconfirmed?: readonly BlockOperation[];
  readonly conflicts: readonly OpenConflict[];
  /** The blocks that the operations change, in case another editor removes them. */
  readonly blocks: readonly StoredBlock[];
  readonly properties?: StoredProperties | undefined;
}

/** Returns what has to be stored; undefined if all is saved. */
export function editsOf({ blocks, sent, pending, unconfirmed, conflicts }: BlockHistory, edits: PropertyEdits): StoredEdits | undefined {
  const operations = [...sent, ...pending];
  const properties = unsavedProperties(edits);
  if (operations.length + conflicts.length === 0 && !properties) return undefined;
  const ids = new Set(operations.map(blockIdOf));
  return { operations, unconfirmed: [...unconfirmed, ...sent], conflicts, blocks: blocks.filter(({ id }) => ids.has(id)), properties };
}

/** Continues edits that were stored on the device while another editor may have saved the page. */
export function restore(history: BlockHistory, edits: StoredEdits, author: Author): BlockHistory {
  const mine = [...history.blocks.filter(({ id }) => !findBlockById(edits.blocks, id)), ...edits.blocks];
  const own = continueUnconfirmed(compact(edits.operations), edits.unconfirmed ?? [], history.blocks);
  const { blocks, operations, conflicts } = rebase(history.blocks, own, mine);
  const open = [...history.conflicts, ...edits.conflicts.flatMap(conflict => updateConflict(conflict, { blocks, mine }))];
  return { ...history, blocks, pending: [...history.pending, ...operations], conflicts: addConflicts(open, conflicts, author) };
}
