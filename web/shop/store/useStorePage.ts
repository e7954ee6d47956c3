/** The menu, the title and the preloading of the store page. */
import { useCart } from '../../ordering/cart/useCart';
import { useEffect } from 'react';
import { productTitle } from '../../../schema/rules/site/pageHead';
import { useStore, type StoreProduct } from '../../ordering/menu/storeContext';
import { usePageTitle } from '../shell/state/pageTitle';
import { useMenuSections } from '../../ordering/menu/useMenuSections';
import { submissionOf } from '../../../schema/rules/checkout/submissionType';
import { useMenuFilter } from './menuBar/useMenuFilter';
import { usePreloadConfigurator } from './LazyConfigurator';
import { useTableFromUrl } from './useTableFromUrl';

/** Preloads the checkout page once the cart has items, so that it opens even without a network. */
function usePreloadCheckout(): void {
  const hasItems = useCart().lines.length > 0;
  useEffect(() => {
    if (hasItems) import('../checkout/CheckoutPage').catch(() => {}); // the page is loaded again when it is opened
  }, [hasItems]);
}

/** Sets the title of the store, or of the product whose details are open. */
function useStoreTitle(product: StoreProduct | undefined): void {
  const { branch } = useStore();
  const image = product?.images[0] ?? branch.images[0];
  const title = product ? productTitle(product, branch) : branch.name;
  usePageTitle(title, { description: (product ?? branch).description, image });
}

/** Returns the menu at the time of the order, and whether the branch takes orders now. */
function useOrderableMenu() {
  const { branch, at } = useStore();
  const { methods } = useCart();
  const menu = useMenuFilter(useMenuSections());
  return { menu, canOrder: methods.some(method => submissionOf(branch, method, at)) };
}

/** Returns the menu to show. Sets the title, the table of the URL, and preloads the checkout and the configurator. */
export function useStorePage(product: StoreProduct | undefined) {
  useStoreTitle(product);
  usePreloadCheckout();
  usePreloadConfigurator();
  useTableFromUrl();
  return { ...useOrderableMenu(), hasCategoryBar: useStore().hasCategoryBar };
}
