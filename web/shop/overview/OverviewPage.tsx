/** The home page of a shop without its own home page: find a branch and see its opening status (HOME-02 to HOME-10). */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { findDivision } from '../../../schema/rules/site/division';
import { onlyBranch, useSelectedBranch, useShop, type ShopSettings } from '../shell/state/shopContext';
import { usePageTitle } from '../shell/state/pageTitle';
import { BranchList } from './BranchList';
import { ImageContext, imagesOf } from './branchImages';
import { useOverviewQuery, type OverviewQuery } from './Overview.generated';
import { SearchForm } from './SearchForm';
import { Teasers } from './Teasers';
import { useBranchSearch } from './useBranchSearch';
import { OverviewHero } from './OverviewHero';

export function OverviewPage() {
  const { config, branches } = useShop();
  const [searchParams] = useSearchParams();
  const { data } = useOverviewQuery({});
  const images = useMemo(() => (data ? imagesOf(data) : null), [data]);
  const division = findDivision(data?.divisions.items ?? [], searchParams.get('division'));
  const visibleBranches = division?.isFilter ? branches.filter(({ id }) => division.branches.some(branch => branch.id === id)) : branches;
  const search = useBranchSearch(visibleBranches);
  const singleBranch = onlyBranch(visibleBranches);
  const { title, description } = pageTexts(config, division);
  usePageTitle(division && title, { description: division?.description });
  useSelectedBranch(undefined);

  return (
    <ImageContext value={images}>
      <OverviewHero title={title} description={description}>
        {config.enablePluginSearch && visibleBranches.length > 0 && (
          <SearchForm term={search.term} onChange={search.setTerm} onSearch={search.scrollToResult} />
        )}
      </OverviewHero>
      {singleBranch && <Teasers branch={singleBranch} />}
      <BranchList branches={visibleBranches} search={search} />
    </ImageContext>
  );
}

type Division = OverviewQuery['divisions']['items'][number];

/** Returns the title and description of the division in the URL, or of the shop. */
function pageTexts(config: ShopSettings, division: Division | undefined): { title: string; description: string | null } {
  if (!division) return { title: config.title || config.shopName, description: config.description };
  return { title: division.title || division.name, description: division.description };
}
