/** Where one branch lies, on a map; without one, the address and the way there. */
import { cityText } from '../../../schema/rules/site/contactText';
import { LinkButton } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import { routeTo } from '../overview/routePlanner';
import { useShop, type ShopBranch } from '../shell/state/shopContext';
import { MapFrame } from './LazyMap';
import { placesOf, type MapView } from './mapView';

interface Props {
  branch: Pick<ShopBranch, 'id' | 'name' | 'street' | 'zipCode' | 'city' | 'latitude' | 'longitude'>;
  view: MapView;
}

/** Nothing where the shop shows no maps, or the branch has not said where it is. */
export function BranchMap({ branch, view }: Props) {
  const { config } = useShop();
  const places = placesOf([branch]);
  if (!config.enablePluginMapbox || !places.length) return null;
  return <MapFrame label={`Karte: ${branch.name}`} places={places} view={view} instead={<InWords branch={branch} />} />;
}

function InWords({ branch }: Pick<Props, 'branch'>) {
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
        <LinkButton look="secondary" icon="navigation" to={route} isNewTab>
          Route planen
        </LinkButton>
      )}
    </>
  );
}
