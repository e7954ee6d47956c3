/** Which blocks are selected together. Pure functions. */
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../../schema/fields/field';
import { rangeOf, type Selection } from '../../../selection/selection';

/** Selects the blocks from the anchor to this one, and no others. Further ranges start at the same block. */
export function selectRange(blocks: Blocks, { anchor }: Selection, to: Id): Selection {
  const list = blocks.map(({ id }) => id);
  return { ids: rangeOf(list, anchor, to), anchor: anchor !== null && list.includes(anchor) ? anchor : to };
}

/** Returns the selected blocks that still exist, in the order of the page. */
export const selectedBlocks = (blocks: Blocks, { ids }: Selection): Blocks =>
  ids.length === 0 ? [] : blocks.filter(({ id }) => ids.includes(id));
