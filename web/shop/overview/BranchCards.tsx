/** The cards of the branches and a map of them. Cards and markers highlight each other. */
import { useState } from 'react';
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
}

/** The number of cards before the map: above it on phones, next to it on wide screens. */
const cardsBeforeMap = 2;

export function BranchCards({ branches, matches }: Props) {
  const { config, environment } = useShop();
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const mappedBranches = publicBranches(matches);
  const isMapEnabled = config.enablePluginMapbox && branchLocations(mappedBranches).length > 0;
  const [hasMapFailed, setMapFailed] = useState(environment.mapToken === null);
  const hasMap = isMapEnabled && !hasMapFailed;
  const cards = matches.map(branch => (
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
      <ul className={`${styles.cards} ${hasMap ? styles.withMap : ''}`}>
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
