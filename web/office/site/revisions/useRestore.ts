/** Restores a revision, or one block of it, as an edit of the draft that can be undone. */
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import { takeBlockFrom, type BlockDifference } from '../../../../schema/blocks/operations/compareBlocks';
import { useToast } from '../../../ui/overlays/Toasts';
import { blockLabel } from '../blocks/blockSummary';
import type { SiteEditor } from '../editor/useSiteEditor';
import { revisionTitle } from './revisionTexts';
import type { Comparison } from './comparison/useComparison';
import type { Revision } from './useRevisions';

interface Options {
  revision: Revision;
  comparison: Comparison | undefined;
  draft: Blocks;
  editor: SiteEditor;
}

export function useRestore({ revision, comparison, draft, editor: { edit } }: Options) {
  const toast = useToast();
  const undo = { label: 'Rückgängig', icon: 'undo-2', shortcut: 'z', run: () => edit({ do: 'undo' }) } as const;
  const blocks = comparison?.blocks ?? draft;
  const restorePage = (): void => {
    edit({ do: 'replace', blocks });
    toast(`${revisionTitle(revision)} wiederhergestellt.`, undo);
  };
  const restoreBlock = ({ block, kind }: BlockDifference): void => {
    edit({ do: 'replace', blocks: takeBlockFrom(blocks, block.id, draft) });
    toast(`${blockLabel(block)} ${kind === 'added' ? 'entfernt' : 'wiederhergestellt'}.`, undo);
  };
  return { restorePage, restoreBlock };
}
