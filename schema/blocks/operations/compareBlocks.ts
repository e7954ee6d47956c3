/** Compares two versions of a page by block and field, and takes single blocks over from the other version. */
import type { Id } from '../../fields/field';
import type { StoredBlock } from '../../fields/values';
import { applyOperation, applyOperations, blockIdOf, findBlockById, previousId, type Blocks, type SetField } from './blockOperation';
import { findSame, operationsBetween } from './operationsBetween';

export interface BlockDifference {
  /** The block in the later version, or in the earlier one if it was removed. */
  readonly block: StoredBlock;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly isMoved: boolean;
  readonly fields: readonly SetField[];
}

/** Returns what differs, in the order of the page; removed blocks are where they were. */
export function compareBlocks(from: Blocks, to: Blocks): BlockDifference[] {
  const operations = operationsBetween(from, to);
  const removed = from.filter(block => !findBlockById(to, block.id));
  const all = removed.reduce((blocks, block) => applyOperation(blocks, { do: 'insert', block, after: previousId(from, block.id) }), to);
  return all.flatMap((block): BlockDifference[] => {
    const own = operations.filter(operation => blockIdOf(operation) === block.id);
    if (own.length === 0) return [];
    const kind = removed.includes(block) ? 'removed' : findSame(from, block) ? 'changed' : 'added';
    const fields = own.flatMap(operation => (operation.do === 'set' ? [operation] : []));
    return [{ block, kind, isMoved: own.some(operation => operation.do === 'move'), fields }];
  });
}

/** Returns the blocks with one block as it is in the other version: its content and, if the comparison with it lists a move, its place. */
export function takeBlockFrom(other: Blocks, id: Id, blocks: Blocks): Blocks {
  const block = findBlockById(other, id);
  if (!block) return blocks.filter(current => current.id !== id);
  const differences = compareBlocks(other, blocks);
  const own = differences.find(difference => difference.block.id === id);
  if (own?.kind !== 'removed' && !own?.isMoved) return blocks.map(current => (current.id === id ? block : current));
  // Its place follows from blocks that have the same order in both versions.
  const movedIds = new Set(differences.flatMap(difference => (difference.isMoved ? [difference.block.id] : [])));
  const earlier = other.slice(0, other.indexOf(block)).findLast(before => findBlockById(blocks, before.id) && !movedIds.has(before.id));
  return applyOperations(blocks, [{ do: 'insert', block, after: earlier?.id ?? null }]);
}
