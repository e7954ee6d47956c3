/** The page at `/`: the shop's own home page, which starts with ways to order, or the overview (HOME-01, G-009). */
import { useSearchParams } from 'react-router';
import { useNewsQuery, useSitePageQuery } from '../../../blocks/Page.generated';
import { previewParameter } from '../../../blocks/preview/previewWindow';
import { OverviewPage } from '../../overview/OverviewPage';
import { useShop } from '../../shell/state/shopContext';
import { PageSkeleton } from '../PageSkeleton';
import { HomeView } from './HomeView';

export function HomePage() {
  const { config } = useShop();
  const [searchParams] = useSearchParams();
  const isHomePageEnabled = (config.enablePluginHomePage && !searchParams.has('division')) || searchParams.has(previewParameter);
  const { data, error } = useSitePageQuery({ variables: { path: '' }, skip: !isHomePageEnabled });
  useNewsQuery({ skip: !isHomePageEnabled }); // loads both at once
  if (!isHomePageEnabled || error || data?.sitePage === null) return <OverviewPage />;
  return data?.sitePage ? <HomeView page={data.sitePage} /> : <PageSkeleton />;
}
