/** The page at `/`: the shop's own home page, which starts with ways to order, or the overview (HOME-01, G-009). */
import { useSearchParams } from 'react-router';
import { useNewsQuery, useSitePageQuery } from '../../../blocks/Page.generated';
import { previewParameter } from '../../../blocks/preview/previewFrame';
import { OverviewPage } from '../../overview/OverviewPage';
import { useBranchSearch } from '../../overview/useBranchSearch';
import { useShop } from '../../shell/state/shopContext';
import { PageSkeleton } from '../PageSkeleton';
import { PageView } from '../PageView';
import { BranchSearchContext } from './branchSearchContext';
import { HomeOrdering } from './HomeOrdering';
import { HomeSearch } from './HomeSearch';

export function HomePage() {
  const { config, branches } = useShop();
  const [searchParams] = useSearchParams();
  const isHomePageEnabled = (config.enablePluginHomePage && !searchParams.has('division')) || searchParams.has(previewParameter);
  const { data, error } = useSitePageQuery({ variables: { path: '' }, skip: !isHomePageEnabled });
  const news = useNewsQuery({ skip: !isHomePageEnabled }); // Waits for the news, because its balloon would shift the page when it appears later.
  const search = useBranchSearch(branches);
  if (!isHomePageEnabled || error || data?.sitePage === null) return <OverviewPage />;
  if (!data?.sitePage || news.loading) return <PageSkeleton />;
  return (
    <BranchSearchContext value={search}>
      <PageView page={data.sitePage} HeroAction={HomeSearch} ordering={<HomeOrdering />} />
    </BranchSearchContext>
  );
}
