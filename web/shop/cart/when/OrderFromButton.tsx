/** Sets the time of the order to the first one at which a product can be ordered (G-137). */
import type { DateTime } from 'luxon';
import { orderFromText } from '../../../../schema/rules/product/saleTime';
import { relativeDateTimeText } from '../../../../schema/rules/time/dateText';
import { useProductInCart } from '../../../ordering/cart/useCart';
import type { CartProduct } from '../../../ordering/cart/cartProduct';
import { useStore } from '../../../ordering/menu/storeContext';
import { Button } from '../../../ui/actions/Button';
import { useToast } from '../../../ui/overlays/Toasts';

interface Props {
  product: CartProduct;
  time: DateTime;
  /** Called after the time was set. The button disappears then, so the focus moves elsewhere. */
  onSet?: () => void;
}

export function OrderFromButton({ product, time, onSet }: Props) {
  const { at } = useStore();
  const { setAppointment } = useProductInCart(product);
  const toast = useToast();
  const text = orderFromText(time, at);
  const setTime = (): void => {
    setAppointment(time);
    toast(`Ihr Termin: ${relativeDateTimeText(time, at)}`);
    onSet?.();
  };
  return (
    <Button variant="secondary" size="small" label={`${product.name}: ${text}`} onPress={setTime}>
      {text}
    </Button>
  );
}
