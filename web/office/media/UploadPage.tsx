/** The page of an uploaded file: shows, renames and deletes it. The file list creates files. */
import { Navigate, useParams } from 'react-router';
import { inputFields } from '../../../schema/fields/field';
import { sizeText } from '../../../schema/rules/site/fileTypes';
import { DeleteButton, type PageProps } from '../../collection/RecordPage';
import { toErrorEntries, failedOf, errorMessage } from '../../collection/errorMessages';
import { useUnsavedChanges } from '../../collection/useUnsavedChanges';
import { RecordForm } from '../../forms/RecordForm';
import { hooks, type UploadQuery } from '../../generated/collections/upload';
import { LinkButton } from '../../ui/actions/Button';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../ui/display/PageHeader';
import { Loading } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/overlays/Toasts';
import styles from './media.module.css';
import { Preview } from './UploadsPage';

export function UploadPage(props: PageProps) {
  const { id } = useParams();
  if (id === 'new') return <Navigate to="/backend/uploads" replace />;
  return <ExistingUpload {...props} id={id!} />;
}

const UploadedFile = ({ upload }: { upload: UploadQuery['record'] }) => (
  <div className={styles.sheet}>
    <span className={styles.original}>
      <Preview upload={upload} />
    </span>
    <p className={styles.details}>
      {upload.extension.toUpperCase()}, {sizeText(upload.size ?? 0)}
    </p>
    <LinkButton
      variant="secondary"
      icon="download"
      isNewTab
      to={`/upload/${upload.publicHash}/${upload.id}-${upload.version}.${upload.extension}`}
    >
      Datei öffnen
    </LinkButton>
  </div>
);

function ExistingUpload({ definition, id }: PageProps & { id: string }) {
  const { data, error, refetch } = hooks.useGet({ variables: { id } });
  const [update, { error: updateError, loading }] = hooks.useUpdate();
  const toast = useToast();
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const upload = data?.record;
  const save = (input: object): void =>
    void update({ variables: { id, input } }).then(
      () => {
        setChanged(false);
        toast('Datei gespeichert.');
      },
      () => {},
    );
  return (
    <>
      <PageHeader title={upload?.name ?? 'Datei'}>
        <span className={styles.space} />
        <LinkButton variant="secondary" icon="arrow-left" to="/backend/uploads">
          Dateien
        </LinkButton>
      </PageHeader>
      <div className={styles.body}>
        {!upload &&
          (error ? (
            <ErrorMessage message={errorMessage(error, failedOf(definition, 'get'))} onRetry={() => void refetch()} />
          ) : (
            <Loading />
          ))}
        {upload && (
          <div className={styles.columns}>
            <UploadedFile upload={upload} />
            <RecordForm
              key={upload.updatedAt}
              fields={inputFields(definition.fields)}
              record={upload}
              serverErrors={toErrorEntries(updateError, failedOf(definition, 'update'))}
              isSaving={loading}
              isReadOnly={!upload.viewerCanUpdate}
              onChanged={() => setChanged(true)}
              onSave={save}
            >
              {upload.viewerCanDelete && <DeleteButton definition={definition} hooks={hooks} id={id} onDeleted={() => setChanged(false)} />}
            </RecordForm>
          </div>
        )}
      </div>
      {leaveDialog}
    </>
  );
}
