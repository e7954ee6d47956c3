/** The product of the current menu. It may change or be sold out while it is configured. */
import { useMemo } from 'react';
import type { CartProduct } from '../cart/cartProduct';
import { offersOf } from '../menu/storeMenu';
import { useStore } from '../menu/storeContext';

export interface CurrentProduct {
  readonly product: CartProduct;
  /** Neither the product nor its category was removed from the menu. */
  readonly isOnMenu: boolean;
}

export function useCurrentProduct(initialProduct: CartProduct): CurrentProduct {
  const { menu } = useStore();
  return useMemo(() => {
    const offers = offersOf(menu).filter(({ product }) => product.id === initialProduct.id);
    const isOnMenu = offers.some(({ schedules }) => schedules.every(({ isEnabled }) => isEnabled));
    return { product: offers[0]?.product ?? initialProduct, isOnMenu };
  }, [menu, initialProduct]);
}
