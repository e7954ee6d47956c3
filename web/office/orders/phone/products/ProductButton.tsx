/** Adds a product to the order, or opens the configurator. */
import { partsOf } from '../../../../../schema/rules/product/partAnswers';
import { startingPriceTexts } from '../../../../../schema/rules/pricing/startingPrice';
import type { VisibleProduct } from '../../../../ordering/menu/storeMenu';
import { useStore, type StoreProduct } from '../../../../ordering/menu/storeContext';
import { useProductInCart } from '../../../../ordering/cart/useCart';
import styles from './ProductList.module.css';

interface Props {
  entry: VisibleProduct;
  isTabStop: boolean;
  onFocus: () => void;
  onPress: (product: StoreProduct) => void;
}

export function ProductButton({ entry: { product, isOrderable, availability }, isTabStop, onFocus, onPress }: Props) {
  const { currency } = useStore();
  const { count } = useProductInCart(product);
  const { price } = startingPriceTexts(product, currency);
  return (
    <button
      type="button"
      className={styles.product}
      disabled={!isOrderable}
      data-chosen={count > 0 || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onPress(product)}
    >
      <b>{product.name}</b>
      <span>
        {price}
        {partsOf(product).length > 0 && ' · auswählen'}
      </span>
      {availability && <small>{availability}</small>}
    </button>
  );
}
