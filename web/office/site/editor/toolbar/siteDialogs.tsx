/** The dialogs that confirm to publish empty blocks, to discard the changes and to delete the page, and where the page is used. */
import { DeleteDialog } from '../../../../collection/usages/DeleteDialog';
import { UsagesDialog } from '../../../../collection/usages/UsagesButton';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog';
import { useDeleteSiteMutation } from '../../../../generated/collections/site';
import { useNavigate } from 'react-router';
import { isEmptyBlock } from '../../../../../schema/blocks/blockContent';
import { blockLabel } from '../../blocks/blockSummary';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { site } from '../../../../../schema/collections/site';

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

const useDelete = () => useDeleteSiteMutation({ refetchQueries: ['Sites'] });

export function DeleteSiteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <DeleteDialog definition={site} hooks={{ useDelete }} id={id} onDeleted={() => void navigate('/backend/sites')} onClose={onClose} />
  );
}

export const SiteUsagesDialog = (props: { id: string; onClose: () => void }) => <UsagesDialog collection={site.name} {...props} />;
