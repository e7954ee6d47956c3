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
  const pageIds = images.map(({ id }) => id);
  const isAll = ids.length === pageIds.length;
  return (
    <>
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
        {isActive && (
          <Button variant="secondary" size="small" icon="check-check" onPress={() => selection.select(isAll ? [] : pageIds)}>
            {isAll ? 'Keine auf dieser Seite' : 'Alle auf dieser Seite'}
          </Button>
        )}
      </div>
      {isActive && (
        <div className={styles.bar} role="group" aria-label="Ausgewählte Bilder">
          <Failures failures={failures} />
          <b role="status">{`${imageCount(ids.length)} ausgewählt`}</b>
          <SelectionCommands {...{ canUpdate, canDelete }} hasSelection={ids.length > 0} onOpen={setOpenDialog} />
        </div>
      )}
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
    </>
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
