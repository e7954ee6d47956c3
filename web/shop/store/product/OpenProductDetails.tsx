/** The details of the product in the URL, if any. */
import { useViewEvent } from '../../../ordering/events/useViewEvent';
import { findVisible, type MenuSection } from '../../../ordering/menu/storeMenu';
import type { OrderButtonProps } from './OrderButton';
import { ProductDetails } from './ProductDetails';
import type { useProductDetails } from './useProductDetails';

interface Props extends Pick<OrderButtonProps, 'onConfigure'> {
  details: ReturnType<typeof useProductDetails>;
  sections: readonly MenuSection[];
  canOrder: boolean;
}

export function OpenProductDetails({ details: { product, close }, sections, canOrder, onConfigure }: Props) {
  useViewEvent(product);
  if (!product) return null;
  const { isOrderable = false, orderableFrom = null } = findVisible(sections, product.id) ?? {};
  return (
    <ProductDetails
      key={product.id}
      product={product}
      isOrderable={canOrder && isOrderable}
      orderableFrom={canOrder ? orderableFrom : null}
      onConfigure={onConfigure}
      onClose={close}
    />
  );
}
