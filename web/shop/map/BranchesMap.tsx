/** Where all branches lie, on one map beside their cards. Cards and pins point at each other. */
import { useShop, type ShopBranch } from '../shell/state/shopContext';
import { MapFrame } from './LazyMap';
import { homeView, placesOf } from './mapView';

interface Props {
  branches: readonly ShopBranch[];
  /** The branch whose card is pointed at. */
  marked: string | null;
  /** The branch whose pin is pointed at; null: none any more. */
  onMark: (id: string | null) => void;
  /** No map can be shown here. */
  onBroken: () => void;
}

export function BranchesMap({ branches, marked, onMark, onBroken }: Props) {
  const { config } = useShop();
  return (
    <MapFrame
      isTall
      label="Karte: Unsere Standorte"
      places={placesOf(branches)}
      view={homeView(config)}
      marked={marked}
      onMark={onMark}
      onBroken={onBroken}
    />
  );
}
