/** Describes, replaces and deletes an image and sets its focal point. */
import { inputFields } from '../../../../schema/fields/field';
import { toErrorEntries, failureText } from '../../../collection/errorMessages';
import type { PageProps } from '../../../collection/pageProps';
import { RecordActions } from '../../../collection/record/RecordActions';
import { useFormRecord, useUnsavedChanges } from '../../../collection/record/useUnsavedChanges';
import { hooks } from '../../../generated/collections/image';
import { ImageForm } from '../describe/ImageForm';
import type { MediaImageFieldsFragment } from '../Media.generated';
import styles from '../media.module.css';
import { ImageSheet } from './ImageSheet';
import { useSaveImage } from './useSaveImage';

type Props = Pick<PageProps, 'definition'> & { image: MediaImageFieldsFragment; onReplaced: () => void };

export function ImageEditor({ definition, image, onReplaced }: Props) {
  const { data } = hooks.useGet({ variables: { id: image.id } });
  const canUpdate = data?.record.viewerCanUpdate ?? false;
  const { hasUnsavedChanges, setChanged, startSave, leaveDialog } = useUnsavedChanges();
  const { focalPoint, setFocalPoint, save, error, isSaving } = useSaveImage(image, startSave);
  const { updatedAt: formVersion } = useFormRecord(image, hasUnsavedChanges);
  const { focusX: _x, focusY: _y, ...fields } = inputFields(definition.fields);
  return (
    <div className={styles.columns}>
      <ImageSheet
        image={image}
        focalPoint={focalPoint}
        canUpdate={canUpdate}
        onFocalPointChange={next => {
          setFocalPoint(next);
          setChanged(true);
        }}
        onReplaced={onReplaced}
      />
      {data && (
        <ImageForm
          key={formVersion}
          fields={fields}
          record={data.record}
          serverErrors={toErrorEntries(error, failureText(definition, 'update'))}
          isSaving={isSaving}
          isReadOnly={!canUpdate}
          onChanged={() => setChanged(true)}
          onSave={save}
        >
          <RecordActions definition={definition} hooks={hooks} record={data.record} onDeleted={() => setChanged(false)} />
        </ImageForm>
      )}
      {leaveDialog}
    </div>
  );
}
