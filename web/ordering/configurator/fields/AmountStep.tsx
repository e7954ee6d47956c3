/** The amount of the product: the first step. */
import { AmountField } from '../../cart/quantity/AmountField';
import type { CartProduct } from '../../cart/cartProduct';
import { UnitField } from '../../cart/quantity/UnitField';
import styles from '../Configurator.module.css';
import type { Configuration } from '../useConfiguration';

export const AmountStep = ({
  product,
  configuration: { choice, setAmount, setUnit },
}: {
  product: CartProduct;
  configuration: Configuration;
}) => (
  <div className={styles.amount}>
    <span className={styles.label} aria-hidden="true">
      Menge
    </span>
    <AmountField product={product} quantity={choice} onChange={setAmount} />
    <UnitField product={product} quantity={choice} onChange={setUnit} />
  </div>
);
