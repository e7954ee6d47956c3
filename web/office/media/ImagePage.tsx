/** One picture: seen, described, given its middle, replaced, or taken away. A new one is made in the library. */
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { givenOf } from '../../../schema/fields/field';
import { sizeText } from '../../../schema/rules/site/fileTypes';
import { DeleteButton, type PageProps } from '../../collection/RecordPage';
import { entriesOf, failedOf, messageOf } from '../../collection/errorMessages';
import { useUnsaved } from '../../collection/useUnsavedChanges';
import { RecordForm } from '../../forms/RecordForm';
import { hooks } from '../../generated/collections/image';
import { LinkButton } from '../../ui/actions/Button';
import { FileDrop } from '../../ui/inputs/FileDropzone';
import { Failure } from '../../ui/feedback/ErrorMessage';
import { PageBar } from '../../ui/display/PageHeader';
import { Loading } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/overlays/Toasts';
import { FocusPicker } from './FocalPointPicker';
import { focusOf } from './ImageField';
import { useMediaImageQuery, useSaveMediaImageMutation, type MediaImageFieldsFragment } from './Media.generated';
import styles from './media.module.css';
import { SendingList } from './UploadProgressList';
import { imageEndings, useImageSending } from './useImageUpload';

export function ImagePage(props: PageProps) {
  const { id } = useParams();
  if (id === 'new') return <Navigate to="/backend/images" replace />;
  return <Known {...props} id={id!} />;
}

function Known({ id, ...props }: PageProps & { id: string }) {
  const { definition } = props;
  const { data, error, refetch } = useMediaImageQuery({ variables: { id } });
  const image = data?.image;
  return (
    <>
      <PageBar title={image?.alt || image?.title || 'Bild'}>
        <span className={styles.space} />
        <LinkButton look="secondary" icon="arrow-left" to="/backend/images">
          Bilder
        </LinkButton>
      </PageBar>
      <div className={styles.body}>
        {error && !data && <Failure message={messageOf(error, failedOf(definition, 'get'))} onRetry={() => void refetch()} />}
        {!image && !error && <Loading />}
        {image && <Whole {...props} image={image} onReplaced={() => void refetch()} />}
      </div>
    </>
  );
}

function Whole({ image, onReplaced, ...props }: PageProps & { image: MediaImageFieldsFragment; onReplaced: () => void }) {
  const { definition, may } = props;
  const { id } = image;
  const [focus, setFocus] = useState(focusOf(image));
  const { data } = hooks.useGet({ variables: { id } });
  const [save, { loading, error }] = useSaveMediaImageMutation();
  const toast = useToast();
  const { mark, question } = useUnsaved();
  const sending = useImageSending(() => {
    toast('Bild ersetzt.');
    onReplaced();
  }, id);
  const { focusX: _x, focusY: _y, ...fields } = givenOf(definition.fields);
  const confirm = (values: object): void =>
    void save({ variables: { id, change: { ...values, focusX: focus.x, focusY: focus.y } } }).then(
      () => {
        mark(false);
        toast('Bild gespeichert.');
      },
      () => {},
    );
  return (
    <div className={styles.columns}>
      <div className={styles.sheet}>
        <FocusPicker
          image={image}
          focus={focus}
          isDisabled={!may('update')}
          onChange={next => {
            setFocus(next);
            mark(true);
          }}
        />
        <p className={styles.note}>
          {image.extension.toUpperCase()}, {image.width} × {image.height} Pixel, {sizeText(image.size ?? 0)}
        </p>
        {may('update') && (
          <FileDrop label="Datei ersetzen" accept={imageEndings} onFiles={sending.begin}>
            <SendingList sending={sending} />
          </FileDrop>
        )}
      </div>
      {data && (
        <RecordForm
          key={image.updatedAt}
          fields={fields}
          record={data.record}
          refusals={entriesOf(error, failedOf(definition, 'update'))}
          isSaving={loading}
          isReadOnly={!may('update')}
          onChanged={() => mark(true)}
          onSave={confirm}
        >
          {may('delete') && <DeleteButton definition={definition} hooks={hooks} id={id} onDeleted={() => mark(false)} />}
        </RecordForm>
      )}
      {question}
    </div>
  );
}
