/** Where a block is after a move. */
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../../schema/fields/field';

/** Returns the index that a block has after it was moved behind another one; null is the top of the page. */
export function placeAfter(blocks: Blocks, id: Id, after: Id | null): number {
  const rest = blocks.filter(block => block.id !== id);
  return after === null ? 0 : rest.findIndex(block => block.id === after) + 1;
}
