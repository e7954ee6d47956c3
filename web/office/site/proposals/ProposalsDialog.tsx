/** Proposes new texts for blocks of the page: first what is wanted, then each proposal beside the text that it would replace. */
import type { Id } from '../../../../schema/fields/field';
import { errorMessage } from '../../../collection/errorMessages';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Loading } from '../../../ui/feedback/Skeleton';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useHasTextModelQuery } from '../../shell/TextModel.generated';
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

export function ProposalsDialog({ onClose, ...props }: Props) {
  const { data, error, refetch } = useHasTextModelQuery({ fetchPolicy: 'network-only' });
  return (
    <Dialog title="Texte vorschlagen" width="wide" onClose={onClose}>
      {data?.hasTextModel ? (
        <ConfiguredProposals {...props} />
      ) : data ? (
        <NotConfigured />
      ) : error ? (
        <ErrorMessage message={errorMessage(error, 'Der Server ist nicht erreichbar.')} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function ConfiguredProposals({ site, editor, block }: Omit<Props, 'onClose'>) {
  const proposals = useProposals(site, editor);
  return proposals.open ? (
    <ProposalList proposals={proposals} open={proposals.open} blocks={editor.history.blocks} />
  ) : (
    <ProposalForm proposals={proposals} history={editor.history} block={block ?? editor.history.openId} />
  );
}

const NotConfigured = () => (
  <Alert tone="warning" title="Es ist kein Sprachmodell konfiguriert.">
    Wer den Server betreut, trägt dort die Adresse eines KI-Dienstes und den Namen eines Sprachmodells ein (AI_URL und AI_MODEL, wenn nötig
    auch AI_KEY) und startet ihn neu. Danach können Sie hier Vorschläge anfordern.
  </Alert>
);
