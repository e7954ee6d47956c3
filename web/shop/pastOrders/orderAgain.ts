/** Puts the items of an earlier order into the cart. */
import { mergeItems } from '../../ordering/cart/cart';
import { loadCart, saveCart } from '../../ordering/cart/cartStorage';
import type { PastOrder } from './pastOrders';

/** The state of a navigation to a store that opens the cart again. The store says which items have changed or are not sold any more. */
export const reopensCart = (): { reopenedAt: number } => ({ reopenedAt: Date.now() });

/** Adds the items to the stored cart of their branch. */
export function orderAgain({ branch, items }: PastOrder): void {
  saveCart(branch.identifier, mergeItems(loadCart(branch.identifier), items));
}
