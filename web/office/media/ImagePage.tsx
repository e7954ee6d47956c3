/** The page of an image: shows, describes, replaces and deletes it and sets its focal point. The library creates images. */
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { inputFields } from '../../../schema/fields/field';
import { sizeText } from '../../../schema/rules/site/fileTypes';
import { DeleteButton, type PageProps } from '../../collection/RecordPage';
import { toErrorEntries, failedOf, errorMessage } from '../../collection/errorMessages';
import { useUnsavedChanges } from '../../collection/useUnsavedChanges';
import { RecordForm } from '../../forms/RecordForm';
import { hooks } from '../../generated/collections/image';
import { LinkButton } from '../../ui/actions/Button';
import { FileDropzone } from '../../ui/inputs/FileDropzone';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../ui/display/PageHeader';
import { Loading } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/overlays/Toasts';
import { FocalPointPicker } from './FocalPointPicker';
import { focalPointOf } from './ImageField';
import { useMediaImageQuery, useSaveMediaImageMutation, type MediaImageFieldsFragment } from './Media.generated';
import styles from './media.module.css';
import { UploadProgressList } from './UploadProgressList';
import { imageExtensions, useImageUpload } from './useImageUpload';

export function ImagePage(props: PageProps) {
  const { id } = useParams();
  if (id === 'new') return <Navigate to="/backend/images" replace />;
  return <ExistingImage {...props} id={id!} />;
}

function ExistingImage({ definition, id }: PageProps & { id: string }) {
  const { data, error, refetch } = useMediaImageQuery({ variables: { id } });
  const image = data?.image;
  return (
    <>
      <PageHeader title={image?.alt || image?.title || 'Bild'}>
        <span className={styles.space} />
        <LinkButton variant="secondary" icon="arrow-left" to="/backend/images">
          Bilder
        </LinkButton>
      </PageHeader>
      <div className={styles.body}>
        {error && !data && <ErrorMessage message={errorMessage(error, failedOf(definition, 'get'))} onRetry={() => void refetch()} />}
        {!image && !error && <Loading />}
        {image && <ImageEditor definition={definition} image={image} onReplaced={() => void refetch()} />}
      </div>
    </>
  );
}

function ImageEditor({
  definition,
  image,
  onReplaced,
}: Pick<PageProps, 'definition'> & { image: MediaImageFieldsFragment; onReplaced: () => void }) {
  const { id } = image;
  const [focalPoint, setFocalPoint] = useState(focalPointOf(image));
  const { data } = hooks.useGet({ variables: { id } });
  const canUpdate = data?.record.viewerCanUpdate ?? false;
  const [save, { loading, error }] = useSaveMediaImageMutation();
  const toast = useToast();
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const upload = useImageUpload(() => {
    toast('Bild ersetzt.');
    onReplaced();
  }, id);
  const { focusX: _x, focusY: _y, ...fields } = inputFields(definition.fields);
  const saveImage = (values: object): void =>
    void save({ variables: { id, input: { ...values, focusX: focalPoint.x, focusY: focalPoint.y } } }).then(
      () => {
        setChanged(false);
        toast('Bild gespeichert.');
      },
      () => {},
    );
  return (
    <div className={styles.columns}>
      <div className={styles.sheet}>
        <FocalPointPicker
          image={image}
          focalPoint={focalPoint}
          isDisabled={!canUpdate}
          onChange={next => {
            setFocalPoint(next);
            setChanged(true);
          }}
        />
        <p className={styles.details}>
          {image.extension.toUpperCase()}, {image.width} × {image.height} Pixel, {sizeText(image.size ?? 0)}
        </p>
        {canUpdate && (
          <FileDropzone label="Datei ersetzen" accept={imageExtensions} onFiles={upload.start}>
            <UploadProgressList upload={upload} />
          </FileDropzone>
        )}
      </div>
      {data && (
        <RecordForm
          key={image.updatedAt}
          fields={fields}
          record={data.record}
          serverErrors={toErrorEntries(error, failedOf(definition, 'update'))}
          isSaving={loading}
          isReadOnly={!canUpdate}
          onChanged={() => setChanged(true)}
          onSave={saveImage}
        >
          {data.record.viewerCanDelete && (
            <DeleteButton definition={definition} hooks={hooks} id={id} onDeleted={() => setChanged(false)} />
          )}
        </RecordForm>
      )}
      {leaveDialog}
    </div>
  );
}
