/** The dialogs that confirm to discard the changes and to delete the page. */
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog';
import { useDeleteSiteMutation } from '../../../../generated/collections/site';
import { useNavigate } from 'react-router';
import { useToast } from '../../../../ui/overlays/Toasts';
import { site } from '../../../../../schema/collections/site';
import { errorMessage, failureText } from '../../../../collection/errorMessages';

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
