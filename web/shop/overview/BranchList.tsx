/** The branches of the shop as cards, with the tags that filter them and what a search found. */
import { Button } from '../../ui/Button';
import { Container } from '../../ui/layout';
import crumbs from '../../drawings/kruemel.svg';
import bag from '../../drawings/sackerl.svg';
import { EmptyState } from '../shell/EmptyState';
import { useShop, type ShopBranch } from '../shell/shop';
import { BranchCard } from './BranchCard';
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
      <section className={styles.list} ref={search.result} aria-label={title}>
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
        <ul className={isOnly ? styles.only : styles.cards}>
          {found.map(branch => (
            <li key={branch.id} data-rise="">
              <BranchCard branch={branch} tile={tileOf(branches.indexOf(branch))} isWide={isOnly} />
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}

const tiles = [1, 3, 2, 4] as const;
const tileOf = (index: number) => tiles[index % tiles.length]!;
