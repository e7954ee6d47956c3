/** A product as the menu has it now: it may change, or be sold out, while it is put together. */
import { useMemo } from 'react';
import type { CartProduct } from '../cart/state/cartProduct';
import { offersOf } from '../store/product/storeMenu';
import { useStore } from '../store/storeContext';

export interface Current {
  readonly product: CartProduct;
  /** Neither it nor its category was taken off the menu. */
  readonly isOnMenu: boolean;
}

export function useCurrent(opened: CartProduct): Current {
  const { menu } = useStore();
  return useMemo(() => {
    const offers = offersOf(menu).filter(({ product }) => product.id === opened.id);
    const isOnMenu = offers.some(({ limits }) => limits.every(({ isEnabled }) => isEnabled));
    return { product: offers[0]?.product ?? opened, isOnMenu };
  }, [menu, opened]);
}
