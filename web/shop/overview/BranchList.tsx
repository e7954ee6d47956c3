/** The branches of the shop as cards, with the tags that filter them and what a search found. */
import { Button } from '../../ui/actions/Button';
import { Container } from '../../ui/display/layout';
import crumbs from '../../illustrations/kruemel.svg';
import bag from '../../illustrations/sackerl.svg';
import { EmptyState } from '../shell/EmptyState';
import { useShop, type ShopBranch } from '../shell/state/shopContext';
import { BranchCard } from './BranchCard';
import { BranchCards } from './BranchCards';
import styles from './BranchList.module.css';
import { TagFilter } from './TagFilter';
import type { BranchSearch } from './useBranchSearch';

interface Props {
  branches: readonly ShopBranch[];
  search: BranchSearch;
  /** Whether tags may narrow it. */
  hasFilter?: boolean;
}

export function BranchList({ branches, search, hasFilter = true }: Props) {
  const { config } = useShop();
  const { found, isActive } = search;
  const isOnly = branches.length === 1;
  const title = isOnly ? 'Unser Standort' : 'Unsere Standorte';
  return (
    <Container>
      <section className={styles.list} ref={search.result} tabIndex={-1} aria-label={title}>
        <h2>{title}</h2>
        <p className={styles.result} role="status">
          {isActive && found.length > 0 && `${found.length} von ${branches.length} Filialen werden angezeigt.`}
          {isActive && found.length === 0 && 'Leider wurden keine Ergebnisse gefunden.'}
        </p>
        {hasFilter && config.enablePluginTags && !isOnly && <TagFilter branches={branches} chosen={search.tag} onChoose={search.setTag} />}
        {isActive && found.length === 0 && (
          <EmptyState drawing={crumbs} title="Nur noch Krümel.">
            <Button look="secondary" onPress={search.reset}>
              Suche zurücksetzen
            </Button>
          </EmptyState>
        )}
        {branches.length === 0 && (
          <EmptyState drawing={bag} title="Noch keine Standorte" text="Sobald die erste Filiale eingetragen ist, ist sie hier zu finden." />
        )}
        {isOnly ? (
          <div className={styles.only} data-rise="">
            {found.map(branch => (
              <BranchCard key={branch.id} branch={branch} tile={1} isWide />
            ))}
          </div>
        ) : (
          <BranchCards branches={branches} found={found} />
        )}
      </section>
    </Container>
  );
}
