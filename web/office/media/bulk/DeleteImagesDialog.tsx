/** Dialog that deletes those of the selected images that nothing uses. */
import { errorMessage } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Loading } from '../../../ui/feedback/Skeleton';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useDeleteImagesMutation, useUsedImagesQuery } from '../Media.generated';
import { deletionText, imageCount } from './bulkTexts';
import type { BulkDialogProps } from './useBulkResults';

export function DeleteImagesDialog({ ids, onDone, onClose }: BulkDialogProps) {
  const { data, error: loadError } = useUsedImagesQuery({ variables: { ids: [...ids] }, fetchPolicy: 'network-only' });
  const [deleteImages, { loading, error: deleteError }] = useDeleteImagesMutation();
  const used = data?.usedImages;
  const unused = used ? ids.filter(id => !used.includes(id)) : [];
  const error = loadError ?? deleteError;
  const remove = (): void =>
    void deleteImages({ variables: { ids: unused } }).then(
      result => onDone(result.data?.results ?? [], count => `${imageCount(count)} gelöscht.`),
      () => {}, // the hook returns the error
    );
  return (
    <Dialog
      title={`${imageCount(ids.length)} löschen?`}
      width="narrow"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {used && unused.length === 0 ? 'Schließen' : 'Abbrechen'}
          </Button>
          {unused.length > 0 && (
            <Button variant="danger" isBusy={loading} onPress={remove}>
              {`${imageCount(unused.length)} löschen`}
            </Button>
          )}
        </>
      }
      onClose={onClose}
    >
      {used ? <p>{deletionText(ids.length, used.length)}</p> : !error && <Loading />}
      {error && (
        <Alert tone="error" isNew>
          {errorMessage(error, loadError ? 'Das ließ sich nicht prüfen.' : 'Die Bilder konnten nicht gelöscht werden.')}
        </Alert>
      )}
    </Dialog>
  );
}
