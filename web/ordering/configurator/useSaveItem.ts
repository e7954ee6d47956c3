/** Saves the configured product in the cart. */
import type { CartProduct } from '../cart/cartProduct';
import type { CartLineView } from '../cart/cartView';
import type { Configuration } from './useConfiguration';
import { useCart } from '../cart/useCart';
import { useToast } from '../../ui/overlays/Toasts';
import { addedText } from '../cart/cartTexts';

export interface ConfiguratorProps {
  product: CartProduct;
  /** The cart line that is edited. */
  line?: CartLineView | undefined;
  onClose: () => void;
}

/** Returns a function that adds the product to the cart, or replaces the edited line (CONF-05, CONF-06). */
export function useSaveItem({ product, line, onClose }: ConfiguratorProps, { choice, isValid, removeDraft }: Configuration): () => void {
  const { add, replace } = useCart();
  const toast = useToast();
  return () => {
    if (!isValid) return;
    if (line) replace({ line: line.line, product }, choice);
    else {
      add(product, choice);
      removeDraft();
    }
    toast(addedText);
    onClose();
  };
}
