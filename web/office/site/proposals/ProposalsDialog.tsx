/** Proposes new texts for blocks of the page: first what is wanted, then each proposal beside the text that it would replace. */
import type { Id } from '../../../../schema/fields/field';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { SiteEditor } from '../editor/useSiteEditor';
import { ProposalForm } from './ProposalForm';
import { ProposalList } from './ProposalList';
import { useProposals } from './useProposals';

interface Props {
  site: string;
  editor: SiteEditor;
  /** The block that is chosen at first; else the open one, or all. */
  block?: Id | undefined;
  onClose: () => void;
}

export function ProposalsDialog({ site, editor, block, onClose }: Props) {
  const proposals = useProposals(site, editor);
  return (
    <Dialog title="Texte vorschlagen" width="wide" onClose={onClose}>
      {proposals.open ? (
        <ProposalList proposals={proposals} open={proposals.open} blocks={editor.history.blocks} />
      ) : (
        <ProposalForm proposals={proposals} history={editor.history} block={block ?? editor.history.openId} />
      )}
    </Dialog>
  );
}
