/** The link from a product to the cart. */
import { cartId } from '../../cart/CartBar';
import styles from './AddToCart.module.css';

export const findCart = (): HTMLElement | null => document.getElementById(cartId);

/** A link past the other products for keyboard users, visible while it has the focus. */
export const SkipToCart = () => (
  <a
    className={styles.skipToCart}
    href={`#${cartId}`}
    onClick={event => {
      event.preventDefault();
      findCart()?.focus();
    }}
  >
    Zum Warenkorb
  </a>
);
