/** Which blocks are selected together. Pure functions. */
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../../schema/fields/field';

interface BlockSelection {
  readonly ids: readonly Id[];
  /** Where a range starts: the block that was pressed last. */
  readonly anchor: Id | null;
}

export const noSelection: BlockSelection = { ids: [], anchor: null };

/** Adds or removes a block. */
export const toggleBlock = ({ ids }: BlockSelection, id: Id): BlockSelection => ({
  ids: ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id],
  anchor: id,
});

/** Selects the blocks from the anchor to this one. */
export function selectRange(blocks: Blocks, { anchor }: BlockSelection, to: Id): BlockSelection {
  const start = blocks.findIndex(({ id }) => id === anchor);
  const end = blocks.findIndex(({ id }) => id === to);
  if (start < 0) return { ids: [to], anchor: to };
  return { ids: blocks.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id), anchor };
}

/** Returns the selected blocks that still exist, in the order of the page. */
export const selectedBlocks = (blocks: Blocks, { ids }: BlockSelection): Blocks =>
  ids.length === 0 ? [] : blocks.filter(({ id }) => ids.includes(id));
