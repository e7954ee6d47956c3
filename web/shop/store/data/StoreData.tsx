/** Loads the branch and its menu and passes them to the pages of the store. */
import { useShop } from '../../shell/state/shopContext';
import { useClock } from '../../../hooks/useClock';
import { activeMenu } from '../../../../schema/rules/product/availability';
import { useMemo } from 'react';
import { offersOf, withSoldOut } from '../product/storeMenu';
import { ErrorPage } from '../../shell/ErrorPage';
import { StoreSkeleton } from '../StoreSkeleton';
import { StoreContext } from '../storeContext';
import { CartProvider } from '../../cart/state/useCart';
import { Outlet } from 'react-router';
import { useCurrentStore } from './useCurrentStore';
import { useFullSlots } from './useFullSlots';

export function StoreData({ identifier, name }: { identifier: string; name: string }) {
  const { config } = useShop();
  const at = useClock(config.timezone);
  const { data, error, refresh } = useCurrentStore(identifier);
  const fullSlots = useFullSlots(data?.branch);
  const currentMenu = data && activeMenu(data.branch.menus, at);
  const marks = data?.branch.soldOut;
  const menu = useMemo(() => marks && withSoldOut(currentMenu, marks), [currentMenu, marks]);
  const offers = useMemo(() => offersOf(menu), [menu]);
  if (!data) return error ? <ErrorPage error={error} onRetry={refresh} /> : <StoreSkeleton name={name} />;

  const { branch } = data;
  const store = { branch, menu, at, fullSlots, currency: config.currency, hasCategoryBar: data.config.enableCategoryBar };
  return (
    <StoreContext value={store}>
      <CartProvider branch={branch} offers={offers} at={at}>
        <Outlet />
      </CartProvider>
    </StoreContext>
  );
}
