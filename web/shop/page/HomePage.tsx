/** The page at `/`: the one the shop wrote, followed by its branches, or the overview of them (HOME-01, G-009). */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSitePageQuery } from '../../blocks/Page.generated';
import { previewMark } from '../../blocks/preview';
import { BranchList } from '../overview/BranchList';
import { OverviewPage } from '../overview/OverviewPage';
import { useOverviewQuery } from '../overview/Overview.generated';
import { PictureContext, picturesOf } from '../overview/pictures';
import { Teasers } from '../overview/Teasers';
import { useBranchSearch } from '../overview/useBranchSearch';
import { publicBranches, useSelectedBranch, useShop } from '../shell/shop';
import { PageView } from './PageView';

export function HomePage() {
  const { config } = useShop();
  const [address] = useSearchParams();
  const isWanted = (config.enablePluginHomePage && !address.has('division')) || address.has(previewMark);
  const { data, error } = useSitePageQuery({ variables: { path: '' }, skip: !isWanted, fetchPolicy: 'cache-and-network' });
  if (!isWanted || error || data?.sitePage === null) return <OverviewPage />;
  return data?.sitePage ? <PageView page={data.sitePage} after={<Branches />} /> : null;
}

/** The branches with their hours and how to reach them. What searches and filters belongs to the overview. */
function Branches() {
  const { branches } = useShop();
  const { data } = useOverviewQuery({});
  const pictures = useMemo(() => (data ? picturesOf(data) : new Map()), [data]);
  const search = useBranchSearch(branches);
  const [only, ...others] = publicBranches(branches);
  useSelectedBranch(undefined);
  return (
    <PictureContext value={pictures}>
      {only && !others.length && <Teasers branch={only} />}
      <BranchList branches={branches} search={search} hasFilter={false} />
    </PictureContext>
  );
}
