/** How much of the product: the first question. */
import { AmountField } from '../cart/AmountField';
import type { CartProduct } from '../cart/state/cartProduct';
import { UnitField } from '../cart/UnitField';
import styles from './Configurator.module.css';
import type { Draft } from './useConfiguration';

export const AmountStep = ({ product, draft: { choice, setAmount, setUnit } }: { product: CartProduct; draft: Draft }) => (
  <div className={styles.amount}>
    <span className={styles.label} aria-hidden="true">
      Menge
    </span>
    <AmountField product={product} quantity={choice} onChange={setAmount} />
    <UnitField product={product} quantity={choice} onChange={setUnit} />
  </div>
);
