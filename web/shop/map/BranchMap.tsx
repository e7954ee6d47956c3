/** Where a branch lies, on a map. What draws it is large and comes only to those who scroll this far; where it cannot come, the way there is told in words. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { routeTo } from '../overview/route';
import { useShop, type ShopBranch } from '../shell/shop';
import styles from './BranchMap.module.css';
import type { MapView } from './view';

const MapCanvas = lazy(() => import('./MapCanvas').then(({ MapCanvas }) => ({ default: MapCanvas })));

interface Props {
  branch: Pick<ShopBranch, 'name' | 'street' | 'zipCode' | 'city' | 'latitude' | 'longitude'>;
  view: MapView;
}

/** Nothing where the shop shows no maps, or the branch has not said where it is. */
export function BranchMap({ branch, view }: Props) {
  const { config, environment } = useShop();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearness(frame);
  const [isBroken, setBroken] = useState(false);
  const { name, latitude, longitude } = branch;
  if (!config.enablePluginMapbox || latitude === null || longitude === null) return null;
  const { mapToken: token, mapStyle: style, mapUrl: url } = environment;
  return (
    <div ref={frame} className={styles.frame} role="group" aria-label={`Karte: ${name}`}>
      {token === null || isBroken ? (
        <InWords branch={branch} />
      ) : (
        <Suspense fallback={null}>
          {isNear && (
            <MapCanvas spot={{ latitude, longitude }} {...{ name, view, source: { token, style, url } }} onBroken={() => setBroken(true)} />
          )}
        </Suspense>
      )}
    </div>
  );
}

function InWords({ branch }: Pick<Props, 'branch'>) {
  const { street, zipCode, city } = branch;
  const route = routeTo(useShop().config.routePlannerUrl, branch);
  return (
    <div className={styles.words}>
      <Icon name="map-pin" size="large" />
      <p>
        {street}
        <br />
        {[zipCode, city].filter(Boolean).join(' ')}
      </p>
      {route && (
        <LinkButton look="secondary" icon="navigation" to={route} isNewTab>
          Route planen
        </LinkButton>
      )}
    </div>
  );
}

/** Whether it is in view or soon will be. A map that is far away is taken down: a browser draws no more than a dozen at once. */
function useNearness(frame: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), { rootMargin: '50%' });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return isNear;
}
