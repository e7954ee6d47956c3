/** The page at `/`: the one the shop wrote, followed by its branches, or the overview of them (HOME-01, G-009). */
import { useSearchParams } from 'react-router';
import { useNewsQuery, useSitePageQuery } from '../../blocks/Page.generated';
import { previewMark } from '../../blocks/previewMessages';
import { OverviewPage } from '../overview/OverviewPage';
import { useShop } from '../shell/state/shopContext';
import { HomeBranches } from './HomeBranches';
import { PageLoading } from './PageSkeleton';
import { PageView } from './PageView';

export function HomePage() {
  const { config } = useShop();
  const [address] = useSearchParams();
  const isWanted = (config.enablePluginHomePage && !address.has('division')) || address.has(previewMark);
  const { data, error } = useSitePageQuery({ variables: { path: '' }, skip: !isWanted, fetchPolicy: 'cache-and-network' });
  const news = useNewsQuery({ skip: !isWanted }); // the balloon that carries them stands in their way when they come later
  if (!isWanted || error || data?.sitePage === null) return <OverviewPage />;
  if (!data?.sitePage || news.loading) return <PageLoading />;
  return <PageView page={data.sitePage} after={<HomeBranches />} />;
}
