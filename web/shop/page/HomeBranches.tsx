/** The branches with their hours and how to reach them. What searches and filters belongs to the overview. */
import { useMemo } from 'react';
import { BranchList } from '../overview/BranchList';
import { useOverviewQuery } from '../overview/Overview.generated';
import { PictureContext, picturesOf } from '../overview/branchImages';
import { Teasers } from '../overview/Teasers';
import { useBranchSearch } from '../overview/useBranchSearch';
import { onlyBranch, useSelectedBranch, useShop } from '../shell/state/shopContext';

export function HomeBranches() {
  const { branches } = useShop();
  const { data } = useOverviewQuery({});
  const pictures = useMemo(() => (data ? picturesOf(data) : null), [data]);
  const search = useBranchSearch(branches);
  const only = onlyBranch(branches);
  useSelectedBranch(undefined);
  return (
    <PictureContext value={pictures}>
      {only && <Teasers branch={only} />}
      <BranchList branches={branches} search={search} hasFilter={false} />
    </PictureContext>
  );
}
