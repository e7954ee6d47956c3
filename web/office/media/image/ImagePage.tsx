/** The page of an image: shows, describes, replaces and deletes it and sets its focal point. The library creates images. */
import { Navigate, useParams } from 'react-router';
import type { PageProps } from '../../../collection/pageProps';
import { failureText, errorMessage } from '../../../collection/errorMessages';
import { LinkButton } from '../../../ui/actions/Button';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../../ui/display/PageHeader';
import { Loading } from '../../../ui/feedback/Skeleton';
import { useMediaImageQuery } from '../Media.generated';
import styles from '../media.module.css';
import { ImageEditor } from './ImageEditor';
import { imageCaption } from './imageTexts';

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
      <PageHeader title={image ? imageCaption(image) : 'Bild'}>
        <span className={styles.space} />
        <LinkButton variant="secondary" icon="arrow-left" to="/backend/images">
          Bilder
        </LinkButton>
      </PageHeader>
      <div className={styles.body}>
        {error && !data && <ErrorMessage message={errorMessage(error, failureText(definition, 'get'))} onRetry={() => void refetch()} />}
        {!image && !error && <Loading />}
        {image && <ImageEditor definition={definition} image={image} onReplaced={() => void refetch()} />}
      </div>
    </>
  );
}
