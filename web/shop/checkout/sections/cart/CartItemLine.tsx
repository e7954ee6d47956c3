/** One item of the cart in the checkout. */
import { focusControl, useCheckout, useLineError } from '../../state/checkoutContext';
import { sectionId } from '../../../../ordering/checkout/errorMessages';
import type { CartLineView } from '../../../../ordering/cart/cartView';
import { type ImageTile, Image } from '../../../../ui/display/Image';
import { lineErrorText } from '../../../../ordering/cart/cartTexts';
import { CartItemFacts } from './CartItemFacts';
import styles from './CartSection.module.css';
import { Icon } from '../../../../ui/display/Icon';
import { timesText } from '../../../../../schema/rules/product/units';
import { priceText } from '../../../../../schema/rules/pricing/money';
import { Button } from '../../../../ui/actions/Button';

// The focused button disappears, so the focus moves to the section.
export const focusCart = (): void => focusControl(sectionId('cart'));

export function CartItemLine({ line, tile }: { line: CartLineView; tile: ImageTile }) {
  const { cart, currency } = useCheckout();
  const { product, price } = line;
  const error = lineErrorText(line) ?? useLineError(line.line);
  const remove = (): void => {
    cart.remove(line.line);
    focusCart();
  };
  return (
    <li className={styles.line}>
      <span className={styles.image}>
        <Image image={product.images[0]} sizes="3.6rem" largest="tiny" alt="" tile={tile} fallback={<Icon name="croissant" />} />
      </span>
      <span className={styles.label}>
        <span className={styles.amount}>{timesText(line)}</span>
        <span className={styles.name}>
          <b>{product.name}</b>
          <CartItemFacts line={line} />
          {error && <span className={styles.error}>{error}</span>}
        </span>
        {price.unitPrice !== null && <span className={styles.price}>{priceText(price.gross, price.pricing, currency)}</span>}
      </span>
      <Button variant="text" icon="trash-2" label={`${product.name} entfernen`} onPress={remove} />
    </li>
  );
}
