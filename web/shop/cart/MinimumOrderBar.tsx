/** A progress bar from the value of the goods to the minimum of the delivery area, with a hint (STORE-08). */
import { moneyText } from '../../../schema/rules/pricing/money';
import { minimumHint } from '../../../schema/rules/pricing/priceNotices';
import { messageFor } from '../../../schema/errors/messages';
import { FieldErrorText } from '../../ui/inputs/Field';
import { useStore } from '../../ordering/menu/storeContext';
import styles from './MinimumOrderBar.module.css';
import { useCart } from '../../ordering/cart/useCart';

/** The cart separates the bar by a line and has no space for the hint. */
export function MinimumOrderBar({ isInCart }: { isInCart?: boolean }) {
  const { currency } = useStore();
  const { pricing, area } = useCart();
  if (!area || pricing.isMinimumReached) return null;
  const minimum = area.minimumOrderValue ?? 0;
  const message = messageFor({ path: [], rule: 'belowMinimum', limit: moneyText(minimum, currency) });
  return (
    <div className={`${styles.minimum} ${isInCart ? styles.separated : ''}`}>
      <div className={styles.line}>
        <span>
          Noch <b>{moneyText(pricing.missingAmount, currency)}</b> bis zum Mindestbestellwert
        </span>
        <span className={styles.total}>
          {moneyText(pricing.gross, currency)} / {moneyText(minimum, currency)}
        </span>
      </div>
      <progress className={styles.bar} max={minimum} value={pricing.gross} aria-label="Mindestbestellwert" />
      <FieldErrorText id="below-minimum">{isInCart ? message : `${message} ${minimumHint(pricing, currency)}`}</FieldErrorText>
    </div>
  );
}
