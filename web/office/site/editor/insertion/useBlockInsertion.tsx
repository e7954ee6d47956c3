/** The picker that adds blocks at a place of the page, opened from the list of blocks or from the preview. */
import { useState, type ReactNode } from 'react';
import { findBlock } from '../../../../../schema/blocks';
import { findPageType } from '../../../../../schema/blocks/pageTypes';
import { keysOf } from '../../../../../schema/objects';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../../schema/fields/field';
import type { BlockHistory, EditStep } from '../../blocks/blockHistory';
import { BlockPicker } from '../../blocks/picker/BlockPicker';
import type { SiteRecord } from '../../blocks/siteRecord';

export interface BlockInsertion {
  /** Whether a block can be added: the page is not full, and the viewer may change it. */
  isPossible: boolean;
  /** Opens the picker for the place after a block; null is the top of the page. */
  open: (after: Id | null) => void;
}

interface Options {
  history: BlockHistory;
  pageType: SiteRecord['type'];
  isReadOnly: boolean;
  edit: (edit: EditStep) => void;
  /** Opens a block and focuses its field. */
  openBlock: (id: Id, field: string | null) => void;
}

export function useBlockInsertion({ history, pageType, isReadOnly, edit, openBlock }: Options): BlockInsertion & { picker: ReactNode } {
  const [place, setPlace] = useState<{ after: Id | null }>();
  const { allowedBlocks, maxBlocks } = findPageType(pageType)!;
  const maxCount = maxBlocks - history.blocks.length;
  const insert = (blocks: Blocks): void => {
    setPlace(undefined);
    edit({ do: 'insert', blocks, after: place!.after });
    const [{ id, type }] = blocks as [Blocks[number]]; // the picker adds at least one
    openBlock(id, keysOf(findBlock(type)!.value)[0] ?? null);
  };
  return {
    isPossible: !isReadOnly && maxCount > 0,
    open: after => setPlace({ after }),
    picker: place && <BlockPicker allowedBlocks={allowedBlocks} maxCount={maxCount} onPick={insert} onClose={() => setPlace(undefined)} />,
  };
}
