/** A page the shop wrote itself, found by its path; where there is none, the text of the law, or where the address leads (G-014, G-015). */
import { useLocation } from 'react-router';
import { legalPageAt } from '../../../schema/site/legalPages';
import { useSitePageQuery } from '../../blocks/Page.generated';
import { ErrorPage } from '../shell/ErrorPage';
import { LegalPage } from '../shell/LegalPage';
import { useSelectedBranch } from '../shell/state/shopContext';
import { PageLoading } from './PageSkeleton';
import { PageView } from './PageView';
import { UnknownPage } from './RedirectOrNotFound';

export function SitePage() {
  const path = decodeURIComponent(useLocation().pathname).replace(/^\/+|\/+$/g, '');
  const { data, error, refetch } = useSitePageQuery({ variables: { path }, fetchPolicy: 'cache-and-network' });
  useSelectedBranch(undefined);
  if (data?.sitePage) return <PageView key={data.sitePage.id} page={data.sitePage} />;
  if (error) return <ErrorPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const legal = legalPageAt(path);
  return legal ? <LegalPage name={legal} /> : <UnknownPage path={path} />;
}
