/** The branches below the home page, without the search and filter of the overview. */
import { useMemo } from 'react';
import { BranchList } from '../overview/BranchList';
import { useOverviewQuery } from '../overview/Overview.generated';
import { ImageContext, imagesOf } from '../overview/branchImages';
import { Teasers } from '../overview/Teasers';
import { useBranchSearch } from '../overview/useBranchSearch';
import { onlyBranch, useSelectedBranch, useShop } from '../shell/state/shopContext';

export function HomeBranches() {
  const { branches } = useShop();
  const { data } = useOverviewQuery({});
  const images = useMemo(() => (data ? imagesOf(data) : null), [data]);
  const search = useBranchSearch(branches);
  const singleBranch = onlyBranch(branches);
  useSelectedBranch(undefined);
  return (
    <ImageContext value={images}>
      {singleBranch && <Teasers branch={singleBranch} />}
      <BranchList branches={branches} search={search} hasFilter={false} />
    </ImageContext>
  );
}
