/** Sets the time of the order to the first one at which a product can be ordered (G-137). */
import type { DateTime } from 'luxon';
import { useRef } from 'react';
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
}

/** A button that adds the product replaces this one, and receives its focus. */
export function OrderFromButton({ product, time }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { at } = useStore();
  const { setAppointment } = useProductInCart(product);
  const toast = useToast();
  const text = orderFromText(time, at);
  const setTime = (): void => {
    const parent = button.current?.parentElement;
    requestAnimationFrame(() => [...(parent?.querySelectorAll('button') ?? [])].at(-1)?.focus());
    setAppointment(time);
    toast(`Ihr Termin: ${relativeDateTimeText(time, at)}`);
  };
  return (
    <Button ref={button} variant="secondary" size="small" label={`${product.name}: ${text}`} onPress={setTime}>
      {text}
    </Button>
  );
}
