/** Shows a branch on a map, or its address and a route link when no map is available. */
import { cityText } from '../../../schema/rules/site/contactText';
import { LinkButton } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import { routeTo } from '../overview/branch/routePlanner';
import { useShop, type ShopBranch } from '../shell/state/shopContext';
import { LazyMap } from './LazyMap';
import { branchLocations, type MapView } from './mapView';

interface Props {
  branch: Pick<ShopBranch, 'id' | 'name' | 'street' | 'zipCode' | 'city' | 'latitude' | 'longitude'>;
  view: MapView;
}

/** Renders nothing when maps are disabled or the branch has no coordinates. */
export function BranchMap({ branch, view }: Props) {
  const { config } = useShop();
  const locations = branchLocations([branch]);
  if (!config.enablePluginMapbox || !locations.length) return null;
  return <LazyMap label={`Karte: ${branch.name}`} locations={locations} view={view} fallback={<AddressFallback branch={branch} />} />;
}

function AddressFallback({ branch }: Pick<Props, 'branch'>) {
  const route = routeTo(useShop().config.routePlannerUrl, branch);
  return (
    <>
      <Icon name="map-pin" size="large" />
      <p>
        {branch.street}
        <br />
        {cityText(branch)}
      </p>
      {route && (
        <LinkButton variant="secondary" icon="navigation" to={route} isNewTab>
          Route planen
        </LinkButton>
      )}
    </>
  );
}
