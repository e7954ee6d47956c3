/** The ways to order on the home page: the branches with their search, or the links of the only branch. */
import { useMemo } from 'react';
import { usePage } from '../../../blocks/pageContext';
import { Container } from '../../../ui/display/layout';
import { BranchList } from '../../overview/BranchList';
import { ImageContext, imagesOf } from '../../overview/branchImages';
import { useOverviewQuery } from '../../overview/Overview.generated';
import { Teasers } from '../../overview/Teasers';
import { onlyBranch, useSelectedBranch, useShop } from '../../shell/state/shopContext';
import { useSharedBranchSearch } from './branchSearchContext';
import { HomeSearch } from './HomeSearch';

export function HomeOrdering() {
  const { branches } = useShop();
  const { data } = useOverviewQuery({});
  const images = useMemo(() => (data ? imagesOf(data) : null), [data]);
  const singleBranch = onlyBranch(branches);
  const { hasHero } = usePage();
  useSelectedBranch(undefined);
  return (
    <ImageContext value={images}>
      {!hasHero && (
        <Container>
          <HomeSearch />
        </Container>
      )}
      {singleBranch && <Teasers branch={singleBranch} />}
      <BranchList branches={branches} search={useSharedBranchSearch()} />
    </ImageContext>
  );
}
