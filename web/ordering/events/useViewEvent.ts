/** Records that the customer looks at a product. */
import { useEffect } from 'react';
import type { CartProduct } from '../cart/cartProduct';
import { recordEvent } from './recordEvent';

export function useViewEvent(product: CartProduct | null | undefined): void {
  useEffect(() => {
    if (product) recordEvent('view_item', [{ product }]);
  }, [product?.id]);
}
