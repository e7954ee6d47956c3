/** The cards of the branches and a map of them. Cards and markers highlight each other. */
import { useRef, useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import { BranchesMap } from '../map/BranchesMap';
import { branchLocations } from '../map/mapView';
import { publicBranches, useShop, type ShopBranch } from '../shell/state/shopContext';
import { BranchCard } from './branch/BranchCard';
import styles from './BranchCards.module.css';

interface Props {
  branches: readonly ShopBranch[];
  /** The branches that match the search. */
  matches: readonly ShopBranch[];
  /** All results of a search are shown. */
  isSearching: boolean;
}

/** The number of cards before the map: above it on phones, next to it on wide screens. */
const cardsBeforeMap = 2;

/** The number of cards until the visitor searches or asks for all. */
const maxCards = 24;

export function BranchCards({ branches, matches, isSearching }: Props) {
  const { config, environment } = useShop();
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const mappedBranches = publicBranches(matches);
  const isMapEnabled = config.enablePluginMapbox && branchLocations(mappedBranches).length > 0;
  const [hasMapFailed, setMapFailed] = useState(environment.mapToken === null);
  const hasMap = isMapEnabled && !hasMapFailed;
  const [hasAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button disappears, so the first new card receives its focus.
  const showAll = (): void => {
    setAll(true);
    requestAnimationFrame(() => list.current?.querySelectorAll('li:has(article)')[maxCards]?.querySelector('a')?.focus());
  };
  const cards = (hasAll || isSearching ? matches : matches.slice(0, maxCards)).map(branch => (
    <li
      key={branch.id}
      data-reveal=""
      data-marked={highlightedId === branch.id || undefined}
      onPointerEnter={() => setHighlightedId(branch.id)}
      onPointerLeave={() => setHighlightedId(null)}
      onFocus={() => setHighlightedId(branch.id)}
      onBlur={() => setHighlightedId(null)}
    >
      <BranchCard branch={branch} tile={tileAt(branches.indexOf(branch))} />
    </li>
  ));
  return (
    <>
      <ul ref={list} className={`${styles.cards} ${hasMap ? styles.withMap : ''}`}>
        {cards.slice(0, cardsBeforeMap)}
        {hasMap && (
          <li className={styles.map}>
            <BranchesMap
              branches={mappedBranches}
              highlightedId={highlightedId}
              onHighlight={setHighlightedId}
              onError={() => setMapFailed(true)}
            />
          </li>
        )}
        {cards.slice(cardsBeforeMap)}
      </ul>
      {cards.length < matches.length && (
        <div className={styles.more}>
          <Button variant="secondary" onPress={showAll}>
            Alle {matches.length} Filialen anzeigen
          </Button>
        </div>
      )}
      {isMapEnabled && hasMapFailed && (
        <p className={styles.mapError}>
          <Icon name="map-pin" />
          Die Karte kann gerade nicht gezeigt werden. Adresse und Route stehen bei jeder Filiale.
        </p>
      )}
    </>
  );
}

const tiles = [1, 3, 2, 4] as const;
const tileAt = (index: number) => tiles[index % tiles.length]!;
