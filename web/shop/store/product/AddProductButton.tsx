/** The button of the product details that adds the product to the cart. */
import { useProductInCart } from '../../../ordering/cart/useCart';
import { useToast } from '../../../ui/overlays/Toasts';
import { partsOf } from '../../../../schema/rules/product/partAnswers';
import { initialQuantity } from '../../../../schema/rules/product/quantity';
import { addedText } from '../../../ordering/cart/cartTexts';
import { Button } from '../../../ui/actions/Button';
import type { ProductDetailsProps } from './ProductDetails';

/** Closes the details. A product with parts is configured first. */
export function AddProductButton({ product, onConfigure, onClose }: Omit<ProductDetailsProps, 'isOrderable'>) {
  const { add } = useProductInCart(product);
  const toast = useToast();
  const hasParts = partsOf(product).length > 0;
  const addToCart = (): void => {
    onClose();
    if (hasParts) return onConfigure({ product });
    add(product, { ...initialQuantity(product), parts: [] });
    toast(addedText);
  };
  return (
    <Button variant="accent" onPress={addToCart}>
      {hasParts ? 'Auswählen' : 'Zum Warenkorb'}
    </Button>
  );
}
