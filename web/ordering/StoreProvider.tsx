/** Loads a branch with its menu and opens its cart, for the shop and for the orders that staff takes by phone. */
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { activeMenu } from '../../schema/rules/product/availability';
import { withoutDelivery } from '../../schema/rules/checkout/checkout';
import { inZone } from '../../schema/rules/time/calendar';
import { isSelfService } from '../app/storage/browserStorage';
import { useClock } from '../hooks/useClock';
import { CartProvider } from './cart/useCart';
import { StoreContext } from './menu/storeContext';
import { offersOf, withSoldOut } from './menu/storeMenu';
import { useCurrentStore } from './menu/useCurrentStore';
import { useFullSlots } from './menu/useFullSlots';
import type { OrderTaker } from './orderTaker';

interface Props {
  /** The id or the identifier of the branch. */
  identifier: string;
  config: { readonly currency: string; readonly timezone: string };
  taker?: OrderTaker;
  /** Renders the page until the branch is loaded, and when it cannot be loaded. */
  renderPending: (error: object | undefined, retry: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * Each branch needs its own provider (`key`). While the browser takes over a page of the server, each change of the context would take over
 * the whole menu in one long task; so it changes only with its values, and those that the page has loaded itself wait for it.
 */
export function StoreProvider({ identifier, config: { currency, timezone }, taker, renderPending, children }: Props) {
  const at = useClock(timezone);
  const { data, error, refresh } = useCurrentStore(identifier);
  const fullSlots = useDeferredValue(useFullSlots(data?.branch));
  const currentMenu = data && activeMenu(data.branch.menus, at);
  const marks = data?.branch.soldOut;
  const menu = useMemo(() => marks && withSoldOut(currentMenu, marks), [currentMenu, marks]);
  const offers = useMemo(() => offersOf(menu), [menu]);
  const now = at.toMillis();
  const store = useMemo(
    () =>
      data && {
        branch: isSelfService() ? withoutDelivery(data.branch) : data.branch,
        menu,
        at: inZone(now, timezone),
        fullSlots,
        currency,
        hasCategoryBar: data.config.enableCategoryBar,
      },
    [data, menu, now, timezone, fullSlots, currency],
  );
  if (!store) return renderPending(error, refresh);
  return (
    <StoreContext value={store}>
      <CartProvider branch={store.branch} offers={offers} fullSlots={fullSlots} at={at} taker={taker}>
        {children}
      </CartProvider>
    </StoreContext>
  );
}
