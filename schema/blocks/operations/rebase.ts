/** Merges the operations of one editor with the blocks that another one has saved. */
import type { Id } from '../../fields/field';
import type { StoredBlock } from '../../fields/values';
import { isEqual } from '../../objects';
import {
  applyOperation,
  blockIdOf,
  compact,
  findBlockById,
  previousId,
  readField,
  type BlockOperation,
  type Blocks,
  type SetField,
} from './blockOperation';

/** Two changes of which only one can stay. The page keeps theirs until the editor decides. */
export type Conflict =
  /** Both set the field. */
  | { readonly kind: 'field'; readonly operation: SetField; readonly theirs: unknown }
  /** They removed the block that this editor changed. */
  | { readonly kind: 'theyRemoved'; readonly block: StoredBlock; readonly after: Id | null }
  /** They changed the block that this editor removed. */
  | { readonly kind: 'theyChanged'; readonly id: Id };

interface RebaseResult {
  blocks: Blocks;
  /** What is still to be saved. */
  operations: BlockOperation[];
  conflicts: Conflict[];
}

/**
 * Applies the operations to the blocks that someone else has saved. `mine` are the blocks that this editor sees. What is already saved is
 * left out, so operations may be sent again when their response was lost.
 */
export function rebase(theirs: Blocks, operations: readonly BlockOperation[], mine: Blocks): RebaseResult {
  const result: RebaseResult = { blocks: theirs, operations: [], conflicts: [] };
  const removedIds = new Set(operations.flatMap(operation => (operation.do === 'remove' ? [operation.block.id] : [])));
  for (const operation of compact(operations)) {
    const outcome = rebaseOperation(result.blocks, operation, { mine, isRemoved: removedIds.has(blockIdOf(operation)) });
    if (outcome === 'apply') {
      const before = result.blocks;
      result.blocks = applyOperation(before, operation);
      result.operations.push(withPositions(operation, before, result.blocks));
    } else if (outcome !== 'skip') result.conflicts.push(outcome);
  }
  return { ...result, conflicts: withoutRepeated(result.conflicts) };
}

type Outcome = 'apply' | 'skip' | Conflict;

interface RebaseContext {
  mine: Blocks;
  /** Whether a later operation removes the block. */
  isRemoved: boolean;
}

function rebaseOperation(blocks: Blocks, operation: BlockOperation, { mine, isRemoved }: RebaseContext): Outcome {
  const current = findBlockById(blocks, blockIdOf(operation));
  switch (operation.do) {
    case 'set': {
      if (current) return rebaseField(current, operation);
      const block = findBlockById(mine, operation.id);
      return block && !isRemoved ? { kind: 'theyRemoved', block, after: previousId(mine, block.id) } : 'skip';
    }
    case 'insert':
      return current ? 'skip' : 'apply';
    case 'move':
      return current && previousId(blocks, operation.id) !== operation.after ? 'apply' : 'skip';
    case 'remove':
      if (!current) return 'skip';
      return isEqual(editablePart(current), editablePart(operation.block)) ? 'apply' : { kind: 'theyChanged', id: current.id };
  }
}

function rebaseField(current: StoredBlock, operation: SetField): Outcome {
  const theirs = readField(current, operation.field);
  if (isEqual(theirs, operation.value)) return 'skip';
  return isEqual(theirs, operation.before) ? 'apply' : { kind: 'field', operation, theirs };
}

/** Returns the fields that an editor can change. */
const editablePart = ({ type, config, value, isHidden }: StoredBlock): object => ({ type, config, value, isHidden });

/** Returns the operation with the positions that its block really has before and after it, because other blocks may have gone. */
function withPositions(operation: BlockOperation, before: Blocks, after: Blocks): BlockOperation {
  if (operation.do === 'set') return operation;
  if (operation.do === 'remove') return { ...operation, after: previousId(before, operation.block.id) };
  if (operation.do === 'insert') return { ...operation, after: previousId(after, operation.block.id) };
  return { ...operation, from: previousId(before, operation.id), after: previousId(after, operation.id) };
}

/** Removes repeated conflicts: a block that they removed is one, however many of its fields were changed. */
function withoutRepeated(conflicts: readonly Conflict[]): Conflict[] {
  const keys = conflicts.map(conflictKey);
  return conflicts.filter((conflict, index) => keys.indexOf(conflictKey(conflict)) === index);
}

export const conflictKey = (conflict: Conflict): string =>
  conflict.kind === 'field' ? `${conflict.operation.id}.${conflict.operation.field}` : conflictBlockId(conflict);

export const conflictBlockId = (conflict: Conflict): Id =>
  conflict.kind === 'field' ? conflict.operation.id : conflict.kind === 'theyRemoved' ? conflict.block.id : conflict.id;

/** Returns the operations that let this editor's version of a conflict win. */
export function operationsFor(conflict: Conflict, blocks: Blocks): BlockOperation[] {
  if (conflict.kind === 'field') return [{ ...conflict.operation, before: conflict.theirs }];
  if (conflict.kind === 'theyRemoved') return [{ do: 'insert', block: conflict.block, after: conflict.after }];
  const block = findBlockById(blocks, conflict.id);
  return block ? [{ do: 'remove', block, after: previousId(blocks, block.id) }] : [];
}
