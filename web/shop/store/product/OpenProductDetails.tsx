/** The details of the product in the URL, if any. */
import { hasOrderable, type MenuSection } from '../../../ordering/menu/storeMenu';
import { ProductDetails, type ProductDetailsProps } from './ProductDetails';
import type { useProductDetails } from './useProductDetails';

interface Props extends Pick<ProductDetailsProps, 'onConfigure'> {
  details: ReturnType<typeof useProductDetails>;
  sections: readonly MenuSection[];
  canOrder: boolean;
}

export const OpenProductDetails = ({ details: { product, close }, sections, canOrder, onConfigure }: Props) =>
  product && (
    <ProductDetails
      key={product.id}
      product={product}
      isOrderable={canOrder && hasOrderable(sections, product.id)}
      onConfigure={onConfigure}
      onClose={close}
    />
  );
