/** How far the goods are from the minimum of the delivery area: a bar that fills, and what to do (STORE-08). */
import { moneyText } from '../../../schema/rules/pricing/money';
import { minimumHint } from '../../../schema/rules/pricing/priceNotices';
import { textOf } from '../../../schema/errors/messages';
import { FieldError } from '../../ui/inputs/Field';
import { useStore } from '../store/storeContext';
import styles from './MinimumOrderBar.module.css';
import { useCart } from './state/useCart';

/** `isShort`: without the advice, where there is little room. */
export function MinimumBar({ isShort }: { isShort?: boolean }) {
  const { currency } = useStore();
  const { pricing, area } = useCart();
  if (!area || pricing.isMinimumReached) return null;
  const minimum = area.minimumOrderValue ?? 0;
  const complaint = textOf({ path: [], rule: 'belowMinimum', limit: moneyText(minimum, currency) });
  return (
    <div className={styles.minimum}>
      <div className={styles.line}>
        <span>
          Noch <b>{moneyText(pricing.missing, currency)}</b> bis zum Mindestbestellwert
        </span>
        <span className={styles.sum}>
          {moneyText(pricing.gross, currency)} / {moneyText(minimum, currency)}
        </span>
      </div>
      <progress className={styles.bar} max={minimum} value={pricing.gross} aria-label="Mindestbestellwert" />
      <FieldError id="below-minimum">{isShort ? complaint : `${complaint} ${minimumHint(pricing, currency)}`}</FieldError>
    </div>
  );
}
