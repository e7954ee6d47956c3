/** The blocks that are selected together: by modifier keys and the mouse, by Shift and arrow keys, or by checkboxes. */
import { useState } from 'react';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../../schema/fields/field';
import { noSelection, toggle } from '../../../selection/selection';
import { selectedBlocks, selectRange } from './blockSelection';

export interface BlockSelectionState {
  /** The selected blocks in the order of the page. */
  selected: Blocks;
  /** Whether each block has a checkbox. */
  isActive: boolean;
  /** Whether a press on a block selects it. */
  isStarted: boolean;
  /** Shows the checkboxes, the only way to select on touch screens. */
  start: () => void;
  toggle: (id: Id) => void;
  /** Selects from the block that was pressed last to this one. */
  extend: (to: Id, from?: Id) => void;
  /** Selects these blocks only. */
  select: (ids: readonly Id[]) => void;
  /** Selects nothing; a range would start at this block. */
  clear: (anchor?: Id) => void;
}

export function useBlockSelection(blocks: Blocks): BlockSelectionState {
  const [selection, setSelection] = useState(noSelection);
  const [isStarted, setStarted] = useState(false);
  const selected = selectedBlocks(blocks, selection);
  return {
    selected,
    isStarted,
    isActive: isStarted || selected.length > 0,
    start: () => setStarted(true),
    toggle: id => setSelection(current => toggle(current, id)),
    extend: (to, from) =>
      setSelection(current =>
        selectRange(blocks, from !== undefined && current.ids.length === 0 ? { ...current, anchor: from } : current, to),
      ),
    select: ids => setSelection({ ids, anchor: ids[0] ?? null }),
    clear: (anchor = undefined) => {
      setSelection({ ids: [], anchor: anchor ?? null });
      setStarted(false);
    },
  };
}
