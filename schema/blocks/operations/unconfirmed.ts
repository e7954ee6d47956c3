/** Operations that were sent and never answered: the server may have saved them or not. */
import { isEqual } from '../../objects';
import { findBlockById, readField, type BlockOperation, type Blocks } from './blockOperation';

/**
 * Returns the operations; those that change a value which the server has from an unconfirmed operation start from that value. Without this,
 * the text that an editor has saved itself would look like a change of another editor.
 */
export const continueUnconfirmed = (
  operations: readonly BlockOperation[],
  unconfirmed: readonly BlockOperation[],
  saved: Blocks,
): BlockOperation[] =>
  operations.map(operation => {
    if (operation.do !== 'set') return operation;
    const { id, field } = operation;
    const block = findBlockById(saved, id);
    if (!block) return operation;
    const value = readField(block, field);
    const isOwn = unconfirmed.some(other => other.do === 'set' && other.id === id && other.field === field && isEqual(other.value, value));
    return isOwn ? { ...operation, before: value } : operation;
  });
