/** The layout of all pages of a branch: loads the branch with its menu and opens its cart. */
import { useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import { activeMenu } from '../../../schema/rules/product/availability';
import { useClock } from '../../hooks/useClock';
import { CartProvider } from '../cart/state/useCart';
import { ErrorPage } from '../shell/ErrorPage';
import { NotFoundPage } from '../shell/NotFoundPage';
import { useShop } from '../shell/state/shopContext';
import { offersOf } from './product/storeMenu';
import { useStoreQuery } from './Store.generated';
import { StoreContext } from './storeContext';
import { StoreSkeleton } from './StoreSkeleton';
import { useCatalogueUpdates } from './useCatalogueUpdates';
import { useMenuRefresh } from './useMenuRefresh';

export function StoreLayout() {
  const { branchIdentifier } = useParams() as { branchIdentifier: string };
  const { branch } = useShop();
  // The shop has loaded all public branches; any other branch is not found (G-013).
  return branch ? <StoreData key={branch.id} identifier={branchIdentifier} name={branch.name} /> : <NotFoundPage />;
}

function StoreData({ identifier, name }: { identifier: string; name: string }) {
  const { config } = useShop();
  const at = useClock(config.timezone);
  const { data, error, refetch } = useStoreQuery({ variables: { identifier } });
  const refresh = (): void => void refetch(); // `error` reports a failure; the displayed data stays
  useMenuRefresh(refresh);
  useCatalogueUpdates(data?.branch, refresh);
  const menu = data && activeMenu(data.branch.menus, at);
  const offers = useMemo(() => offersOf(menu), [menu]);
  if (!data) return error ? <ErrorPage error={error} onRetry={refresh} /> : <StoreSkeleton name={name} />;

  const { branch } = data;
  const store = { branch, menu, at, currency: config.currency, hasCategoryBar: data.config.enableCategoryBar };
  return (
    <StoreContext value={store}>
      <CartProvider branch={branch} offers={offers} at={at}>
        <Outlet />
      </CartProvider>
    </StoreContext>
  );
}
