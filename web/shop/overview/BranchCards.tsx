/** The cards of the branches, with one map of them all among them. A card and its pin point at each other. */
import { useState } from 'react';
import { Icon } from '../../ui/display/Icon';
import { BranchesMap } from '../map/BranchesMap';
import { placesOf } from '../map/mapView';
import { publicBranches, useShop, type ShopBranch } from '../shell/state/shopContext';
import { BranchCard } from './BranchCard';
import styles from './BranchCards.module.css';

interface Props {
  branches: readonly ShopBranch[];
  /** Those that are shown. */
  found: readonly ShopBranch[];
}

/** So many cards come before the map: on a phone they are seen first, beside it they make its height. */
const before = 2;

export function BranchCards({ branches, found }: Props) {
  const { config, environment } = useShop();
  const [marked, setMarked] = useState<string | null>(null);
  const onMap = publicBranches(found);
  const isWanted = config.enablePluginMapbox && placesOf(onMap).length > 0;
  const [isBroken, setBroken] = useState(environment.mapToken === null);
  const hasMap = isWanted && !isBroken;
  const cards = found.map(branch => (
    <li
      key={branch.id}
      data-rise=""
      data-marked={marked === branch.id || undefined}
      onPointerEnter={() => setMarked(branch.id)}
      onPointerLeave={() => setMarked(null)}
      onFocus={() => setMarked(branch.id)}
      onBlur={() => setMarked(null)}
    >
      <BranchCard branch={branch} tile={tileOf(branches.indexOf(branch))} />
    </li>
  ));
  return (
    <>
      <ul className={`${styles.cards} ${hasMap ? styles.withMap : ''}`}>
        {cards.slice(0, before)}
        {hasMap && (
          <li className={styles.map}>
            <BranchesMap branches={onMap} marked={marked} onMark={setMarked} onBroken={() => setBroken(true)} />
          </li>
        )}
        {cards.slice(before)}
      </ul>
      {isWanted && isBroken && (
        <p className={styles.noMap}>
          <Icon name="map-pin" />
          Die Karte kann gerade nicht gezeigt werden. Adresse und Route stehen bei jeder Filiale.
        </p>
      )}
    </>
  );
}

const tiles = [1, 3, 2, 4] as const;
const tileOf = (index: number) => tiles[index % tiles.length]!;
