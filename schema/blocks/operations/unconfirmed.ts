/** Operations that were sent and never answered: the server may have saved them or not. */
import { isEqual } from '../../objects';
import { applyOperations, blockIdOf, changesOf, findBlockById, readField, type BlockOperation, type Blocks } from './blockOperation';

/**
 * Returns the operations with what the server has saved of the unconfirmed ones as their start. Without this, an editor's own saved text
 * would look like one of somebody else, and later changes of an added block would be taken for saved.
 */
export const continueUnconfirmed = (
  operations: readonly BlockOperation[],
  unconfirmed: readonly BlockOperation[],
  saved: Blocks,
): BlockOperation[] =>
  operations.flatMap(operation => {
    const current = findBlockById(saved, blockIdOf(operation));
    const own = unconfirmed.filter(other => blockIdOf(other) === blockIdOf(operation));
    if (!current || own.length === 0) return [operation];
    if (operation.do === 'set') {
      const value = readField(current, operation.field);
      const isOwn = own.some(other => other.do === 'set' && other.field === operation.field && isEqual(other.value, value));
      return [isOwn ? { ...operation, before: value } : operation];
    }
    if (operation.do === 'insert') return own.flatMap(other => (other.do === 'insert' ? changesOf(other.block, operation.block) : []));
    if (operation.do === 'move') return [operation];
    const block = applyOperations(
      [operation.block],
      own.filter(({ do: kind }) => kind === 'set'),
    )[0];
    return [block && isEqual(block, current) ? { ...operation, block } : operation];
  });
