/** A page the shop wrote itself, found by its path; where there is none, the text of the law or the word that nothing is here (G-014). */
import { useLocation } from 'react-router';
import { useSitePageQuery } from '../../blocks/Page.generated';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { Container } from '../../ui/layout';
import { ErrorPage } from '../shell/ErrorPage';
import { legalPages, type LegalPageName } from '../shell/legal';
import { LegalPage } from '../shell/LegalPage';
import { NotFoundPage } from '../shell/NotFoundPage';
import { useSelectedBranch } from '../shell/shop';
import { PageView } from './PageView';
import styles from './SitePage.module.css';

export function SitePage() {
  const path = decodeURIComponent(useLocation().pathname).replace(/^\/+|\/+$/g, '');
  const { data, error, refetch } = useSitePageQuery({ variables: { path }, fetchPolicy: 'cache-and-network' });
  useSelectedBranch(undefined);
  if (data?.sitePage) return <PageView key={data.sitePage.id} page={data.sitePage} />;
  if (error) return <ErrorPage onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const legal = path.replace('site/', '');
  return path === `site/${legal}` && legal in legalPages ? <LegalPage name={legal as LegalPageName} /> : <NotFoundPage />;
}

const PageLoading = () => (
  <Container>
    <div className={styles.loading}>
      <Loading>
        <Skeleton shape="heading" />
        <Skeleton shape="block" />
      </Loading>
    </div>
  </Container>
);
