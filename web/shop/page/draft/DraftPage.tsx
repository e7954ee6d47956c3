/** The draft of a page, for people with its link. It is loaded each time, so that they see what is edited now. */
import { useParams } from 'react-router';
import { useDraftPageQuery } from '../../../blocks/Page.generated';
import { hasErrorCode } from '../../../app/errorCode';
import { ErrorPage } from '../../shell/ErrorPage';
import { NotFoundPage } from '../../shell/NotFoundPage';
import { useSelectedBranch } from '../../shell/state/shopContext';
import { HomeView } from '../home/HomeView';
import { PageSkeleton } from '../PageSkeleton';
import { PageView } from '../PageView';
import styles from './DraftPage.module.css';

export function DraftPage() {
  const { secret = '' } = useParams();
  // The public page has the same id, and must not get the content of its draft.
  const { data, error, refetch } = useDraftPageQuery({ variables: { secret }, fetchPolicy: 'no-cache' });
  useSelectedBranch(undefined);
  if (hasErrorCode(error, 'NOT_FOUND')) return <NotFoundPage />;
  if (error) return <ErrorPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { isPublic } = data.draftPage;
  const page = { ...data.draftPage, isPublic: true }; // the notice says so
  return (
    <>
      {!isPublic && (
        <p className={styles.notice} role="status">
          Entwurf – nicht veröffentlicht
        </p>
      )}
      {page.path === '' ? <HomeView page={page} /> : <PageView page={page} />}
    </>
  );
}
