/** The menu, the title and the preloading of the store page. */
import { useCart } from '../../ordering/cart/useCart';
import { useEffect } from 'react';
import { useStore } from '../../ordering/menu/storeContext';
import { usePageTitle } from '../shell/state/pageTitle';
import { imagePath } from '../../../schema/site/imageUrls';
import { useMenuSections } from '../../ordering/menu/useMenuSections';
import { submissionOf } from '../../../schema/rules/checkout/submissionType';
import { useTableFromUrl } from './useTableFromUrl';

/** Preloads the checkout page once the cart has items, so that it opens even without a network. */
function usePreloadCheckout(): void {
  const hasItems = useCart().lines.length > 0;
  useEffect(() => {
    if (hasItems) import('../checkout/CheckoutPage').catch(() => {}); // the page is loaded again when it is opened
  }, [hasItems]);
}

function useStoreTitle(): void {
  const { branch } = useStore();
  const [image] = branch.images;
  usePageTitle(branch.name, { description: branch.description, image: image && imagePath(image, 'medium') });
}

/** Returns the menu at the time of the order, and whether the branch takes orders now. */
function useOrderableMenu() {
  const { branch, at } = useStore();
  const { methods } = useCart();
  const sections = useMenuSections();
  return { sections, canOrder: methods.some(method => submissionOf(branch, method, at)) };
}

/** Returns the menu to show. Sets the title, the table of the URL, and preloads the checkout. */
export function useStorePage() {
  useStoreTitle();
  usePreloadCheckout();
  useTableFromUrl();
  return useOrderableMenu();
}
