/** What customers must know of the minimum age for the products in the cart. */
import { highestAge, minimumAgeNotice, minimumAgeOf } from '../../../../../schema/rules/product/minimumAge';
import { Alert } from '../../../../ui/feedback/Alert';
import { useCheckout } from '../../state/checkoutContext';
import styles from './CartSection.module.css';

export function AgeNotice() {
  const { cart } = useCheckout();
  const age = highestAge(cart.lines.map(({ product, parts }) => ({ minimumAge: minimumAgeOf(product, parts) })));
  return (
    age && (
      <div className={styles.age}>
        <Alert icon="id-card" title={minimumAgeNotice(age)} />
      </div>
    )
  );
}
