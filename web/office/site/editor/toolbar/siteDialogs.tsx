/** The dialogs that confirm to discard the changes and to delete the page, and that name where the page is used. */
import { DeleteDialog } from '../../../../collection/usages/DeleteDialog';
import { UsagesDialog } from '../../../../collection/usages/UsagesButton';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog';
import { useDeleteSiteMutation } from '../../../../generated/collections/site';
import { useNavigate } from 'react-router';
import { site } from '../../../../../schema/collections/site';

export const DiscardChangesDialog = ({ isBusy, onConfirm, onClose }: { isBusy: boolean; onConfirm: () => void; onClose: () => void }) => (
  <ConfirmDialog title="Änderungen verwerfen?" confirmLabel="Verwerfen" isBusy={isBusy} onConfirm={onConfirm} onClose={onClose}>
    Die Seite ist dann wieder so, wie sie alle sehen.
  </ConfirmDialog>
);

const useDelete = () => useDeleteSiteMutation({ refetchQueries: ['Sites'] });

export function DeleteSiteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <DeleteDialog definition={site} hooks={{ useDelete }} id={id} onDeleted={() => void navigate('/backend/sites')} onClose={onClose} />
  );
}

export const SiteUsagesDialog = (props: { id: string; onClose: () => void }) => <UsagesDialog collection={site.name} {...props} />;
