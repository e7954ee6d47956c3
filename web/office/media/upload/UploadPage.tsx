/** The page of an uploaded file: shows, renames and deletes it. The file list creates files. */
import { Navigate, useParams } from 'react-router';
import type { PageProps } from '../../../collection/pageProps';
import { failureText, errorMessage } from '../../../collection/errorMessages';
import { hooks } from '../../../generated/collections/upload';
import { LinkButton } from '../../../ui/actions/Button';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../../ui/display/PageHeader';
import { Loading } from '../../../ui/feedback/Skeleton';
import styles from '../media.module.css';
import { UploadedFile } from './UploadedFile';
import { UploadForm } from './UploadForm';

export function UploadPage(props: PageProps) {
  const { id } = useParams();
  if (id === 'new') return <Navigate to="/backend/uploads" replace />;
  return <ExistingUpload {...props} id={id!} />;
}

function ExistingUpload({ definition, id }: PageProps & { id: string }) {
  const { data, error, refetch } = hooks.useGet({ variables: { id } });
  const upload = data?.record;
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
            <ErrorMessage message={errorMessage(error, failureText(definition, 'get'))} onRetry={() => void refetch()} />
          ) : (
            <Loading />
          ))}
        {upload && (
          <div className={styles.columns}>
            <UploadedFile upload={upload} />
            <UploadForm definition={definition} upload={upload} />
          </div>
        )}
      </div>
    </>
  );
}
