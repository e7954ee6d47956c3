/** Shows all branches on one map next to their cards. Cards and markers highlight each other. */
import { useShop, type ShopBranch } from '../shell/state/shopContext';
import { LazyMap } from './LazyMap';
import { homeView, branchLocations } from './mapView';

interface Props {
  branches: readonly ShopBranch[];
  /** The branch whose card is highlighted. */
  highlightedId: string | null;
  /** Called with the branch whose marker is highlighted, or null. */
  onHighlight: (id: string | null) => void;
  /** Called when no map can be shown. */
  onError: () => void;
}

export function BranchesMap({ branches, highlightedId, onHighlight, onError }: Props) {
  const { config } = useShop();
  return (
    <LazyMap
      hasFullHeight
      label="Karte: Unsere Standorte"
      locations={branchLocations(branches)}
      view={homeView(config)}
      highlightedId={highlightedId}
      onHighlight={onHighlight}
      onError={onError}
    />
  );
}
