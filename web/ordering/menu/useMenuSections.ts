/** The menu at the time of the order. */
import { useMemo } from 'react';
import { useCart } from '../cart/useCart';
import { slotQueryOf, useStore } from './storeContext';
import { categorySections, type MenuSection } from './storeMenu';

export function useMenuSections(): MenuSection[] {
  const store = useStore();
  const { menu, at, branch, fullSlots } = store;
  const cart = useCart();
  const { saleTime, method, lines } = cart;
  // Other products change neither the time nor the slots, and a changed menu renders all cards again.
  const slowProducts = lines.flatMap(({ product }) => (product.isLeadTimeEnabled ? product.id : [])).join();
  return useMemo(
    () => categorySections(menu, { at, orderTime: saleTime, slotQuery: slotQueryOf(store, cart) }),
    [menu, branch, fullSlots, method, slowProducts, at.toMillis(), saleTime.toMillis()],
  );
}
