/** Shows the page at a path, else the legal page, else the target of a redirect (G-014, G-015). */
import { useParams } from 'react-router';
import { findLegalPage } from '../../../schema/site/legalPages';
import { useSitePageQuery } from '../../blocks/Page.generated';
import { ErrorPage } from '../shell/ErrorPage';
import { useSelectedBranch } from '../shell/state/shopContext';
import { LegalPage } from '../legal/LegalPage';
import { PageSkeleton } from './PageSkeleton';
import { pagePath } from './pagePath';
import { PageView } from './PageView';
import { RedirectOrNotFound } from './RedirectOrNotFound';

export function SitePage() {
  const path = pagePath(useParams()['*']);
  const { data, error, refetch } = useSitePageQuery({ variables: { path } });
  useSelectedBranch(undefined);
  if (data?.sitePage) return <PageView key={data.sitePage.id} page={data.sitePage} />;
  if (error) return <ErrorPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const legalPage = findLegalPage(path);
  return legalPage ? <LegalPage name={legalPage} /> : <RedirectOrNotFound path={path} />;
}
