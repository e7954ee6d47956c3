/** Starts the selection of images, and changes those that are selected. */
import { useState } from 'react';
import type { Id } from '../../../../schema/fields/field';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { imageCaption } from '../image/imageTexts';
import type { MediaImagesQuery } from '../Media.generated';
import { BulkDialogs } from './BulkDialogs';
import styles from './bulk.module.css';
import { imageCount } from './bulkTexts';
import { SelectionCommands, type BulkDialog } from './SelectionCommands';
import { useBulkResults, type BulkFailure } from './useBulkResults';
import type { TileSelectionState } from './useTileSelection';

interface Props {
  images: MediaImagesQuery['page']['items'];
  tags: readonly string[];
  selection: TileSelectionState;
  canUpdate: boolean;
  canDelete: boolean;
  /** Loads the images and the tags again. */
  onChanged: () => void;
}

export function BulkActions({ images, tags, selection, canUpdate, canDelete, onChanged }: Props) {
  const [openDialog, setOpenDialog] = useState<BulkDialog | null>(null);
  const captionOf = (id: Id): string => imageCaption(images.find(image => image.id === id)!);
  const { failures, clear, finish } = useBulkResults(captionOf, onChanged);
  const { isActive, ids } = selection;
  return (
    <div className={isActive ? styles.bar : styles.start} role="group" aria-label="Auswahl">
      <div className={styles.commands}>
        <Button
          variant="secondary"
          size="small"
          icon={isActive ? 'x' : 'list-checks'}
          onPress={() => {
            clear();
            (isActive ? selection.stop : selection.start)();
          }}
        >
          {isActive ? 'Auswahl beenden' : 'Auswählen'}
        </Button>
        {isActive && <b role="status">{`${imageCount(ids.length)} ausgewählt`}</b>}
      </div>
      {isActive && (
        <SelectionCommands {...{ selection, canUpdate, canDelete }} pageIds={images.map(({ id }) => id)} onOpen={setOpenDialog} />
      )}
      <Failures failures={failures} />
      {openDialog && (
        <BulkDialogs
          {...{ openDialog, images, tags, ids }}
          onDone={(...result) => {
            setOpenDialog(null);
            finish(...result);
          }}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </div>
  );
}

const Failures = ({ failures }: { failures: readonly BulkFailure[] }) =>
  failures.length > 0 && (
    <Alert tone="error" isNew title={`Unverändert: ${imageCount(failures.length)}`}>
      <ul className={styles.failures}>
        {failures.map(({ id, caption, error }) => (
          <li key={id}>{`${caption}: ${error}`}</li>
        ))}
      </ul>
    </Alert>
  );
