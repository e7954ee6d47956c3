/** The button of the product details: adds the product to the cart, or sets the first time at which it can be ordered. */
import { useProductInCart } from '../../../ordering/cart/useCart';
import type { CartProduct } from '../../../ordering/cart/cartProduct';
import type { VisibleProduct } from '../../../ordering/menu/storeMenu';
import { useToast } from '../../../ui/overlays/Toasts';
import { partsOf } from '../../../../schema/rules/product/partAnswers';
import { initialQuantity } from '../../../../schema/rules/product/quantity';
import { addedText } from '../../../ordering/cart/cartTexts';
import { Button } from '../../../ui/actions/Button';
import { OrderFromButton } from '../../cart/when/OrderFromButton';

export interface OrderButtonProps extends Pick<VisibleProduct, 'isOrderable' | 'orderableFrom'> {
  product: CartProduct;
  onConfigure: (target: { product: CartProduct }) => void;
  onClose: () => void;
}

export function OrderButton({ isOrderable, orderableFrom, ...props }: OrderButtonProps) {
  if (isOrderable) return <AddProductButton {...props} />;
  return orderableFrom && <OrderFromButton product={props.product} time={orderableFrom} />;
}

/** Closes the details. A product with parts is configured first. */
function AddProductButton({ product, onConfigure, onClose }: Omit<OrderButtonProps, 'isOrderable' | 'orderableFrom'>) {
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
