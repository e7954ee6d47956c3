/** One file that was attached: seen as far as it can be, saved, named, or taken away. A new one is made in the list. */
import { Navigate, useParams } from 'react-router';
import { givenOf } from '../../../schema/fields/field';
import { sizeText } from '../../../schema/rules/site/fileTypes';
import { DeleteButton, type PageProps } from '../../collection/RecordPage';
import { entriesOf, failedOf, messageOf } from '../../collection/errorMessages';
import { useUnsaved } from '../../collection/useUnsavedChanges';
import { RecordForm } from '../../forms/RecordForm';
import { hooks } from '../../generated/collections/upload';
import { LinkButton } from '../../ui/actions/Button';
import { Failure } from '../../ui/feedback/ErrorMessage';
import { PageBar } from '../../ui/display/PageHeader';
import { Loading } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/overlays/Toasts';
import type { MediaUploadsQuery } from './Media.generated';
import styles from './media.module.css';
import { Preview } from './UploadsPage';

type Upload = MediaUploadsQuery['page']['items'][number] & { updatedAt: string };

export function UploadPage(props: PageProps) {
  const { id } = useParams();
  if (id === 'new') return <Navigate to="/backend/uploads" replace />;
  return <Known {...props} id={id!} />;
}

function Known({ definition, may, id }: PageProps & { id: string }) {
  const { data, error, refetch } = hooks.useGet({ variables: { id } });
  const [update, { error: refusal, loading }] = hooks.useUpdate();
  const toast = useToast();
  const { mark, question } = useUnsaved();
  const upload = data?.record as Upload | undefined;
  const save = (change: object): void =>
    void update({ variables: { id, change } }).then(
      () => {
        mark(false);
        toast('Datei gespeichert.');
      },
      () => {},
    );
  return (
    <>
      <PageBar title={upload?.name ?? 'Datei'}>
        <span className={styles.space} />
        <LinkButton look="secondary" icon="arrow-left" to="/backend/uploads">
          Dateien
        </LinkButton>
      </PageBar>
      <div className={styles.body}>
        {!upload &&
          (error ? <Failure message={messageOf(error, failedOf(definition, 'get'))} onRetry={() => void refetch()} /> : <Loading />)}
        {upload && (
          <div className={styles.columns}>
            <div className={styles.sheet}>
              <span className={styles.whole}>
                <Preview upload={upload} />
              </span>
              <p className={styles.note}>
                {upload.extension.toUpperCase()}, {sizeText(upload.size ?? 0)}
              </p>
              <LinkButton
                look="secondary"
                icon="download"
                isNewTab
                to={`/upload/${upload.publicHash}/${upload.id}-${upload.version}.${upload.extension}`}
              >
                Datei öffnen
              </LinkButton>
            </div>
            <RecordForm
              key={upload.updatedAt}
              fields={givenOf(definition.fields)}
              record={upload}
              refusals={entriesOf(refusal, failedOf(definition, 'update'))}
              isSaving={loading}
              isReadOnly={!may('update')}
              onChanged={() => mark(true)}
              onSave={save}
            >
              {may('delete') && <DeleteButton definition={definition} hooks={hooks} id={id} onDeleted={() => mark(false)} />}
            </RecordForm>
          </div>
        )}
      </div>
      {question}
    </>
  );
}
