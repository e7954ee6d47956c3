/** The home page of a shop without one of its own: find a branch, see when it is open, go there (HOME-02 to HOME-10). */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { divisionOf } from '../../../schema/rules/site/division';
import balloon from '../../illustrations/ballon.svg';
import { onlyBranch, useSelectedBranch, useShop, type ShopSettings } from '../shell/state/shopContext';
import { usePageTitle } from '../shell/state/pageTitle';
import { SkyHero } from '../../blocks/sky/SkyHero';
import { BranchList } from './BranchList';
import { PictureContext, picturesOf } from './branchImages';
import { useOverviewQuery, type OverviewQuery } from './Overview.generated';
import styles from './OverviewPage.module.css';
import { SearchForm } from './SearchForm';
import { Teasers } from './Teasers';
import { useBranchSearch } from './useBranchSearch';

export function OverviewPage() {
  const { config, branches } = useShop();
  const [address] = useSearchParams();
  const { data } = useOverviewQuery({});
  const pictures = useMemo(() => (data ? picturesOf(data) : null), [data]);
  const division = divisionOf(data?.divisions.items ?? [], address.get('division'));
  const own = division?.isNarrowing ? branches.filter(({ id }) => division.branches.some(branch => branch.id === id)) : branches;
  const search = useBranchSearch(own);
  const only = onlyBranch(own);
  const { title, description } = wordsOf(config, division);
  usePageTitle(division && title, { description: division?.description });
  useSelectedBranch(undefined);

  return (
    <PictureContext value={pictures}>
      <SkyHero isUnderHeader>
        <div className={styles.hero}>
          <div>
            <h1>{title}</h1>
            {description && <p className={styles.lead}>{description}</p>}
            {config.enablePluginSearch && own.length > 0 && (
              <SearchForm term={search.term} onChange={search.setTerm} onSearch={search.show} />
            )}
          </div>
          <img className={styles.balloon} src={balloon} alt="" />
        </div>
      </SkyHero>
      {only && <Teasers branch={only} />}
      <BranchList branches={own} search={search} />
    </PictureContext>
  );
}

type Division = OverviewQuery['divisions']['items'][number];

/** What the page says of itself: the words of the organisation it stands for, else those of the shop. */
function wordsOf(config: ShopSettings, division: Division | undefined): { title: string; description: string | null } {
  if (!division) return { title: config.title || config.shopName, description: config.description };
  return { title: division.title || division.name, description: division.description };
}
