/** The dialogs that confirm to publish empty blocks, to discard the changes and to delete the page. */
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog';
import { useDeleteSiteMutation } from '../../../../generated/collections/site';
import { useNavigate } from 'react-router';
import { useToast } from '../../../../ui/overlays/Toasts';
import { isEmptyBlock } from '../../../../../schema/blocks/blockContent';
import { blockLabel } from '../../blocks/blockSummary';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { site } from '../../../../../schema/collections/site';
import { errorMessage, failureText } from '../../../../collection/errorMessages';

/** The names of empty blocks with their positions. */
export const emptyBlockNames = (blocks: Blocks): string[] =>
  blocks.flatMap((block, index) => (isEmptyBlock(block) ? [`${index + 1}.\u00A0${blockLabel(block)}`] : []));

export const EmptyBlocksDialog = ({
  names,
  onConfirm,
  onClose,
}: {
  names: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}) => (
  <ConfirmDialog title="Leere Blöcke veröffentlichen?" confirmLabel="Trotzdem veröffentlichen" onConfirm={onConfirm} onClose={onClose}>
    In diesen Blöcken steht noch nichts: {names.join(', ')}. Sie können sie auch verbergen.
  </ConfirmDialog>
);

export const DiscardChangesDialog = ({ isBusy, onConfirm, onClose }: { isBusy: boolean; onConfirm: () => void; onClose: () => void }) => (
  <ConfirmDialog title="Änderungen verwerfen?" confirmLabel="Verwerfen" isBusy={isBusy} onConfirm={onConfirm} onClose={onClose}>
    Die Seite ist dann wieder so, wie sie alle sehen.
  </ConfirmDialog>
);

export function DeleteSiteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [remove, { error, loading }] = useDeleteSiteMutation({ refetchQueries: ['Sites'] });
  const navigate = useNavigate();
  const toast = useToast();
  const showDeleted = (): void => {
    toast(`${site.singularLabel} gelöscht.`);
    void navigate('/backend/sites');
  };
  // The dialog stays open and shows the error.
  const keepOpen = (): void => {};
  return (
    <ConfirmDialog
      title={`${site.singularLabel} löschen?`}
      confirmLabel="Löschen"
      error={error && errorMessage(error, failureText(site, 'delete'))}
      isBusy={loading}
      onConfirm={() => void remove({ variables: { id } }).then(showDeleted, keepOpen)}
      onClose={onClose}
    >
      Das lässt sich nicht rückgängig machen.
    </ConfirmDialog>
  );
}
