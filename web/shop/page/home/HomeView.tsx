/** The home page made of blocks, which starts with ways to order. */
import { useNewsQuery } from '../../../blocks/Page.generated';
import { useBranchSearch } from '../../overview/useBranchSearch';
import { useShop } from '../../shell/state/shopContext';
import type { Page } from '../pageMeta';
import { PageSkeleton } from '../PageSkeleton';
import { PageView } from '../PageView';
import { BranchSearchContext } from './branchSearchContext';
import { HomeOrdering } from './HomeOrdering';
import { HomeSearch } from './HomeSearch';

export function HomeView({ page }: { page: Page }) {
  const search = useBranchSearch(useShop().branches);
  const news = useNewsQuery({});
  // Waits for the news, because its balloon would shift the page when it appears later.
  if (news.loading) return <PageSkeleton />;
  return (
    <BranchSearchContext value={search}>
      <PageView page={page} HeroAction={HomeSearch} ordering={<HomeOrdering />} />
    </BranchSearchContext>
  );
}
