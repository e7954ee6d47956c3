/** The layout of every page of the shop, rendered when the settings and branches are loaded. */
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { setStorageNamespace } from '../../app/storage/storageKey';
import { ErrorPage } from './ErrorPage';
import { LoadingScreen } from './LoadingScreen';
import { Frontend, getOverride } from '../overrides';
import { setSelfService } from '../../app/selfService';
import { useShopQuery } from './Shop.generated';
import { useShopData } from './state/useShopData';
import { ShopFrame } from './ShopFrame';
import { usePageEffects } from './state/usePageEffects';
import { ShopProvider } from './ShopProvider';

export function ShopShell() {
  const { data: currentData, previousData, error, refetch } = useShopQuery({});
  const data = currentData ?? previousData; // A failed refetch keeps the previous data.
  const { search } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shop = useShopData(data);
  usePageEffects(data, content);
  if (error && !data)
    return (
      <main>
        <ErrorPage error={error} onRetry={() => void refetch()} />
      </main>
    );
  const Loading = getOverride('loader', LoadingScreen);
  if (!shop) return <Loading />;
  setStorageNamespace(shop.environment.siteKey);
  setSelfService(search);
  return (
    <Frontend>
      <ShopProvider shop={shop}>
        <ShopFrame content={content} />
      </ShopProvider>
    </Frontend>
  );
}
