/** The page at `/`: the shop's own home page followed by its branches, or the overview (HOME-01, G-009). */
import { useSearchParams } from 'react-router';
import { useNewsQuery, useSitePageQuery } from '../../blocks/Page.generated';
import { previewParameter } from '../../blocks/previewMessages';
import { OverviewPage } from '../overview/OverviewPage';
import { useShop } from '../shell/state/shopContext';
import { HomeBranches } from './HomeBranches';
import { PageSkeleton } from './PageSkeleton';
import { PageView } from './PageView';

export function HomePage() {
  const { config } = useShop();
  const [searchParams] = useSearchParams();
  const isHomePageEnabled = (config.enablePluginHomePage && !searchParams.has('division')) || searchParams.has(previewParameter);
  const { data, error } = useSitePageQuery({ variables: { path: '' }, skip: !isHomePageEnabled });
  const news = useNewsQuery({ skip: !isHomePageEnabled }); // Waits for the news, because its balloon would shift the page when it appears later.
  if (!isHomePageEnabled || error || data?.sitePage === null) return <OverviewPage />;
  if (!data?.sitePage || news.loading) return <PageSkeleton />;
  return <PageView page={data.sitePage} after={<HomeBranches />} />;
}
