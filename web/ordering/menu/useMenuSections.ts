/** The menu at the time of the order. */
import { useMemo } from 'react';
import { useCart } from '../cart/useCart';
import { useStore } from './storeContext';
import { categorySections, type MenuSection } from './storeMenu';

export function useMenuSections(): MenuSection[] {
  const { menu, at } = useStore();
  const orderTime = useCart().appointment ?? at;
  return useMemo(() => categorySections(menu, at, orderTime), [menu, at.toMillis(), orderTime.toMillis()]);
}
