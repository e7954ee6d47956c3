/** The branches of the shop as cards, with the tag filter and the search result. */
import { branchListId } from '../../../schema/site/paths';
import { Button } from '../../ui/actions/Button';
import { Container } from '../../ui/display/layout';
import crumbs from '../../illustrations/crumbs.svg';
import bag from '../../illustrations/paper-bag.svg';
import { EmptyState } from '../shell/EmptyState';
import { useShop, type ShopBranch } from '../shell/state/shopContext';
import { BranchCard } from './branch/BranchCard';
import { BranchCards } from './BranchCards';
import styles from './BranchList.module.css';
import { TagFilter } from './TagFilter';
import type { BranchSearch } from './useBranchSearch';

interface Props {
  branches: readonly ShopBranch[];
  search: BranchSearch;
}

export function BranchList({ branches, search }: Props) {
  const { config } = useShop();
  const { matches, isActive } = search;
  const isSingle = branches.length === 1;
  const title = isSingle ? 'Unser Standort' : 'Unsere Standorte';
  return (
    <Container>
      <section className={styles.list} id={branchListId} tabIndex={-1} aria-label={title}>
        <h2>{title}</h2>
        <p className={styles.result} role="status">
          {isActive && matches.length > 0 && `${matches.length} von ${branches.length} Filialen werden angezeigt.`}
          {isActive && matches.length === 0 && 'Leider wurden keine Ergebnisse gefunden.'}
        </p>
        {config.enablePluginTags && !isSingle && <TagFilter branches={branches} selectedTag={search.tag} onSelect={search.setTag} />}
        {isActive && matches.length === 0 && (
          <EmptyState illustration={crumbs} title="Nur noch Krümel.">
            <Button variant="secondary" onPress={search.reset}>
              Suche zurücksetzen
            </Button>
          </EmptyState>
        )}
        {branches.length === 0 && (
          <EmptyState
            illustration={bag}
            title="Noch keine Standorte"
            text="Sobald die erste Filiale eingetragen ist, ist sie hier zu finden."
          />
        )}
        {isSingle ? (
          <div className={styles.single} data-reveal="">
            {matches.map(branch => (
              <BranchCard key={branch.id} branch={branch} tile={1} isWide />
            ))}
          </div>
        ) : (
          <BranchCards branches={branches} matches={matches} isSearching={isActive} />
        )}
      </section>
    </Container>
  );
}
